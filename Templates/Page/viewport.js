// Pan and zoom of the drawing on the stage, by its view box: wheel, pinch, drag, keys and buttons.

/** Takes hold of the stage; `show` puts a drawing there, and `moved` is told what is seen of it. */
function makeViewport(stage, moved) {
  let drawing = null;
  let size = { width: 1, height: 1 };
  // Units of the drawing at the upper left corner, and pixels for one unit.
  let at = { x: 0, y: 0, scale: 1 };
  let movement = 0;
  // Until someone moves it, the drawing is shown as it was at first, whatever room there is.
  let isUntouched = true;

  const room = () => ({ width: stage.clientWidth || 1, height: stage.clientHeight || 1 });
  const wholeScale = () => Math.min(room().width / size.width, room().height / size.height);
  const bounds = () => ({ least: Math.min(wholeScale() * 0.8, 0.5), most: 4 });

  function write() {
    if (!drawing) return;
    const { width, height } = room();
    const numbers = [at.x, at.y, width / at.scale, height / at.scale].map((n) => Math.round(n * 100) / 100);
    drawing.setAttribute("viewBox", numbers.join(" "));
    moved(at, { width, height });
  }

  /** Never so far that nothing of the drawing is left. */
  function held({ x, y, scale }) {
    const { width, height } = room();
    const hold = (value, length, view) => Math.min(Math.max(value, Math.min(0, length - view) - view * 0.3),
      Math.max(0, length - view) + view * 0.3);
    return { scale, x: hold(x, size.width, width / scale), y: hold(y, size.height, height / scale) };
  }

  function moveTo(target, isSmooth) {
    cancelAnimationFrame(movement);
    const end = held(target);
    if (!isSmooth || wantsStillness()) {
      at = end;
      write();
      return;
    }
    const start = at;
    let began = null;
    const step = (now) => {
      began ??= now;
      const share = Math.min(1, (now - began) / 200);
      const eased = 1 - (1 - share) ** 3;
      const mix = (from, to) => from + (to - from) * eased;
      at = { x: mix(start.x, end.x), y: mix(start.y, end.y), scale: mix(start.scale, end.scale) };
      write();
      if (share < 1) movement = requestAnimationFrame(step);
    };
    movement = requestAnimationFrame(step);
  }

  /** What people do themselves. */
  function moveByHand(target, isSmooth) {
    isUntouched = false;
    moveTo(target, isSmooth);
  }

  /** Zooms around a point of the stage, in pixels. */
  function zoom(factor, point, isSmooth) {
    const { least, most } = bounds();
    const scale = Math.min(Math.max(at.scale * factor, least), most);
    moveByHand({ scale, x: at.x + point.x / at.scale - point.x / scale,
      y: at.y + point.y / at.scale - point.y / scale }, isSmooth);
  }

  const middle = () => ({ x: room().width / 2, y: room().height / 2 });
  const pan = (x, y, isSmooth) => moveByHand({ ...at, x: at.x + x / at.scale, y: at.y + y / at.scale }, isSmooth);

  /** The whole drawing. */
  function fit(isSmooth) {
    const { width, height } = room();
    const scale = Math.min(wholeScale(), 1.4);
    moveByHand({ scale, x: (size.width - width / scale) / 2, y: (size.height - height / scale) / 2 }, isSmooth);
  }

  /** As wide as the stage, from the top, and never so small that nobody can read it. */
  function begin() {
    const { width, height } = room();
    const scale = Math.min(1.15, Math.max(width / size.width, 0.55));
    const view = height / scale;
    moveTo({ scale, x: size.width * scale <= width ? (size.width - width / scale) / 2 : 0,
      y: size.height <= view ? (size.height - view) / 2 : 0 }, false);
  }

  /** Brings a part of the drawing into view, as little as that takes. */
  function reveal(part, isSmooth = true) {
    const box = part.getBoundingClientRect();
    const frame = stage.getBoundingClientRect();
    const x = wayInto(box.left, box.right, frame.left, frame.right);
    const y = wayInto(box.top, box.bottom, frame.top, frame.bottom);
    if (x !== 0 || y !== 0) pan(x, y, isSmooth);
  }

  function show(svg) {
    drawing = svg;
    const box = (svg.dataset.box ?? svg.getAttribute("viewBox")).split(/\s+/).map(Number);
    svg.dataset.box = box.join(" ");
    size = { width: box[2], height: box[3] };
    const scale = Math.min(1.15, Math.max(room().width / size.width, 0.55));
    stage.style.setProperty("--drawn-height", `${Math.ceil(size.height * scale)}px`);
    before = room();
    isUntouched = true;
    begin();
  }

  listenToPointers(stage, { zoom, pan });
  stage.addEventListener("wheel", (event) => {
    const isAsked = event.ctrlKey || event.metaKey || isFullScreen(stage) || document.activeElement === stage;
    if (!isAsked) {
      stage.dispatchEvent(new CustomEvent("unaskedwheel"));
      return;
    }
    event.preventDefault();
    const frame = stage.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const turn = Math.max(-80, Math.min(80, event.deltaY * lines));
    zoom(Math.exp(-turn * (event.ctrlKey ? 0.008 : 0.004)),
      { x: event.clientX - frame.left, y: event.clientY - frame.top }, false);
  }, { passive: false });
  let before = room();
  new ResizeObserver(() => {
    // What was in the middle stays there.
    const now = room();
    if (isUntouched) {
      begin();
    } else {
      at = held({ ...at, x: at.x + (before.width - now.width) / 2 / at.scale,
        y: at.y + (before.height - now.height) / 2 / at.scale });
      write();
    }
    before = now;
    stage.dispatchEvent(new CustomEvent("resized"));
  }).observe(stage);

  // Paper shows all of it.
  window.addEventListener("beforeprint", () => drawing?.setAttribute("viewBox", drawing.dataset.box));
  window.addEventListener("afterprint", write);

  return {
    show, fit, reveal, zoomIn: () => zoom(1.3, middle(), true), zoomOut: () => zoom(1 / 1.3, middle(), true),
    pan: (x, y) => pan(x, y, true), begin,
  };
}

