"""The live host with a small app: taps, text, composed input, gestures, scrolling, settings, tabs, lost connections."""

import time
import unittest

from host import AppTestCase, pictures
from webdriver import move


class CounterTests(AppTestCase):
    program = "Counter"

    def count(self):
        return self.browser.text("Count")

    def wait_for_count(self, number):
        self.browser.wait(lambda: self.count() == f"Count, {number}", f"the count is {self.count()}, not {number}")

    def test_tap(self):
        for number in range(1, 4):
            self.browser.click("Add", "button")
            self.wait_for_count(number)
        self.browser.click("Reset", "button")
        self.wait_for_count(0)

    def test_text_and_composed_text(self):
        browser = self.browser
        browser.click("Name", "textbox")
        browser.wait(lambda: browser.run("return document.activeElement.id") == "field", "the field has no focus")
        browser.keys("Ann")
        browser.find("Hello, Ann!")
        browser.command("Input.imeSetComposition", text="か", selectionStart=1, selectionEnd=1)
        browser.find("Hello, Annか!")
        browser.command("Input.insertText", text="蚊")
        browser.find("Hello, Ann蚊!")
        browser.keys("\ue003\ue003")  # Backspace
        browser.find("Hello, An!")
        browser.run("""
            const data = new DataTransfer();
            data.setData("text/plain", "dy");
            document.activeElement.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));""")
        browser.find("Hello, Andy!")

    def test_edits_without_keys(self):
        """Virtual keyboards and menus of the browser edit without keys."""
        browser = self.browser
        browser.click("Name", "textbox")
        browser.wait(lambda: browser.run("return document.activeElement.id") == "field", "the field has no focus")

        def edit(kind, data=None):
            """Sends the event that comes before such an edit; the page's own field is never edited."""
            browser.run("""
                const event = new InputEvent("beforeinput", {inputType: arguments[0], data: arguments[1], bubbles: true, cancelable: true});
                if (document.activeElement.dispatchEvent(event)) throw Error("the field is edited");""", kind, data)
        edit("insertText", "Ann Lee")
        browser.find("Hello, Ann Lee!")
        edit("deleteWordBackward")
        browser.find("Hello, Ann !")
        edit("historyUndo")
        browser.find("Hello, Ann Lee!")
        edit("historyRedo")
        browser.find("Hello, Ann !")
        edit("deleteContentBackward")
        browser.find("Hello, Ann!")
        browser.keys("\ue011")  # Home
        edit("deleteContentForward")
        browser.find("Hello, nn!")
        edit("deleteSoftLineForward")
        browser.find("Hello, you!")

    def test_switch_slider_and_states(self):
        browser = self.browser
        self.assertEqual(browser.text("Switch", "ariaChecked"), "false")
        browser.click("Switch", "switch")
        browser.wait(lambda: browser.text("Switch", "ariaChecked") == "true", "the switch is not on")
        x, y, width, height = browser.frame("Amount", "slider")
        browser.drag((x + width / 2, y + height / 2), (x + width - 1, y + height / 2))
        browser.wait(lambda: browser.text("Amount", "ariaValueText") == "100%", "the slider is not at its end")

    def test_navigation_and_scrolling(self):
        browser = self.browser
        self.assertFalse(browser.exists("Row 40"))
        browser.wheel(195, 600, dy=1600)
        browser.click("Row 40", "button")
        browser.find("This is row 40")
        browser.screenshot(pictures / "counter-page.png")
        browser.click("Counter", "button")
        browser.find("Row 40")

    def test_touch_scrolls(self):
        browser = self.browser
        before = browser.frame("Row 2")[1]
        browser.drag((195, 600), (195, 400), kind="touch", pause=200)
        browser.wait(lambda: abs(browser.frame("Row 2")[1] - (before - 190)) < 20, "the list did not follow the finger")

    def test_text_can_be_selected(self):
        browser = self.browser
        x, right, y = browser.run("""
            const texts = [...document.querySelectorAll("#display text")];
            const first = texts.findIndex((text) => text.textContent.startsWith("Hello"));
            const last = texts.slice(first).find((text) => text.textContent.endsWith("!"));
            const [a, b] = [texts[first].getBoundingClientRect(), last.getBoundingClientRect()];
            return [a.left + 1, b.right - 1, a.top + a.height / 2]""")
        browser.drag((x, y), (right, y))
        self.assertEqual("".join(browser.run("return getSelection().toString()").split()), "Hello,you!")

    def test_keys_move_the_focus(self):
        browser = self.browser
        browser.click("Name", "textbox")
        browser.keys("x")
        browser.find("Hello, x!")
        browser.keys("\ue00c")  # Escape

    def test_link_opens_in_a_new_tab(self):
        browser = self.browser
        browser.run("window.opened = []; window.open = (...a) => { window.opened.push(a); return null; }")
        browser.click("Swift", "link")
        browser.wait(lambda: browser.run("return window.opened.length") == 1, "no address was opened")
        self.assertEqual(browser.run("return window.opened[0]"), ["https://www.swift.org", "_blank", "noopener"])

    def test_settings_reach_the_app(self):
        browser = self.browser

        def background():
            return browser.run("""
                return [...document.querySelectorAll("#display rect")].map((r) => r.getAttribute("fill")).find((f) => f)""")
        light = background()
        browser.run("""const form = document.getElementById("settings"); form.dark.value = "1";
            form.dispatchEvent(new Event("change"))""")
        browser.wait(lambda: background() != light, "the app stays light")
        height = browser.frame("Row 0")[3]
        browser.run("""const form = document.getElementById("settings"); form.textSize.value = "accessibility3";
            form.dispatchEvent(new Event("change"))""")
        browser.wheel(195, 600, dy=400)
        browser.wait(lambda: browser.exists("Row 0") and browser.frame("Row 0")[3] > height * 1.3, "the text stays small")
        browser.screenshot(pictures / "counter-dark-large.png")

    def test_resize(self):
        browser = self.browser
        browser.command("Emulation.setDeviceMetricsOverride", width=800, height=600, deviceScaleFactor=1, mobile=False)
        browser.wait(lambda: browser.frame("Add")[2] > 500, "the list does not fill the window")

    def test_two_tabs_are_independent(self):
        browser = self.browser
        browser.click("Add", "button")
        self.wait_for_count(1)
        first = browser.tabs()[0]
        browser.new_tab()
        browser.open(self.address)
        self.wait_for_count(0)
        browser.switch(first)
        self.wait_for_count(1)

    def test_a_lost_connection_is_resumed(self):
        browser = self.browser
        browser.click("Add", "button")
        self.wait_for_count(1)
        browser.open(self.address)
        self.wait_for_count(1)

    def test_the_accessibility_tree_has_roles_and_names(self):
        browser = self.browser
        nodes = browser.command("Accessibility.getFullAXTree")["nodes"]
        found = {(node["role"]["value"], node["name"]["value"]) for node in nodes
                 if not node.get("ignored") and "name" in node and node["name"].get("value")}
        for wanted in [("heading", "Counter"), ("button", "Add"), ("switch", "Switch"), ("slider", "Amount"),
                       ("link", "Swift"), ("textbox", "Name")]:
            self.assertIn(wanted, found)
        disabled = [node for node in nodes if node.get("name", {}).get("value") == "Reset"
                    and node["role"]["value"] == "button"]
        self.assertTrue(any(p["name"] == "disabled" and p["value"]["value"] for p in disabled[0]["properties"]))

    def test_actions_of_assistive_technology(self):
        browser = self.browser
        browser.run("arguments[0].click()", browser.find("Add", "button"))
        self.wait_for_count(1)

    def test_an_idle_page_sends_nothing(self):
        browser = self.browser
        time.sleep(1)
        before = self.received_bytes()
        time.sleep(2)
        self.assertEqual(self.received_bytes(), before)

    def test_a_toggle_is_a_small_frame(self):
        browser = self.browser
        time.sleep(0.5)
        before = self.received_messages()
        browser.click("Switch", "switch")
        time.sleep(1)
        sizes = self.received_messages()[len(before):]
        self.assertGreater(len(sizes), 0)
        self.assertLess(max(sizes), 2048, f"bytes of the frames: {sizes}")


if __name__ == "__main__":
    unittest.main()
