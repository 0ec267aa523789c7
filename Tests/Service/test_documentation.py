"""The examples of Docs/RenderingAtScale.md run as they are written."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

from service import FAKE, FIORI, PROGRAM, ROOT, Service

PAGE = ROOT / "Docs/RenderingAtScale.md"
SIGNATURES = {".png": b"\x89PNG", ".svg": b"<", ".pdf": b"%PDF"}


class DocumentationTests(unittest.TestCase):
    def test_the_examples_run(self):
        blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL)
        self.assertEqual(len(blocks), 5)
        fiori = FIORI if FIORI.exists() else FAKE
        with Service("--workers", "1", fiori=fiori) as service, tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "Cards/orders").mkdir(parents=True)
            (folder / "Cards/orders/manifest.json").write_text(json.dumps({
                "sap.app": {"id": "orders", "type": "card"},
                "sap.card": {"type": "List", "header": {"title": "Orders"},
                             "content": {"data": {"json": [{"n": "A"}]}, "item": {"title": "{n}"}}}}))
            (folder / "sales.csv").write_text("Quarter,Sales\nQ1,12\nQ2,18\n")
            for block in blocks:
                with self.subTest(block=block):
                    before = {file: file.stat().st_mtime_ns for file in folder.glob("*.*")}
                    done = subprocess.run(
                        ["bash", "-ec", block.replace("127.0.0.1:8090", f"127.0.0.1:{service.port}")], cwd=folder,
                        capture_output=True, text=True, timeout=120)
                    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                    for file in folder.glob("*.*"):
                        if file.suffix in SIGNATURES and before.get(file) != file.stat().st_mtime_ns:
                            self.assertTrue(file.read_bytes().startswith(SIGNATURES[file.suffix]), file.name)
                    if "-o " not in block:
                        problem = json.loads(done.stdout)
                        self.assertEqual((problem["status"], problem["type"]), (400, "urn:fiori:problem:invalid-input"))

    def test_all_options_are_in_the_page_with_their_defaults(self):
        help_text = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout
        options = set(re.findall(r"^  (--[a-z-]+)", help_text, re.MULTILINE)) - {"--version"}
        page = PAGE.read_text()
        rows = set(re.findall(r"`(--[a-z-]+)`", page))
        self.assertEqual(options - rows, set())
        for entry in re.split(r"\n  (?=-)", help_text):
            found = re.search(r"^--([a-z-]+) .*\(default: ([^)]+)\)", re.sub(r"\s+", " ", entry))
            if not found:
                continue
            name, number = found[1], found[2].removesuffix(".0")
            row = next(line for line in page.splitlines() if line.startswith("|") and f"`--{name}`" in line)
            self.assertIn(number, row.replace(",", "") if number.isdigit() else row, name)

    def test_all_problems_and_options_of_pictures_are_in_the_page(self):
        with Service("--workers", "1") as service:
            document = json.loads(service.get("/openapi.json")[2])
        page = PAGE.read_text()
        kinds = document["components"]["schemas"]["Problem"]["properties"]["type"]["enum"]
        for kind in kinds:
            name = kind.rsplit(":", 1)[1]
            if name != "unexpected":
                self.assertIn(f"`{name}`", page)
        for schema in ("CardOptions", "ChartOptions", "ComponentOptions"):
            for option in document["components"]["schemas"][schema]["properties"]:
                self.assertIn(f"`{option}`", page)

    def test_metrics_of_the_page_are_there(self):
        with Service("--workers", "1") as service:
            service.post("/v1/cards", {})
            text = service.get("/metrics")[2].decode()
        for name in set(re.findall(r"`(fiori_[a-z_]+)", PAGE.read_text())) - {"fiori_cache_failures_total"}:
            self.assertIn(f"# TYPE {name} ", text)


if __name__ == "__main__":
    unittest.main()
