// The titles of lanes stay in sight while their lanes are: a large drawing is moved to and fro, and
// which lifetime one looks at is the point of it.

/** Titles above the stage; `show` takes another drawing, `place` follows what moved it. */
function makeLaneTitles() {
  const part = element("div", { class: "lane-titles", "aria-hidden": "true" });
  let lanes = [];

  function show(svg) {
    lanes = [...svg.querySelectorAll("g.lane")].flatMap((group) => {
      const band = group.querySelector("rect");
      const text = group.querySelector("text");
      if (!band || !text) return [];
      const top = Number(band.getAttribute("y"));
      return [{
        title: element("span", { hidden: true, text: text.textContent }),
        top, bottom: top + Number(band.getAttribute("height")),
        // Where the drawing itself says it: above the line that the letters stand on.
        left: Number(text.getAttribute("x")), head: Number(text.getAttribute("y")) - 14,
      }];
    });
    part.replaceChildren(...lanes.map(({ title }) => title));
  }

  /** `at` is what the viewport shows: units at the upper left corner, pixels for a unit. */
  function place({ x, y, scale }, { height }) {
    for (const { title, top, bottom, left, head } of lanes) {
      const start = (top - y) * scale;
      const end = (bottom - y) * scale;
      const isSaid = left >= x && head >= y;
      title.hidden = isSaid || end < titleHeight || start > height - titleHeight;
      if (!title.hidden) {
        title.style.transform = `translateY(${Math.round(Math.min(Math.max(start, 0), end - titleHeight))}px)`;
      }
    }
  }

  return { part, show, place };
}

/** Pixels that a title takes, with the room around it. */
const titleHeight = 30;
