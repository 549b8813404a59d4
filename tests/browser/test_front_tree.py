"""The graph of a game's positions: what a click opens, the strategy, what is kept."""

COMPONENT = "tree"

# One or two sticks are taken of four; x, y, width, label, words, P?, value, options, moves beyond the depth.
NODES = [
    [100, 40, 30, "4", "4", False, -1, [1, 2], 0],
    [60, 120, 30, "3", "3", True, -1, [2, 3], 0],
    [120, 200, 30, "2", "2", False, -1, [3, 4], 0],
    [80, 280, 30, "1", "1", False, -1, [4], 0],
    [100, 360, 30, "0", "0", True, -1, [], 0],
]


def way(start: list, end: list) -> str:
    return f"{start[0]},{start[1] + 13} {end[0]},{end[1] - 13}"


def state(**more) -> dict:
    return {
        "title": "Four sticks",
        "game": "one or two from 4",
        "width": 200,
        "high": 26,
        "most": 0,
        "nodes": NODES,
        "ways": [[way(node, NODES[to]) for to in node[7]] for node in NODES],
        "strategy": [[0, 1], [1, 2], [1, 3], [2, 4], [3, 4]],
        "showStrategy": False,
        "open": [0],
    } | more


def labels(page) -> list[str]:
    return page.locator(".nb-tree-node text:not(.nb-tree-more)").all_text_contents()


def test_a_click_shows_and_hides_the_options_of_a_position(show):
    page = show(state())
    assert labels(page) == ["4", "3", "2"]
    page.locator("[data-node='1']").click()
    assert labels(page) == ["4", "3", "2", "1"]
    assert page.evaluate("nb.kept.open") == [0, 1]
    page.locator("[data-node='0']").press("Enter")
    assert labels(page) == ["4"]
    assert page.locator(".nb-tree-more").all_text_contents() == ["+2"]
    page.get_by_role("button", name="All").click()
    assert len(labels(page)) == 5
    assert page.locator("polyline").count() == 7


def test_outcomes_are_told_by_shape_and_words(show):
    page = show(state())
    lost = page.locator("[data-node='1']")
    assert lost.locator("rect").get_attribute("rx") == "0"
    assert page.locator("[data-node='0'] rect").get_attribute("rx") == "13"
    lost.hover()
    assert page.locator(".nb-tree-words").inner_text() == "3, P"
    assert lost.get_attribute("aria-expanded") == "false"


def test_one_winning_strategy_is_picked_out(show):
    page = show(state())
    page.get_by_role("switch").click()
    assert labels(page) == ["4", "3", "2", "1", "0"]
    # One answer to each move: 4 to 3, then all.
    assert page.locator(".nb-tree-taken").count() == 5
    assert page.locator("polyline").count() == 5


def test_what_was_opened_is_there_again(show):
    page = show(state(), kept={"tree": "one or two from 4", "open": [0, 1, 2], "strategy": False})
    assert len(labels(page)) == 5
    page = show(state(), kept={"tree": "another game", "open": [0, 1, 2], "strategy": True})
    assert labels(page) == ["4", "3", "2"]
