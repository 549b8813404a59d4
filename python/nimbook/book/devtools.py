"""A Chromium of one's own, spoken to by its DevTools protocol: needs nothing but a client of web sockets, which
JupyterLab brings.
"""

import contextlib
import json
import subprocess
import time
import urllib.request
from pathlib import Path

import websocket

from nimbook.book.browser import arguments


class Browser:
    """A headless Chromium; `folder` holds its profile."""

    def __init__(self, program: str, folder: Path):
        profile = folder / "chromium"
        own = ["--headless", "--no-first-run", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        self.process = subprocess.Popen(
            [program, *own, *arguments(), "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.url = ""
        port = profile / "DevToolsActivePort"
        end = time.monotonic() + 60
        while not (port.is_file() and port.read_text().count("\n")):
            if self.process.poll() is not None or time.monotonic() > end:
                self.close()
                raise OSError(f"{Path(program).name} did not start")
            time.sleep(0.05)
        self.url = f"http://127.0.0.1:{port.read_text().splitlines()[0]}"

    def ask(self, what: str):
        with urllib.request.urlopen(f"{self.url}/json/{what}", timeout=10) as answer:
            return json.load(answer)

    def pages(self) -> list[dict]:
        return [target for target in self.ask("list") if target["type"] == "page"]

    def close(self):
        # Asked to, for what was started may be a script that leaves the browser behind when it is ended (Debian's is).
        if self.url:
            with contextlib.suppress(OSError, websocket.WebSocketException):
                Tab(self.ask("version")["webSocketDebuggerUrl"], 10).call("Browser.close")
        else:
            self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Tab:
    """One open page."""

    def __init__(self, url: str, seconds: float = 120):
        self.socket = websocket.create_connection(url, suppress_origin=True, timeout=seconds)
        self.url, self.calls = url, 0

    def call(self, method: str, **parameters) -> dict:
        self.calls += 1
        self.socket.send(json.dumps({"id": self.calls, "method": method, "params": parameters}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.calls:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def evaluate(self, function: str, *given):
        """The value of a JavaScript function of these arguments; a promise is awaited."""
        values = ", ".join(json.dumps(value) for value in given)
        answer = self.call(
            "Runtime.evaluate", expression=f"({function})({values})", awaitPromise=True, returnByValue=True
        )
        if problem := answer.get("exceptionDetails"):
            raise RuntimeError(problem.get("exception", {}).get("description") or problem["text"])
        return answer["result"].get("value")
