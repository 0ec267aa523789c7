"""The page as screen readers and keyboards meet it: landmarks, levels of headings, the way past the sidebar, radio groups,
the focus where pages and sheets come and go, and names and values of controls."""

import time
import unittest

from host import AppTestCase, pictures

TAB, SHIFT, ENTER, ESCAPE, CONTROL, RIGHT, LEFT = (
    "\ue004", "\ue008", "\ue007", "\ue00c", "\ue009", "\ue014", "\ue012")


class StructureCase(AppTestCase):
    program = "Places"

    def focused(self):
        """The role, the name and the landmark of what has the browser's focus."""
        return self.browser.run("""
            const node = document.activeElement;
            return [node.getAttribute("role") ?? node.localName, node.ariaLabel ?? node.textContent,
                    node.closest("nav, main")?.localName]""")

    def tab_to(self, name, presses=30):
        for _ in range(presses):
            self.browser.press(TAB)
            time.sleep(0.08)
            if self.focused()[1] == name:
                return
        self.fail(f"Tab does not reach {name}, but {self.focused()}")

    def open_controls(self):
        self.browser.click("Controls", "button")
        self.browser.find("Size", "radiogroup")
        self.browser.settle()

    def state(self, name, role=None):
        """The number, its bounds and the words of a control."""
        return self.browser.run(
            "const n = arguments[0]; return [n.ariaValueNow, n.ariaValueMin, n.ariaValueMax, n.ariaValueText]",
            self.browser.find(name, role))


class LandmarkTests(StructureCase):
    program = "Examples"
    size = (1280, 800)

    def titles(self):
        return self.browser.run("""
            return [...document.querySelectorAll("h1, [aria-level='1']")].filter((node) => node.checkVisibility())
                .map((node) => node.textContent)""")

    def test_the_page_has_a_main_part_beside_its_navigation(self):
        browser = self.browser
        self.assertEqual(self.titles(), ["Home"])
        browser.click("KPIItem", "button")
        browser.wait(lambda: self.titles() == ["KPIItem"], f"the titles are {self.titles()}")
        self.assertEqual(browser.run("return document.querySelectorAll('main').length"), 1)
        self.assertEqual(browser.run("return document.querySelector('nav').ariaLabel"), "Fiori Examples")
        self.assertTrue(browser.run("return !!arguments[0].closest('nav')", browser.find("KPI", "button")))
        self.assertTrue(browser.run("return !!arguments[0].closest('main')", browser.find("Code")))

    def test_a_link_skips_the_sidebar(self):
        browser = self.browser
        browser.click("KPIItem", "button")
        browser.find("KPIItem", "heading")
        # Tab goes on from where the pointer was, until the page is loaded again.
        browser.run("location.reload()")
        browser.find("KPIItem", "heading")
        browser.settle()
        browser.press(TAB)
        self.assertEqual(self.focused()[:2], ["a", "Skip to the content"])
        browser.screenshot(pictures / "skip.png")
        browser.press(ENTER)
        self.assertEqual(self.focused(), ["heading", "KPIItem", "main"])
        browser.press(TAB)
        self.assertEqual(self.focused()[2], "main")
        self.assertEqual(browser.run("return location.hash"), "#/components/KPIItem")


class NarrowLandmarkTests(StructureCase):
    def test_a_page_without_a_sidebar_has_no_link_past_it(self):
        browser = self.browser
        browser.press(TAB)
        self.assertEqual(self.focused(), ["button", "Shelf 1", "main"])
        self.assertTrue(browser.run("return document.querySelector('nav').hidden"))

    def test_the_title_of_a_sheet_is_no_title_of_the_page(self):
        browser = self.browser
        browser.click("Sheet", "button")
        sheet = browser.find("Question", "dialog")
        self.assertEqual(browser.run("return arguments[0].querySelector('[role=heading]').ariaLevel", sheet), "2")


