"""Do cards and paths tell what the report says, with where the sources say so?"""

from browser import Browser
from checking import check, report, run_checks, same
from stage import box, boxes, card, chips, click, open_view, title


@check("The card of a box tells kind, module, scope and why, relations, findings and places")
def component(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    click(browser, box(browser, "SessionManager"))
    same(title(browser), "SessionManager")
    text = card(browser)
    for words in ["class", "module TravelCore", "app", "Because", "mutable", "Findings (", "On the path of findings of others (",
                  "reached by (", "SessionManager.swift:"]:  # fmt: skip
        assert words in text, f"{words} is missing in {text}"
    click(browser, "#explorer-card [data-action=close]")
    same(title(browser), "")


@check("A long list of a card goes on when asked, and a name in it leads to its card")
def lists(browser: Browser) -> None:
    open_view(browser, report("travel-before"), "card=SessionManager")
    rows = "return document.querySelectorAll('#explorer-card .card-relation').length"
    before = browser.run(rows)
    more = browser.find_all("#explorer-card [data-action=more]")
    if more:
        more[0].click()
        assert browser.run(rows) > before, f"{before} rows"
    name = browser.find("#explorer-card .card-name")
    wanted = name.text
    name.click()
    assert title(browser) == wanted, f"{title(browser)} after a click on {wanted}"


@check("A line has a card, too, with the places that make it")
def relation(browser: Browser) -> None:
    open_view(browser, report("travel-before"), "focus=SessionManager")
    point = browser.run(
        "const part = [...document.querySelectorAll('#explorer-stage .edge')].find((edge) =>"
        " edge.getAttribute('aria-label').startsWith('SessionManager'));"
        "const line = part.querySelector('path'); const spot = line.getPointAtLength(line.getTotalLength() / 2);"
        "const at = new DOMPoint(spot.x, spot.y).matrixTransform(line.getScreenCTM());"
        "return [document.elementFromPoint(at.x, at.y)?.closest('.edge') !== null, at.x, at.y,"
        " part.getAttribute('aria-label')]"
    )
    same(point[0], True, "the middle of a line can be hit")
    browser.click_at(point[1], point[2])
    browser.wait("the card of the line", lambda: "→" in title(browser))
    assert ".swift:" in card(browser), card(browser)


@check("Places lead to the forge that the settings name, and are plain text without one")
def forge(browser: Browser) -> None:
    links = "return [...document.querySelectorAll('#explorer-card a[rel=noreferrer]')].map((a) => a.href)"
    open_view(browser, report("example"), "card=SessionManager")
    found = browser.run(links)
    assert found and all(
        url.startswith("https://forge.example/o/r/blob/main/App/") and "#L" in url for url in found
    ), f"{found}"
    open_view(browser, report("travel-before"), "card=SessionManager")
    same(browser.run(links), [])


@check("From one card to another the path is drawn and marked, or the page says that there is none")
def path(browser: Browser) -> None:
    page = report("travel-before")
    open_view(browser, page)
    click(browser, box(browser, "CheckoutViewModel"))
    click(browser, "#explorer-card [data-action=path-from]")
    assert "Choose the other end" in browser.find("#explorer-chips").text
    click(browser, box(browser, "APIClient"))
    click(browser, "#explorer-card [data-action=path-to]")
    same(chips(browser), ["Path from CheckoutViewModel to APIClient"])
    found = boxes(browser)
    assert "CheckoutViewModel" in found and "APIClient" in found, f"{found}"
    same(len(browser.find_all("#explorer-stage .edge.on-path")) > 0, True, "its lines are marked")
    click(browser, "#explorer-chips [data-action=swap]")
    same(chips(browser), ["Path from APIClient to CheckoutViewModel"])
    notes = browser.find("#explorer-notes").text
    assert "no " in notes.lower(), f"there is no way back, which the page says: {notes}"


@check("The path of a finding is drawn from its card and from the list of findings")
def finding(browser: Browser) -> None:
    page = report("travel-before")
    open_view(browser, page, "card=UserSession")
    click(browser, "#explorer-card [data-action=finding-path]")
    same(chips(browser), ["Path of a finding"])
    assert "UserSession" in boxes(browser), f"{boxes(browser)}"
    browser.open(page)
    click(browser, "#findings [data-action=draw-path]")
    same(chips(browser), ["Path of a finding"])


@check("What is around a component grows and shrinks step by step, from its row as well")
def around(browser: Browser) -> None:
    page = report("travel-before")
    browser.open(page, "#components")
    browser.run("for (const part of document.querySelectorAll('details')) part.open = true")
    click(browser, "#components [data-action=draw-around]")
    near = boxes(browser)
    same(browser.find("#explorer-depth").text, "1 step")
    click(browser, "#explorer-chips [data-action=farther]")
    far = boxes(browser)
    same(browser.find("#explorer-depth").text, "2 steps")
    assert len(far) > len(near), f"{near}, then {far}"
    click(browser, "#explorer-chips [data-action=nearer]")
    same(boxes(browser), near)


run_checks()
