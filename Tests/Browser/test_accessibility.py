"""What assistive technologies and keyboards meet: roles and states in Chromium's accessibility tree, announcements, the
order of Tab, links, and text that fingers select."""

import time
import unittest

from host import AppTestCase, pictures

TAB, SHIFT, ENTER, ESCAPE, CONTROL, RIGHT = "\ue004", "\ue008", "\ue007", "\ue00c", "\ue009", "\ue014"


class PageCase(AppTestCase):
    program = "Counter"

    def nodes(self):
        """The accessibility tree as Chromium gives it to assistive technologies: role, name, value and properties."""
        found = []
        for node in self.browser.command("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored"):
                continue
            properties = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
            found.append((node["role"]["value"], node.get("name", {}).get("value", ""),
                          node.get("value", {}).get("value"), properties))
        return found

    def node(self, role, name):
        def look():
            return next((node for node in self.nodes() if node[:2] == (role, name)), None)
        return self.browser.wait(look, f"no {role} “{name}” in {[node[:2] for node in self.nodes()]}")

    def open_controls(self):
        self.browser.click("Controls", "button")
        self.browser.find("Steps")
        self.browser.settle()

    def show(self, name):
        """Scrolls until an element is in the middle of the window."""
        for _ in range(20):
            if self.browser.exists(name):
                top = self.browser.frame(name)[1]
                if 90 < top < 760:
                    return
            self.browser.wheel(195, 500, dy=150)
            self.browser.settle()
        self.fail(f"{name} is not shown")

    def focused(self):
        """The role and name of what has the browser's focus."""
        return self.browser.run("""
            const node = document.activeElement;
            return [node.getAttribute("role") ?? node.localName, node.ariaLabel ?? node.textContent]""")

    def heard(self):
        """The texts in live regions, and whether they interrupt."""
        return self.browser.run("""
            return [...document.querySelectorAll(".announcements p")]
                .map((p) => [p.textContent, p.parentNode.getAttribute("role")])""")


class StateTests(PageCase):
    def test_states_are_values(self):
        self.open_controls()
        _, _, _, steps = self.node("spinbutton", "Steps")
        self.assertEqual((steps["valuemin"], steps["valuemax"]), (0, 5))
        self.assertEqual(self.node("spinbutton", "Steps")[2], 2)
        _, _, value, level = self.node("slider", "Level")
        self.assertEqual((value, level["valuemin"], level["valuemax"]), (4, 0, 10))
        self.assertEqual(self.browser.text("Level", "ariaValueText"), "4")
        self.assertEqual(self.node("checkbox", "All")[3]["checked"], "mixed")
        self.assertAlmostEqual(self.node("progressbar", "Done")[2], 0.3, places=3)
        picker = self.browser.find("Kind", "button")
        self.assertEqual(self.browser.run("return [arguments[0].ariaExpanded, arguments[0].ariaHasPopup]", picker),
                         ["false", "menu"])

    def test_what_opens_is_expanded(self):
        browser = self.browser
        self.open_controls()

        def expanded():
            return browser.run("return arguments[0].ariaExpanded", browser.find("More"))
        self.assertEqual(expanded(), "false")
        browser.click("More")
        browser.wait(lambda: expanded() == "true", "the group is not expanded")
        browser.find("Hidden")

    def test_a_mixed_toggle_becomes_a_switch(self):
        browser = self.browser
        self.open_controls()
        browser.click("All", "checkbox")
        browser.wait(lambda: browser.exists("All", "switch"), "the toggle stays mixed")
        self.assertEqual(self.node("switch", "All")[3]["checked"], "true")

    def test_links_have_addresses(self):
        browser = self.browser
        link = browser.find("Swift", "link")
        self.assertEqual(browser.run("const a = arguments[0]; return [a.localName, a.href, a.target, a.rel]", link),
                         ["a", "https://www.swift.org/", "_blank", "noopener noreferrer"])
        self.open_controls()
        self.show("manual")
        self.assertEqual(browser.run("return arguments[0].href", browser.find("manual", "link")),
                         "https://www.swift.org/documentation")

    def test_assistive_technology_opens_a_link_by_the_browser(self):
        browser = self.browser
        link = browser.find("Swift", "link")
        browser.run("""
            window.opened = [];
            addEventListener("click", (event) => { opened.push([event.target.href, event.defaultPrevented]);
                event.preventDefault(); });
            arguments[0].click()""", link)
        self.assertEqual(browser.run("return opened"), [["https://www.swift.org/", False]])


