"""What 04b-misere-rook.ipynb shows."""

import re

NOTEBOOK = "04b-misere-rook"


def test_the_board_asks_before_it_tells(notebook):
    cell = "play(MisereRook.game())"
    assert notebook.is_live(cell) and "N-position" not in notebook.text(cell)


def test_figure_1_is_three_boards(notebook):
    text = notebook.text("gameOfF(6)")
    assert "a: normal" in text and "b: a cell added" in text and "c: the corner forbidden" in text
    assert notebook.data("gameOfF(6)", "image/svg+xml") or notebook.data("gameOfF(6)", "image/png")


def test_no_printed_entry_differs(notebook):
    assert notebook.text("PrintedTables.misprints()") == "[]"


def test_no_property_has_a_counterexample(notebook):
    text = notebook.text("RookProperty.ofG()")
    assert len(re.findall(r"^(?:G\d|Theorem 2).*none\s*$", text, re.M)) == 18


def test_the_bounds_and_the_squares_are_drawn(notebook):
    assert notebook.text("MexOfCell.of(MisereRook.game(), 5, 7, s)").startswith("step = 5")
    # g(1, 7) = 7 = 1 + 7 − 1 and g(5, 5) = 0: both bounds are met, and the claims say that no value is outside.
    table = re.findall(r"^ *\d+ \|(.*)$", notebook.text("The bounds of g(m, n)"), re.M)
    assert table[1].split()[7] == "2" and table[5].split()[5] == "0"
    square = [line.split() for line in re.findall(r"^ *\d \|(.*)$", notebook.text('title("Q_" + k)'), re.M)]
    assert len(square) == 8 and all(line.count("0") == 1 for line in [*square, *zip(*square)])
