"""What only JupyterLab has: cells that run, stop and run again, keys of its own, two tabs, reload, restart, a kernel
that dies, saved state, and notebooks that no kernel answers, trusted and not.
"""

import os
import re
import signal

import pytest
from playwright.sync_api import expect

from support.axe import violations
from support.figures import canvas, cell, contrast, hover, slide, unfold, until_canvas

WEIGHT = 70

NOT_YET = "The stored picture, until Java in this page has started."
IN_PAGE = re.compile("Computed in this page")
RUN = "Run this cell (Shift+Enter) to move it."
ANOTHER = "The picture stays as it is: its cells give another one here than where it was made."
NEAR = "Computed in this page: the kernel runs a cell."
CELLS = [
    "# JupyterLab",
    (
        'IntParameter n = whole("n", 0, 10).start(1);\n'
        "live(n, v -> "
        "Heatmap.of(BoardGame.queen().terminal(Cells.triangle(v)).grundy(200, 200)))"
    ),
    "n.set(7); n.value()",
    'for (long i = 0; ; i++) Work.at(i, 0, "steps");',
    "ProcessHandle.current().pid()",
    'TablesawPlots.to(Plot.line("squares", 0, 30, n -> n * n).lines())',
    "1 + 1",
    "BoardGame.queen().grundy(-1, 3)",
]
FIGURE, SET, ENDLESS, PID, PLOTLY, TYPED, REFUSED = range(1, 8)
STORED = [
    "# Stored",
    "int most = 60;",
    (
        'live(whole("k", 0, 12).start(2), k -> '
        "Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(most, most)).highlight(0))"
    ),
    'live(whole("n", 1, 9).start(3), n -> n + " of " + Runtime.getRuntime().availableProcessors())',
    "play(BoardGame.queen()).start(3, 4).size(8, 8)",
    'live(whole("n", 1, 9).start(3), n -> n + " " + new Object())',
]
HEAT, MACHINE, BOARD, OTHER = range(2, 6)

# The colours of all letters that Plotly drew, each with that of the sheet below all its layers.
LETTERS = """plot => { const ground = el => {
      const colour = getComputedStyle(el).backgroundColor;
      return /, 0\\)$/.test(colour) ? ground(el.parentElement) : colour;
    };
    const sheet = ground(plot.querySelector('.main-svg'));
    return [...plot.querySelectorAll('text')].filter(t => t.textContent)
      .map(t => [getComputedStyle(t).fill, sheet]); }"""


@pytest.fixture(scope="module")
def book(shared, jupyter):
    return shared.open(jupyter.write("lab.ipynb", CELLS)).run(FIGURE)


def last_text(book, number):
    """The text that this cell shows last."""
    return book.cell(number).locator(".jp-OutputArea-output").last.inner_text().strip()


def control(stage, name):
    slider = stage.get_by_role("slider", name=name, exact=True)
    expect(slider).to_be_enabled()
    return slider


def move(book):
    """The figure of the first cell answers a key."""
    stage = book.figure(FIGURE)
    slider = control(stage, "n")
    slider.press("Home")
    book.settle(stage)
    before = canvas(stage)
    slider.press("End")
    book.settle(stage)
    until_canvas(stage, before)
    assert "P-position" in hover(stage, 10, 0)


def drag(window, stage):
    before = canvas(stage)
    slider = control(stage, "k")
    slide(slider, 1.0)
    expect(slider).to_have_value("12")
    window.settle(stage)
    until_canvas(stage, before)
    # With all x + y <= 12 terminal, (12, 0) is a P-position; Wythoff's game itself has value 12 there.
    assert "P-position" in hover(stage, 12, 0)


