"""What 04d-four-misprints.ipynb shows."""

import re

NOTEBOOK = "04d-four-misprints"


def rows(text):
    """The numbers of a table's lines that begin with one."""
    lines = [re.findall(r"-?\d+", line) for line in text.splitlines() if re.match(r"\s*\d", line)]
    return [tuple(map(int, line)) for line in lines]


def test_the_misprints_fail_and_the_corrections_hold(notebook):
    table = rows(notebook.plain('"x + 3 (mod 3)"'))[-12:]
    assert (
        table[0] == (0, 0, 2, 2) and all(row[2] == row[3] for row in table) and any(row[1] != row[2] for row in table)
    )
    first, second = notebook.text("holds(m, n, n)").split("x < k")
    cells = lambda text: re.findall(r"[01]", " ".join(re.findall(r"\|(.*)", text)[1:]))  # noqa: E731
    assert "0" in cells(first) and "1" in cells(first) and set(cells(second)) == {"1"}
    assert notebook.text("tableOfG(3, 8).row(2)") == "[1, 2, 0, 4, 5, 3, 7, 8]"


def test_every_claim_stands_in_the_ledger(notebook):
    page = notebook.data("Ledger.of", "text/html")[0]
    cards = re.findall(r"<p><b>([^<]*)</b> <b>D(\d+)</b>", page)
    assert [int(number) for _, number in cards] == list(range(1, 24))
    assert sum("misprint" in verdict for verdict, _ in cards) == 4
    assert not any("fails" in verdict for verdict, _ in cards)
