"""Figures of a notebook that no kernel answers, in a real JupyterLab: stored and opened without a run, or left by their
kernel. Their own cells move them, run in the page by what lies beside the kernel; run, the cell's figure is the JVM's.
"""

import re

import pytest
from playwright.sync_api import expect

from support.figures import canvas, cell, hover, slide, until_canvas

WEIGHT = 45

CELLS = [
    "# Asleep",
    "int most = 60;",
    (
        'live(whole("k", 0, 12).start(2), k -> '
        "Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(most, most)).highlight(0))"
    ),
    'live(whole("n", 1, 9).start(3), n -> n + " of " + Runtime.getRuntime().availableProcessors())',
    "play(BoardGame.queen()).start(3, 4).size(8, 8)",
    'live(whole("n", 1, 9).start(3), n -> n + " " + new Object())',
]
HEAT, MACHINE, BOARD, OTHER = 2, 3, 4, 5
RUN = "Run this cell (Shift+Enter) to move it."
IN_PAGE = re.compile("Computed in this page")


@pytest.fixture(scope="module")
def stored(shared, jupyter):
    """As ./lab store leaves a notebook."""
    name = shared.leave("asleep.ipynb", CELLS, HEAT)
    jupyter.trust(jupyter.store(name, name))
    return name


@pytest.fixture
def other(unchecked, jupyter):
    yield unchecked
    jupyter.end_kernels()


def moved(window, stage, share, value):
    before = canvas(stage)
    slider = stage.get_by_role("slider", name="k", exact=True)
    slide(slider, share)
    expect(slider).to_have_value(str(value))
    window.settled(stage)
    until_canvas(stage, before)


def needs_the_machine(window):
    """A figure whose code the page cannot run says what to do."""
    stage = window.figure(MACHINE)
    expect(stage.locator(".nb-asleep")).to_have_text(RUN)
    expect(stage.get_by_role("slider", name="n", exact=True)).to_be_disabled()


def test_a_stored_figure_moves_at_once_and_its_run_cell_is_the_jvms(other, stored):
    other.open(stored)
    stage = other.figure(HEAT)
    slider = stage.get_by_role("slider", name="k", exact=True)
    expect(slider).to_be_enabled()
    expect(stage.locator(".nb-asleep")).to_be_hidden()
    moved(other, stage, 1.0, 12)
    # With all x + y <= 12 terminal, (12, 0) is a P-position; Wythoff's game itself has value 12 there.
    assert "P-position" in hover(stage, 12, 0)
    other.page.mouse.click(*cell(stage, 13, 0))
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("winning move")
    expect(stage.locator(".nb-words")).to_have_text(IN_PAGE)
    other.picture("asleep-moved")

    needs_the_machine(other)

    board = other.figure(BOARD).locator("svg.nb-board-svg")
    board.focus()
    board.press("PageDown")
    board.press("Enter")
    expect(other.figure(BOARD).locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))

    other.run(1).run(HEAT)
    stage = other.figure(HEAT)
    expect(stage.locator(".nb-words")).not_to_have_text(IN_PAGE)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_have_value("2")
    moved(other, stage, 1.0, 12)
    assert "P-position" in hover(stage, 12, 0)
    other.check()


def test_a_figure_that_this_version_draws_otherwise_says_what_to_do(other, stored):
    other.open_alone(stored)
    stage = other.figure(OTHER)
    slider = stage.get_by_role("slider", name="n", exact=True)
    slider.press("ArrowRight")
    words = "The picture stays as it is: its cells give another one here than where it was made."
    expect(stage.locator(".nb-words")).to_have_text(words)
    expect(stage.locator(".nb-asleep")).to_have_text(RUN)
    expect(slider).to_be_disabled()
    other.check()


def test_without_a_runtime_every_figure_says_what_to_do(other, stored):
    other.page.route("**/kernelspecs/**", lambda route: route.fulfill(status=404, body=""))
    other.open_alone(stored)
    stage = other.figure(HEAT)
    expect(stage.locator(".nb-asleep")).to_have_text(RUN)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_be_disabled()
    assert "P-position" in hover(stage, 2, 0)


def test_a_figure_whose_kernel_has_gone_moves_on(other, jupyter, stored):
    other.open(jupyter.write("gone.ipynb", CELLS[:3])).run_all()
    stage = other.figure(HEAT)
    moved(other, stage, 0.5, 6)
    other.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    expect(stage.locator(".nb-words")).to_have_text(IN_PAGE)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_have_value("6")
    moved(other, stage, 1.0, 12)
    assert "P-position" in hover(stage, 12, 0)
