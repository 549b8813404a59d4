"""Firefox as the bench sees it, against Chromium in one run."""

import json
from pathlib import Path

from bench.measure import FIRST, Place
from support import firefox
from support.driven import open_notebook, press, until
from support.jupyter import Server

KEYS = {"ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


class Tab:
    """Of an open page what bench.tab's has."""

    def __init__(self, browser: firefox.Firefox):
        self.browser = browser

    def evaluate(self, function: str, *arguments):
        given = ", ".join(json.dumps(argument) for argument in arguments)
        return self.browser.evaluate(f"({function})({given})")

    def press(self, key: str):
        press(self.browser, KEYS[key])


class Firefox:
    """A Firefox of its own, where there is one; `folder` holds its profile."""

    def __init__(self, folder: Path):
        folder.mkdir()
        self.firefox = firefox.start(folder)
        self.version = self.firefox.version

    def tab(self, server: Server, name: str, place: Place) -> Tab:
        """A notebook, run until its figure is drawn and still."""
        open_notebook(self.firefox, server, name)
        self.firefox.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => true)")
        until(self.firefox, f"Boolean(document.querySelector({json.dumps(FIRST[place.kind])}))")
        self.firefox.evaluate("new Promise((done) => setTimeout(() => done(true), 1500))")
        return Tab(self.firefox)

    def leave(self, _tab: Tab):
        self.firefox.open("about:blank")

    def close(self):
        self.firefox.close()
