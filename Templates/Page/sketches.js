// What a picture shows, before anyone knows where: boxes and lines after folding, with the words on
// them.

/** `{ title, subtitle, boxes, lines, notes }`, sorted by lane. */
function sketchFor(view, graph) {
  const selection = { ...selectionFor(view, graph), collapses: view.collapse !== null };
  const folding = folded(selection, view, graph);
  const slots = [...new Set(folding.slots.values())];
  const members = new Map(slots.map((slot) => [slot, []]));
  for (const node of selection.nodes) members.get(folding.slots.get(node)).push(node);
  const boxes = slots.map((slot) => boxFor(slot, members.get(slot), selection, folding, graph));
  boxes.sort((a, b) => a.lane - b.lane || a.order - b.order || (a.key < b.key ? -1 : 1));
  const all = linesBetween(boxes, folding, selection, graph);
  // Lines between folded boxes say little, and many of them hide the others.
  const limit = folding.hasGroups
    ? Math.min(graph.limits.edges, graph.limits.foldedEdges) : graph.limits.edges;
  const lines = all.slice(0, limit);
  const drawn = withoutMuteGroups(boxes, lines, folding, selection, graph);
  return {
    title: selection.title, subtitle: selection.subtitle, boxes: drawn.boxes, lines: drawn.lines,
    path: selection.path,
    notes: [...(boxes.length === 0 && selection.notes.length === 0
      ? ["Nothing passes these filters: take some of them away."] : []), ...selection.notes, ...foldingNotes(folding, graph), ...leftOutNotes(all.slice(limit), graph)],
  };
}

function boxFor(slot, members, selection, folding, graph) {
  const [kind, lane] = slot.split(":");
  if (kind === "own") return componentBox(members[0], selection, folding, graph);
  if (kind === "rest") return restBox(Number(lane), members, folding, graph);
  const [, , sort, ...rest] = slot.split(":");
  return groupBox(Number(lane), sort, rest.join(":"), members, graph);
}

function componentBox(node, selection, folding, graph) {
  const component = graph.components[node];
  const label = [[`${component.access ? "◆ " : ""}${shortened(component.name, 34)}`, "name"]];
  const legend = graph.looks.shapes.get(component.shape).legend;
  const kind = legend === null ? "" : component.kind === "undeclared" ? "not declared"
    : component.role === "composition-root" ? "root" : component.kind === "declared" ? "" : component.kind;
  const detail = [kind, graph.modules.length > 1 ? shortened(component.module, 24) : "",
    shortened(component.qualifier, 20), component.hidden ?? ""].filter((part) => part !== "");
  if (detail.length > 0) label.push([detail.join(" · "), "detail"]);
  if (folding.hubs.has(node) || folding.hasGroups && component.access) {
    label.push(...usageLines(node, folding, graph));
  }
  label.push(...marksOf(component));
  return {
    key: component.anchor, lane: component.lane, order: 0, shape: component.shape, label,
    component, members: [node], isFocus: selection.focus.size < 3 && selection.focus.has(node),
    isOnPath: selection.path?.nodes.has(node) ?? false, spoken: spokenName(component, graph),
    tooltip: [component.module === "" ? component.name : `${component.module}/${component.name}`,
      component.reasons.length > 0 ? graph.text(component.reasons[0][2]) : "lifetime not known"],
  };
}

/** What the box of a hub says instead of the lines. */
function usageLines(node, folding, graph) {
  const modules = new Set();
  let places = 0;
  let hiddenPlaces = 0;
  let others = 0;
  let keepers = 0;
  for (const relation of graph.incoming[node]) {
    const from = graph.components[relation.from];
    const line = { ...relation, isStrong: graph.looks.styles[relation.style].isStrong };
    if (from.hidden !== null || bindsLifetime(line, graph)) continue;
    if (line.isStrong) {
      keepers += folding.countsKeepers ? 1 : 0;
      if (folding.countsKeepers) modules.add(from.module);
      continue;
    }
    modules.add(from.module);
    let reaches = 0;
    for (const [style, , number] of relation.parts) {
      const { name } = graph.looks.styles[style];
      if (name === "hidden" || name === "exempt") reaches += number;
      if (name === "hidden") hiddenPlaces += number;
    }
    places += reaches;
    others += reaches === 0 ? 1 : 0;
  }
  const lines = [];
  const spread = modules.size > 1 ? ` in ${counted(modules.size, "module")}` : "";
  if (places > 0) {
    lines.push([`reached from ${counted(places, "place")}${spread}`, hiddenPlaces > 0 ? "alarm" : "detail"]);
  }
  if (others + keepers > 0) {
    const verb = keepers === 0 ? "used" : others === 0 ? "kept" : "kept or used";
    lines.push([`${verb} by ${counted(others + keepers, "component")}${places > 0 ? "" : spread}`, "detail"]);
  }
  return lines;
}

