"""Starts `fiori-serve`, and speaks with it."""

import http.client
import json
import os
import pathlib
import signal
import socket
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("FIORI_SERVE", ROOT / "Service/.build/debug/fiori-serve"))
FAKE = ROOT / "Service/Tests/FioriServiceTests/Resources/fake-fiori"
# The program that draws, where it has been built.
FIORI = pathlib.Path(os.environ.get("FIORI", ROOT / ".build/debug/fiori"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """A running service. Its log is kept as objects."""

    def __init__(self, *options, fiori=FAKE, port=0, environment=None):
        arguments = [str(PROGRAM), "--port", str(port), "--log-format", "json", "--fiori", str(fiori), *options]
        self.process = subprocess.Popen(
            arguments, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, env={**os.environ, **(environment or {})})
        # A port that the system chooses stands in the log.
        self.log, self.port = [], port or None
        self.started = threading.Event()
        if port:
            self.started.set()
        self.reader = threading.Thread(target=self.read_log, daemon=True)
        self.reader.start()

    def read_log(self):
        for line in self.process.stderr:
            entry = json.loads(line)
            self.log.append(entry)
            if "port" in entry:
                self.port = entry["port"]
                self.started.set()
        self.started.set()

    def wait_ready(self, seconds=60):
        end = time.monotonic() + seconds
        self.started.wait(seconds)
        while self.port and time.monotonic() < end:
            try:
                if self.get("/readyz")[0] == 200:
                    return self
            except OSError:
                pass
            time.sleep(0.02)
        raise AssertionError(f"the service is not ready: {self.log[-5:]}")

    def __enter__(self):
        try:
            return self.wait_ready()
        except BaseException:
            self.process.kill()
            raise

    def __exit__(self, *_):
        self.stop()

    def stop(self, seconds=60):
        """Ends the service as an operator does, and returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.reader.join(5)
        self.process.stderr.close()
        return self.process.returncode

    def request(self, method, path, body=None, headers=None, seconds=60):
        """The status, the fields and the body of an answer, over a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds)
        try:
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            return response.status, response.headers, response.read()
        finally:
            connection.close()

    def get(self, path, **headers):
        return self.request("GET", path, headers=headers)

    def post(self, path, body, type="application/json", **headers):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        return self.request("POST", path, body, {"Content-Type": type, **headers})

    def connect(self):
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def metric(self, line):
        """The value of a sample, by its name with labels."""
        text = self.get("/metrics")[2].decode()
        return next(float(found.rsplit(" ", 1)[1]) for found in text.splitlines() if found.rsplit(" ", 1)[0] == line)

    def open_sockets(self):
        """The number of sockets for TCP that the service has open, the one that listens among them."""
        folder = pathlib.Path(f"/proc/{self.process.pid}")
        inodes = {line.split()[9] for line in (folder / "net/tcp").read_text().splitlines()[1:]}
        count = 0
        for file in (folder / "fd").iterdir():
            try:
                link = os.readlink(file)
            except OSError:
                continue
            count += link.startswith("socket:[") and link[8:-1] in inodes
        return count

    def memory(self):
        """The resident bytes of the front."""
        pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")


def raw_post(path, body, extra=""):
    """The bytes of a request."""
    return (f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{extra}"
            f"Content-Length: {len(body)}\r\n\r\n{body}").encode()


def read_status(connection):
    """The status of the next answer of a bare connection; None if it is closed."""
    data = b""
    while b"\r\n\r\n" not in data:
        part = connection.recv(65_536)
        if not part:
            return None
        data += part
    return int(data.split(b" ")[1])


class RawAnswer(tuple):
    """The status, the fields by their names in lower case, and the body of an answer; `rest` is what follows it."""

    rest = b""


def read_answer(connection, data=b""):
    """The next answer of a bare connection, which tells the length of its body."""
    while b"\r\n\r\n" not in data:
        part = connection.recv(65_536)
        assert part, f"the connection has ended after {data!r}"
        data += part
    head, data = data.split(b"\r\n\r\n", 1)
    lines = head.decode().split("\r\n")
    fields = {name.lower(): value.strip() for name, value in (line.split(":", 1) for line in lines[1:])}
    length = int(fields["content-length"])
    while len(data) < length:
        part = connection.recv(65_536)
        assert part, "the connection has ended within a body"
        data += part
    answer = RawAnswer((int(lines[0].split()[1]), fields, data[:length]))
    answer.rest = data[length:]
    return answer
