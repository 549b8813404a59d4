"""Each kind of figure, answered by the JVM: pictures that follow their controls, cells, rows, moves and
points.
"""

import re

import pytest
from playwright.sync_api import expect

from support.figures import canvas, cell, hover, slide, square, unfold, until_canvas

WEIGHT = 25

CELLS = [
    "# Figures",
    'IntParameter k = whole("k", 0, 12).start(2);\n'
    "live(k, n -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(n)).grundy(40, 40)).highlight(0))",
    "record Row(int n, long square, String parity) {}\n"
    'DataTable.of(100_000, n -> new Row(n, (long) n * n, n % 2 == 0 ? "even" : "odd"))',
    "play(BoardGame.queen()).start(3, 4).size(8, 8)",
    'live(whole("n", 5, 60).start(20), n -> Plot.line("cubes", 0, n, i -> i * i * i))',
]
HEAT, TABLE, BOARD, PLOT = range(1, 5)


@pytest.fixture(scope="module")
def book(notebook):
    return notebook.open(CELLS).run_all()


def test_a_heatmap_follows_its_slider_by_pointer_and_by_key(book):
    stage = book.figure(HEAT)
    slider = stage.get_by_role("slider", name="k", exact=True)
    before = canvas(stage)
    slide(slider, 1.0)
    expect(slider).to_have_value("12")
    book.settle(stage)
    until_canvas(stage, before)
    # The drag passed over ten values; what stays is the last one's: the cells with row + column ≤ 12 are terminal,
    # those beyond are not.
    assert "P-position" in hover(stage, 12, 0) and "N-position" in hover(stage, 13, 0)
    slider.focus()
    slider.press("Home")
    book.settle(stage)
    expect(slider).to_have_value("0")
    assert "N-position" in hover(stage, 12, 0) and "P-position" in hover(stage, 1, 2)
    for _ in range(3):
        slider.press("ArrowRight")
    book.settle(stage)
    expect(stage.get_by_role("spinbutton", name="k, as a number")).to_have_value("3")
    assert "P-position" in hover(stage, 0, 3) and "N-position" in hover(stage, 0, 4)


def test_a_number_typed_moves_the_picture_and_one_out_of_range_does_not(book):
    stage = book.figure(HEAT)
    number = stage.get_by_role("spinbutton", name="k, as a number")
    number.fill("13")
    expect(number).to_have_attribute("title", re.compile("from 0 to 12"))
    number.fill("0")
    book.settle(stage)
    expect(stage.get_by_role("slider", name="k", exact=True)).to_have_value("0")
    assert "P-position" in hover(stage, 2, 1)


def test_a_click_pins_a_cell_and_the_jvm_answers_with_its_moves(book):
    stage = book.figure(HEAT)
    panel = stage.get_by_role("group", name="pinned cell")
    book.page.mouse.click(*cell(stage, 4, 6))
    # (4, 6): to (4, 7) is no move; (1, 2) lies off its lines; (3, 5) by the diagonal and (2, 1), (4, 7) not: so one
    # winning move, and (4, 6) has value 12 options.
    expect(panel).to_contain_text("(4, 6)")
    expect(panel.locator(".nb-heatmap-win").first).to_be_visible()
    wins = panel.locator(".nb-heatmap-win").all_inner_texts()
    assert wins == ["3, 5"]
    panel.locator(".nb-heatmap-win").first.click()
    expect(panel).to_contain_text("(3, 5)")
    expect(panel).to_contain_text("Whoever moves from here loses")
    book.page.keyboard.press("Escape")


def test_a_value_is_found(book):
    stage = unfold(book.figure(HEAT))
    stage.get_by_role("textbox", name="find the cells of a value").fill("0")
    hits = stage.locator("output.nb-heatmap-hits")
    # The P-positions (⌊kφ⌋, ⌊kφ²⌋) and their mirrors below 40: k = 0 to 15, ⌊15φ²⌋ = 39.
    expect(hits).to_have_text("31 cells")
    stage.get_by_role("button", name="next cell with this value").click()
    expect(hits).to_have_text("1 of 31")
    stage.get_by_role("textbox", name="find the cells of a value").fill("")


def test_a_hundred_thousand_rows_sort_filter_and_page(book):
    stage = book.figure(TABLE)
    where, first = stage.locator(".nb-table-where"), stage.locator("tbody td").first
    expect(where).to_contain_text("of 100\u2009000")
    stage.get_by_role("button", name="last page").click()
    expect(where).to_contain_text("100\u2009000 of 100\u2009000")
    expect(stage.locator("tbody tr").last.locator("td").first).to_have_text("99\u2009999")
    stage.locator("th button").nth(1).click()
    stage.locator("th button").nth(1).click()
    expect(first).to_have_text("99\u2009999")
    unfold(stage).get_by_role("button", name="filter columns").click()
    stage.get_by_label("filter n", exact=True).fill("mod 1000 = 7")
    expect(where).to_contain_text("of 100 found")
    expect(first).to_have_text("99\u2009007")
    stage.get_by_label("filter parity").fill("even")
    expect(stage.locator("tbody")).to_contain_text("no row fits")


def test_the_computer_answers_a_move_by_click_and_by_key_and_both_are_taken_back(book):
    stage = book.figure(BOARD)
    moves = stage.get_by_role("list", name="moves")
    # From (3, 4) the only winning move of the queen is (1, 2), by the diagonal.
    book.page.mouse.click(*square(stage, 1, 2, 8, 8))
    expect(moves.locator(".nb-playing-move")).to_have_count(2)
    expect(moves.locator(".nb-playing-move").first).to_contain_text("(1,\u00a02)")
    expect(stage).to_contain_text("Your move.")
    stage.get_by_role("button", name="Undo").click()
    expect(moves.locator(".nb-playing-undone")).to_have_count(2)
    board = stage.locator("svg.nb-play-picture")
    board.focus()
    board.press("PageDown")
    board.press("Enter")
    expect(stage.locator(".nb-playing-move")).not_to_have_count(0)
    expect(moves.locator(".nb-playing-undone")).to_have_count(0)
    expect(stage.locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))
    board.press("u")
    expect(moves.locator(".nb-playing-undone")).not_to_have_count(0)


def test_a_move_that_is_none_is_explained(book):
    stage = book.figure(BOARD)
    stage.get_by_role("button", name="New game").click()
    book.page.mouse.click(*square(stage, 7, 7, 8, 8))
    expect(stage.locator(".nb-playing-wrong")).to_be_visible()
    expect(stage.locator(".nb-playing-moves")).to_be_hidden()


def test_a_plot_under_a_parameter_follows_it(book):
    stage = book.figure(PLOT)
    line = stage.locator(".nb-plot-series polyline")
    before = line.get_attribute("points")
    slide(stage.get_by_role("slider", name="n", exact=True), 1.0)
    book.settle(stage)
    expect(line).not_to_have_attribute("points", before)
    image = stage.get_by_role("img", name=re.compile("Plot"))
    image.focus()
    image.press("ArrowRight")
    expect(stage.locator(".nb-plot-tip")).to_be_visible()


def test_all_cells_run_again(book):
    models = "() => notebook.widgets.models.size"
    before = book.page.evaluate(models)
    book.run_all().run_all()
    assert book.page.evaluate(models) == before
    stage = book.figure(HEAT)
    slider = stage.get_by_role("slider", name="k", exact=True)
    expect(slider).to_have_value("2")
    slider.focus()
    slider.press("End")
    book.settle(stage)
    assert "P-position" in hover(stage, 12, 0)
