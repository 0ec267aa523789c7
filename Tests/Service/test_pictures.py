"""Pictures over HTTP are those of the command line, and so are the words about faults."""

import io
import json
import re
import subprocess
import tempfile
import threading
import unittest
import zipfile

from service import FIORI, Service

NOW = "2026-11-23T12:00:00Z"
CARD = {
    "sap.app": {"id": "orders", "type": "card", "i18n": "i18n/i18n.properties"},
    "sap.card": {"type": "List", "header": {"title": "Orders of {parameters>/country/value}"},
                 "configuration": {"parameters": {"country": {"value": "DE"}, "count": {"value": 3}}},
                 "content": {"data": {"json": [{"n": "Pump"}, {"n": "Valve"}]}, "item": {"title": "{n}"}}}}
TABLE = "Quarter,Sales,Costs\nQ1,12,9\nQ2,18,11\n"


def words(svg):
    """The texts of a picture, each on a line."""
    return [re.sub("<[^>]+>", "", text) for text in re.findall("<text.*?</text>", svg.decode(), re.DOTALL)]


@unittest.skipUnless(FIORI.exists(), "swift build --product fiori builds the program that draws")
class PictureTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = Service("--workers", "2", fiori=FIORI).__enter__()

    @classmethod
    def tearDownClass(cls):
        assert cls.service.stop() == 0

    def command(self, *arguments, files=None):
        """The output file, the output and the error output of a command in a folder of its own."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (files or {}).items():
                with open(f"{folder}/{name}", "w") as file:
                    file.write(text)
            done = subprocess.run([FIORI, *arguments], cwd=folder, capture_output=True, timeout=120)
            try:
                with open(f"{folder}/out", "rb") as file:
                    picture = file.read()
            except OSError:
                picture = None
            for kind in ("png", "svg", "pdf"):
                try:
                    with open(f"{folder}/out.{kind}", "rb") as file:
                        picture = file.read()
                except OSError:
                    pass
            return picture, done.stdout.decode(), done.stderr.decode()

    def test_cards(self):
        for format in ("png", "svg"):
            picture, _, _ = self.command(
                "render", "card", "manifest.json", "--now", NOW, "--locale", "de", "--scheme", "dark",
                "--parameters", "country=FR", "count=5", "-o", f"out.{format}", files={"manifest.json": json.dumps(CARD)})
            status, _, body = self.service.post(
                f"/v1/cards?format={format}&now={NOW}&locale=de&scheme=dark&parameters=country=FR&parameters=count=5", CARD)
            self.assertEqual(status, 200, body)
            self.assertEqual(body, picture, format)

    def test_resolved_cards(self):
        _, output, _ = self.command(
            "resolve", "card", "manifest.json", "--now", NOW, files={"manifest.json": json.dumps(CARD)})
        status, headers, body = self.service.post(f"/v1/cards?now={NOW}", CARD, Accept="application/json")
        self.assertEqual((status, headers["Content-Type"]), (200, "application/json"), body)
        self.assertEqual(json.loads(body), json.loads(output))

    def test_charts(self):
        picture, _, _ = self.command(
            "render", "chart", "c.csv", "--type", "column", "--title", "Sales", "--labels", "--reference", "Goal=10",
            "-o", "out.png", files={"c.csv": TABLE})
        status, _, body = self.service.post(
            "/v1/charts?type=column&title=Sales&labels=true&reference=Goal%3D10", TABLE, "text/csv")
        self.assertEqual(status, 200, body)
        self.assertEqual(body, picture)

    def test_tables_in_other_encodings(self):
        table = "Ort,Umsätze\nKöln,12\nMünchen,18\n"
        expected = self.service.post("/v1/charts?type=bar&format=svg", table.encode(), "text/csv; charset=utf-8")[2]
        for charset in ("windows-1252", "iso-8859-1"):
            status, _, body = self.service.post(
                "/v1/charts?type=bar&format=svg", table.encode(charset), f"text/csv; charset={charset}")
            self.assertEqual((status, body), (200, expected), charset)

    def test_components(self):
        picture, _, _ = self.command("render", "component", "ContactItem", "--set", "title=Laurel", "subtitle=", "-o", "out.png")
        status, _, body = self.service.post("/v1/components/ContactItem", {"title": "Laurel", "subtitle": None})
        self.assertEqual(status, 200, body)
        self.assertEqual(body, picture)

    SHEET = "@primaryLabel: #C00010;\n@chart1: #008060;\n@primaryGroupedBackground: #FFF4E0;\ntitle { font-size: 30; }\n"
    SUBJECTS = [("card", "/v1/cards", CARD, ("card", "manifest.json"), "manifest.json"),
                ("chart", "/v1/charts", {"chartType": "column", "data": [[1, 2]]}, ("chart", "chart.json"), "chart.json"),
                ("values", "/v1/components/ObjectItem", {}, ("component", "ObjectItem"), "none")]

    def themed(self, member, path, body, **options):
        return self.service.post(path, {member: body, "options": options}, "application/vnd.fiori.envelope+json")

    def test_themes_are_those_of_the_command_line(self):
        for member, path, body, command, name in self.SUBJECTS:
            now = ["--now", NOW] if member == "card" else []
            options = {"now": NOW} if member == "card" else {}
            files = {name: json.dumps(body), "brand.nss": self.SHEET}
            for scheme in ("light", "dark"):
                with self.subTest(member=member, scheme=scheme):
                    picture, _, errors = self.command(
                        "render", *command, *now, "--scheme", scheme, "--theme", "v7", "--style-sheet", "brand.nss",
                        "-o", "out.png", files=files)
                    self.assertEqual(errors, "")
                    status, _, answer = self.themed(
                        member, path, body, theme="v7", styleSheet=self.SHEET, scheme=scheme, **options)
                    self.assertEqual((status, answer), (200, picture), answer[:300])
            picture, _, _ = self.command("render", *command, *now, "--theme", "v4", "-o", "out.png", files=files)
            status, _, answer = self.service.post(f"{path}?theme=v4" + (f"&now={NOW}" if now else ""), body)
            self.assertEqual((status, answer), (200, picture), answer[:300])

    def test_themes_do_not_leak(self):
        # Both processes have drawn themed pictures, several times, before and between the plain ones.
        for member, path, body, command, name in self.SUBJECTS:
            options = {"now": NOW} if member == "card" else {}
            now = ["--now", NOW] if member == "card" else []
            plain, _, _ = self.command("render", *command, *now, "-o", "out.png", files={name: json.dumps(body)})
            failures, tags = [], set()

            def run(number):
                themed = number % 2 == 0
                sheet = {"styleSheet": self.SHEET + f"/* {number % 4} */"} if themed else {}
                fresh = {"Cache-Control": "no-cache"} if number < 12 else {}
                status, headers, answer = self.service.request(
                    "POST", path, json.dumps({member: body, "options": {**options, **sheet}}),
                    {"Content-Type": "application/vnd.fiori.envelope+json", **fresh})
                if status != 200 or (answer == plain) == themed:
                    failures.append((number, status))
                tags.add((themed, headers["ETag"]))

            for numbers in (range(0, 12), range(12, 24)):
                threads = [threading.Thread(target=run, args=(number,)) for number in numbers]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
            self.assertEqual(failures, [], member)
            self.assertEqual(len(tags), 2, tags)

    def test_tags_of_themed_pictures_are_their_own(self):
        _, headers, _ = self.service.post(f"/v1/cards?now={NOW}", CARD)
        status, _, _ = self.service.post(f"/v1/cards?now={NOW}", CARD, **{"If-None-Match": headers["ETag"]})
        self.assertEqual(status, 304)
        status, _, _ = self.service.post(f"/v1/cards?now={NOW}&theme=v4", CARD, **{"If-None-Match": headers["ETag"]})
        self.assertEqual(status, 200)

    def test_faults_of_style_sheets(self):
        status, _, answer = self.themed("card", "/v1/cards", CARD, styleSheet="\n@primaryLabel #FFF;")
        problem = json.loads(answer)
        self.assertEqual(
            (status, problem["type"], problem["pointer"], problem["line"], problem["column"]),
            (400, "urn:fiori:problem:invalid-input", "/options/styleSheet", 2, 15), problem)
        status, headers, _ = self.themed("card", "/v1/cards", CARD, styleSheet="title { font-colr: #FFF; }")
        self.assertEqual((status, headers["Fiori-Notices"]), (200, "1"))
        status, _, answer = self.themed("card", "/v1/cards", CARD, styleSheet="title { font-colr: #FFF; }", strict=True)
        self.assertEqual(status, 422)
        self.assertEqual(json.loads(answer)["diagnostics"][0]["column"], 9)
        status, _, answer = self.service.post("/v1/cards?theme=v9", CARD)
        self.assertEqual((status, json.loads(answer)["pointer"]), (400, "/options/theme"))

    def test_faults_have_the_words_of_the_command_line(self):
        cases = [
            (("render", "chart", "chart.csv", "--type", "colum", "-o", "out.png"), "/v1/charts?type=colum", TABLE, "text/csv"),
            (("render", "chart", "chart.csv", "--type", "donut", "--logarithmic", "--totals", "Q1", "-o", "out.png"),
             "/v1/charts?type=donut&logarithmic&totals=Q1", TABLE, "text/csv"),
            (("render", "chart", "chart.json", "-o", "out.png"), "/v1/charts", '{"chartType": "colum"}', "application/json"),
            (("render", "chart", "chart.json", "-o", "out.png"), "/v1/charts", '{"data": [[1, "x"]]}', "application/json"),
            (("render", "component", "ContactItem", "--set", "titel=x", "-o", "out.png"), "/v1/components/ContactItem",
             '{"titel": "x"}', "application/json"),
            (("render", "component", "Nonsense", "-o", "out.png"), "/v1/components/Nonsense", "", "application/json"),
            (("render", "card", "manifest.json", "--parameters", "land=FR", "-o", "out.png"),
             "/v1/cards?parameters=land=FR", json.dumps(CARD), "application/json"),
            (("render", "card", "manifest.json", "--locale", "xx_DE", "-o", "out.png"), "/v1/cards?locale=xx_DE",
             json.dumps(CARD), "application/json"),
        ]
        for arguments, path, body, type in cases:
            with self.subTest(path=path):
                name = next((a for a in arguments if "." in a and not a.startswith("out")), "none")
                _, _, errors = self.command(*arguments, files={name: body})
                status, _, answer = self.service.post(path, body, type)
                self.assertEqual(status, 400, answer)
                detail = json.loads(answer)["detail"]
                words = errors.removeprefix("Error: ").split("\nHelp:")[0].split("\nUsage:")[0].strip()
                words = words.removeprefix(f"{name}: ")
                self.assertTrue(detail == words or words.endswith(detail), f"{detail!r} is not {words!r}")

    def test_a_manifest_that_is_no_json(self):
        status, _, body = self.service.post("/v1/cards", '{\n  "sap.card": x}')
        problem = json.loads(body)
        self.assertEqual((status, problem["line"], problem["column"]), (400, 2, 15), problem)

    def test_notices(self):
        card = json.loads(json.dumps(CARD))
        card["sap.card"]["content"]["data"] = {"request": {"url": "./missing.json"}}
        status, headers, _ = self.service.post("/v1/cards", card)
        self.assertEqual((status, headers["Fiori-Notices"]), (200, "1"))
        status, _, body = self.service.post("/v1/cards?strict=true", card)
        self.assertEqual(status, 422)
        self.assertIn("missing.json", json.dumps(json.loads(body)["diagnostics"]))

    def test_bundles(self):
        card = json.loads(json.dumps(CARD))
        card["sap.card"]["header"]["title"] = "{i18n>title}"
        card["sap.card"]["content"]["data"] = {"request": {"url": "./data.json"}}
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            archive.writestr("card/manifest.json", json.dumps(card))
            archive.writestr("card/i18n/i18n.properties", "title=From the bundle")
            archive.writestr("card/data.json", '[{"n": "Of a file"}]')
        status, headers, body = self.service.post("/v1/cards?format=svg", buffer.getvalue(), "application/zip")
        self.assertEqual(status, 200, body)
        self.assertIsNone(headers["Fiori-Notices"])
        self.assertIn("From the bundle", words(body))
        self.assertIn("Of a file", words(body))

    def test_cards_read_no_other_files(self):
        for url in ("../../../../../../etc/hostname", "file:///etc/hostname", "/etc/hostname", "../1/manifest.json"):
            card = json.loads(json.dumps(CARD))
            card["sap.card"]["content"] = {"data": {"request": {"url": url}}, "item": {"title": "{/}"}}
            status, headers, body = self.service.post("/v1/cards?format=svg", card)
            self.assertEqual((status, headers["Fiori-Notices"]), (200, "1"), (url, body))

    def test_pixels_are_bounded(self):
        status, _, body = self.service.post("/v1/cards?size=8000x8000&scale=10", CARD)
        self.assertEqual(status, 400, body)
        self.assertIn("pixels", json.loads(body)["detail"])

    def test_no_strange_input_is_a_fault_of_the_service(self):
        for path, type, body in [
            ("/v1/charts?type=line", "text/csv", b"\xff\xfe\x00"), ("/v1/charts?type=line", "text/csv", b"\0" * 100),
            ("/v1/charts", "application/json", b'{"data": 1e400}'), ("/v1/charts", "application/json", b"[" * 5_000),
            ("/v1/cards", "application/json", b'{"sap.card": 1}'), ("/v1/cards", "application/json", b"{}"),
            ("/v1/cards?now=yesterday", "application/json", b"{}"), ("/v1/cards?timeZone=Mars", "application/json", b"{}"),
            ("/v1/cards?size=x", "application/json", b"{}"), ("/v1/cards?size=99999x", "application/json", b"{}"),
            ("/v1/components/Tag?variant=none", "application/json", b""),
        ]:
            status, _, answer = self.service.post(path, body, type)
            self.assertLess(status, 500, (path, body[:20], answer))
            self.assertNotIn(b"fiori-serve-", answer)

    def test_clients_at_once_get_their_own_pictures(self):
        failures = []

        def run(number):
            card = json.loads(json.dumps(CARD))
            card["sap.card"]["header"]["title"] = f"Card {number}"
            status, _, body = self.service.post("/v1/cards?format=svg", card)
            if status != 200 or f"Card {number}" not in words(body):
                failures.append((number, status))

        threads = [threading.Thread(target=run, args=(number,)) for number in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


if __name__ == "__main__":
    unittest.main()
