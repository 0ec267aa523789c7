"""Every page of the Examples app and the apps for tests, checked by axe-core."""

import pathlib
import unittest

import axe
from host import AppTestCase


class ExamplesAxeTests(AppTestCase):
    program = "Examples"
    size = (1280, 800)

    def test_no_page_has_a_serious_fault(self):
        browser = self.browser
        self.assertEqual(axe.faults(browser), [], "the start")
        found = {}
        # ExamplesTests compares this list with the catalogue.
        addresses = pathlib.Path(__file__).with_name("addresses.txt").read_text().splitlines()
        self.assertGreater(len(addresses), 70)
        for address in addresses:
            browser.run("location.hash = '/' + arguments[0]", address)
            browser.wait(lambda: browser.run("return !!document.querySelector('main [aria-level=\\'1\\'][data-id]')"),
                         f"{address} shows no page")
            browser.settle()
            if faults := axe.faults(browser):
                found[address] = faults
        self.assertEqual(found, {})


class PlacesAxeTests(AppTestCase):
    """Sheets, menus, alerts, fields with the focus, and the panel of settings."""
    program = "Places"

    def check(self, place):
        self.browser.settle()
        self.assertEqual(axe.faults(self.browser), [], place)

    def test_what_lies_over_a_page_has_no_serious_fault(self):
        browser = self.browser
        self.check("the first page")
        browser.click("Sheet", "button")
        browser.find("Question", "heading")
        self.check("a sheet")
        browser.press("\ue00c")
        browser.click("Controls", "button")
        browser.find("Size", "radiogroup")
        self.check("controls")
        browser.click("Drink", "button")
        browser.find("Drink 3", "menuitem")
        self.check("a menu")
        browser.press("\ue00c")
        browser.wait(lambda: browser.exists("Words", "textbox"), "the menu stays")
        browser.click("Words", "textbox")
        self.check("a field with the focus")
        browser.click_node("#settings-button")
        self.check("the settings")


if __name__ == "__main__":
    unittest.main()
