"""What the notebook on terminal sets shows; the expected numbers come from papers, from independent
computations, or from the theory.
"""

import re

WEIGHT = 10
NOTEBOOK = "11-terminal-sets"


def test_the_classes_of_terminal_sets(notebook):
    text = notebook.text("MisereClasses.of(6, 300)")
    # 2 to the power 35 sets.
    assert f"{2**35:,}".replace(",", "\u2009") in text
    table = {int(line[0]): line for line in notebook.rows('"sets that settle"')}
    for side in range(1, 7):
        assert int(table[side][1]) == 2 ** (side * side - 1)
    # Every set of the 4 × 4 square was compared one by one.
    assert table[4][3] == "10536"
    assert notebook.text("MisereClasses.core") == "(0, 0)"
    text = notebook.prose("This turns an impossible census")
    assert f"{2**15} subsets" in text and f"{2**35} subsets" in text
    assert f"only {table[4][2]} cores" in text and f"and {table[6][2]} cores" in text
    shares = [f"{int(table[side][3]) / int(table[side][1]):.3f}" for side in range(2, 7)]
    assert f"is 1, {', '.join(shares)}, " in notebook.prose("the share of sets that settle")
    text = notebook.prose("The library keeps the")
    settling = notebook.text("removeColumns(")
    assert f"the {table[5][2]} classes" in text and "first 20 of 47 rows" in settling and "the 47 that settle" in text
    corner = re.sub(r"\s", "", re.search(r"^\(0, 0\) +(\d[\d\s]*?)  ", settling, re.M)[1])
    assert f"stands for {corner} sets, an eighth of all" in text and int(corner) * 8 == int(table[5][1])


def test_strips_and_triangles(notebook):
    strips = [[int(word) for word in line] for line in notebook.rows('"longest strip"')]
    lower = [int(n * (1 + 5**0.5) / 2) for n in range(1, 8)]
    assert [line[0] for line in strips[:7]] == lower
    assert all(line[1] == line[3] for line in strips)
    assert (
        notebook.text("CellFamily.triangles(80)")
        == "[row + column ≤ 0, from row 3, row + column ≤ 2, from row 8, row + column ≤ 3, from row 11]"
    )


def test_the_stored_survey(notebook):
    found = re.findall(r"\d{1,3}(?:\s\d{3})+", notebook.text('Surveys.stored("terminal-one-5")'))
    counts = [int(re.sub(r"\s", "", number)) for number in found]
    # a line for each threshold, and one for the sets that do not settle: all sets that hold the corner
    assert len(counts) == 5 and sum(counts) == 2**24
    assert "(0, 0) (0, 1) (4, 4)" in notebook.text('Surveys.stored("terminal-one-5")')


def red_columns(notebook, cell):
    """The columns whose first strip is red."""
    strip = re.search(r"^ *0 \|(.*)$", notebook.text(cell), re.M)[1].split()
    return [k for k, value in enumerate(strip) if value == "0"]


def test_the_census(notebook):
    assert red_columns(notebook, "CellFamily.triangles(30)") == [0, 2, 3]
    # The lower Wythoff numbers (OEIS A000201).
    assert red_columns(notebook, "CellFamily.strips(30)")[:11] == [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17]
    assert "proved" in notebook.text('decide(strips, "all n >= 1, x, y, u, v')


def test_the_set_is_edited_on_a_live_board(notebook):
    assert notebook.is_live("editTerminal(T)")
