"""What 03b-what-comes-back.ipynb shows; the expected sets are those of the document and of the independent computation
behind the claim list.
"""

import re

NOTEBOOK = "03b-what-comes-back"


def test_boards_and_heatmaps_are_live(notebook):
    for cell in ("highlight(0)", "highlight(v)"):
        assert notebook.is_live(cell)


def test_the_thresholds(notebook):
    misere = notebook.text("TerminalSetComparison.misere(Cells.triangle(2))")
    assert "row ≥ 8 or column ≥ 8" in misere and "proved" in misere


def test_the_sets_of_triples(notebook):
    # Set B of the document.
    assert (
        notebook.text("terminal(Cells.triangle(2))).pPositions(8, 8, 1)")
        == "[(0, 3, 1), (1, 2, 1), (2, 1, 1), (3, 0, 1), (4, 4, 1), (5, 7, 1), (7, 5, 1)]"
    )
    # Set A with third coordinate 0.
    assert "(3, 6, 0), (4, 8, 0), (6, 3, 0), (8, 4, 0)" in notebook.text("pPositions(9, 9, 0)")


def test_the_exceptions_are_drawn(notebook):
    table = re.findall(r"^ *\d+ \|(.*)$", notebook.text("value 1 only"), re.M)
    cells = {(x, y): value for x, line in enumerate(table) for y, value in enumerate(line.split())}
    found = [cell for cell, value in cells.items() if value in "03" and cell[0] <= cell[1]]
    # Claim H7 of the independent computation, and the prose above the bound.
    assert found == [(0, 0), (0, 3), (3, 5), (4, 4), (4, 7), (5, 7)]
    assert all(max(cell) < 8 for cell, value in cells.items() if value in "03")
