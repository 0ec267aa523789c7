"""Test cases that run an app of this package and open it in a browser."""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from webdriver import Driver

package = pathlib.Path(__file__).resolve().parents[2]
# Screenshots, to be looked at.
pictures = pathlib.Path(os.environ.get("FIORI_SCREENSHOTS", tempfile.mkdtemp(prefix="screenshots-")))
pictures.mkdir(parents=True, exist_ok=True)

# Notes the sizes of the messages that the page receives.
WATCH = """
window.received = [];
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", (event) => window.received.push(event.data.length));
  }
};
"""


class Program:
    """A running app."""

    def __init__(self, name, *arguments):
        path = package / ".build" / "debug" / name
        if not path.exists():
            raise unittest.SkipTest(f"{name} is not built")
        self.process = subprocess.Popen(
            [path, "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if not found:
            raise AssertionError(f"{name} does not serve: {line}{self.process.stderr.read()}")
        self.address = found.group(0)

    def stop(self):
        """Ends the program as Ctrl-C does.
        Returns: its exit code."""
        self.process.send_signal(2)
        try:
            return self.process.wait(timeout=10)
        finally:
            self.process.kill()


class AppTestCase(unittest.TestCase):
    """Runs a program for the tests of a class, each in a browser window of its own."""

    program = ""
    size = (390, 844)

    @classmethod
    def setUpClass(cls):
        cls.app = Program(cls.program)
        cls.address = cls.app.address
        cls.driver = Driver()

    @classmethod
    def tearDownClass(cls):
        cls.driver.close()
        code = cls.app.stop()
        assert code == 0, f"the program ended with code {code}"

    def setUp(self):
        self.browser = self.driver.browser(*self.size)
        self.addCleanup(self.browser.close)
        self.browser.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        self.browser.open(self.address)
        self.browser.wait(lambda: self.browser.run("return document.querySelectorAll('#elements [data-id]').length"),
                          "the app does not appear")

    def tearDown(self):
        errors = [line for line in self.browser.log() if "favicon" not in line]
        self.assertEqual(errors, [], "the console has errors")

    def received_messages(self):
        return self.browser.run("return window.received")

    def received_bytes(self):
        return sum(self.received_messages())