class AnnouncementTests(PageCase):
    def test_announcements_are_read(self):
        browser = self.browser
        self.open_controls()
        self.show("Announce later")
        browser.click("Announce", "button")
        browser.wait(lambda: ["Saved", "status"] in self.heard(), f"nothing is announced: {self.heard()}")
        browser.click("Announce later", "button")
        browser.wait(lambda: ["Saved later", "status"] in self.heard(), f"no task announces: {self.heard()}")
        self.node("status", "")

    def test_announcements_stay_in_their_tab(self):
        browser = self.browser
        first = browser.tabs()[0]
        browser.new_tab()
        browser.open(self.address)
        self.open_controls()
        self.show("Announce later")
        browser.click("Announce", "button")
        browser.wait(lambda: self.heard() != [], "nothing is announced")
        browser.switch(first)
        self.assertEqual(self.heard(), [])

    def test_an_alert_is_read_at_once(self):
        browser = self.browser
        self.open_controls()
        self.show("Ask")
        browser.click("Ask", "button")
        browser.find("Attention", "alertdialog")
        browser.wait(lambda: self.heard() == [["Attention. It is late", "alert"]], f"the alert is not read: {self.heard()}")
        browser.screenshot(pictures / "counter-alert.png")


class KeyboardTests(PageCase):
    def test_tab_reaches_every_control_and_keys_act_on_it(self):
        browser = self.browser
        browser.find("Row 2")
        browser.settle()
        reached = []
        for _ in range(8):
            browser.press(TAB)
            time.sleep(0.1)
            reached.append(self.focused()[1])
            if reached[-1] == "Add":
                browser.press(ENTER)
                browser.find("Count, 1")
        self.assertEqual(reached[0], "Add")
        self.assertEqual(reached[1], "Reset")
        # The text field passes the focus on to the page's own field.
        self.assertEqual(reached[2:7], ["Name", "Switch", "Amount", "Swift", "Controls"])
        browser.screenshot(pictures / "counter-focus.png")

    def test_keys_change_the_control_with_the_focus(self):
        browser = self.browser
        browser.find("Row 2")
        for _ in range(3):
            browser.press(TAB)
            time.sleep(0.1)
        self.assertEqual(self.focused(), ["switch", "Switch"])
        browser.press(" ")
        browser.wait(lambda: browser.text("Switch", "ariaChecked") == "true", "the switch stays off")
        browser.press(TAB)
        self.assertEqual(self.focused(), ["slider", "Amount"])
        browser.press(RIGHT)
        browser.wait(lambda: browser.text("Amount", "ariaValueText") != "50%", "the slider stays")
        browser.press(SHIFT, TAB)
        self.assertEqual(self.focused(), ["switch", "Switch"])

    def test_a_field_takes_keys_and_passes_the_focus_on(self):
        browser = self.browser
        browser.find("Row 2")
        browser.press(TAB)
        browser.press(TAB)
        browser.wait(lambda: browser.run("return document.activeElement.id") == "field", "the field has no focus")
        browser.keys("Ann")
        browser.find("Hello, Ann!")
        browser.press(TAB)
        browser.wait(lambda: self.focused() == ["switch", "Switch"], f"the focus is at {self.focused()}")
        browser.settle()
        self.assertEqual(self.focused(), ["switch", "Switch"])
        browser.keys("x")
        browser.settle()
        self.assertTrue(browser.exists("Hello, Ann!"))

    def test_tab_scrolls_the_list(self):
        browser = self.browser
        browser.find("Row 2")
        for _ in range(40):
            browser.press(TAB)
            time.sleep(0.15)
        name = self.focused()[1]
        self.assertRegex(name, r"^Row \d\d$")
        top, height = browser.frame(name)[1], browser.frame(name)[3]
        self.assertGreaterEqual(top, 0)
        self.assertLessEqual(top + height, 844)
        self.assertEqual(browser.run("return [stage.scrollTop, document.getElementById('elements').scrollTop]"), [0, 0])

    def test_a_dialog_takes_the_focus_and_gives_it_back(self):
        browser = self.browser
        self.open_controls()
        for _ in range(20):
            browser.press(TAB)
            time.sleep(0.08)
            if self.focused()[1] == "Ask":
                break
        self.assertEqual(self.focused(), ["button", "Ask"])
        browser.press(ENTER)
        browser.find("Attention", "alertdialog")
        browser.wait(lambda: self.focused()[1] in ("Proceed", "Cancel"), f"the focus is at {self.focused()}")
        browser.press(ESCAPE)
        browser.wait(lambda: self.focused() == ["button", "Ask"], f"the focus is at {self.focused()}")

    def test_tab_is_written_in_an_editor_and_leaves_it_after_escape(self):
        browser = self.browser
        self.open_controls()
        self.show("Notes")
        browser.click("Notes", "textbox")
        browser.wait(lambda: browser.run("return document.activeElement.id") == "field", "the editor has no focus")
        browser.press(TAB)
        browser.wait(lambda: "\t" in browser.run("return document.activeElement.value"), "no tab is written")
        browser.press(ESCAPE)
        browser.press(TAB)
        browser.wait(lambda: browser.run("return document.activeElement.id") != "field", "the focus stays in the editor")

    def test_keys_of_the_browser_are_the_apps_where_it_has_shortcuts(self):
        browser = self.browser

        def is_taken(key):
            """True if the page keeps a key with Control from the browser."""
            return browser.run("""
                return !document.body.dispatchEvent(new KeyboardEvent("keydown",
                    {key: arguments[0], ctrlKey: true, bubbles: true, cancelable: true}))""", key)
        browser.find("Row 2")
        for key in "fgprtwnlju":
            self.assertFalse(is_taken(key), f"Ctrl-{key} does not reach the browser")
        self.open_controls()
        browser.wait(lambda: is_taken("f"), "the app's shortcut is the browser's")
        self.show("Found")
        browser.wait(lambda: browser.exists("Found") and not browser.exists("Found, 0"), "the shortcut does nothing")
        for key in "gp":
            self.assertFalse(is_taken(key), f"Ctrl-{key} does not reach the browser")


