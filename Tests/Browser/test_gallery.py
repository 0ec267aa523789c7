"""The site that `fiori gallery --export` writes: it opens from disk, without a server."""

import pathlib
import subprocess
import tempfile
import unittest

from host import built, pictures
from webdriver import Driver

# Scrolls to each picture that is shown, and returns their number and those that do not load in the shape that the page has
# kept free for them.
LOADED = """
const load = async () => {
  const images = [...document.images].filter((image) => image.checkVisibility());
  const faults = [];
  for (const image of images) {
    image.scrollIntoView();
    await image.decode().catch((error) => faults.push(`${image.src}: ${error}`));
    const [shape, kept] = [image.naturalWidth / image.naturalHeight, image.width / image.height];
    if (!(Math.abs(shape / kept - 1) < 0.05)) faults.push(`${image.src}: ${shape}, not ${kept}`);
  }
  return [images.length, faults];
};
load().then(arguments[0]);"""

# The same without the shape, which tiles cut.
LOADED_TILES = """
const load = async () => {
  const faults = [];
  for (const image of document.images) {
    image.scrollIntoView();
    await image.decode().catch((error) => faults.push(`${image.src}: ${error}`));
  }
  return [document.images.length, faults];
};
load().then(arguments[0]);"""


class GalleryTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="gallery-")
        cls.addClassCleanup(folder.cleanup)
        # A name with a space and a letter beyond ASCII, as folders of people have.
        cls.site = pathlib.Path(folder.name) / "Größe 1"
        subprocess.run([built("fiori"), "gallery", "--export", cls.site], check=True, capture_output=True)
        cls.address = (cls.site / "index.html").as_uri()
        cls.driver = Driver()
        cls.addClassCleanup(cls.driver.close)

    def setUp(self):
        self.browser = self.driver.browser(1280, 800)
        self.addCleanup(self.browser.close)
        self.browser.open(self.address)

    def tearDown(self):
        self.assertEqual(self.browser.log(), [], "the console has errors")

    def shown(self, selector):
        """The texts of the elements that are shown."""
        return self.browser.run(
            "return [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility()).map((e) => e.textContent)",
            selector)

    def search(self, text):
        self.browser.click_node("#search")
        length = self.browser.run("return document.activeElement.value.length")
        self.browser.keys("\ue010" + "\ue003" * length + text)
        self.assertEqual(self.browser.run("return document.activeElement.value"), text)

    def open_page(self, title):
        """Opens the page of an entry by its tile."""
        self.browser.open(self.address)
        address = self.browser.run("""
            return [...document.querySelectorAll("li a")].find(
              (a) => a.querySelector(".name").textContent === arguments[0]).href""", title)
        self.browser.open(address)
        self.assertEqual(self.shown("h1"), [title])

    def test_all_pages_are_listed_in_their_groups(self):
        titles = pathlib.Path(__file__).with_name("pages.txt").read_text().splitlines()
        self.assertEqual(set(titles) - set(self.shown(".name")), set())
        self.assertEqual(self.shown("nav a"), self.shown("h2"))
        self.assertEqual(self.shown("#theming .name"), ["Palette", "Style Sheet Editor"])
        self.browser.screenshot(pictures / "gallery.png")

    def test_the_search_finds_pages_and_is_kept_in_the_address(self):
        browser = self.browser
        count = len(self.shown(".name"))
        self.search("BUBBLE chart")
        self.assertEqual(self.shown(".name"), ["Bubble Chart"])
        self.assertEqual(self.shown("h2"), ["Charts"])
        self.assertEqual(self.shown("nav a"), ["Charts"])
        self.assertEqual(self.shown("#count"), [f"1 of {count}"])
        self.assertEqual(self.shown("#nothing"), [])
        browser.screenshot(pictures / "gallery-search.png")
        browser.open(browser.run("return location.href"))
        self.assertEqual(browser.run("return document.getElementById('search').value"), "BUBBLE chart")
        self.assertEqual(self.shown(".name"), ["Bubble Chart"])
        self.search("no such page")
        self.assertEqual(self.shown(".name"), [])
        self.assertEqual(self.shown("#count"), [f"0 of {count}"])
        self.assertEqual(self.shown("#nothing"), ["Nothing is found for “no such page”."])
        self.search("")
        self.assertEqual(len(self.shown(".name")), count)
        self.assertEqual(self.shown("#nothing"), [])
        self.assertEqual(browser.run("return location.search"), "")

    def test_pages_lead_to_those_beside_them_and_to_the_index(self):
        browser = self.browser
        self.open_page("Palette")
        self.assertEqual(len(self.shown("a[rel=prev]") + self.shown("a[rel=next]")), 2)
        browser.click_node("a[rel=next]")
        browser.wait(lambda: self.shown("h1") == ["Style Sheet Editor"], "the next page does not open")
        browser.click_node('nav a[href="index.html"]')
        browser.wait(lambda: self.shown("h1") == ["Fiori Examples"], "the index does not open")

    def test_pictures_load_whole_and_from_disk_alone(self):
        browser = self.browser
        count, faults = browser.run_async(LOADED_TILES)
        self.assertGreater(count, 80)
        self.assertEqual(faults, [])
        # Each kind of page: a component, a chart, a card, one of the app. Pictures load when they come near the window.
        for title in ["KPI", "Bubble Chart", "Table Cards", "Palette"]:
            self.open_page(title)
            count, faults = browser.run_async(LOADED)
            self.assertGreater(count, 3, title)
            self.assertEqual(faults, [], title)
            browser.screenshot(pictures / f"gallery-{title}.png")
            others = browser.run("""
                return performance.getEntriesByType("resource").map((entry) => entry.name)
                  .filter((name) => !name.startsWith("file:"))""")
            self.assertEqual(others, [], title)

    def test_code_is_shown_and_hidden(self):
        self.open_page("TagStack")
        self.assertEqual(self.shown("pre"), [])
        self.browser.click_node("summary")
        shown = self.shown("pre")
        self.assertEqual(len(shown), 1)
        self.assertIn("TagStack(tags:", shown[0])
        self.browser.screenshot(pictures / "gallery-code.png")
        self.browser.click_node("summary")
        self.assertEqual(self.shown("pre"), [])

    def test_no_page_is_wider_than_a_phone(self):
        browser = self.driver.browser(390, 844)
        self.addCleanup(browser.close)
        for file in sorted(self.site.glob("*.html")):
            browser.open(file.as_uri())
            self.assertLessEqual(browser.run("return document.documentElement.scrollWidth"), 390, file.name)


if __name__ == "__main__":
    unittest.main()
