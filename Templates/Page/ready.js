// When parts of the page start: the script runs in the head, before the page is read.

document.documentElement.classList.add("scripted");

/** Runs `start` when the whole page is there. */
function whenReady(start) {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", () => start(), { once: true });
  } else {
    start();
  }
}

/** True when people asked for less movement. */
function wantsStillness() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
