"""Does the page fit a narrow window and a large script, and keep still where that is asked?"""

from browser import Browser
from checking import check, differences, report, run_checks, same, varied

OVERFLOW = """
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide <= 0) return [];
  const names = [];
  for (const element of document.querySelectorAll("body *")) {
    const box = element.getBoundingClientRect();
    const isClipped = element.parentElement.closest(".canvas, .scroll, pre, nav ul, svg");
    if (box.right > innerWidth + 1 && !isClipped) {
      names.push(`${element.localName}.${element.className} ${element.textContent.slice(0, 30)}`);
    }
  }
  return [`${wide} pixels too wide`, ...names.slice(0, 5)];
"""



@check("At the width of a telephone, and shown twice as large, nothing scrolls sideways")
def narrow(browser: Browser) -> None:
    for name in varied() + differences():
        browser.open(report(name))
        browser.run("for (const part of document.querySelectorAll('details')) part.open = true")
        # A window of 1280 pixels at 200 % has room for 640.
        for width in (360, 640):
            browser.command(
                "Emulation.setDeviceMetricsOverride",
                width=width, height=700, deviceScaleFactor=1, mobile=False,
            )  # fmt: skip
            same(browser.run(OVERFLOW), [], f"{name} at {width} pixels")
    browser.command("Emulation.clearDeviceMetricsOverride")


@check("Who asks for less movement gets none")
def still(browser: Browser) -> None:
    browser.command(
        "Emulation.setEmulatedMedia",
        features=[{"name": "prefers-reduced-motion", "value": "reduce"}],
    )
    browser.open(report("travel-before"))
    moving = browser.run(
        """
        const faults = [];
        for (const element of document.querySelectorAll("*")) {
          const style = getComputedStyle(element);
          const isMoving = [style.transitionDuration, style.animationDuration].some(
            (times) => times.split(",").some((time) => parseFloat(time) > 0.01));
          if (isMoving || style.scrollBehavior === "smooth") faults.push(element.localName);
        }
        return [...new Set(faults)];
        """
    )
    browser.command("Emulation.setEmulatedMedia", features=[])
    same(moving, [])


run_checks()
