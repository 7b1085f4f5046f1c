// What a view shows, before anything is folded: the components, the lines between them, and what is
// highlighted. One function for each kind of view.

/** The lines that a view may show: `{ from, to, style, places, relation }`, by filter. */
function filteredLines(graph, view) {
  const kinds = new Set(view.relation);
  const styles = graph.looks.styles;
  const kindOf = (part) => graph.text(part[1]);
  return graph.relations.map((relation) => {
    const parts = kinds.size === 0
      ? relation.parts : relation.parts.filter((part) => kinds.has(kindOf(part)));
    if (parts.length === 0) return null;
    const style = kinds.size === 0 ? relation.style : Math.min(...parts.map((part) => part[0]));
    const places = parts.reduce((sum, part) => sum + part[2], 0);
    return { from: relation.from, to: relation.to, style, places, parts, relation,
      isStrong: styles[style].isStrong };
  }).filter((line) => line !== null);
}

/** What `view` asks for: `{ title, subtitle, nodes, lines, focus, around, path, notes }`. */
function selectionFor(view, graph) {
  const allowed = allowedComponents(view, graph);
  const lines = filteredLines(graph, view)
    .filter((line) => allowed[line.from] && allowed[line.to]);
  if (view.from && view.to) return pathSelection(view, graph, allowed, lines);
  if (view.finding) return findingSelection(view, graph, lines);
  if (view.focus) return focusSelection(view, graph, allowed, lines);
  return filterSelection(view, graph, allowed, lines);
}

/** By position: true for what the filters let through. What a view is about always is. */
function allowedComponents(view, graph) {
  const scopes = new Set(view.scope);
  const modules = new Set(view.module);
  const shown = new Set(view.show);
  const always = new Set([view.focus, view.from, view.to].map((word) => componentOf(word, graph)));
  if (view.finding) return graph.components.map(() => true);
  const lanes = graph.looks.lanes;
  return graph.components.map((component) => always.has(component)
    || (component.hidden === null || shown.has(component.hidden))
    && (scopes.size === 0 || scopes.has(lanes[component.lane].scope ?? "unknown"))
    && (modules.size === 0 || modules.has(component.module))
    && (!view.file || isBelow(component.file, view.file)));
}

/** True for a file, and for everything in a folder of that name. */
function isBelow(file, path) {
  return file !== null && (file === path || file.startsWith(path.endsWith("/") ? path : `${path}/`));
}

function neighborLists(lines, size) {
  const lists = Array.from({ length: size }, () => []);
  for (const line of lines) {
    lists[line.from].push(line);
    lists[line.to].push(line);
  }
  return lists;
}

/** Everything up to `depth` steps away, whatever the direction; hubs are met and not passed. */
function focusSelection(view, graph, allowed, lines) {
  const center = componentOf(view.focus, graph);
  if (!center) return emptySelection(`${view.focus} is not in this report`);
  const lists = neighborLists(lines, graph.components.length);
  const distance = new Map([[center.position, 0]]);
  let ring = [center.position];
  let stopped = 0;
  for (let step = 1; step <= view.depth; step += 1) {
    const next = [];
    for (const node of ring) {
      if (node !== center.position && lists[node].length > 3 * graph.limits.hubUsers) {
        stopped += 1;
        continue;
      }
      for (const line of lists[node]) {
        const other = line.from === node ? line.to : line.from;
        if (distance.has(other)) continue;
        distance.set(other, step);
        next.push(other);
      }
    }
    ring = next;
  }
  const nodes = [...distance.keys()].sort((a, b) => a - b);
  const notes = stopped === 0 ? [] : [
    `${counted(stopped, "hub")} met and not passed: through ${stopped === 1 ? "it" : "them"} `
      + "everything is near everything."];
  return {
    title: `Around ${nameOf(center, graph)}`,
    subtitle: `${counted(view.depth, "step")} in both directions`,
    nodes, lines: within(lines, distance), focus: new Set([center.position]),
    around: new Set(nodes.filter((node) => distance.get(node) > 1)), path: null, notes,
  };
}

function within(lines, nodes) {
  return lines.filter((line) => nodes.has(line.from) && nodes.has(line.to));
}

/** All shortest ways along the arrows; against them where there is none, and else in any direction. */
function pathSelection(view, graph, allowed, lines) {
  const start = componentOf(view.from, graph);
  const end = componentOf(view.to, graph);
  if (!start || !end) return emptySelection("One end of the path is not in this report");
  const names = [nameOf(start, graph), nameOf(end, graph)];
  const tries = [
    [start, end, true, []],
    [end, start, true, [`No way leads from ${names[0]} to ${names[1]} along the arrows; shown is the `
      + "way back."]],
    [start, end, false, ["No way leads along the arrows in either direction; shown is the shortest "
      + "connection whatever the arrows say."]],
  ];
  for (const [from, to, isDirected, notes] of tries) {
    const way = shortestWays(lines, graph.components.length, from.position, to.position, isDirected);
    if (!way) continue;
    const drawn = new Set(way.lines.map((line) => line.relation.position));
    return {
      title: `From ${names[0]} to ${names[1]}`,
      subtitle: `${counted(way.length, "step")}, ${counted(way.ways, "shortest way")}`,
      nodes: way.nodes, lines: within(lines, new Set(way.nodes)),
      focus: new Set(way.nodes.length > graph.limits.nodes / 2
        ? [start.position, end.position] : way.nodes),
      around: new Set(), path: { nodes: new Set(way.nodes), lines: drawn }, notes,
    };
  }
  return {
    ...emptySelection(`${names[0]} and ${names[1]} are not connected`), subtitle: "no way, whatever the arrows say",
    nodes: [start.position, end.position], focus: new Set([start.position, end.position]),
  };
}