class SelectionTests(PageCase):
    def place(self, word):
        """The middle of a word in the drawing."""
        return self.browser.run("""
            const text = [...document.querySelectorAll("#display text")].find((t) => t.textContent.includes(arguments[0]));
            const r = text.getBoundingClientRect();
            return [r.left + r.width / 2, r.top + r.height / 2]""", word)

    def selection(self):
        return self.browser.run("return getSelection().toString()")

    def test_a_long_press_selects_a_word_and_a_drag_more(self):
        browser = self.browser
        browser.find("Row 2")
        browser.settle()
        x, y = self.place("you")
        browser.touch("Start", x, y)
        browser.wait(lambda: self.selection() != "", "nothing is selected")
        browser.touch("End")
        self.assertIn(self.selection().strip(), ["you", "you!", "Hello, you!", "Hello,"])
        shown = browser.run("const b = document.getElementById('copy'); return [b.hidden, b.getBoundingClientRect().width]")
        self.assertEqual(shown[0], False)
        self.assertGreater(shown[1], 20)
        browser.screenshot(pictures / "counter-selection.png")

    def test_a_tap_removes_the_selection(self):
        browser = self.browser
        browser.find("Row 2")
        browser.settle()
        x, y = self.place("you")
        browser.touch("Start", x, y)
        browser.wait(lambda: self.selection() != "", "nothing is selected")
        browser.touch("End")
        browser.touch("Start", 195, 500)
        browser.touch("End")
        browser.wait(lambda: self.selection() == "" and browser.run("return document.getElementById('copy').hidden"),
                     "the selection stays")

    def test_a_drag_on_text_scrolls(self):
        browser = self.browser
        browser.find("Row 2")
        browser.settle()
        before = browser.frame("Row 2")[1]
        x, y = self.place("you")
        browser.touch("Start", x, y)
        for step in range(1, 11):
            browser.touch("Move", x, y - 10 * step)
        time.sleep(0.8)
        browser.touch("End")
        browser.settle()
        self.assertEqual(self.selection(), "")
        self.assertAlmostEqual(browser.frame("Row 2")[1] - before, -90, delta=3)


if __name__ == "__main__":
    unittest.main()
