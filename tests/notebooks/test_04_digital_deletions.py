"""What 04-digital-deletions.ipynb shows."""

import re

NOTEBOOK = "04-digital-deletions"


def test_the_boards_are_live_and_say_whose_game_it_is_with_a_hint(notebook):
    # The paper's example: 618034 has the value 1, and 612034 is the only winning move.
    why = "its value is 1; from digit 3 on the value is 6 where 5 is needed"
    for cell, says in (
        ('play(DigitalDeletions.of("618034")).rows()', why),
        ('.of("c0ffee", 16)', "c0ffee is an N-position"),
    ):
        assert notebook.is_live(cell)
        assert says in notebook.text(cell)
    cell = 'play(DigitalDeletions.of("618034"))'
    assert notebook.is_live(cell) and "N-position" not in notebook.text(cell)
    assert "612034 (digit 3: 8 → 2)" in notebook.text("DigitalDeletions.worked")
    assert re.search(r"^after +0 +5 +5 +3 +2 +4 +0$", notebook.text("DigitalDeletions.worked"), re.M)
