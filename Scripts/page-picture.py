"""Takes the picture of the page that the README shows: the drawing with an open card.

    page-picture.py REPORT_FOLDER PICTURE.png

Letters look as the fonts of the machine make them, so it is no byte for byte like elsewhere.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "Tests/PageTests/Checks"))

from browser import Browser  # noqa: E402

VIEW = "#drawing?drawing=overview&card=SessionManager"


def main(folder: str, picture: str) -> None:
    with Browser() as browser:
        browser.command(
            "Emulation.setDeviceMetricsOverride",
            width=1320, height=760, deviceScaleFactor=1.25, mobile=False,
        )  # fmt: skip
        browser.open(Path(folder).resolve() / "index.html", VIEW)
        browser.wait("the card", lambda: browser.find_all("#explorer-card:not([hidden])"))
        browser.run("document.querySelector('.explorer').scrollIntoView(); scrollBy(0, -16)")
        browser.driver.save_screenshot(picture)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
