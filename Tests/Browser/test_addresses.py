"""Addresses: each page has one, Back and Forward go through pages, links lead to them, and a reload keeps them."""

import time
import unittest

from host import AppTestCase, Program


class AddressCase(AppTestCase):
    def fragment(self):
        return self.browser.run("return location.hash")

    def wait_for_fragment(self, wanted):
        self.browser.wait(lambda: self.fragment() == wanted, f"the address is {self.fragment()}, not {wanted}")

    def wait_for_title(self, title):
        def shown():
            return self.browser.run("""
                const titles = [...document.querySelectorAll("main [aria-level='1']")].filter((node) => node.id !== "name");
                return titles.map((node) => node.textContent)""")
        self.browser.wait(lambda: title in shown(), f"the page is {shown()}, not {title}")

    def open(self, fragment):
        """Opens an address as a link in another place does: in a tab of its own, without a session."""
        self.browser.new_tab()
        self.browser.open(self.address + "/" + fragment)

    def length(self):
        return self.browser.run("return history.length")

    def back(self):
        self.browser.run("history.back()")

    def forward(self):
        self.browser.run("history.forward()")


class ExamplesAddressTests(AddressCase):
    program = "Examples"
    size = (1280, 800)

    def test_back_and_forward_go_through_pages(self):
        browser = self.browser
        self.assertEqual(self.fragment(), "")
        for title in ["ObjectHeader", "KPIItem", "HeaderChart"]:
            browser.click(title, "button")
            self.wait_for_title(title)
            self.wait_for_fragment(f"#/components/{title}")
        start = self.length()
        self.back()
        self.wait_for_title("KPIItem")
        self.wait_for_fragment("#/components/KPIItem")
        self.back()
        self.wait_for_title("ObjectHeader")
        self.forward()
        self.wait_for_title("KPIItem")
        browser.settle()
        self.wait_for_fragment("#/components/KPIItem")
        self.assertEqual(self.length(), start, "going back makes entries")
        self.back()
        self.wait_for_title("ObjectHeader")
        self.back()
        browser.find("Where to begin")
        self.assertEqual(self.fragment(), "")

    def test_a_link_can_be_sent(self):
        self.open("#/charts/Bubble-Chart")
        self.wait_for_title("Bubble Chart")
        self.browser.settle()
        self.assertEqual(self.fragment(), "#/charts/Bubble-Chart")
        self.open("#/components/ObjectItem")
        self.wait_for_title("ObjectItem")

    def test_a_reload_keeps_the_page(self):
        browser = self.browser
        browser.click("KPIItem", "button")
        self.wait_for_fragment("#/components/KPIItem")
        browser.run("location.reload()")
        self.wait_for_title("KPIItem")
        self.wait_for_fragment("#/components/KPIItem")

    def test_an_address_that_is_typed_is_gone_to(self):
        browser = self.browser
        browser.click("KPIItem", "button")
        self.wait_for_fragment("#/components/KPIItem")
        browser.run("location.hash = '/theming/Palette'")
        self.wait_for_title("Palette")
        self.back()
        self.wait_for_title("KPIItem")

    def test_an_address_of_nothing_changes_nothing(self):
        browser = self.browser
        browser.click("KPIItem", "button")
        self.wait_for_fragment("#/components/KPIItem")
        browser.run("location.hash = '/nothing/at/all'")
        self.wait_for_fragment("#/components/KPIItem")
        self.wait_for_title("KPIItem")


class NarrowExamplesAddressTests(AddressCase):
    program = "Examples"

    def test_pages_of_a_narrow_window_have_addresses(self):
        browser = self.browser
        browser.click("ObjectHeader", "button")
        self.wait_for_title("ObjectHeader")
        self.wait_for_fragment("#/components/ObjectHeader")
        self.back()
        browser.find("Fiori Examples", "heading")
        browser.wait(lambda: browser.exists("ProfileHeader", "button"), "the list does not come back")
        self.forward()
        self.wait_for_title("ObjectHeader")
        browser.settle()
        browser.click("Fiori Examples", "button")
        browser.wait(lambda: browser.exists("ProfileHeader", "button"), "the list does not come back")
        self.wait_for_fragment("")


class PlacesAddressTests(AddressCase):
    program = "Places"

    def test_each_value_of_a_path_is_a_part_of_the_address(self):
        browser = self.browser
        browser.click("Shelf 2", "button")
        self.wait_for_title("Shelf 2")
        self.wait_for_fragment("#/2")
        browser.settle()
        browser.click("Deeper", "button")
        self.wait_for_title("Shelf 20")
        self.wait_for_fragment("#/2/20")
        self.back()
        self.wait_for_title("Shelf 2")
        self.forward()
        self.wait_for_title("Shelf 20")
        browser.run("history.go(-2)")
        self.wait_for_title("Places")

    def test_values_of_any_kind_are_found_again(self):
        browser = self.browser
        for row, text in [("Note", "The note a/b c"), ("Box", "Tools, 7")]:
            browser.click(row, "button")
            browser.find(text)
            browser.wait(lambda: self.fragment() != "", "no address")
            fragment = self.fragment()
            browser.settle()
            first = browser.tabs()[0]
            self.open(fragment)
            browser.find(text)
            self.assertEqual(self.fragment(), fragment)
            browser.switch(first)
            browser.click("Places", "button")
            self.wait_for_title("Places")
            browser.settle()

    def test_views_take_addresses_as_urls(self):
        browser = self.browser
        self.open("#/sheet/hello")
        browser.find("Sheet of hello")
        self.assertEqual(self.fragment(), "#/sheet/hello")
        browser.run("location.reload()")
        browser.find("Sheet of hello")
        browser.settle()
        self.assertEqual(self.fragment(), "#/sheet/hello")

    def test_a_link_to_an_address_of_the_app_is_followed_in_it(self):
        browser = self.browser
        browser.click("Linked sheet")
        browser.find("Sheet of linked")
        self.assertEqual(self.fragment(), "#/sheet/linked")
        self.assertEqual(len(browser.tabs()), 1)

    def test_a_window_that_names_an_event_takes_it(self):
        browser = self.browser
        self.open("#/report/2026")
        browser.find("Report /report/2026")

    def test_a_new_server_shows_the_page_of_the_address(self):
        browser = self.browser
        browser.click("Shelf 3", "button")
        self.wait_for_fragment("#/3")
        app = type(self).app
        app.kill()
        app.close()
        type(self).app = Program(self.program, port=app.port)
        self.wait_for_title("Shelf 3")

    def is_expected(self, line):
        return super().is_expected(line) or "WebSocket connection to" in line or "net::ERR_" in line


if __name__ == "__main__":
    unittest.main()