def test_a_figure_moves_and_its_keys_do_not_reach_the_notebook(book):
    move(book)
    for key in "bdd":
        control(book.figure(FIGURE), "n").press(key)
    assert book.page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets.length") == len(CELLS)
    # A run again leaves one figure and one model.
    book.run(FIGURE).run(FIGURE)
    expect(book.cell(FIGURE).locator(".nb-stage")).to_have_count(1)
    models = (
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestCommInfo({ "
        "target_name: 'jupyter.widget' })"
        ".then(reply => Object.keys(reply.content.comms).length)"
    )
    assert book.page.evaluate(models) == 1
    move(book)


def test_a_figure_of_tablesaw_is_drawn_by_plotly_in_both_themes(book):
    book.run(PLOTLY)
    plot = book.cell(PLOTLY).locator(".js-plotly-plot")
    expect(plot.locator(".xtitle")).to_have_text("n")
    stage = book.figure(FIGURE)
    colours = []
    for theme in ("Dark", "Light"):
        book.command("apputils:change-theme", theme=f"JupyterLab {theme}")
        book.page.wait_for_function(
            "light => document.body.dataset.jpThemeLight === light", arg=str(theme == "Light").lower()
        )
        # JupyterLab itself stumbles over a theme that is changed while the last one still loads, under its splash.
        expect(book.page.locator("#jupyterlab-splash")).to_have_count(0)
        letters = plot.evaluate(LETTERS)
        assert len(letters) > 8
        for letter, sheet in letters:
            assert contrast(letter, sheet) >= 4.5, f"{letter} on {sheet} in {theme}"
        colours.append(stage.evaluate("el => getComputedStyle(el).color"))
        assert violations(book.page, ".jp-OutputArea-output .nb-stage") == []
    assert colours[0] != colours[1]


def test_keys_for_help_and_an_error_is_folded(book):
    def write_cell(text):
        book.cell(TYPED).locator(".cm-content").click()
        book.page.keyboard.press("ControlOrMeta+End")
        book.page.keyboard.type(text)

    book.run(TYPED)
    write_cell("\nBoardGame.tWythoff(2)")
    book.page.keyboard.press("Shift+Tab")
    tooltip = book.page.locator(".jp-Tooltip")
    expect(tooltip).to_contain_text("BoardGame BoardGame.tWythoff(int t)")
    expect(tooltip).to_contain_text("Throws IllegalArgumentException")
    book.page.keyboard.press("Escape")
    expect(tooltip).to_have_count(0)
    write_cell("\nBoardGame.queen().te")
    book.page.keyboard.press("Tab")
    expect(book.page.locator(".jp-Completer")).to_contain_text("method (cells)")
    book.page.keyboard.press("Enter")
    expect(book.cell(TYPED).locator(".cm-content")).to_contain_text("BoardGame.queen().terminal(")
    book.run(REFUSED)
    expect(book.cell(REFUSED)).to_contain_text("rows = -1: at least 1 row is needed")
    fold = book.cell(REFUSED).locator("details")
    expect(fold.locator("pre")).to_be_hidden()
    fold.locator("summary").click()
    expect(fold.locator("pre")).to_contain_text("BoardGame.java:")


def test_value_and_settings_are_not_in_the_saved_notebook_and_a_reload_brings_them_back(book, jupyter):
    stage = book.figure(FIGURE)
    before = canvas(stage)
    book.run(SET)
    assert last_text(book, SET) == "7"
    stage = book.figure(FIGURE)
    expect(control(stage, "n")).to_have_value("7")
    until_canvas(stage, before)
    unfold(stage).get_by_label("colours").select_option("cyclic")
    book.page.mouse.click(*cell(stage, 30, 40))
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("(30, 40)")
    # Settings are sent once the reader has paused, and the kernel has them before it runs another cell.
    book.settle(stage)
    book.run(PID)
    book.save()
    assert set(jupyter.read_saved("lab.ipynb").metadata) == {"kernelspec", "language_info"}
    book.reload()
    stage = book.figure(FIGURE)
    expect(control(stage, "n")).to_have_value("7")
    expect(stage.get_by_label("colours")).to_have_value("cyclic")
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("(30, 40)")
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("winning move")
    move(book)


def test_two_tabs_follow_each_other(book, unchecked):
    other = unchecked.open("lab.ipynb")
    theirs = control(other.figure(FIGURE), "n")
    expect(theirs).to_have_value("10")
    theirs.press("Home")
    expect(control(book.figure(FIGURE), "n")).to_have_value("0")
    move(book)
    expect(theirs).to_have_value("10")
    other.check()


def test_the_stop_button_stops_a_cell_that_computes_and_the_next_cell_works(book):
    book.cell(ENDLESS)
    book.command("notebook:run-cell")
    prompt = book.cell(ENDLESS).locator(".jp-InputArea-prompt")
    expect(prompt).to_contain_text("*")
    book.page.wait_for_function(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'busy'"
    )
    # While a cell runs the kernel hears no figure: the page gives its pictures, and answers its questions.
    stage = book.figure(FIGURE)
    slider, before = control(stage, "n"), canvas(stage)
    for key in ("Home", "End"):
        slider.press(key)
        before = until_canvas(stage, before)
        expect(stage.locator(".nb-words")).to_have_text(NEAR)
    assert "P-position" in hover(stage, 5, 0)
    near = canvas(stage)
    book.page.get_by_role("button", name="Interrupt the kernel").click()
    book.settle(stage)
    # The kernel's picture is the same.
    assert canvas(stage) == near
    expect(stage.locator(".nb-words")).not_to_have_text(NEAR)
    slider.press("Home")
    book.settle(stage)
    assert "N-position" in hover(stage, 5, 0)
    expect(stage.locator(".nb-doing")).to_have_text("")
    expect(prompt).not_to_contain_text("*")
    expect(book.cell(ENDLESS)).to_contain_text("Evaluation interrupted.")
    book.run(SET)
    assert last_text(book, SET) == "7"


def test_after_a_restart_old_figures_say_so_and_a_run_brings_them_back(book):
    book.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    # The picture stays, and its own cells answer.
    stage = book.figure(FIGURE)
    assert "P-position" in hover(stage, 1, 0)
    expect(stage.locator(".nb-words")).to_have_text(IN_PAGE)
    # A page that is loaded anew finds no model of the kernel that ended.
    book.save()
    book.reload()
    expect(book.figure(FIGURE).locator(".nb-words")).to_have_text(NOT_YET)
    book.ready().run(FIGURE)
    move(book)


def test_a_kernel_that_dies_is_named_in_the_figure(book):
    book.run(PID)
    os.kill(int(last_text(book, PID)), signal.SIGKILL)
    # JupyterLab's own window says that the kernel restarts.
    book.page.get_by_role("dialog").get_by_role("button", name="Ok").click()
    stage = book.figure(FIGURE)
    assert "P-position" in hover(stage, 1, 0)
    book.page.mouse.click(*cell(stage, 4, 6))
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("value")
    expect(stage.locator(".nb-words")).to_have_text(IN_PAGE)


@pytest.fixture(scope="module")
def saved(book, shared):
    """Run and saved as a reader does it, in the JupyterLab of the tests above."""
    return shared.leave("saved.ipynb", STORED, HEAT)


@pytest.fixture(scope="module")
def stored(saved, jupyter):
    """As ./lab store leaves a notebook."""
    name = jupyter.store(saved, "stored.ipynb")
    jupyter.trust(name)
    return name


@pytest.fixture
def other(saved, shared):
    """JupyterLab as `saved` has left it."""
    yield shared
    shared.close_notebooks()


@pytest.mark.parametrize("name", ["saved", "stored"])
def test_a_figure_of_a_notebook_moves_at_once_and_its_run_cell_is_the_jvms(other, name, request):
    # Java has not started in a page that is loaded anew.
    other.start().change(request.getfixturevalue(name))
    stage = other.figure(HEAT)
    control(stage, "k")
    expect(stage.locator(".nb-unanswered")).to_be_hidden()
    expect(stage.locator(".nb-words")).to_have_text(NOT_YET)
    drag(other, stage)
    other.page.mouse.click(*cell(stage, 13, 0))
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text("winning move")
    expect(stage.locator(".nb-words")).to_have_text(IN_PAGE)

    # A figure whose code the page cannot run says what to do.
    machine = other.figure(MACHINE)
    expect(machine.locator(".nb-unanswered")).to_have_text(RUN)
    expect(machine.get_by_role("slider", name="n", exact=True)).to_be_disabled()

    board = other.figure(BOARD).locator("svg.nb-play-picture")
    board.focus()
    board.press("PageDown")
    board.press("Enter")
    expect(other.figure(BOARD).locator(".nb-playing-move")).not_to_have_count(0)
    expect(other.figure(BOARD).locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))

    other.run(1).run(HEAT)
    stage = other.figure(HEAT)
    expect(stage.locator(".nb-words")).not_to_have_text(IN_PAGE)
    expect(control(stage, "k")).to_have_value("2")
    drag(other, stage)


def test_looking_at_a_notebook_changes_nothing_and_the_last_view_is_a_button(other, stored, jupyter):
    before = (jupyter.files / stored).read_bytes()
    other.change(stored)
    stage = other.figure(HEAT)
    drag(other, stage)
    unfold(stage).get_by_label("colours").select_option("cyclic")
    # The kernel has said what it is, and the view has been written.
    other.page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.info.then(() => null)"
    )
    other.page.wait_for_function("() => (localStorage.getItem('nimbook last views') || '').includes('cyclic')")
    assert other.page.evaluate("() => window.jupyterapp.shell.currentWidget.model.dirty") is False
    other.change(stored)
    stage = other.figure(HEAT)
    expect(control(stage, "k")).to_have_value("2")
    stage.get_by_role("button", name="your last view").click()
    expect(control(stage, "k")).to_have_value("12")
    expect(stage.get_by_label("colours")).to_have_value("cyclic")
    expect(stage.get_by_role("button", name="your last view")).to_have_count(0)
    assert (jupyter.files / stored).read_bytes() == before


