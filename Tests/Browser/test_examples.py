"""The Examples app: every page, charts, cards, themes."""

import pathlib
import time
import unittest

from host import AppTestCase, pictures


class ExamplesTests(AppTestCase):
    program = "Examples"
    size = (1280, 800)

    def show(self, title):
        """Chooses a page by its title through the search field."""
        browser = self.browser
        browser.wait(lambda: browser.run("return !!document.querySelector('#elements [role=searchbox]')"),
                     "no search field")
        browser.click_node("#elements [role=searchbox]")
        browser.wait(lambda: browser.run("return document.activeElement.id") == "field", "the search has no focus")
        length = browser.run("return document.activeElement.value.length")
        browser.keys("\ue010" + "\ue003" * length + title)
        browser.wait(lambda: browser.run("return document.activeElement.value") == title, "the search is not typed")
        browser.rest(title, "button")
        browser.click(title, "button")
        browser.find(title, "heading")
        browser.settle()

    def test_search(self):
        browser = self.browser
        self.show("Bubble Chart")
        self.assertFalse(browser.exists("ObjectHeader", "button"))
        browser.screenshot(pictures / "examples-bubble.png")

    def test_a_property_changes_the_component(self):
        browser = self.browser
        self.show("ContactItem")
        browser.click("title", "textbox")
        browser.keys("\ue010 and more")
        browser.wait(lambda: browser.run("""
            return [...document.querySelectorAll("#display text")].some((t) => t.textContent.includes("more"))"""),
            "the preview does not follow")

    def test_the_code_of_an_example(self):
        browser = self.browser
        self.show("TagStack")
        browser.click("Code", "button")
        browser.wait(lambda: browser.run("""
            return [...document.querySelectorAll("#display text")].some((t) => t.textContent.includes("(tags:"))"""),
            "no code")
        browser.screenshot(pictures / "examples-code.png")

    def test_the_code_of_the_table_is_in_a_sheet(self):
        browser = self.browser
        self.show("Long Table")
        browser.click("Code", "button")
        browser.rest("Done", "button")
        # A filter shows nothing outside of its region, where a sheet was that has moved in.
        cut = browser.run("""
            return [...document.querySelectorAll("#display [filter]")].filter((group) => {
                const filter = document.getElementById(/#(.*)\\)/.exec(group.getAttribute("filter"))[1]);
                const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(filter.getAttribute(name)));
                const text = [...group.querySelectorAll("text")].find((text) => text.textContent === "Done");
                if (!text) return true;
                const [inner, outer] = [text.getBoundingClientRect(), group.getScreenCTM()];
                const [left, top] = [inner.left - outer.e, inner.top - outer.f];
                return left < x || top < y || left + inner.width > x + width || top + inner.height > y + height;
            }).length""")
        self.assertEqual(cut, 0, "the sheet is cut off")
        browser.screenshot(pictures / "examples-sheet.png")
        browser.click("Done", "button")
        browser.wait(lambda: not browser.exists("Done", "button"), "the sheet stays")

    def test_a_chart_changes_its_kind_and_zooms(self):
        browser = self.browser
        self.show("Chart Workshop")
        before = browser.run("return document.querySelectorAll('#display path').length")
        browser.click("Kind", "button")
        browser.click("Area", "menuitem")
        browser.wait(lambda: not browser.exists("Area", "menuitem"), "the menu stays open")
        browser.wait(lambda: browser.run("return document.querySelectorAll('#display path').length") != before,
                     "the chart stays the same")
        browser.screenshot(pictures / "examples-chart.png")
        browser.wheel(700, 650, dy=300)
        browser.rest("Zoom and pan", "switch")
        browser.click("Zoom and pan", "switch")
        browser.wheel(700, 500, dy=-600)

        def weeks():
            """The rectangles of the labels of the horizontal axis."""
            return browser.run("""
                return [...document.querySelectorAll("#display text")].filter((t) => t.textContent.startsWith("Wk"))
                    .map((t) => t.getBoundingClientRect()).map((r) => [r.x, r.y])""")
        browser.settle()
        before = weeks()
        middle = sum(x for x, _ in before) / len(before)
        browser.pinch((middle, before[0][1] - 80), 3)
        browser.wait(lambda: 0 < len(weeks()) < len(before), "the chart does not zoom")
        browser.screenshot(pictures / "examples-zoomed.png")

    def test_a_card_is_drawn_and_edited(self):
        browser = self.browser
        self.show("Card Editor")
        browser.find("Suppliers in Europe")
        browser.find("No problems")
        browser.click("Manifest", "textbox")
        browser.keys("x")
        browser.wait(lambda: not browser.exists("No problems"), "a broken manifest has no problem")
        browser.find("Suppliers in Europe")
        browser.screenshot(pictures / "examples-editor.png")

    def colors(self):
        """The colours of the drawing; their order depends on the order in which swatches were made."""
        return set(self.browser.run("""
            return [...document.querySelectorAll("#display *")].map((e) => e.getAttribute("fill"))
                .filter((f) => f && f.startsWith("#"))"""))

    def test_a_theme_is_the_tabs_own(self):
        browser = self.browser
        self.show("Palette")
        before = self.colors()
        first = browser.tabs()[0]
        second = browser.new_tab()
        browser.command("Emulation.setDeviceMetricsOverride", width=1280, height=800, deviceScaleFactor=1, mobile=False)
        browser.open(self.address)
        self.show("Palette")
        self.assertEqual(self.colors(), before)
        browser.click("V3")
        browser.wait(lambda: self.colors() != before, "the palette stays the same")
        browser.screenshot(pictures / "examples-palette.png")
        browser.settle()
        changed = self.colors()
        self.assertNotEqual(changed, before)
        browser.switch(first)
        self.show("Styling")
        self.show("Palette")
        self.assertEqual(self.colors(), before, "the other tab's theme has changed")
        browser.switch(second)
        self.show("Styling")
        self.show("Palette")
        self.assertEqual(self.colors(), changed, "the theme is the page's, not the tab's")

    def test_a_table_of_ten_thousand_rows_scrolls(self):
        browser = self.browser
        self.show("Long Table")

        def rows():
            """The numbers of the orders that are drawn in the window."""
            return browser.run("""
                return [...document.querySelectorAll("#display text")]
                    .filter((t) => { const r = t.getBoundingClientRect(); return r.bottom > 0 && r.top < innerHeight })
                    .map((t) => /^Order ?([0-9]+)$/.exec(t.textContent)).filter((m) => m).map((m) => Number(m[1]))""")
        browser.wait(lambda: 1 in rows(), f"no first row: {rows()}")
        browser.wheel(800, 500, dy=20_000)
        browser.wait(lambda: rows() and 200 < min(rows()) < 9000, f"the table does not scroll: {rows()}")
        browser.settle()
        browser.screenshot(pictures / "examples-table.png")
        for _ in range(30):
            browser.wheel(800, 500, dy=40_000)
            if 10_000 in rows():
                break
        browser.wait(lambda: 10_000 in rows(), f"no last row: {rows()}")
        self.assertLess(browser.run("return document.querySelectorAll('#display *').length"), 3000)
        for _ in range(30):
            browser.wheel(800, 500, dy=-40_000)
            if 1 in rows():
                break
        browser.wait(lambda: 1 in rows(), f"the first row does not come back: {rows()}")

    def test_settings_of_the_page(self):
        browser = self.browser
        self.show("ObjectItem")
        browser.run("""const form = document.getElementById("settings"); form.dark.value = "1";
            form.dispatchEvent(new Event("change"))""")
        time.sleep(1)
        browser.screenshot(pictures / "examples-dark.png")