/** How far a stretch has to move to lie within another, with a margin; long ones go to the middle. */
function wayInto(start, end, least, most) {
  const margin = Math.min(32, (most - least) / 8);
  if (end - start > most - least - 2 * margin) {
    return end > least + margin && start < most - margin ? 0 : (start + end - least - most) / 2;
  }
  if (start < least + margin) return start - least - margin;
  return end > most - margin ? end - most + margin : 0;
}

function isFullScreen(stage) {
  return document.fullscreenElement !== null && document.fullscreenElement.contains(stage);
}

/** Drag with one pointer, pinch with two; a finger alone scrolls the page unless the stage is all. */
function listenToPointers(stage, { zoom, pan }) {
  const pointers = new Map();
  let start = null;
  let isDragging = false;
  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = { x: event.clientX, y: event.clientY };
    isDragging = false;
  });
  stage.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const frame = stage.getBoundingClientRect();
      zoom(distance(now, other) / Math.max(distance(before, other), 1),
        { x: (now.x + other.x) / 2 - frame.left, y: (now.y + other.y) / 2 - frame.top }, false);
      isDragging = true;
    } else if (event.pointerType !== "touch" || isFullScreen(stage)) {
      if (!isDragging && distance(now, start) < 4) return;
      if (!isDragging) {
        stage.setPointerCapture(event.pointerId);
        stage.classList.add("dragged");
        isDragging = true;
      }
      pan(before.x - now.x, before.y - now.y, false);
    }
    pointers.set(event.pointerId, now);
  });
  const end = (event) => {
    pointers.delete(event.pointerId);
    stage.classList.remove("dragged");
  };
  stage.addEventListener("pointerup", end);
  stage.addEventListener("pointercancel", end);
  // What ends a drag is no click.
  stage.addEventListener("click", (event) => {
    if (!isDragging) return;
    isDragging = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
