"""The same figures in other places than JupyterLab: a page of nbconvert, Notebook 7, Voilà."""

import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from support.figures import canvas, cell, hover, numbers, slide, until_canvas
from support.notebook import run

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
# What a still carries of the table.
FIRST = "first \\d+ of 20\u2009000 rows"


@pytest.fixture
def stored(tmp_path):
    """Run, and stored as ./lab store does it."""
    cells = [nbformat.v4.new_markdown_cell(CELLS[0]), *map(nbformat.v4.new_code_cell, CELLS[1:])]
    path = tmp_path / "stored.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    executed = run(path)
    assert executed.errors() == []
    nbformat.write(executed.today, path)
    return path


def zooms(stage):
    """A heatmap without a JVM: the label is read and the wheel zooms."""
    assert "P-position" in hover(stage, 2, 0) and "N-position" in hover(stage, 3, 0)
    before = numbers(stage, "view")
    x, y = cell(stage, 3, 5)
    page = stage.page
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(
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


def test_a_page_of_nbconvert_hovers_with_the_network_cut(tab, stored):
    # nbconvert's template names scripts for formulas and old widgets elsewhere; ours need none of them.
    nothing = [
        f"--HTMLExporter.{script}_url=data:text/javascript,"
        for script in ("require_js", "jquery", "mathjax", "mermaid_js", "widget_renderer")
    ]
    command = [Path(sys.executable).parent / "jupyter", "nbconvert", "--to", "html", *nothing, stored.name]
    subprocess.run(command, cwd=stored.parent, check=True, capture_output=True)
    stages = tab(stored.with_suffix(".html"), width=1200).locator(".nb-stage")
    expect(stages).to_have_count(4)
    zooms(stages.nth(0))
    pages(stages.nth(1), FIRST)
    reads(stages.nth(3))


@pytest.mark.all
def test_notebook_7(unchecked, jupyter):
    other = unchecked
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
def test_voila(unchecked, jupyter):
    other = unchecked
    # Voilà's page itself asks for an icon font and for MathJax, which are elsewhere, and for JupyterLab's extensions,
    # not all of which it can load.
    other.page.route(re.compile("fontawesome|mathjax", re.I), lambda route: route.fulfill(body=""))
    jupyter.write("voila.ipynb", CELLS[:2])
    other.page.goto(f"{jupyter.url}/voila/render/voila.ipynb?token={jupyter.token}")
    moves(other)
    other.outside = [url for url in other.outside if not re.search("fontawesome|mathjax", url, re.I)]
    other.errors = [text for text in other.errors if not re.search("MathJax|labextensions", text)]
    other.check()


def moves(other):
    stage = other.page.locator(".nb-stage")
    expect(stage).to_be_visible()
    before = canvas(stage)
    slide(stage.get_by_role("slider", name="k", exact=True), 1.0)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_have_value("12")
    other.settle(stage)
    until_canvas(stage, before)
    assert "P-position" in hover(stage, 12, 0)
