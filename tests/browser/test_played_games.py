"""Games of one's own: a move is clicked in the picture, and the computer answers."""

import re

from playwright.sync_api import expect

CELLS = ["play(Rulesets.chomp(2, 3)).drawn(Pictures::bites)"]


def squares(figure):
    return figure.locator(".nb-game-now rect[rx]")


def test_a_square_of_chomp_is_bitten(notebook):
    figure = notebook.open(CELLS).run_all().figure(0)
    expect(squares(figure)).to_have_count(6)
    # The winning bite of 2 × 3 leaves [3, 2] (Gale 1974: the lower row is shorter by one); the computer answers.
    squares(figure).nth(5).click()
    expect(figure.locator(".nb-playing-move")).to_have_count(2)
    expect(figure.locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))
    page = notebook.page
    page.wait_for_function("el => el.querySelectorAll('.nb-game-now rect[rx]').length < 5", arg=figure.element_handle())
