"""Printing: paper has the whole content of a page, not only what the window shows."""

import base64
import re
import unittest

from host import AppTestCase, pictures


class PrintingTests(AppTestCase):
    program = "Counter"

    def shown(self):
        """The texts of the drawing for paper, while the browser prints."""
        return self.browser.run("""
            dispatchEvent(new Event("beforeprint"));
            const texts = [...document.querySelectorAll("#print text")].map((text) => text.textContent);
            const strips = [...document.querySelectorAll("#print svg")].map((svg) => svg.viewBox.baseVal.height);
            dispatchEvent(new Event("afterprint"));
            return [texts, strips, document.querySelectorAll("#print *").length]""")

    def test_all_rows_are_printed_once_and_the_window_stays_as_it_is(self):
        browser = self.browser
        browser.wheel(195, 600, dy=900)
        browser.settle()
        rows = [name for name in (f"Row {n}" for n in range(100)) if browser.exists(name)]
        before = browser.frame(rows[0])
        texts, strips, left = self.shown()
        words = " ".join(texts)
        for number in (0, 1, 42, 98, 99):
            self.assertEqual(len(re.findall(rf"\bRow ?{number}\b", words)), 1, f"row {number} in {words[:300]}")
        self.assertIn("Hello", words)
        self.assertGreater(sum(strips), 4000)
        self.assertLess(max(strips), 300)
        self.assertEqual(left, 0)
        browser.settle()
        self.assertEqual(browser.frame(rows[0]), before)

    def test_paper_has_as_many_pages_as_the_content_needs(self):
        data = base64.b64decode(self.browser.command("Page.printToPDF", printBackground=True)["data"])
        (pictures / "print.pdf").write_bytes(data)
        pages = len(re.findall(rb"/Type\s*/Page\b", data))
        self.assertGreater(pages, 4)
        self.assertLess(pages, 20)


if __name__ == "__main__":
    unittest.main()
