"""What 03-hofstadter.ipynb shows; the expected sets are those of the document and of the independent computation behind
the claim list.
"""

import re

WEIGHT = 20

NOTEBOOK = "03-hofstadter"


def test_boards_and_heatmaps_are_live(notebook):
    for cell in ("start(6, 9)", "highlight(0)", "PrintedP1.printed", "editTerminal(T)"):
        assert notebook.is_live(cell)


def test_the_thresholds(notebook):
    assert "row ≥ 8 or column ≥ 8" in notebook.text("TerminalSetComparison.valueOne(Cells.triangle(2))")
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


def test_the_census(notebook):
    triangles = notebook.text("CellFamily.triangles(30)")
    assert "31 sets; misère P-positions settle to Wythoff's for 3," in triangles
    assert (
        "32768 sets; misère P-positions settle to Wythoff's for 10536, positions of Grundy value 1 for 4675"
        in notebook.text("CellFamily.subsetsOfSquare(k)")
    )


def test_the_ledger_has_twenty_one_claims(notebook):
    page = notebook.data("Ledger.of(Document.HOFSTADTER)", "text/html")[0]
    assert page.count("<details>") == 21 and "(1, 1) is a P-position and not in P₁" in page


def test_values_of_g_are_taken_once_or_twice(notebook):
    counted = notebook.text('terms.countBy("value").intColumn("Count").countByCategory()')
    times = {int(size): int(count) for size, count in re.findall(r"^ *([12]) +(\d+)$", counted, re.M)}
    # G(9999) = ⌊10 000 / φ⌋ = 6180, so the first 10 000 terms have the values 0 to 6180.
    assert times[1] + times[2] == 6181 and times[1] + 2 * times[2] == 10_000
