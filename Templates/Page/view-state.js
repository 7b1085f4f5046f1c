// What a person asked the stage to show, as the address keeps it.

const listKeys = ["scope", "module", "relation", "rule", "show"];
const singleKeys = ["drawing", "focus", "from", "to", "finding", "file", "collapse", "card"];
const viewKeys = [...listKeys, ...singleKeys, "depth"];

/** The view that the address names. */
function readView() {
  const view = {};
  for (const key of listKeys) view[key] = (address.get(key) ?? "").split(",").map(decodeComma).filter((word) => word !== "");
  for (const key of singleKeys) view[key] = address.get(key) || null;
  view.depth = Math.min(9, Math.max(1, Number.parseInt(address.get("depth") ?? "1", 10) || 1));
  if (!["module", "folder", "scope"].includes(view.collapse)) view.collapse = null;
  return view;
}

/** Changes keys of the view; `null` and an empty list take one away. */
function writeView(changes, isStep = false) {
  const values = {};
  for (const [key, value] of Object.entries(changes)) {
    values[key] = Array.isArray(value) ? value.map(encodeComma).join(",") : value;
  }
  address.set(values, { isStep });
}

/** True when the stage shows a drawing made for this view, and none that came with the page. */
function isOwnView(view) {
  return view.focus !== null || view.from !== null && view.to !== null || view.finding !== null
    || view.file !== null || view.collapse !== null || listKeys.some((key) => view[key].length > 0);
}

/** Everything that makes a view of one's own, taken away. */
const noView = Object.fromEntries(viewKeys.filter((key) => key !== "card").map((key) => [key, null]));

// Names may hold commas.
function encodeComma(word) {
  return word.replaceAll("%", "%25").replaceAll(",", "%2C");
}

function decodeComma(word) {
  return word.replaceAll("%2C", ",").replaceAll("%25", "%");
}
