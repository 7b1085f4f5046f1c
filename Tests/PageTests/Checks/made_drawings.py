"""Are the drawings that the page makes itself whole: no box on another, every line at its boxes?"""

from typing import Any

from browser import Browser
from checking import check, report, run_checks, same, varied
from stage import turn_to

VIEWS = [
    "collapse=module", "collapse=folder", "collapse=scope", "scope=app", "relation=keeps,owns,reaches",
    "focus={first}&depth=2", "from={first}&to={last}",
]  # fmt: skip

# In the units of the drawing.
READ = """
  const svg = document.querySelector("#explorer-stage svg.drawn");
  const boxes = [...svg.querySelectorAll(".graph > .node")].map((part) => {
    const [x, y] = part.getAttribute("transform").match(/-?[0-9.]+/g).map(Number);
    const box = part.querySelector(".box:not(.ring)").getBBox();
    return { id: part.id, left: x + box.x, right: x + box.x + box.width, top: y + box.y,
      bottom: y + box.y + box.height };
  });
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const crossed = [];
  boxes.forEach((one, place) => {
    for (const other of boxes.slice(place + 1)) {
      if (one.left < other.right && other.left < one.right && one.top < other.bottom
        && other.top < one.bottom) crossed.push(`${one.id} and ${other.id}`);
    }
  });
  const touches = (box, point) => point.x >= box.left - 6 && point.x <= box.right + 6
    && point.y >= box.top - 6 && point.y <= box.bottom + 6;
  const loose = [...svg.querySelectorAll(".graph > .edge")].filter((part) => {
    const line = part.querySelector(".line");
    return !touches(byId.get(part.dataset.from), line.getPointAtLength(0))
      || !touches(byId.get(part.dataset.to), line.getPointAtLength(line.getTotalLength()));
  }).map((part) => part.getAttribute("aria-label"));
  const frame = svg.dataset.box.split(" ").map(Number);
  const outside = boxes.filter((box) => box.right - box.left > frame[2]).map(({ id }) => id);
  return { crossed, loose, outside, boxes: boxes.length, lines: svg.querySelectorAll(".graph > .edge").length };
"""

MARKUP = """
  const svg = document.querySelector("#explorer-stage svg.drawn").cloneNode(true);
  svg.removeAttribute("viewBox");
  return svg.outerHTML;
"""


def anchors(browser: Browser, name: str) -> dict[str, str]:
    """The first and the last component of a report, as the address names them."""
    browser.open(report(name))
    rows = browser.run(
        "return JSON.parse(document.getElementById('report-data').textContent).components"
        ".map((row) => `c-${row[0]}`)"
    )
    return {"first": rows[0], "last": rows[-1]}


def read(browser: Browser, view: str) -> dict[str, Any]:
    turn_to(browser, view)
    return browser.run(READ)


@check("No box lies on another, every line stands at its boxes, and the limits hold")
def whole(browser: Browser) -> None:
    for name in varied():
        ends = anchors(browser, name)
        for view in VIEWS:
            found = read(browser, view.format(**ends))
            what = f"{name} with {view}"
            same((found["crossed"], found["loose"], found["outside"]), ([], [], []), what)
            assert 0 < found["boxes"] <= 60 and found["lines"] <= 120, f"{what}: {found}"
            same(browser.console(), [], what)


@check("The same view is the same drawing each time")
def stable(browser: Browser) -> None:
    drawn = []
    for _ in range(2):
        browser.open(report("travel-before"), "#drawing?collapse=folder")
        drawn.append(browser.run(MARKUP))
    same(drawn[0] == drawn[1], True)


@check("What a filter leaves is laid out anew, not shown in the size of all")
def anew(browser: Browser) -> None:
    size = "return document.querySelector('#explorer-stage svg').dataset.box.split(' ').map(Number)"
    browser.open(report("travel-before"), "#drawing?show=test")
    all_of_it = browser.run(size)
    browser.open(report("travel-before"), "#drawing?scope=session,flow")
    part = browser.run(size)
    assert part[2] < all_of_it[2] and part[3] < all_of_it[3], f"{part} of {all_of_it}"


@check("Hostile names are text in made drawings and cards, too")
def harmless(browser: Browser) -> None:
    known = {
        "svg", "defs", "marker", "path", "g", "text", "rect", "title", "aside", "button", "h3", "h4",
        "p", "span", "strong", "div", "a", "dl", "dt", "dd", "code", "wbr", "section", "ul", "li", "use",
    }  # fmt: skip
    ends = anchors(browser, "hostile-0")
    for view in VIEWS:
        turn_to(browser, f"{view}&card={{first}}".format(**ends))
        names = browser.run(
            "return [...document.querySelectorAll('#explorer-frame svg, #explorer-frame svg *,"
            " #explorer-card, #explorer-card *')].map((part) => part.localName)"
        )
        same(set(names) - known, set(), view)
        handlers = browser.run(
            "return [...document.querySelectorAll('#explorer *')].flatMap((part) =>"
            " part.getAttributeNames().filter((name) => name.startsWith('on')))"
        )
        same(handlers, [], view)


run_checks()
