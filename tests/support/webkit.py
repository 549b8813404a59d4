"""WebKitGTK, which stands in for Safari, spoken to by WebDriver. It has no way without a window, so a virtual screen is
started for it.
"""

import base64
import contextlib
import json
import os
import shutil
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

from support.waiting import PATIENCE, until

BROWSERS = [Path("/usr/lib") / place / "MiniBrowser" for place in ("x86_64-linux-gnu/webkit2gtk-4.1", "webkit2gtk-4.1")]


def find() -> Path | None:
    """The browser, where its driver and a virtual screen are there, too."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return None
    return next((path for path in BROWSERS if path.exists()), None)


def start(folder: Path) -> "WebKit":
    return WebKit(find(), folder)


class WebKit:
    """One browser with one page, until it is closed."""

    def __init__(self, program: Path, folder: Path):
        read, write = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as number:
            display = ":" + number.readline().strip()
        port = 20_000 + os.getpid() % 10_000
        self.downloads = folder
        home = {"HOME": str(folder), "XDG_CACHE_HOME": str(folder), "DISPLAY": display, "PATH": os.environ["PATH"]}
        # Root has no sandbox to put a page into.
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env={**home, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"},
            stderr=subprocess.DEVNULL,
        )
        self._url = f"http://127.0.0.1:{port}"
        options = {"binary": str(program), "args": ["--automation"]}

        def session():
            with contextlib.suppress(urllib.error.URLError):
                return self._ask(
                    "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}, "firstMatch": [{}]}
                )

        try:
            made = until(session, "the driver of WebKit does not answer")
        except AssertionError:
            self._end()
            raise
        self.version = made["capabilities"]["browserVersion"]
        self._url += f"/session/{made['sessionId']}"
        self._ask("/timeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)
        self._ask("/window/rect", x=0, y=0, width=1300, height=950)

    def _ask(self, path: str, **given):
        request = urllib.request.Request(
            self._url + path, json.dumps(given).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE * 2) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise RuntimeError(json.load(refused)["value"]["message"]) from None

    def open(self, url: str):
        self._ask("/url", url=url)

    def evaluate(self, expression: str):
        """The value of an expression, or what its promise holds."""
        reply = self._ask(
            "/execute/async",
            script=f"""const done = arguments[0];
              (async () => JSON.stringify(await ({expression})) ?? "null")().then(
                (value) => done({{ value }}), (error) => done({{ error: String(error) }}));""",
            args=[],
        )
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return json.loads(reply["value"])

    def act(self, *sources: dict):
        """Keys and pointers, as WebDriver's actions."""
        self._ask("/actions", actions=list(sources))

    def picture(self) -> bytes:
        """The window as PNG."""
        return base64.b64decode(self._read("/screenshot"))

    def _read(self, path: str):
        with urllib.request.urlopen(self._url + path, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def close(self):
        try:
            urllib.request.urlopen(urllib.request.Request(self._url, method="DELETE"), timeout=PATIENCE).close()
        finally:
            self._end()

    def _end(self):
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(PATIENCE)
