"""Browsers other than Chromium: a notebook in JupyterLab, and a page that stays live, by pointer and keys."""

import io
import secrets
import time

import pytest
from PIL import Image

from support import firefox, webkit

WEIGHT = 90
pytestmark = pytest.mark.all

CELLS = [
    "#" + "\n\nA line.\n" * 60,
    'live(whole("k", 0, 12).start(2), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(40, 40)))',
    "play(BoardGame.queen()).start(5, 8)",
    'save(live(whole("k", 0, 12).start(2), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k))'
    '.grundy(60, 60))), "page.html")',
    "#" + "\n\nA line.\n" * 60,
]
HEATMAP = "document.querySelector('.nb-stage canvas')"
STAGE = f"{HEATMAP}.closest('.nb-stage')"


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(kind, marks=pytest.mark.skipif(not kind.find(), reason=f"there is no {name}"), id=name)
        for name, kind in {"Firefox": firefox, "WebKitGTK": webkit}.items()
    ],
)
def browser(request, tmp_path_factory):
    made = request.param.start(tmp_path_factory.mktemp("profile"))
    yield made
    made.close()


def until(browser, expression, seconds=180):
    """Its value, once that is not false or nothing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := browser.evaluate(expression):
            return value
        time.sleep(0.1)
    raise AssertionError(f"not within {seconds} s: {expression}")


def press(browser, key):
    actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
    browser.act({"type": "key", "id": "keys", "actions": actions})


def point(browser, place, click=False):
    """The pointer goes to [x, y] of the window."""
    x, y = map(round, place)
    actions = [{"type": "pointerMove", "x": x, "y": y, "duration": 50}]
    if click:
        actions += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    browser.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})


def colours(browser, box):
    """How many different colours this part of the window shows."""
    x, y, width, height = map(round, box)
    with Image.open(io.BytesIO(browser.picture())) as window:
        return len(window.convert("RGB").crop((x, y, x + width, y + height)).getcolors(1 << 24))


BOX = f"(({{x, y, width, height}}) => [x, y, width, height])({HEATMAP}.getBoundingClientRect())"
RIGHT = "\ue014"


def moves_and_answers(browser):
    """The slider by a key, the tip of a cell that the pointer is on, and the moves of one that is clicked."""
    until(browser, f"{STAGE}.querySelector('.nb-slider:enabled') && {STAGE}.dataset.pending !== 'true'")
    browser.evaluate(f"{STAGE}.querySelector('.nb-slider').focus()")
    press(browser, RIGHT)
    until(browser, f"{STAGE}.querySelector('.nb-number').value === '3' && {STAGE}.dataset.pending === 'false'")
    until(browser, f"{STAGE}.textContent.includes('row + column ≤ 3')")
    browser.evaluate(f"{HEATMAP}.scrollIntoView({{ block: 'center' }})")
    x, y, width, height = browser.evaluate(BOX)
    point(browser, [x + width / 2, y + height / 2])
    tip = until(browser, "document.querySelector('.nb-heatmap-tip:not([hidden])')?.textContent")
    assert "Grundy" in tip or "value" in tip
    point(browser, [x + width / 2, y + height / 2], click=True)
    until(browser, f"{STAGE}.textContent.includes('winning move')")


@pytest.fixture(scope="module")
def notebook(browser, jupyter):
    jupyter.write("other.ipynb", CELLS)
    browser.open(f"{jupyter.url}/lab/workspaces/w{secrets.token_hex(4)}/tree/other.ipynb?token={jupyter.token}")
    until(browser, "Boolean(document.querySelector('.jp-Notebook .jp-Cell'))")
    # Firefox without a window is told of no focus, and JupyterLab then has no current notebook.
    browser.evaluate(
        "void [...window.jupyterapp.shell.widgets('main')][0].node.dispatchEvent(new FocusEvent('focus')) ?? true"
    )
    until(browser, "Boolean(window.jupyterapp?.shell.currentWidget?.context?.isReady)")
    jupyter.until_connected("other.ipynb")
    browser.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => true)")
    browser.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(1).then(() => true)")
    until(browser, f"Boolean({HEATMAP})")
    yield browser
    jupyter.end_kernels()


def test_a_notebook_runs_and_its_figures_answer(notebook):
    moves_and_answers(notebook)


def test_a_figure_that_was_scrolled_away_comes_back(notebook):
    assert colours(notebook, until(notebook, BOX)) > 20
    notebook.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(4).then(() => true)")
    until(notebook, f"!{HEATMAP} || {HEATMAP}.getBoundingClientRect().bottom < 0")
    notebook.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(1).then(() => true)")
    until(notebook, f"{HEATMAP} && {HEATMAP}.getBoundingClientRect().bottom > 100")
    end = time.monotonic() + 20
    while colours(notebook, notebook.evaluate(BOX)) <= 20:
        assert time.monotonic() < end, "the figure is blank"


def test_a_board_is_played(notebook):
    notebook.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(2).then(() => true)")
    hint = "[...document.querySelectorAll('.nb-stage button')].find((one) => one.textContent.trim() === 'Hint')"
    until(notebook, f"Boolean({hint})")
    notebook.evaluate(f"{hint}.click()")
    until(notebook, f"{hint}.closest('.nb-stage').textContent.includes('winning move')")


def test_a_page_from_disk_is_live(notebook, jupyter):
    notebook.open((jupyter.files / "page.html").as_uri())
    until(notebook, f"{HEATMAP} && document.querySelector('[data-nb-live]')?.dataset.nbReady")
    moves_and_answers(notebook)
