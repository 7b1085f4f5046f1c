// The field that finds: a combobox with a list of suggestions, reached with `/`.

const searchLimit = 12;

/** The field; `choose` is told the entry that a person took. */
function makeSearchBox(graph, choose) {
  const search = makeSearch(graph);
  const list = element("ul", { id: "explorer-options", class: "options", role: "listbox",
    "aria-label": "Suggestions", hidden: true });
  const field = element("input", {
    id: "explorer-search", type: "text", role: "combobox", autocomplete: "off", spellcheck: "false",
    placeholder: "Find a component, file, module or rule", "aria-label": "Find a component, file, module or rule",
    "aria-expanded": "false", "aria-controls": "explorer-options", "aria-autocomplete": "list",
  });
  const more = element("li", { class: "options-more", role: "presentation" });
  let entries = [];
  let active = -1;

  function update() {
    const { found, total } = search(field.value, searchLimit);
    entries = found;
    list.replaceChildren(...found.map((entry, place) => option(entry, place)));
    if (total > found.length) {
      more.textContent = `${counted(total - found.length, "more match", "more matches")}: type on`;
      list.append(more);
    }
    if (field.value.trim() !== "" && total === 0) {
      more.textContent = "Nothing has this in its name";
      list.append(more);
    }
    activate(found.length > 0 ? 0 : -1);
    open(field.value.trim() !== "");
    if (field.value.trim() !== "") announce(total === 0 ? "No match" : counted(total, "match", "matches"));
  }

  function option(entry, place) {
    const item = element("li", { id: `explorer-option-${place}`, class: "option",
      role: "option", "aria-selected": "false" },
    element("span", { class: "option-name" }, ...marked(entry.label, field.value.trim())),
    element("span", { class: "option-detail", text: entry.detail }));
    item.addEventListener("pointerdown", (event) => event.preventDefault());
    item.addEventListener("click", () => take(place));
    return item;
  }

  function activate(place) {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = place;
    const item = place < 0 ? null : list.children[place];
    item?.setAttribute("aria-selected", "true");
    item?.scrollIntoView({ block: "nearest" });
    if (item) field.setAttribute("aria-activedescendant", item.id);
    else field.removeAttribute("aria-activedescendant");
  }

  function open(isOpen) {
    list.hidden = !isOpen;
    field.setAttribute("aria-expanded", String(isOpen));
  }

  function take(place) {
    const entry = entries[place];
    if (!entry) return;
    open(false);
    field.value = "";
    choose(entry);
  }

  // The first letter is answered as quickly as the others.
  (window.requestIdleCallback ?? window.setTimeout)(() => search("a", 0));
  field.addEventListener("input", update);
  field.addEventListener("focus", () => { if (field.value.trim() !== "") update(); });
  field.addEventListener("blur", () => open(false));
  field.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) activate((active + step + entries.length) % entries.length);
    else if (event.key === "Enter") take(active);
    else if (event.key === "Escape") {
      if (list.hidden) field.value = "";
      open(false);
    } else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, select, textarea, [contenteditable]");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: "nearest" });
  });
  return { part: element("div", { class: "finder" }, field, element("kbd", { "aria-hidden": "true", text: "/" }), list),
    field };
}

/** A label with what was typed marked in it. */
function marked(label, wanted) {
  const place = label.toLowerCase().indexOf(wanted.toLowerCase());
  if (place < 0) return [label];
  return [label.slice(0, place), element("mark", { text: label.slice(place, place + wanted.length) }),
    label.slice(place + wanted.length)];
}
