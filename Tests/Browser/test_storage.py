"""What an app stores in the user defaults: it is there at the next start, however the program ends."""

import plistlib
import resource
import shutil
import signal
import tempfile
import time
import unittest
from pathlib import Path

from host import Program
from webdriver import Driver


class StorageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = Driver()

    @classmethod
    def tearDownClass(cls):
        cls.driver.close()

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="defaults-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.file = self.folder / "Counter.plist"
        self.browser = self.driver.browser(390, 844)
        self.addCleanup(self.browser.close)

    def start(self, **settings):
        app = Program("Counter", environment={"COUNTER_SCREEN": "storage", "XDG_CONFIG_HOME": str(self.folder)}, **settings)

        def end():
            app.kill()
            app.close()
        self.addCleanup(end)
        self.open(app)
        return app

    def open(self, app):
        self.browser.open(app.address)
        self.browser.find("Add", "button")

    def wait_for(self, name, value):
        self.browser.wait(lambda: self.browser.text(name) == f"{name}, {value}",
                          f"{name} is {self.browser.text(name)}, not {value}")

    def stored(self):
        return plistlib.loads(self.file.read_bytes()) if self.file.exists() else {}

    def test_a_program_that_is_killed_two_seconds_after_a_change_has_kept_it(self):
        app = self.start()
        for number in range(1, 4):
            self.browser.click("Add", "button")
            self.wait_for("Count", number)
        self.browser.click("Change", "button")
        self.wait_for("Choice", "coffee")
        self.browser.click("Switch", "switch")
        self.browser.click("Name", "textbox")
        self.browser.keys("Ann")
        self.browser.click("Set", "button")
        self.wait_for("Direct", "set")
        time.sleep(2)
        app.kill()
        self.assertEqual(self.stored(), {"count": 3, "amount": 0.75, "choice": "coffee", "isOn": True, "name": "Ann",
                                         "direct": "set"})
        app = self.start()
        self.wait_for("Count", 3)
        self.wait_for("Amount", 0.75)
        self.wait_for("Choice", "coffee")
        self.wait_for("Direct", "set")
        self.assertEqual(self.browser.text("Switch", "ariaChecked"), "true")
        self.browser.click("Remove", "button")
        self.wait_for("Direct", "none")
        time.sleep(2)
        app.kill()
        self.assertNotIn("direct", self.stored())
        self.start()
        self.wait_for("Direct", "none")

    def test_a_stop_signal_writes_what_has_just_changed(self):
        for count, number in enumerate([signal.SIGTERM, signal.SIGINT], 1):
            app = self.start()
            self.wait_for("Count", count - 1)
            self.browser.click("Add", "button")
            self.wait_for("Count", count)
            app.process.send_signal(number)
            self.assertEqual(app.process.wait(timeout=10), 0)
            self.assertEqual(self.stored()["count"], count)

    def test_all_tabs_share_one_storage(self):
        app = self.start()
        first = self.browser.tabs()[0]
        self.browser.click("Add", "button")
        self.wait_for("Count", 1)
        self.browser.new_tab()
        self.open(app)
        self.wait_for("Count", 1)
        self.browser.click("Add", "button")
        self.wait_for("Count", 2)
        self.browser.switch(first)
        self.wait_for("Count", 2)

    def test_two_programs_lose_nothing_and_see_each_others_values(self):
        first = self.start()
        second = self.start()
        self.browser.click("Add", "button")
        self.wait_for("Count", 1)
        self.open(first)
        self.browser.click("Change", "button")
        self.wait_for("Choice", "coffee")
        time.sleep(2)
        self.assertEqual(self.stored(), {"count": 1, "amount": 0.75, "choice": "coffee"})
        # A view follows the values of the other program when the next event comes.
        self.browser.click("Set", "button")
        self.wait_for("Count", 1)
        for app in (first, second):
            app.process.send_signal(signal.SIGTERM)
            self.assertEqual(app.process.wait(timeout=10), 0)
        self.assertEqual(self.stored(), {"count": 1, "amount": 0.75, "choice": "coffee", "direct": "set"})

    def test_a_disk_without_room_is_reported_and_the_file_stays(self):
        app = self.start()
        self.browser.click("Add", "button")
        self.wait_for("Count", 1)
        app.process.send_signal(signal.SIGTERM)
        app.process.wait(timeout=10)
        before = self.file.read_bytes()

        def fill():
            # Files cannot grow: writing to them fails as on a full disk.
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        app = self.start(preexec_fn=fill)
        self.browser.click("Add", "button")
        self.wait_for("Count", 2)
        time.sleep(2)
        app.process.send_signal(signal.SIGTERM)
        app.process.wait(timeout=10)
        said = app.process.stderr.read()
        self.assertIn("error: the user defaults cannot be written", said)
        self.assertIn(str(self.file), said)
        self.assertIn("lost", said)
        self.assertEqual(self.file.read_bytes(), before)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["Counter.plist", "Counter.plist.lock"])


if __name__ == "__main__":
    unittest.main()
