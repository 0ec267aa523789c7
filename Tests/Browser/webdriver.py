"""A client of the WebDriver protocol (W3C), as far as the tests need it: plain HTTP to chromedriver."""

import base64
import json
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request


class DriverError(Exception):
    """An answer of the driver that reports an error."""


class Driver:
    """A chromedriver process and its browsers."""

    def __init__(self):
        program = shutil.which("chromedriver")
        if not program:
            raise DriverError("chromedriver is missing; run Scripts/bootstrap tests")
        # A driver ends at once when another program takes the free port that it has found.
        for _ in range(3):
            if self.start(program):
                return
        raise DriverError("chromedriver did not start")

    def start(self, program):
        """Starts the process and waits for its address; false if the process ends before."""
        self.process = subprocess.Popen(
            [program, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.process.stdout:
            found = re.search(r"port (\d+)", line)
            if "started successfully" in line and found:
                self.address = f"http://127.0.0.1:{found.group(1)}"
                return True
        self.process.wait()
        return False

    def browser(self, width=1280, height=800, **settings):
        return Browser(self.address, width, height, **settings)

    def close(self):
        self.process.terminate()
        self.process.wait()


class Browser:
    """A browser with one or more tabs."""

    def __init__(self, address, width, height, scale=1, language="en-US"):
        self.base = address
        arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            f"--window-size={width},{height}", f"--force-device-scale-factor={scale}", f"--lang={language}",
        ]
        options = {"args": arguments, "prefs": {"intl.accept_languages": language}}
        if shutil.which("chromium"):
            options["binary"] = shutil.which("chromium")
        answer = self.send("POST", "/session", {
            "capabilities": {"alwaysMatch": {
                "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.base += "/session/" + answer["sessionId"]
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise DriverError(f"{value['error']}: {value['message'].splitlines()[0]}") from None

    def command(self, name, **parameters):
        """Sends a command of the DevTools protocol."""
        return self.send("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def open(self, url):
        self.send("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        """Runs JavaScript and returns what it returns."""
        return self.send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_async(self, script, *arguments):
        """Runs JavaScript that calls its last argument with what it returns."""
        return self.send("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("GET", "/screenshot")))

    def close(self):
        self.send("DELETE", "")

    def wait(self, condition, message, seconds=10):
        """Waits until a function returns something, and returns that."""
        end = time.monotonic() + seconds
        while True:
            try:
                found = condition()
            except DriverError as error:
                # An element that was found may be gone before it is asked.
                if not str(error).startswith("stale element"):
                    raise
                found = None
            if found:
                return found
            if time.monotonic() > end:
                raise AssertionError(f"{message}, after {seconds} s")
            time.sleep(0.03)

    # Elements

    def find(self, name, role=None):
        """The element with an accessible name or text; the first of several."""
        def look():
            return self.run(FIND, name, role)
        return self.wait(look, f"no element “{name}”" + (f" with role {role}" if role else ""))

    def exists(self, name, role=None):
        return bool(self.run(FIND, name, role))

    def click(self, name, role=None):
        """Clicks an element as automation does: the driver refuses if something else is in the way."""
        self.click_node(self.find(name, role))

    def click_node(self, node):
        """Clicks a node that a script has returned, or the first one of a selector."""
        if isinstance(node, str):
            node = self.run("return document.querySelector(arguments[0])", node)
        self.send("POST", f"/element/{node['element-6066-11e4-a52e-4f735466cecf']}/click", {})

    def text(self, name, attribute="textContent"):
        return self.run("return arguments[0][arguments[1]] ?? arguments[0].getAttribute(arguments[1])", self.find(name), attribute)

    def settle(self):
        """Waits until the app has drawn nothing for a while: elements that move take clicks where they were."""
        def frames():
            return self.run("return window.received?.length ?? 0")
        end = time.monotonic() + 5
        before = -1
        while (now := frames()) != before and time.monotonic() < end:
            before = now
            time.sleep(0.12)

    def rest(self, name, role=None):
        """Waits until an element has kept its place for a while, as in a list that has been filtered."""
        def frame():
            return self.run("const r = arguments[0].getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
                            self.find(name, role))
        places = [frame()]

        def look():
            places.append(frame())
            time.sleep(0.1)
            return len(places) > 5 and all(place == places[-1] for place in places[-5:])
        self.wait(look, f"“{name}” does not come to rest")

    # Input

    def keys(self, text):
        actions = []
        for character in text:
            actions += [{"type": "keyDown", "value": character}, {"type": "keyUp", "value": character}]
        self.send("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def press(self, *keys):
        """Presses keys one after the other, each while those before it are down, and releases them."""
        actions = [{"type": "keyDown", "value": key} for key in keys]
        actions += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self.send("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def touch(self, kind, x=None, y=None):
        """Sends an event of one finger: Start, Move, End or Cancel."""
        points = [] if x is None else [{"x": x, "y": y}]
        self.command("Input.dispatchTouchEvent", type="touch" + kind, touchPoints=points)

    def pointer(self, *actions, kind="mouse"):
        self.send("POST", "/actions", {"actions": [
            {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": list(actions)}]})

    def drag(self, start, end, steps=8, kind="mouse", pause=0):
        actions = [move(*start), {"type": "pointerDown", "button": 0}]
        for step in range(1, steps + 1):
            actions.append(move(
                start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps, 16))
        if pause:
            actions.append({"type": "pause", "duration": pause})
        self.pointer(*actions, {"type": "pointerUp", "button": 0}, kind=kind)

    def wheel(self, x, y, dx=0, dy=0):
        self.send("POST", "/actions", {"actions": [{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": int(x), "y": int(y), "deltaX": int(dx), "deltaY": int(dy), "origin": "viewport"}]}]})

    def pinch(self, middle, scale):
        """Moves two fingers on a trackpad apart: browsers report wheel events with Control."""
        self.run("""
            const [x, y, scale] = arguments;
            for (let step = 0; step < 10; step++) document.elementFromPoint(x, y).dispatchEvent(new WheelEvent("wheel",
              {deltaY: -10 * Math.log(scale), ctrlKey: true, clientX: x, clientY: y, bubbles: true, cancelable: true}));""",
                 *middle, scale)

    def frame(self, name, role=None):
        """An element's rectangle: x, y, width, height."""
        return self.run("const r = arguments[0].getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
                        self.find(name, role))

    # Tabs

    def new_tab(self):
        handle = self.send("POST", "/window/new", {"type": "tab"})["handle"]
        self.send("POST", "/window", {"handle": handle})
        return handle

    def tabs(self):
        return self.send("GET", "/window/handles")

    def switch(self, handle):
        self.send("POST", "/window", {"handle": handle})

    def log(self):
        """The lines of the browser's console since the last call."""
        return [entry["message"] for entry in self.send("POST", "/se/log", {"type": "browser"})]


def move(x, y, duration=0):
    return {"type": "pointerMove", "x": int(x), "y": int(y), "duration": duration, "origin": "viewport"}


FIND = """
const [name, role] = arguments;
for (const node of document.querySelectorAll("#elements [data-id]")) {
  if (role && node.getAttribute("role") !== role) continue;
  const label = node.getAttribute("aria-label") ?? node.textContent;
  if (label === name || label.startsWith(name + ",") || node.dataset.identifier === name) return node;
}
return null;
"""
