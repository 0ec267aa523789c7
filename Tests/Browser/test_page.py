"""The page around the app: content that scrolls before the app answers, settings of the browser, names of fields."""

import os
import signal
import unittest

from host import AppTestCase, pictures

# Notes the messages that the page sends.
SENT = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { window.sent.push(JSON.parse(text)); send.call(this, text); };
"""

# The place of a text in the drawing.
PLACE = """
const text = [...document.querySelectorAll("#display text")].find((text) => text.textContent.includes(arguments[0]));
return text ? text.getBoundingClientRect().top : null"""


class PageTests(AppTestCase):
    program = "Counter"

    def place(self, text):
        return self.browser.run(PLACE, text)

    def moved(self):
        """The distances by which groups stand away from where the app has drawn them."""
        return self.browser.run("""
            return [...document.querySelectorAll("#display [data-scroll]")].map((g) => g.style.translate).filter((t) => t)""")

    def test_the_wheel_scrolls_before_the_app_answers(self):
        browser = self.browser
        browser.find("Row 2")
        before = self.place("2")
        os.kill(self.app.process.pid, signal.SIGSTOP)
        try:
            browser.wheel(195, 600, dy=120)
            browser.wait(lambda: self.moved() != [], "nothing moves while the app is stopped")
            self.assertEqual(self.moved(), ["0px -120px"])
        finally:
            os.kill(self.app.process.pid, signal.SIGCONT)
        browser.wait(lambda: self.moved() == [], "the app does not take over")
        browser.wait(lambda: abs(self.place("2") - (before - 120)) < 1 if self.place("2") else True, "the rows are elsewhere")

    def test_the_wheel_stops_at_the_end(self):
        browser = self.browser
        browser.find("Row 2")
        os.kill(self.app.process.pid, signal.SIGSTOP)
        try:
            browser.wheel(195, 600, dy=-300)
            self.assertEqual(self.moved(), [])
        finally:
            os.kill(self.app.process.pid, signal.SIGCONT)

    def test_settings_follow_the_browser_until_they_are_chosen(self):
        browser = self.browser
        browser.run(SENT)

        def last(name):
            return browser.run("return sent.filter((m) => m.t === 'display').at(-1)?.[arguments[0]]", name)

        def emulate(**features):
            browser.command("Emulation.setEmulatedMedia", features=[
                {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])
        emulate(prefers_contrast="more", prefers_reduced_motion="reduce")
        browser.wait(lambda: last("contrast") is True and last("reducedMotion") is True, "the browser is not followed")
        browser.run("""const form = document.getElementById("settings"); form.contrast.value = "0";
            form.dispatchEvent(new Event("change"))""")
        browser.wait(lambda: last("contrast") is False, "the choice is not followed")
        emulate(prefers_contrast="no-preference")
        browser.wait(lambda: last("reducedMotion") is False, "the browser is not followed any more")
        self.assertFalse(last("contrast"))

    def test_text_grows_with_the_browsers(self):
        browser = self.browser
        browser.run(SENT)
        browser.run("""document.documentElement.style.fontSize = "32px"; dispatchEvent(new Event("resize"))""")
        browser.wait(lambda: browser.run("return sent.filter((m) => m.t === 'display').at(-1)?.textSize")
                     == "accessibility2", "the text keeps its size")

    def test_the_field_has_the_name_of_the_apps(self):
        browser = self.browser
        browser.click("Name", "textbox")
        browser.wait(lambda: browser.run("return document.getElementById('field').ariaLabel") == "Name",
                     "the field has no name")
        self.assertIsNone(browser.run("return document.getElementById('field').ariaHidden"))

    def test_the_panel_of_settings_covers_nothing_of_the_app(self):
        browser = self.browser
        browser.find("Row 2")

        def parts():
            """The rectangles of the app and of the panel."""
            return browser.run("""
                return ["stage", "settings"].map((id) => document.getElementById(id).getBoundingClientRect())
                    .map((r) => [r.left, r.top, r.right, r.bottom])""")
        for width, height in [(390, 844), (1280, 800)]:
            browser.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
            browser.settle()
            browser.click_node("#settings-button")
            app, panel = parts()
            self.assertTrue(app[2] <= panel[0] or app[3] <= panel[1], f"the panel at {panel} lies over the app at {app}")
            browser.wait(lambda: browser.run("""
                const rows = [...document.querySelectorAll("#elements [role=button]")].map((n) => n.getBoundingClientRect().right);
                return Math.max(...rows) <= arguments[0]""", app[2]), "the app does not give way")
            browser.screenshot(pictures / f"settings-{width}.png")
            browser.press("\ue00c")
            self.assertEqual(browser.run("return [document.getElementById('settings').hidden, document.activeElement.id]"),
                             [True, "settings-button"])
            app, _ = parts()
            self.assertEqual(app, [0, 0, width, height])


if __name__ == "__main__":
    unittest.main()
