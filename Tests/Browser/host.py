"""Test cases that run an app of this package and open it in a browser."""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from webdriver import Driver

package = pathlib.Path(__file__).resolve().parents[2]
# The folder of built programs.
products = pathlib.Path(os.environ.get("FIORI_PRODUCTS", package / ".build" / "debug"))
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


def built(name):
    """The path of a program; without it, the test is skipped, or fails in CI."""
    path = products / name
    if not path.exists():
        if os.environ.get("CI"):
            raise AssertionError(f"{name} is not built; run swift build --build-tests")
        raise unittest.SkipTest(f"{name} is not built")
    return path


class Program:
    """A running app."""

    def __init__(self, name, *arguments, port=0, environment=None, **settings):
        path = built(name)
        self.process = subprocess.Popen(
            [path, "--port", str(port), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **(environment or {})}, **settings)
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if not found:
            raise AssertionError(f"{name} does not serve: {line}{self.process.stderr.read()}")
        self.address = found.group(0)
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self):
        """Ends the program at once, as a crash does."""
        self.process.kill()
        self.process.wait()

    def close(self):
        """Closes the pipes of a program that has ended."""
        self.process.stdout.close()
        self.process.stderr.close()

    def stop(self):
        """Ends the program as Ctrl-C does.
        Returns: its exit code."""
        self.process.send_signal(2)
        try:
            return self.process.wait(timeout=10)
        finally:
            self.process.kill()
            self.close()


class AppTestCase(unittest.TestCase):
    """Runs a program for the tests of a class, each in a browser window of its own."""

    program = ""
    arguments = ()
    environment = {}
    size = (390, 844)

    @classmethod
    def setUpClass(cls):
        cls.app = Program(cls.program, *cls.arguments, environment=cls.environment)
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
        errors = [line for line in self.browser.log() if not self.is_expected(line)]
        self.assertEqual(errors, [], "the console has errors")

    def is_expected(self, line):
        """True for a line of the browser's console that is no error of the page."""
        return "favicon" in line

    def received_messages(self):
        return self.browser.run("return window.received")

    def received_bytes(self):
        return sum(self.received_messages())
