"""The memory of the live host: sessions that were opened, used and closed leave little behind."""

import base64
import json
import os
import pathlib
import socket
import struct
import time
import unittest

from host import Program


class Tab:
    """A session without a browser: sends messages, and confirms frames as a page does."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.read()
        self.bytes = self.bytes.split(b"\r\n\r\n", 1)[1]
        self.elements = {}
        self.at = ""

    def read(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server has closed the connection")
        self.bytes += data

    def send(self, **message):
        data = json.dumps(message).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
        self.socket.sendall(b"\x81" + length + b"\0\0\0\0" + data)

    def receive(self):
        """The next message; frames are confirmed."""
        while True:
            if len(self.bytes) >= 2:
                length, start = self.bytes[1] & 127, 2
                if length == 126 and len(self.bytes) >= 4:
                    length, start = struct.unpack(">H", self.bytes[2:4])[0], 4
                elif length == 127 and len(self.bytes) >= 10:
                    length, start = struct.unpack(">Q", self.bytes[2:10])[0], 10
                if length < 126 or start > 2:
                    if len(self.bytes) >= start + length:
                        text = self.bytes[start:start + length]
                        self.bytes = self.bytes[start + length:]
                        message = json.loads(text)
                        if message["t"] == "frame":
                            self.send(t="shown", n=message["n"])
                            for element in message.get("s", {}).get("set", []):
                                self.elements[element["id"]] = element
                            self.at = message.get("at", self.at)
                        return message
            self.read()

    def answer(self):
        """Waits until the app has answered what was sent before."""
        self.send(t="ping")
        while self.receive()["t"] != "pong":
            pass

    def close(self):
        """Closes the connection as a page does that goes away."""
        self.socket.sendall(b"\x88\x80\0\0\0\0")
        self.socket.close()


def resident(process):
    """The memory of a process in MiB."""
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


class MemoryTests(unittest.TestCase):
    PAGES = ["components/ObjectItem", "charts/Line-Chart", "cards/List-Cards", "theming/Palette", "concepts/Long-Table"]

    def use(self, port, number):
        """Opens a tab and goes through pages, as a person does."""
        tab = Tab(port)
        tab.send(t="hello", width=1280, height=800, scale=1, locale="en-US")
        tab.answer()
        for step in range(2):
            page = self.PAGES[(number + step) % len(self.PAGES)]
            tab.send(t="go", address="/" + page, own=True)
            tab.answer()
            tab.send(t="wheel", x=800, y=500, dx=0, dy=400, n=step + 1)
            tab.answer()
        self.assertEqual(tab.at, "/" + page)
        tab.close()

    def test_sessions_that_are_closed_leave_little_behind(self):
        app = Program("Examples", "--max-messages", "100000")
        self.addCleanup(app.stop)
        sizes = {}
        for number in range(1, 301):
            self.use(app.port, number)
            if number in (30, 150, 300):
                time.sleep(1)
                sizes[number] = resident(app.process.pid)
        print(f"memory after sessions, in MiB: {sizes}", flush=True)
        self.assertLessEqual(sizes[300], 1.3 * sizes[30], sizes)
        self.assertLessEqual(sizes[300], 1.1 * sizes[150], sizes)


if __name__ == "__main__":
    unittest.main()
