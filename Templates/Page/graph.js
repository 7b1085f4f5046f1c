// The report as a graph, read from the data block when it is first asked for. The rows are described
// where they are written, in PageData.swift and its neighbours.

const reportGraph = (() => {
  let known;
  return () => {
    if (known === undefined) {
      const block = document.getElementById("report-data");
      known = block ? readGraph(JSON.parse(block.textContent)) : null;
    }
    return known;
  };
})();

/** The graph of a data block, with the lines of each component by its position. */
function readGraph(data) {
  const text = (position) => (position < 0 ? null : data.texts[position]);
  const components = data.components.map((row, position) => readComponent(row, position, data));
  const relations = data.relations.map((row, position) => ({
    position, from: row[0], to: row[1], style: row[2], parts: row.slice(3),
  }));
  const outgoing = components.map(() => []);
  const incoming = components.map(() => []);
  for (const relation of relations) {
    outgoing[relation.from].push(relation);
    incoming[relation.to].push(relation);
  }
  const byAnchor = new Map(components.map((component) => [component.anchor, component]));
  const findings = data.findings.map((row) => readFinding(row, data));
  const findingsOf = new Map();
  const findingsThrough = new Map();
  const add = (map, component, finding) => {
    if (!map.has(component)) map.set(component, []);
    map.get(component).push(finding);
  };
  for (const finding of findings) {
    add(findingsOf, finding.component, finding);
    for (const step of new Set(finding.path)) {
      if (step !== finding.component) add(findingsThrough, step, finding);
    }
  }
  return {
    name: data.name, sourceLink: data.sourceLink, text, components, relations, outgoing, incoming,
    byAnchor, findings, findingsOf, findingsThrough, rules: data.rules, modules: data.modules,
    files: data.files,
    limits: readLimits(data.limits), looks: readLooks(data), ambiguous: ambiguousNames(components),
    drawings: data.drawings.map(([id, title, element, shown]) => ({ id, title, element, shown })),
  };
}

function readComponent(row, position, data) {
  const text = (number) => (number < 0 ? null : data.texts[number]);
  const counts = row[16];
  return {
    position, anchor: `c-${row[0]}`, name: text(row[1]),
    module: row[2] < 0 ? "" : data.modules[row[2]], qualifier: text(row[3]) ?? "",
    kind: text(row[4]), shape: data.shapes[row[5]][0], lane: row[6], role: text(row[7]),
    state: text(row[8]), declared: text(row[9]), effective: text(row[10]),
    file: row[11] < 0 ? null : data.files[row[11]], line: row[12], hidden: text(row[13]),
    access: text(row[14]), hasRow: row[15] === 1,
    errors: counts[0] ?? 0, warnings: counts[1] ?? 0, remarks: counts[2] ?? 0, reasons: row[17],
  };
}

function readFinding(row, data) {
  const text = (number) => (number < 0 ? null : data.texts[number]);
  return {
    anchor: `f-${row[0]}`, rule: data.rules[row[1]][0], severity: row[2], confidence: text(row[3]),
    message: text(row[4]), component: row[5], file: row[6] < 0 ? null : data.files[row[6]],
    line: row[7], path: row[8].map((step) => step[0]),
  };
}

function readLimits([nodes, edges, hubUsers, foldedHubUsers, foldedEdges]) {
  return { nodes, edges, hubUsers, foldedHubUsers, foldedEdges };
}

function readLooks(data) {
  return {
    lanes: data.lanes.map(([scope, title, subtitle, line, fill, band, depth]) => (
      { scope, title, subtitle, line, fill, band, depth })),
    styles: data.styles.map(([name, legend, verb, color, dash, width, arrow, tail, isStrong]) => (
      { name, legend, verb, color, dash, width, arrow, tail, isStrong })),
    shapes: new Map(data.shapes.map(([name, legend, style, isHollow]) => (
      [name, { name, legend, style, isHollow }]))),
    labels: new Map(data.labels.map(([name, size, color, isBold]) => (
      [name, { size, color, isBold }]))),
  };
}

function ambiguousNames(components) {
  const seen = new Set();
  const twice = new Set();
  for (const { name } of components) (seen.has(name) ? twice : seen).add(name);
  return twice;
}

/** The component of an anchor, or of a name as people write it into an address; `null` for none. */
function componentOf(word, graph) {
  if (!word) return null;
  return graph.byAnchor.get(word)
    ?? graph.components.find((component) => component.name === word || nameOf(component, graph) === word
      || `${component.module}/${component.name}${component.qualifier}` === word) ?? null;
}

/** Name for people: with the module where two components share the name. */
function nameOf(component, graph) {
  const isAmbiguous = graph.ambiguous.has(component.name) && component.module !== "";
  return (isAmbiguous ? `${component.module}/${component.name}` : component.name) + component.qualifier;
}

/** How many findings, in words; empty for none. */
function findingWords({ errors, warnings, remarks }) {
  return [[errors, "error"], [warnings, "warning"], [remarks, "note"]]
    .filter(([number]) => number > 0).map(([number, word]) => counted(number, word)).join(", ");
}

/** What a screen reader says of a component: "Cart, class, session scope, 2 errors". */
function spokenName(component, graph) {
  const scope = graph.looks.lanes[component.lane].scope;
  return [
    nameOf(component, graph), component.kind, scope ? `${scope} scope` : "lifetime not known",
    component.access ? "reached by everyone" : "", findingWords(component),
  ].filter((part) => part !== "").join(", ");
}

/** `1 finding`, `1,204 findings`. */
function counted(number, singular, plural = `${singular}s`) {
  return `${grouped(number)} ${number === 1 ? singular : plural}`;
}

/** `1,204,000`. */
function grouped(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** The beginning and the end of a long name. */
function shortened(name, limit) {
  const letters = [...name.slice(0, 4 * limit + 8)];
  if (letters.length <= limit && name.length <= 4 * limit + 8) return name;
  const end = [...name.slice(-limit)].slice(-Math.floor(limit / 3)).join("");
  return `${letters.slice(0, limit - Math.floor(limit / 3) - 1).join("")}…${end}`;
}

/** `a`, `a and b`, `a, b and c`. */
function listed(parts) {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
