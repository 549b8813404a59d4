"""Live figures: controls, errors, progress, a cell that runs again, the size for a lecture."""

import pytest
from playwright.sync_api import expect

from support.places import BUILD

WEIGHT = 35

CELLS = [
    (
        'live(whole("k", 0, 20).start(2), choice("move", "queen", "rook"), toggle("misère"), cells("T", 3, 3), '
        '(k, move, m, t) -> "k is " + k + ", " + move + ", " + m + ", " + t.list())'
    ),
    """live(whole("q", 0, 20), q -> {
    if (q == 3) throw new IllegalArgumentException("q = 3: not three");
    for (int i = 0; q == 12; i++) { Work.at(i % 100, 100, "steps"); LockSupport.parkNanos(40_000_000); }
    return row("q is " + q, BoardGame.queen().grundy(20, 20));
})""",
    (
        'live(decimal("x", 0, 1).step(0.1), text("name").start("Ada"), button("again"), '
        '(x, name, n) -> "x is " + x + ", " + name + ", pressed " + n)'
    ),
]


@pytest.fixture(scope="module")
def book(notebook):
    cells = ["import java.util.concurrent.locks.LockSupport; import nimbook.core.*;", *CELLS]
    return notebook.open(cells).run_all()


def test_the_slider_is_followed(book):
    figure = book.figure(1)
    handle = figure.get_by_role("slider").bounding_box()
    expect(figure.locator(".nb-plain")).to_contain_text("k is 2, queen, false")
    middle = handle["y"] + handle["height"] / 2
    book.page.mouse.move(handle["x"] + 2 + handle["width"] * 0.1, middle)
    book.page.mouse.down()
    for i in range(30):
        book.page.mouse.move(handle["x"] + 2 + handle["width"] * (0.1 + 0.9 * i / 29), middle)
    book.page.mouse.up()
    expect(figure.locator(".nb-plain")).to_contain_text("k is 20")
    expect(figure.locator(".nb-number")).to_have_value("20")


def test_decimals_texts_and_buttons(book):
    figure = book.figure(3)
    words = figure.locator(".nb-plain")
    expect(words).to_have_text("x is 0.0, Ada, pressed 0")
    slider = figure.locator("input[type=range]")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    # 0.1 + 0.1 + 0.1 is another double than 0.3: the page rounds to the digits of the step.
    expect(words).to_have_text("x is 0.3, Ada, pressed 0")
    number = figure.locator("input[type=number]")
    number.fill("0.75")
    expect(number).to_have_class("nb-number nb-wrong")
    assert number.get_attribute("title") == "a number from 0 to 1 in steps of 0.1"
    number.fill("0.7")
    expect(words).to_have_text("x is 0.7, Ada, pressed 0")
    line = figure.locator("input[type=text]")
    line.fill("Grace f Hopper")
    expect(words).to_have_text("x is 0.7, Grace f Hopper, pressed 0")
    # Its keys are letters: F does not show the figure alone, and an arrow does not move the slider.
    line.press("End")
    line.press("f")
    line.press("ArrowLeft")
    expect(words).to_have_text("x is 0.7, Grace f Hopperf, pressed 0")
    again = figure.get_by_role("button", name="again")
    again.click()
    again.click()
    expect(words).to_have_text("x is 0.7, Grace f Hopperf, pressed 2")
    figure.screenshot(path=BUILD / "pictures/controls.png")


def test_the_other_controls_by_mouse_and_keys(book):
    figure = book.figure(1)
    figure.get_by_role("radio", name="rook").click()
    figure.get_by_role("switch", name="misère").press("Space")
    expect(figure.locator(".nb-plain")).to_contain_text("rook, true")
    figure.locator("summary").click()
    squares = figure.get_by_role("gridcell")
    squares.nth(0).press("ArrowDown")
    squares.nth(3).press("ArrowRight")
    squares.nth(4).press("Space")
    expect(figure.locator(".nb-plain")).to_contain_text("[(1, 1)]")
    # Painted by dragging: the squares become like the first one, here filled.
    from_, to = squares.nth(0).bounding_box(), squares.nth(2).bounding_box()
    book.page.mouse.move(from_["x"] + 5, from_["y"] + 5)
    book.page.mouse.down()
    book.page.mouse.move(to["x"] + 5, to["y"] + 5, steps=8)
    book.page.mouse.up()
    expect(figure.locator(".nb-plain")).to_contain_text("[(0, 0), (0, 1), (0, 2), (1, 1)]")


def test_a_parameter_plays(book):
    figure = book.figure(1)
    figure.locator(".nb-number").fill("5")
    figure.get_by_role("button", name="play k").click()
    figure.get_by_label("steps a second").select_option("25")
    expect(figure.locator(".nb-plain")).to_contain_text("k is 20")
    expect(figure.get_by_role("button", name="play k")).to_be_visible()


def test_an_error_stands_in_the_place_of_the_figure(book):
    figure = book.figure(2)
    figure.locator(".nb-number").fill("3")
    expect(figure.get_by_role("alert")).to_have_text("q = 3: not three")
    figure.locator(".nb-number").fill("4")
    expect(figure.get_by_role("alert")).to_be_hidden()
    expect(figure.locator(".nb-plain")).to_contain_text("q is 4")


def test_long_work_shows_progress_and_gives_way_to_a_new_value(book):
    figure = book.figure(2)
    figure.locator(".nb-number").fill("12")
    expect(figure.locator(".nb-control .nb-doing")).to_contain_text("of 100 steps")
    expect(figure.locator(".nb-figures.nb-old")).to_be_visible()
    expect(figure.locator(".nb-plain")).to_contain_text("q is 4")
    figure.locator(".nb-number").fill("5")
    # That work never ends by itself.
    expect(figure.locator(".nb-plain")).to_contain_text("q is 5")
    expect(figure.locator(".nb-doing")).to_have_text("")
    expect(figure.locator(".nb-figures.nb-old")).to_have_count(0)


def test_lecture_size(book):
    figure = book.figure(2)

    def size():
        return figure.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")

    small = size()
    figure.get_by_role("button", name="lecture size").click()
    assert size() > 1.4 * small
    figure.get_by_role("button", name="lecture size").click()
    assert size() == small


def test_run_again_and_again_leaves_one_figure_a_cell(book):
    book.run_all().run_all()
    expect(book.figure(2).locator(".nb-plain")).to_contain_text("q is 0")
    assert book.page.evaluate("() => notebook.widgets.models.size") == len(CELLS)
    assert book.page.locator(".nb-stage").count() == len(CELLS)
