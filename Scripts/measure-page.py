#!/usr/bin/env python3
"""Measures a page in a browser: how long it loads, and how long it takes to answer keys and clicks.

    Scripts/measure-page.py PAGE.html [--rounds 15] [--phone]

Every time begins with a key or a click as the browser took it in, and ends when the next frame is
painted. "processor" is what the main thread of the page worked for it: other programs spoil only the
time by the clock.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests/PageTests/Checks"))
from browser import Browser  # noqa: E402
from stage import turn_to  # noqa: E402

# Until the next event of a type is answered by a painted frame.
ARM = """
  window.measured = null;
  addEventListener(arguments[0], (event) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => { window.measured = performance.now() - event.timeStamp; };
      channel.port2.postMessage(null);
    });
  }, { capture: true, once: true });
"""
# When the drawing can be used: it stands on the stage, and a frame with it is painted.
USABLE = """
  window.usable = null;
  const look = () => {
    if (!document.querySelector("#explorer-stage svg g.node")) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
  };
  requestAnimationFrame(look);
"""
LOADED = """
  const [times] = performance.getEntriesByType("navigation");
  if (times.loadEventEnd === 0 || window.usable === null) return null;
  return [times.loadEventEnd, window.usable, document.querySelectorAll("*").length];
"""
COMPONENTS = """
  const { components, relations, texts } = JSON.parse(document.getElementById("report-data").textContent);
  const users = components.map(() => 0);
  const all = components.map(() => 0);
  for (const [from, to] of relations) { users[to] += 1; all[to] += 1; all[from] += 1; }
  return components.map((row, place) => [`c-${row[0]}`, texts[row[1]], users[place], all[place]]);
"""
CENTER = """
  const part = document.querySelector(arguments[0]);
  part.scrollIntoView({ block: "center", behavior: "instant" });
  // A box that the stage does not show comes into view with the focus.
  if (part.closest("#explorer-stage")) part.focus({ preventScroll: true });
  const target = part.querySelector("text") ?? part;
  const box = target.getBoundingClientRect();
  return [box.left + Math.min(box.width / 2, 40), box.top + box.height / 2];
