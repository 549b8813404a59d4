"""How tests are spread over workers: all tests of a file, of one notebook or in JupyterLab stay on one, but for those
marked `alone` (pytest.ini); what takes longest begins first.

`WEIGHT` of a test file says about how many seconds of one core it takes, where those are many; it is written down, so
that the order is always the same. Files that need javac for pages come last: a version's first run compiles it
meanwhile, and a worker that waits for it would do nothing else.
"""

import signal

import pytest
from nimbook_ports import KernelPorts
from playwright.sync_api import sync_playwright

from support.browser import Chromium
from support.pagejava import compiler

USUAL = 5
# Of a test marked `alone`: more than the WEIGHT of any file.
MINUTES = 600

# A shell starts what it puts into the background with interrupts ignored, and so would be all that tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Of a dozen workers' kernels none takes another's port.
KernelPorts.instance()


# First, because pytest-xdist reads the groups in the same hook.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    weights, late = {}, set()
    for item in items:
        call = getattr(item, "callspec", None)
        # The notebook that it asks about: the parameter `stem`, or its file's NOTEBOOK.
        item.notebook = (
            call.params["stem"] if call and "stem" in call.params else getattr(item.module, "NOTEBOOK", None)
        )
        # JupyterLab is started by one worker.
        item.group = item.notebook or ("jupyter" if "jupyter" in item.fixturenames else item.path.stem)
        weight = getattr(item.module, "WEIGHT", USUAL)
        if item.get_closest_marker("alone"):
            item.group, weight = item.name, MINUTES
        weights[item.group] = max(weights.get(item.group, 0), weight)
        if getattr(item.module, "compiler", None) is compiler:
            late.add(item.group)
        item.add_marker(pytest.mark.xdist_group(item.group))
    items.sort(key=lambda item: (item.group in late, -weights[item.group], item.group))


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests of a worker. None starts its own: Playwright starts once at a time."""
    with sync_playwright() as p:
        browser = Chromium(p)
        yield browser
        browser.close()
