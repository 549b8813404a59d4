"""Firefox without a window, spoken to by WebDriver BiDi, its own protocol: no driver stands between. Playwright drives
Chromium alone here, since its Firefox is one of its own that registries do not have.
"""

import base64
import json
import re
import shutil
import subprocess
from pathlib import Path

from websocket import create_connection

from support.waiting import PATIENCE, until

NAMES = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def find() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def start(folder: Path) -> "Firefox":
    return Firefox(find(), folder)


class Firefox:
    """One browser with one page, until it is closed."""

    def __init__(self, program: str, folder: Path):
        # Its home, too, is in the folder: nothing of the user's is read or written.
        self._log = (folder / "log").open("w+", encoding="utf-8")
        self.downloads = folder / "downloads"
        settings = {"browser.download.folderList": 2, "browser.download.dir": str(self.downloads)}
        # Times to the microsecond, as Chromium gives them to the bench.
        settings["privacy.reduceTimerPrecision"] = False
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in settings.items()]
        (folder / "user.js").write_text("".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"]
        environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin", "MOZ_CRASHREPORTER_DISABLE": "1"}
        self._process = subprocess.Popen(command, stdout=self._log, stderr=subprocess.STDOUT, env=environment)
        try:
            self._socket = create_connection(
                f"{self._address(folder / 'log')}/session", timeout=PATIENCE, suppress_origin=True
            )
            self._number = 0
            made = self._ask("session.new", capabilities={})
            self.version = made["capabilities"]["browserVersion"]
            self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
            self._ask("browsingContext.setViewport", context=self._page, viewport={"width": 1300, "height": 950})
        except BaseException:
            self._process.kill()
            raise

    def _address(self, log: Path) -> str:
        def read_address():
            assert self._process.poll() is None, log.read_text("utf-8")[-500:]
            return LISTENS.search(log.read_text("utf-8"))

        return until(read_address, "Firefox does not listen")[1]

    def _ask(self, method: str, **given) -> dict:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": given}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") != self._number:
                continue
            if message["type"] == "error":
                raise RuntimeError(f"{method}: {message['message']}")
            return message["result"]

    def open(self, url: str):
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def evaluate(self, expression: str):
        """The value of an expression, or what its promise holds."""
        made = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._page},
            awaitPromise=True,
        )
        if made["type"] == "exception":
            raise RuntimeError(made["exceptionDetails"]["text"])
        return json.loads(made["result"].get("value", "null"))

    def act(self, *sources: dict):
        """Keys and pointers, as WebDriver's actions."""
        self._ask("input.performActions", context=self._page, actions=list(sources))

    def picture(self) -> bytes:
        """The window as PNG."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._page)["data"])

    def close(self):
        self._socket.close()
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._log.close()
