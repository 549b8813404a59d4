"""Finds the Chromium that the browser tests drive, or installs one, and says so. As a program: prints its path."""

import os
import shutil
import subprocess
import sys

from nimbook.book.browser import HEADLESS, find, playwrights_own


def _try(command: list[str], seconds: int, **environment) -> bool:
    print("  " + " ".join(command), file=sys.stderr, flush=True)
    try:
        done = subprocess.run(
            command, timeout=seconds, stdin=subprocess.DEVNULL, stdout=sys.stderr, env={**os.environ, **environment}
        )
        return done.returncode == 0
    except (subprocess.TimeoutExpired, OSError) as problem:
        print(f"  {problem}", file=sys.stderr)
        return False


def install() -> str | None:
    print("No Chromium was found. Playwright's own is tried (about 180 MB):", file=sys.stderr)
    # A machine without a way to the download must not wait for minutes to learn it.
    if _try(
        [sys.executable, "-m", "playwright", "install", "chromium"], 400, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="15000"
    ):
        return playwrights_own()
    if shutil.which("apt-get"):
        sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
        if not sudo or shutil.which("sudo"):
            print("It could not be had; the distribution's package is tried:", file=sys.stderr)
            # A new machine may have no list of packages, or an old one; and a browser without a font draws boxes for
            # letters.
            _try([*sudo, "apt-get", "update", "-qq"], 180)
            for package in (HEADLESS, "chromium"):
                command = [*sudo, "apt-get", "install", "-y", "--no-install-recommends", package, "fonts-dejavu-core"]
                if _try(command, 600, DEBIAN_FRONTEND="noninteractive"):
                    return find()
    return None


def main() -> int:
    path = find() or install()
    if not path:
        print(
            "The browser tests need Chromium or Chrome, and none could be installed here.\n"
            "  Debian:          sudo apt-get install chromium\n"
            "  Ubuntu, macOS:   .venv/bin/python -m playwright install --with-deps chromium\n"
            "  or name one:     NIMBOOK_CHROMIUM=/path/to/chrome ./lab test browser",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
