// What the fragment of the address says: `#anchor?key=value&key=value`. Everything that a person
// set and would want to send stands there.

const address = (() => {
  const listeners = [];
  let anchor = "";
  let values = new Map();
  let marked = null;

  /** True when the fragment held values; a plain link to an anchor keeps the ones that are set. */
  function read() {
    const text = window.location.hash.slice(1);
    const end = text.indexOf("?");
    anchor = readable(end < 0 ? text : text.slice(0, end));
    if (end < 0) return false;
    values = new Map(new URLSearchParams(text.slice(end + 1)));
    return true;
  }

  function write() {
    const query = new URLSearchParams([...values]).toString();
    const text = query === "" ? anchor : `${anchor}?${query}`;
    try {
      window.history.replaceState(null, "", `#${text}`);
    } catch {
      // Some viewers forbid it: everything works there but the link.
    }
  }

  /** Brings what the anchor names into view, opens what hides it, and marks it. */
  function show({ scrolls }) {
    marked?.classList.remove("targeted");
    marked = anchor === "" ? null : document.getElementById(anchor);
    if (!marked) return;
    for (let around = marked.parentElement; around; around = around.parentElement) {
      if (around.tagName === "DETAILS") around.open = true;
    }
    if (marked.tagName === "DETAILS") marked.open = true;
    marked.classList.add("targeted");
    if (scrolls) marked.scrollIntoView();
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  read();
  window.addEventListener("hashchange", () => {
    const hadValues = read();
    show({ scrolls: hadValues });
    if (!hadValues && values.size > 0) write();
    tell();
  });
  whenReady(() => show({ scrolls: true }));

  return {
    /** The id that the address names; empty for none. */
    get anchor() { return anchor; },
    /** The value of `key`, or null. */
    get: (key) => values.get(key) ?? null,
    /** Sets values, or with null removes them; nothing scrolls and no listener is told. */
    set(changes) {
      for (const [key, value] of Object.entries(changes)) {
        if (value === null || value === "") values.delete(key);
        else values.set(key, String(value));
      }
      write();
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
