// What the stage shows, narrowed: a panel of choices, and a row of chips that say what is chosen.

/** The panel and the button that opens it; `change` is told the keys to set. */
function makeFilters(graph, change) {
  const panel = element("div", { id: "explorer-filter-panel", class: "filter-panel", hidden: true,
    role: "group", "aria-label": "Filters" });
  const count = element("span", { class: "filter-count" });
  const button = element("button", { type: "button", id: "explorer-filters", class: "tool",
    "aria-expanded": "false", "aria-controls": "explorer-filter-panel" }, "Filters ", count);
  button.addEventListener("click", () => {
    if (panel.childElementCount === 0) fill();
    panel.hidden = !panel.hidden;
    button.setAttribute("aria-expanded", String(!panel.hidden));
  });
  let view = readView();

  function fill() {
    const hidden = [...new Set(graph.components.map((component) => component.hidden))]
      .filter((word) => word !== null).sort();
    const kinds = [...new Set(graph.relations.flatMap((relation) => (
      relation.parts.map((part) => graph.text(part[1])))))].sort();
    const lanes = new Set(graph.components.map((component) => component.lane));
    panel.replaceChildren(
      checks("Scopes", "scope", graph.looks.lanes.filter((_, lane) => lanes.has(lane))
        .map((lane) => [lane.scope ?? "unknown", lane.title, lane.line])),
      checks("Relations", "relation", kinds.map((kind) => [kind, kind, null])),
      hidden.length === 0 ? "" : checks("Show also", "show", hidden.map((word) => [word, word, null])),
      element("fieldset", {}, element("legend", { text: "Only" }),
        picker("module", "Module", graph.modules.filter((name) => name !== "").map((name) => [name, name])),
        picker("rule", "Rule", graph.rules.map(([id, title]) => [id, title])),
        picker("file", "Folder or file", foldersOf(graph).map((path) => [path, path]))),
      element("fieldset", {}, element("legend", { text: "Fold by" }), collapsePicker()));
    show(view);
  }

  function checks(title, key, choices) {
    return element("fieldset", {}, element("legend", { text: title }), ...choices.map(([value, words, color]) => {
      const box = element("input", { type: "checkbox", "data-filter": key, value });
      box.addEventListener("change", () => {
        const others = view[key].filter((word) => word !== value);
        change({ [key]: box.checked ? [...others, value] : others });
      });
      const swatch = color ? element("span", { class: "swatch", "aria-hidden": "true" }) : null;
      swatch?.style.setProperty("--line", color);
      return element("label", { class: "check" }, box, swatch, words);
    }));
  }

  function picker(key, title, choices) {
    const select = element("select", { id: `explorer-${key}`, "data-filter": key },
      element("option", { value: "", text: `${title}: all` }),
      ...choices.map(([value, words]) => element("option", { value, text: shortened(words, 60) })));
    select.addEventListener("change", () => {
      if (key === "file") change({ file: select.value === "" ? null : select.value });
      else change({ [key]: select.value === "" ? [] : [...new Set([...view[key], select.value])] });
      if (key !== "file") select.value = "";
    });
    return element("label", { class: "pick" }, element("span", { class: "spoken", text: title }), select);
  }

  function collapsePicker() {
    const select = element("select", { id: "explorer-collapse", "data-filter": "collapse" },
      ...[["", "nothing, unless it does not fit"], ["module", "module"], ["folder", "folder"], ["scope", "scope"]]
        .map(([value, text]) => element("option", { value, text })));
    select.addEventListener("change", () => change({ collapse: select.value === "" ? null : select.value }));
    return element("label", { class: "pick" }, element("span", { class: "spoken", text: "Fold by" }), select);
  }

  /** Sets the controls to what a view says. */
  function show(next) {
    view = next;
    const number = listKeys.reduce((sum, key) => sum + view[key].length, 0) + (view.file ? 1 : 0) + (view.collapse ? 1 : 0);
    count.textContent = number === 0 ? "" : String(number);
    for (const box of panel.querySelectorAll("input[data-filter]")) {
      box.checked = view[box.dataset.filter].includes(box.value);
    }
    const collapse = panel.querySelector("#explorer-collapse");
    if (collapse) collapse.value = view.collapse ?? "";
    const file = panel.querySelector("#explorer-file");
    if (file) file.value = view.file ?? "";
  }

  return { button, panel, show };
}

/** Every folder with files in it or below it. */
function foldersOf(graph) {
  const folders = new Set();
  for (const file of graph.files) {
    for (let end = file.lastIndexOf("/"); end > 0; end = file.lastIndexOf("/", end - 1)) {
      if (folders.has(file.slice(0, end))) break;
      folders.add(file.slice(0, end));
    }
  }
  return [...folders].sort();
}

/** What is chosen, each with a way to take it back. */
function chipsFor(view, graph, change) {
  const name = (anchor) => {
    const component = componentOf(anchor, graph);
    return component ? nameOf(component, graph) : anchor;
  };
  const chips = [];
  if (view.focus) {
    chips.push(chip(`Around ${name(view.focus)}`, () => change({ focus: null, depth: null })), depthControl(view, change));
  }
  if (view.from || view.to) {
    const [from, to] = [view.from ? name(view.from) : "…", view.to ? name(view.to) : "…"];
    chips.push(chip(`Path from ${from} to ${to}`, () => change({ from: null, to: null })));
    if (view.from && view.to) {
      chips.push(element("button", { type: "button", class: "tool", "data-action": "swap", text: "Swap",
        onClick: () => change({ from: view.to, to: view.from }) }));
    } else {
      chips.push(element("span", { class: "chips-hint", text: "Choose the other end: find it, or open its card." }));
    }
  }
  if (view.finding) chips.push(chip("Path of a finding", () => change({ finding: null })));
  const rules = new Map(graph.rules);
  const words = { scope: "Scope", module: "Module", relation: "Relation", rule: "Rule", show: "With" };
  for (const key of listKeys) {
    for (const value of view[key]) {
      chips.push(chip(`${words[key]} ${rules.get(value) ?? value}`, () => (
        change({ [key]: view[key].filter((other) => other !== value) }))));
    }
  }
  if (view.file) chips.push(chip(`In ${view.file}`, () => change({ file: null })));
  if (view.collapse) chips.push(chip(`Folded by ${view.collapse}`, () => change({ collapse: null })));
  if (chips.length > 0) {
    chips.push(element("button", { type: "button", class: "tool quiet", id: "explorer-clear", "data-action": "clear",
      text: "Back to the overview", onClick: () => change(noView) }));
  }
  return chips;
}

function chip(words, remove) {
  return element("span", { class: "chip-set" }, shortened(words, 70),
    element("button", { type: "button", "data-action": "remove", "aria-label": `Remove: ${words}`, text: "×", onClick: remove }));
}

function depthControl(view, change) {
  const step = (words, text, depth) => element("button", { type: "button", class: "tool", "data-action": words,
    "aria-label": words === "nearer" ? "One step less" : "One step more", text,
    disabled: depth < 1 || depth > 9, onClick: () => change({ depth: String(depth) }) });
  return element("span", { class: "depth", role: "group", "aria-label": "How far around" },
    step("nearer", "−", view.depth - 1), element("span", { id: "explorer-depth", text: counted(view.depth, "step") }),
    step("farther", "+", view.depth + 1));
}
