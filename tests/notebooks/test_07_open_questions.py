"""What the notebook on open questions shows; the expected numbers come from papers, from independent computations, or
from the theory.
"""

import re

NOTEBOOK = "07-open-questions"


def rows(text):
    """The numbers of a table, line by line, without the space between groups of digits."""
    lines = [re.sub(r"(?<=\d)[\u2009\u202f](?=\d{3})", "", line) for line in text.splitlines()]
    return [line.split() for line in lines if re.match(r"\s*\d", line)]


def test_the_classes_of_terminal_sets(notebook):
    text = notebook.text("MisereClasses.of(6, 300)")
    # 2 to the power 35 sets.
    assert str(2**35) in text
    table = {int(line[0]): line for line in rows(notebook.text('"sets that settle"').split("─\n")[1])}
    for side in range(1, 7):
        assert int(table[side][1]) == 2 ** (side * side - 1)
    # Every set of the 4 × 4 square was asked one by one.
    assert table[4][3] == "10536"
    assert notebook.text("MisereClasses.core") == "(0, 0)"


def test_strips_and_triangles(notebook):
    strips = [[int(word) for word in line] for line in rows(notebook.text('"longest strip"').split("─\n")[1])]
    lower = [int(n * (1 + 5**0.5) / 2) for n in range(1, 8)]
    assert [line[0] for line in strips[:7]] == lower
    assert all(line[1] == line[3] for line in strips)
    assert (
        notebook.text("CellFamily.triangles(80)")
        == "[row + column ≤ 0, from row 3, row + column ≤ 2, from row 8, row + column ≤ 3, from row 11]"
    )


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


def test_the_misere_rook_beyond_the_table(notebook):
    table = {line[0]: line for line in rows(notebook.text("Table 2, continued").split("─\n")[1])}
    assert table["9"] == ["9", "151200", "15", "68", "72"]  # Table 2 of the paper
    # The period of row 13, found by an independent program.
    assert table["13"][1] == "1778112000"
    assert -13 <= int(notebook.text("MisereRook.g(13")) < 13


def test_nim_values_of_fibonacci_nim(notebook):
    firsts = rows(notebook.text("log₂ of the largest pile").split("─\n")[1])
    # No position has value 1 or 2 before a first move: nothing stands there.
    assert [len(line) for line in firsts[:4]] == [3, 2, 2, 3] and firsts[3][1] == "4"
    starts = [int(line[1]) for line in firsts[3:] if len(line) == 3]
    assert starts == sorted(starts)  # Larsson and Rubinstein-Salzedo: they never fall


def test_three_piles_with_one_quota(notebook):
    assert notebook.text("slab.leastWinningQuota(3, 4, c)") == "3"
    assert notebook.text("allMatch") == "true"
    ones = [
        tuple(map(int, line))
        for line in rows(notebook.text("DataTable.of(slab.pPositionsForEveryQuota(1))").split("─\n")[1])
    ]
    # (1, 2, 4) is lost by hand; each pile has one partner at most.
    assert (1, 2, 4, 2) in ones
    seen = [pile for t in ones for pile in t[1:3]]
    assert len(seen) == len(set(seen))
    assert "161 × 161 cells" in notebook.text("game.thirdPile()")


def test_the_stored_surveys(notebook):
    found = re.findall(r"\d{1,3}(?:\s\d{3})+", notebook.text('Surveys.stored("terminal-one-5")'))
    counts = [int(re.sub(r"\s", "", number)) for number in found]
    # a line for each threshold, and one for the sets that do not settle: all sets that hold the corner
    assert len(counts) == 5 and sum(counts) == 2**24
    assert "of 511 rows" in notebook.text("octal.page(12)")
    assert "saltus 3 (observed" in notebook.text('takeAndBreak("0.3F")')
