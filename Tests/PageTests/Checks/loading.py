"""Does the page load by itself: from a file, with no network and without a complaint?"""

from browser import Browser
from checking import check, report, reports, run_checks, same


@check("Every report opens without a request beyond its own files and without an error")
def quiet(browser: Browser) -> None:
    for name in reports():
        page = report(name)
        browser.open(page)
        own = page.parent.as_uri() + "/"
        strangers = [
            url for url in browser.requests() if not url.startswith((own, "data:", "about:"))
        ]
        same(strangers, [], f"{name}: requests")
        same(browser.console(), [], f"{name}: console")


@check("A page that asks for something outside would be noticed")
def noticing(browser: Browser) -> None:
    browser.open("data:text/html,<img src='https://example.org/a.png'>")
    browser.wait("the refused request", lambda: browser.console())
    assert "https://example.org/a.png" in browser.requests()


run_checks()
