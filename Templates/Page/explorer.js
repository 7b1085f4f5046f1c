// The drawing of the page made to be explored. Without script the page shows every drawing one below
// the other; here they take turns on one stage, beside views that are made on the spot.
//
// Controls, for those who test them: #explorer; #explorer-search with #explorer-options and its
// role=option; #explorer-drawing (select); #explorer-filters (button) with #explorer-filter-panel:
// [data-filter=scope|relation|show] (checkboxes), #explorer-module, #explorer-rule, #explorer-file,
// #explorer-collapse (selects); #explorer-chips with [data-action=remove|nearer|farther|swap],
// #explorer-depth, #explorer-clear; #explorer-frame with #explorer-stage (its svg has .node and .edge,
// each role=button), [data-action=zoom-in|zoom-out|fit|full-screen]; #explorer-card with
// #explorer-card-title, [data-action=close|focus|path-from|path-to|path|table|component|open|relation|more|
// finding-path|unfold]; #explorer-notes. In findings: [data-action=draw-path]; in rows of
// components: [data-action=draw-around].
// In the address: drawing, focus, depth, from, to, finding, scope, module, relation, rule, file, show,
// collapse, card.

whenReady(() => {
  const section = document.getElementById("drawing");
  if (!section || !document.getElementById("report-data")) return;
  const graph = reportGraph();
  if (!graph || graph.components.length === 0) return;
  startExplorer(section, graph);
});

