"""What the notebook on boards and rules of one's own shows."""

import re

NOTEBOOK = "07-boards-and-rules"


def test_the_board_is_live_and_asks_before_it_tells(notebook):
    assert notebook.is_live("play(maharaja)")
    assert "N-position" not in notebook.text("play(maharaja)")


def test_figures_follow_their_controls(notebook):
    for cell in ('cells("holes"', 'whole("third row"'):
        assert notebook.is_live(cell)


def test_chomp(notebook):
    text = notebook.exactly("chomp")
    assert text.startswith("Chomp [4, 4, 4]: 34 positions, longest play 11 moves; N-position")
    # 3 × 3: a square bar is won by leaving an L (Gale 1974).
    assert re.search(r"^3 × 3 +\[\[3, 1, 1\]\]$", notebook.text("the winning bite leaves"), re.M)


def test_games_are_drawn_and_played(notebook):
    for cell, says in (
        ("play(chomp).drawn", "[4, 4, 4]"),
        ("var nine", "{0, 1, 2, 3, 4, 5, 6, 7, 8}"),
        ("Drawing arches", "oooooooo"),
        ("play(Rulesets.mooresNim(2, 3, 4, 5))", "[3, 4, 5]"),
    ):
        assert notebook.is_live(cell)
        assert says in notebook.text(cell), cell


def test_the_graph_of_a_small_bar(notebook):
    text = notebook.text("tree(chomp.at(List.of(3, 3)))")
    # 3 × 2: the bars with two rows are lost when the lower one is shorter by one (Gale 1974).
    assert re.search(r"^\[3, 2\] P", text, re.M) and re.search(r"^\[2, 1\] P", text, re.M)
    assert re.search(r"^\[3, 3\] N", text, re.M)


def test_even_rows_of_skip_are_lost(notebook):
    # The mirror image of a move is another move that does not touch it.
    values = notebook.text("skip.sequence").strip("[]").split(", ")
    assert set(values[::2]) == {"0"} and "0" not in values[1::2]


def test_rings_are_dawsons_chess_on_what_is_left(notebook):
    assert notebook.text("ring(n).outcome()") == notebook.text('Octal.of(".137").value(n - 3)') == "[3, 7, 11, 17]"


def test_dominoes_are_laid_as_symmetry_says(notebook):
    cram = [line.split("|")[1].split() for line in notebook.text("Cram").splitlines() if re.match(r"[1-4] \|", line)]
    for m, row in enumerate(cram, 1):
        for n, won in enumerate(row[1:], 1):
            if m % 2 == 0 or n % 2 == 0:
                assert won == ("0" if m % 2 == n % 2 == 0 else "1"), (m, n)
