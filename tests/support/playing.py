"""What any board that is played on says of the play: whose turn it is, and the moves so far."""

from playwright.sync_api import expect


def turn(page):
    return page.locator(".nb-playing-turn").inner_text()


def line(page):
    """The moves, as the list next to the board writes them."""
    return [t.replace("\u00a0", " ") for t in page.locator(".nb-playing-move").all_inner_texts()]


def my_turn(page):
    """Waits until the computer has answered, or the play is over."""
    page.wait_for_function("/^(You|The computer wins)/.test(document.querySelector('.nb-playing-turn').textContent)")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(stage, *keys):
    stage.locator(".nb-play-picture").focus()
    for key in keys:
        stage.page.keyboard.press(key)


def moves(stage, count):
    expect(stage.locator(".nb-playing-move")).to_have_count(count)
    return line(stage)


def note(stage, words):
    expect(stage.locator(".nb-playing-note")).to_contain_text(words)


def expect_said(stage, words):
    expect(stage.locator(".nb-said")).to_have_text(words)


def expect_chosen(stage, count):
    expect(stage.locator(".nb-part-chosen:not(.nb-part-hint)")).to_have_count(count)
