// What the fragment of the address says: `#anchor?key=value&key=value`. Everything that a person
// set and would want to send stands there.

const address = (() => {
  const listeners = [];
  // What tells an entry of the history that the page made from one that a link made.
  const own = "page";
  let steppedKeys = new Set();
  let anchor = "";
  let values = new Map();
  let marked = null;

  /**
   * True when the fragment held values; a plain link to an anchor keeps the ones that are set. Ways
   * back lead to what was seen, and take nothing back of what was written, such as ticks.
   */
  function read() {
    const text = window.location.hash.slice(1);
    const end = text.indexOf("?");
    anchor = readable(end < 0 ? text : text.slice(0, end));
    const isOwn = window.history.state === own;
    if (end < 0 && !isOwn) return false;
    const kept = isOwn ? [...values].filter(([key]) => !steppedKeys.has(key)) : [];
    values = new Map([...new URLSearchParams(end < 0 ? "" : text.slice(end + 1)), ...kept]);
    return true;
  }

  function write(isStep = false) {
    const query = new URLSearchParams([...values]).toString();
    const text = query === "" ? anchor : `${anchor}?${query}`;
    try {
      if (isStep && window.location.hash !== `#${text}`) window.history.pushState(own, "", `#${text}`);
      else window.history.replaceState(own, "", `#${text}`);
    } catch {
      // Some viewers forbid it: everything works there but the link.
    }
  }

  /** The entry that the page was opened with is one to come back to. */
  function markAsOwn() {
    try {
      window.history.replaceState(own, "");
    } catch {
      // As above.
    }
  }

  /** Brings what the anchor names into view, at once or smoothly, opens what hides it, and marks it. */
  function show({ scrolls, behavior = "auto" }) {
    marked?.classList.remove("targeted");
    marked = anchor === "" ? null : document.getElementById(anchor);
    if (!marked) return;
    for (let around = marked.parentElement; around; around = around.parentElement) {
      if (around.tagName === "DETAILS") around.open = true;
    }
    if (marked.tagName === "DETAILS") marked.open = true;
    marked.classList.add("targeted");
    if (scrolls) marked.scrollIntoView({ behavior });
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  read();
  markAsOwn();
  window.addEventListener("hashchange", () => {
    const isBack = window.history.state === own;
    const hadValues = read();
    show({ scrolls: hadValues && !isBack });
    write();
    tell();
  });
  // While the page is still being made a smooth way would end where its goal was at the start.
  whenReady(() => show({ scrolls: true, behavior: "instant" }));

  return {
    /** The id that the address names; empty for none. */
    get anchor() { return anchor; },
    /** The value of `key`, or null. */
    get: (key) => values.get(key) ?? null,
    /** Keys that a way back in the history takes back. */
    stepBy(keys) { steppedKeys = new Set(keys); },
    /**
     * Sets values, or with null removes them; nothing scrolls and no listener is told. A step can be
     * taken back with the browser's Back.
     */
    set(changes, { isStep = false } = {}) {
      for (const [key, value] of Object.entries(changes)) {
        if (value === null || value === "") values.delete(key);
        else values.set(key, String(value));
      }
      write(isStep);
    },
    /** Goes to an anchor as a link would. */
    go(id) {
      anchor = id;
      write();
      show({ scrolls: true });
      tell();
    },
    /** Tells `listener` when the address was changed from outside: a link, or the browser's Back. */
    onChange: (listener) => { listeners.push(listener); },
  };
})();

function readable(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
