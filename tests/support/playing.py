"""What any board that is played on says of the play: whose turn it is, and the moves so far."""


def turn(page):
    return page.locator(".nb-playing-turn").inner_text()


def line(page):
    """The moves, as the list beside the board writes them."""
    return [t.replace("\u00a0", " ") for t in page.locator(".nb-playing-move").all_inner_texts()]


def my_turn(page):
    """Waits until the computer has answered, or the play is over."""
    page.wait_for_function("/^(You|The computer wins)/.test(document.querySelector('.nb-playing-turn').textContent)")
