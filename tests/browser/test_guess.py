"""Questions before figures: answered by a control, on cells, by keys; shown by a switch or its key."""

import pytest
from playwright.sync_api import expect

CELLS = [
    'guess("How many coins win?", whole("coins", 1, 20), 8, "the rest")',
    'guess("Does it end?", choice("it", "?", "yes", "no"), "no", "the rest")',
    'guess("Where does whoever moves lose?", BoardGame.queen().outcomes(4, 4), "the rest")',
]


@pytest.fixture(scope="module")
def book(notebook):
    return notebook.open(CELLS).run_all()


def test_a_number_is_judged_when_the_answer_is_shown(book):
    figure = book.figure(0)
    expect(figure).to_contain_text("How many coins win?")
    assert "rest" not in figure.inner_text()
    figure.get_by_role("slider").press("ArrowRight")
    figure.get_by_role("switch", name="show the answer").check()
    expect(figure).to_contain_text("✗ Not 2: the answer is 8")
    expect(figure.locator(".nb-plain")).to_have_text("the rest")
    figure.get_by_role("spinbutton").fill("8")
    figure.get_by_role("spinbutton").press("Enter")
    expect(figure).to_contain_text("✓ 8 is right")


def test_a_key_shows_the_answer_and_hides_it(book):
    figure = book.figure(1)
    figure.get_by_role("radio", name="no").click()
    switch = figure.get_by_role("switch")
    expect(switch).to_have_attribute("aria-keyshortcuts", "A")
    figure.get_by_role("radio", name="no").press("a")
    expect(figure).to_contain_text("✓ no is right")
    figure.get_by_role("radio", name="no").press("a")
    expect(switch).not_to_be_checked()
    expect(figure.locator(".nb-plain")).to_have_count(0)


def test_cells_are_chosen_on_the_figure_itself(book):
    figure = book.figure(2)
    canvas = figure.locator(".nb-heatmap-upper")
    left, top, width, height = map(float, canvas.get_attribute("data-plot").split())
    for row, column in [(0, 0), (3, 3)]:
        canvas.click(position={"x": left + (column + 0.5) * width / 4, "y": top + (row + 0.5) * height / 4})
    # The keyboard's cell is the last one that was clicked.
    for key in ["ArrowUp", "ArrowLeft", "ArrowUp", "Enter"]:
        canvas.press(key)
    book.settle(figure)
    assert figure.locator("[aria-selected=true]").count() == 3
    canvas.press("a")
    expect(figure.locator(".nb-heatmap-title")).to_have_text(
        "Where does whoever moves lose? 2 of 3 cells found, 1 wrong"
    )
    expect(figure.locator(".nb-plain")).to_have_text("the rest")
    canvas.press("a")
    canvas.press("Enter")
    book.settle(figure)
    assert figure.locator("[aria-selected=true]").count() == 2


def test_a_saved_page_asks_as_well(cells, tab, tmp_path):
    file = tmp_path / "asked.html"
    code = CELLS[2].replace('"the rest"', "BoardGame.queen().grundy(4, 4)")
    cells.ran(f'save({code}, "{file.as_posix()}")')
    page = tab(file)
    canvas = page.locator(".nb-heatmap-upper").first
    expect(page.locator("[data-nb-live]")).to_have_attribute("data-nb-ready", "engine")
    canvas.press("Enter")
    expect(page.locator("[aria-selected=true]")).to_have_count(1)
    canvas.press("a")
    expect(page.locator(".nb-heatmap-title").first).to_contain_text("1 of 3 cells found, none wrong")
    expect(page.locator(".nb-heatmap-title").nth(1)).to_have_text("Grundy values: Wythoff's game (queen)")