class FocusTests(StructureCase):
    def test_after_a_row_is_opened_by_key_the_focus_is_in_the_new_page(self):
        browser = self.browser
        self.tab_to("Shelf 2")
        browser.press(ENTER)
        browser.wait(lambda: self.focused() == ["heading", "Shelf 2", "main"], f"the focus is at {self.focused()}")
        browser.press(TAB)
        self.assertEqual(self.focused(), ["button", "Deeper", "main"])
        browser.press(ENTER)
        browser.wait(lambda: self.focused() == ["heading", "Shelf 20", "main"], f"the focus is at {self.focused()}")
        browser.press(SHIFT, TAB)
        self.assertEqual(self.focused(), ["button", "Shelf 2", "main"])
        browser.press(ENTER)
        browser.wait(lambda: self.focused() == ["button", "Deeper", "main"], f"the focus is at {self.focused()}")

    def test_escape_closes_a_sheet_that_may_be_dismissed(self):
        browser = self.browser
        for control in ["Sheet", "Linked sheet"]:
            browser.click(control)
            browser.wait(lambda: browser.run("return !!document.querySelector('[role=dialog]')"), "no sheet")
            browser.settle()
            browser.press(ESCAPE)
            browser.wait(lambda: browser.exists("Shelf 1", "button"), "the sheet stays")
            browser.settle()

    def test_escape_leaves_a_sheet_that_may_not_be_dismissed(self):
        browser = self.browser
        browser.click("Fixed sheet", "button")
        browser.find("Leave", "button")
        browser.settle()
        browser.press(ESCAPE)
        browser.settle()
        time.sleep(0.5)
        self.assertTrue(browser.exists("Leave", "button"))

    def test_a_sheet_takes_the_focus_and_gives_it_back(self):
        browser = self.browser
        self.tab_to("Sheet")
        browser.press(ENTER)
        browser.wait(lambda: browser.run("return !!document.activeElement.closest('[role=dialog]')"),
                     f"the focus is at {self.focused()}")
        browser.press(ESCAPE)
        browser.wait(lambda: self.focused() == ["button", "Sheet", "main"], f"the focus is at {self.focused()}")

    def test_dialogs_have_names(self):
        browser = self.browser
        for control, name in [("Sheet", "Question"), ("Fixed sheet", "It stays"), ("Linked sheet", "Sheet of linked")]:
            browser.click(control)
            browser.wait(lambda: browser.exists(name, "dialog"), f"no dialog {name}")
            browser.settle()
            if control == "Fixed sheet":
                browser.click("Leave", "button")
            else:
                browser.press(ESCAPE)
            browser.wait(lambda: browser.exists("Shelf 1", "button"), "the sheet stays")
            browser.settle()


