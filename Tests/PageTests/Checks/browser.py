"""The browser that the checks open pages in: Chromium without a window and without a network."""

import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

try:
    from selenium import webdriver
    from selenium.common.exceptions import WebDriverException
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.remote.webelement import WebElement
except ImportError as error:
    sys.exit(f"{error}: run Scripts/setup.sh tests")

# A busy machine is slow; a page that never answers is told after this many seconds.
PATIENCE = 20.0

BROWSERS = [
    "chromium",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

ARGUMENTS = [
    "--headless=new",
    # Continuous integration runs as root in a container, where Chromium's own sandbox cannot start.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    # Every name outside fails, so that a page that asks for one shows it.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--no-proxy-server",
    # A page that is still scrolling cannot be clicked.
    "--force-prefers-reduced-motion",
    "--window-size=1400,900",
]


class Browser:
    """One session of Chromium. Use it in a `with` statement, which ends it."""

    def __init__(self) -> None:
        self._profile = tempfile.TemporaryDirectory(
            prefix="lifegraph-chromium-", ignore_cleanup_errors=True
        )
        try:
            self.driver = self._start()
        except WebDriverException as error:
            self._profile.cleanup()
            sys.exit(f"Chromium did not start: {error.msg}\nRun Scripts/setup.sh tests")

    def _start(self) -> webdriver.Chrome:
        program = next((path for path in map(shutil.which, BROWSERS) if path), None)
        driver = shutil.which("chromedriver")
        if program is None or driver is None:
            sys.exit("Chromium or its driver is missing: run Scripts/setup.sh tests")
        options = Options()
        options.binary_location = program
        for argument in [*ARGUMENTS, f"--user-data-dir={self._profile.name}"]:
            options.add_argument(argument)
        logs = {"browser": "ALL", "performance": "ALL"}
        options.set_capability("goog:loggingPrefs", logs)
        return webdriver.Chrome(service=Service(driver), options=options)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def end(self) -> None:
        """Ends the browser, also one that is lost."""
        self.driver.quit()
        self._profile.cleanup()

    def is_there(self) -> bool:
        """False when the browser or its window is lost."""
        try:
            return bool(self.run("return true"))
        except Exception:  # of the driver, or of the way to it: each says the same
            return False

    def open(self, page: Path | str, address: str = "") -> None:
        """Opens a file or an address anew, with nothing left of the page before."""
        url = page.as_uri() if isinstance(page, Path) else page
        self.driver.get("about:blank")
        self.console()
        self.requests()
        self.driver.get(url + address)

    def renew(self) -> None:
        """Goes on in a window that was told nothing yet, with nothing stored."""
        last = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        fresh = self.driver.current_window_handle
        self.driver.switch_to.window(last)
        self.driver.close()
        self.driver.switch_to.window(fresh)
        self.command(
            "Storage.clearDataForOrigin", origin="file://", storageTypes="local_storage"
        )

    def run(self, script: str, *arguments: Any) -> Any:
        """What a script in the page returns."""
        return self.driver.execute_script(script, *arguments)

    def find(self, selector: str) -> WebElement:
        """The first element of a CSS selector; an error when there is none."""
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def wait(self, what: str, condition: Callable[[], Any]) -> Any:
        """Waits until the condition gives something true, and gives that back."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = condition()
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"waited in vain for {what}")

    def command(self, name: str, **parameters: Any) -> dict[str, Any]:
        """A command of the DevTools protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def press(self, *keys: str) -> None:
        """Presses keys one after the other, wherever the focus is."""
        chain = webdriver.ActionChains(self.driver, duration=0)
        for key in keys:
            chain = chain.send_keys(key)
        chain.perform()

    def click_at(self, x: float, y: float) -> None:
        """A real click at a point of the window."""
        for kind in ("mousePressed", "mouseReleased"):
            self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def drag(self, part: WebElement, right: int, down: int) -> None:
        """Drags from a free spot near the lower left corner of a part."""
        corner = self.run(
            "arguments[0].scrollIntoView({block: 'end'});"
            "const b = arguments[0].getBoundingClientRect(); return [b.left, b.bottom]", part
        )  # fmt: skip
        x, y = corner[0] + 8, corner[1] - 60
        button = {"button": "left", "buttons": 1, "clickCount": 1}
        self.command("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, **button)
        for step in (1, 2):
            self.command(
                "Input.dispatchMouseEvent", type="mouseMoved", x=x + right * step / 2,
                y=y - down * step / 2, **button
            )  # fmt: skip
        self.command("Input.dispatchMouseEvent", type="mouseReleased", x=x + right, y=y - down, **button)

    def wheel(self, part: WebElement, distance: int) -> None:
        """Turns the wheel over the middle of a part."""
        x, y = self.run(
            "const b = arguments[0].getBoundingClientRect();"
            "return [b.left + b.width / 2, b.top + b.height / 2]", part
        )  # fmt: skip
        self.command(
            "Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=distance
        )

    def pinch(self, part: WebElement, start: int, end: int) -> None:
        """Two fingers on the middle of a part, so far apart at first and at the end, in pixels."""
        x, y = self.run(
            "arguments[0].scrollIntoView({block: 'center'});"
            "const b = arguments[0].getBoundingClientRect();"
            "return [b.left + b.width / 2, b.top + b.height / 2]", part
        )  # fmt: skip

        def fingers(apart: float) -> list[dict[str, Any]]:
            return [{"x": x - apart / 2, "y": y, "id": 1}, {"x": x + apart / 2, "y": y, "id": 2}]

        self.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=fingers(start))
        for step in (1, 2, 3, 4):
            apart = start + (end - start) * step / 4
            self.command("Input.dispatchTouchEvent", type="touchMove", touchPoints=fingers(apart))
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def console(self) -> list[str]:
        """What the console has said since it was last asked: errors, refusals of a policy."""
        return [
            f"{entry['level']}: {entry['message']}"
            for entry in self.driver.get_log("browser")
            if entry["level"] in ("SEVERE", "WARNING")
        ]

    def requests(self) -> list[str]:
        """Addresses that were asked for since the last question."""
        messages = (
            json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")
        )
        return [
            message["params"]["request"]["url"]
            for message in messages
            if message["method"] == "Network.requestWillBeSent"
        ]
