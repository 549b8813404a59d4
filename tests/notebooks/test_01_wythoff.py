"""What 01-wythoff.ipynb shows; the expected numbers are those of the document and of the theory, not of a run."""

import re

NOTEBOOK = "01-wythoff"


def test_boards_ask_before_they_tell(notebook):
    text = notebook.text("play(BoardGame.queen()).start(5, 8)")
    assert "queen at (5, 8)" in text and "N-position" not in text and "(4, 7)" not in text
    assert notebook.is_live("play(BoardGame.queen()).start(5, 8)")
    assert "misère" in notebook.text("play(BoardGame.queen().misere())")


def test_the_documents_table(notebook):
    page = notebook.data('DataTable.columns("n", "x", "y")', "text/html")[0]
    rows = [re.findall(r"<td[^>]*>(\d+)</td>", row) for row in page.split("<tr>")]
    assert ["7", "11", "18"] in rows and ["20", "32", "52"] in rows


def test_the_construction_has_steps_and_a_figure(notebook):
    assert "n = 3: (4, 7)" in notebook.text("Construction.of(8)")
    assert "0 = P-position, 1 = struck, 2 = still open" in notebook.text("Construction.board(k, 32)")


def test_exact_where_doubles_fail(notebook):
    assert notebook.text("Wythoff.isP(165_580_140, 267_914_295)") == "true"
    # The first digits of the golden ratio (OEIS A001622).
    assert notebook.text("Wythoff.pair(BigInteger.TEN.pow(40))").startswith(
        "(16180339887498948482045868343656381177203, "
    )


def test_heatmaps_are_live_and_have_a_still(notebook):
    for cell in ("overlay(Overlay.goldenLines())", "BoardGame.queen().outcomes(16, 16)"):
        assert notebook.is_live(cell)
        assert {"image/png", "image/svg+xml"} & notebook.mimes(cell)
        assert '<img alt="' in notebook.data(cell, "text/html")[0]
