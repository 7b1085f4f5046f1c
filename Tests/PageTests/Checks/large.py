"""Does a page of thousands of components answer as one of twenty does: search, cards, hubs, tables?"""

from typing import Any

from browser import Browser
from checking import check, report, run_checks, same
from selenium.webdriver.common.keys import Keys
from stage import click, open_view, title

# Anchor, name and number of users of each component.
COMPONENTS = """
  const { components, relations, texts } = JSON.parse(document.getElementById("report-data").textContent);
  const users = components.map(() => 0);
  for (const [, to] of relations) users[to] += 1;
  return components.map((row, place) => [`c-${row[0]}`, texts[row[1]], users[place]]);
"""
OPTIONS = "return [...document.querySelectorAll('#explorer-options .option-name')].map((part) => part.textContent)"
DRAWN = """
  const svg = document.querySelector("#explorer-stage svg.drawn");
  const boxes = [...svg.querySelectorAll(".graph > .node")];
  const folded = boxes.filter((part) => !part.dataset.component)
    .map((part) => part.getAttribute("aria-label"));
  const notes = document.getElementById("explorer-notes").textContent;
  return { boxes: boxes.length, lines: svg.querySelectorAll(".graph > .edge").length, folded, notes };
"""


def components(browser: Browser) -> list[Any]:
    found = browser.run(COMPONENTS)
    assert len(found) == 2000, f"{len(found)} components"
    return found


@check("The search answers every key of a name, with the component itself first at the end")
def search(browser: Browser) -> None:
    open_view(browser, report("large"))
    name = max((each[1] for each in components(browser)), key=len)
    browser.press("/")
    for end in range(1, len(name) + 1):
        browser.press(name[end - 1])
        options = browser.run(OPTIONS)
        assert options, f"nothing for {name[:end]}"
        assert len(options) <= 12, f"{len(options)} suggestions for {name[:end]}"
    same(options[0].split("/")[-1], name)
    browser.press(Keys.ENTER)
    same(title(browser).split("/")[-1], name)


@check("A box opens its card, and a name in the card the next one")
def cards(browser: Browser) -> None:
    open_view(browser, report("large"))
    click(browser, "#explorer-stage .node[data-component]")
    first = title(browser)
    assert first, "no card"
    click(browser, "#explorer-card [data-action=component]")
    assert title(browser) not in ("", first), f"{title(browser)} after {first}"


@check("What is around the hub fits its picture, and what stands for many says for how many")
def hub(browser: Browser) -> None:
    open_view(browser, report("large"))
    anchor, name, users = max(components(browser), key=lambda each: each[2])
    assert users > 100, f"{name} has {users} users"
    open_view(browser, report("large"), f"focus={anchor}")
    found = browser.run(DRAWN)
    assert 1 < found["boxes"] <= 60 and found["lines"] <= 120, found
    counted = [label for label in found["folded"] if "component" in label]
    assert counted, f"nothing is folded: {found}"
    same(browser.console(), [])


@check("Long tables and plans are closed, open with all that is in them, and lead to the drawing")
def tables(browser: Browser) -> None:
    open_view(browser, report("large"))
    closed = "return [...document.querySelectorAll('#plan details.fold')].map((part) => part.open)"
    folds = browser.run(closed)
    assert folds and not any(folds), f"the plan: {folds}"
    shown = "return [...document.querySelectorAll('#plan .steps > li')].filter((part) => part.checkVisibility()).length"
    before = browser.run(shown)
    click(browser, "#plan details.fold > summary")
    assert browser.run(shown) > before, f"{before} steps before and after"
    click(browser, "#components details.fold > summary")
    row = "#components details[open] tbody tr:last-child"
    browser.run("document.querySelector(arguments[0]).scrollIntoView()", row)
    browser.wait("the link", lambda: browser.find_all(f"{row} [data-action=draw-around]"))
    click(browser, f"{row} [data-action=draw-around]")
    browser.wait("the drawing", lambda: browser.find_all("#explorer-stage svg.drawn .focus"))


@check("On a telephone a component is found and its card seen")
def telephone(browser: Browser) -> None:
    browser.command(
        "Emulation.setDeviceMetricsOverride",
        width=390, height=844, deviceScaleFactor=2, mobile=True,
    )  # fmt: skip
    open_view(browser, report("large"))
    browser.find("#explorer-search").click()
    browser.press("s", "e", "s", "s", "i", "o", "n", "m", Keys.ENTER)
    same(title(browser), "SessionManager")
    seen = browser.run(
        "const box = document.getElementById('explorer-card').getBoundingClientRect();"
        "return box.width > 200 && box.left >= 0 && box.right <= innerWidth && box.height > 100"
    )
    browser.command("Emulation.clearDeviceMetricsOverride")
    same(seen, True, "the card lies in the window")


run_checks()
