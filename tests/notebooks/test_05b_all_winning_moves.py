"""What 05b-all-winning-moves.ipynb shows."""

import re

NOTEBOOK = "05b-all-winning-moves"


def test_seventeen_has_two_winning_first_moves(notebook):
    assert "16 (quota 2), 13 (quota 8)" in notebook.text("FibonacciNim.start(17)")
    rows = [line for line in notebook.text('"winning first moves"').splitlines() if re.match(r"\s+1[0-7]\s", line)]
    assert rows[0].split("]")[1].strip() == "[2"


def test_the_tree_is_drawn(notebook):
    assert notebook.text("StrategyTree").count("*") == 6
    assert "each checked by the rules" in notebook.text("StrategyTree")
    assert notebook.text("winningTakes(10, 9)") == "[2]"


def test_project_euler_366(notebook):
    assert notebook.text("IntStream.rangeClosed(1, 100).mapToLong") == "728"


def test_the_prose_says_what_the_cells_show(notebook):
    # The first pile with two winning moves.
    moves = re.findall(r"^ +(\d+) +\[[\d, ]*\] +\[([\d, ]*)\]$", notebook.text('"winning first moves"'), re.M)
    assert next(int(n) for n, won in moves if "," in won) == 17
    assert "The first pile with two is 17 = 13 + 3 + 1" in notebook.prose("The least part need not")
