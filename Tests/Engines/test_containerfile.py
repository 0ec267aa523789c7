"""The steps of Deploy/Containerfile's second stage in a fresh Debian, with the programs that were built."""

import ctypes
import json
import os
import pathlib
import re
import shutil
import unittest

import engine
from containerfile import Stage


class ContainerfileTest(engine.EngineCase):
    @classmethod
    def setUpClass(cls):
        if os.getuid() != 0:
            raise unittest.SkipTest("a system in a folder is made by root only")
        if not shutil.which("debootstrap", path=os.environ["PATH"] + ":/usr/sbin"):
            raise unittest.SkipTest("there is no debootstrap; Scripts/bootstrap engines installs it")
        # Mounts of this process are its own, and gone with it (unshare(2), CLONE_NEWNS).
        if ctypes.CDLL(None, use_errno=True).unshare(0x00020000) != 0:
            raise unittest.SkipTest(f"mounts cannot be made: {os.strerror(ctypes.get_errno())}")

    def suite(self, text):
        """The Debian of the image."""
        return re.search(r"^ARG DEBIAN_IMAGE=\S*debian:(\w+)-slim$", text, re.MULTILINE).group(1)

    def mirror(self):
        """The server that this machine's packages of Debian come from."""
        for path in [pathlib.Path("/etc/apt/sources.list"), *pathlib.Path("/etc/apt/sources.list.d").glob("*")]:
            if path.is_file():
                found = re.search(r"^(?:deb |URIs:)[^#\n]*?(https?://\S+/debian)/?\s", path.read_text(), re.MULTILINE)
                if found:
                    return found.group(1)
        return "http://deb.debian.org/debian"

    def test_the_programs_find_their_libraries_and_draw(self):
        text = (engine.DEPLOY / "Containerfile").read_text()
        own = pathlib.Path("/etc/os-release").read_text()
        suite = self.suite(text)
        if f"VERSION_CODENAME={suite}" not in own:
            self.skipTest(f"the image is Debian {suite}, which programs that were built here are not for")
        root = self.folder / "root"
        root.mkdir()
        self.run_program("mount", "--make-rprivate", "/")
        # In memory: installing packages waits for the disk at each file, which takes minutes.
        self.run_program("mount", "-t", "tmpfs", "-o", "mode=755,size=3g", "tmpfs", root)
        self.addCleanup(self.run_program, "umount", root)
        self.run_program(
            "debootstrap", "--variant=minbase", suite, root, self.mirror(),
            env={"PATH": os.environ["PATH"] + ":/usr/sbin"})
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        # As in Debian's images.
        (root / "etc/dpkg/dpkg.cfg.d/slim").write_text(
            "force-unsafe-io\npath-exclude /usr/share/doc/*\npath-exclude /usr/share/man/*\n")
        collected = self.folder / "collected"
        built = [program for program in [engine.fiori(), engine.service()] if program]
        self.run_program(engine.DEPLOY / "collect", collected, *built)
        stage = Stage(text, root, engine.ROOT, collected)
        steps = stage.carry_out()
        programs = [name for name in ["fiori", "fiori-serve"] if (collected / name).exists()]
        for program in programs:
            libraries = stage.run("/usr/bin/ldd", f"/opt/fiori/{program}").stdout
            self.assertIn("libcairo" if program == "fiori" else "libswiftCore", libraries)
            self.assertNotIn("not found", libraries)
            self.assertNotIn("/opt/swift", libraries, "a library of this machine")
            for line in libraries.splitlines():
                if "swift" in line:
                    self.assertIn("/opt/fiori/", line)
        # As the Indexed Job does: another user, a file system that cannot be written to, volumes.
        cards, pictures = self.folder / "cards/one", self.folder / "pictures"
        cards.mkdir(parents=True)
        pictures.mkdir()
        os.chown(pictures, 10001, 10001)
        self.folder.chmod(0o755)
        card = engine.card(1)
        # Pictures are read by libraries that are loaded on demand.
        card["sap.card"]["content"]["item"]["icon"] = {"src": "./icon.svg"}
        (cards / "icon.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle r="16" cx="16" cy="16"/></svg>')
        (cards / "manifest.json").write_text(json.dumps(card))
        drawn = stage.run(
            *stage.entry_point, "render", "cards", "/cards", "-o", "/pictures", "--strict", read_only=True,
            mounts=[(cards.parent, "/cards"), (pictures, "/pictures")])
        self.assertRegex(drawn.stdout, r"drawn +1\n")
        picture = (pictures / "one/manifest.png").read_bytes()
        self.assertTrue(picture.startswith(b"\x89PNG"))
        # The same picture as here: fonts and symbols are there.
        here = self.folder / "here"
        self.run_program(engine.fiori(), "render", "cards", cards.parent, "-o", here)
        self.assertEqual(picture, (here / "one/manifest.png").read_bytes(), "a font or a symbol is missing")
        if "fiori-serve" in programs:
            stage.run("/opt/fiori/fiori-serve", "--help", read_only=True)
        size = int(self.run_program("du", "-sm", root).split()[0])
        print(
            f"Container: {steps} steps of the image in a fresh Debian {suite}, {' and '.join(programs)} without a missing "
            f"library, a card drawn by user {stage.user} on a read-only file system as here; {size} MiB")


if __name__ == "__main__":
    unittest.main()
