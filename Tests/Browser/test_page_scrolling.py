"""Scrolling of the page ahead of the app: wheel and finger move contents at once, frames bring them together."""

import os
import signal
import time
import unittest

from host import AppTestCase

# Turns the wheel, and reports the shown place of the rows before and in the same task.
TURN = """
const [x, y, dx, dy] = arguments;
const group = document.querySelector("#display [data-scroll]");
const place = () => [group.getCTM().e, group.getCTM().f];
const before = place();
document.elementFromPoint(x, y).dispatchEvent(
  new WheelEvent("wheel", {deltaX: dx, deltaY: dy, clientX: x, clientY: y, bubbles: true, cancelable: true}));
return [before, place()];
"""

# Notes the shown place of the list's content in each animation frame.
NOTE = """
window.places = [];
const note = () => {
  window.places.push(document.querySelector("[data-scroll]").getCTM().f);
  requestAnimationFrame(note);
};
note();
"""


class ScrollingTests(AppTestCase):
    program = "Counter"

    def setUp(self):
        super().setUp()
        self.browser.find("Row 2")
        self.browser.settle()

    def stop(self):
        """Stops the app, so that no frame comes, until the end of the test."""
        os.kill(self.app.process.pid, signal.SIGSTOP)
        self.addCleanup(self.go_on)

    def go_on(self):
        os.kill(self.app.process.pid, signal.SIGCONT)

    def shifts(self):
        """The distances by which contents stand away from where the app has drawn them."""
        return self.browser.run("""
            return [...document.querySelectorAll("#display [data-scroll]")].map((g) => g.style.translate).filter((t) => t)""")

    def top(self):
        """The shown place of the list's content."""
        return self.browser.run("return document.querySelector('[data-scroll]').getCTM().f")

    def until_the_app_has_it(self):
        self.browser.wait(lambda: self.shifts() == [], f"the page keeps its shift {self.shifts()}")

    def test_the_wheel_moves_contents_in_the_same_moment(self):
        before, after = self.browser.run(TURN, 195, 600, 0, 120)
        self.assertAlmostEqual(after[1] - before[1], -120, delta=1)
        self.until_the_app_has_it()
        self.assertAlmostEqual(self.top(), after[1], delta=1)

    def test_a_finger_moves_contents_while_the_app_stands_still(self):
        browser = self.browser
        start = self.top()
        browser.touch("Start", 195, 600)
        browser.touch("Move", 195, 570)
        browser.settle()
        # The finger has moved 10 points before it drags.
        self.assertAlmostEqual(self.top() - start, -20, delta=1)
        self.stop()
        for step in range(1, 11):
            browser.touch("Move", 195, 570 - 10 * step)
        browser.wait(lambda: abs(self.top() - start + 120) < 1, f"the content moves by {self.top() - start}")
        self.assertEqual(self.shifts(), ["0px -100px"])
        self.go_on()
        self.until_the_app_has_it()
        self.assertAlmostEqual(self.top() - start, -120, delta=1)
        time.sleep(0.2)
        browser.touch("End")
        browser.settle()
        self.assertAlmostEqual(self.top() - start, -120, delta=2)

    def test_a_flick_goes_on_while_the_app_stands_still_and_never_jumps(self):
        browser = self.browser
        browser.wheel(195, 600, dy=2000)
        browser.settle()
        browser.run(NOTE)
        browser.touch("Start", 195, 700)
        for step in range(1, 13):
            browser.touch("Move", 195, 700 - 15 * step)
            time.sleep(0.016)
        self.stop()
        browser.touch("End")
        time.sleep(0.3)
        places = browser.run("return window.places")
        self.assertLess(places[-1] - places[-12], -5, "the content rests while the app stands still")
        self.go_on()
        browser.settle()
        self.until_the_app_has_it()
        places = browser.run("return window.places")
        steps = [after - before for before, after in zip(places, places[1:])]
        self.assertLess(max(steps), 3, f"the content jumps back: {[round(step) for step in steps]}")

    def test_a_finger_stops_a_flick_at_once(self):
        browser = self.browser
        browser.wheel(195, 600, dy=2000)
        browser.settle()
        browser.touch("Start", 195, 700)
        for step in range(1, 10):
            browser.touch("Move", 195, 700 - 25 * step)
            time.sleep(0.016)
        browser.touch("End")
        time.sleep(0.1)
        browser.touch("Start", 195, 500)
        first = self.top()
        time.sleep(0.3)
        # The app stops where its own motion is; a flick goes on for hundreds of points.
        self.assertAlmostEqual(self.top(), first, delta=60)
        browser.touch("End")
        browser.settle()
        self.until_the_app_has_it()

    def test_contents_stop_at_their_ends(self):
        browser = self.browser
        before, after = browser.run(TURN, 195, 600, 0, -300)
        self.assertEqual(after, before)
        browser.run(TURN, 195, 600, 0, 1_000_000)
        browser.wait(lambda: browser.exists("Row 99"), "the end is not reached")
        self.until_the_app_has_it()

    def test_the_wheel_turns_the_same_way_from_right_to_left(self):
        """A turn to the right shows what is on the right, whatever the reading direction, as the browser scrolls pages."""
        browser = self.browser
        browser.click("Controls", "button")
        browser.find("Steps")
        browser.run("""const form = document.getElementById("settings"); form.rightToLeft.checked = true;
            form.dispatchEvent(new Event("change"))""")
        browser.settle()
        browser.wheel(195, 500, dy=200)
        browser.settle()
        _, y, _, height = browser.frame("Tile 1")
        x = browser.frame("Tile 1")[0]
        browser.wheel(195, y + height / 2, dx=-90)
        browser.settle()
        self.until_the_app_has_it()
        self.assertAlmostEqual(browser.frame("Tile 1")[0], x + 90, delta=1)
        browser.wheel(195, y + height / 2, dx=60)
        browser.settle()
        self.assertAlmostEqual(browser.frame("Tile 1")[0], x + 30, delta=1)


if __name__ == "__main__":
    unittest.main()
