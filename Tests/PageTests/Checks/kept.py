"""Does a link to the page show what its sender saw: ticks, order of tables, and the place?"""

from browser import Browser
from checking import check, report, run_checks, same

TICKS = """
  return [...document.querySelectorAll("#checklist input[type=checkbox]")].map((box) => box.checked);
"""
ROWS = "return [...document.querySelectorAll('table.sortable tbody th')].map((cell) => cell.textContent)"


def address(browser: Browser) -> str:
    return str(browser.driver.current_url).partition("#")[2]


@check("Ticks of the checklist stand in the address, survive a reload, and can be taken back")
def ticks(browser: Browser) -> None:
    browser.open(report("travel-before"))
    boxes = browser.find_all("#checklist input[type=checkbox]")
    assert len(boxes) > 3, "there is nothing to tick"
    boxes[0].click()
    boxes[2].click()
    ticked = browser.run(TICKS)
    same(ticked[:4], [True, False, True, False])
    assert "ticks=" in address(browser), address(browser)
    browser.driver.refresh()
    same(browser.run(TICKS), ticked, "after a reload")
    for box in browser.find_all("#checklist input:checked"):
        box.click()
    assert "ticks=" not in address(browser), address(browser)


@check("Tables are sorted by their headings, there and back, also after a reload")
def sorting(browser: Browser) -> None:
    browser.open(report("travel-before"))
    first = browser.run(ROWS)
    heading = "table.sortable thead th:first-child"
    orders = {}
    for _ in range(3):
        browser.find(f"{heading} button").click()
        orders[browser.find(heading).get_attribute("aria-sort")] = browser.run(ROWS)
    same(list(orders), ["ascending", "descending", None])
    same(orders[None], first, "the order of the report comes back")
    assert orders["ascending"] != orders["descending"], "no order was changed"
    same(sorted(orders["ascending"]), sorted(first), "no row is lost")
    browser.find(f"{heading} button").click()
    browser.driver.refresh()
    same(browser.run(ROWS), orders["ascending"], "after a reload")


@check("A link to a finding opens what hides it, brings it into view, and keeps what was set")
def anchors(browser: Browser) -> None:
    browser.open(report("travel-before"))
    anchor = browser.run(
        "return [...document.querySelectorAll('details:not([open]) .finding[id]')].at(-1)?.id"
        " ?? [...document.querySelectorAll('.finding[id]')].at(-1).id"
    )
    browser.open(report("travel-before"), f"#{anchor}?ticks=none")
    in_view = f"""
      const box = document.getElementById("{anchor}").getBoundingClientRect();
      return box.height > 0 && box.top < innerHeight && box.bottom > 0;
    """
    browser.wait("the finding in view", lambda: browser.run(in_view))
    browser.find("nav a[href='#plan']").click()
    browser.wait("the plan", lambda: address(browser).startswith("plan?"))
    same(address(browser), "plan?ticks=none")


run_checks()
