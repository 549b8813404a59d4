"""What 03-hofstadter.ipynb shows; the expected sets are those of the document and of the independent computation
behind the claim list.
"""

NOTEBOOK = "03-hofstadter"


def test_boards_and_heatmaps_are_live(notebook):
    for cell in ("start(6, 9)", "PrintedP1.printed"):
        assert notebook.is_live(cell)


def test_g_has_a_formula_and_a_tree(notebook):
    assert "G(4) = 3, G(5) = 3, G(6) = 4" in notebook.text("RecursionTree")
    assert "proved" in notebook.text("A(G(n)) <= n < A(G(n) + 1)")
    # ⌊(10⁴⁰ + 1)/φ⌋, from the digits of 1/φ.
    assert notebook.text("HofstadterG.term(BigInteger.TEN.pow(40))") == "6180339887498948482045868343656381177203"
