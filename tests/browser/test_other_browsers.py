"""Browsers other than Chromium: a notebook in JupyterLab, the files that it hands out, a page that stays live, and a
book, by pointer and keys.
"""

import io
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET

import nbformat
import pytest
from PIL import Image
from pypdf import PdfReader

from support import firefox, waiting, webkit
from support.driven import open_notebook, press, until
from support.notebook import execute
from support.pagejava import compiler
from support.places import PYTHONPATH

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
END = "\ue010"


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
def lab(browser, jupyter):
    jupyter.write("other.ipynb", CELLS)
    open_notebook(browser, jupyter, "other.ipynb")
    browser.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => true)")
    browser.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(1).then(() => true)")
    until(browser, f"Boolean({HEATMAP})")
    yield browser
    jupyter.end_kernels()


def test_a_notebook_runs_and_its_figures_answer(lab):
    moves_and_answers(lab)


def test_a_figure_that_was_scrolled_away_comes_back(lab):
    assert colours(lab, until(lab, BOX)) > 20
    lab.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(4).then(() => true)")
    until(lab, f"!{HEATMAP} || {HEATMAP}.getBoundingClientRect().bottom < 0")
    lab.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(1).then(() => true)")
    until(lab, f"{HEATMAP} && {HEATMAP}.getBoundingClientRect().bottom > 100")
    end = time.monotonic() + 20
    while colours(lab, lab.evaluate(BOX)) <= 20:
        assert time.monotonic() < end, "the figure is blank"


def save_by(browser, button, ending):
    """The file that a button of the figure's menu hands out."""
    menu = f"{STAGE}.querySelector('.nb-save-panel')"
    if browser.evaluate(f"{menu}.hidden"):
        browser.evaluate(f"{STAGE}.querySelector('.nb-save').click()")
    wanted = f"[...{menu}.querySelectorAll('button')].find((one) => one.textContent === '{button}')"
    until(browser, f"Boolean({wanted})")
    browser.evaluate(f"{wanted}.click()")
    said = f"{menu}.querySelector('[role=status]').textContent.match(/saved (grundy.*[.]{ending}),/)?.[1]"
    path = browser.downloads / until(browser, said)
    waiting.until(lambda: path.is_file() and path.stat().st_size, lambda: sorted(browser.downloads.iterdir()))
    return path


def test_files_are_saved(lab):
    lab.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(1).then(() => true)")
    until(lab, f"Boolean({HEATMAP})")
    drawn = ET.parse(save_by(lab, "SVG picture", "svg")).getroot()
    with Image.open(save_by(lab, "PNG picture", "png")) as picture:
        assert picture.width == 2 * int(drawn.get("width"))
    assert len(PdfReader(save_by(lab, "PDF", "pdf")).pages) == 1
    # 40 rows of 40 values; a comment and a line of column numbers may stand above.
    rows = [line for line in save_by(lab, "CSV table", "csv").read_text("utf-8").splitlines() if line.count(",") >= 39]
    assert len(rows) >= 40
    with Image.open(save_by(lab, "animated GIF of k", "gif")) as film:
        assert film.n_frames == 13


def test_a_board_is_played(lab):
    lab.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(2).then(() => true)")
    hint = "[...document.querySelectorAll('.nb-stage button')].find((one) => one.textContent.trim() === 'Hint')"
    until(lab, f"Boolean({hint})")
    lab.evaluate(f"{hint}.click()")
    until(lab, f"{hint}.closest('.nb-stage').textContent.includes('winning move')")


def test_a_page_from_disk_is_live(lab, jupyter):
    lab.open((jupyter.files / "page.html").as_uri())
    until(lab, f"{HEATMAP} && document.querySelector('[data-nb-live]')?.dataset.nbReady")
    moves_and_answers(lab)


@pytest.fixture(scope="module")
def bound(jupyter, tmp_path_factory):
    """The figure as a book of one page, and a cell that shows a number."""
    compiler()
    folder = tmp_path_factory.mktemp("own")
    cells = [nbformat.v4.new_markdown_cell("# Own\n\n" + "A line.\n\n" * 30)]
    cells += [nbformat.v4.new_code_cell(source) for source in (CELLS[1], "40 + 2")]
    path = folder / "own.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    nbformat.write(execute(path, folder / "log"), path)
    command = [sys.executable, "-m", "nimbook.book", str(folder), "--trust", "--no-pdf", "--no-api"]
    environment = {**os.environ, "PYTHONPATH": PYTHONPATH}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "stored pictures instead" not in done.stderr, done.stderr
    return folder / "book"


def test_a_page_of_a_book_moves_and_is_edited(browser, bound):
    browser.open((bound / "own.html").as_uri())
    until(browser, "window.nimbookReady")
    browser.evaluate("document.querySelector('.nb-page').scrollIntoView({ block: 'center' })")
    until(browser, f"Boolean({HEATMAP})")
    moves_and_answers(browser)
    cell = "document.querySelectorAll('.cell.code')[1]"
    edit = f"[...{cell}.querySelectorAll('button')].find((one) => one.textContent === 'Edit')"
    browser.evaluate(f"{edit}.click()")
    until(browser, f"/ms|error/.test({cell}.querySelector('.editor-bar [role=status]')?.textContent)")
    browser.evaluate(f"{cell}.querySelector('.cm-content').focus()")
    press(browser, END)
    for key in "+1":
        press(browser, key)
    run = f"[...{cell}.querySelectorAll('button')].find((one) => one.textContent === 'Run')"
    browser.evaluate(f"{run}.click()")
    until(browser, f"{cell}.querySelector('.outputs').textContent.trim() === '43'")
