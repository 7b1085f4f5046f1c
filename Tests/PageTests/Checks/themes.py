"""Is the page light or dark as the system says, until someone chooses?"""

from browser import Browser
from checking import check, report, run_checks, same

GROUND = "return getComputedStyle(document.body).backgroundColor"
CHOSEN = "return document.documentElement.dataset.theme ?? null"
LIGHT = "rgb(255, 255, 255)"


def system(browser: Browser, scheme: str) -> None:
    browser.command(
        "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}]
    )


def is_light(browser: Browser) -> bool:
    return bool(browser.run(GROUND) == LIGHT)


@check("The page follows the system while nobody has chosen")
def follows(browser: Browser) -> None:
    browser.open(report("travel-before"))
    found = []
    for scheme in ("light", "dark", "light"):
        system(browser, scheme)
        found.append(is_light(browser))
    same(found, [True, False, True])


@check("The button goes through dark and light and back, says what is chosen, and is remembered")
def chooses(browser: Browser) -> None:
    system(browser, "light")
    browser.open(report("travel-before"))
    words = {}
    for _ in range(3):
        button = browser.find("#theme")
        button.click()
        words[browser.run(CHOSEN)] = (browser.find("#theme").text.split()[-1], is_light(browser))
    expected = {"light": ("light", True), "dark": ("dark", False), None: ("system", True)}
    same(words, expected)
    while browser.run(CHOSEN) != "dark":
        browser.find("#theme").click()
    browser.open(report("travel-before"))
    same((browser.run(CHOSEN), is_light(browser)), ("dark", False), "after opening it again")
    browser.open(report("travel-after"))
    same(browser.run(CHOSEN), "dark", "in another report of the same place")
    browser.run("localStorage.clear()")


@check("A dark page that someone chose is the dark page of the system")
def agree(browser: Browser) -> None:
    variables = """
      const style = getComputedStyle(document.documentElement);
      return ["--paper", "--panel", "--ink", "--ink-soft", "--ink-faint", "--line", "--accent",
        "--error", "--warning", "--note", "--pass"].map((name) => style.getPropertyValue(name));
    """
    system(browser, "dark")
    browser.open(report("travel-before"))
    expected = browser.run(variables)
    system(browser, "light")
    browser.run("document.documentElement.dataset.theme = 'dark'")
    same(browser.run(variables), expected)


run_checks()
