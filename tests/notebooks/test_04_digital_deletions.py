"""What the notebook on digital deletions and the misère rook shows."""

import re

NOTEBOOK = "04-digital-deletions"


def rows(text):
    """The numbers of a table's lines that begin with one."""
    lines = [re.findall(r"-?\d+", line) for line in text.splitlines() if re.match(r"\s*\d", line)]
    return [tuple(map(int, line)) for line in lines]


def test_the_boards_are_live_and_say_whose_game_it_is_with_a_hint(notebook):
    # The paper's example: 618034 has the value 1, and 612034 is the only winning move.
    why = "its value is 1; from digit 3 on the value is 6 where 5 is needed"
    for cell, says in (
        ('play(DigitalDeletions.of("618034")).rows()', why),
        ('.of("c0ffee", 16)', "c0ffee is an N-position"),
    ):
        assert notebook.is_live(cell)
        assert says in notebook.text(cell)
    for cell in ('play(DigitalDeletions.of("618034"))', "play(MisereRook.game())"):
        assert notebook.is_live(cell)
        assert "N-position" not in notebook.text(cell)
    assert "612034 (digit 3: 8 → 2)" in notebook.text("DigitalDeletions.worked")
    assert re.search(r"^after +0 +5 +5 +3 +2 +4 +0$", notebook.text("DigitalDeletions.worked"), re.M)


def test_figure_1_is_three_boards(notebook):
    text = notebook.text("gameOfF(6)")
    assert "a: normal" in text and "b: a cell added" in text and "c: the corner forbidden" in text
    assert notebook.data("gameOfF(6)", "image/svg+xml") or notebook.data("gameOfF(6)", "image/png")


def test_no_printed_entry_differs(notebook):
    assert notebook.text("PrintedTables.misprints()") == "[]"


def test_no_property_has_a_counterexample(notebook):
    text = notebook.text("RookProperty.ofG()")
    assert len(re.findall(r"^(?:G\d|Theorem 2).*none\s*$", text, re.M)) == 18


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


def test_the_bounds_and_the_squares_are_drawn(notebook):
    assert notebook.text("MexOfCell.of(MisereRook.game(), 5, 7, s)").startswith("step = 5")
    # g(1, 7) = 7 = 1 + 7 − 1 and g(5, 5) = 0: both bounds are met, and the claims say that no value is outside.
    table = re.findall(r"^ *\d+ \|(.*)$", notebook.text("The bounds of g(m, n)"), re.M)
    assert table[1].split()[7] == "2" and table[5].split()[5] == "0"
    square = [line.split() for line in re.findall(r"^ *\d \|(.*)$", notebook.text('title("Q_" + k)'), re.M)]
    assert len(square) == 8 and all(line.count("0") == 1 for line in [*square, *zip(*square)])


def test_theorem_3_names_a_column(notebook):
    for m, p, bound, least in rows(notebook.plain('"bound for f"')):
        assert least <= bound, m
        # Table 2: the preperiods of row 3 are 5 and 3.
        assert m != 3 or (p, bound, least) == (5, 5, 3)


def test_far_values_come_back(notebook):
    assert abs(int(notebook.text("MisereRook.g(9, 1_")) - 10**18) <= 9
    assert notebook.text("MisereRook.f(9, MisereRook") == str(10**18)


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