/** `■ 1 ▲ 2 ● 1`: shapes, so that it is read without colour. */
function marksOf({ errors, warnings, remarks }) {
  const marks = [["■", errors], ["▲", warnings], ["●", remarks]]
    .filter(([, number]) => number > 0).map(([mark, number]) => `${mark} ${number}`).join(" ");
  if (marks === "") return [];
  return [[marks, errors > 0 ? "error" : warnings > 0 ? "warning" : "note"]];
}

function sumOf(members, graph) {
  const sum = { errors: 0, warnings: 0, remarks: 0 };
  for (const node of members) {
    const component = graph.components[node];
    for (const key of Object.keys(sum)) sum[key] += component[key];
  }
  return sum;
}

/** The box of a scope, a module, a folder, or of several small ones. */
function groupBox(lane, sort, name, members, graph) {
  const { scope, title } = graph.looks.lanes[lane];
  const modules = [...new Set(members.map((node) => graph.components[node].module))].sort();
  const headings = {
    scope: scope ? `scope ${title}` : "lifetime not known", module: name === "" ? "no module" : name,
    folder: name.slice(name.lastIndexOf("/") + 1),
    several: modules.length === 1 ? modules[0] || "others" : counted(modules.length, "module"),
  };
  const heading = headings[sort];
  const isNamed = modules.length !== 1 || graph.modules.length < 2 || heading === modules[0];
  const detail = [counted(members.length, "component"),
    sort === "folder" && !isNamed ? shortened(modules[0], 20) : ""];
  const label = [[shortened(heading, 34), "name"], [detail.filter((part) => part !== "").join(" · "), "detail"],
    ...marksOf(sumOf(members, graph))];
  return {
    key: `g-${lane}-${sort}-${name}`, lane, order: 1, shape: "group", label, component: null, members,
    group: { sort, name }, module: modules.length === 1 ? modules[0] : "", isFocus: false, isOnPath: false,
    spoken: [heading, counted(members.length, "component"), scope ? `${scope} scope` : "lifetime not known",
      findingWords(sumOf(members, graph))].filter((part) => part !== "").join(", "),
    tooltip: [name, ...namesOf(members, graph)].filter((line) => line !== ""),
  };
}

function restBox(lane, members, folding, graph) {
  const { scope } = graph.looks.lanes[lane];
  const label = [[folding.why.idle, "without relations"],
    [folding.why.hubOnly, "only related to ◆ or hubs"], [folding.why.plain, "touch no lifetime"]]
    .map(([nodes, reason]) => [members.filter((node) => nodes.has(node)).length, reason])
    .filter(([number]) => number > 0)
    .map(([number, reason]) => [`… and ${grouped(number)} more ${reason}`, "detail"]);
  return {
    key: `r-${lane}`, lane, order: 2, shape: "rest", label, component: null, members,
    group: null, module: "", isFocus: false, isOnPath: false, tooltip: namesOf(members, graph),
    spoken: `${counted(members.length, "folded component")}, ${scope ? `${scope} scope` : "lifetime not known"}`,
  };
}

function namesOf(members, graph) {
  const names = members.slice(0, 12).map((node) => graph.components[node].name);
  return members.length > 12 ? [...names, `and ${members.length - 12} more`] : names;
}

