"""What 10b-statements-to-change.ipynb shows."""

import re

NOTEBOOK = "10b-statements-to-change"


def test_ten_are_proved_and_five_refuted(notebook):
    text = [
        notebook.text(number)
        for number, cell in enumerate(notebook.raw.cells)
        if cell.cell_type == "code" and cell.source.startswith(("decide(", "Theory."))
    ]
    proved = [one for one in text if "proved for all natural numbers" in one]
    # Nine of the ten; one is a set with its game.
    assert len(proved) == 9
    assert "W(x, y) in all 1156 cells: Wythoff's game (queen)" in notebook.text('decide("W(x, y)", BoardGame.queen())')
    examples = [re.search(r"least counterexample (.*)", one).group(1) for one in text if "counterexample" in one]
    assert examples == ["n = 1", "n = 13", "n = 1, m = 1", "n = 0", "m = 1"]


def test_three_and_five_do_not_pay_everything(notebook):
    assert "counterexamples m = 1, 2, 4, 7 (of the first 48)" in notebook.text("m = 3x + 5y")


def test_the_slips_are_proved(notebook):
    assert notebook.is_live("Slips.of(k)")
    assert "slips at d = 3, 5, 8, 13, 21, 34, 55, 89 (of the first 120)" in notebook.text("Slips.of(k)")
