// How elements are made: names from the report only ever become text or attribute values.

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * An element of the page. `attributes` may hold `class`, `text`, listeners as `onClick`, truth
 * values for attributes that stand alone, and anything else as it is; `null` leaves it out.
 */
function element(name, attributes = {}, ...children) {
  return furnished(document.createElement(name), attributes, children);
}

/** The same for a part of a drawing. */
function svgElement(name, attributes = {}, ...children) {
  return furnished(document.createElementNS(svgNamespace, name), attributes, children);
}

function furnished(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "text") made.textContent = value;
    else if (key.startsWith("on")) made.addEventListener(key.slice(2).toLowerCase(), value);
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** A symbol of the page, such as `mark-error`, as a picture that says nothing by itself. */
function symbol(name) {
  return svgElement("svg", { "aria-hidden": "true", focusable: "false" },
    svgElement("use", { href: `#${name}` }));
}

let speaker = null;

/** Says `text` to those who listen to the page. */
function announce(text) {
  if (!speaker) {
    speaker = element("div", { class: "spoken", role: "status", "aria-live": "polite" });
    document.body.append(speaker);
  }
  // The same words twice would not be said again.
  speaker.textContent = speaker.textContent === text ? `${text}\u00a0` : text;
}
