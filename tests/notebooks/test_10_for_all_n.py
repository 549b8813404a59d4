"""What 10-for-all-n.ipynb shows."""

import re

NOTEBOOK = "10-for-all-n"


def test_the_walks_are_live_and_end_with_a_verdict(notebook):
    for cell, says in (
        ('automaton("evenzeros(n)").walk', "n = 20: not accepted, the statement is false"),
        ('automaton("x + y = z")', "x = 20, y = 30, z = 50: accepted, the statement is true"),
        ("automaton(s).walk(n)", "n = 12: accepted, the statement is true"),
    ):
        assert notebook.is_live(cell)
        assert says in notebook.text(cell)
    assert "4 states read the digits of n" in notebook.text('automaton("evenzeros(n)").walk')


def test_to_see_one_number_less_takes_sets_of_states(notebook):
    assert "10 states read the digits of n, k" in notebook.text('automaton("n = k + k")')
    assert "8 states read the digits of n," in notebook.text('automaton("some k: n = k + k")')


def test_a_statement_can_be_typed(notebook):
    assert notebook.is_live("s -> decide(s)")
    assert "proved for all natural numbers" in notebook.text("s -> decide(s)")


def test_the_theorem_and_its_statement_without_a_bound(notebook):
    assert "proved for all natural numbers" in notebook.text("all n: n >= 1 => B(n) = A(A(n)) + 1")
    assert "least counterexample n = 0" in notebook.text('decide("all n: B(n) = A(A(n)) + 1")')


def test_the_prose_says_what_the_cells_show(notebook):
    rows = re.findall(r"^ *\d+ +(\d+) +([01]+) +(\d+) +([01]+)$", notebook.text('"digits of A(n)"'), re.M)
    assert len(rows) >= 10
    for _, word, _, other in rows:
        assert len(word) - len(word.rstrip("0")) in (0, 2, 4, 6)
        assert len(other) - len(other.rstrip("0")) in (1, 3, 5, 7)
    assert [row[0] for row in rows[:6]] == ["1", "3", "4", "6", "8", "9"]
    assert [row[2] for row in rows[:4]] == ["2", "5", "7", "10"]
