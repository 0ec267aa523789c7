"""Scrolling of the page ahead of the app: wheel and finger move contents at once, frames bring them together."""

import signal
import time
import unittest

from host import AppTestCase, pictures
from webdriver import move

# Turns the wheel and reports the shown place of a text before and in the same animation frame.
TURN = """
const [dy, done] = arguments;
const row = [...document.querySelectorAll("#display text")].find((text) => text.textContent.includes("Row"));
const top = () => row.getBoundingClientRect().top;
const before = top();
requestAnimationFrame(() => {
  document.elementFromPoint(195, 600).dispatchEvent(
    new WheelEvent("wheel", {deltaY: dy, clientX: 195, clientY: 600, bubbles: true, cancelable: true}));
  // The page's own callback comes in the next animation frame at the latest, before this one.
  requestAnimationFrame(() => done([before, top()]));
});
"""


class ScrollingTests(AppTestCase):
    program = "Counter"

    def stop(self):
        """Stops the app, so that no frame comes, until the end of the test."""
        self.app.process.send_signal(signal.SIGSTOP)
        self.addCleanup(self.go_on)

    def go_on(self):
        self.app.process.send_signal(signal.SIGCONT)

    def turn(self, dy):
        return self.browser.run_async(TURN, dy)

    def touch(self, kind, y=None):
        """Sends an event of a finger at the middle of the page."""
        points = [] if y is None else [{"x": 195, "y": y}]
        self.browser.command("Input.dispatchTouchEvent", type="touch" + kind, touchPoints=points)

    def shift(self):
        """The shifts of contents that the page shows ahead of the app."""
        return self.browser.run("""
            return [...document.querySelectorAll("[data-scroll]")].map((group) => group.style.translate).join()""")

    def top(self, text):
        """The shown place of a text in the drawing."""
        return self.browser.run("""
            const text = [...document.querySelectorAll("#display text")].find(
              (text) => text.textContent.replaceAll("\\u00a0", " ").includes(arguments[0]));
            return text?.getBoundingClientRect().top""", text)

    def test_the_wheel_moves_contents_while_the_app_stands_still(self):
        browser = self.browser
        browser.settle()
        self.stop()
        before, after = self.turn(120)
        self.assertAlmostEqual(after - before, -120, delta=1)
        before, after = self.turn(60)
        self.assertAlmostEqual(after - before, -60, delta=1)
        row = self.top("Row")
        elements = browser.frame("Row 2")[1]
        self.go_on()
        browser.wait(lambda: self.shift() == "", f"the page keeps its shift {self.shift()}")
        self.assertAlmostEqual(self.top("Row"), row, delta=1)
        self.assertAlmostEqual(browser.frame("Row 2")[1], elements, delta=1)

    def test_contents_stop_at_their_ends(self):
        browser = self.browser
        browser.settle()
        self.stop()
        before, after = self.turn(-300)
        self.assertAlmostEqual(after, before, delta=0.5)
        before, after = self.turn(1_000_000)
        self.turn(-100)
        self.go_on()
        browser.wait(lambda: browser.exists("Row 96"), "the end is not reached")
        browser.wait(lambda: self.shift() == "", "the page keeps its shift")

    def test_a_finger_moves_contents_while_the_app_stands_still(self):
        browser = self.browser
        browser.settle()
        self.touch("Start", 600)
        browser.settle()
        start = self.top("Row")
        self.stop()
        for step in range(1, 16):
            self.touch("Move", 600 - 10 * step)
            time.sleep(0.016)
        self.assertAlmostEqual(self.top("Row") - start, -140, delta=2)
        self.go_on()
        browser.wait(lambda: self.shift() == "", "the page keeps its shift")
        self.assertAlmostEqual(self.top("Row") - start, -140, delta=2)
        time.sleep(0.2)
        self.touch("End")
        browser.settle()
        self.assertAlmostEqual(self.top("Row") - start, -140, delta=2)

    def test_a_flick_glides_on_without_a_jump(self):
        browser = self.browser
        browser.wheel(195, 600, dy=2500)
        browser.settle()
        browser.run("""
            window.places = [];
            const note = () => {
              const row = [...document.querySelectorAll("#display text")].find((text) => text.textContent.includes("Row"));
              const group = document.querySelector("[data-scroll]");
              window.places.push([performance.now(), group.getBoundingClientRect().top, group.getCTM().f]);
              requestAnimationFrame(note);
            };
            note();""")
        browser.pointer(move(195, 400), {"type": "pointerDown", "button": 0},
                        *[move(195, 400 + 12 * step, 16) for step in range(1, 16)],
                        {"type": "pointerUp", "button": 0}, kind="touch")
        time.sleep(0.1)
        self.stop()
        time.sleep(0.2)
        places = [place[2] for place in browser.run("return window.places")]
        browser.pointer({"type": "pause", "duration": 100})
        later = browser.run("return window.places.at(-1)[2]")
        self.assertGreater(later - places[-1], 1, "the glide does not go on without the app")
        self.go_on()
        browser.settle()
        browser.wait(lambda: self.shift() == "", "the page keeps its shift")
        places = [place[2] for place in browser.run("return window.places")]
        steps = [after - before for before, after in zip(places, places[1:])]
        self.assertGreater(min(steps), -12, f"the content jumps back: {steps}")

    def test_scrolling_sends_no_elements_that_have_only_moved(self):
        browser = self.browser
        browser.wheel(195, 600, dy=2500)
        browser.settle()
        before = len(self.received_messages())
        browser.wheel(195, 600, dy=6)
        browser.settle()
        sizes = self.received_messages()[before:]
        self.assertTrue(sizes)
        self.assertLess(max(sizes), 700, f"bytes of the frames: {sizes}")


if __name__ == "__main__":
    unittest.main()
