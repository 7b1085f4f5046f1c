"""Can every text be told from its ground, in light and in dark, as WCAG AA asks?"""

from functools import cache
from pathlib import Path
from typing import Any

from browser import Browser
from checking import check, differences, report, run_checks, same, varied

MEASURE = (Path(__file__).parent / "contrast.js").read_text()


@cache
def measured(browser: Browser, name: str) -> dict[str, Any]:
    """What was measured by colour scheme, and the ground of the page."""
    browser.open(report(name))
    found = {}
    for scheme in ("light", "dark"):
        browser.command(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}],
        )
        ground = browser.run("return getComputedStyle(document.body).backgroundColor")
        found[scheme] = {**browser.run(MEASURE), "ground": ground}
    return found


def faults(browser: Browser, scheme: str) -> None:
    for name in varied() + differences():
        found = measured(browser, name)[scheme]
        least = 5 if name == "travel-same" else 100
        assert found["measured"] > least, f"{name}: {found['measured']} texts were measured"
        same(found["faults"], [], f"{name}, {scheme}")


@check("Text stands out from its ground on a light page")
def light(browser: Browser) -> None:
    faults(browser, "light")


@check("Text stands out from its ground on a dark page")
def dark(browser: Browser) -> None:
    faults(browser, "dark")
    for name in varied():
        ground = measured(browser, name)["dark"]["ground"]
        assert ground != "rgb(255, 255, 255)", f"the dark page of {name} is light"


LINKS = """
  for (const part of document.querySelectorAll("details")) part.open = true;
  return [...document.querySelectorAll("main a[href]")].filter((link) => {
    const words = [...link.parentElement.childNodes].some((node) => (
      node.nodeType === Node.TEXT_NODE && /[\\p{L}\\p{N}]/u.test(node.data)));
    return words && link.checkVisibility() && getComputedStyle(link).display === "inline"
      && !link.closest("svg") && getComputedStyle(link).textDecorationLine === "none";
  }).map((link) => `${link.parentElement.localName}.${link.parentElement.className}: ${link.textContent}`);
"""


@check("A link among other words is told by more than its colour")
def links(browser: Browser) -> None:
    for name in varied():
        browser.open(report(name))
        same(browser.run(LINKS), [], name)


@check("The measure finds a text that is too faint, and a line of a drawing")
def measuring(browser: Browser) -> None:
    browser.open(
        "data:text/html,<body style='background:white'><p style='color:%23999'>faint</p>"
        "<p style='color:%23666'>clear</p><h1 style='color:%23888'>large</h1>"
        "<div style='background:black;color:%23333'>dim</div>"
        "<svg class=lifegraph><rect width=90 height=90 fill='%23444444'/>"
        "<text y=20 fill='black'>drawn</text>"
        "<g class=edge><path d='M0,95L90,95' stroke='%23dddddd'/></g></svg>"
    )
    found = [fault.split(":")[0] for fault in browser.run(MEASURE)["faults"]]
    same(found, ["faint", "dim", "drawn", "a line"])


run_checks()
