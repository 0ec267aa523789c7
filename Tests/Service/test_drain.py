"""SIGTERM drains: behind nginx no request of 10,000 is lost over five restarts, and no connection is reset."""

import http.client
import json
import os
import pathlib
import re
import shutil
import ssl
import subprocess
import tempfile
import threading
import time
import unittest

from service import ROOT, Service, free_port

CONFIGURATION = ROOT / "Deploy/nginx/fiori.conf"
REQUESTS = int(os.environ.get("FIORI_DRAIN_REQUESTS", "10000"))
CLIENTS = 8


def nginx():
    return shutil.which("nginx") or "/usr/sbin/nginx"


class Proxy:
    """nginx with the configuration of this package, on other ports and with a certificate of its own."""

    def __init__(self, folder, ports):
        self.folder, self.port = pathlib.Path(folder), free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=fiori.example.com",
             "-keyout", self.folder / "fiori.key", "-out", self.folder / "fiori.crt"], check=True, capture_output=True)
        text = CONFIGURATION.read_text()
        for old, new in [("127.0.0.1:8091", f"127.0.0.1:{ports[0]}"), ("127.0.0.1:8092", f"127.0.0.1:{ports[1]}"),
                         ("listen 8443 ssl", f"listen 127.0.0.1:{self.port} ssl"), ("/etc/nginx/tls", str(folder))]:
            assert old in text, f"{CONFIGURATION} has no '{old}'"
            text = text.replace(old, new)
        (self.folder / "fiori.conf").write_text(text)
        self.main = self.folder / "nginx.conf"
        self.main.write_text(
            f"pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1; daemon off;\n"
            "events { worker_connections 512; }\nhttp { access_log off; "
            + "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
            + f"\ninclude {folder}/fiori.conf; }}\n")

    def check(self):
        return subprocess.run([nginx(), "-t", "-c", self.main], capture_output=True, text=True)

    def __enter__(self):
        self.process = subprocess.Popen([nginx(), "-c", self.main], stderr=subprocess.DEVNULL)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)


class Clients:
    """Threads that send requests over connections that stay, until all are sent, and remember what went wrong."""

    def __init__(self, port, count):
        self.port, self.left = port, count
        self.lock = threading.Lock()
        self.statuses, self.failures = {}, []
        self.threads = [threading.Thread(target=self.run) for _ in range(CLIENTS)]

    def take(self):
        with self.lock:
            self.left -= 1
            return self.left

    def run(self):
        context = ssl._create_unverified_context()
        connection = http.client.HTTPSConnection("127.0.0.1", self.port, context=context, timeout=60)
        while (number := self.take()) >= 0:
            try:
                connection.request("POST", "/v1/cards", json.dumps({"n": number}), {"Content-Type": "application/json"})
                response = connection.getresponse()
                body = response.read()
                with self.lock:
                    self.statuses[response.status] = self.statuses.get(response.status, 0) + 1
                    if response.status != 200:
                        self.failures.append((number, response.status, body[:200]))
            except (OSError, http.client.HTTPException) as error:
                self.failures.append((number, repr(error)))
                connection.close()
        connection.close()


class DrainTests(unittest.TestCase):
    def test_nginx_accepts_the_configuration(self):
        with tempfile.TemporaryDirectory() as folder:
            checked = Proxy(folder, (1, 2)).check()
            self.assertEqual(checked.returncode, 0, checked.stderr)
            self.assertNotIn("warn", checked.stderr)

    def test_five_restarts_lose_nothing(self):
        ports = [free_port(), free_port()]
        services = [Service("--workers", "1", port=port).wait_ready() for port in ports]
        restarts = 0
        try:
            with tempfile.TemporaryDirectory() as folder, Proxy(folder, ports) as proxy:
                time.sleep(0.3)
                clients = Clients(proxy.port, REQUESTS)
                for thread in clients.threads:
                    thread.start()
                step = REQUESTS // 6
                for restart in range(5):
                    while clients.left > REQUESTS - step * (restart + 1):
                        time.sleep(0.01)
                    index = restart % 2
                    self.assertEqual(services[index].stop(), 0)
                    services[index] = Service("--workers", "1", port=ports[index]).wait_ready()
                    restarts += 1
                self.assertGreater(clients.left, 0, "the restarts came too late")
                for thread in clients.threads:
                    thread.join(300)
                self.assertEqual(clients.failures, [])
                self.assertEqual(clients.statuses, {200: REQUESTS})
                errors = (pathlib.Path(folder) / "error.log").read_text()
                self.assertFalse(re.search(r"\[(crit|alert|emerg)\]", errors), errors[-2_000:])
        finally:
            for service in services:
                service.stop()
        self.assertEqual(restarts, 5)

    def test_one_instance_finishes_what_it_has(self):
        with Service("--workers", "2") as service:
            statuses = []

            def slow(number):
                statuses.append(service.post("/v1/cards", {"fake": "sleep:0.7", "n": number})[0])

            threads = [threading.Thread(target=slow, args=(number,)) for number in range(6)]
            for thread in threads:
                thread.start()
            while service.metric("fiori_queue_running") < 2 or service.metric("fiori_queue_waiting") < 4:
                time.sleep(0.01)
            service.process.terminate()
            time.sleep(0.1)
            status, headers, _ = service.post("/v1/cards", {})
            self.assertEqual((status, headers["Retry-After"], headers["Connection"]), (503, "1", "close"))
            self.assertEqual(service.get("/readyz")[0], 503)
            for thread in threads:
                thread.join()
            self.assertEqual(statuses, [200] * 6)
            self.assertEqual(service.stop(), 0)

    def test_the_delay_still_serves(self):
        with Service("--workers", "1", "--drain-delay", "1") as service:
            service.process.terminate()
            time.sleep(0.2)
            self.assertEqual(service.get("/readyz")[0], 503)
            self.assertEqual(service.post("/v1/cards", {})[0], 200)
            start = time.monotonic()
            self.assertEqual(service.stop(), 0)
            self.assertGreater(time.monotonic() - start, 0.5)

    def test_a_hanging_picture_does_not_keep_the_service(self):
        with Service("--workers", "1", "--time-limit", "60", "--drain-limit", "1") as service:
            def hang():
                try:
                    service.post("/v1/cards", {"fake": "hang"})
                except (OSError, http.client.HTTPException):
                    pass

            thread = threading.Thread(target=hang)
            thread.start()
            while service.metric("fiori_queue_running") < 1:
                time.sleep(0.01)
            start = time.monotonic()
            service.stop()
            self.assertLess(time.monotonic() - start, 20)
            thread.join()


if __name__ == "__main__":
    unittest.main()
