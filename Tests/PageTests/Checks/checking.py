"""What a file of checks is: functions with a sentence each, run in one browser, alone or with others."""

import importlib
import json
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from browser import Browser

Check = Callable[[Browser], None]

# A browser that hangs must not hang the tests, which share the machine with it.
SECONDS_FOR_A_FILE = 240

_checks: list[tuple[str, Check]] = []
_is_together = False


def check(sentence: str) -> Callable[[Check], Check]:
    """Marks a function as a check; the sentence says what holds when it passes."""

    def register(function: Check) -> Check:
        _checks.append((sentence, function))
        return function

    return register


def report(name: str, file: str = "index.html") -> Path:
    """A page that was made for the checks."""
    path = Path(sys.argv[1]).resolve() / name / file
    assert path.is_file(), f"{path} was not made"
    return path


def reports() -> list[str]:
    """Names of all the reports that were made for the checks, sorted."""
    return sorted(folder.name for folder in Path(sys.argv[1]).iterdir() if folder.is_dir())


def varied() -> list[str]:
    """Names of the reports that differ most in what they show, for checks that take their time."""
    return ["example", "hostile-0", "reader-manifest", "travel-after", "travel-before", "travel-both"]


def differences() -> list[str]:
    """Names of the pages that tell what changed: they have the looks of a report, and no explorer."""
    return ["travel-difference", "travel-return", "travel-same"]


def same(found: object, expected: object, what: str = "") -> None:
    """Fails with both sides unless they are equal."""
    assert found == expected, f"{what}\n  found    {found!r}\n  expected {expected!r}"


def run_checks() -> None:
    """Runs the checks of the file, unless several files run together."""
    if _is_together:
        return
    with Browser() as browser:
        _write(_results(Path(sys.argv[0]).stem, browser))


def run_together(files: list[str]) -> None:
    """Runs files of checks one after another in one browser."""
    global _is_together
    _is_together = True
    browser = Browser()
    for number, file in enumerate(files):
        if number > 0:
            browser.renew()
        _checks.clear()
        importlib.import_module(file)
        results = _results(file, browser)
        if not browser.is_there():
            # A busy machine may lose a browser, which says nothing of the page: once more in a new
            # one. A page that ends its browser ends that, too, and is told.
            browser.end()
            browser = Browser()
            results = _results(file, browser)
        _write(results)
        if not browser.is_there():
            browser.end()
            browser = Browser()
    browser.end()


def _results(file: str, browser: Browser) -> list[dict[str, str | None]]:
    """What became of each check: its file, its sentence and its fault."""
    signal.signal(signal.SIGALRM, _stop)
    signal.alarm(SECONDS_FOR_A_FILE)
    results: list[dict[str, str | None]] = [
        {"file": file, "sentence": sentence, "fault": _fault(function, browser)}
        for sentence, function in _checks
    ]
    signal.alarm(0)
    return results


def _write(results: list[dict[str, str | None]]) -> None:
    """A line of JSON for each."""
    for result in results:
        print(json.dumps(result), flush=True)


def _fault(function: Check, browser: Browser) -> str | None:
    try:
        function(browser)
    except Exception as error:  # whatever it is, it is told, and the other checks still run
        place = traceback.extract_tb(error.__traceback__)
        lines = [f"{frame.filename.rsplit('/')[-1]}:{frame.lineno}" for frame in place[1:]]
        # What Selenium tells begins with the reason and goes on with the innards of the driver.
        reason = str(error).split("Stacktrace:")[0].strip() or type(error).__name__
        return f"{reason}\n  at {' < '.join(reversed(lines[:3]))}"
    return None


def _stop(number: int, frame: object) -> None:
    raise TimeoutError(f"the checks took more than {SECONDS_FOR_A_FILE} seconds")
