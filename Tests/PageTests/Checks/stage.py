"""What a person finds on the stage: its boxes, its card, its notes. For checks of the drawing."""

from pathlib import Path

from browser import Browser

ROOT = "#explorer-stage svg"


def boxes(browser: Browser) -> list[str]:
    """Names of the components that have a box of their own, sorted."""
    return browser.run(
        "return [...document.querySelectorAll('#explorer-stage .node[data-component]')]"
        ".map((part) => part.querySelector('text').textContent.replace(/^◆ /, '')).sort()"
    )


def title(browser: Browser) -> str:
    """What the open card is of; empty when none is open."""
    return browser.run(
        "return document.querySelector('#explorer-card:not([hidden]) #explorer-card-title')"
        "?.textContent ?? ''"
    )


def card(browser: Browser) -> str:
    return browser.find("#explorer-card").text


def box(browser: Browser, name: str) -> str:
    """A selector of the box of a component."""
    found = browser.run(
        "return [...document.querySelectorAll('#explorer-stage .node[data-component]')].find((part) =>"
        " part.querySelector('text').textContent.replace(/^◆ /, '') === arguments[0])?.id",
        name,
    )
    assert found, f"{name} has no box; there are {boxes(browser)}"
    return f"#explorer-stage [id='{found}']"


def click(browser: Browser, selector: str) -> None:
    """A real click in the middle of a part, after it was brought into view. A box that the stage does
    not show at the moment comes into view when it gets the focus."""
    part = browser.find(selector)
    browser.run("arguments[0].scrollIntoView({block: 'nearest'}); arguments[0].focus()", part)
    part.click()


def chips(browser: Browser) -> list[str]:
    """What the row of chips says is chosen."""
    return browser.run(
        "return [...document.querySelectorAll('#explorer-chips .chip-set')]"
        ".map((chip) => chip.firstChild.textContent)"
    )


def open_view(browser: Browser, page: Path, view: str = "") -> None:
    """Opens a page with a view in its address."""
    browser.open(page, f"#drawing?{view}" if view else "")
    browser.wait("the stage", lambda: browser.find_all(ROOT))


def turn_to(browser: Browser, view: str) -> None:
    """Shows another view of the page that is open, as a link to it would."""
    browser.run(
        "return new Promise((done) => {"
        "  window.addEventListener('hashchange', () => setTimeout(done), { once: true });"
        "  window.location.hash = arguments[0];"
        "})",
        f"drawing?{view}",
    )
