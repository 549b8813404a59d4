"""What 03-hofstadter.ipynb shows; the expected sets are those of the document and of the independent computation behind
the claim list.
"""

import re

WEIGHT = 20

NOTEBOOK = "03-hofstadter"


def test_boards_and_heatmaps_are_live(notebook):
    for cell in ("start(6, 9)", "highlight(0)", "PrintedP1.printed", "TriangleWythoff.pPositions"):
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


def test_the_recursion_and_the_married_pair(notebook):
    # By hand, from g(n) = n − g(g(n − 1)): g(7) = 7 − g(3) = 4, g(8) = 8 − g(4) = 5, g(9) = 9 − g(5) = 6.
    assert notebook.text("HofstadterG.byRecursion(3, 24)").startswith("[0, 1, 2, 3, 3, 3, 3, 4, 5, 6, ")
    assert "proved" in notebook.text("decide(married")
    assert "proved" in notebook.text("GameTheorem.of(married")


def test_the_exceptions_are_drawn(notebook):
    table = re.findall(r"^ *\d+ \|(.*)$", notebook.text("value 1 only"), re.M)
    cells = {(x, y): value for x, line in enumerate(table) for y, value in enumerate(line.split())}
    found = [cell for cell, value in cells.items() if value in "03" and cell[0] <= cell[1]]
    # Claim H7 of the independent computation, and the prose above the bound.
    assert found == [(0, 0), (0, 3), (3, 5), (4, 4), (4, 7), (5, 7)]
    assert all(max(cell) < 8 for cell, value in cells.items() if value in "03")


def test_g_has_a_formula_and_a_tree(notebook):
    assert "G(4) = 3, G(5) = 3, G(6) = 4" in notebook.text("RecursionTree")
    assert "proved" in notebook.text("A(G(n)) <= n < A(G(n) + 1)")
    # ⌊(10⁴⁰ + 1)/φ⌋, from the digits of 1/φ.
    assert notebook.text("HofstadterG.term(BigInteger.TEN.pow(40))") == "6180339887498948482045868343656381177203"


def test_the_ledger_has_twenty_one_claims(notebook):
    page = notebook.data("Ledger.of(Document.HOFSTADTER)", "text/html")[0]
    assert page.count("<details>") == 21 and "(1, 1) is a P-position and not in P₁" in page
