"""Is the page whole in viewers that forbid scripts and styles, as CI servers do?"""

from browser import Browser
from checking import check, report, run_checks, same
from serving import JENKINS, OWN_FILES, served

FOLDER = report("travel-before-folder").parent
SHOWN = """
  const shown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
  return {
    words: shown(".scriptless"), drawing: shown("svg.lifegraph g.node"),
    findings: shown("#findings .finding, #findings .bundle"), table: shown("#components table"),
    isStyled: getComputedStyle(document.querySelector("main")).maxWidth !== "none",
    hasTools: shown("#tools button"),
  };
"""
WITHOUT_SCRIPT = {
    "words": True, "drawing": True, "findings": True, "table": True, "isStyled": True,
    "hasTools": False,
}  # fmt: skip
WITH_SCRIPT = {**WITHOUT_SCRIPT, "words": False, "hasTools": True}


def only_scripts_refused(browser: Browser) -> None:
    refusals = [line for line in browser.console() if "favicon.ico" not in line]
    others = [line for line in refusals if "script" not in line]
    same(others, [], "refused beside the script")


@check("Jenkins shows the folder readable, with its style, and the page says what is missing")
def jenkins(browser: Browser) -> None:
    with served(FOLDER, JENKINS) as address:
        browser.open(address)
        same(browser.run(SHOWN), WITHOUT_SCRIPT)
        only_scripts_refused(browser)


@check("A viewer that allows the page's own files shows the folder with everything")
def own_files(browser: Browser) -> None:
    with served(FOLDER, OWN_FILES) as address:
        browser.open(address)
        same(browser.run(SHOWN), WITH_SCRIPT)
        same([line for line in browser.console() if "favicon.ico" not in line], [], "console")


@check("A viewer that forbids what stands inline shows the single file readable, and it says so")
def single(browser: Browser) -> None:
    with served(report("travel-before").parent, JENKINS) as address:
        browser.open(address)
        found = browser.run(SHOWN)
        same(found, {**WITHOUT_SCRIPT, "isStyled": False})
        same(browser.run("return document.querySelector('.styleless').checkVisibility()"), True)


@check("With scripts switched off, drawings, findings and tables are there, and the page says so")
def switched_off(browser: Browser) -> None:
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(report("travel-before"))
    browser.command("Emulation.setScriptExecutionDisabled", value=False)
    same(browser.run(SHOWN), WITHOUT_SCRIPT)


run_checks()
