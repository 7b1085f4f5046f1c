// A sketch as a drawing, made here: lanes as bands, boxes, lines, and below them the legend of what
// occurs. It has the classes and data of the drawings that came with the page.

const gutter = 118;
const heading = 44;
const frameMargin = 16;
const headingLooks = { heading: { size: 16, isBold: true }, subtitle: { size: 11, isBold: false } };

/** The `svg` of a sketch, with its size as `width` and `height` of its data. */
function drawnView(sketch, graph) {
  const measure = textMeasure(graph);
  const placement = placedSketch(sketch, measure);
  const title = shortened(sketch.title, 80);
  const titleWidth = measure(title, "heading");
  const area = Math.max(placement.width + 28, 420, titleWidth - gutter);
  const total = gutter + area + 2 * frameMargin;
  const left = frameMargin + gutter + (area - placement.width) / 2;
  const styles = [...new Set(sketch.lines.map((line) => line.style))].sort((a, b) => a - b)
    .map((style) => graph.looks.styles[style]);
  const legend = drawnLegend(sketch, styles, total - 2 * frameMargin, graph);
  const bottom = heading + placement.height + 12;
  const height = bottom + legend.height + frameMargin;
  const drawing = svgElement("svg", {
    class: "lifegraph drawn", id: "drawn", role: "group", "aria-label": sketch.title,
    viewBox: `0 0 ${Math.ceil(total)} ${Math.ceil(height)}`,
  }, svgElement("defs", {}, ...arrowMarks(styles, "drawn")),
  svgElement("g", { class: "heading" },
    drawnText(title, "heading-title", frameMargin, 27),
    drawnText(fitted(sketch.subtitle, total - 2 * frameMargin - titleWidth - 14, measure),
      "heading-more", frameMargin + titleWidth + 14, 27)),
  ...placement.bands.map((band) => drawnBand(band, graph.looks.lanes[band.lane], area)),
  svgElement("g", { class: "graph", transform: `translate(${Math.round(left)} ${heading})` },
    ...routesOf(placement).sort((a, b) => Number(a.line.isOnPath) - Number(b.line.isOnPath))
      .map((route) => drawnLine(route, sketch, graph)),
    ...sketch.boxes.map((box, place) => drawnBox(box, placement.boxes[place], sketch, graph))),
  svgElement("g", { class: "legend", transform: `translate(${frameMargin} ${Math.round(bottom)})` },
    ...legend.parts));
  return drawing;
}

/** As much of a subtitle as has room, with what shows that there is more. */
function fitted(text, width, measure) {
  const whole = measure(text, "subtitle");
  if (whole <= width) return text;
  const kept = Math.floor([...text].length * width / whole) - 2;
  return kept < 16 ? "" : `${[...text].slice(0, kept).join("").trimEnd()}…`;
}

/** How wide a text is in the letters of its emphasis. */
const textMeasure = (() => {
  let context;
  return (graph) => (text, emphasis) => {
    context ??= document.createElement("canvas").getContext("2d");
    const look = graph.looks.labels.get(emphasis) ?? headingLooks[emphasis];
    context.font = `${look.isBold ? "bold " : ""}${look.size}px Helvetica, Arial, sans-serif`;
    return context.measureText(text).width;
  };
})();

function drawnText(text, kind, x, y, anchor = null) {
  return svgElement("text", { class: kind, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10,
    "text-anchor": anchor, text });
}

function drawnBand(band, lane, area) {
  const top = heading + band.top;
  const height = band.bottom - band.top;
  const group = svgElement("g", { class: "lane", "data-scope": lane.scope ?? "" },
    svgElement("rect", { class: "band", x: frameMargin, y: top, width: gutter + area, height }),
    svgElement("rect", { class: "tab", x: frameMargin, y: top, width: 4, height }),
    drawnText(shortened(lane.title, 13), "lane-title", frameMargin + 14, top + 24),
    drawnText(shortened(lane.subtitle, 20), "lane-more", frameMargin + 14, top + 39));
  group.style.setProperty("--line", lane.line);
  group.style.setProperty("--band", lane.band);
  return group;
}