def test_without_a_kernel_an_untrusted_notebook_runs_nothing_and_a_trusted_one_says_what_to_do(
    other, saved, stored, jupyter
):
    # Another text than the trusted one's: trust goes by the whole text.
    other.change(jupyter.store(saved, "untrusted.ipynb", title="untrusted"), kernel=False)
    for number in (HEAT, BOARD):
        image = other.cell(number).locator(".jp-OutputArea-output img").first
        expect(image).to_be_visible()
        assert image.evaluate(
            "i => i.complete && i.naturalWidth >= 100 && i.width >= 100 && "
            "i.width <= i.closest('.jp-OutputArea-output').clientWidth"
        )
        assert image.get_attribute("alt")
    expect(other.cell(MACHINE)).to_contain_text("3 of")
    assert other.page.locator(".nb-stage").count() == 0

    # Of the trusted one a figure whose picture is another one now.
    other.change(stored, kernel=False)
    stage = other.figure(OTHER)
    slider = control(stage, "n")
    slider.press("ArrowRight")
    expect(stage.locator(".nb-words")).to_have_text(ANOTHER)
    expect(stage.locator(".nb-unanswered")).to_have_text(RUN)
    expect(slider).to_be_disabled()


def test_where_nothing_could_run_its_cells_a_figure_says_what_to_do(unchecked, stored):
    unchecked.page.route("**/kernelspecs/**", lambda route: route.fulfill(status=404, body=""))
    unchecked.start().change(stored, kernel=False)
    stage = unchecked.figure(HEAT)
    expect(stage.locator(".nb-unanswered")).to_have_text(RUN)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_be_disabled()
    assert "P-position" in hover(stage, 2, 0)
