"""Is the page built so that those who do not see it find their way: ids, headings, tables?"""

from functools import cache
from typing import Any

from browser import Browser
from checking import check, differences, report, run_checks, same, varied

READ = """
  const faults = [];
  const seen = new Set();
  for (const { id } of document.querySelectorAll("[id]")) {
    if (seen.has(id)) faults.push(`an id twice: ${id}`);
    seen.add(id);
  }
  const lists = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"];
  for (const attribute of [...lists, "for", "aria-activedescendant", "list"]) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute).split(/\\s+/)) {
        if (id !== "" && !seen.has(id)) faults.push(`${attribute} of nothing: ${id}`);
      }
    }
  }
  for (const link of document.querySelectorAll("a[href^='#']")) {
    const target = decodeURIComponent(link.getAttribute("href").slice(1).split("?")[0]);
    if (target !== "" && !seen.has(target)) faults.push(`a link to nothing: ${target}`);
  }

  const tables = [];
  for (const table of document.querySelectorAll("table")) {
    const place = table.textContent.trim().slice(0, 60);
    if (!table.caption?.textContent.trim()) tables.push(`no caption: ${place}`);
    if (!table.tHead) tables.push(`no headings: ${place}`);
    for (const heading of table.querySelectorAll("th")) {
      const says = heading.textContent.trim();
      if (!["col", "row", "colgroup", "rowgroup"].includes(heading.scope)) {
        tables.push(`a heading of nothing: ${says}, ${place}`);
      }
      if (says === "") tables.push(`an empty heading: ${place}`);
    }
  }
  for (const figure of document.querySelectorAll("figure")) {
    if (!figure.querySelector("figcaption")) tables.push("a figure without a caption");
  }

  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const parts = [...document.querySelectorAll("nav, section, aside, [role=region]")];
  return {
    faults: faults.slice(0, 10), tables: tables.slice(0, 10),
    levels: headings.map((heading) => Number(heading.localName[1])),
    landmarks: {
      language: document.documentElement.lang,
      hasTitle: document.title.length > 10,
      mains: document.querySelectorAll("main").length,
      nameless: parts.filter(
        (part) => !part.ariaLabel && !part.getAttribute("aria-labelledby")).length,
      first: document.querySelector("body a[href]").getAttribute("href"),
    },
  };
"""


@cache
def read(browser: Browser, name: str) -> dict[str, Any]:
    browser.open(report(name))
    return browser.run(READ)


@check("No id stands twice, and what refers to an id finds it")
def ids(browser: Browser) -> None:
    for name in varied() + differences():
        same(read(browser, name)["faults"], [], name)


@check("Headings go down one step at a time, from one heading of the first level")
def headings(browser: Browser) -> None:
    for name in varied() + differences():
        levels = read(browser, name)["levels"]
        jumps = [(a, b) for a, b in zip(levels, levels[1:]) if b > a + 1]
        same((levels[0], levels.count(1), jumps), (1, 1, []), name)


@check("There is one main part, a named navigation, a language, a title, and a way past the links")
def landmarks(browser: Browser) -> None:
    for name in varied() + differences():
        expected = {
            "language": "en", "hasTitle": True, "mains": 1, "nameless": 0, "first": "#content",
        }  # fmt: skip
        same(read(browser, name)["landmarks"], expected, name)


@check("Every table and figure has a caption, and the headings of tables say what they head")
def tables(browser: Browser) -> None:
    for name in varied() + differences():
        same(read(browser, name)["tables"], [], name)


run_checks()
