"""What 05c-other-rules.ipynb shows."""

NOTEBOOK = "05c-other-rules"


def test_the_board_is_live_and_asks_before_it_tells(notebook):
    assert notebook.is_live("play(SubtractionGame") and "position" not in notebook.text("play(SubtractionGame")


def test_a_factor_of_one_gives_the_powers_of_two(notebook):
    assert notebook.text("TakeAway.factor(1).pPositionsAtStart(400)") == "[1, 2, 4, 8, 16, 32, 64, 128, 256]"


def test_misere_is_the_normal_game_one_pile_later(notebook):
    lines = [line.split() for line in notebook.text('"n + 1 coins, misère play"').splitlines()]
    table = [line for line in lines if line and line[0].isdigit()]
    assert len(table) >= 12 and all(normal == misere for _, normal, misere in table)
    # The least part of Zeckendorf's sum (OEIS A139764).
    assert [int(line[1]) for line in table[:12]] == [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1]


def test_own_rule_and_schwenk_agree(notebook):
    assert notebook.text("s + 2).pPositionsAtStart(400)") == notebook.text("s + 2).schwenk(11)")


def test_the_other_game_is_that_of_the_oeis(notebook):
    # A001581 with 0, and A120904.
    assert notebook.text("pPositions(140)").startswith("[0, 4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56, 60, 66, 72, 76")
    assert notebook.text("pPositions(15_000)").startswith("[169, 635, 723, 791, 2697, 3057")


def test_the_prose_says_what_the_cells_show(notebook):
    assert 1_700_000 < int(notebook.text("pPositionSet(10_000_000)")) < 2_000_000
    assert "nearly two million lost piles" in notebook.prose("Up to ten million")