/** One line for each pair of boxes, as strong as the strongest, the most telling first. */
function linesBetween(boxes, folding, selection, graph) {
  const boxOf = new Map(boxes.flatMap((box, place) => box.members.map((node) => [node, place])));
  const pairs = new Map();
  for (const line of folding.lines) {
    const from = boxOf.get(line.from);
    const to = boxOf.get(line.to);
    if (from === to) continue;
    const key = from * boxes.length + to;
    const known = pairs.get(key);
    const isOnPath = selection.path?.lines.has(line.relation.position) ?? false;
    if (!known) {
      pairs.set(key, { from, to, style: line.style, places: line.places, relations: [line.relation], isOnPath });
      continue;
    }
    known.style = Math.min(known.style, line.style);
    known.places += line.places;
    known.relations.push(line.relation);
    known.isOnPath ||= isOnPath;
  }
  return sortedBy([...pairs.values()], (line) => lineRank(line, boxes, graph))
    .map((line) => ({ ...line, spoken: spokenLine(line, boxes, graph) }));
}

/** Faults first, then what decides lifetimes, then what folded boxes reach and own. */
function lineRank(line, boxes, graph) {
  const { name, isStrong } = graph.looks.styles[line.style];
  const isFolded = [boxes[line.from], boxes[line.to]].filter((box) => !box.component).length;
  const climb = boxes[line.from].lane - boxes[line.to].lane;
  const unknown = graph.looks.lanes.length - 1;
  let standing = 7 + isFolded + (Math.abs(climb) > 1 ? 3 : 0);
  if (line.isOnPath || boxes[line.from].isFocus || boxes[line.to].isFocus) standing = -1;
  else if (name === "captive") standing = 0;
  else if (name === "hidden") standing = isFolded === 0 ? 1 : 3;
  else if (isStrong) {
    const decides = climb <= 0 && boxes[line.to].lane !== unknown;
    standing = !decides ? 4 + isFolded : isFolded === 0 ? 2 : 3;
  }
  return [standing, standing === 3 ? 0 : line.style, -line.places, line.from, line.to];
}

function spokenLine(line, boxes, graph) {
  const name = (box) => (box.component ? nameOf(box.component, graph) : box.label[0][0]);
  const { verb } = graph.looks.styles[line.style];
  return `${name(boxes[line.from])} ${verb} ${name(boxes[line.to])}, ${counted(line.places, "place")}`;
}

/** Groups without a drawn line share one box of their lane: a row of them tells only their names. */
function withoutMuteGroups(boxes, lines, folding, selection, graph) {
  const touched = new Set(lines.flatMap((line) => [line.from, line.to]));
  const mute = new Map();
  boxes.forEach((box, place) => {
    if (box.shape !== "group" || touched.has(place) || selection.collapses) return;
    if (!mute.has(box.lane)) mute.set(box.lane, []);
    mute.get(box.lane).push(box);
  });
  const merged = [...mute].filter(([, groups]) => groups.length > 1);
  if (merged.length === 0) return { boxes, lines };
  const gone = new Set(merged.flatMap(([, groups]) => groups));
  const kept = boxes.filter((box) => !gone.has(box));
  for (const [lane, groups] of merged) {
    const members = groups.flatMap((box) => box.members).sort((a, b) => a - b);
    for (const node of members) folding.otherGroups.add(graph.components[node].module);
    const shared = groupBox(lane, "several", "", members, graph);
    kept.push({ ...shared, key: `${shared.key}shared` });
  }
  kept.sort((a, b) => a.lane - b.lane || a.order - b.order || (a.key < b.key ? -1 : 1));
  const places = new Map(kept.map((box, place) => [box, place]));
  return { boxes: kept, lines: lines.map((line) => (
    { ...line, from: places.get(boxes[line.from]), to: places.get(boxes[line.to]) })) };
}

function leftOutNotes(lines, graph) {
  if (lines.length === 0) return [];
  const parts = graph.looks.styles.map(({ name }, style) => (
    [lines.filter((line) => line.style === style).length, name]))
    .filter(([number]) => number > 0).map(([number, name]) => `${grouped(number)} ${name}`);
  return [`${counted(lines.length, "further line")} left out: ${listed(parts)}.`];
}
