"""What the notebook on open questions shows; the expected numbers come from papers, from independent computations, or
from the theory.
"""

import re

from support.places import ROOT

WEIGHT = 20

NOTEBOOK = "07-open-questions"


def rows(text):
    """The numbers of a table, line by line, without the space between groups of digits."""
    lines = [re.sub(r"(?<=\d)[\u2009\u202f](?=\d{3})", "", line) for line in text.splitlines()]
    return [line.split() for line in lines if re.match(r"\s*\d", line)]


def prose(notebook, words):
    """The text that contains these words, without the space between groups of digits."""
    found = next(c.source for c in notebook.raw.cells if c.cell_type == "markdown" and words in c.source)
    return re.sub(r"(?<=\d) (?=\d{3})", "", found)


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
    text = prose(notebook, "This turns an impossible census")
    assert f"{2**15} subsets" in text and f"{2**35} subsets" in text
    assert f"only {table[4][2]} cores" in text and f"and {table[6][2]} cores" in text
    shares = [f"{int(table[side][3]) / int(table[side][1]):.3f}" for side in range(2, 7)]
    assert f"is 1, {', '.join(shares)}, " in prose(notebook, "the share of sets that settle")
    text = prose(notebook, "The library keeps the")
    settling = notebook.text("removeColumns(")
    assert f"the {table[5][2]} classes" in text and "first 20 of 47 rows" in settling and "the 47 that settle" in text
    corner = re.sub(r"\s", "", re.search(r"^\(0, 0\) +(\d[\d\s]*?)  ", settling, re.M)[1])
    assert f"stands for {corner} sets, an eighth of all" in text and int(corner) * 8 == int(table[5][1])


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
    ratios = [int(table[str(m)][2]) for m in range(2, 14)]
    assert ratios == [int(table[str(m)][1]) // int(table[str(m - 1)][1]) for m in range(2, 14)]
    assert f"to the one before: {', '.join(map(str, ratios))}, 9, 20" in prose(notebook, "the ratio of each period")
    # The periods of the rows 14 and 15 are those ratios times the one before.
    assert f"periods {1778112000 * 9} and {1778112000 * 9 * 20};" in prose(notebook, "The rows 14 and 15")
    assert -13 <= int(notebook.text("MisereRook.g(13")) < 13


def test_nim_values_of_fibonacci_nim(notebook):
    firsts = rows(notebook.text("log₂ of the largest pile").split("─\n")[1])
    # No position has value 1 or 2 before a first move: nothing stands there.
    assert [len(line) for line in firsts[:4]] == [3, 2, 2, 3] and firsts[3][1] == "4"
    starts = [int(line[1]) for line in firsts[3:] if len(line) == 3]
    assert starts == sorted(starts)  # Larsson and Rubinstein-Salzedo: they never fall
    least, greatest = re.search(r"x 3 to 52, y (\d+) to ([\d\s]+)$", notebook.text("3, 52, v"), re.M).groups()
    greatest = int(re.sub(r"\s", "", greatest))
    text = prose(notebook, "On this logarithmic scale")
    assert f"from {least} to {greatest}: by a factor of {(greatest / int(least)) ** (1 / 49):.3f} on average" in text
    growth = {line[0]: float(line[3]) for line in rows(notebook.text("census.growth()").split("─\n")[1])}
    assert round((growth["100000"] - growth["1000"]) / 2, 1) == 2.1
    assert "about 2.1 more for each factor of ten" in prose(notebook, "The values 1 and 2 never occur")


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
    many = {line[0]: line for line in rows(notebook.text('"bound n"').split("─\n")[1])}
    text = prose(notebook, "With three different piles up to 60")
    assert f"there are {many['60'][1]}, " in text and "about 0.116·n²" in text
    assert all(abs(float(many[str(n)][2]) - 0.116) < 0.0015 for n in range(60, 161, 20))


def test_the_stored_surveys(notebook):
    found = re.findall(r"\d{1,3}(?:\s\d{3})+", notebook.text('Surveys.stored("terminal-one-5")'))
    counts = [int(re.sub(r"\s", "", number)) for number in found]
    # a line for each threshold, and one for the sets that do not settle: all sets that hold the corner
    assert len(counts) == 5 and sum(counts) == 2**24
    assert "of 511 rows" in notebook.text("octal.page(12)")
    lines = [line.split("\t")[:3] for line in (ROOT / "docs/surveys/octal-3.tsv").read_text().splitlines()[1:]]
    proved = [(code, int(before), int(period)) for code, before, period in lines if period.isdigit()]
    text = prose(notebook, "Does every game given by")
    assert f"the {len(lines)} codes {len(proved)} have" in text and f"for {len(lines) - len(proved)} none" in text
    periods = [period for *_, period in proved]
    assert f"The most frequent one is {max(set(periods), key=periods.count)};" in text
    assert f"{len(set(periods))} points" in notebook.text('countBy("period")')
    assert sum(period == 442 for *_, period in proved) == 16 and "sixteen codes share the period 442" in text
    assert (".165", 5181, 1550) in proved and ".165 has 1550" in text
    assert max(before for _, before, _ in proved) == 7315 and ".356 takes 7315 heaps" in text
    last = re.search(r"the last of them (\d+)", notebook.text("SparseSpace.of"))[1]
    assert f"the last rare heap is {last}" in prose(notebook, "Split a heap into two unequal")
    assert "(0, 0) (0, 1) (4, 4)" in notebook.text('Surveys.stored("terminal-one-5")')
    assert "saltus 3 (observed" in notebook.text('takeAndBreak("0.3F")')


def test_the_misere_quotients_of_octal_codes(notebook):
    assert "of 511 rows" in notebook.text("misere.page(12)")
    lines = [line.split("\t") for line in (ROOT / "docs/surveys/octal-misere-3.tsv").read_text().splitlines()[1:]]
    settled = [(int(order), tame == "true") for _, order, _, tame, *_, evidence, _ in lines if evidence == "proved"]
    tame = [order for order, is_tame in settled if is_tame]
    wild = [order for order, is_tame in settled if not is_tame]
    text = prose(notebook, "When the last player to move loses, values")
    assert f"the {len(lines)} codes {len(settled)} have" in text and f"other {len(lines) - len(settled)} the" in text
    assert f"{len(tame)} of the {len(settled)} are *tame*" in text and set(tame) == {2, 6, 10}
    assert f"Of the {len(wild)} wild ones {wild.count(40)} have 40" in text and f"more than {max(wild)}." in text
    most = max(map(settled.count, settled))
    assert f"to {max(wild)}.5, y 0 to {most}" in notebook.text("Plot.histogram(TablesawTables")
