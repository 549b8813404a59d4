"""Games of one's own in JupyterLab: a move is clicked in the picture, and the computer answers."""

CELLS = ["play(Rulesets.chomp(2, 3)).drawn(Pictures::bites)"]


def squares(figure):
    return figure.locator(".nb-game-now rect[rx]")


def test_a_square_of_chomp_is_bitten(window):
    name = window.server.write("chomp.ipynb", CELLS)
    window.open(name).run_all()
    figure = window.figure(0)
    assert squares(figure).count() == 6
    # The winning bite of 2 × 3 leaves [3, 2] (Gale 1974: the lower row is shorter by one); the computer answers.
    squares(figure).nth(5).click()
    figure.locator(".nb-playing-turn", has_text="Your move.").wait_for()
    assert squares(figure).count() < 5
