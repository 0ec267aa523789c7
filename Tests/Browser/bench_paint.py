"""Times input to the painted frame in a headless browser; `make bench` runs it with programs built for release.

FIORI_PRODUCTS names their folder. Exits with 1 if a bar is missed."""

import shutil
import sys

from host import Program
from webdriver import Driver

RUNS = 100

# Notes the time from the end of each press to the first moment after the browser has painted its first frame.
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
      start = 0;
      // The page applies the frame after this listener; a message that is posted in the next animation frame comes
      // after painting.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.times.push(performance.now() - began);
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
            browser.click(names[run % len(names)], "button")
            browser.wait(lambda: len(browser.run("return window.times")) > run, "no frame was painted")
        return sorted(browser.run("return window.times"))
    finally:
        browser.close()
        app.stop()


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
            found = times(driver, program, size, names)
            kept = line(f"{name} to its painted frame, median", found[RUNS // 2], 15) and kept
            kept = line(f"{name} to its painted frame, 95 of 100", found[RUNS * 95 // 100], 40) and kept
    finally:
        driver.close()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
