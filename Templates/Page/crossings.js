// The order of the boxes within their rows: each row is sorted by where its neighbours stand, up and
// down again, and the order with the fewest crossings is kept. The same input gives the same order.

/** The rows as lists of points, with a point for each row that a line passes. */
function orderedRows(rows, lines) {
  const layers = rows.map((row) => row.boxes.map((box) => ({ box, up: [], down: [] })));
  const pointOf = new Map(layers.flatMap((layer, number) => (
    layer.map((point) => [point.box, { point, number }]))));
  const chains = lines.map((line) => {
    const ends = [pointOf.get(line.from), pointOf.get(line.to)];
    const [upper, lower] = ends[0].number <= ends[1].number ? ends : [ends[1], ends[0]];
    const chain = [upper.point];
    for (let number = upper.number + 1; number < lower.number; number += 1) {
      const passing = { box: null, line, up: [], down: [] };
      layers[number].push(passing);
      chain.push(passing);
    }
    chain.push(lower.point);
    for (let place = 1; place < chain.length; place += 1) {
      chain[place - 1].down.push(chain[place]);
      chain[place].up.push(chain[place - 1]);
    }
    return { line, points: chain, pointsDown: upper === ends[0] };
  });
  sortLayers(layers);
  return { layers, chains };
}

function sortLayers(layers) {
  numberPoints(layers);
  let best = layers.map((layer) => [...layer]);
  let fewest = crossingsOf(layers);
  for (let round = 0; round < 24 && fewest > 0; round += 1) {
    const goesDown = round % 2 === 0;
    const numbers = layers.map((_, number) => number);
    for (const number of goesDown ? numbers : numbers.reverse()) {
      const side = goesDown ? "up" : "down";
      layers[number] = sortedByNeighbors(layers[number], side);
      layers[number].forEach((point, place) => { point.place = place; });
    }
    swapNeighbors(layers);
    const crossings = crossingsOf(layers);
    if (crossings < fewest) {
      fewest = crossings;
      best = layers.map((layer) => [...layer]);
    }
  }
  best.forEach((layer, number) => { layers[number] = layer; });
  numberPoints(layers);
}

function numberPoints(layers) {
  for (const layer of layers) layer.forEach((point, place) => { point.place = place; });
}

/** Points without neighbours on that side stay about where they are. */
function sortedByNeighbors(layer, side) {
  return sortedBy(layer, (point) => {
    const places = point[side].map((other) => other.place);
    if (places.length === 0) return [point.place, point.place];
    return [places.reduce((sum, place) => sum + place, 0) / places.length, point.place];
  });
}

/** Two points beside each other change places where that saves crossings. */
function swapNeighbors(layers) {
  for (const layer of layers) {
    for (let place = 0; place + 1 < layer.length; place += 1) {
      const [left, right] = [layer[place], layer[place + 1]];
      const now = crossingsBetween(left.up, right.up) + crossingsBetween(left.down, right.down);
      const then = crossingsBetween(right.up, left.up) + crossingsBetween(right.down, left.down);
      if (then >= now) continue;
      [layer[place], layer[place + 1]] = [right, left];
      right.place = place;
      left.place = place + 1;
    }
  }
}

function crossingsBetween(left, right) {
  let number = 0;
  for (const one of left) for (const other of right) if (one.place > other.place) number += 1;
  return number;
}

function crossingsOf(layers) {
  let number = 0;
  for (const layer of layers) {
    const ends = layer.flatMap((point) => point.down.map((other) => other.place).sort((a, b) => a - b));
    for (let first = 0; first < ends.length; first += 1) {
      for (let second = first + 1; second < ends.length; second += 1) {
        if (ends[first] > ends[second]) number += 1;
      }
    }
  }
  return number;
}
