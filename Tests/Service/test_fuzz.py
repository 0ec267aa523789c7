"""Mutated cards and charts never stop the service: FUZZ_SECONDS (10) long, from FUZZ_SEED (1)."""

import json
import os
import random
import threading
import time
import unittest

from service import FIORI, ROOT, Service

SECONDS = float(os.environ.get("FUZZ_SECONDS", "10"))
SAMPLES = ROOT / "Examples/Fiori.swiftpm/Pages/Cards/Samples"
CHARTS = [
    {"chartType": "column", "title": "Sales", "data": [[1, 2, None], [3, 4, 5]], "titlesForSeries": ["a", "b"],
     "titlesForCategory": [["Jan", "Feb", "Mar"]]},
    {"chartType": "donut", "data": [[3, 4, 5]]}, {"chartType": "scatter", "data3d": [[[1, 2], [3, 4]]]},
    {"chartType": "waterfall", "data": [[5, -2, 3]], "indexesOfTotalsCategories": [2]},
]
TABLES = ["Month,2025,2026\nJan,12,14\nFeb,18,17\n", "d;x\n2026-01-01;1,5\n2026-02-01;2,5\n", "a\tb\n1\t2\n"]
STRANGE = [None, True, -1, 0, 1e308, 10 ** 30, "", "a" * 3_000, "{", "{= ${x}}", "{/a/b}", "\u202e", "\u0000", [], {}, "🏳️‍🌈" * 50,
           "{parameters>/x/value}", "{i18n>x}", "sap-icon://nothing", "https://localhost/", "../x", "data:image/png;base64,AAAA"]


def paths(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from paths(child, path + (key,))


def mutated(value, seed):
    """A copy in which some values are others, are missing, or stand more than once."""
    value = json.loads(json.dumps(value))
    for _ in range(seed.randint(1, 5)):
        path = seed.choice(list(paths(value)))
        if not path:
            continue
        parent = value
        for key in path[:-1]:
            parent = parent[key]
        kind = seed.random()
        if kind < 0.5:
            parent[path[-1]] = seed.choice(STRANGE)
        elif kind < 0.7:
            del parent[path[-1]]
        elif kind < 0.85 and isinstance(parent, list):
            parent.extend([parent[path[-1]]] * seed.choice([2, 50, 2_000]))
        else:
            parent[path[-1]] = {"deep": parent[path[-1]]}
    return value


@unittest.skipUnless(FIORI.exists(), "swift build --product fiori builds the program that draws")
class FuzzTests(unittest.TestCase):
    def test_mutated_inputs(self):
        cards = [json.loads(path.read_text()) for path in sorted(SAMPLES.rglob("manifest.json"))]
        self.assertGreater(len(cards), 5)
        seed = os.environ.get("FUZZ_SEED", "1")
        end = time.monotonic() + SECONDS
        statuses, faults, lock = {}, [], threading.Lock()

        def run(number):
            own = random.Random(f"{seed}-{number}")
            while time.monotonic() < end:
                kind = own.random()
                if kind < 0.6:
                    path, type, body = "/v1/cards", "application/json", json.dumps(mutated(own.choice(cards), own))
                elif kind < 0.85:
                    path, type, body = "/v1/charts", "application/json", json.dumps(mutated(own.choice(CHARTS), own))
                else:
                    text = list(own.choice(TABLES))
                    for _ in range(own.randint(1, 6)):
                        text[own.randrange(len(text))] = own.choice([",", "\n", "\"", ";", "9" * 40, "é", "\t", ""])
                    path, type, body = "/v1/charts?type=line", "text/csv", "".join(text)
                body = bytearray(body.encode())
                if own.random() < 0.1:
                    body[own.randrange(len(body))] = own.randrange(256)
                format = own.choice(["png", "svg", "pdf"])
                status, _, answer = service.post(
                    path + ("&" if "?" in path else "?") + "format=" + format, bytes(body), type)
                with lock:
                    statuses[status] = statuses.get(status, 0) + 1
                    if status not in (200, 400, 413, 429):
                        faults.append((status, answer[:300], bytes(body[:2_000])))

        with Service("--workers", "2", "--time-limit", "20", "--cache-memory", "0", fiori=FIORI) as service:
            threads = [threading.Thread(target=run, args=(number,)) for number in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(service.get("/readyz")[0], 200)
            self.assertEqual(faults, [])
            self.assertGreater(statuses.get(200, 0), 0)


if __name__ == "__main__":
    unittest.main()
