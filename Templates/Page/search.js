// Finds components, files, modules and rules while one types: by what stands in the name, or by the
// first letters of its words.

/** `(text) => [{ kind, label, detail, value, score }]`, the best first, at most `limit`. */
function makeSearch(graph) {
  let entries = null;
  return (text, limit) => {
    entries ??= searchEntries(graph);
    const typed = text.trim();
    const wanted = typed.toLowerCase();
    if (wanted === "") return { found: [], total: 0 };
    const isPath = wanted.includes("/");
    const found = [];
    for (const entry of entries) {
      const score = entry.name === typed ? 120 : scoreOf(entry, wanted, isPath);
      if (score > 0) found.push({ entry, score: score + entry.weight });
    }
    found.sort((a, b) => b.score - a.score || a.entry.label.length - b.entry.label.length
      || (a.entry.label < b.entry.label ? -1 : 1));
    return { found: found.slice(0, limit).map(({ entry }) => entry), total: found.length };
  };
}

function searchEntries(graph) {
  const entry = (kind, label, detail, value, weight, name = label) => ({
    kind, label, detail, value, weight, name, lower: label.toLowerCase(), initials: initialsOf(label) });
  // Two of the same name show their modules, and are still found by the name.
  const components = graph.components.map((component) => entry("component", nameOf(component, graph),
    [component.kind, component.module, graph.looks.lanes[component.lane].scope ?? "",
      component.hidden ?? ""].filter((part) => part).join(" · "),
    component.anchor, weightOf(component), component.name));
  const rules = graph.rules.map(([id, title]) => ({
    ...entry("rule", title, id, id, -14), lower: `${title.toLowerCase()} ${id}` }));
  return [
    ...components,
    ...graph.modules.filter((name) => name !== "").map((name) => entry("module", name, "module", name, 4)),
    ...rules,
    ...graph.files.map((path) => ({ ...entry("file", path.slice(path.lastIndexOf("/") + 1), path, path, -24),
      path: path.toLowerCase() })),
  ];
}

/** What people mean more often stands first: what is flagged, and what is reached by everyone. */
function weightOf(component) {
  return (component.hidden ? -8 : 0) + (component.access ? 2 : 0)
    + Math.min(3, component.errors * 2 + component.warnings);
}

/** The first letter of each word of a name: `cvm` of `CheckoutViewModel`. */
function initialsOf(name) {
  return name.replace(/[^A-Za-z0-9.]/g, " ").replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2").split(/[ .]+/).map((word) => word.charAt(0)).join("")
    .toLowerCase();
}

function scoreOf(entry, wanted, isPath) {
  if (isPath && entry.path) return entry.path.includes(wanted) ? 40 : 0;
  const { lower } = entry;
  if (lower === wanted || entry.name.toLowerCase() === wanted) return 100;
  const place = lower.indexOf(wanted);
  if (place === 0) return 80 - Math.min(20, lower.length - wanted.length);
  if (wanted.length > 1 && entry.initials === wanted) return 70;
  if (wanted.length > 1 && entry.initials.startsWith(wanted)) return 60;
  if (place > 0) {
    const isWord = /[^a-z0-9]/.test(lower.charAt(place - 1)) || entry.label.charAt(place) !== lower.charAt(place);
    return isWord ? 50 : 30;
  }
  if (wanted.length > 2 && entry.initials.includes(wanted)) return 20;
  return 0;
}
