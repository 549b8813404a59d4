"""What a figure outlives in JupyterLab, and what it says where it does not: cells that run, stop and run again, reload,
restart, a kernel that dies.
"""

import os
import re
import signal

import pytest
from playwright.sync_api import expect

from support.figures import canvas, cell, hover, until_canvas

WEIGHT = 35

IN_PAGE = "Computed in this page"
OPEN = """var size = Host.current().getClass().getDeclaredMethod("size");
size.setAccessible(true); size.invoke(Host.current())"""
CELLS = [
    "# Lives",
    (
        'IntParameter n = whole("n", 0, 10).start(1);\n'
        "live(n, v -> "
        "Heatmap.of(BoardGame.queen().terminal(Cells.triangle(v)).grundy(600, 600)))"
    ),
    "n.set(7); n.value()",
    "n.set(11)",
    'for (long i = 0; ; i++) Work.at(i, 0, "steps");',
    OPEN,
    "ProcessHandle.current().pid()",
    "System.gc(); (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20",
]
FIGURE, SET, REFUSED, ENDLESS, MODELS, PID, MEMORY = range(1, 8)


@pytest.fixture(scope="module")
def book(shared, jupyter):
    return shared.open(jupyter.write("lives.ipynb", CELLS)).run(FIGURE)


def said(book, number):
    """The text that this cell shows last."""
    return book.cell(number).locator(".jp-OutputArea-output").last.inner_text().strip()


def answer(book, number):
    book.run(number)
    return int(said(book, number))


def moved(book):
    """The figure of the first cell answers a key."""
    stage = book.figure(FIGURE)
    slider = stage.get_by_role("slider", name="n", exact=True)
    expect(slider).to_be_enabled()
    slider.focus()
    slider.press("Home")
    book.settled(stage)
    before = canvas(stage)
    slider.press("End")
    book.settled(stage)
    until_canvas(stage, before)
    assert "P-position" in hover(stage, 10, 0)


def test_a_cell_sets_a_parameter_and_is_told_of_a_value_out_of_range(book):
    stage = book.figure(FIGURE)
    before = canvas(stage)
    book.run(SET)
    assert said(book, SET) == "7"
    stage = book.figure(FIGURE)
    expect(stage.get_by_role("slider", name="n", exact=True)).to_have_value("7")
    until_canvas(stage, before)
    book.run(REFUSED)
    refused = book.cell(REFUSED).locator(".jp-OutputArea-output").first
    expect(refused).to_contain_text(re.compile(r"n\b.*11.*0.*10"))
    expect(book.figure(FIGURE).get_by_role("slider", name="n", exact=True)).to_have_value("7")


def test_value_and_settings_are_kept_in_the_saved_notebook(book, jupyter):
    book.run(SET)
    stage = book.figure(FIGURE)
    stage.get_by_label("colours").select_option("cyclic")
    book.page.mouse.click(*cell(stage, 30, 40))
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("(30, 40)")
    # Settings are sent once the reader has paused for 300 ms of the page's own clock.
    book.page.evaluate("() => new Promise(done => setTimeout(done, 500))")
    book.save()
    states = [
        s["state"]
        for s in jupyter.saved("lives.ipynb")
        .metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
        .values()
    ]
    state = next(s for s in states if s.get("values") == {"n": 7})
    assert state["kept"]["f0"]["colors"]["kind"] == "cyclic" and state["kept"]["f0"]["pin"] == {"row": 30, "column": 40}


def test_a_reload_brings_picture_value_and_settings_back_and_the_figure_lives(book):
    book.reload()
    stage = book.figure(FIGURE)
    expect(stage.get_by_role("slider", name="n", exact=True)).to_have_value("7")
    expect(stage.get_by_label("colours")).to_have_value("cyclic")
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("(30, 40)")
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("winning move")
    moved(book)


def test_the_stop_button_stops_a_cell_that_computes_and_the_next_cell_works(book):
    book.cell(ENDLESS)
    book.command("notebook:run-cell")
    prompt = book.cell(ENDLESS).locator(".jp-InputArea-prompt")
    expect(prompt).to_contain_text("*")
    book.page.wait_for_function(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'busy'"
    )
    # While a cell runs the kernel hears no figure, and the figure says that it waits.
    stage = book.figure(FIGURE)
    slider = stage.get_by_role("slider", name="n", exact=True)
    slider.focus()
    slider.press("Home")
    expect(stage.locator(".nb-doing")).to_contain_text("a cell is running")
    book.page.get_by_role("button", name="Interrupt the kernel").click()
    book.settled(stage)
    assert "N-position" in hover(stage, 5, 0)
    expect(stage.locator(".nb-doing")).to_have_text("")
    expect(prompt).not_to_contain_text("*")
    book.run(SET)
    assert said(book, SET) == "7"


@pytest.mark.all
def test_twenty_runs_of_a_cell_leave_one_model_and_no_more_memory(book):
    book.run(FIGURE)
    models, memory = answer(book, MODELS), answer(book, MEMORY)
    for _ in range(20):
        book.run(FIGURE)
    assert answer(book, MODELS) == models == 1
    # A table of 600 × 600 values is kept twice, as a grid and for the page, in two bytes each: twenty of them would be
    # 28 MB. What the shell keeps of a cell's code is far less.
    assert answer(book, MEMORY) <= memory + 15
    comms = book.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel._comms.size")
    assert comms <= 2
    assert book.cell(FIGURE).locator(".nb-stage").count() == 1
    moved(book)


def test_after_a_restart_old_figures_say_so_and_a_run_brings_them_back(book):
    book.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    stage = book.figure(FIGURE)
    expect(stage.locator(".nb-words")).to_contain_text(IN_PAGE)
    # The picture stays, and its own cells answer.
    assert "P-position" in hover(stage, 1, 0)
    book.ready().run(FIGURE)
    moved(book)


def test_a_kernel_that_dies_is_told_in_the_figure(book):
    os.kill(answer(book, PID), signal.SIGKILL)
    stage = book.figure(FIGURE)
    expect(stage.locator(".nb-words")).to_contain_text(IN_PAGE)
    # JupyterLab's own window says that the kernel restarts.
    book.page.get_by_role("dialog").get_by_role("button", name="Ok").click()
    assert "P-position" in hover(stage, 1, 0)
    book.page.mouse.click(*cell(stage, 4, 6))
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("value")
