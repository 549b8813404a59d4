"""One Chromium for all tests that is started again if it has ended: a browser lost in one test must not take all later
ones along.
"""

import os
import warnings

from nimbook.book.browser import arguments, find
from playwright.sync_api import Browser, Error, Playwright

from support.places import BUILD

# Milliseconds: a machine that does something else as well may take its time; what is right comes long before.
PATIENCE = 60_000
LOG = BUILD / f"chromium-{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}.log"
# On a busy machine the watchdog takes a slow graphics process for a hung one, and after a few of those Chromium ends
# itself.
PATIENT = ["--disable-gpu-watchdog", "--disable-gpu-process-crash-limit", "--enable-logging", f"--log-file={LOG}"]


class Chromium:
    """What tests ask of a browser: contexts and pages."""

    def __init__(self, playwright: Playwright):
        self._playwright, self._browser = playwright, None

    def _started(self) -> Browser:
        LOG.parent.mkdir(parents=True, exist_ok=True)
        return self._playwright.chromium.launch(executable_path=find(), args=PATIENT + arguments())

    @staticmethod
    def _last_words() -> str:
        said = LOG.read_text(errors="replace").splitlines() if LOG.exists() else []
        return "\n".join([line for line in said if "dbus" not in line and ":CONSOLE:" not in line][-8:])

    def new_context(self, **options):
        # Started when first needed, and whether it still runs is only known by asking: nothing is heard from it
        # between two calls.
        for again in (True, False):
            if self._browser is None:
                self._browser = self._started()
            try:
                context = self._browser.new_context(**options)
                context.set_default_timeout(PATIENCE)
                return context
            except Error as problem:
                if self._browser.is_connected() or not again:
                    raise
                warnings.warn(
                    f"Chromium had ended and was started again. {problem.message.splitlines()[0]} "
                    f"Its last words:\n{self._last_words()}",
                    stacklevel=2,
                )
                self._browser = None

    def new_page(self, **options):
        return self.new_context(**options).new_page()

    def close(self):
        if self._browser is not None:
            self._browser.close()
