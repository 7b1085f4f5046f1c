// Where boxes and lines stand: as straight as the order allows, lane below lane.

const rowGap = 34;
const laneGap = 34;
const boxGap = 22;
/** Long lines through many rows need many rounds to come straight. */
const straightRounds = 48;

/** `{ width, height, boxes: [{ x, y, width, height }], chains, bands }`; x and y are middles. */
function placedSketch(sketch, measure) {
  const rows = rowsOf(sketch);
  const { layers, chains } = orderedRows(rows, sketch.lines);
  const sizes = sketch.boxes.map((box) => boxSize(box, measure));
  for (const layer of layers) {
    for (const point of layer) {
      const isPassing = point.box === null;
      point.width = isPassing ? 6 : sizes[point.box].width;
      point.gap = isPassing ? 12 : boxGap;
    }
  }
  straighten(layers);
  straightenChains(layers, chains);
  const { heights, tops, bands, height } = rowPlaces(rows, layers, sizes, chains);
  layers.forEach((layer, number) => {
    for (const point of layer) {
      point.y = tops[number] + heights[number] / 2;
      point.top = tops[number];
      point.bottom = tops[number] + heights[number];
    }
  });
  const all = layers.flat();
  const left = Math.min(0, ...all.map((point) => point.x - point.width / 2));
  const right = Math.max(0, ...all.map((point) => point.x + point.width / 2));
  for (const point of all) point.x -= left;
  const boxes = [];
  for (const point of all) {
    if (point.box !== null) boxes[point.box] = { x: point.x, y: point.y, ...sizes[point.box] };
  }
  return { width: right - left, height, boxes, chains, bands };
}

const cutShapes = new Set(["actor", "instance", "binding"]);

function boxSize(box, measure) {
  const widths = box.label.map(([text, emphasis]) => measure(text, emphasis));
  const margin = cutShapes.has(box.shape) ? 20 : 13;
  return {
    width: Math.max(58, Math.ceil(Math.max(...widths, 0)) + 2 * margin),
    height: box.label.reduce((sum, [, emphasis]) => sum + lineHeight(emphasis), 0) + 14,
  };
}

function lineHeight(emphasis) {
  return emphasis === "name" ? 16 : 13.5;
}

/** Every row is drawn to its neighbours, as far as what stands beside allows. */
function straighten(layers) {
  for (const layer of layers) {
    let x = 0;
    for (const point of layer) {
      point.x = x + point.width / 2;
      x += point.width + point.gap;
    }
    for (const point of layer) point.x -= x / 2;
  }
  for (let round = 0; round < straightRounds; round += 1) {
    const numbers = layers.map((_, number) => number);
    const sides = round % 2 === 0 ? ["up", "down"] : ["down", "up"];
    for (const number of round % 2 === 0 ? numbers : numbers.reverse()) {
      // At last both sides together, so that what hangs between two rows stands in the middle.
      settle(layers[number], round > straightRounds / 2 ? sides : [sides[0]]);
    }
  }
}

/** Lines that pass several rows run upright as long as what stands beside them leaves room. */
function straightenChains(layers, chains) {
  const rowOf = new Map(layers.flatMap((layer, number) => layer.map((point) => [point, number])));
  const freeFor = (point) => {
    const layer = layers[rowOf.get(point)];
    const before = layer[point.place - 1];
    const after = layer[point.place + 1];
    const apart = (other) => (other.width + point.width) / 2 + Math.min(other.gap, point.gap) * 0.8;
    return [before ? before.x + apart(before) : -Infinity, after ? after.x - apart(after) : Infinity];
  };
  const close = (run, least, most) => {
    const mean = run.reduce((sum, point) => sum + point.x, 0) / run.length;
    for (const point of run) point.x = Math.min(Math.max(mean, least), most);
  };
  const passing = chains.map((chain) => chain.points.slice(1, -1)).filter((points) => points.length > 1);
  for (const points of sortedBy(passing, (list) => [-list.length])) {
    let run = [];
    let [least, most] = [-Infinity, Infinity];
    for (const point of points) {
      const [low, high] = freeFor(point);
      if (run.length > 0 && Math.max(least, low) > Math.min(most, high)) {
        close(run, least, most);
        [run, least, most] = [[], -Infinity, Infinity];
      }
      run.push(point);
      [least, most] = [Math.max(least, low), Math.min(most, high)];
    }
    if (least <= most) close(run, least, most);
  }
}

/** The nearest places to where the neighbours draw each point, without overlapping: neighbours that
    push each other move as one. */
function settle(layer, sides) {
  const groups = [];
  let offset = 0;
  layer.forEach((point, number) => {
    if (number > 0) {
      const before = layer[number - 1];
      offset += before.width / 2 + point.width / 2 + Math.max(before.gap, point.gap);
    }
    const { wish, weight } = wishOf(point, sides);
    let group = { sum: (wish - offset) * weight, weight, count: 1 };
    while (groups.length > 0 && groups.at(-1).sum / groups.at(-1).weight >= group.sum / group.weight) {
      const last = groups.pop();
      group = { sum: last.sum + group.sum, weight: last.weight + group.weight, count: last.count + group.count };
    }
    groups.push(group);
    point.offset = offset;
  });
  let place = 0;
  for (const group of groups) {
    for (let number = 0; number < group.count; number += 1, place += 1) {
      layer[place].x = group.sum / group.weight + layer[place].offset;
    }
  }
}

function wishOf(point, sides) {
  // A weak pull to the middle, so that parts without a line between them do not drift apart.
  let sum = 0;
  let weight = 0.03;
  for (const side of sides) {
    for (const other of point[side]) {
      const pull = point.box === null && other.box === null ? 8 : point.box === null || other.box === null ? 2 : 1;
      sum += other.x * pull;
      weight += pull;
    }
  }
  return { wish: sum / weight, weight };
}

/** Where rows and lanes begin; rows with many lines between them stand farther apart. */
function rowPlaces(rows, layers, sizes, chains) {
  const heights = rows.map((row) => Math.max(30, ...row.boxes.map((box) => sizes[box].height)));
  const tops = [];
  const bands = [];
  let y = 18;
  rows.forEach((row, number) => {
    const isNewLane = number > 0 && rows[number - 1].lane !== row.lane;
    if (number > 0) {
      const spread = layers[number - 1].reduce((sum, point) => sum + point.down.length, 0);
      const gap = rowGap + Math.min(44, spread * 1.6) + (isNewLane ? laneGap - 10 : 0);
      if (isNewLane) {
        bands.at(-1).bottom = y + gap / 2;
        bands.push({ lane: row.lane, top: y + gap / 2 });
      }
      y += gap;
    } else {
      bands.push({ lane: row.lane, top: 0 });
    }
    tops.push(y);
    y += heights[number];
  });
  const height = y + 18;
  if (bands.length > 0) bands.at(-1).bottom = height;
  // The name of a lane needs room also where a single small box stands in it.
  return { heights, tops, bands, height };
}
