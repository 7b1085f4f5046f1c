"""Does everything that can be used, and everything that is drawn, have a role and a name?"""

from functools import cache
from typing import Any, NamedTuple

from browser import Browser
from checking import check, report, run_checks, same, varied

CONTROLS = {
    "button", "checkbox", "combobox", "DisclosureTriangle", "link", "listbox", "menuitem",
    "option", "radio", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox",
}  # fmt: skip
NAMED = CONTROLS | {"dialog", "image", "region", "table", "navigation", "search"}
ROLES_OF_BOXES = {"link", "image", "button", "group", "graphics-symbol", "img"}
NO_ROLES = {"", "generic", "none", "StaticText", "paragraph"}

DRAWN = """
  return [...document.querySelectorAll("svg.lifegraph")].filter((svg) => svg.checkVisibility())
    .flatMap((svg) => [...svg.querySelectorAll("g.node")]).map(
      (node) => node.querySelector("text").textContent.replace("◆ ", "").split("…")[0]);
"""


class Told(NamedTuple):
    """An element as a screen reader is told of it."""

    role: str
    name: str
    is_focusable: bool


def value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


@cache
def told(browser: Browser, name: str) -> tuple[list[Told], list[str]]:
    """The page with everything open, without what screen readers are told to leave out; and what is
    drawn while all is as it was loaded."""
    browser.open(report(name))
    drawn = browser.run(DRAWN)
    browser.run("for (const part of document.querySelectorAll('details')) part.open = true")
    elements = [
        Told(
            value(node, "role"),
            value(node, "name").strip(),
            any(
                entry["name"] == "focusable" and entry["value"].get("value")
                for entry in node.get("properties", [])
            ),
        )
        for node in browser.command("Accessibility.getFullAXTree")["nodes"]
        if not node.get("ignored")
    ]
    return elements, drawn


@check("Every control, region and table has a name")
def controls(browser: Browser) -> None:
    for name in varied():
        elements, _ = told(browser, name)
        nameless = [each for each in elements if each.role in NAMED and each.name == ""]
        same(nameless[:5], [], name)
        assert len([each for each in elements if each.role == "link"]) > 5, f"{name}: no links"


@check("What can be focused has a role that says what it is")
def roles(browser: Browser) -> None:
    for name in varied():
        elements, _ = told(browser, name)
        plain = [each for each in elements if each.is_focusable and each.role in NO_ROLES]
        same(plain[:5], [], name)


@check("Every box of a drawing is told by its name, with a role")
def boxes(browser: Browser) -> None:
    for name in varied():
        elements, drawn = told(browser, name)
        names = [each.name for each in elements if each.role in ROLES_OF_BOXES]
        assert drawn, f"{name}: nothing is drawn"
        missing = [text for text in drawn if not any(text in each for each in names)]
        same(missing[:5], [], name)


run_checks()
