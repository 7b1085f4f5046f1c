"""Do texts that try to become markup or script stay texts?"""

from browser import Browser
from checking import check, report, reports, run_checks, same
from selenium.common.exceptions import NoAlertPresentException

# What an element is told by: its name and the names of its attributes.
SHAPE = """
  const shape = new Set();
  for (const element of document.querySelectorAll("*")) {
    shape.add(element.localName);
    for (const { name } of element.attributes) shape.add(`${element.localName} ${name}`);
  }
  return [...shape].sort();
"""


def hostile() -> list[str]:
    names = [name for name in reports() if name.startswith("hostile-")]
    assert len(names) > 3, f"hostile reports are missing: {names}"
    return names


def has_alert(browser: Browser) -> bool:
    try:
        browser.driver.switch_to.alert.dismiss()
    except NoAlertPresentException:
        return False
    return True


@check("Hostile texts add no element and no attribute, run nothing, ask for nothing, close nothing")
def texts(browser: Browser) -> None:
    browser.open(report("example"))
    plain = set(browser.run(SHAPE))
    for name in hostile():
        page = report(name)
        browser.open(page)
        same(has_alert(browser), False, f"{name}: an alert")
        same(sorted(set(browser.run(SHAPE)) - plain), [], f"{name}: elements, attributes")
        strangers = [url for url in browser.requests() if not url.startswith(page.parent.as_uri())]
        same([url for url in strangers if url != "about:blank"], [], f"{name}: requests")
        same(browser.console(), [], f"{name}: console")
        same(browser.run("return !!document.querySelector('body > footer')"), True, f"{name}: end")


# Where the settings of the made up reports say that their sources are shown.
FORGE = "https://forge.example/o/r/blob/main/"


@check("No link leads anywhere but within the page, to its own files and to the forge")
def links(browser: Browser) -> None:
    for name in hostile():
        page = report(name)
        browser.open(page)
        targets = browser.run("return [...document.links].map((link) => link.href)")
        own = (page.parent.as_uri(), FORGE)
        same([url for url in targets if not url.startswith(own)], [], name)


run_checks()
