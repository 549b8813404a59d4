"""Games whose positions draw themselves, or are drawn: a move is clicked in the picture, and the computer answers."""

import re

from playwright.sync_api import expect

from support.playing import moves, note

CELLS = [
    "play(Rulesets.chomp(2, 3)).drawn(Pictures::bites)",
    "play(Treblecross.of(5))",
    "play(SilverDollar.of(0, 2, 5, 6))",
    "play(Sum.of(Treblecross.of(3), SilverDollar.of(0, 2)).plus(BoardGame.queen(), 1, 2))",
]


def squares(figure):
    return figure.locator(".nb-game-now rect[rx]")


def opened(notebook, number):
    return notebook.open(CELLS).run_all().figure(number)


def test_a_square_of_chomp_is_bitten(notebook):
    figure = opened(notebook, 0)
    expect(squares(figure)).to_have_count(6)
    # The winning bite of 2 × 3 leaves [3, 2] (Gale 1974: the lower row is shorter by one); the computer answers.
    squares(figure).nth(5).click()
    expect(figure.locator(".nb-playing-move")).to_have_count(2)
    expect(figure.locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))
    page = notebook.page
    page.wait_for_function("el => el.querySelectorAll('.nb-game-now rect[rx]').length < 5", arg=figure.element_handle())


def test_treblecross_is_won_from_the_middle(notebook):
    figure = opened(notebook, 1)
    expect(figure.locator(".nb-game-now")).to_have_attribute("aria-label", "no X on 5 cells")
    figure.get_by_role("button", name="Hint").click()
    # Beside the middle any X can be completed; an X there leaves no cell in which one cannot.
    note(figure, "The winning move: X on 3 of 5 cells")
    figure.locator(".nb-game-now [data-to]").nth(2).click()
    assert moves(figure, 2)[0] == "X on 3 of 5 cells"
    expect(figure.locator(".nb-playing-turn")).to_have_text("Your move.")
    figure.get_by_role("button", name="Hint").click()
    figure.locator(".nb-game-now .nb-game-wins").first.click()
    expect(figure.locator(".nb-playing-turn")).to_have_text("You win.")


def test_a_silver_dollar_is_shifted(notebook):
    figure = opened(notebook, 2)
    # The gaps are 1 and 0: the one coin between closes the first.
    figure.locator(".nb-game-now [data-to]").nth(0).click()
    assert moves(figure, 2)[0] == "coins on 0, 1, 5, 6"


def test_a_sum_shows_each_by_its_picture(notebook):
    figure = opened(notebook, 3)
    picture = figure.locator(".nb-game-now svg")
    # The queen on (1, 2) has 1 + 2 + 1 moves, the strip three, and a coin one.
    expect(picture.locator("[data-to]")).to_have_count(4 + 3 + 1)
    expect(picture.locator("polygon")).not_to_have_count(0)
    picture.locator("[data-to]").first.click()
    assert moves(figure, 2)[0].startswith("Treblecross X on 1 of 3 cells")
