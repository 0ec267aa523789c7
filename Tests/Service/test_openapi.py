"""The service does what its OpenAPI document says: schemathesis asks it what the document lets, and what it does not."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from service import FAKE, FIORI, Service

# The rules of manifests, charts and values of options are more than their schemas; what is wrong in them is answered 400.
LEFT_OUT = "positive_data_acceptance"


def schemathesis(service, examples):
    program = pathlib.Path(sys.executable).with_name("schemathesis")
    with tempfile.TemporaryDirectory() as folder:
        return run(program, service, examples, folder)


def run(program, service, examples, folder):
    # It keeps what it has found in the folder that it runs in. The constructor of syntax trees of Python 3.11 is not for
    # several threads.
    return subprocess.run(
        [program, "run", f"http://127.0.0.1:{service.port}/openapi.json", "--checks", "all", "--exclude-checks", LEFT_OUT,
         "--max-examples", str(examples), "--seed", os.environ.get("FUZZ_SEED", "1"), "--request-timeout", "20",
         "--workers", "1", "--generation-allow-x00", "true", "--no-color"],
        cwd=folder, capture_output=True, text=True, timeout=900)


class OpenAPITests(unittest.TestCase):
    def check(self, fiori):
        with Service("--workers", "2", fiori=fiori) as service:
            done = schemathesis(service, int(os.environ.get("FIORI_SCHEMATHESIS_EXAMPLES", "40")))
            self.assertEqual(done.returncode, 0, done.stdout[-6_000:] + done.stderr[-2_000:])
            self.assertEqual(service.get("/readyz")[0], 200)

    def test_the_service_does_what_the_document_says(self):
        self.check(FAKE)

    @unittest.skipUnless(FIORI.exists(), "swift build --product fiori builds the program that draws")
    def test_with_the_program_that_draws(self):
        self.check(FIORI)

    def test_the_document_is_one(self):
        with Service("--workers", "1") as service:
            document = json.loads(service.get("/openapi.json")[2])
        self.assertEqual(document["openapi"], "3.1.0")
        self.assertEqual(
            set(document["paths"]),
            {"/v1/cards", "/v1/charts", "/v1/components/{name}", "/", "/openapi.json", "/healthz", "/readyz", "/metrics"})


if __name__ == "__main__":
    unittest.main()
