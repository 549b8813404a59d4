"""What the notebook on games of one's own shows."""

import functools
import operator
import re

NOTEBOOK = "06-your-own-game"


def exactly(notebook, source):
    """What the cell shows that consists of this name."""
    return notebook.text(next(i for i, cell in enumerate(notebook.raw.cells) if cell.source == source))


def test_the_boards_are_live_and_say_whose_game_it_is(notebook):
    for cell, says in (
        ("play(HeapGame.nim()", "nim-sum 3 ⊕ 5 ⊕ 7 = 1"),
        ("play(Octal.kayles()", "Grundy value is 4"),
        ("play(maharaja)", "(9, 7) is an N-position"),
    ):
        assert notebook.is_live(cell)
        assert says in notebook.text(cell)


def test_winning_moves_of_nim(notebook):
    # Bouton 1901: 3 ⊕ 5 ⊕ 7 = 1, so one coin less from any of the three odd heaps.
    assert notebook.text("HeapGame.nim().winningMoves") == "[[2, 5, 7], [3, 4, 7], [3, 5, 6]]"


def test_periods_are_those_of_the_books(notebook):
    assert "preperiod 0, period 5 (proved" in notebook.text("SubtractionGame.of(2, 3, 7)")
    assert notebook.text("HeapPeriods.of(Octal.kayles())").startswith(
        "preperiod 71, period 12 (proved: Guy and Smith 1956"
    )
    assert notebook.text("IntStream.range(71") == "true"
    rows = dict(re.findall(r"^(\d?\.\d*)\s+(\d+\s+\d+)\s+proved", notebook.text('"preperiod", "period"'), re.M))
    # Winning Ways, chapter 4; OEIS A071435, A071434; the tables of T. Czajka's octal-games.
    expected = {
        ".77": "71 12",
        ".07": "53 34",
        ".137": "52 34",
        ".177": "497 20",
        ".1377": "141 24",
        ".356": "7315 142",
        ".165": "5181 1550",
    }
    assert expected.items() <= {code: " ".join(numbers.split()) for code, numbers in rows.items()}.items()
    assert "(observed to 2000" in notebook.text('"take 1, 4 or 16"')


def test_figures_follow_their_controls(notebook):
    for cell in ('whole("a", 1, 12)', "Officers", 'cells("holes"', 'whole("third row"'):
        assert notebook.is_live(cell)


def test_chomp(notebook):
    text = exactly(notebook, "chomp")
    assert text.startswith("Chomp [4, 4, 4]: 34 positions, longest play 11 moves; N-position")
    # 3 × 3: a square bar is won by leaving an L (Gale 1974).
    assert re.search(r"^3 × 3 +\[\[3, 1, 1\]\]$", notebook.text("the winning bite leaves"), re.M)


def test_games_are_drawn_and_played(notebook):
    # Moore 1910: from one pile or from two, [3, 4, 5] is won, its columns have 2, 1 and 2 ones.
    for cell, says in (
        ("play(chomp).drawn", "Grundy value is 9"),
        ("var nine", "is a P-position"),
        ("Drawing arches", "oooooooo is a"),
        ("play(Rulesets.mooresNim(2, 3, 4, 5))", "[3, 4, 5] is an N-position"),
        ("play(sum)", "nim-sum of its values"),
    ):
        assert notebook.is_live(cell)
        assert says in notebook.text(cell), cell


def test_the_graph_of_a_small_bar(notebook):
    text = notebook.text("tree(chomp.at(List.of(3, 3)))")
    # 3 × 2: the bars with two rows are lost when the lower one is shorter by one (Gale 1974).
    assert re.search(r"^\[3, 2\] P", text, re.M) and re.search(r"^\[2, 1\] P", text, re.M)
    assert re.search(r"^\[3, 3\] N", text, re.M)


def test_nim_with_two_rows_is_the_nim_sum(notebook):
    # Bouton 1901.
    assert notebook.text("compare(BoardGame.rook()") == "32 × 32 cells: all agree"


def test_even_rows_of_skip_are_lost(notebook):
    # The mirror image of a move is another move that does not touch it.
    values = notebook.text("skip.sequence").strip("[]").split(", ")
    assert set(values[::2]) == {"0"} and "0" not in values[1::2]


def test_rings_are_dawsons_chess_on_what_is_left(notebook):
    assert notebook.text("ring(n).outcome()") == notebook.text('Octal.of(".137").value(n - 3)') == "[3, 7, 11, 17]"


def test_the_sum_is_decided_by_the_nim_sum(notebook):
    values, sum_ = re.search(r"N-position, ([\d ⊕]+) = (\d+)", exactly(notebook, "sum")).groups()
    values = [int(value) for value in values.split(" ⊕ ")]
    # Winning Ways, chapter 4: rows of 5 and 2 in Kayles.
    assert values[1:3] == [4, 2]
    assert functools.reduce(operator.xor, values) == int(sum_) != 0
    assert notebook.text("sum.winningMoves()").count("maharaja") >= 1


def test_misere(notebook):
    # Winning Ways, chapter 13; Sibert and Conway 1992.
    assert "lost are [1, 4, 9, 12, 20]" in notebook.text("Octal.kayles().misere()")
    assert notebook.text("plus(Octal.kayles(), 4).misere()").count("(misère)") == 2


def test_the_solutions_run_and_are_folded(notebook):
    assert notebook.text("b % a == 0") == "true"
    # The octal code says which of the first rows the search finds lost.
    assert notebook.text("Game<String> treblecross") == "[6, 12]"
    assert notebook.text('Octal.of(".007").value(n + 2)').startswith("[6, 12, ")
    cram = [line.split("|")[1].split() for line in notebook.text("Cram").splitlines() if re.match(r"[1-4] \|", line)]
    for m, row in enumerate(cram, 1):
        for n, won in enumerate(row[1:], 1):
            if m % 2 == 0 or n % 2 == 0:
                assert won == ("0" if m % 2 == n % 2 == 0 else "1"), (m, n)
    solutions = [c for c in notebook.raw.cells if c.cell_type == "markdown" and c.source.startswith("### Solution")]
    assert len(solutions) == 3
    assert all(c.metadata.get("jp-MarkdownHeadingCollapsed") for c in solutions)


def test_tablesaw_counts_and_follows_a_slider(notebook):
    assert re.search(r"^Ben +✗ +1$", notebook.text('rounds.countBy("player", "won")'), re.M)
    cell = "Table values = Table.create"
    assert notebook.is_live(cell)
    # Winning Ways, chapter 4: Kayles' value 6 occurs at the heaps 11, 22, 34 and 70 only, 0 at the empty one.
    counted = dict(re.findall(r"^ *(\d) +(\d+)$", notebook.text(cell), re.M))
    assert (counted["6"], counted["0"], counted["5"]) == ("4", "1", "1") and sum(map(int, counted.values())) == 100
    assert "9 bins" in notebook.text("Histogram.create")
