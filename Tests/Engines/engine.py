"""What the tests of engines share: the program, a folder of one's own, processes that end with the test."""

import atexit
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "Deploy"


def fiori():
    """The program, which FIORI names."""
    path = pathlib.Path(os.environ.get("FIORI", ROOT / ".build/debug/fiori")).absolute()
    if not os.access(path, os.X_OK):
        raise unittest.SkipTest(f"there is no program {path}; build it, or name it by FIORI")
    return path


def service():
    """The program of the service, which FIORI_SERVE names; None where it is not built."""
    path = pathlib.Path(os.environ.get("FIORI_SERVE", ROOT / "Service/.build/debug/fiori-serve")).absolute()
    return path if os.access(path, os.X_OK) else None


def free_port():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return server.getsockname()[1]


def card(number):
    """A manifest, different for each number."""
    return {
        "sap.app": {"id": f"engines.card{number}", "type": "card"},
        "sap.card": {
            "type": "List", "header": {"title": f"Order {number}"},
            "content": {
                "data": {"json": [{"name": f"Pump {number}"}, {"name": "Valve"}]}, "item": {"title": "{name}"}}}}


class EngineCase(unittest.TestCase):
    """A test with a folder and daemons, which are gone when it has ended."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fiori-engines-"))
        self.daemons = []
        # The time limit of Scripts/test-engines ends the test by a signal.
        signal.signal(signal.SIGTERM, self.give_up)
        atexit.register(self.end_daemons)
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.addCleanup(self.end_daemons)

    def give_up(self, *_):
        """Ends the test from outside: says how far it has come, and leaves nothing behind."""
        print(self.logs(), flush=True)
        self.end_daemons()
        shutil.rmtree(self.folder, ignore_errors=True)
        os._exit(143)

    def start(self, *command, env=None, name=None):
        """Starts a daemon in a group of its own; its output goes to a file of the folder."""
        log = self.folder / f"{name or pathlib.Path(command[0]).name}.log"
        with log.open("ab") as output:
            daemon = subprocess.Popen(
                [str(part) for part in command], stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True, env={**os.environ, **(env or {})})
        self.daemons.append(daemon)
        return daemon

    def end(self, daemon, signal_number=signal.SIGKILL):
        """Ends a daemon and its group."""
        try:
            os.killpg(daemon.pid, signal_number)
        except ProcessLookupError:
            pass
        daemon.wait()

    def end_daemons(self):
        for daemon in reversed(self.daemons):
            self.end(daemon)
        self.daemons = []

    def wait(self, condition, seconds, what):
        """Waits until a condition holds, and returns its value."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            value = condition()
            if value:
                return value
            time.sleep(0.2)
        self.fail(f"after {seconds} seconds there is still no {what}\n{self.logs()}")

    def logs(self):
        """The ends of the daemons' outputs, for messages."""
        texts = []
        for log in sorted(self.folder.glob("*.log")):
            texts.append(f"--- {log.name}\n" + "\n".join(log.read_text(errors="replace").splitlines()[-40:]))
        return "\n".join(texts)

    def run_program(self, *command, env=None, cwd=None, status=0):
        """Runs a program to its end, and returns its output."""
        result = subprocess.run(
            [str(part) for part in command], stdin=subprocess.DEVNULL, capture_output=True, text=True,
            env={**os.environ, **(env or {})}, cwd=cwd)
        if status is not None:
            self.assertEqual(
                result.returncode, status, f"{command}\n{result.stdout[-4000:]}\n{result.stderr[-4000:]}")
        return result.stdout