function startExplorer(section, graph) {
  const drawings = graph.drawings.map((drawing) => ({ ...drawing, svg: document.getElementById(drawing.element) }))
    .filter(({ svg }) => svg !== null);
  const figures = new Map(drawings.map((drawing) => [drawing.id, drawing.svg.closest("figure")]));
  const stage = makeStage(graph, { open: openItem, closed: () => writeView({ card: null }) });
  const searchBox = makeSearchBox(graph, choose);
  const filters = makeFilters(graph, change);
  const switcher = makeSwitcher(drawings, (id) => change({ ...noView, drawing: id }));
  const chips = element("div", { id: "explorer-chips", class: "chips" });
  const notes = element("div", { id: "explorer-notes" });
  let shown = "";
  const actions = {
    focus: (component) => change({ ...noView, focus: component.anchor, show: readView().show }),
    pathStart: () => readView().from,
    pathFrom: (component) => change({ from: component.anchor }),
    pathTo: (component) => change({ to: component.anchor }),
    path: (from, to) => change({ ...noView, from: from.anchor, to: to.anchor }),
    findingPath: (finding) => change({ ...noView, finding: finding.anchor }),
    open: (component) => openComponent(component),
    openRelation,
  };

  const explorer = element("div", { id: "explorer", class: "explorer broad-always" },
    element("div", { class: "explorer-bar" },
      element("div", { class: "explorer-choice", role: "search", "aria-label": "What to draw" },
        searchBox.part, switcher.part, filters.button),
      stage.tools),
    filters.panel, chips, stage.frame, notes, keyHelp());
  const parts = [...section.children].filter((part) => part.tagName !== "H2");
  section.querySelector("h2").after(explorer);
  for (const part of parts) part.classList.add("explored");
  const bring = (changes) => {
    change({ ...noView, card: null, ...changes });
    explorer.scrollIntoView();
    stage.focus();
  };
  addPathLinks(graph, (finding) => bring({ finding: finding.anchor }));
  addRowLinks(graph, (component) => bring({ focus: component.anchor,
    show: component.hidden ? [component.hidden] : [] }));
  address.stepBy(viewKeys);
  address.onChange(follow);
  follow();
  const first = readView();
  if (address.anchor === "" && (isOwnView(first) || first.drawing || first.card)) explorer.scrollIntoView();

  /** Sets what is seen, and shows it. */
  function change(changes) {
    writeView(changes, true);
    render(readView());
  }

  /** The address was changed from outside: a link to a part of a drawing brings that drawing. */
  function follow() {
    const target = address.anchor === "" ? null : document.getElementById(address.anchor);
    const drawing = target && drawings.find(({ svg }) => svg.contains(target));
    if (drawing) writeView({ ...noView, drawing: drawing.id });
    const view = readView();
    render(view);
    if (drawing && target !== drawing.svg) {
      stage.select(({ part }) => part === target, true);
      stage.frame.scrollIntoView({ block: "nearest" });
    }
  }

  function render(view) {
    filters.show(view);
    chips.replaceChildren(...chipsFor(view, graph, change));
    const key = viewKeys.filter((name) => name !== "card").map((name) => String(view[name])).join("\n");
    if (key !== shown) {
      shown = key;
      if (isOwnView(view) || drawings.length === 0) showOwn(view);
      else showDrawing(view);
    }
    showCard(view);
  }

  function showOwn(view) {
    const sketch = sketchFor(view, graph);
    stage.show(drawnView(sketch, graph));
    const focus = stage.scene.nodes.find(({ part }) => part.classList.contains("focus"));
    if (focus) stage.viewport.reveal(focus.part, false);
    switcher.show(null, sketch.title);
    listNotes(sketch.notes);
    announce(`${sketch.title}: ${counted(sketch.boxes.length, "box", "boxes")} and ${counted(sketch.lines.length, "line")}`);
  }

  function showDrawing(view) {
    const drawing = drawings.find(({ id }) => id === view.drawing) ?? drawings[0];
    const figure = figures.get(drawing.id);
    stage.show(drawing.svg);
    switcher.show(drawing.id, drawing.title);
    notes.replaceChildren(...[...figure?.querySelectorAll(":scope > .remarks") ?? []].map((part) => part.cloneNode(true)));
    if (view.drawing) announce(drawing.title);
  }

  function listNotes(sentences) {
    notes.replaceChildren(...(sentences.length === 0 ? []
      : [element("ul", { class: "remarks" }, ...sentences.map((text) => element("li", { text })))]));
  }

  /** What the address says is open: a component, or a pair of them. */
  function showCard(view) {
    const [first, second] = (view.card ?? "").split("~").map((anchor) => componentOf(anchor, graph));
    if (!first) {
      stage.hideCard();
      return;
    }
    if (!second) {
      openComponent(first, null, true);
      return;
    }
    const relation = graph.outgoing[first.position].find(({ to }) => to === second.position);
    if (relation) openRelation(relation, true);
  }

  function openComponent(component, from = null, isQuiet = false) {
    writeView({ card: component.anchor });
    stage.openCard(componentCard(component, graph, actions), { from, isQuiet });
    stage.select((item) => item.component === component, isQuiet || from === null);
  }

  function openRelation(relation, isQuiet = false) {
    writeView({ card: `${graph.components[relation.from].anchor}~${graph.components[relation.to].anchor}` });
    stage.openCard(relationCard(relation, graph, actions), { from: null, isQuiet });
    stage.select((item) => item.isEdge && (item.relation === relation || item.line?.relations?.includes(relation)), false);
  }

  /** A box or a line of the drawing was chosen. */
  function openItem(item, from) {
    if (item.component) openComponent(item.component, from);
    else if (item.isEdge) openEdge(item, from);
    else openGroup(item, from);
  }

  function openEdge(item, from) {
    const relations = item.relation ? [item.relation] : item.line?.relations ?? [];
    if (relations.length === 1) {
      stage.openCard([], { from, isQuiet: true });
      openRelation(relations[0]);
      return;
    }
    const label = item.part.getAttribute("aria-label");
    stage.openCard(pairsCard(label, relations, graph, actions), { from });
    stage.select((other) => other === item, false);
  }

  function openGroup(item, from) {
    const members = item.box ? item.box.members.map((node) => graph.components[node]) : namedMembers(item.part, graph);
    const { module, scope } = item.part.dataset;
    const scopeName = [scope || "unknown"];
    let showAll = module ? () => change({ ...noView, module: [module], scope: scopeName }) : null;
    if (item.box?.group?.sort === "folder") {
      showAll = () => change({ ...noView, file: item.box.group.name, scope: scopeName });
    } else if (item.box?.group?.sort === "scope") {
      showAll = () => change({ ...noView, scope: scopeName });
    }
    const title = item.part.querySelector("text")?.textContent ?? "Several components";
    stage.openCard(groupCard(title, members, item.box ? 0 : furtherMembers(item.part), graph, actions, showAll), { from });
    stage.select((other) => other === item, false);
  }

  function choose(entry) {
    if (entry.kind === "rule") change({ ...noView, rule: [entry.value] });
    else if (entry.kind === "file") change({ ...noView, file: entry.value });
    else if (entry.kind === "module") chooseModule(entry.value);
    else chooseComponent(graph.byAnchor.get(entry.value));
  }

  function chooseModule(name) {
    const drawing = drawings.find(({ id, title }) => id.startsWith("module-") && title === `Module ${name}`);
    change(drawing ? { ...noView, drawing: drawing.id } : { ...noView, module: [name] });
  }

  /** Where it is drawn already it is shown there; else what is around it is drawn. */
  function chooseComponent(component) {
    const view = readView();
    if (Boolean(view.from) !== Boolean(view.to)) {
      change(view.from ? { to: component.anchor, focus: null } : { from: component.anchor, focus: null });
      return;
    }
    const isDrawn = stage.scene?.nodes.some((node) => node.component === component);
    const show = component.hidden ? [component.hidden] : [];
    if (!isDrawn) change({ ...noView, focus: component.anchor, show, card: component.anchor });
    openComponent(component, searchBox.field);
  }
}

