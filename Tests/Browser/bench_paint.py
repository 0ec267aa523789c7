"""Times input to the painted frame in a headless browser; `make bench` runs it with programs built for release.

FIORI_PRODUCTS names their folder. Exits with 1 if a bar is missed. A browser paints at the ticks of its display, 60 a
second: a frame that it has received waits 8 ms for one on average, and longer when Chromium puts off messages after an
input until it has painted."""

import shutil
import sys

from host import Program
from webdriver import Driver, move

RUNS = 100

# Notes the times from the end of each press to the arrival of its first frame, and to the first moment after the browser
# has painted it.
TIMES = """
window.times = [];
let start = 0;
addEventListener("pointerup", (event) => { start = event.timeStamp; }, true);
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", (event) => {
      if (!start || JSON.parse(event.data).t !== "frame") return;
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


def times(driver, program, size, names):
    app = Program(program)
    browser = driver.browser(*size)
    try:
        browser.command("Page.addScriptToEvaluateOnNewDocument", source=TIMES)
        browser.open(app.address)
        browser.find(names[0], "button")
        browser.rest(names[0], "button")
        for run in range(RUNS):
            press(browser, names[run % len(names)], 60 + run * 7 % 50)
            browser.wait(lambda: len(browser.run("return window.times")) > run, "no frame was painted")
        return [sorted(times) for times in zip(*browser.run("return window.times"))]
    finally:
        browser.close()
        app.stop()


def press(browser, name, duration):
    """Presses a button for as long as people do, in milliseconds. Different times end at different moments between two
    ticks of the display; the frame of the press itself is painted before the end."""
    x, y = browser.run(
        "const r = arguments[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]",
        browser.find(name, "button"))
    browser.pointer(
        move(x, y), {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": duration},
        {"type": "pointerUp", "button": 0})


def line(name, value, bar):
    kept = value <= bar
    print(f"{name:<70}{value:9.3f} ms   (at most {bar}) {'kept' if kept else 'MISSED'}", flush=True)
    return kept


def main():
    if not shutil.which("chromedriver"):
        print("The painted frame is not measured: Chromium is not installed (Scripts/bootstrap browser).")
        return 0
    driver = Driver()
    kept = True
    try:
        for name, program, size, names in [
            ("a tap that changes a row", "Counter", (390, 844), ["Add"]),
            ("a tap that opens a page", "Examples", (1280, 800), ["ProfileHeader", "ObjectHeader"]),
        ]:
            arrived, found = times(driver, program, size, names)
            print(f"{name + ' to the arrival of its frame, median':<70}{arrived[RUNS // 2]:9.3f} ms", flush=True)
            kept = line(f"{name} to its painted frame, median", found[RUNS // 2], 15) and kept
            kept = line(f"{name} to its painted frame, 95 of 100", found[RUNS * 95 // 100], 40) and kept
    finally:
        driver.close()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
