"""The same figures where no kernel answers, and in other rooms: stored notebooks trusted and untrusted, a page of
nbconvert, Notebook 7, Voilà.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.figures import canvas, cell, hover, numbers, slide, until_canvas
from support.jupyter import Window

WEIGHT = 35

CELLS = [
    "# Stored",
    (
        'live(whole("k", 0, 12).start(2), k -> '
        "Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(60, 60)).highlight(0))"
    ),
    "record Row(int n, long square) {}\nDataTable.of(20_000, n -> new Row(n, (long) n * n))",
    "play(BoardGame.queen()).start(3, 4).size(8, 8)",
    'Plot.line("squares", 0, 30, n -> n * n).title("Squares")',
]
HEAT, TABLE, BOARD, PLOT = range(1, 5)
IN_PAGE = "Computed in this page"
# What the cells make of the table again, and what a still carries of it.
ALL, FIRST = "of 20\u2009000", "first \\d+ of 20\u2009000 rows"


@pytest.fixture(scope="module")
def book(shared):
    """Run and saved as a reader does it."""
    shared.leave("stored.ipynb", CELLS, HEAT)
    return shared


def zooms(window, stage):
    """A heatmap without a JVM: the label is read and the wheel zooms."""
    assert "P-position" in hover(stage, 2, 0) and "N-position" in hover(stage, 3, 0)
    before = numbers(stage, "view")
    x, y = cell(stage, 3, 5)
    window.page.mouse.move(x, y)
    window.page.keyboard.down("Control")
    window.page.mouse.wheel(0, -300)
    window.page.keyboard.up("Control")
    window.page.wait_for_function(
        "([el, before]) => el.dataset.view !== before",
        arg=[stage.locator(".nb-heatmap-upper").element_handle(), " ".join(f"{n:g}" for n in before)],
    )
    assert numbers(stage, "view")[2] > before[2]


def pages(stage, rows):
    """A table without a JVM sorts and pages the rows that it has, and says how many those are."""
    expect(stage).to_contain_text(re.compile(rows))
    stage.locator("th button").first.click()
    stage.locator("th button").first.click()
    stage.get_by_role("button", name="next page").click()
    expect(stage.locator(".nb-table-where")).not_to_contain_text("1–")


def reads(stage):
    """A plot names the point under its cursor."""
    image = stage.get_by_role("img", name=re.compile("Plot: Squares"))
    image.focus()
    image.press("ArrowRight")
    expect(stage.locator(".nb-plot-tip")).to_be_visible()


def test_a_saved_notebook_brings_its_pictures_back_to_a_new_kernel(book):
    book.open("stored.ipynb")
    stage = book.figure(HEAT)
    expect(stage.locator(".nb-words")).to_contain_text(IN_PAGE)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_be_enabled()
    zooms(book, stage)
    pages(book.figure(TABLE), ALL)
    reads(book.figure(PLOT))


def test_a_board_that_nobody_answers_is_still_played(book):
    stage = book.figure(BOARD)
    board = stage.locator("svg.nb-board-svg")
    board.focus()
    board.press("PageDown")
    board.press("Enter")
    expect(stage.locator(".nb-playing-move")).not_to_have_count(0)
    expect(stage.locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))


def test_a_trusted_notebook_without_a_kernel_hovers_zooms_and_plays(book, jupyter):
    jupyter.trust(jupyter.store("stored.ipynb", "trusted.ipynb"))
    book.open_alone("trusted.ipynb")
    stage = book.figure(HEAT)
    # Until then the page that computes may still take the place of what is shown.
    expect(stage.get_by_role("slider", name="k", exact=True)).to_be_enabled()
    zooms(book, stage)
    pages(book.figure(TABLE), ALL)
    expect(book.figure(BOARD).locator(".nb-playing-turn")).to_contain_text("Your move")
    reads(book.figure(PLOT))


def test_an_untrusted_notebook_shows_the_picture_and_runs_nothing(book, jupyter):
    # Another text than the trusted one's: trust goes by the whole text.
    book.open_alone(jupyter.store("stored.ipynb", "untrusted.ipynb", title="untrusted"))
    for number in (HEAT, BOARD):
        image = book.cell(number).locator(".jp-OutputArea-output img").first
        expect(image).to_be_visible()
        assert image.evaluate(
            "i => i.complete && i.naturalWidth >= 100 && i.width >= 100 && "
            "i.width <= i.closest('.jp-OutputArea-output').clientWidth"
        )
        assert image.get_attribute("alt")
    expect(book.cell(TABLE).locator(".jp-OutputArea-output")).to_contain_text("square")
    assert book.page.locator(".nb-stage").count() == 0


@pytest.fixture
def other(request, browser, jupyter):
    """A window of its own, for rooms other than JupyterLab."""
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    window = Window(context.new_page(), jupyter)
    yield window
    if getattr(request.node, "failed_call", False):
        window.picture(f"failed-{request.node.name}")
    context.close()


def test_a_page_of_nbconvert_hovers_with_the_network_cut(other, book, jupyter, tmp_path):
    name = jupyter.store("stored.ipynb", "page.ipynb")
    # nbconvert's template names scripts for formulas and old widgets elsewhere; ours need none of them.
    nothing = [
        f"--HTMLExporter.{script}_url=data:text/javascript,"
        for script in ("require_js", "jquery", "mathjax", "mermaid_js", "widget_renderer")
    ]
    subprocess.run(
        [
            str(Path(sys.executable).parent / "jupyter"),
            "nbconvert",
            "--to",
            "html",
            "--output-dir",
            str(tmp_path),
            *nothing,
            name,
        ],
        cwd=jupyter.files,
        env=jupyter.environment,
        check=True,
        capture_output=True,
    )
    other.page.context.set_offline(True)
    other.page.goto((tmp_path / "page.html").as_uri())
    stages = other.page.locator(".nb-stage")
    expect(stages).to_have_count(4)
    zooms(other, stages.nth(0))
    pages(stages.nth(1), FIRST)
    reads(stages.nth(3))
    other.check()


@pytest.mark.all
def test_notebook_7(other, book, jupyter):
    jupyter.write("seven.ipynb", CELLS[:2])
    other.page.goto(f"{jupyter.url}/notebooks/seven.ipynb?token={jupyter.token}")
    other.page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    jupyter.until_connected("seven.ipynb")
    # Plugins that Notebook 7 starts before what they ask for complain, one or another each time; what counts begins
    # with our cell.
    other.errors.clear()
    other.page.locator(".jp-CodeCell .cm-content").first.click()
    other.page.keyboard.press("Shift+Enter")
    moves(other)
    other.check()


@pytest.mark.all
def test_voila(other, book, jupyter):
    # Voilà's page itself asks for an icon font and for MathJax, which are elsewhere, and for JupyterLab's extensions,
    # not all of which it can load.
    other.page.route(re.compile("fontawesome|mathjax", re.I), lambda route: route.fulfill(body=""))
    jupyter.write("voila.ipynb", CELLS[:2])
    other.page.goto(f"{jupyter.url}/voila/render/voila.ipynb?token={jupyter.token}", timeout=60_000)
    moves(other)
    other.outside = [url for url in other.outside if not re.search("fontawesome|mathjax", url, re.I)]
    other.errors = [text for text in other.errors if not re.search("MathJax|labextensions", text)]
    other.check()


def moves(other):
    stage = other.page.locator(".nb-stage")
    expect(stage).to_be_visible(timeout=60_000)
    before = canvas(stage)
    slide(stage.get_by_role("slider", name="k", exact=True), 1.0)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_have_value("12")
    other.settled(stage)
    until_canvas(stage, before)
    assert "P-position" in hover(stage, 12, 0)