/** A folded box of a drawing that came with the page names its first members in its title. */
function namedMembers(part, graph) {
  const byName = new Map(graph.components.map((component) => [
    `${component.module === "" ? "" : `${component.module}/`}${component.name}${component.qualifier}`, component]));
  return titleLines(part).map((line) => byName.get(line)).filter((component) => component !== undefined);
}

/** How many more it stands for. */
function furtherMembers(part) {
  return Number(/^and ([0-9,]+) more$/.exec(titleLines(part).at(-1) ?? "")?.[1].replaceAll(",", "") ?? 0);
}

function titleLines(part) {
  return part.querySelector("title")?.textContent.split("\n") ?? [];
}

/** A line between folded boxes stands for several pairs. */
function pairsCard(title, relations, graph, actions) {
  const parts = relations.map((relation) => {
    const [from, to] = [graph.components[relation.from], graph.components[relation.to]];
    return element("li", { class: "card-relation" }, element("button", { type: "button", class: "card-name",
      "data-action": "relation", text: `${from.name} → ${to.name}`, onClick: () => actions.openRelation(relation) }));
  });
  return cardParts(title, [element("p", { class: "card-kind",
    text: relations.length === 0 ? "Several pairs of components" : counted(relations.length, "pair") }), cardList(parts)]);
}

/** What the keys do, for those who look for it. */
function keyHelp() {
  const keys = [["/", "find"], ["Tab", "to the drawing, then to its boxes"],
    ["Arrows", "from box to box; on the drawing itself they move it"], ["Enter", "open the card"],
    ["e", "from a box to its lines, and back"], ["+ − 0", "nearer, farther, all of it"], ["Esc", "close, or step back"]];
  return element("details", { class: "remarks keys" }, element("summary", { text: "Keys" }),
    element("dl", {}, ...keys.map(([key, words]) => element("div", {},
      element("dt", {}, element("kbd", { text: key })), element("dd", { text: words })))));
}

/** Which drawing is seen, as a list by sort. */
function makeSwitcher(drawings, choose) {
  const groups = [["overview", "Whole"], ["path", "Paths of findings"], ["module", "Modules"],
    ["around", "Components with findings"], ["", "Others"]];
  const sortOf = (id) => groups.find(([prefix]) => prefix !== "" && id.startsWith(prefix))?.[0] ?? "";
  const own = element("option", { value: "", hidden: true });
  const select = element("select", { id: "explorer-drawing" }, own,
    ...groups.map(([prefix, label]) => [label, drawings.filter(({ id }) => sortOf(id) === prefix)])
      .filter(([, members]) => members.length > 0)
      .map(([label, members]) => element("optgroup", { label }, ...members.map(({ id, title }) => (
        element("option", { value: id, text: id === "overview" ? "Overview" : shortened(title, 60) }))))));
  select.addEventListener("change", () => choose(select.value));
  return {
    part: element("label", { class: "switcher" }, element("span", { text: "Drawing" }), select),
    show(id, title) {
      own.hidden = id !== null;
      own.textContent = shortened(title, 60);
      select.value = id ?? "";
    },
  };
}
