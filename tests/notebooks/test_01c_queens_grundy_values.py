"""What 01c-queens-grundy-values.ipynb shows; the expected numbers are those of the theory, not of a run."""

import re

NOTEBOOK = "01c-queens-grundy-values"


def test_heatmaps_are_live_and_have_a_still(notebook):
    for cell in ("highlight(v)", "BoardGame.queen().grundy(12, 12)"):
        assert notebook.is_live(cell)
        assert {"image/png", "image/svg+xml"} & notebook.mimes(cell)
        assert '<img alt="' in notebook.data(cell, "text/html")[0]


def test_the_distance_from_the_lines_is_bounded(notebook):
    # The greatest distance of the values up to 40, over the values up to 40: about 1.6 times the value.
    greatest = re.search(r"41 points, x 0 to 40, y 0 to (\d+)", notebook.text("CellsByValue.of(v, 3000)"))
    assert 55 <= int(greatest[1]) <= 70


def test_the_ledger_names_the_ambiguous_claim(notebook):
    page = notebook.data("Ledger.of(Document.WYTHOFF)", "text/html")[0]
    assert page.count("<details>") == 10
    assert "ambiguous" in page and "least index is odd" in page
