"""axe-core, which finds faults of accessibility in a page; as the package axe-playwright-python of PyPI brings it."""

import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

VERSION = "0.1.8"
# Of axe.min.js in that version, which is axe-core 4.12.1.
DIGEST = "84494fec757e4710dc751c8d7a636e457f4532f08f85c86dc9070133fbff53bc"

package = pathlib.Path(__file__).resolve().parents[2]
kept = package / ".build" / f"axe-{VERSION}.min.js"

RUN = """
const done = arguments[0];
axe.run({resultTypes: ["violations"]}).then(
  ({violations}) => done(violations.map((found) =>
    [found.impact, found.id, found.nodes.slice(0, 3).map((node) => node.html.slice(0, 200))])),
  (error) => done([["critical", String(error), []]]));
"""


def script():
    """The text of axe-core, downloaded once."""
    if not kept.exists():
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                 "--only-binary", ":all:", "--dest", folder, f"axe-playwright-python=={VERSION}"], check=True)
            wheel = next(pathlib.Path(folder).glob("*.whl"))
            with zipfile.ZipFile(wheel) as archive:
                text = archive.read("axe_playwright_python/axe.min.js")
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(text)
    text = kept.read_bytes()
    if hashlib.sha256(text).hexdigest() != DIGEST:
        raise AssertionError(f"{kept} is not the file of axe-playwright-python {VERSION}; remove it")
    return text.decode()


def faults(browser, impacts=("serious", "critical")):
    """The faults of the page that is open: the impact, the rule, and the first elements."""
    if not browser.run("return typeof axe === 'object'"):
        browser.run(script())
    return [found for found in browser.run_async(RUN) if found[0] in impacts]
