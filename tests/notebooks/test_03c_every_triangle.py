"""What 03c-every-triangle.ipynb shows; the expected sets are those of the document and of the independent computation
behind the claim list.
"""

WEIGHT = 20

NOTEBOOK = "03c-every-triangle"


def test_boards_and_heatmaps_are_live(notebook):
    for cell in ("Slips.of(k).board(55)", "TriangleWythoff.pPositions"):
        assert notebook.is_live(cell)


def test_the_recursion_and_the_married_pair(notebook):
    # By hand, from g(n) = n − g(g(n − 1)): g(7) = 7 − g(3) = 4, g(8) = 8 − g(4) = 5, g(9) = 9 − g(5) = 6.
    assert notebook.text("HofstadterG.byRecursion(3, 24)").startswith("[0, 1, 2, 3, 3, 3, 3, 4, 5, 6, ")
    assert "proved" in notebook.text("decide(married")
    assert "proved" in notebook.text("GameTheorem.of(married")


def test_the_ledger_has_twenty_one_claims(notebook):
    page = notebook.data("Ledger.of(Document.HOFSTADTER)", "text/html")[0]
    assert page.count("<details>") == 21 and "(1, 1) is a P-position and not in P₁" in page
