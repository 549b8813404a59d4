"""What the notebook on the rows of Wythoff's table shows."""

import re

NOTEBOOK = "12-wythoffs-rows"


def test_rows_of_wythoffs_table(notebook):
    assert notebook.text("rows.period(12)").startswith("preperiod 347, period 48, saltus 48 (proved: ")
    assert notebook.text("rows.period(12).faults") == "[]"
    assert -198 <= int(notebook.text("rows.value(99,")) <= 99  # Landman's bound
    assert notebook.is_live('whole("rows", 10, 400)') and notebook.is_live('whole("row", 1, 99)')
    # The triangle x + y ≤ 3 brings in the prime 5.
    assert re.search(
        r"^\s*4\s+\d+\s+5\s+5\s+proved", notebook.text("BoardGame.queen().terminal(Cells.triangle(k)), 40"), re.M
    )
    assert "2-Wythoff" in notebook.text("BoardGame.knight()")