"""


class Measures:
    """Times by what was done, in milliseconds by the clock and of the processor."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.times: dict[str, list[tuple[float, float]]] = {}
        self.aims: dict[str, float] = {}
        self.turns = 0

    def processor(self) -> float:
        metrics = self.browser.command("Performance.getMetrics")["metrics"]
        return 1000 * next(each["value"] for each in metrics if each["name"] == "ThreadTime")

    @contextmanager
    def answer(self, name: str, event: str, aim: float) -> Iterator[None]:
        """What is done within it makes the page answer one event of that type."""
        self.browser.run(ARM, event)
        self.settle()
        before = self.processor()
        yield
        clock = self.browser.wait(name, lambda: self.browser.run("return window.measured"))
        self.add(name, clock, self.processor() - before, aim)

    def add(self, name: str, clock: float, processor: float, aim: float) -> None:
        self.times.setdefault(name, []).append((clock, processor))
        self.aims[name] = aim

    def settle(self) -> None:
        self.browser.run("return new Promise((done) => requestIdleCallback(done, { timeout: 500 }))")

    def click(self, selector: str, name: str, aim: float) -> None:
        """A click of the mouse on the first element of a selector."""
        x, y = self.browser.run(CENTER, selector)
        self.settle()
        with self.answer(name, "click", aim):
            self.mouse(x, y)

    def mouse(self, x: float, y: float) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.command(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1
            )

    def key(self, key: str) -> None:
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowRight": 39, "ArrowDown": 40}
        parameters = {"key": key, "text": text, "windowsVirtualKeyCode": codes.get(key, 0)}
        self.browser.command("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.browser.command("Input.dispatchKeyEvent", type="keyUp", key=key)

    def go(self, view: str) -> None:
        """Shows a view that is not measured."""
        self.turns += 1
        turn_to(self.browser, f"{view}&turn={self.turns}")
        self.settle()

    def table(self) -> str:
        lines = ["what                                  n   median    worst   processor     aim"]
        for name, times in self.times.items():
            clocks, processors = zip(*times)
            lines.append(
                f"{name:<36}{len(times):>3}{statistics.median(clocks):>9.0f}{max(clocks):>9.0f}"
                f"{statistics.median(processors):>12.0f}{self.aims[name]:>8.0f}"
            )
        return "\n".join(lines)


def measure_load(measures: Measures, page: Path, rounds: int) -> None:
    browser = measures.browser
    browser.command("Page.enable")
    added = browser.command("Page.addScriptToEvaluateOnNewDocument", source=USABLE)
    elements = 0
    for _ in range(rounds):
        browser.driver.get("about:blank")
        before = measures.processor()
        browser.driver.get(page.as_uri())
        load, usable, elements = browser.wait("the page", lambda: browser.run(LOADED))
        spent = measures.processor() - before
        measures.add("load event", load, spent, 3000)
        measures.add("drawing usable", usable, spent, 3000)
    browser.command("Page.removeScriptToEvaluateOnNewDocument", identifier=added["identifier"])
    browser.command("HeapProfiler.collectGarbage")
    heap = browser.command("Runtime.getHeapUsage")
    print(
        f"page {page.stat().st_size / 1e6:.1f} MB, {elements:,} elements,"
        f" heap of the script {heap['usedSize'] / 1e6:.0f} MB"
    )


def measure_search(measures: Measures, names: list[str]) -> None:
    browser = measures.browser
    for name in names:
        browser.run("const field = document.getElementById('explorer-search'); field.value = ''; field.focus()")
        for letter in name[:12]:
            with measures.answer("key to suggestions", "keydown", 50):
                measures.key(letter)
        assert browser.find_all("#explorer-options [role=option]"), f"nothing was found for {name}"
        measures.key("Escape")


def measure_cards(measures: Measures, rounds: int) -> None:
    browser = measures.browser
    overview = "drawing=overview"
    measures.go(overview)
    boxes = browser.run(
        "return [...document.querySelectorAll('#explorer-stage g.node[data-component]')]"
        ".map((part) => [part.id, part.dataset.component])"
    )
    for number in range(rounds):
        box, _ = boxes[number % len(boxes)]
        # An open card may lie on the next box.
        measures.go(overview)
        measures.click(f"#explorer-stage [id='{box}']", "click on a box to card", 100)
        assert browser.find("#explorer-card-title").is_displayed()
    for number in range(rounds):
        measures.go(f"{overview}&card={boxes[number % len(boxes)][1]}")
        measures.click("#explorer-card [data-action=component]", "link in a card to card", 100)


def measure_views(measures: Measures, usual: list[str], hub: str, rounds: int) -> None:
    for name, anchors in (("focus on a usual component", usual), ("focus on the hub", [hub] * rounds)):
        for anchor in anchors:
            measures.go(f"drawing=overview&card={anchor}")
            measures.click("#explorer-card [data-action=focus]", name, 500)
    for step in (2, 3):
        for anchor in usual:
            measures.go(f"focus={anchor}&depth={step - 1}")
            measures.click("#explorer-chips [data-action=farther]", f"focus, from {step - 1} to {step} steps", 500)
    for start, end in zip(usual, usual[1:] + usual[:1]):
        measures.go(f"from={start}&card={end}")
        measures.click("#explorer-card [data-action=path-to]", "path between two", 500)
    measures.go("drawing=overview")
    measures.browser.run("document.getElementById('explorer-filters').click()")
    for filter in ("scope", "relation"):
        for _ in range(rounds):
            measures.click(f"#explorer-filter-panel [data-filter={filter}]", f"filter by {filter}", 500)
    measures.browser.run("document.getElementById('explorer-filters').click()")


def measure_tables(measures: Measures, rounds: int) -> None:
    browser = measures.browser
    longest = browser.run(
        "const tables = [...document.querySelectorAll('#components details')];"
        "tables.sort((a, b) => b.querySelectorAll('tr').length - a.querySelectorAll('tr').length);"
        "if (tables.length === 0) return 0;"
        "tables[0].id = 'longest-table'; return tables[0].querySelectorAll('tr').length"
    )
    if longest > 0:
        print(f"longest table {longest:,} rows")
        for _ in range(rounds):
            browser.run("document.getElementById('longest-table').open = false")
            measures.click("#longest-table > summary", "open the longest table", 500)
    for _ in range(rounds):
        browser.run("document.getElementById('components').scrollIntoView()")
        browser.wait("a link", lambda: browser.find_all("#components [data-action=draw-around]"))
        measures.click("#components [data-action=draw-around]", "row of a table to drawing", 500)


def measure_keyboard(measures: Measures, rounds: int) -> None:
    measures.go("drawing=overview")
    measures.browser.run("document.getElementById('explorer-stage').focus()")
    measures.key("Enter")
    for number in range(rounds):
        with measures.answer("arrow key to the next box", "keydown", 100):
            measures.key("ArrowDown" if number % 2 else "ArrowRight")
    for _ in range(rounds):
        with measures.answer("Enter on a box to card", "keydown", 100):
            measures.key("Enter")
        measures.key("Escape")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("page", type=Path)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--phone", action="store_true", help="in a window of 390 by 844 pixels")
    options = parser.parse_args()
    page = options.page.resolve()
    with Browser() as browser:
        if options.phone:
            browser.command(
                "Emulation.setDeviceMetricsOverride",
                width=390, height=844, deviceScaleFactor=2, mobile=True,
            )  # fmt: skip
        # Processor time instead of the clock: other programs do not count.
        browser.command("Performance.enable", timeDomain="threadTicks")
        measures = Measures(browser)
        measure_load(measures, page, max(3, options.rounds // 3))
        components = browser.run(COMPONENTS)
        hub = max(components, key=lambda each: each[2])
        common = [each for each in components if 3 <= each[3] <= 12]
        step = max(1, len(common) // options.rounds)
        usual = [anchor for anchor, *_ in common[::step]][: options.rounds]
        names = [name for _, name, *_ in common[:: max(1, len(common) // 3)]][:3]
        print(f"{len(components):,} components; the hub {hub[1]} has {hub[2]:,} users")
        steps: list[Callable[[], None]] = [
            lambda: measure_search(measures, names),
            lambda: measure_cards(measures, options.rounds),
            lambda: measure_views(measures, usual, hub[0], options.rounds),
            lambda: measure_keyboard(measures, options.rounds),
            lambda: measure_tables(measures, options.rounds),
        ]
        for step_of_all in steps:
            step_of_all()
        print(measures.table())


main()
