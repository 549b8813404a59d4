"""Tab, Shift+Tab and help(…) in JupyterLab, by the keys that people press."""

import pytest
from playwright.sync_api import expect

WEIGHT = 15

CELLS = ["1 + 1", "2 + 2", "BoardGame.queen().grundy(-1, 3)", "BoardGame.quen()", "help(BoardGame.class)"]
DOCUMENTED, COMPLETED, REFUSED, UNKNOWN, HELP = range(5)


@pytest.fixture(scope="module")
def window(shared, jupyter):
    return shared.open(jupyter.write("help.ipynb", CELLS))


def typed(window, number: int, text: str):
    """Types at the end of this cell."""
    window.cell(number).locator(".cm-content").click()
    window.page.keyboard.press("ControlOrMeta+End")
    window.page.keyboard.type(text)


def test_shift_tab_shows_the_documentation(window):
    window.run(DOCUMENTED)
    typed(window, DOCUMENTED, "\nBoardGame.tWythoff(2)")
    window.page.keyboard.press("Shift+Tab")
    tooltip = window.page.locator(".jp-Tooltip")
    expect(tooltip).to_contain_text("BoardGame BoardGame.tWythoff(int t)")
    expect(tooltip).to_contain_text("BoardGame.tWythoff(2).winningMoves(7, 9)")
    expect(tooltip).to_contain_text("Throws IllegalArgumentException")
    window.picture("help-shift-tab")


def test_tab_shows_parameters(window):
    window.run(COMPLETED)
    typed(window, COMPLETED, "\nBoardGame.queen().te")
    window.page.keyboard.press("Tab")
    completer = window.page.locator(".jp-Completer")
    expect(completer).to_contain_text("method (cells)")
    window.picture("help-tab")
    window.page.keyboard.press("Enter")
    expect(window.cell(COMPLETED).locator(".cm-content")).to_contain_text("BoardGame.queen().terminal(")


def test_an_error_is_short_and_its_stack_folded(window):
    window.run(REFUSED)
    expect(window.cell(REFUSED)).to_contain_text("rows = -1: at least 1 row is needed")
    fold = window.cell(REFUSED).locator("details")
    expect(fold.locator("pre")).to_be_hidden()
    fold.locator("summary").click()
    expect(fold.locator("pre")).to_contain_text("BoardGame.java:")
    window.run(UNKNOWN)
    expect(window.cell(UNKNOWN)).to_contain_text("did you mean queen()?")
    window.picture("help-errors")


def test_names_lead_from_type_to_type(window):
    window.run(HELP)
    help_ = window.figure(HELP).locator(".nb-help")
    member = help_.locator("details", has_text="BoardGame BoardGame.terminal(Cells cells)")
    member.locator("summary").click(position={"x": 5, "y": 5})
    expect(member).to_contain_text("BoardGame.queen().terminal(Cells.triangle(2)).outcomes(20, 20)")
    window.picture("help-figure")
    member.locator("summary").get_by_role("button", name="Cells").click()
    expect(help_.locator(".nb-help-title")).to_contain_text("nimbook.board.Cells")
    expect(help_).to_contain_text("Cells Cells.triangle(int k)")
    help_.get_by_role("button", name="Back").click()
    expect(help_.locator(".nb-help-title")).to_contain_text("nimbook.board.BoardGame")
