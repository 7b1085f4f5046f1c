// What a box or a line stands for, told in a card beside the drawing.

const cardRows = 10;
const severityWords = ["note", "warning", "error"];

/** The card of a component: why it lives as long as it does, what it touches, what was found. */
function componentCard(component, graph, actions) {
  const findings = graph.findingsOf.get(component.position) ?? [];
  const onPaths = graph.findingsThrough.get(component.position) ?? [];
  return cardParts(nameOf(component, graph), [
    element("p", { class: "card-kind", text: kindLine(component) }),
    scopeLabel(component, graph),
    element("div", { class: "card-actions" },
      action("focus", "Focus here", () => actions.focus(component)),
      action("path-from", "Path from here", () => actions.pathFrom(component)),
      action("path-to", actions.pathStart() ? "End the path here" : "Path to here", () => actions.pathTo(component)),
      component.hasRow ? element("a", { class: "tool", "data-action": "table", href: `#${component.anchor}`,
        text: "Show in table" }) : null),
    factList(component, graph),
    findings.length === 0 ? null : findingSection("Findings", findings, actions),
    onPaths.length === 0 ? null : findingSection("On the path of findings of others", onPaths, actions),
    ...relationSections(component, graph, actions),
  ]);
}

function kindLine(component) {
  return [component.role === "composition-root" ? `${component.kind}, composition root` : component.kind,
    component.module === "" ? "" : `module ${component.module}`, component.hidden ?? ""]
    .filter((part) => part !== "").join(" · ");
}

function scopeLabel(component, graph) {
  const lane = graph.looks.lanes[component.lane];
  const words = component.declared && component.effective && component.declared !== component.effective
    ? `declared ${component.declared}, lives as ${component.effective}`
    : component.declared ?? component.effective ?? "lifetime not known";
  const label = element("p", { class: "card-scope" }, element("span", { class: "swatch", "aria-hidden": "true" }),
    element("strong", { text: words }));
  label.style.setProperty("--line", lane.line);
  return label;
}

function factList(component, graph) {
  const facts = [
    ...component.reasons.map(([, source, sentence, file, line]) => ["Because", [
      ...codeWords(graph.text(sentence)), element("span", { class: "card-source", text: ` (${graph.text(source)})` }),
      " ", place(file < 0 ? null : graph.files[file], line, graph)]]),
    component.access ? ["Reached as", [element("code", { text: component.access })]] : null,
    component.state ? ["State", [component.state]] : null,
    component.role && component.role !== "composition-root" ? ["Role", [component.role]] : null,
    component.file ? ["Declared at", [place(component.file, component.line, graph)]] : null,
  ].filter((fact) => fact !== null);
  return element("dl", { class: "card-facts" }, ...facts.map(([term, parts]) => (
    element("div", {}, element("dt", { text: term }), element("dd", {}, ...parts)))));
}

/** Words in backticks as code. */
function codeWords(sentence) {
  return sentence.split("`").map((part, number) => (number % 2 === 1 ? element("code", { text: part }) : part));
}

/** `file:line`, linked to the forge where the settings say how. */
function place(file, line, graph) {
  if (!file) return null;
  const text = `${file}:${line}`;
  const words = text.split("/").flatMap((part, number) => (number === 0 ? [part] : ["/", element("wbr"), part]));
  const address = sourceAddress(file, line, graph);
  const code = element("code", { class: "card-place" }, ...words);
  return address ? element("a", { href: address, rel: "noreferrer", target: "_blank" }, code) : code;
}

/** The settings take secure addresses alone; a file or a line can only ever be a part of one. */
function sourceAddress(file, line, graph) {
  if (!graph.sourceLink) return null;
  const path = file.split("/").map(encodeURIComponent).join("/");
  return graph.sourceLink.replaceAll("{file}", () => path).replaceAll("{line}", String(line));
}

function findingSection(title, findings, actions) {
  return cardSection(`${title} (${grouped(findings.length)})`,
    cardList(findings.map((finding) => findingItem(finding, actions))));
}

function findingItem(finding, actions) {
  const word = severityWords[finding.severity];
  return element("li", { class: `card-finding ${word}` },
    element("a", { href: `#${finding.anchor}` }, symbol(`mark-${word}`),
      element("span", {}, element("span", { class: "spoken", text: `${word}: ` }), ...codeWords(finding.message),
        finding.confidence === "hint" ? element("span", { class: "card-source", text: " (a hint)" }) : null)),
    finding.path.length > 1 ? action("finding-path", "Draw the path", () => actions.findingPath(finding)) : null);
}

