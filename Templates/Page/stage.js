// The stage: one drawing at a time, with what moves it, and the card beside it.

/** The parts of the stage; `actions` opens things, `closed` is told when the card was closed. */
function makeStage(graph, { open, closed }) {
  const stage = element("div", { id: "explorer-stage", class: "canvas stage", tabindex: "0", role: "group",
    "aria-label": "Drawing. Arrow keys move it, plus and minus zoom, zero shows all, Enter goes to the boxes" });
  const hint = element("p", { class: "stage-hint", hidden: true,
    text: "Hold Ctrl or ⌘ to zoom with the wheel, or click the drawing first" });
  const card = element("aside", { id: "explorer-card", class: "card", tabindex: "-1", hidden: true,
    "aria-label": "What was chosen" });
  const frame = element("div", { id: "explorer-frame", class: "stage-frame" });
  const laneTitles = makeLaneTitles();
  const viewport = makeViewport(stage, laneTitles.place);
  const scenes = new WeakMap();
  let scene = null;
  let home = null;
  let opener = null;

  const tools = element("div", { class: "stage-tools", role: "group", "aria-label": "Zoom" },
    tool("zoom-in", "Zoom in", "+", viewport.zoomIn), tool("zoom-out", "Zoom out", "−", viewport.zoomOut),
    tool("fit", "Show all", "Fit", () => viewport.fit(true)),
    tool("full-screen", "Full screen", "Full screen", () => {
      if (document.fullscreenElement) document.exitFullscreen();
      else frame.parentElement.requestFullscreen?.().catch(() => announce("This viewer forbids the full screen"));
    }));
  frame.append(stage, laneTitles.part, hint, card);

  stage.addEventListener("resized", () => {
    const chosen = scene?.svg.querySelector(".selected");
    if (chosen && !card.hidden) viewport.reveal(chosen, false);
  });
  let hiding = 0;
  stage.addEventListener("unaskedwheel", () => {
    hint.hidden = false;
    clearTimeout(hiding);
    hiding = setTimeout(() => { hint.hidden = true; }, 1200);
  });
  stage.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isStage = event.target === stage;
    const moves = { ArrowLeft: [-80, 0], ArrowRight: [80, 0], ArrowUp: [0, -80], ArrowDown: [0, 80] };
    if (event.key === "+" || event.key === "=") viewport.zoomIn();
    else if (event.key === "-" || event.key === "_") viewport.zoomOut();
    else if (event.key === "0") viewport.fit(true);
    else if (isStage && moves[event.key]) viewport.pan(...moves[event.key]);
    else if (isStage && event.key === "Enter") scene?.focusFirst();
    else if (event.key === "Escape" && !card.hidden) closeCard();
    else if (event.key === "Escape" && !isStage) stage.focus();
    else return;
    event.preventDefault();
  });
  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    closeCard();
  });

  function show(svg) {
    if (scene?.svg === svg) return;
    if (home) putBack(scene.svg, home);
    home = svg.parentElement
      ? { place: svg.parentElement, style: svg.style.cssText, box: svg.getAttribute("viewBox") } : null;
    svg.style.cssText = "";
    stage.replaceChildren(svg);
    laneTitles.show(svg);
    viewport.show(svg);
    if (!scenes.has(svg)) scenes.set(svg, makeScene(svg, graph, { open, reveal: viewport.reveal }));
    scene = scenes.get(svg);
  }

  /** A drawing of the page goes back to where it was. */
  function putBack(svg, { place, style, box }) {
    scene.select(() => false);
    svg.setAttribute("viewBox", box);
    svg.style.cssText = style;
    place.append(svg);
  }

  function openCard(parts, { from, isQuiet }) {
    opener = from ?? opener;
    card.replaceChildren(element("button", { type: "button", class: "card-close", "data-action": "close",
      "aria-label": "Close the card", text: "×", onClick: closeCard }), ...parts);
    card.setAttribute("aria-label", `Card of ${parts[0]?.textContent ?? "what was chosen"}`);
    card.hidden = false;
    frame.classList.add("with-card");
    card.scrollTop = 0;
    if (!isQuiet) card.focus({ preventScroll: true });
  }

  function closeCard() {
    if (card.hidden) return;
    hideCard();
    const back = opener?.isConnected ? opener : stage;
    back.focus({ preventScroll: true });
    opener = null;
    closed();
  }

  function hideCard() {
    card.hidden = true;
    card.replaceChildren();
    frame.classList.remove("with-card");
    scene?.select(() => false);
  }

  return {
    frame, tools, show, openCard, hideCard, viewport, focus: () => stage.focus({ preventScroll: true }),
    select: (test, reveals) => {
      const item = scene?.select(test) ?? null;
      if (item && reveals) viewport.reveal(item.part);
      return item;
    },
    get scene() { return scene; },
  };
}

function tool(name, words, text, run) {
  return element("button", { type: "button", class: "tool", "data-action": name, "aria-label": words, title: words,
    text, onClick: run });
}
