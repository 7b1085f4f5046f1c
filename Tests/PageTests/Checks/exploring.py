"""Can people find, filter and switch what is drawn?"""

from browser import Browser
from checking import check, report, run_checks, same
from selenium.webdriver.common.keys import Keys
from stage import boxes, card, chips, click, open_view, title


def options(browser: Browser, typed: str) -> list[str]:
    """What is suggested once this was typed."""
    field = browser.find("#explorer-search")
    field.clear()
    field.send_keys(typed)
    return [option.text for option in browser.find_all("#explorer-options .option")]


def first(browser: Browser, typed: str) -> str:
    """The name that is suggested first."""
    return options(browser, typed)[0].split("\n")[0]


@check("The search suggests while one types: by parts, by first letters, by file, by rule")
def search(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    same(first(browser, "SessionMan"), "SessionManager")
    same(first(browser, "cvm"), "CheckoutViewModel")
    same(first(browser, "sessionmanager"), "SessionManager", "whatever the case")
    assert any("hidden-access" in text for text in options(browser, "hidden-acc")), "by rule"
    assert any("APIClient.swift" in text for text in options(browser, "/APIClient")), "by file"
    same(options(browser, "zzzz"), [])
    assert "Nothing has this in its name" in browser.find("#explorer-options").text


@check("What is chosen among the suggestions opens its card, or draws what is around it")
def choosing(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    options(browser, "SessionMan")
    browser.press(Keys.ENTER)
    same(title(browser), "SessionManager")
    options(browser, "TripCache")
    browser.press(Keys.ENTER)
    same(title(browser), "TripCache")
    assert "TripCache" in boxes(browser), f"it is drawn beside its card: {boxes(browser)}"
    options(browser, "hidden-acc")
    browser.press(Keys.ENTER)
    same([chip.split(" ")[0] for chip in chips(browser)], ["Rule"])


@check("Filters leave what they choose, say what is chosen, and are taken back one by one")
def filters(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    whole = boxes(browser)
    click(browser, "#explorer-filters")
    click(browser, "[data-filter=scope][value=flow]")
    same(chips(browser), ["Scope flow"])
    narrowed = boxes(browser)
    assert "BookingService" in narrowed and "LoginView" not in narrowed, f"{narrowed}"
    click(browser, "[data-filter=relation][value=reaches]")
    same(chips(browser), ["Scope flow", "Relation reaches"])
    same(browser.find(".filter-count").text, "2")
    kinds = browser.run(
        "return [...document.querySelectorAll('#explorer-stage .edge')].map((part) =>"
        " part.getAttribute('aria-label')).filter((label) => !label.includes('reach'))"
    )
    same(kinds, [], "lines of other kinds")
    click(browser, "#explorer-chips [data-action=remove]")
    same(chips(browser), ["Relation reaches"])
    click(browser, "#explorer-clear")
    same((chips(browser), boxes(browser)), ([], whole))


@check("Tests and previews are drawn when asked for, and a module, a rule and a folder can be chosen")
def more_filters(browser: Browser) -> None:
    page = report("travel-before")
    open_view(browser, page)
    assert not [name for name in boxes(browser) if name.endswith("Tests")], f"{boxes(browser)}"
    open_view(browser, page, "show=test")
    assert "SessionManagerTests" in boxes(browser), f"{boxes(browser)}"
    for view, inside, outside in [
        ("module=Booking", "BookingService", "LoginView"),
        ("rule=ownership-cycle", "BookingCoordinator", "LoginView"),
        ("file=Sources/Booking", "BookingService", "LoginView"),
    ]:
        open_view(browser, page, view)
        found = boxes(browser)
        assert inside in found and outside not in found, f"{view}: {found}"


@check("Folding gives a box for each module, whose card lists what is in it and draws it")
def folding(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    click(browser, "#explorer-filters")
    browser.run(
        "const fold = document.querySelector('#explorer-collapse'); fold.value = 'module';"
        "fold.dispatchEvent(new Event('change', {bubbles: true}))"
    )
    same(chips(browser), ["Folded by module"])
    click(browser, "#explorer-stage .node[data-module=Booking]")
    assert "BookingService" in card(browser), card(browser)
    click(browser, "#explorer-card [data-action=unfold]")
    assert "BookingService" in boxes(browser), f"{boxes(browser)}"


@check("Every drawing of the page can be brought onto the stage, and the last one goes back")
def switching(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    drawings = browser.run(
        "return [...document.querySelectorAll('#explorer-drawing option[value]:not([value=\"\"])')]"
        ".map((option) => option.value)"
    )
    assert len(drawings) > 10, f"{drawings}"
    every = browser.run("return document.querySelectorAll('svg.lifegraph').length")
    for name in [*drawings, drawings[0]]:
        browser.run(
            "const choice = document.querySelector('#explorer-drawing'); choice.value = arguments[0];"
            "choice.dispatchEvent(new Event('change', {bubbles: true}))",
            name,
        )
        shown = browser.find("#explorer-stage svg").get_attribute("id")
        assert shown.endswith(f"-{name}"), f"{shown} for {name}"
        same(browser.run("return document.querySelectorAll('svg.lifegraph').length"), every, name)


@check("The drawing is zoomed and moved by buttons, wheel and drag, and fits again")
def moving(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    view = "return document.querySelector('#explorer-stage svg').getAttribute('viewBox')"
    width = "return Number(document.querySelector('#explorer-stage svg').getAttribute('viewBox').split(' ')[2])"
    first = browser.run(width)
    click(browser, "[data-action=zoom-in]")
    nearer = browser.run(width)
    assert nearer < first, f"{nearer} after {first}"
    click(browser, "[data-action=zoom-out]")
    assert browser.run(width) > nearer
    before = browser.run(view)
    stage = browser.find("#explorer-stage")
    browser.drag(stage, 60, 40)
    assert browser.run(view) != before, "a drag moves it"
    same(title(browser), "", "a drag opens nothing")
    before = browser.run(width)
    browser.run("arguments[0].focus()", stage)
    browser.wheel(stage, -120)
    browser.wait("the wheel to zoom", lambda: browser.run(width) < before)
    click(browser, "[data-action=fit]")
    held = browser.run(
        "const svg = document.querySelector('#explorer-stage svg');"
        "const [x, y, w, h] = svg.getAttribute('viewBox').split(' ').map(Number);"
        "const [, , width, height] = svg.dataset.box.split(' ').map(Number);"
        "return x <= 0 && y <= 0 && x + w >= width && y + h >= height"
    )
    same(held, True, "all of it is seen")


@check("Two fingers zoom the drawing, and full screen shows it with its controls")
def pinching(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    width = "return Number(document.querySelector('#explorer-stage svg').getAttribute('viewBox').split(' ')[2])"
    stage = browser.find("#explorer-stage")
    first = browser.run(width)
    browser.pinch(stage, 100, 240)
    near = browser.run(width)
    assert near < first / 1.5, f"{near} after {first}"
    browser.pinch(stage, 240, 120)
    assert browser.run(width) > near * 1.4
    click(browser, "[data-action=full-screen]")
    browser.wait("the full screen", lambda: browser.run(
        "return document.fullscreenElement?.contains(document.querySelector('#explorer-search'))"))  # fmt: skip
    click(browser, "[data-action=full-screen]")
    browser.wait("the page again", lambda: browser.run("return document.fullscreenElement === null"))


@check("The titles of lanes stay in sight when the drawing is moved")
def lanes(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    titles = (
        "return [...document.querySelectorAll('.lane-titles span')].filter((title) => !title.hidden)"
        ".map((title) => title.textContent)"
    )
    same(browser.run(titles), [], "while the drawing itself says them")
    for _ in range(4):
        click(browser, "[data-action=zoom-in]")
    found = browser.run(titles)
    shown = browser.run(
        "const frame = document.querySelector('#explorer-stage').getBoundingClientRect();"
        "return [...document.querySelectorAll('#explorer-stage g.lane')].filter((lane) => {"
        "  const band = lane.querySelector('rect').getBoundingClientRect();"
        "  return band.bottom > frame.top + 31 && band.top < frame.bottom - 31;"
        "}).map((lane) => lane.querySelector('text').textContent)"
    )
    assert found, "some are shown"
    same(found, shown)


run_checks()
