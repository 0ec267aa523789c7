"""Hostile inputs are answered with their status, and the service goes on."""

import io
import json
import os
import random
import struct
import threading
import unittest
import zipfile
import zlib

from service import Service


def zip_of(entries, compression=zipfile.ZIP_DEFLATED):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compression) as archive:
        for name, data in entries:
            archive.writestr(name, data)
    return buffer.getvalue()


def overlapping_bomb():
    """A zip whose entries all have the same compressed bytes, by one local header that many central ones name."""
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    zeros = b"\0" * (4 << 20)
    data = packed.compress(zeros) + packed.flush()
    checksum = zlib.crc32(zeros)
    name = b"manifest.json"
    local = struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, 8, 0, 0, checksum, len(data), len(zeros), len(name), 0) + name + data
    central = b""
    for index in range(500):
        own = b"%03d" % index + name
        central += struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, 0, 8, 0, 0, checksum, len(data), len(zeros),
                               len(own), 0, 0, 0, 0, 0, 0) + own
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 500, 500, len(central), len(local), 0)
    return local + central + end


class HostileInputTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = Service("--workers", "2").__enter__()

    @classmethod
    def tearDownClass(cls):
        assert cls.service.stop() == 0

    def post_zip(self, data):
        return self.service.post("/v1/cards", data, "application/zip")

    def test_zip_bombs(self):
        bombs = {
            "zeros": zip_of([("manifest.json", "{}"), ("zeros", b"\0" * (200 << 20))]),
            "many files": zip_of([("manifest.json", "{}")] + [(f"f{n}", b"") for n in range(2_000)]),
            "deep": zip_of([("manifest.json", "{}"), ("/".join("d" * 60), b"x")]),
            "overlapping": overlapping_bomb(),
        }
        before = self.service.memory()
        for name, data in bombs.items():
            with self.subTest(bomb=name):
                status, _, body = self.post_zip(data)
                self.assertIn(status, (400, 413), body)
        self.assertLess(self.service.memory() - before, 64 << 20)

    def test_a_zip_in_a_zip_stays_packed(self):
        inner = zip_of([("zeros", b"\0" * (32 << 20))])
        status, _, _ = self.post_zip(zip_of([("manifest.json", "{}"), ("inner.zip", inner)]))
        self.assertEqual(status, 200)

    def test_paths_out_of_a_zip(self):
        for name in ("../../../../tmp/fiori-evil", "/tmp/fiori-evil", "a/../../../tmp/fiori-evil", "..\\evil", "C:evil"):
            status, _, body = self.post_zip(zip_of([("manifest.json", "{}"), (name, "x")]))
            self.assertEqual(status, 400, (name, body))
        self.assertFalse(os.path.exists("/tmp/fiori-evil"))
        link = zipfile.ZipInfo("link")
        link.create_system, link.external_attr = 3, 0o120777 << 16
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            archive.writestr("manifest.json", "{}")
            archive.writestr(link, "/etc/passwd")
        self.assertEqual(self.post_zip(buffer.getvalue())[0], 400)

    def test_broken_zips(self):
        seed = random.Random(1)
        good = zip_of([("manifest.json", "{}"), ("data.json", json.dumps(list(range(2_000))))])
        for _ in range(200):
            broken = bytearray(good)
            for _ in range(seed.randint(1, 8)):
                broken[seed.randrange(len(broken))] = seed.randrange(256)
            if seed.random() < 0.3:
                del broken[seed.randrange(len(broken)):]
            status, _, body = self.post_zip(bytes(broken))
            self.assertIn(status, (200, 400, 413), body)

    def test_encrypted_zips_are_refused(self):
        data = bytearray(zip_of([("manifest.json", "{}")]))
        # The bit of encryption, in the local and in the central header.
        data[6] |= 1
        data[data.index(b"PK\x01\x02") + 8] |= 1
        self.assertEqual(self.post_zip(bytes(data))[0], 400)

    def test_documents_that_are_not(self):
        for body in ("", "{", "null", "[]", '{"a": NaN}', "\0", "[" * 100_000, '"' + "a" * 1_000_000, b"\xff\xfe{\0}\0"):
            for path in ("/v1/cards", "/v1/charts", "/v1/components/ObjectItem"):
                status, headers, answer = self.service.post(path, body)
                with self.subTest(path=path, body=body[:20]):
                    self.assertIn(status, (200, 400) if not body else (400, 200))
                    if status == 400:
                        self.assertEqual(headers["Content-Type"], "application/problem+json")
                        self.assertIn("detail", json.loads(answer))

    def test_random_requests(self):
        seed = random.Random(int(os.environ.get("FUZZ_SEED", "7")))
        pieces = ["scale", "=", "&", "%", "%zz", "2", "-1", "1e400", "locale", "parameters", "x=y", "strict", "\u00e9",
                  "+", "format", "png", "//", "?", "#", "theme", "now", "a" * 300]
        types = ["application/json", "text/csv", "application/zip", "application/vnd.fiori.envelope+json", "x", "a/b;q"]
        bodies = ["{}", "[]", "a,b\n1,2", "PK\3\4", '{"card": {}, "options": {"scale": 1e400}}', '{"values": {"a": {}}}',
                  '{"chart": {"csv": 1}}', "\0" * 50]
        failures = []

        def run(number):
            random_number = random.Random(number)
            for _ in range(100):
                query = "".join(random_number.choice(pieces) for _ in range(random_number.randint(0, 6)))
                path = random_number.choice(["/v1/cards", "/v1/charts", "/v1/components/A", "/v1/components/%00", "/"])
                try:
                    status, _, body = self.service.request(
                        random_number.choice(["POST", "POST", "GET", "PUT"]),
                        path + "?" + query.replace("\u00e9", "%C3%A9").replace("#", "%23"),
                        random_number.choice(bodies).encode(),
                        {"Content-Type": random_number.choice(types),
                         "Accept": random_number.choice(["*/*", "image/png", "text/html", ";;", "image/*;q=x"])})
                except Exception as error:
                    failures.append((query, repr(error)))
                    continue
                if status >= 500:
                    failures.append((path, query, status, body))

        threads = [threading.Thread(target=run, args=(seed.random(),)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


if __name__ == "__main__":
    unittest.main()
