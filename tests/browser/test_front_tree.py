"""The graph of a game's positions: what a click opens, the strategy, what is kept; one or two sticks are taken of four,
and lost are the multiples of 3 (Bachet 1612).
"""

import pytest
from playwright.sync_api import expect

from support.figures import unfold

STICKS = 'Game.of(%s, s -> s == 0 ? List.of() : s == 1 ? List.of(0) : List.of(s - 1, s - 2)).named("sticks")'
GAME = STICKS % "4"
CELLS = [
    "# Sticks",
    f'tree({GAME}).at("open=[0]")',
    f"tree({GAME}).strategy()",
    f"tree({STICKS % '5'}, 1)",
    f'live(whole("n", 2, 4).start(2), n -> tree({STICKS % "n"}))',
]
OPENED, STRATEGY, DEEP, LIVE = range(1, 5)


@pytest.fixture
def book(notebook):
    """Each test has untouched figures."""
    return notebook.open(CELLS)


def node(stage, number):
    return stage.locator(f"[data-part='{number}']")


def shows(stage, *labels):
    """The letters in the boxes; the numbers of hidden moves are set from the start."""
    expect(stage.locator(".nb-tree-node text[text-anchor='middle']")).to_have_text(labels)


def test_a_click_shows_and_hides_the_options_of_a_position(book):
    stage = book.run(OPENED).figure(OPENED)
    shows(stage, "4", "3", "2")
    node(stage, 1).click()
    shows(stage, "4", "3", "2", "1")
    expect(stage.locator(".nb-said")).to_have_text("3, P: 2 moves are shown.")
    expect(node(stage, 1)).to_be_focused()
    node(stage, 0).press("Enter")
    shows(stage, "4")
    expect(stage.locator(".nb-tree-node text:not([text-anchor])")).to_have_text(["+2"])
    unfold(stage).get_by_role("button", name="All").click()
    shows(stage, "4", "3", "2", "1", "0")
    expect(stage.locator("polyline")).to_have_count(7)


def test_outcomes_are_shown_by_shape_and_words(book):
    stage = book.run(OPENED).figure(OPENED)
    lost = node(stage, 1)
    expect(lost.locator("rect").first).not_to_have_attribute("rx", "13")
    expect(node(stage, 0).locator("rect").first).to_have_attribute("rx", "13")
    expect(lost).to_have_attribute("aria-expanded", "false")
    lost.hover()
    expect(stage.locator(".nb-tree-words")).to_have_text("3, P")
    expect(stage.locator(".nb-tree-near")).to_have_count(1)
    deep = book.run(DEEP).figure(DEEP)
    node(deep, 1).hover()
    expect(deep.locator(".nb-tree-words")).to_have_text("4, N: its moves are deeper than was asked for")


def test_one_winning_strategy_is_picked_out(book):
    stage = book.run(STRATEGY).figure(STRATEGY)
    # One answer to each move: 4 to 3, then all.
    shows(stage, "4", "3", "2", "1", "0")
    expect(stage.locator("polyline")).to_have_count(5)
    unfold(stage).get_by_role("switch").click()
    expect(stage.locator("polyline")).to_have_count(7)


def test_what_was_opened_is_there_again_and_is_not_of_another_game(book):
    stage = book.run(LIVE).figure(LIVE)
    slider = stage.get_by_role("slider")
    unfold(stage).get_by_role("button", name="Only the start").click()
    shows(stage, "2")
    slider.press("End")
    book.settle(stage)
    shows(stage, "4", "3", "2", "1", "0")
    slider.press("Home")
    book.settle(stage)
    shows(stage, "2")
