"""The page draws by hand, in a browser, with the policy that lets it run its own script only."""

import shutil
import sys
import time
import unittest

from service import FAKE, FIORI, ROOT, Service

sys.path.insert(0, str(ROOT / "Tests/Browser"))


@unittest.skipUnless(shutil.which("chromedriver"), "Scripts/bootstrap tests installs the browser")
class PageTests(unittest.TestCase):
    def test_everything_can_be_drawn(self):
        from webdriver import Driver

        fiori = FIORI if FIORI.exists() else FAKE
        driver = Driver()
        try:
            browser = driver.browser(1_100, 900)
            with Service("--workers", "1", fiori=fiori) as service:
                browser.open(f"http://127.0.0.1:{service.port}/")
                for kind, format, expected in [
                    ("card", "png", "IMG"), ("chart", "svg", "IMG"), ("table", "png", "IMG"), ("component", "png", "IMG"),
                    ("card", "json", "PRE"),
                ]:
                    with self.subTest(kind=kind, format=format):
                        browser.run(f"""
                            document.getElementById("result").replaceChildren();
                            document.querySelector("input[value={kind}]").click();
                            document.getElementById("format").value = "{format}";
                            document.querySelector("button").click();""")
                        end = time.monotonic() + 30
                        while not browser.run("return document.getElementById('result').childElementCount > 0"):
                            self.assertLess(time.monotonic(), end, "nothing is drawn")
                            time.sleep(0.05)
                        status = browser.run("return document.getElementById('status').textContent")
                        self.assertTrue(status.startswith("200, "), status)
                        name = browser.run("return document.getElementById('result').firstElementChild.tagName")
                        self.assertEqual(name, expected)
                        if expected == "IMG":
                            time.sleep(0.3)
                            width = browser.run("return document.querySelector('#result img').naturalWidth")
                            self.assertGreater(width, 0)
                for kind in ("card", "chart", "table", "component"):
                    with self.subTest(kind=kind, styleSheet=True):
                        browser.run(f"""
                            document.getElementById("result").replaceChildren();
                            document.querySelector("input[value={kind}]").click();
                            document.getElementById("format").value = "svg";
                            document.getElementById("theme").value = "v6";
                            document.getElementById("styleSheet").value = "@primaryLabel: #C00010;\\n";
                            document.querySelector("button").click();""")
                        end = time.monotonic() + 30
                        while not browser.run("return document.getElementById('result').childElementCount > 0"):
                            self.assertLess(time.monotonic(), end, "nothing is drawn")
                            time.sleep(0.05)
                        status = browser.run("return document.getElementById('status').textContent")
                        self.assertTrue(status.startswith("200, "), status)
                if fiori != FAKE:
                    browser.run("""document.getElementById("styleSheet").value = "@primaryLabel #C00010;";
                                   document.querySelector("button").click();""")
                    end = time.monotonic() + 30
                    while not browser.run("return document.getElementById('status').textContent").startswith("400, "):
                        self.assertLess(time.monotonic(), end)
                        time.sleep(0.05)
                    answer = browser.run("return document.getElementById('result').textContent")
                    self.assertIn("/options/styleSheet", answer)
                browser.run("""document.getElementById("styleSheet").value = "";
                               document.querySelector("input[value=card]").click();
                               document.getElementById("document").value = "{";
                               document.getElementById("format").value = "png";
                               document.querySelector("button").click();""")
                end = time.monotonic() + 30
                # The answer before may be one of the same status.
                while True:
                    answer = browser.run("return document.getElementById('result').textContent")
                    if "invalid-input" in answer and "styleSheet" not in answer:
                        break
                    self.assertLess(time.monotonic(), end)
                    time.sleep(0.05)
                status = browser.run("return document.getElementById('status').textContent")
                self.assertTrue(status.startswith("400, "), status)
                self.assertIn("invalid-input", browser.run("return document.getElementById('result').textContent"))
        finally:
            driver.close()


if __name__ == "__main__":
    unittest.main()