class ControlTests(StructureCase):
    def test_a_segmented_picker_is_a_radio_group(self):
        browser = self.browser
        self.open_controls()

        def radios():
            return browser.run("""
                return [...arguments[0].querySelectorAll("[role=radio]")].map((n) => [n.ariaLabel, n.ariaChecked, n.tabIndex])""",
                               browser.find("Size", "radiogroup"))
        self.assertIsNone(browser.run("return arguments[0].getAttribute('tabindex')", browser.find("Size", "radiogroup")))
        self.assertEqual(radios(), [["Small", "true", 0], ["Middle", "false", -1], ["Large", "false", -1]])
        self.tab_to("Small")
        browser.press(RIGHT)
        browser.wait(lambda: radios()[1] == ["Middle", "true", 0], f"the next is not chosen: {radios()}")
        self.assertEqual(self.focused()[:2], ["radio", "Middle"])
        browser.press(LEFT)
        browser.wait(lambda: radios()[0] == ["Small", "true", 0], f"the first is not chosen: {radios()}")
        browser.click("Large", "radio")
        browser.wait(lambda: radios()[2] == ["Large", "true", 0], f"the last is not chosen: {radios()}")
        self.assertEqual([radio[1] for radio in radios()], ["false", "false", "true"])

    def test_a_menu_picker_is_a_button_with_a_menu(self):
        browser = self.browser
        self.open_controls()
        picker = browser.find("Drink, Drink 0", "button")
        self.assertEqual(browser.run("const n = arguments[0]; return [n.ariaHasPopup, n.ariaExpanded]", picker), ["menu", "false"])
        self.tab_to("Drink, Drink 0")
        browser.press(ENTER)
        browser.wait(lambda: browser.run("return !!document.activeElement.closest('[role=menu]')"),
                     f"the focus is at {self.focused()}")
        browser.press(ESCAPE)
        browser.wait(lambda: self.focused()[1] == "Drink, Drink 0", f"the focus is at {self.focused()}")

    def test_values_and_texts_of_sliders_agree(self):
        self.open_controls()
        self.assertEqual(self.state("Level"), ["44", "8", "58", "44"])
        self.assertEqual(self.state("Part"), ["37", "0", "100", "37%"])
        self.assertEqual(self.state("Stars"), ["44", "8", "58", "44 stars"])

    def test_spin_buttons_have_values(self):
        browser = self.browser
        self.open_controls()
        self.assertEqual(self.state("Count: 3", "spinbutton")[0], "3")
        self.assertEqual(self.state("Wheel", "spinbutton"), ["1", "1", "3", "Small"])
        browser.wait(lambda: browser.run("""
            return [...document.querySelectorAll("[role=spinbutton]")].every((node) => node.ariaValueNow !== null)"""),
            "a spin button has no value")

    def test_a_progress_view_without_a_label_has_a_name(self):
        self.open_controls()
        self.browser.find("In progress", "progressbar")

    def test_what_is_selected_is_copied_though_a_field_has_the_focus(self):
        browser = self.browser
        self.open_controls()
        browser.click("Words", "textbox")
        browser.wait(lambda: browser.run("return document.activeElement.id") == "field", "the field has no focus")
        browser.keys("abc")
        browser.settle()
        x, y, width = browser.run("""
            const text = [...document.querySelectorAll("#display text")].find((t) => t.textContent === "Controls");
            const r = text.getBoundingClientRect();
            return [r.left, r.top + r.height / 2, r.width]""")
        browser.drag((x + 1, y), (x + width - 1, y))
        selected = browser.run("return getSelection().toString().trim()")
        self.assertIn("Control", selected)
        browser.run("""
            window.copied = null;
            addEventListener("copy", () => { window.copied = getSelection().toString().trim(); });""")
        browser.press(CONTROL, "c")
        browser.wait(lambda: browser.run("return window.copied") == selected, "nothing is copied")
        browser.keys("d")
        browser.wait(lambda: browser.exists("Words") and "abcd" in browser.text("Words"), "the field has lost its keys")


class EdgeTests(StructureCase):
    def test_a_search_field_keeps_away_from_the_edge(self):
        browser = self.browser
        self.open_controls()
        browser.click_node("#elements [role=searchbox]")
        browser.wait(lambda: browser.exists("Cancel", "button"), "no search")
        browser.settle()
        browser.screenshot(pictures / "search.png")
        top = browser.run("""
            const field = [...document.querySelectorAll("#display *")].filter((n) => ["rect", "path"].includes(n.localName))
                .map((n) => n.getBoundingClientRect()).filter((r) => Math.abs(r.height - 36) < 1 && r.width > 150);
            return Math.min(...field.map((r) => r.top))""")
        self.assertGreaterEqual(top, 8)
        self.assertLess(top, 20)

    def test_a_long_menu_keeps_away_from_the_edges(self):
        browser = self.browser
        self.open_controls()
        browser.click("Drink", "button")
        browser.find("Drink 3", "menuitem")
        browser.settle()
        browser.screenshot(pictures / "menu.png")
        top, bottom, left, right = browser.run("""
            const r = document.querySelector("[role=menu]").getBoundingClientRect();
            return [r.top, innerHeight - r.bottom, r.left, innerWidth - r.right]""")
        for distance in (top, bottom, left, right):
            self.assertGreaterEqual(distance, 8)


if __name__ == "__main__":
    unittest.main()
