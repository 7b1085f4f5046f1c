// Folds a selection until it fits the limits of a picture, in the order of the drawings that
// Graphviz made: hubs, then what has no line, then what touches no lifetime, then smaller hubs, then
// modules. Nothing disappears without being said.

/** `{ slots, lines, hubs, hubLimit, countsKeepers, why, otherGroups, hasGroups, foldedBy }`; a slot is a text. */
function folded(selection, view, graph) {
  const limits = limitsOf(selection, graph);
  const inner = selection.lines.filter((line) => !(
    selection.around.has(line.from) && selection.around.has(line.to)));
  let folding = foldHubs(selection, inner, graph, limits.hubUsers, false);
  if (view.collapse) {
    foldGroups(selection, view.collapse, graph, folding);
    return folding;
  }
  if (exceeds(folding, limits)) foldPlain(selection, graph, folding);
  if (!exceeds(folding, limits)) return folding;
  folding = foldHubs(selection, inner, graph, Math.min(limits.hubUsers, limits.foldedHubUsers), true);
  if (exceeds(folding, limits)) foldPlain(selection, graph, folding);
  if (exceeds(folding, limits)) foldAreas(selection, graph, folding);
  return folding;
}

/** Around one component fewer boxes tell more: nearly all lines lead to it. */
function limitsOf(selection, graph) {
  const { limits } = graph;
  if (selection.focus.size !== 1) return limits;
  return { ...limits, nodes: Math.ceil(limits.nodes * 0.6), edges: Math.ceil(limits.edges * 0.6) };
}

function exceeds(folding, limits) {
  return new Set(folding.slots.values()).size > limits.nodes || folding.lines.length > limits.edges;
}

/** True for what decides how long something lives: such lines are never counted into a hub. */
function bindsLifetime(line, graph) {
  const { name } = graph.looks.styles[line.style];
  if (name === "captive" || name === "subscribes") return true;
  const leadsUp = graph.components[line.to].lane < graph.components[line.from].lane;
  return line.isStrong && !leadsUp;
}

/** Counts the lines to what many use, and folds what then has no line. */
function foldHubs(selection, inner, graph, limit, keepers) {
  const canBeCounted = (line) => (keepers ? !bindsLifetime(line, graph) : !line.isStrong);
  const users = new Map();
  for (const line of inner) {
    if (canBeCounted(line) && !selection.focus.has(line.to)) {
      users.set(line.to, (users.get(line.to) ?? 0) + 1);
    }
  }
  const hubs = new Set([...users].filter(([, number]) => number > limit).map(([node]) => node));
  const onPath = selection.path?.lines ?? new Set();
  const folding = {
    slots: new Map(), hubs, hubLimit: limit, countsKeepers: keepers, otherGroups: new Set(),
    hasGroups: false, foldedBy: null, why: { idle: new Set(), hubOnly: new Set(), plain: new Set() },
    lines: inner.filter((line) => !hubs.has(line.to) || !canBeCounted(line)
      || selection.focus.has(line.from) || onPath.has(line.relation.position)),
  };
  foldIdle(selection, inner, graph, folding);
  return folding;
}

function ends(lines) {
  return new Set(lines.flatMap((line) => [line.from, line.to]));
}

/** What has no line and nothing to say shares one box for each lane. */
function foldIdle(selection, inner, graph, folding) {
  const connected = ends(folding.lines);
  const related = ends(inner);
  const idleByLane = new Map();
  for (const node of selection.nodes) {
    folding.slots.set(node, `own:${node}`);
    const isMute = !connected.has(node) && !selection.focus.has(node) && !folding.hubs.has(node)
      && !mustStand(graph.components[node]);
    if (!isMute) continue;
    const { lane } = graph.components[node];
    if (!idleByLane.has(lane)) idleByLane.set(lane, []);
    idleByLane.get(lane).push(node);
  }
  for (const [lane, idle] of idleByLane) {
    if (idle.length < 3) continue;
    for (const node of idle) {
      folding.slots.set(node, `rest:${lane}`);
      (related.has(node) ? folding.why.hubOnly : folding.why.idle).add(node);
    }
  }
}

