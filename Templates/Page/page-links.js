// Ways from the tables and findings of the page to the stage.

/** A finding with a path can be seen as a drawing. */
function addPathLinks(graph, draw) {
  for (const finding of graph.findings) {
    if (finding.path.length < 2) continue;
    const chain = document.getElementById(finding.anchor)?.querySelector(".chain");
    chain?.after(element("button", { type: "button", class: "tool", "data-action": "draw-path",
      text: "Draw this path", onClick: () => draw(finding) }));
  }
}

/** Every row of a component can be drawn; the links are made when their table comes into view. */
function addRowLinks(graph, draw) {
  const tables = document.querySelectorAll("#components table");
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      for (const row of target.querySelectorAll("tr[id^='c-']")) {
        const component = graph.byAnchor.get(row.id);
        if (!component) continue;
        row.querySelector("th")?.append(element("span", { class: "aside" }, element("button", {
          type: "button", class: "card-name", "data-action": "draw-around",
          "aria-label": `Draw what is around ${component.name}`, text: "draw around", onClick: () => draw(component) })));
      }
    }
  });
  for (const table of tables) seen.observe(table);
}
