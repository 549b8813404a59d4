"""The browser that the book and the benches start for themselves."""

import subprocess

from nimbook.book import devtools
from nimbook.book.browser import find


def running(folder) -> list[str]:
    listed = subprocess.run(["ps", "-A", "-ww", "-o", "args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if str(folder) in line and "--type=" not in line]


def test_a_browser_that_is_closed_is_gone_also_where_a_script_has_started_it(tmp_path):
    script = tmp_path / "browser.sh"
    # As Debian's does: no exec, so the browser is a process of its own.
    script.write_text(f'#!/bin/sh\n"{find()}" "$@"\nexit $?\n')
    script.chmod(0o755)
    browser = devtools.Browser(str(script), tmp_path)
    assert running(tmp_path)
    browser.close()
    assert browser.process.poll() is not None and running(tmp_path) == []