function drawnBox(box, place, sketch, graph) {
  const lane = graph.looks.lanes[box.lane];
  const look = graph.looks.shapes.get(box.shape);
  const weight = box.isFocus ? " focus" : box.component?.errors > 0 ? " grave" : "";
  let y = -place.height / 2 + 4;
  const lines = box.label.map(([text, emphasis]) => {
    y += lineHeight(emphasis);
    return drawnText(text, emphasis, 0, y, "middle");
  });
  const group = svgElement("g", {
    class: `node ${box.shape}${weight}${box.isOnPath ? " on-path" : ""}`, id: `drawn-${domKey(box)}`,
    transform: `translate(${Math.round(place.x * 10) / 10} ${Math.round(place.y * 10) / 10})`,
    "data-component": box.component?.anchor ?? null, "data-scope": lane.scope ?? "",
    "data-module": box.component?.module ?? box.module,
  }, svgElement("title", { text: box.tooltip.join("\n") }), ...outlineOf(box.shape, look, place), ...lines);
  group.style.setProperty("--line", lane.line);
  group.style.setProperty("--fill", lane.fill);
  group.setAttribute("aria-label", box.spoken);
  drawnBoxes.set(group, box);
  return group;
}

/** What stands behind a drawn box or line. */
const drawnBoxes = new WeakMap();

function domKey(box) {
  return box.key.replace(/[^A-Za-z0-9-]/g, (letter) => `_${letter.codePointAt(0)}`);
}

function drawnLine(route, sketch, graph) {
  const { line } = route;
  const style = graph.looks.styles[line.style];
  const thicker = 0.5 * Math.min(3, Math.floor(Math.log2(Math.max(line.places, 1)) / 2));
  const visible = svgElement("path", {
    class: "line", d: route.path, "stroke-dasharray": dashOf(style),
    "marker-end": `url(#drawn-${style.name}-head)`,
    "marker-start": style.tail === "" ? null : `url(#drawn-${style.name}-tail)`,
  });
  visible.style.setProperty("--width", `${style.width + thicker}px`);
  const group = svgElement("g", {
    class: `edge ${style.name}${line.isOnPath ? " on-path" : ""}`,
    "data-from": `drawn-${domKey(sketch.boxes[line.from])}`,
    "data-to": `drawn-${domKey(sketch.boxes[line.to])}`, "data-count": line.places,
    "aria-label": line.spoken,
  }, svgElement("title", { text: line.spoken }), visible);
  group.style.setProperty("--line", style.color);
  drawnBoxes.set(group, line);
  return group;
}

/** Samples of the lines, shapes and marks that occur, in rows. */
function drawnLegend(sketch, styles, width, graph) {
  const measure = textMeasure(graph);
  const entries = [];
  const named = new Set();
  for (const style of styles) {
    if (named.has(style.legend)) continue;
    named.add(style.legend);
    entries.push([lineSample(style), style.legend]);
  }
  const shapes = new Set(sketch.boxes.map((box) => box.shape));
  for (const look of graph.looks.shapes.values()) {
    if (look.legend === null || !shapes.has(look.name)) continue;
    const size = look.name === "root" ? { width: 26, height: 9 } : { width: 30, height: 14 };
    entries.push([svgElement("g", { class: "sample", transform: "translate(21 0)" },
      ...outlineOf(look.name, { ...look, isHollow: true }, size)), look.legend]);
  }
  const labels = sketch.boxes.flatMap((box) => box.label.map(([text]) => text));
  for (const [mark, words, emphasis] of [["◆", "global access point", "detail"], ["■", "errors", "error"],
    ["▲", "warnings", "warning"], ["●", "notes", "note"]]) {
    if (labels.some((text) => text.includes(`${mark} `))) {
      entries.push([drawnText(mark, emphasis, 24, 3.5), words]);
    }
  }
  let x = 0;
  let y = 12;
  const parts = entries.map(([sample, words]) => {
    const needed = 44 + measure(words, "detail") + 18;
    if (x > 0 && x + needed > width) {
      x = 0;
      y += 19;
    }
    const part = svgElement("g", { transform: `translate(${Math.round(x)} ${y})` }, sample,
      drawnText(words, "detail", 44, 3.5));
    x += needed;
    return part;
  });
  return { parts, height: parts.length === 0 ? 0 : y + 10 };
}

function lineSample(style) {
  const sample = svgElement("g", { class: `edge ${style.name} sample` }, svgElement("path", {
    class: "line", d: "M0,0L38,0", "stroke-dasharray": dashOf(style),
    "marker-end": `url(#drawn-${style.name}-head)`,
    "marker-start": style.tail === "" ? null : `url(#drawn-${style.name}-tail)`,
  }));
  sample.style.setProperty("--line", style.color);
  sample.firstChild.style.setProperty("--width", `${style.width}px`);
  return sample;
}
