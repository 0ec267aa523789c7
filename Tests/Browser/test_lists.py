"""Lists whose rows can be chosen, used by keys alone."""

from host import AppTestCase, pictures

TAB, RETURN, DOWN, UP = "\ue004", "\ue007", "\ue015", "\ue013"


class ListTests(AppTestCase):
    program = "Counter"
    environment = {"COUNTER_SCREEN": "lists"}
    size = (1000, 800)

    def chosen(self):
        return self.browser.text("chosen")

    def wait_for(self, text):
        self.browser.wait(lambda: self.chosen() == text, f"“{self.chosen()}” is chosen, not “{text}”")

    def focused(self):
        return self.browser.run("return document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")

    def tab_to(self, name):
        for _ in range(60):
            if self.focused() == name:
                return
            self.browser.keys(TAB)
            self.browser.settle()
        raise AssertionError(f"Tab does not reach “{name}”")

    def test_return_once_chooses_the_link_that_tab_has_reached(self):
        self.tab_to("Box 2")
        self.wait_for("Box none, mail none")
        self.browser.keys(RETURN)
        self.wait_for("Box 2, mail none")

    def test_rows_of_texts_are_controls_with_a_state(self):
        browser = self.browser
        self.tab_to("Mail 1")
        node = browser.find("Mail 1")
        self.assertEqual(browser.run("return arguments[0].getAttribute('role')", node), "button")
        self.assertIsNone(browser.run("return arguments[0].getAttribute('aria-current')", node))
        browser.keys(RETURN)
        self.wait_for("Box none, mail 1")
        browser.wait(lambda: browser.text("Mail 1", "aria-current") == "true", "the row does not say that it is chosen")
        browser.screenshot(pictures / "lists-chosen.png")

    def test_arrow_keys_go_on_from_the_row_with_the_focus_in_its_list(self):
        browser = self.browser
        self.tab_to("Box 3")
        browser.keys(DOWN)
        self.wait_for("Box 4, mail none")
        browser.wait(lambda: self.focused() == "Box 4", "the focus does not follow the choice")
        self.tab_to("Mail 6")
        browser.keys(UP)
        self.wait_for("Box 4, mail 5")
        browser.wait(lambda: self.focused() == "Mail 5", "the focus does not follow the choice")
        browser.keys(DOWN + DOWN)
        self.wait_for("Box 4, mail 7")
        browser.click("Box 8")
        self.wait_for("Box 8, mail 7")
        browser.keys(DOWN)
        self.wait_for("Box 9, mail 7")
        browser.click("Mail 2")
        self.wait_for("Box 9, mail 2")
        browser.keys(DOWN)
        self.wait_for("Box 9, mail 3")


if __name__ == "__main__":
    import unittest
    unittest.main()
