"""`tab`: pages in the `browser` of a worker; `notebook`: cells on the kernel of a worker in
a blank page; `cells`: the same kernel without a page; `jupyter`: a real JupyterLab with the real kernel; `window`: a
browser page on it, checked when the test ends; `show`: a component in a page. Each is started for the first test that
takes it.
"""

from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from support.browser import PATIENCE
from support.figures import UNFOLD
from support.front import Pages, page_html, run_java
from support.host import Kernel, Notebook
from support.jupyter import Server, Window
from support.kernel import Page
from support.places import BUILD

# A machine that does something else as well may take its time; what is right comes long before.
expect.set_options(timeout=PATIENCE)

_press = Locator.press


def press(self, key, **options):
    """Playwright presses a key on a control that is disabled, too, where it is lost."""
    expect(self).to_be_enabled()
    _press(self, key, **options)


Locator.press = press


@pytest.fixture(scope="session")
def jupyter(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("jupyter"))
    yield server
    server.close()


@pytest.fixture(scope="session")
def kernel(tmp_path_factory):
    kernel = Kernel(tmp_path_factory.mktemp("kernel"))
    yield kernel
    kernel.close()


@pytest.fixture(scope="module")
def cells(kernel):
    """For what cells say and save; while it is open, every message of the kernel is kept for it."""
    page = Page(kernel.manager)
    yield page
    page.close()


@pytest.fixture(scope="module")
def notebook(browser, kernel):
    """For all tests of a module; looked at after each of them."""
    notebook = Notebook(browser, kernel)
    yield notebook
    notebook.close()


@pytest.fixture(scope="module")
def book(request, notebook):
    """A notebook of the games that the module names CELLS: code by its name, and a heading that has no code."""
    return notebook.open([code or name for name, code in request.module.CELLS.items()])


@pytest.fixture
def board(request, book):
    """One of them, untouched, its settings unfolded."""

    def open_board(name):
        number = list(request.module.CELLS).index(name)
        stage = book.run(number).figure(number)
        expect(stage.locator(".nb-play-picture")).to_be_visible()
        stage.evaluate(UNFOLD)
        # A board of another size is asked for, and lies elsewhere.
        book.settle(stage)
        return stage

    return open_board


@pytest.fixture(scope="session")
def states(tmp_path_factory):
    """Of games that are shown without a kernel."""
    return run_java("PlayStates", "nimbook.play", tmp_path_factory.mktemp("states"))


@pytest.fixture
def tab(request, browser):
    """Opens a page, without a network if not said otherwise, in a context of its own. What its console says, and what
    it asks for that is not its `own`, fails the test when it ends; or nothing does, where `own` is None.
    """
    contexts, wrong = [], []

    def open_page(place, own=("file:", "blob:", "data:"), width=1300, height=900, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **{"offline": True, **options})
        contexts.append(context)
        page = context.new_page()
        if own:
            context.on("request", lambda r: None if r.url.startswith(own) else wrong.append(r.url))
            page.on("pageerror", lambda e: wrong.append(str(e)))
            page.on("console", lambda m: wrong.append(m.text) if m.type in ("error", "warning") else None)
        page.goto(place.as_uri() if isinstance(place, Path) else place)
        return page

    yield open_page
    for i, context in enumerate(contexts):
        if getattr(request.node, "failed_call", False):
            context.pages[0].screenshot(path=BUILD / "pictures" / f"failed-{request.node.name}-{i}.png")
        context.close()
    assert wrong == []


@pytest.fixture(scope="session")
def components(browser):
    return Pages(browser)


@pytest.fixture
def show(request, components):
    """Opens the component that the module names COMPONENT with a state, in a page of the size SIZE; no error in a
    console, or the test fails.
    """
    opened = []
    usual = getattr(request.module, "SIZE", (1000, 700))

    def open_page(state, width=usual[0], height=usual[1], touch=False, scale=1, **options):
        html = page_html(request.module.COMPONENT, state, **options)
        opened.append(components.open(html, width, height, touch, scale))
        return opened[-1]

    yield open_page
    for page in opened:
        assert page.problems == []
        components.give_back(page)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.failed_call = report.when == "call" and report.failed
    return report


@contextmanager
def open_window(request, browser, jupyter):
    context = browser.new_context(viewport={"width": 1300, "height": 900})
    window = Window(context.new_page(), jupyter)
    yield window
    if getattr(request.node, "failed_call", False):
        window.picture(f"failed-{request.node.name}")
    context.close()


@pytest.fixture
def unchecked(request, browser, jupyter):
    """A window whose console may have errors, as when a kernel has gone."""
    with open_window(request, browser, jupyter) as window:
        yield window


@pytest.fixture
def window(request, browser, jupyter):
    """No error in its console, and no request that leaves the machine, or the test fails when it ends."""
    with open_window(request, browser, jupyter) as window:
        yield window
    if not getattr(request.node, "failed_call", False):
        window.check()


@pytest.fixture(scope="module")
def shared(browser, jupyter):
    """A window for all tests of a module, on one notebook with one kernel; looked at after each of them."""
    context = browser.new_context(viewport={"width": 1300, "height": 900})
    window = Window(context.new_page(), jupyter)
    yield window
    context.close()
    jupyter.end_kernels()


@pytest.fixture(autouse=True)
def clean(request):
    """No error in the console of the page that the module's tests share, and no request that leaves the machine, or the
    test during which it happened fails.
    """
    yield
    for name in {"shared", "notebook"} & set(request.fixturenames):
        window = request.getfixturevalue(name)
        if getattr(request.node, "failed_call", False):
            window.picture(f"failed-{request.node.name}")
            window.errors.clear()
        else:
            window.check()