/** The way through the graph that shows a fault. */
function findingSelection(view, graph, lines) {
  const finding = graph.findings.find(({ anchor }) => anchor === view.finding);
  if (!finding) return emptySelection("The finding is not in this report");
  const nodes = [...new Set([finding.component, ...finding.path])].sort((a, b) => a - b);
  const steps = new Set(finding.path.slice(1).map((node, place) => pairKey(finding.path[place], node)));
  const inside = within(lines, new Set(nodes));
  const passed = inside.filter((line) => steps.has(pairKey(line.from, line.to)));
  return {
    title: `Path of ${new Map(graph.rules).get(finding.rule) ?? finding.rule}`, subtitle: finding.message,
    nodes, lines: inside, focus: new Set(nodes), around: new Set(), notes: [finding.message],
    path: { nodes: new Set(nodes), lines: new Set(passed.map((line) => line.relation.position)) },
  };
}

/** The same for both directions: a path may go against an arrow. */
function pairKey(one, other) {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The components and lines on any shortest way; `null` when there is none. */
function shortestWays(lines, size, start, end, isDirected) {
  const steps = Array.from({ length: size }, () => []);
  for (const line of lines) {
    steps[line.from].push([line.to, line]);
    if (!isDirected) steps[line.to].push([line.from, line]);
  }
  const distance = new Map([[start, 0]]);
  const ways = new Map([[start, 1]]);
  const before = new Map();
  let ring = [start];
  while (ring.length > 0 && !distance.has(end)) {
    const next = [];
    for (const node of ring) {
      for (const [other, line] of steps[node]) {
        const known = distance.get(other);
        if (known === undefined) {
          distance.set(other, distance.get(node) + 1);
          before.set(other, []);
          next.push(other);
        }
        if (known === undefined || known === distance.get(node) + 1) {
          before.get(other).push([node, line]);
          ways.set(other, Math.min(999, (ways.get(other) ?? 0) + ways.get(node)));
        }
      }
    }
    ring = next;
  }
  if (!distance.has(end) || start === end) return null;
  const nodes = new Set([end]);
  const passed = new Set();
  const open = [end];
  while (open.length > 0) {
    for (const [node, line] of before.get(open.pop()) ?? []) {
      passed.add(line);
      if (!nodes.has(node)) {
        nodes.add(node);
        open.push(node);
      }
    }
  }
  return { nodes: [...nodes].sort((a, b) => a - b), lines: [...passed], length: distance.get(end),
    ways: ways.get(end) };
}

/** What the filters let through; a rule shows what it flags and what stands on the paths. */
function filterSelection(view, graph, allowed, lines) {
  let kept = allowed;
  if (view.rule.length > 0) {
    kept = graph.components.map(() => false);
    for (const finding of graph.findings) {
      if (!view.rule.includes(finding.rule)) continue;
      for (const node of [finding.component, ...finding.path]) kept[node] = allowed[node];
    }
  }
  if (view.relation.length > 0) {
    const touched = new Set(lines.flatMap((line) => [line.from, line.to]));
    kept = kept.map((isKept, node) => isKept && touched.has(node));
  }
  const nodes = graph.components.map((_, node) => node).filter((node) => kept[node]);
  return {
    title: viewTitle(view, graph), subtitle: counted(nodes.length, "component"), nodes,
    lines: lines.filter((line) => kept[line.from] && kept[line.to]), focus: new Set(),
    around: new Set(), path: null, notes: [],
  };
}

function viewTitle(view, graph) {
  const rules = new Map(graph.rules);
  const parts = [
    ...view.rule.map((rule) => rules.get(rule) ?? rule),
    view.module.length > 0 ? `${view.module.length === 1 ? "Module" : "Modules"} ${listed(view.module)}` : "",
    view.scope.length > 0 ? `${view.scope.length === 1 ? "Scope" : "Scopes"} ${listed(view.scope)}` : "",
    view.file ?? "", view.relation.length > 0 ? `Relations: ${listed(view.relation)}` : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? graph.name : parts.join(" · ");
}

function emptySelection(title) {
  return { title, subtitle: "", nodes: [], lines: [], focus: new Set(), around: new Set(), path: null,
    notes: [`${title}.`] };
}
