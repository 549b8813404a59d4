"""Five questions that a figure answers, asked with keys and answered in words: all that is read here is what a screen
reader says, the element that has the focus and the live region of its figure. What is heard: the pitch of tones.
"""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

WEIGHT = 12

CELLS = {
    "heading": "",
    "queen": "Heatmap.of(BoardGame.queen().grundy(60, 60))",
    "kayles": "Octal.kayles().grundy(60)",
    "compared": "compare(BoardGame.queen().outcomes(40, 40), BoardGame.queen().misere().outcomes(40, 40))",
    "board": "play(BoardGame.queen()).start(4, 5)",
    "plot": 'Plot.line("squares", 0, 10, n -> n * n).x("n")',
}
MOST = 10
# The tones that are begun, by their pitch, in place of what would be heard.
RECORDER = """() => {
  window.heard = [];
  const usual = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { heard.push(this.frequency.value); usual.call(this, at); };
}"""


class Reader:
    """A person who hears the page: presses keys, and knows the last that was said."""

    def __init__(self, page, stage, start):
        self.page, self.stage, self.keys = page, stage, 0
        stage.locator(start).first.focus()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1
        return self

    def hears(self, *words):
        """Said by the live region of the figure."""
        for each in words:
            expect(self.stage.locator(".nb-said")).to_contain_text(each)
        assert self.keys <= MOST

    def reads(self, *words):
        """The name of what has the focus."""
        for each in words:
            expect(self.page.locator(":focus")).to_have_attribute("aria-label", each)
        assert self.keys <= MOST


@pytest.fixture
def reader(book):
    def begin(name, start):
        number = list(CELLS).index(name)
        stage = book.run(number).figure(number)
        return Reader(book.page, stage, start)

    return begin


HEATMAP, TABLE, PLOT = "canvas[tabindex]", "th button", "svg[tabindex]"


def test_where_is_the_next_p_position_in_this_row(reader):
    # Wythoff's pairs: (3, 5), (4, 7); in row 5 the mirror image (5, 3).
    reader("queen", HEATMAP).press("Home", "ArrowDown", "ArrowDown", "ArrowDown", "z").hears("row 3, column 5, value 0")
    again = reader("queen", HEATMAP).press("Home", "ArrowDown", "ArrowDown", "ArrowDown", "z", "z")
    again.hears("row 3 has no value 0 (P-positions) to the right of column 5")
    again.press("k").hears("W: the winning moves")


def test_which_value_is_most_frequent(reader):
    # Counted by Python below, from the definition.
    counts = Counter(grundy_values(60))
    most = min(counts, key=lambda value: (-counts[value], value))
    asked = reader("queen", HEATMAP).press("i", "ArrowDown", "ArrowDown", "ArrowDown")
    asked.reads(f"the most frequent: value {most}: {counts[most]} cells of 3600")


def grundy_values(side):
    """Wythoff's game by its definition, row after row."""
    value = {}
    for x in range(side):
        for y in range(side):
            seen = {value[x, j] for j in range(y)} | {value[i, y] for i in range(x)}
            seen |= {value[x - d, y - d] for d in range(1, min(x, y) + 1)}
            value[x, y] = next(n for n in range(3 * side) if n not in seen)
    return list(value.values())


def test_does_it_repeat(reader):
    # Guy and Smith (1956): Kayles has the period 12 from heap 71 on.
    reader("kayles", TABLE).press("i").reads(re.compile(r"preperiod 71, period 12 \(proved"))


def test_where_do_two_tables_differ_first(reader):
    # In misère play (0, 0) is won.
    asked = reader("compared", HEATMAP).press("Home", "d")
    asked.hears("row 0, column 1, different")
    asked.press("i").reads(re.compile(r"agree; the first difference is \(0, 0\)"))


def test_which_moves_win_here(reader):
    # From (4, 5) to Wythoff's pairs: (1, 2) along the diagonal, (4, 7) is too far, (3, 5) in the column.
    reader("queen", HEATMAP).press(
        "Home", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "w"
    ).hears("winning move", "(2, 1)")


def test_the_description_is_walked_as_a_tree_and_leads_to_cells(reader):
    asked = reader("queen", HEATMAP).press("i")
    focus = asked.page.locator(":focus")
    expect(focus).to_have_attribute("role", "treeitem")
    asked.press("End")
    expect(focus).to_have_attribute("aria-label", "60 rows")
    asked.press("ArrowRight", "ArrowDown")
    expect(focus).to_have_attribute("aria-label", re.compile("^row 0: 0, 1, 2, 3"))
    expect(focus).to_have_attribute("aria-level", "3")
    asked.press("ArrowDown", "Enter")
    expect(focus).to_have_attribute("aria-roledescription", "heatmap")
    asked.hears("row 1, column 0, value 1")
    asked.press("i", "Escape")
    expect(focus).to_have_attribute("aria-roledescription", "heatmap")


def test_a_boards_description_leads_to_its_moves(reader):
    asked = reader("board", "svg[tabindex]").press("i")
    asked.reads(re.compile(r"\(4, 5\): Your move\.$"))
    # 4 up, 5 to the left, 4 along the diagonal.
    asked.press("ArrowDown").reads("13 moves")
    # Nobody has asked for more.
    expect(asked.stage.get_by_role("treeitem")).to_have_count(2)
    asked.press("ArrowRight", "ArrowDown", "Enter")
    expect(asked.page.locator(":focus")).to_have_attribute("role", "application")
    asked.press("h", "i", "ArrowDown").reads("2 winning moves")


def test_the_part_in_view_is_a_table(reader):
    asked = reader("queen", HEATMAP).press("t")
    table = asked.page.locator("table:focus")
    expect(table.locator("caption")).to_have_text("rows 0 to 39, columns 0 to 39")
    expect(table.locator("tr").nth(4).locator("td").nth(5)).to_have_text("0")
    asked.press("Escape")
    expect(asked.stage.locator(".nb-heatmap-table")).to_have_count(0)


def test_a_row_and_a_plot_are_heard(reader):
    asked = reader("queen", HEATMAP)
    asked.page.evaluate(RECORDER)
    said = asked.press("Home", "s").stage.locator(".nb-said")
    expect(said).to_have_text("row 0 from column 0 as tones, 60 values")
    heard = asked.page.evaluate("heard")
    # The row of a single pile is 0, 1, 2, …: each tone is higher, and equally so, from A to three octaves above.
    assert len(heard) == 60 and heard[0] == pytest.approx(220)
    steps = [b / a for a, b in zip(heard, heard[1:])]
    assert min(steps) > 1 and max(steps) == pytest.approx(min(steps), rel=1e-4)
    asked = reader("plot", PLOT)
    asked.page.evaluate("heard.length = 0")
    said = asked.press("s").stage.locator(".nb-said")
    expect(said).to_have_text("squares as tones, 11 points")
    heard = asked.page.evaluate("heard")
    assert heard[0] == pytest.approx(220) and heard[-1] == pytest.approx(1760) and heard == sorted(heard)
    asked.press("i", "ArrowDown").reads(re.compile("^squares: 11 points"))