/** True for what people look for even when no line leads to it. */
function mustStand(component) {
  return component.errors + component.warnings + component.remarks > 0 || component.access !== null
    || component.role === "composition-root";
}

function hasLifetime(component) {
  return component.access !== null || component.declared !== null || component.effective !== null;
}

/** Values and contracts that touch neither a known lifetime nor a global say nothing about them. */
function foldPlain(selection, graph, folding) {
  const touching = new Set();
  for (const line of folding.lines) {
    if (hasLifetime(graph.components[line.to])) touching.add(line.from);
    if (hasLifetime(graph.components[line.from])) touching.add(line.to);
  }
  for (const node of selection.nodes) {
    const component = graph.components[node];
    const isPlain = folding.slots.get(node) === `own:${node}`
      && (component.shape === "value" || component.shape === "contract") && !hasLifetime(component)
      && !mustStand(component) && !touching.has(node) && !selection.focus.has(node)
      && !folding.hubs.has(node);
    if (!isPlain) continue;
    folding.slots.set(node, `rest:${component.lane}`);
    folding.why.plain.add(node);
  }
  folding.lines = folding.lines.filter((line) => !folding.slots.get(line.from).startsWith("rest:")
    && !folding.slots.get(line.to).startsWith("rest:"));
}

/** What a component is folded by: its module, the folder of its file, or nothing but its scope. */
function groupNameOf(component, collapse) {
  if (collapse === "scope") return "";
  if (collapse === "module") return component.module;
  const end = (component.file ?? "").lastIndexOf("/");
  return end < 0 ? "" : component.file.slice(0, end);
}

/** One box for each module, folder or scope in a lane, since someone asked for it. */
function foldGroups(selection, collapse, graph, folding) {
  const nodes = selection.nodes.filter((node) => !selection.focus.has(node));
  const names = groupsWithOwnBox(nodes, collapse, graph, graph.limits.nodes);
  for (const node of nodes) {
    const component = graph.components[node];
    const name = groupNameOf(component, collapse);
    const kind = collapse === "scope" || names.has(name) ? collapse : "several";
    folding.slots.set(node, `group:${component.lane}:${kind}:${kind === "several" ? "" : name}`);
    if (kind === "several") folding.otherGroups.add(name);
  }
  folding.hasGroups = true;
  folding.foldedBy = collapse;
  for (const why of Object.values(folding.why)) why.clear();
}

/** One box for each module or folder in a lane; what matters most keeps its own as long as it fits. */
function foldAreas(selection, graph, folding) {
  const limits = limitsOf(selection, graph);
  const own = selection.nodes.filter((node) => folding.slots.get(node) === `own:${node}`);
  const rests = new Set([...folding.slots.values()].filter((slot) => slot.startsWith("rest:"))).size;
  const boxes = Math.min(limits.nodes, Math.max(Math.floor(limits.nodes / 3),
    Math.floor(own.length * limits.edges / Math.max(folding.lines.length, 1))));
  const ranked = rankedForBoxes(own, selection, graph, folding);
  const single = Math.max(selection.focus.size, boxes - Math.floor(limits.nodes / 2) - rests);
  const areas = chosenAreas(ranked.slice(single), graph, Math.floor(limits.nodes / 2));
  const slotOf = (node) => `group:${graph.components[node].lane}:${areas.get(node)}`;
  const used = new Set([...areas.keys()].map(slotOf)).size;
  // What the areas do not need goes to single boxes.
  const free = Math.max(0, boxes - used - rests - single);
  const members = new Map();
  for (const node of ranked.slice(single + free)) {
    const slot = slotOf(node);
    if (!members.has(slot)) members.set(slot, []);
    members.get(slot).push(node);
  }
  for (const [slot, nodes] of members) {
    if (nodes.length < 2) continue;
    for (const node of nodes) folding.slots.set(node, slot);
    folding.hasGroups = true;
    if (slot.includes(":several:")) {
      for (const node of nodes) folding.otherGroups.add(graph.components[node].module);
    }
  }
}

