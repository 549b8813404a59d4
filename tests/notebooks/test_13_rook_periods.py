"""What the notebook on the periods of the misère rook shows."""

NOTEBOOK = "13-rook-periods"


def test_the_misere_rook_beyond_the_table(notebook):
    table = {line[0]: line for line in notebook.rows("Table 2, continued")}
    assert table["9"] == ["9", "151200", "15", "68", "72"]  # Table 2 of the paper
    # The period of row 13, found by an independent program.
    assert table["13"][1] == "1778112000"
    ratios = [int(table[str(m)][2]) for m in range(2, 14)]
    assert ratios == [int(table[str(m)][1]) // int(table[str(m - 1)][1]) for m in range(2, 14)]
    assert f"to the one before: {', '.join(map(str, ratios))}, 9, 20" in notebook.prose("the ratio of each period")
    # The periods of the rows 14 and 15 are those ratios times the one before.
    assert "period 1778112000" in notebook.text("periodOfG(13)") and "proved" in notebook.text("periodOfG(13)")
    assert notebook.text("periodOfG(11)") == "[]"  # no fault of its certificate
    assert f"periods {1778112000 * 9} and {1778112000 * 9 * 20};" in notebook.prose("The rows 14 and 15")
    assert -13 <= int(notebook.text("MisereRook.g(13")) < 13


def test_the_token_is_followed(notebook):
    # Row 5 has the preperiod 25 (Table 2); from there 2j + 2 = 6 slots, and the third step.
    assert "Column 34: D = " in notebook.text("TokenAndSlots.of")
