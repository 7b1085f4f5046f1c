// Which boxes stand for several components when a picture is too large: modules before folders, the
// largest part first, until there are as many boxes as there is room for.

/** By component: the areas it belongs to, from the largest to the smallest, as `kind:name`. */
const areaChains = (() => {
  const known = new WeakMap();
  return (graph) => {
    if (!known.has(graph)) known.set(graph, makeAreaChains(graph));
    return known.get(graph);
  };
})();

function makeAreaChains(graph) {
  const foldersOfFile = (file) => (file ?? "").split("/").slice(0, -1);
  const shared = new Map();
  for (const { module, file } of graph.components) {
    if (file === null) continue;
    const folders = foldersOfFile(file);
    const known = shared.get(module);
    if (!known) shared.set(module, folders);
    else {
      let depth = 0;
      while (depth < known.length && known[depth] === folders[depth]) depth += 1;
      shared.set(module, known.slice(0, depth));
    }
  }
  return graph.components.map(({ module, file }) => {
    const chain = ["several:", `module:${module}`];
    const folders = foldersOfFile(file);
    for (let depth = (shared.get(module)?.length ?? 0) + 1; depth <= folders.length; depth += 1) {
      chain.push(`folder:${folders.slice(0, depth).join("/")}`);
    }
    return chain;
  });
}

/** By node: the area whose box it shares with others of its lane. */
function chosenAreas(nodes, graph, boxes) {
  const chains = areaChains(graph);
  const least = { module: 2, folder: Math.max(3, Math.floor(nodes.length / (boxes * 2))) };
  const byLane = new Map();
  for (const node of nodes) {
    const { lane } = graph.components[node];
    if (!byLane.has(lane)) byLane.set(lane, []);
    byLane.get(lane).push(node);
  }
  const parts = [...byLane.keys()].sort((a, b) => a - b)
    .map((lane) => areaPart(byLane.get(lane), 0, chains, least));
  while (parts.length < boxes) {
    const heaviest = parts.filter((part) => part.largest !== null)
      .reduce((best, part) => (best === null || part.largest.members.length > best.largest.members.length
        ? part : best), null);
    if (heaviest === null) break;
    const { depth, members } = heaviest.largest;
    const gone = new Set(members);
    const left = areaPart(heaviest.members.filter((node) => !gone.has(node)), heaviest.depth, chains, least);
    parts.splice(parts.indexOf(heaviest), 1, left, areaPart(members, depth, chains, least));
  }
  return new Map(parts.flatMap((part) => part.members.map((node) => [node, chains[node][part.depth]])));
}

/** One box while boxes are chosen: how deep its area lies, and what can be taken out of it next. */
function areaPart(members, depth, chains, least) {
  let own = depth;
  for (let next = depth + 1; members.length > 0; next += 1) {
    const parts = new Map();
    for (const node of members) {
      const area = chains[node][next];
      if (area === undefined) continue;
      if (!parts.has(area)) parts.set(area, []);
      parts.get(area).push(node);
    }
    const all = [...parts].find(([, inside]) => inside.length === members.length);
    if (all) {
      // A module gives the box a better name; a folder says no more than its module.
      if (all[0].startsWith("module:")) own = next;
      continue;
    }
    const wide = [...parts].filter(([area, inside]) => inside.length >= least[area.slice(0, area.indexOf(":"))])
      .sort(([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1));
    return { members, depth: own,
      largest: wide.length === 0 ? null : { depth: next, members: wide[0][1] } };
  }
  return { members, depth: own, largest: null };
}
