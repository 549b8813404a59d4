"""The browser and one page of it as the bench sees them: nothing listens in while it measures.

Playwright asks the browser to report every message of every web socket, with its contents; for figures whose pictures
come by web socket that takes as long as drawing them. So Playwright opens the page and goes; what is measured is read
through the browser's own protocol.
"""

import urllib.request
from pathlib import Path

from nimbook.book import devtools
from nimbook.book.browser import find
from playwright.sync_api import sync_playwright

WIDTH, HEIGHT = 1300, 900


class Browser(devtools.Browser):
    def __init__(self, folder: Path):
        super().__init__(find(), folder)
        self.version = self.ask("version")["Browser"].removeprefix("HeadlessChrome/").removeprefix("Chrome/")

    def tab(self, open_page) -> "Tab":
        """A page that Playwright opens with `open_page(page)`, and then leaves alone."""
        before = {target["id"] for target in self.pages()}
        with sync_playwright() as p:
            page = p.chromium.connect_over_cdp(self.url).contexts[0].new_page()
            page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
            open_page(page)
        target = next(target for target in self.pages() if target["id"] not in before)
        return Tab(target["webSocketDebuggerUrl"])

    def leave(self, tab: "Tab"):
        """Closes a page without asking whether it has unsaved changes."""
        tab.socket.close()
        with urllib.request.urlopen(f"{self.url}/json/close/{tab.url.rsplit('/', 1)[1]}", timeout=10) as answer:
            answer.read()


class Tab(devtools.Tab):
    def __init__(self, url: str):
        super().__init__(url)
        self.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=False)

    def press(self, key: str):
        """A key: the browser takes it as a hand's."""
        code = {"ArrowLeft": 37, "ArrowRight": 39, "Enter": 13, "PageDown": 34, "u": 85}[key]
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)
