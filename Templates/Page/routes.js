// The ways of lines between placed boxes: out of the lower edge, into the upper edge, smooth, and
// spread along the edge in the order of where they lead.

/** By line: `{ path, pointsDown }`; the path leads from the source to the target. */
function routesOf(placement) {
  const ports = portsOf(placement);
  return placement.chains.map((chain) => {
    const points = chain.points.map((point, place) => {
      if (point.box === null) return { x: point.x, top: point.top + 4, bottom: point.bottom - 4 };
      const box = placement.boxes[point.box];
      const isUpper = place === 0;
      const y = isUpper ? box.y + box.height / 2 : box.y - box.height / 2;
      return { x: ports.get(chain)[isUpper ? 0 : 1], top: y, bottom: y };
    });
    const path = chain.pointsDown ? downwards(points) : upwards(points);
    return { line: chain.line, path, pointsDown: chain.pointsDown,
      middle: middleOf(points) };
  });
}

function downwards(points) {
  let path = `M${round(points[0].x)},${round(points[0].bottom)}`;
  for (let place = 1; place < points.length; place += 1) {
    path += bend(points[place - 1].x, points[place - 1].bottom, points[place].x, points[place].top);
    if (points[place].bottom > points[place].top) path += `V${round(points[place].bottom)}`;
  }
  return path;
}

function upwards(points) {
  const last = points.length - 1;
  let path = `M${round(points[last].x)},${round(points[last].top)}`;
  for (let place = last - 1; place >= 0; place -= 1) {
    path += bend(points[place + 1].x, points[place + 1].top, points[place].x, points[place].bottom);
    if (points[place].bottom > points[place].top) path += `V${round(points[place].top)}`;
  }
  return path;
}

/** Upright at both ends, so that arrows stand straight on the boxes. */
function bend(x, y, toX, toY) {
  const reach = Math.max(Math.abs(toY - y) * 0.5, 12) * Math.sign(toY - y);
  return `C${round(x)},${round(y + reach)} ${round(toX)},${round(toY - reach)} ${round(toX)},${round(toY)}`;
}

function round(number) {
  return Math.round(number * 10) / 10;
}

function middleOf(points) {
  const first = points[0];
  const second = points[1];
  return { x: (first.x + second.x) / 2, y: (first.bottom + second.top) / 2 };
}

/** Where each chain leaves its upper box and enters its lower one. */
function portsOf(placement) {
  const sides = new Map();
  const note = (box, isUpper, chain, toX) => {
    const key = box * 2 + (isUpper ? 0 : 1);
    if (!sides.has(key)) sides.set(key, []);
    sides.get(key).push({ chain, toX });
  };
  for (const chain of placement.chains) {
    const { points } = chain;
    note(points[0].box, true, chain, points[1].x);
    note(points.at(-1).box, false, chain, points.at(-2).x);
  }
  const ports = new Map(placement.chains.map((chain) => [chain, [0, 0]]));
  for (const [key, ends] of sides) {
    const box = placement.boxes[key >> 1];
    const room = box.width / 2 - 12;
    ends.sort((a, b) => a.toX - b.toX);
    const step = ends.length < 2 ? 0 : Math.min(14, (2 * room) / (ends.length - 1));
    // One line goes straight where it can; several share the edge around where they lead.
    const wish = ends.reduce((sum, end) => sum + end.toX, 0) / ends.length;
    const half = (step * (ends.length - 1)) / 2;
    const middle = Math.min(Math.max(ends.length === 1 ? wish : box.x + (wish - box.x) * 0.35,
      box.x - room + half), box.x + room - half);
    ends.forEach(({ chain }, place) => {
      ports.get(chain)[key & 1] = middle - half + step * place;
    });
  }
  return ports;
}
