"""Lost connections: a network that fails, a server that ends, and what the page says meanwhile."""

import os
import signal
import time
import unittest

from host import AppTestCase, Program, pictures
from proxy import Proxy


class ConnectionTests(AppTestCase):
    """Opens the app through a proxy, which can lose connections as a network does."""
    program = "Counter"
    # The page's address has the port of the proxy.
    arguments = ("--allow-host", "127.0.0.1")

    def setUp(self):
        if self.app.process.poll() is not None:
            self.start()
        self.proxy = Proxy(self.app.port)
        self.addCleanup(self.proxy.stop)
        self.address = self.proxy.address
        super().setUp()

    def start(self, port=0):
        """Runs the app again, after it has ended."""
        self.app.close()
        type(self).app = Program(self.program, *self.arguments, port=port)

    def is_expected(self, line):
        return super().is_expected(line) or "WebSocket connection to" in line or "net::ERR_" in line

    def notice(self):
        return self.browser.run("""
            const notice = document.getElementById("notice");
            return notice.hidden ? "" : notice.textContent.trim()""")

    def wait_for_count(self, number):
        self.browser.wait(lambda: self.browser.text("Count") == f"Count, {number}", f"the count is not {number}")

    def test_a_dropped_connection_is_resumed(self):
        browser = self.browser
        browser.click("Add", "button")
        self.wait_for_count(1)
        browser.settle()
        before = len(self.received_messages())
        self.proxy.drop()
        browser.wait(lambda: len(self.received_messages()) >= before + 2, "the page does not connect again")
        browser.wait(lambda: self.notice() == "", "the notice stays")
        self.wait_for_count(1)
        browser.click("Add", "button")
        self.wait_for_count(2)

    def test_the_notice_appears_until_the_network_is_back(self):
        browser = self.browser
        browser.click("Add", "button")
        self.wait_for_count(1)
        self.proxy.refuse()
        browser.wait(lambda: "The connection is lost" in self.notice(), "no notice")
        browser.screenshot(pictures / "connection-lost.png")
        self.proxy.accept()
        browser.wait(lambda: self.notice() == "", "the notice stays")
        self.wait_for_count(1)

    def test_a_server_that_was_killed_and_started_again(self):
        browser = self.browser
        browser.click("Add", "button")
        self.wait_for_count(1)
        self.app.kill()
        browser.wait(lambda: "The connection is lost" in self.notice(), "no notice")
        self.start(self.app.port)
        browser.wait(lambda: "has started again" in self.notice(), "the page does not say that the session is lost")
        self.wait_for_count(0)
        browser.click("Add", "button")
        self.wait_for_count(1)
        browser.wait(lambda: self.notice() == "", "the notice stays")

    def test_a_server_that_stands_still_is_announced(self):
        browser = self.browser
        browser.settle()
        os.kill(self.app.process.pid, signal.SIGSTOP)
        try:
            browser.click("Add", "button")
            start = time.monotonic()
            browser.wait(lambda: "does not answer" in self.notice(), "no notice")
            self.assertGreater(time.monotonic() - start, 1)
            self.assertLess(time.monotonic() - start, 2.5)
            browser.screenshot(pictures / "connection-stalled.png")
        finally:
            os.kill(self.app.process.pid, signal.SIGCONT)
        browser.wait(lambda: self.notice() == "", "the notice stays")
        self.wait_for_count(1)

    def test_an_app_that_has_nothing_to_draw_is_no_server_that_stands_still(self):
        browser = self.browser
        browser.run("window.notices = 0; new MutationObserver(() => window.notices++)"
                    ".observe(document.getElementById('notice'), {attributes: true})")
        browser.settle()
        for _ in range(5):
            browser.press("q")
            time.sleep(0.5)
        self.assertEqual(browser.run("return window.notices"), 0)

    def test_a_server_that_ends(self):
        browser = self.browser
        self.assertEqual(self.app.stop(), 0)
        browser.wait(lambda: "The connection is lost" in self.notice(), "no notice")


if __name__ == "__main__":
    unittest.main()
