"""The site that `fiori gallery --export` writes: it opens from disk, without a server."""

import pathlib
import subprocess
import tempfile
import unittest
import urllib.request

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


class GalleryTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="gallery-")
        cls.addClassCleanup(folder.cleanup)
        # A name with a space and a letter beyond ASCII, as folders of people have.
        site = pathlib.Path(folder.name) / "Größe 1"
        subprocess.run([built("fiori"), "gallery", "--export", site], check=True, capture_output=True)
        cls.address = (site / "index.html").as_uri()
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

    def test_all_pages_are_listed_in_the_order_of_the_contents(self):
        titles = pathlib.Path(__file__).with_name("pages.txt").read_text().splitlines()
        self.assertEqual(set(titles) - set(self.shown("h2")), set())
        self.assertEqual(self.shown("nav a"), self.shown("h2"))
        self.browser.screenshot(pictures / "gallery.png")

    def test_a_link_of_the_contents_shows_its_page(self):
        self.browser.click_node('nav a[href="#palette"]')
        self.browser.wait(
            lambda: 0 <= self.browser.run("return document.querySelector('#palette h2').getBoundingClientRect().top") < 700,
            "the page is not scrolled into view")

    def test_the_search_finds_pages_and_is_kept_in_the_address(self):
        browser = self.browser
        count = len(self.shown("h2"))
        self.search("BUBBLE chart")
        self.assertEqual(self.shown("h2"), ["Bubble Chart"])
        self.assertEqual(self.shown("nav a"), ["Bubble Chart"])
        self.assertEqual(self.shown("#count"), [f"1 of {count}"])
        browser.screenshot(pictures / "gallery-search.png")
        browser.open(browser.run("return location.href"))
        self.assertEqual(browser.run("return document.getElementById('search').value"), "BUBBLE chart")
        self.assertEqual(self.shown("h2"), ["Bubble Chart"])
        self.search("no such page")
        self.assertEqual(self.shown("h2"), [])
        self.assertEqual(self.shown("#count"), [f"0 of {count}"])
        self.search("")
        self.assertEqual(len(self.shown("h2")), count)
        self.assertEqual(browser.run("return location.search"), "")

    def test_pictures_load_whole_and_from_disk_alone(self):
        browser = self.browser
        files = browser.run("return [...document.images].map((image) => image.src)")
        self.assertGreater(len(files), 1000)
        missing = [file for file in files if not pathlib.Path(urllib.request.url2pathname(file[7:])).is_file()]
        self.assertEqual(missing, [])
        # Each kind of page: a component, a chart, a card, one of the app. Pictures load when they come near the window.
        for title in ["KPI", "Bubble Chart", "Table Cards", "Palette"]:
            self.search(title)
            self.assertIn(title, self.shown("h2"))
            count, faults = browser.run_async(LOADED)
            self.assertGreater(count, 3, title)
            self.assertEqual(faults, [], title)
        others = browser.run("""
            return performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => !name.startsWith("file:"))""")
        self.assertEqual(others, [])

    def test_code_is_shown_and_hidden(self):
        self.search("TagStack")
        self.assertEqual(self.shown("#tagstack pre"), [])
        self.browser.click_node("#tagstack summary")
        shown = self.shown("#tagstack pre")
        self.assertEqual(len(shown), 1)
        self.assertIn("TagStack(tags:", shown[0])
        self.browser.screenshot(pictures / "gallery-code.png")
        self.browser.click_node("#tagstack summary")
        self.assertEqual(self.shown("#tagstack pre"), [])


if __name__ == "__main__":
    unittest.main()