/** Roots, then errors, access points, warnings, and what has many lines. */
function rankedForBoxes(nodes, selection, graph, folding) {
  const degrees = new Map();
  for (const line of folding.lines) {
    for (const node of [line.from, line.to]) degrees.set(node, (degrees.get(node) ?? 0) + 1);
  }
  const rank = (node) => {
    const component = graph.components[node];
    const isRoot = component.role === "composition-root" && hasLifetime(component);
    const standing = selection.focus.has(node) || isRoot ? 0 : component.errors > 0 ? 1
      : component.access ? 2 : component.warnings > 0 ? 3 : 4;
    return [standing, selection.around.has(node) ? 1 : 0,
      -(component.errors * 4 + component.warnings), -(degrees.get(node) ?? 0), node];
  };
  return sortedBy(nodes, rank);
}

/** A sorted copy, by a list of numbers for each item. */
function sortedBy(items, rank) {
  return items.map((item) => ({ item, rank: rank(item) })).sort((left, right) => {
    for (let place = 0; place < left.rank.length; place += 1) {
      const difference = left.rank[place] - right.rank[place];
      if (difference !== 0) return difference;
    }
    return 0;
  }).map(({ item }) => item);
}

/** The largest groups, as many as their boxes fit; all when they fit. */
function groupsWithOwnBox(nodes, collapse, graph, boxes) {
  const sizes = new Map();
  const lanes = new Map();
  for (const node of nodes) {
    const component = graph.components[node];
    const name = groupNameOf(component, collapse);
    sizes.set(name, (sizes.get(name) ?? 0) + 1);
    if (!lanes.has(name)) lanes.set(name, new Set());
    lanes.get(name).add(component.lane);
  }
  const total = [...lanes.values()].reduce((sum, set) => sum + set.size, 0);
  if (total <= boxes) return new Set(sizes.keys());
  let room = boxes - new Set(nodes.map((node) => graph.components[node].lane)).size;
  const chosen = new Set();
  const bySize = [...sizes.keys()].sort((a, b) => sizes.get(b) - sizes.get(a) || (a < b ? -1 : 1));
  for (const name of bySize) {
    room -= lanes.get(name).size;
    if (room < 0) break;
    chosen.add(name);
  }
  return chosen;
}

/** What folding did, in sentences for people. */
function foldingNotes(folding, graph) {
  const notes = [];
  const hubs = [...folding.hubs].sort((a, b) => a - b)
    .map((node) => shortened(graph.components[node].name, 40));
  if (hubs.length > 0) {
    const named = hubs.length > 6 ? [...hubs.slice(0, 6), `${hubs.length - 6} more`] : hubs;
    notes.push(`More than ${folding.hubLimit} components reach${folding.countsKeepers ? ", keep" : ""} `
      + `or use ${listed(named)}: counted on the box instead of drawn.`);
  }
  for (const [nodes, reason] of [[folding.why.idle, "without relations"],
    [folding.why.hubOnly, "related only to what is counted on its box"],
    [folding.why.plain, "touching no known lifetime"]]) {
    if (nodes.size > 0) {
      notes.push(`${counted(nodes.size, "component")} ${reason} folded, lane by lane.`);
    }
  }
  const inGroups = [...folding.slots.values()].filter((slot) => slot.startsWith("group:"));
  if (inGroups.length > 0) {
    notes.push(`${counted(inGroups.length, "component")} folded by ${folding.foldedBy
      ? `${folding.foldedBy}.` : "module and folder; the most severe keep their own box."}`);
  }
  if (folding.otherGroups.size > 1) {
    notes.push(`${counted(folding.otherGroups.size, folding.foldedBy ?? "module")}, small or without a `
      + "line that is drawn, share a box in a lane.");
  }
  return notes;
}
