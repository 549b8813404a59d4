"""Any game to play: a button a move, with and without a JVM."""

COMPONENT = "game"

STICKS = 7


def graph(n: int, whole: bool = True) -> list:
    """One to three sticks are taken; position i has n − i sticks."""
    entries = []
    for i in range(n + 1):
        left = n - i
        options = [i + take for take in (1, 2, 3) if take <= left]
        entries.append([i, f"{left} sticks", "P" if left % 4 == 0 else "N", options if whole or i < 2 else None])
    return entries


def state(n: int = STICKS, **more) -> dict:
    return {
        "name": "sticks",
        "title": "Sticks",
        "misere": False,
        "start": {"id": 0, "text": f"{n} sticks"},
        "graph": graph(n),
        "complete": True,
        "pictures": False,
        "begins": "you",
        "errors": 0,
        "verdict": True,
        "hint": False,
    } | more


def moves(page) -> list[str]:
    return page.locator(".nb-game-move").all_inner_texts()


def test_a_game_is_played_to_its_end_without_a_kernel(show):
    page = show(state())
    assert page.locator(".nb-game-now").inner_text() == "7 sticks"
    assert moves(page) == ["6 sticks", "5 sticks", "4 sticks"]
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-game-wins").all_inner_texts() == ["4 sticks"]
    page.locator(".nb-game-move", has_text="4 sticks").click()
    # The computer answers from a lost position; whatever it takes, 4 − k ends the game.
    page.wait_for_function("document.querySelectorAll('.nb-game-move:not([disabled])').length > 0")
    left = int(page.locator(".nb-game-now").inner_text().split()[0])
    assert left in (1, 2, 3)
    page.locator(".nb-game-move", has_text="0 sticks").click()
    page.wait_for_function("document.querySelector('.nb-playing-turn').textContent.includes('You win')")
    assert moves(page) == []


def test_a_game_that_is_not_here_as_a_whole_needs_the_kernel(show):
    page = show(state(graph=graph(STICKS, whole=False), complete=False))
    assert page.locator(".nb-game-move:not([disabled])").count() == 0
    assert "Run the cell again" in page.locator(".nb-played-legend").inner_text()


def test_many_moves_are_found_by_typing(show):
    entries = [[0, "start", "N", list(range(1, 201))]] + [[i, f"take {i}", "P", []] for i in range(1, 201)]
    page = show(state(start={"id": 0, "text": "start"}, graph=entries))
    assert page.locator(".nb-game-move").count() == 60
    assert "and 140 more" in page.locator(".nb-game-moves").inner_text()
    page.locator(".nb-game-find").fill("take 17")
    assert moves(page) == [
        "take 17",
        "take 170",
        "take 171",
        "take 172",
        "take 173",
        "take 174",
        "take 175",
        "take 176",
        "take 177",
        "take 178",
        "take 179",
    ]


def test_text_is_text(show):
    entries = [[0, "<b>x</b>", "N", [1]], [1, "<img src=x>", "P", []]]
    page = show(state(start={"id": 0, "text": "<b>x</b>"}, graph=entries))
    assert page.locator(".nb-game-now").inner_text() == "<b>x</b>"
    assert moves(page) == ["<img src=x>"]
