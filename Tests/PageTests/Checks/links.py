"""Does the address hold what is shown, so that a link to it shows the same?"""

from browser import Browser
from checking import check, report, run_checks, same
from stage import box, boxes, card, chips, click, open_view, title

VIEWS = [
    "focus=SessionManager&depth=2&card=SessionManager",
    "from=CheckoutViewModel&to=APIClient",
    "scope=session,flow&relation=keeps,owns",
    "module=Booking&show=test",
    "rule=hidden-access",
    "file=Sources/Booking",
    "collapse=folder",
    "drawing=overview&card=SessionManager~PointsStore",
]


def seen(browser: Browser) -> tuple[list[str], list[str], str]:
    return boxes(browser), chips(browser), title(browser)


@check("What a link shows is still shown after a reload, and differs from link to link")
def reload(browser: Browser) -> None:
    found = []
    for view in VIEWS:
        open_view(browser, report("travel-before"), view)
        before = seen(browser)
        browser.driver.refresh()
        browser.wait("the stage", lambda: browser.find_all("#explorer-stage svg"))
        same(seen(browser), before, view)
        found.append(before)
        same(browser.console(), [], view)
    for place, one in enumerate(found):
        same([VIEWS[place] for other in found[:place] if other == one], [], VIEWS[place])


@check("What is clicked together comes back by the address alone, in another window as well")
def copied(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    click(browser, box(browser, "SessionManager"))
    click(browser, "#explorer-card [data-action=focus]")
    click(browser, "#explorer-chips [data-action=farther]")
    click(browser, box(browser, "PointsStore"))
    before = seen(browser)
    address = browser.driver.current_url
    browser.driver.delete_all_cookies()
    browser.open(address)
    browser.wait("the stage", lambda: browser.find_all("#explorer-stage svg"))
    same(seen(browser), before, address)


@check("Ways back in the history lead back through what was shown")
def history(browser: Browser) -> None:
    page = report("travel-before")
    open_view(browser, page)
    first = boxes(browser)
    browser.run("location.hash = '#drawing?scope=flow'")
    browser.wait("the filter", lambda: chips(browser) == ["Scope flow"])
    browser.run("history.back()")
    browser.wait("the whole", lambda: boxes(browser) == first)
    click(browser, box(browser, "SessionManager"))
    click(browser, "#explorer-card [data-action=focus]")
    around = boxes(browser)
    click(browser, "#explorer-chips [data-action=farther]")
    browser.run("document.querySelector('#checklist input[type=checkbox]').click()")
    browser.run("history.back()")
    browser.wait("one step", lambda: boxes(browser) == around)
    browser.run("history.back()")
    browser.wait("the whole again", lambda: boxes(browser) == first)
    ticked = "return document.querySelectorAll('#checklist input:checked').length"
    same(browser.run(ticked), 1, "what was ticked stays ticked")


@check("A link with names that do not exist shows what it can, and breaks nothing")
def unknown(browser: Browser) -> None:
    for view in [
        "focus=Nobody", "from=Nobody&to=SessionManager", "drawing=nothing", "card=Nobody", "depth=many",
        "scope=nowhere", "collapse=everything", "finding=none", "focus=%E0%A4%A", "sort=&ticks=zz", "=&&=",
    ]:  # fmt: skip
        open_view(browser, report("travel-before"), view)
        same(browser.console(), [], view)
        same(len(browser.find_all("#explorer-stage svg")), 1, view)


@check("A link to a section shows it at the top, whatever the script adds to those above")
def sections(browser: Browser) -> None:
    for name in ["drawing", "findings", "decisions", "checklist", "plan", "inventory", "components"]:
        browser.open(report("travel-before"), f"#{name}")
        browser.wait("the page to be still", lambda: browser.run(
            "return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 50)))"))  # fmt: skip
        place = browser.run(
            "const part = document.getElementById(arguments[0]).getBoundingClientRect();"
            "const left = document.documentElement.scrollHeight - innerHeight - scrollY;"
            "return [part.top, left]", name
        )  # fmt: skip
        assert -2 <= place[0] < 120 or place[1] < 2, f"{name} is {place[0]} pixels from the top"


@check("A link from a finding to a box of a drawing brings that drawing and marks the box")
def into_drawings(browser: Browser) -> None:
    page = report("travel-before")
    browser.open(page)
    target = browser.run(
        "return [...document.links].map((link) => link.getAttribute('href')).find((href) =>"
        " href.startsWith('#') && document.getElementById(href.slice(1))?.closest('svg.lifegraph'))"
    )
    assert target, "there is a link into a drawing"
    open_view(browser, page)
    browser.run("location.hash = arguments[0]", target)
    wanted = target.removeprefix("#")
    browser.wait("the drawing of the link", lambda: browser.run(
        "return document.querySelector('#explorer-stage').contains(document.getElementById(arguments[0]))",
        wanted))  # fmt: skip


@check("The card of a line is told by the two names in the address")
def pair(browser: Browser) -> None:
    open_view(browser, report("travel-before"), "card=SessionManager~PointsStore")
    same(title(browser), "SessionManager → PointsStore")
    assert "SessionManager.swift:" in card(browser), card(browser)


run_checks()
