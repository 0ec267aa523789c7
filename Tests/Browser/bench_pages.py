"""Measures the processor time of page changes in the Examples app, of the build that `make run` makes.

    python3 Tests/Browser/bench_pages.py [ROUNDS [ADDRESS…]]

Needs no browser: it talks to the app as a page does, goes to each address in turn, and confirms the frames that come. The
time of a change is that of all threads of the app until 0.25 s passed without a frame, 1.2 s at most, since some pages
animate. Of the rounds after the first (3 by default) the fastest counts, because other programs on the machine slow this
one down. FIORI_PRODUCTS names the folder of the built app.
"""

import json
import os
import pathlib
import select
import socket
import statistics
import struct
import sys
import time

from host import Program

QUIET, LONGEST = 0.25, 1.2


class Tab:
    """A WebSocket that confirms the frames that it reads (RFC 6455, with a mask of zeros)."""

    def __init__(self, port):
        self.port = port
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall((
            f"GET /live HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        self.send({"t": "hello", "width": 1280, "height": 800, "scale": 2, "reducedMotion": True})

    def send(self, message):
        data = json.dumps(message).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack(">H", len(data))
        self.socket.sendall(b"\x81" + length + bytes(4) + data)

    def read(self, count, timeout=None):
        while len(self.buffer) < count:
            if timeout is not None and not select.select([self.socket], [], [], timeout)[0]:
                return None
            data = self.socket.recv(1 << 20)
            if not data:
                raise SystemExit("the app has ended the connection")
            self.buffer += data
        result, self.buffer = self.buffer[:count], self.buffer[count:]
        return result

    def settle(self):
        """Reads messages until the app is at rest."""
        start, timeout = time.monotonic(), 5
        while time.monotonic() - start < LONGEST and (head := self.read(2, timeout)):
            length = head[1] & 127
            if length >= 126:
                length = int.from_bytes(self.read(2 if length == 126 else 8), "big")
            message = json.loads(self.read(length))
            if message["t"] == "frame":
                self.send({"t": "shown", "n": message["n"]})
            timeout = QUIET

    def go(self, address):
        self.send({"t": "go", "address": "/" + address, "url": f"http://localhost:{self.port}/#/{address}"})
        self.settle()


def work(process):
    """The time for which processors have worked for a process, in milliseconds."""
    nanoseconds = 0
    for thread in pathlib.Path(f"/proc/{process}/task").iterdir():
        try:
            nanoseconds += int((thread / "schedstat").read_text().split()[0])
        except FileNotFoundError:
            pass  # The thread has ended.
    return nanoseconds / 1e6


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    addresses = sys.argv[2:] or (pathlib.Path(__file__).parent / "addresses.txt").read_text().split()
    program = Program("Examples")
    try:
        tab = Tab(program.port)
        tab.settle()
        times = {address: [] for address in addresses}
        for _ in range(rounds + 1):
            for address in addresses:
                before = work(program.process.pid)
                tab.go(address)
                times[address].append(work(program.process.pid) - before)
    finally:
        program.process.terminate()
    fastest = {address: min(values[1:]) for address, values in times.items()}
    print(f"{'mean of all pages':50}{statistics.mean(fastest.values()):7.1f} ms")
    for address in sorted(addresses, key=fastest.get, reverse=True):
        print(f"{address:50}{fastest[address]:7.1f} ms, the first time {times[address][0]:.1f}")


if __name__ == "__main__":
    main()
