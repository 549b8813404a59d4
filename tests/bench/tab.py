"""The browser and one page of it as the bench sees them: nobody listens in while it measures.

Playwright asks the browser to report every message of every web socket, with its contents; for figures whose pictures
come by web socket that takes as long as drawing them. So Playwright opens the page and goes; what is measured is asked
through the browser's own protocol.
"""

import json
import subprocess
import time
import urllib.request
from pathlib import Path

import websocket
from playwright.sync_api import sync_playwright

from support.chromium import find

WIDTH, HEIGHT = 1300, 900


class Browser:
    """A headless Chromium of its own; `folder` holds its profile."""

    def __init__(self, folder: Path):
        profile = folder / "chromium"
        self.process = subprocess.Popen(
            [
                find(),
                "--headless",
                "--no-sandbox",
                "--no-first-run",
                "--remote-debugging-port=0",
                f"--user-data-dir={profile}",
                "about:blank",
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        port = profile / "DevToolsActivePort"
        end = time.monotonic() + 60
        while not (port.is_file() and port.read_text().count("\n")):
            if self.process.poll() is not None or time.monotonic() > end:
                self.close()
                raise AssertionError("Chromium did not start")
            time.sleep(0.05)
        self.url = f"http://127.0.0.1:{port.read_text().splitlines()[0]}"
        self.version = self._ask("version")["Browser"].removeprefix("HeadlessChrome/").removeprefix("Chrome/")

    def _ask(self, what: str):
        with urllib.request.urlopen(f"{self.url}/json/{what}", timeout=10) as answer:
            return json.load(answer)

    def tab(self, open_page) -> "Tab":
        """A page that Playwright opens with `open_page(page)`, and then leaves alone."""
        before = {target["id"] for target in self._ask("list")}
        with sync_playwright() as p:
            page = p.chromium.connect_over_cdp(self.url).contexts[0].new_page()
            page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
            open_page(page)
        target = next(t for t in self._ask("list") if t["type"] == "page" and t["id"] not in before)
        return Tab(target["webSocketDebuggerUrl"])

    def leave(self, tab: "Tab"):
        """Closes a page without asking whether it has unsaved changes."""
        tab.socket.close()
        with urllib.request.urlopen(f"{self.url}/json/close/{tab.url.rsplit('/', 1)[1]}", timeout=10) as answer:
            answer.read()

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Tab:
    """One open page."""

    def __init__(self, url: str):
        self.socket = websocket.create_connection(url, suppress_origin=True, timeout=120)
        self.url, self.calls = url, 0
        self.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=False)

    def call(self, method: str, **parameters) -> dict:
        self.calls += 1
        self.socket.send(json.dumps({"id": self.calls, "method": method, "params": parameters}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.calls:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def evaluate(self, function: str, *arguments):
        """The value of a JavaScript function of these arguments; a promise is awaited."""
        given = ", ".join(json.dumps(argument) for argument in arguments)
        answer = self.call(
            "Runtime.evaluate", expression=f"({function})({given})", awaitPromise=True, returnByValue=True
        )
        if problem := answer.get("exceptionDetails"):
            raise RuntimeError(problem.get("exception", {}).get("description") or problem["text"])
        return answer["result"].get("value")

    def press(self, key: str):
        """An arrow key: the browser takes it as a hand's."""
        code = {"ArrowLeft": 37, "ArrowRight": 39}[key]
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)