class EveryPageTests(AppTestCase):
    program = "Examples"
    size = (390, 844)

    def bring(self, title):
        """Scrolls the list until a row is in the middle of the window, or the list is at its end."""
        before = None
        for _ in range(60):
            rows = self.browser.run("""
                return [...document.querySelectorAll("#elements [role=button]")].map((n) => {
                    const r = n.getBoundingClientRect();
                    return [n.getAttribute("aria-label"), r.top, r.bottom]; })""")
            found = [(top, bottom) for label, top, bottom in rows if label == title]
            if found and (rows == before or found[0][0] > 100 and found[0][1] < 780):
                return
            before = rows
            self.browser.wheel(195, 500, dy=300)
            self.browser.settle()
        self.fail(f"{title} is not in the list")

    def test_every_page_opens(self):
        browser = self.browser
        # ExamplesTests compares this list with the catalogue.
        pages = pathlib.Path(__file__).with_name("pages.txt").read_text().splitlines()
        self.assertGreater(len(pages), 70)
        for title in pages:
            self.bring(title)
            browser.click(title, "button")
            browser.wait(lambda: browser.exists("Fiori Examples", "button"), f"{title} does not open")
            browser.settle()
            browser.find(title, "heading")
            shown = browser.run("return document.querySelectorAll('#display text').length")
            self.assertGreater(shown, 1, f"{title} is empty")
            browser.screenshot(pictures / f"page-{title.replace(' ', '')}.png")
            browser.click("Fiori Examples", "button")
            browser.wait(lambda: browser.exists(title, "button"), "the list does not come back")
            browser.settle()


if __name__ == "__main__":
    unittest.main()
