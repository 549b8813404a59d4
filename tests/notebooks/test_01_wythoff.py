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


def test_the_fibonacci_rule_is_shown_failing_and_corrected(notebook):
    assert "F₂ = 1 → (2, 3), but the P-position with this difference is (1, 2)" in notebook.text(
        "ZeckendorfRule.asPrinted(d)"
    )
    assert "F₁ = 1 → (1, 2), a P-position" in notebook.text("ZeckendorfRule.corrected(d)")


def test_heatmaps_are_live_and_have_a_still(notebook):
    for cell in ("overlay(Overlay.goldenLines())", "highlight(v)", "BoardGame.queen().grundy(12, 12)"):
        assert notebook.is_live(cell)
        assert {"image/png", "image/svg+xml"} & notebook.mimes(cell)
        assert '<img alt="' in notebook.data(cell, "text/html")[0]


def test_the_ledger_names_the_ambiguous_claim(notebook):
    page = notebook.data("Ledger.of(Document.WYTHOFF)", "text/html")[0]
    assert page.count("<details>") == 10
    assert "ambiguous" in page and "least index is odd" in page


def test_the_digits_of_a_pair_are_shifted(notebook):
    lines = re.findall(r"^ *\d+ \|(.*)$", notebook.text("The digits of x and y"), re.M)
    words = [["".join(re.findall(r"[01]", line[:32])), "".join(re.findall(r"[01]", line[32:]))] for line in lines]
    # The figure's 0 is the digit 1. (4, 7) = (3 + 1, 5 + 2).
    assert words[3] == ["010", "0101"]
    assert all(y == x + "1" and (len(x) - len(x.rstrip("1"))) % 2 == 0 for x, y in words[1:])
    assert "proved" in notebook.text("B(n) = shl(A(n))")
