"""Times input to the painted frame in a headless browser; `make bench` runs it with programs built for release.

FIORI_PRODUCTS names their folder. Exits with 1 if a bar is missed. On a screen at rest a browser paints a frame as soon
as it has it. While something moves it paints at the ticks of its display, 60 a second, and Chromium puts off messages
after an input until the next tick: a tap is then seen one to two ticks later.
"""

import shutil
import sys

from host import Program
from webdriver import Driver, move

RUNS = 100

PHONE = (390, 844)
WINDOW = (1280, 800)

# What is tapped: a name for the table, a program, the size of the page in points, controls by name and role in turn,
# whether a tap waits until the one before has come to rest, and the bar of the median: for typical screens at rest. The
# large page is the heaviest of the catalogue, with hundreds of elements and 26 KB of drawing.
SCREENS = [
    ("a tap that changes a row", "Counter", PHONE, [("Add", "button")], True, 15),
    ("a tap that changes a row while others still move", "Counter", PHONE, [("Add", "button")], False, None),
    ("a tap on a toggle of a form", "Order", PHONE, [("Extra cheese", "switch")], True, 15),
    ("a tap that pushes or pops a page", "Recipes", PHONE, [("Pancakes", "button"), ("Recipes", "button")], True, 15),
    (
        "a tap that opens a large page", "Examples", WINDOW,
        [("ProfileHeader", "button"), ("ObjectHeader", "button")], True, None,
    ),
]

# The time without a frame after which a screen is at rest, in milliseconds.
REST = 150

# Notes the times from the end of each press to the arrival of its first frame, and to the first moment after the browser
# has painted it; and the time of the last frame.
TIMES = """
window.times = [];
window.lastFrame = 0;
let start = 0;
addEventListener("pointerup", (event) => { start = event.timeStamp; }, true);
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", (event) => {
      if (JSON.parse(event.data).t !== "frame") return;
      window.lastFrame = performance.now();
      if (!start) return;
      const began = start;
      const arrival = performance.now() - began;
      start = 0;
      // The page applies the frame after this listener; a message that is posted in the next animation frame comes
      // after painting.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.times.push([arrival, performance.now() - began]);
        channel.port2.postMessage(null);
      });
    });
  }
};
"""


def times(driver, program, size, controls, is_at_rest):
    app = Program(program)
    browser = driver.browser(*size)
    try:
        browser.command("Page.addScriptToEvaluateOnNewDocument", source=TIMES)
        browser.open(app.address)
        browser.find(*controls[0])
        browser.rest(*controls[0])
        for run in range(RUNS):
            if is_at_rest:
                browser.wait(lambda: browser.run(f"return performance.now() - lastFrame > {REST}"), "never at rest")
            press(browser, controls[run % len(controls)], 60 + run * 7 % 50)
            browser.wait(lambda: len(browser.run("return window.times")) > run, "no frame was painted")
        return [sorted(times) for times in zip(*browser.run("return window.times"))]
    finally:
        browser.close()
        app.stop()


def press(browser, control, duration):
    """Presses a control for as long as people do, in milliseconds. Different times end at different moments between two
    ticks of the display; the frame of the press itself is painted before the end."""
    x, y = browser.run(
        "const r = arguments[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]",
        browser.find(*control))
    browser.pointer(
        move(x, y), {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": duration},
        {"type": "pointerUp", "button": 0})


def line(name, value, bar):
    kept = bar is None or value <= bar
    verdict = "" if bar is None else f"   (at most {bar}) {'kept' if kept else 'MISSED'}"
    print(f"{name:<80}{value:9.3f} ms{verdict}", flush=True)
    return kept


def main():
    if not shutil.which("chromedriver"):
        print("The painted frame is not measured: Chromium is not installed (Scripts/bootstrap tests).")
        return 0
    driver = Driver()
    kept = True
    try:
        for name, program, size, controls, is_at_rest, bar in SCREENS:
            arrived, found = times(driver, program, size, controls, is_at_rest)
            print(f"{name + ' to the arrival of its frame, median':<80}{arrived[RUNS // 2]:9.3f} ms", flush=True)
            kept = line(f"{name} to its painted frame, median", found[RUNS // 2], bar) and kept
            kept = line(f"{name} to its painted frame, 95 of 100", found[RUNS * 95 // 100], 40) and kept
    finally:
        driver.close()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
