"""Does the printed page hold what the screen shows, without what only works on a screen?"""

import base64
import re

from browser import Browser
from checking import check, report, run_checks, same


def pages(browser: Browser) -> int:
    pdf = base64.b64decode(browser.command("Page.printToPDF", printBackground=True)["data"])
    assert pdf.startswith(b"%PDF-"), "no PDF was made"
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@check("The printed page is whole: what is closed on the screen is printed open")
def whole(browser: Browser) -> None:
    browser.open(report("travel-both"))
    printed = pages(browser)
    browser.run("for (const part of document.querySelectorAll('details')) part.open = true")
    same(printed, pages(browser), "pages before and after everything was opened")
    browser.run("for (const part of document.querySelectorAll('details')) part.remove()")
    assert pages(browser) < printed, "what is closed on the screen is missing in print"


@check("Paper is light, has no navigation, and nothing that scrolls")
def paper(browser: Browser) -> None:
    browser.command(
        "Emulation.setEmulatedMedia",
        media="print", features=[{"name": "prefers-color-scheme", "value": "dark"}],
    )  # fmt: skip
    browser.open(report("travel-before"))
    found = browser.run(
        """
        const shown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
        const cut = [...document.querySelectorAll(".canvas, .scroll")].filter(
          (box) => getComputedStyle(box).overflow !== "visible");
        return {
          ground: getComputedStyle(document.body).backgroundColor,
          navigation: shown("nav"), skip: shown(".skip"), findings: shown("#findings"),
          drawing: shown("svg.lifegraph"), cut: cut.length,
        };
        """
    )
    browser.command("Emulation.setEmulatedMedia", media="", features=[])
    expected = {
        "ground": "rgb(255, 255, 255)", "navigation": False, "skip": False, "findings": True,
        "drawing": True, "cut": 0,
    }  # fmt: skip
    same(found, expected)


run_checks()
