"""Can everything be done with the keys alone, and does one see where one is?"""

from browser import Browser
from checking import check, report, run_checks, same
from selenium.webdriver.common.keys import Keys
from stage import boxes, chips, open_view, title

# The part that has the focus, by what tells it apart.
FOCUS = """
  const part = document.activeElement;
  return part.id || part.dataset.action || part.getAttribute("class") || part.localName;
"""

BOX = "return document.activeElement.closest('.node')?.querySelector('text').textContent ?? ''"


@check("From the search to a card and back, and from the stage through boxes and lines, without a mouse")
def explore(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    browser.press("/")
    same(browser.run(FOCUS), "explorer-search")
    browser.press("s", "e", "s", "s", "i", "o", "n", Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ENTER)
    same(browser.run(FOCUS), "explorer-card", "the card that was opened has the focus")
    opened = title(browser)
    assert opened, "a card is open"
    browser.press(Keys.ESCAPE)
    same((title(browser), browser.run(FOCUS)), ("", "explorer-search"), "back where one came from")
    browser.run("document.querySelector('#explorer-stage').focus()")
    browser.press(Keys.ENTER)
    first = browser.run(BOX)
    assert first, "a box has the focus"
    browser.press(Keys.ARROW_DOWN)
    second = browser.run(BOX)
    assert second and second != first, f"{second} after {first}"
    browser.press(Keys.ENTER)
    same(title(browser), second.replace("◆ ", ""))
    browser.press(Keys.ESCAPE)
    same(browser.run(BOX), second, "the box has the focus again")


@check("From a box its lines can be reached, told and opened")
def lines(browser: Browser) -> None:
    open_view(browser, report("travel-before"), "focus=SessionManager")
    browser.run("document.querySelector('#explorer-stage').focus()")
    browser.press(Keys.ENTER)
    same(browser.run(BOX).replace("◆ ", ""), "SessionManager", "the middle of the view is the first")
    browser.press("e")
    one = browser.run("return document.activeElement.getAttribute('aria-label')")
    assert "SessionManager" in one, f"a line of it: {one}"
    browser.press(Keys.ARROW_RIGHT)
    other = browser.run("return document.activeElement.getAttribute('aria-label')")
    assert other != one and "SessionManager" in other, f"{other} after {one}"
    browser.press(Keys.ENTER)
    assert "→" in title(browser), title(browser)
    browser.press(Keys.ESCAPE, "e")
    same(browser.run(BOX).replace("◆ ", ""), "SessionManager", "back at the box")


@check("Plus, minus, zero and the arrows move the drawing")
def moving(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    view = (
        "return document.querySelector('#explorer-stage svg').getAttribute('viewBox')"
        ".split(' ').map(Number)"
    )
    browser.run("document.querySelector('#explorer-stage').focus()")
    before = browser.run(view)
    browser.press("+")
    near = browser.run(view)
    assert near[2] < before[2], f"{near} after {before}"
    browser.press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
    moved = browser.run(view)
    assert moved[0] > near[0] and moved[1] > near[1], f"{moved} after {near}"
    browser.press("-")
    assert browser.run(view)[2] > moved[2]
    browser.press("0")
    assert browser.run(view)[2] >= before[2] - 1, "all of it again"


@check("Filters are set and taken back with the keys")
def filters(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    browser.run("document.querySelector('#explorer-filters').focus()")
    browser.press(Keys.ENTER)
    browser.run("document.querySelector('[data-filter=scope][value=flow]').focus()")
    browser.press(Keys.SPACE)
    same(chips(browser), ["Scope flow"])
    narrowed = boxes(browser)
    browser.run("document.querySelector('#explorer-chips [data-action=remove]').focus()")
    browser.press(Keys.ENTER)
    same(chips(browser), [])
    assert boxes(browser) != narrowed


@check("Tab goes from the top of the page to its end, through each part once, and shows where it is")
def tabbing(browser: Browser) -> None:
    open_view(browser, report("travel-before"))
    browser.run(
        "for (const part of document.querySelectorAll('details')) part.open = true;"
        "window.scrollTo(0, 0); document.activeElement.blur();"
    )
    expected = browser.run(
        "return [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]"
        ".filter((part) => part.tabIndex >= 0 && !part.disabled && part.checkVisibility({"
        " visibilityProperty: true })).length"
    )
    state = """
      const part = document.activeElement;
      if (part === document.body) return null;
      window.visited ??= [];
      const again = window.visited.includes(part);
      window.visited.push(part);
      const style = getComputedStyle(part);
      // A box or a line of a drawing is marked by its own outline.
      const isMarked = part.closest("svg") !== null || parseFloat(style.outlineWidth) > 0
        && style.outlineStyle !== "none" || style.boxShadow !== "none";
      return { again, isMarked, name: part.id || part.textContent.trim().slice(0, 40) };
    """
    passed = 0
    for _ in range(expected + 5):
        browser.press(Keys.TAB)
        found = browser.run(state)
        if found is None or found["again"]:
            break
        passed += 1
        assert found["isMarked"], f"the focus is not seen at {found['name']}"
    assert passed >= expected - 1, f"{passed} of {expected} were passed"


run_checks()
