// The outlines of boxes and the arrows of lines: the shapes that the other drawings have, so that kinds
// are told without colour.

/** The shapes of a box around its middle; `look` is that of its kind. */
function outlineOf(shape, look, { width, height }) {
  const [w, h] = [width / 2, height / 2];
  const dash = look.style.includes("dashed") ? "6,3" : look.style.includes("dotted") ? "1.5,3" : null;
  const kind = `box${look.isHollow ? " hollow" : ""}`;
  const path = (d, extra = kind) => svgElement("path", { class: extra, d, "stroke-dasharray": dash });
  const cut = 11;
  switch (shape) {
    case "actor":
      return [path(`M${-w},0L${-w + cut},${-h}H${w - cut}L${w},0L${w - cut},${h}H${-w + cut}Z`)];
    case "instance":
      return [path(`M${-w},${-h + cut}L${-w + cut},${-h}H${w - cut}L${w},${-h + cut}V${h - cut}`
        + `L${w - cut},${h}H${-w + cut}L${-w},${h - cut}Z`)];
    case "binding":
      return [path(`M${-w},${-h}H${w - cut}L${w},0L${w - cut},${h}H${-w}Z`)];
    case "global":
      return [path(`M${-w},${-h}H${w - 9}L${w},${-h + 9}V${h}H${-w}Z`),
        path(`M${w - 9},${-h}V${-h + 9}H${w}`, "fold")];
    case "group":
      return [path(`M${-w},${-h}V${-h - 4}H${-w + 30}L${-w + 36},${-h}H${w}V${h}H${-w}Z`)];
    case "root":
      return [rectangle(w + 4, h + 4, 0, null, "box ring"), rectangle(w, h, 0, dash, kind)];
    default:
      return [rectangle(w, h, look.style.includes("rounded") ? 9 : 0, dash, kind)];
  }
}

function rectangle(w, h, radius, dash, kind) {
  return svgElement("rect", { class: kind, x: -w, y: -h, width: 2 * w, height: 2 * h,
    rx: radius === 0 ? null : radius, "stroke-dasharray": dash });
}

/** Arrow shapes by their name in Graphviz: outline, length, and whether they are filled. */
const arrowShapes = {
  normal: { d: "M0,-3.6L9,0L0,3.6Z", length: 9, isFilled: true },
  normalnormal: { d: "M0,-4.6L8,0V-4.6L17,0L8,4.6V0L0,4.6Z", length: 17, isFilled: true },
  onormal: { d: "M0.5,-3.6L9,0L0.5,3.6Z", length: 9, isFilled: false },
  vee: { d: "M0,-3.8L9,0L0,3.8L3,0Z", length: 9, isFilled: true },
  diamond: { d: "M0,0L5.5,-3.6L11,0L5.5,3.6Z", length: 11, isFilled: true },
  odiamond: { d: "M0.5,0L5.5,-3.6L10.5,0L5.5,3.6Z", length: 11, isFilled: false },
  dot: { d: "M2.5,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z", length: 9, isFilled: true },
  odot: { d: "M0.5,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z", length: 7, isFilled: false },
};

/** The marks of the styles that occur, for the `defs` of a drawing. */
function arrowMarks(styles, prefix) {
  return styles.flatMap((style) => [["head", style.arrow], ["tail", style.tail]]
    .filter(([, arrow]) => arrow !== "").map(([end, arrow]) => {
      const { d, length, isFilled } = arrowShapes[arrow] ?? arrowShapes.normal;
      const mark = svgElement("marker", {
        id: `${prefix}-${style.name}-${end}`, markerUnits: "userSpaceOnUse", orient: "auto",
        refX: end === "head" ? length : 0, refY: 0, markerWidth: length + 2, markerHeight: 12,
        viewBox: `-1 -6 ${length + 2} 12`,
      }, svgElement("path", { class: isFilled ? "arrow" : "arrow hollow", d }));
      mark.style.setProperty("--line", style.color);
      return mark;
    }));
}

function dashOf(style) {
  return { dashed: "6,3", dotted: "1.5,3" }[style.dash] ?? null;
}
