// Texts and drawn lines that stand out too little from what is painted below them. Run as the body
// of a function; it gives how much was measured, and the faults.

for (const part of document.querySelectorAll("details")) part.open = true;
const painter = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const known = new Map();

/** Red, green, blue and opacity of a colour in any notation. */
function parts(color) {
  if (!known.has(color)) {
    painter.clearRect(0, 0, 1, 1);
    // What is no colour, such as `none`, leaves the colour as it was.
    painter.fillStyle = "transparent";
    painter.fillStyle = color;
    painter.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = painter.getImageData(0, 0, 1, 1).data;
    known.set(color, [red, green, blue, alpha / 255]);
  }
  return known.get(color);
}

function over(top, bottom) {
  return [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
}

function luminance(color) {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What the boxes around an element paint. */
function ground(element) {
  const layers = [];
  for (let box = element; box; box = box.parentElement) {
    const color = parts(getComputedStyle(box).backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
}

/** What is painted in a drawing below the middle of one of its parts, before that part. */
function drawnGround(part, drawing, shapes) {
  const box = part.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let color = ground(drawing);
  for (const { shape, area, fill } of shapes) {
    if (!(shape.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    if (x >= area.left && x <= area.right && y >= area.top && y <= area.bottom) {
      color = over(fill, color);
    }
  }
  return color;
}

const faults = new Map();
let measured = 0;
function compare(name, color, below, least) {
  measured += 1;
  const found = contrast(over(color, below), below);
  if (found >= least) return;
  const hex = (rgb) => `#${rgb.slice(0, 3).map((v) => Math.round(v).toString(16).padStart(2, "0")).join("")}`;
  const pair = `${hex(color)} on ${hex(below)}`;
  if (!faults.has(pair)) {
    faults.set(pair, `${name.trim().slice(0, 40)}: ${pair} is ${found.toFixed(2)}, not ${least}`);
  }
}

const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode;
  const element = text.parentElement;
  if (text.data.trim() === "" || element.closest("script, style, title, desc, svg")) continue;
  if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  compare(text.data, parts(style.color), ground(element), isLarge ? 3 : 4.5);
}

for (const drawing of document.querySelectorAll("svg.lifegraph")) {
  if (!drawing.checkVisibility()) continue;
  const shapes = [...drawing.querySelectorAll("rect, polygon, path, ellipse")]
    .filter((shape) => !shape.closest(".edge, defs"))
    .map((shape) => ({
      shape, area: shape.getBoundingClientRect(), fill: parts(getComputedStyle(shape).fill),
    }))
    .filter(({ fill }) => fill[3] > 0);
  for (const text of drawing.querySelectorAll("text")) {
    const color = parts(getComputedStyle(text).fill);
    compare(text.textContent, color, drawnGround(text, drawing, shapes), 4.5);
  }
  // A line says what keeps what, so it has to be seen; it may cross several grounds. What only
  // widens it for a finger paints nothing.
  for (const line of drawing.querySelectorAll(".edge path:not(.touch)")) {
    const color = parts(getComputedStyle(line).stroke);
    compare("a line", color, drawnGround(line, drawing, shapes), 3);
  }
}
return { measured, faults: [...faults.values()].slice(0, 12) };
