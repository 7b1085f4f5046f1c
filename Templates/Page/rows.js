// In which row each box stands: rows from top to bottom, every row within one lane, and no line between
// two boxes of a row. The same rows that Graphviz is told.

/** `[{ lane, boxes: [place] }]` of a sketch. */
function rowsOf({ boxes, lines }) {
  const byLane = new Map();
  boxes.forEach((box, place) => {
    if (!byLane.has(box.lane)) byLane.set(box.lane, []);
    byLane.get(box.lane).push(place);
  });
  const pull = boxes.map(() => 0);
  for (const { from, to } of lines) {
    const step = Math.sign(boxes[to].lane - boxes[from].lane);
    pull[from] += step;
    pull[to] -= step;
  }
  const width = rowWidth(boxes.length);
  return [...byLane.keys()].sort((a, b) => a - b).flatMap((lane) => (
    laneRows(byLane.get(lane), lines, pull, width).map((row) => ({ lane, boxes: row }))));
}

/** Boxes side by side, so that the picture is wider than high, as screens are. */
function rowWidth(boxes) {
  let width = 4;
  while (width < 40 && width * width * 5 < boxes * 3) width += 1;
  return width;
}

function laneRows(places, lines, pull, width) {
  const levels = levelsOf(places, lines);
  const byPull = (list) => sortedBy(list, (place) => [pull[place], place]);
  const connected = new Map();
  const loose = [];
  for (const place of places) {
    if (!levels.has(place)) {
      loose.push(place);
      continue;
    }
    const level = levels.get(place);
    if (!connected.has(level)) connected.set(level, []);
    connected.get(level).push(place);
  }
  const rows = [...connected.keys()].sort((a, b) => a - b)
    .flatMap((level) => evenly(byPull(connected.get(level)), width));
  if (loose.length > width) return [...rows, ...evenly(byPull(loose), width)];
  // A few fill the gaps: from the top those that are drawn upwards, the others from below.
  const remaining = [];
  for (const place of byPull(loose)) {
    const free = rows.filter((row) => row.length < width);
    const row = pull[place] < 0 ? free[0] : free.at(-1);
    (row ?? remaining).push(place);
  }
  return [...rows, ...evenly(remaining, width)];
}

function evenly(list, width) {
  const rows = Math.ceil(list.length / width);
  return Array.from({ length: rows }, (_, row) => list.slice(
    Math.floor(list.length * row / rows), Math.floor(list.length * (row + 1) / rows)));
}

/** The longest way to each box along lines within the lane; boxes without such a line have none. */
function levelsOf(places, lines) {
  const inLane = new Set(places);
  const targets = new Map();
  const hasSource = new Set();
  for (const { from, to } of lines) {
    if (!inLane.has(from) || !inLane.has(to)) continue;
    if (!targets.has(from)) targets.set(from, []);
    targets.get(from).push(to);
    hasSource.add(to);
  }
  const touched = places.filter((place) => targets.has(place) || hasSource.has(place));
  // Boxes that nothing leads to come first, so that ways start where people would start to read.
  const starts = [...touched.filter((place) => !hasSource.has(place)),
    ...touched.filter((place) => hasSource.has(place))];
  const finished = [];
  const seen = new Set();
  for (const start of starts) {
    if (seen.has(start)) continue;
    seen.add(start);
    const open = [[start, 0]];
    while (open.length > 0) {
      const top = open.at(-1);
      const following = targets.get(top[0]) ?? [];
      if (top[1] < following.length) {
        const next = following[top[1]];
        top[1] += 1;
        if (!seen.has(next)) {
          seen.add(next);
          open.push([next, 0]);
        }
      } else {
        finished.push(top[0]);
        open.pop();
      }
    }
  }
  const ordered = finished.reverse();
  const order = new Map(ordered.map((place, number) => [place, number]));
  const levels = new Map();
  for (const place of ordered) {
    const level = levels.get(place) ?? 0;
    levels.set(place, level);
    // A line that closes a cycle does not count.
    for (const target of targets.get(place) ?? []) {
      if (order.get(target) > order.get(place)) {
        levels.set(target, Math.max(levels.get(target) ?? 0, level + 1));
      }
    }
  }
  return levels;
}