/** What it does to others, and others to it, kind by kind. */
function relationSections(component, graph, actions) {
  return [["", graph.outgoing, "to"], ["by", graph.incoming, "from"]].flatMap(([suffix, lists, end]) => {
    const byKind = new Map();
    for (const relation of lists[component.position]) {
      for (const kind of new Set(relation.parts.map((part) => graph.text(part[1])))) {
        if (!byKind.has(kind)) byKind.set(kind, []);
        byKind.get(kind).push(relation);
      }
    }
    return [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, relations]) => cardSection(
      suffix === "" ? `${kind} (${relations.length})` : `${passive(kind)} by (${relations.length})`,
      cardList(sortedBy(relations, (relation) => [relation.style, relation[end]]).map((relation) => (
        relationItem(relation, graph.components[relation[end]], graph, actions))))));
  });
}

function passive(kind) {
  return { owns: "owned", keeps: "kept", uses: "used", creates: "created", refers: "referred to",
    defers: "asked for each time", provides: "provided", reaches: "reached", subscribes: "subscribed to" }[kind] ?? kind;
}

function relationItem(relation, other, graph, actions) {
  const style = graph.looks.styles[relation.style];
  const places = relation.parts.reduce((sum, part) => sum + part[2], 0);
  return element("li", { class: "card-relation" },
    action("component", nameOf(other, graph), () => actions.open(other)),
    element("button", { type: "button", class: `card-line ${style.name}`, "data-action": "relation",
      "aria-label": `${style.legend}: ${counted(places, "place")}, show where`,
      text: counted(places, "place"), onClick: () => actions.openRelation(relation) }));
}

/** The card of a pair: how the one is related to the other, and where the sources say so. */
function relationCard(relation, graph, actions) {
  const [from, to] = [graph.components[relation.from], graph.components[relation.to]];
  const style = graph.looks.styles[relation.style];
  return cardParts(`${nameOf(from, graph)} → ${nameOf(to, graph)}`, [
    element("p", { class: "card-kind" }, `${from.name} ${style.verb} ${to.name}`),
    element("div", { class: "card-actions" },
      action("open", `Open ${shortened(from.name, 28)}`, () => actions.open(from)),
      action("open", `Open ${shortened(to.name, 28)}`, () => actions.open(to)),
      action("path", "Draw only these two", () => actions.path(from, to))),
    ...relation.parts.map((part) => partSection(part, graph)),
  ]);
}

function partSection([style, kind, places, slot, note, ...rest], graph) {
  const rows = [];
  for (let at = 0; at < rest.length; at += 3) rows.push(rest.slice(at, at + 3));
  const items = rows.map(([file, line, excerpt]) => element("li", {},
    place(file < 0 ? null : graph.files[file], line, graph),
    excerpt < 0 ? null : element("code", { class: "excerpt", text: graph.text(excerpt) })));
  const further = places - rows.length;
  if (further > 0) {
    items.push(element("li", { text: rows.length === 0 ? counted(places, "place") : `and ${counted(further, "more place")}` }));
  }
  const link = { reaches: "through", uses: "as", subscribes: "by" }[graph.text(kind)] ?? "in";
  const words = slot < 0 ? graph.text(kind) : `${graph.text(kind)} ${link} ${graph.text(slot)}`;
  return cardSection(words, element("div", {},
    element("p", { class: "card-note", text: [graph.looks.styles[style].legend, note < 0 ? "" : graph.text(note)]
      .filter((word) => word !== "").join("; ") }), cardList(items)));
}

/** The card of a box that stands for several, with a way to see them. */
function groupCard(title, members, further, graph, actions, showAll) {
  return cardParts(title, [
    element("p", { class: "card-kind", text: counted(members.length + further, "component") }),
    showAll ? element("div", { class: "card-actions" }, action("unfold", "Draw these", showAll)) : null,
    cardSection("Components", cardList(members.map((component) => element("li", { class: "card-relation" },
      action("component", nameOf(component, graph), () => actions.open(component)),
      element("span", { class: "card-source", text: findingWords(component) }))))),
    further === 0 ? null : element("p", { class: "card-note", text: `and ${grouped(further)} more` }),
  ]);
}

function cardParts(title, parts) {
  return [element("h3", { id: "explorer-card-title", text: title }), ...parts.filter((part) => part !== null)];
}

function cardSection(title, body) {
  return element("section", { class: "card-section" }, element("h4", { text: title }), body);
}

/** Long lists are cut, with a button for the rest. */
function cardList(items) {
  const list = element("ul", { class: "card-list" }, ...items.slice(0, cardRows));
  if (items.length > cardRows) {
    const button = element("button", { type: "button", class: "tool", "data-action": "more",
      text: `Show ${grouped(items.length - cardRows)} more` });
    const last = element("li", {}, button);
    button.addEventListener("click", () => {
      last.replaceWith(...items.slice(cardRows, cardRows + 500));
      items[cardRows].querySelector("a, button")?.focus();
    });
    list.append(last);
  }
  return list;
}

function action(name, words, run) {
  return element("button", { type: "button", class: name === "component" ? "card-name" : "tool",
    "data-action": name, text: words, onClick: run });
}
