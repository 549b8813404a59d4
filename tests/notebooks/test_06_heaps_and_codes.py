"""What the notebook on heaps and codes shows."""

import re

NOTEBOOK = "06-heaps-and-codes"


def test_the_boards_are_live_and_ask_before_they_tell(notebook):
    for cell in ("play(HeapGame.nim()", "play(Octal.kayles()"):
        assert notebook.is_live(cell)
        assert "position" not in notebook.text(cell)


def test_winning_moves_of_nim(notebook):
    # Bouton 1901: 3 ⊕ 5 ⊕ 7 = 1, so one coin less from any of the three odd heaps.
    assert notebook.text("HeapGame.nim().winningMoves") == "[[2, 5, 7], [3, 4, 7], [3, 5, 6]]"


def test_periods_are_those_of_the_books(notebook):
    assert "preperiod 0, period 5 (proved" in notebook.text("SubtractionGame.of(2, 3, 7)")
    assert notebook.text("HeapPeriods.of(Octal.kayles())").startswith(
        "preperiod 71, period 12 (proved: Guy and Smith 1956"
    )
    assert notebook.text("IntStream.range(71") == "true"
    rows = dict(re.findall(r"^(\d?\.\d*)\s+(\d+\s+\d+)\s+proved", notebook.text('"preperiod", "period"'), re.M))
    # Winning Ways, chapter 4; OEIS A071435, A071434; the tables of T. Czajka's octal-games.
    expected = {
        ".77": "71 12",
        ".07": "53 34",
        ".137": "52 34",
        ".177": "497 20",
        ".1377": "141 24",
        ".356": "7315 142",
        ".165": "5181 1550",
    }
    assert expected.items() <= {code: " ".join(numbers.split()) for code, numbers in rows.items()}.items()
    assert "(observed to 2000" in notebook.text('"take 1, 4 or 16"')


def test_figures_follow_their_controls(notebook):
    for cell in ('whole("a", 1, 12)', "Officers"):
        assert notebook.is_live(cell)


def test_the_solutions_run_and_are_folded(notebook):
    assert notebook.text("b % a == 0") == "true"
    # The octal code says which of the first rows the search finds lost.
    assert notebook.text("Game<String> treblecross") == "[6, 12]"
    assert notebook.text('Octal.of(".007").value(n + 2)').startswith("[6, 12, ")
    solutions = [c for c in notebook.raw.cells if c.cell_type == "markdown" and c.source.startswith("### Solution")]
    assert len(solutions) == 2
    assert all(c.metadata.get("jp-MarkdownHeadingCollapsed") for c in solutions)
