// The drawing on the stage as boxes and lines that people can reach: a name and a role for each, a way
// through them with the keys, and the surroundings of the one that they look at.

/** Makes a drawing reachable; `open` is told the target that a person chose. */
function makeScene(svg, graph, { open, reveal }) {
  const nodes = [...svg.querySelectorAll("g.node")].map((part) => sceneNode(part, svg, graph));
  const byId = new Map(nodes.map((node) => [node.part.id, node]));
  const edges = [...svg.querySelectorAll("g.edge[data-from]")].map((part) => ({
    part, isEdge: true, from: byId.get(part.dataset.from), to: byId.get(part.dataset.to),
    line: drawnBoxes.get(part) ?? null,
  })).filter((edge) => edge.from && edge.to);
  const byPart = new Map([...nodes, ...edges].map((item) => [item.part, item]));
  for (const node of nodes) node.edges = [];
  for (const edge of edges) {
    edge.from.edges.push(edge);
    edge.to.edges.push(edge);
    nameEdge(edge, graph);
  }
  let rover = null;
  rove(nodes.find((node) => node.part.classList.contains("focus")) ?? nodes[0] ?? null);

  function rove(item) {
    if (!item) return;
    rover?.part.setAttribute("tabindex", "-1");
    rover = item;
    item.part.setAttribute("tabindex", "0");
  }

  const itemAt = (target) => byPart.get(target.closest?.("g.node, g.edge")) ?? null;

  svg.addEventListener("click", (event) => {
    const item = itemAt(event.target);
    if (!item) return;
    event.preventDefault();
    rove(item);
    open(item, item.part);
  });
  svg.addEventListener("pointerover", (event) => trace(itemAt(event.target)));
  svg.addEventListener("pointerleave", () => trace(itemAt(document.activeElement ?? svg)));
  svg.addEventListener("focusin", (event) => {
    const item = itemAt(event.target);
    trace(item);
    if (item) {
      rove(item);
      reveal(item.part);
    }
  });
  svg.addEventListener("focusout", () => trace(null));
  svg.addEventListener("keydown", (event) => {
    const item = itemAt(event.target);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextItem(event.key, item, nodes);
    if (event.key === "Enter" || event.key === " ") open(item, item.part);
    else if (next) next.part.focus({ preventScroll: true });
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** Shows what an item touches and steps back with the rest; `null` shows all alike. */
  function trace(item) {
    svg.classList.toggle("tracing", item !== null);
    for (const part of svg.querySelectorAll(".near")) part.classList.remove("near");
    if (!item) return;
    const near = item.isEdge ? [item, item.from, item.to]
      : [item, ...item.edges.flatMap((edge) => [edge, edge.from, edge.to])];
    for (const { part } of near) part.classList.add("near");
  }

  /** Marks what a card is open for. */
  function select(test) {
    for (const part of svg.querySelectorAll(".selected")) part.classList.remove("selected");
    const item = [...nodes, ...edges].find(test) ?? null;
    item?.part.classList.add("selected");
    return item;
  }

  return { svg, nodes, edges, select, focusFirst: () => rover?.part.focus({ preventScroll: true }) };
}

function sceneNode(part, svg, graph) {
  // Links are for pages without script: here the box itself is what one chooses.
  for (const link of part.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  part.setAttribute("tabindex", "-1");
  part.setAttribute("role", "button");
  const component = graph.byAnchor.get(part.dataset.component) ?? null;
  const node = { part, isEdge: false, component, box: drawnBoxes.get(part) ?? null };
  if (component) {
    part.setAttribute("aria-label", spokenName(component, graph));
  } else if (!part.hasAttribute("aria-label")) {
    part.setAttribute("aria-label", [...part.querySelectorAll("text")].map((text) => text.textContent).join(", "));
  }
  return node;
}

function nameEdge(edge, graph) {
  const { part, from, to } = edge;
  part.setAttribute("tabindex", "-1");
  part.setAttribute("role", "button");
  if (!part.hasAttribute("aria-label")) {
    const title = part.querySelector("title")?.textContent.split("\n")[0];
    part.setAttribute("aria-label", title ?? "line");
  }
  if (from.component && to.component) {
    edge.relation = graph.outgoing[from.component.position]
      .find((relation) => relation.to === to.component.position) ?? null;
  }
  // Thin lines are hard to hit: a broad invisible one lies over each.
  const line = part.querySelector("path");
  if (line && !part.querySelector(".touch")) {
    part.append(svgElement("path", { class: "touch", d: line.getAttribute("d"), fill: "none" }));
  }
}

/** Where a key leads from an item: to the nearest box in that direction, or along its lines. */
function nextItem(key, item, nodes) {
  const isEdge = item.isEdge;
  const owner = isEdge ? item.owner ?? item.from : item;
  if (key === "e" && owner.edges.length > 0 && !isEdge) {
    owner.edges[0].owner = owner;
    return owner.edges[0];
  }
  if (isEdge) {
    if (key === "Escape" || key === "e") return owner;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!step) return null;
    const { edges } = owner;
    const next = edges[(edges.indexOf(item) + step + edges.length) % edges.length];
    next.owner = owner;
    return next;
  }
  if (key === "Home") return nodes[0];
  if (key === "End") return nodes.at(-1);
  const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  return direction ? nearestNode(item, nodes, direction) : null;
}

function nearestNode(item, nodes, [right, down]) {
  const middle = ({ part }) => {
    const box = part.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const from = middle(item);
  let best = null;
  let least = Infinity;
  for (const node of nodes) {
    if (node === item) continue;
    const to = middle(node);
    const along = (to.x - from.x) * right + (to.y - from.y) * down;
    const across = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
    if (along < 4 || across > along * 3) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [node, far];
  }
  return best;
}
