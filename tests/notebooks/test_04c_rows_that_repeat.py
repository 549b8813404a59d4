"""What 04c-rows-that-repeat.ipynb shows."""

import re

NOTEBOOK = "04c-rows-that-repeat"


def rows(text):
    """The numbers of a table's lines that begin with one."""
    lines = [re.findall(r"-?\d+", line) for line in text.splitlines() if re.match(r"\s*\d", line)]
    return [tuple(map(int, line)) for line in lines]


def test_rows_lie_on_themselves_from_the_preperiod_on(notebook):
    # Table 2: row 5 has the period 144 and the preperiod 25; row 3 the period 9, which 7 is not.
    assert notebook.text("RowShift.of(5, 144, 120)").endswith("the last at n = 24")
    assert "m = 3, s = 7" in notebook.text("RowShift.of(m, s, 120)") and "the last at n = 119" in notebook.text(
        "RowShift.of(m, s, 120)"
    )


def test_the_proof_is_walked_through(notebook):
    text = notebook.text("ProofRows.of(m)")
    assert (
        "m = 4" in text
        and "T = 9 is a multiple of all of them, and at least 2m = 8" in text
        and "for all n ≥ 10" in text
    )
    proofs = rows(notebook.plain("TheoremOne::of"))
    assert [p[0] for p in proofs] == list(range(1, 10))
    # The periods and preperiods of Table 2: T is at least 2m and a multiple of all before, τ a multiple of the row's
    # period.
    t = (1, 1, 3, 9, 36, 144, 720, 5040, 10080, 151200)
    p = (0, 0, 0, 5, 10, 25, 25, 21, 68, 68)
    for m, common, before, k, tau in proofs:
        assert common >= 2 * m and all(common % period == 0 for period in t[:m])
        assert before == max(p[:m]) and k >= max(before, p[m]) and tau % common == 0 and tau % t[m] == 0


def test_table_2_is_the_papers_and_live(notebook):
    assert notebook.is_live('"t / t before"')
    # Frolov (2012), Table 2.
    table = [row for row in rows(notebook.plain('"t / t before"')) if len(row) > 3]
    assert table == [
        (0, 1, 0, 0),
        (1, 1, 0, 0, 1),
        (2, 3, 0, 0, 3),
        (3, 9, 5, 3, 3),
        (4, 36, 10, 12, 4),
        (5, 144, 25, 22, 4),
        (6, 720, 25, 22, 5),
        (7, 5040, 21, 21, 7),
        (8, 10080, 68, 72, 2),
        (9, 151200, 68, 72, 15),
    ]


def test_theorem_3_names_a_column(notebook):
    for m, p, bound, least in rows(notebook.plain('"bound for f"')):
        assert least <= bound, m
        # Table 2: the preperiods of row 3 are 5 and 3.
        assert m != 3 or (p, bound, least) == (5, 5, 3)


def test_far_values_come_back(notebook):
    assert abs(int(notebook.text("MisereRook.g(9, 1_")) - 10**18) <= 9
    assert notebook.text("MisereRook.f(9, MisereRook") == str(10**18)
