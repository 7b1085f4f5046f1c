// Tables that are sorted by a click on a heading, kept in the address as `sort=table.column.down`.

whenReady(() => {
  for (const table of document.querySelectorAll("table.sortable")) {
    const headings = [...table.tHead.rows[0].cells];
    const body = table.tBodies[0];
    const original = [...body.rows];
    headings.forEach((heading, column) => {
      const button = element("button", { type: "button", class: "sort" });
      button.append(...heading.childNodes);
      button.addEventListener("click", () => {
        const order = nextOrder(heading.getAttribute("aria-sort"));
        sort(column, order);
        address.set({ sort: order === null ? null : `${table.id}.${column}.${order}` });
        announce(order === null ? "In the order of the report"
          : `Sorted by ${button.textContent}, ${order}`);
      });
      heading.append(button);
    });

    const sort = (column, order) => {
      headings.forEach((heading, place) => {
        if (place === column && order !== null) heading.setAttribute("aria-sort", order);
        else heading.removeAttribute("aria-sort");
      });
      const rows = order === null ? original : sortedRows(original, column, order);
      body.append(...rows);
    };

    const restore = () => {
      const [name, column, order] = (address.get("sort") ?? "").split(".");
      const isOwn = name === table.id && headings[Number(column)]
        && ["ascending", "descending"].includes(order);
      if (isOwn) sort(Number(column), order);
    };
    restore();
    address.onChange(restore);
  }
});

/** From none to ascending, to descending, and back to none. */
function nextOrder(order) {
  const next = { ascending: "descending", descending: null };
  return order in next ? next[order] : "ascending";
}

function sortedRows(rows, column, order) {
  const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const sign = order === "descending" ? -1 : 1;
  const key = (row) => {
    const cell = row.cells[column];
    return cell?.dataset.sort ?? cell?.textContent.trim() ?? "";
  };
  // Equal ones keep the order of the report, in both directions.
  return rows.map((row, place) => ({ row, place, key: key(row) }))
    .sort((left, right) => sign * collator.compare(left.key, right.key) || left.place - right.place)
    .map((entry) => entry.row);
}
