"""The program that serves an app: how it starts, what it says when it cannot, and how it ends."""

import signal
import subprocess
import time
import unittest

from host import Program, products
from webdriver import Driver


class ProgramTests(unittest.TestCase):
    def setUp(self):
        if not (products / "Counter").exists():
            self.skipTest("Counter is not built")

    def run_to_end(self, *arguments):
        return subprocess.run([products / "Counter", *arguments], capture_output=True, text=True, timeout=30)

    def test_a_port_in_use_is_named_with_the_way_out(self):
        app = Program("Counter")
        self.addCleanup(app.stop)
        second = self.run_to_end("--port", str(app.port))
        self.assertEqual(second.returncode, 1)
        self.assertEqual(second.stdout, "")
        self.assertEqual(second.stderr, f"error: port {app.port} is in use; stop the program that has it, or choose "
                                        "another with --port N\n")

    def test_wrong_arguments_and_help(self):
        wrong = self.run_to_end("--prot", "80")
        self.assertEqual((wrong.returncode, wrong.stdout), (64, ""))
        self.assertIn("--help", wrong.stderr)
        help = self.run_to_end("--help")
        self.assertEqual((help.returncode, help.stderr), (0, ""))
        self.assertIn("--port N", help.stdout)

    def ends(self, number):
        """Ends the program with a signal while a page is open, and says how the page takes it."""
        app = Program("Counter")
        driver = Driver()
        self.addCleanup(driver.close)
        browser = driver.browser(390, 844)
        self.addCleanup(browser.close)
        browser.open(app.address)
        browser.find("Add", "button")
        start = time.monotonic()
        app.process.send_signal(number)
        try:
            self.assertEqual(app.process.wait(timeout=10), 0)
            self.assertLess(time.monotonic() - start, 5)
            self.assertEqual(app.process.stderr.read(), "")
        finally:
            app.kill()
            app.close()
        browser.wait(lambda: "The connection is lost" in browser.run("return document.getElementById('notice').textContent"),
                     "the page does not say that the app has ended")

    def test_the_port_is_free_at_once_and_a_program_that_has_just_started_ends(self):
        app = Program("Counter")
        self.assertEqual(app.stop(), 0)
        for _ in range(5):
            self.assertEqual(Program("Counter", port=app.port).stop(), 0)

    def test_ctrl_c_ends_cleanly_with_a_page_open(self):
        self.ends(signal.SIGINT)

    def test_a_terminated_program_ends_cleanly_with_a_page_open(self):
        self.ends(signal.SIGTERM)


if __name__ == "__main__":
    unittest.main()
