// The checklist can be ticked; the ticks are kept in the address, so that a link sends them.

whenReady(() => {
  const points = [...document.querySelectorAll("#checklist [data-point]")];
  const status = document.getElementById("ticked");
  if (points.length === 0 || !status) return;
  const boxes = points.map((point) => {
    const title = point.querySelector("strong");
    const box = element("input", { type: "checkbox", id: `tick-${point.dataset.point}` });
    const label = element("label", { class: "tick", for: box.id });
    title.before(label);
    label.append(box, title);
    box.addEventListener("change", () => {
      keep();
      announce(status.textContent);
    });
    return { box, point, name: point.dataset.point };
  });

  const say = () => {
    const ticked = boxes.filter(({ box }) => box.checked).length;
    for (const { box, point } of boxes) point.classList.toggle("ticked", box.checked);
    status.textContent = `${ticked} of ${boxes.length} ticked; the ticks are part of this page's `
      + "address, so that its link sends them.";
  };
  const keep = () => {
    const names = boxes.filter(({ box }) => box.checked).map(({ name }) => name);
    address.set({ ticks: names.length === 0 ? null : names.join(",") });
    say();
  };
  const restore = () => {
    const names = new Set((address.get("ticks") ?? "").split(","));
    for (const { box, name } of boxes) box.checked = names.has(name);
    say();
  };
  restore();
  address.onChange(restore);
});
