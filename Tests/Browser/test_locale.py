"""One locale in a window: the app's views and what it asks Foundation for agree, in each of several tabs."""

import unittest

from host import Program
from webdriver import Driver

expected = {
    "de-DE": {"Locale": "de_DE", "Language": "de-DE", "Formatted": "27. November 2026", "Number": "1.234,5",
              "Price": "1.234,50 €", "Month": "November", "Week": "2"},
    # A browser may name a language alone: the region is the one where it is spoken most.
    "de": {"Locale": "de_DE", "Price": "1.234,50 €"},
    "en-US": {"Locale": "en_US", "Language": "en-US", "Formatted": "November 27, 2026", "Number": "1,234.5",
              "Price": "$1,234.50", "Week": "1"},
    "en": {"Locale": "en_US", "Price": "$1,234.50"},
    "fr-FR": {"Formatted": "27 novembre 2026", "Month": "novembre"},
}


class LocaleTests(unittest.TestCase):
    def setUp(self):
        self.driver = Driver()
        self.addCleanup(self.driver.close)

    def start(self, *arguments):
        app = Program("Counter", *arguments, environment={"COUNTER_SCREEN": "formats", "TZ": "UTC"})
        self.addCleanup(app.stop)
        return app

    def open(self, app, language):
        browser = self.driver.browser(390, 900, language=language)
        self.addCleanup(browser.close)
        browser.open(app.address)
        browser.find("Ask", "button")
        return browser

    def value(self, browser, name):
        text = browser.text(name)
        return text.removeprefix(name + ", ").replace("\u202f", " ").replace("\u00a0", " ")

    def check(self, browser, values):
        for name, value in values.items():
            self.assertEqual(self.value(browser, name), value, name)
        self.assertEqual(self.value(browser, "Current"), self.value(browser, "Locale"))
        formatted = self.value(browser, "Formatted")
        for name in ("View", "Formatter"):
            self.assertEqual(self.value(browser, name), formatted, name)
        self.assertNotIn("¤", self.value(browser, "Price"))
        browser.click("Ask", "button")
        browser.wait(lambda: self.value(browser, "Later") == formatted, "a task has another locale")

    def test_views_and_foundation_agree_in_tabs_of_several_languages(self):
        app = self.start()
        browsers = {language: self.open(app, language) for language in expected}
        for language, browser in browsers.items():
            with self.subTest(language):
                self.check(browser, expected[language])

    def test_a_locale_for_all_tabs(self):
        app = self.start("--locale", "de")
        self.check(self.open(app, "en-US"), expected["de-DE"])

    def test_regions_without_a_currency_have_one(self):
        app = self.start()
        for language in ("es-419", "en-150", "en-001"):
            with self.subTest(language):
                self.check(self.open(app, language), {})


if __name__ == "__main__":
    unittest.main()
