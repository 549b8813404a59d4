"""Any game to play: a button a move, with and without a JVM."""

import json

COMPONENT = "game"

STICKS = 7


def graph(n: int, whole: bool = True) -> list:
    """One to three sticks are taken; position i has n − i sticks."""
    entries = []
    for i in range(n + 1):
        left = n - i
        options = [i + take for take in (1, 2, 3) if take <= left]
        outcome, note = ("P" if left % 4 == 0 else "N", f": its Grundy value is {left % 4}") if whole else (None, None)
        entries.append([i, f"{left} sticks", outcome, options if whole or i < 2 else None, note])
    return entries


def state(n: int = STICKS, **more) -> dict:
    return {
        "name": "sticks",
        "title": "Sticks",
        "misere": False,
        "start": {"id": 0, "text": f"{n} sticks"},
        "graph": graph(n),
        "complete": True,
        "pictures": None,
        "begins": "you",
        "errors": 0,
        "verdict": True,
        "hint": False,
    } | more


def answering(kind: str, response: dict) -> str:
    """What a JVM is that answers this kind of request alone."""
    return f"(q) => q.do === '{kind}' ? {json.dumps(response)} : Promise.reject(new Error('busy'))"


def moves(page) -> list[str]:
    return page.locator(".nb-game-move").all_inner_texts()


def test_a_game_is_played_to_its_end_without_a_kernel(show):
    page = show(state())
    assert page.locator(".nb-game-now").inner_text() == "7 sticks"
    assert moves(page) == ["6 sticks", "5 sticks", "4 sticks"]
    assert "7 sticks is an N-position: its Grundy value is 3." in page.locator(".nb-playing-why").inner_text()
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
    entries = [[0, "start", "N", list(range(1, 201)), ""]] + [[i, f"take {i}", "P", [], ""] for i in range(1, 201)]
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
    entries = [[0, "<b>x</b>", "N", [1], ""], [1, "<img src=x>", "P", [], ""]]
    page = show(state(start={"id": 0, "text": "<b>x</b>"}, graph=entries))
    assert page.locator(".nb-game-now").inner_text() == "<b>x</b>"
    assert moves(page) == ["<img src=x>"]


def sticks_pack(n: int) -> dict:
    """Sticks as circles; a click on one leaves those before it."""
    marks = [f'<circle cx="{20 + 30 * i}" cy="20" r="10" fill="#f0c14b"/>' for i in range(n)]
    pictures = []
    for position in range(n + 1):
        left = n - position
        links = [[left - take, position + take] for take in (1, 2, 3) if take <= left]
        pictures.append({"id": position, "size": [30 * n + 10, 40], "marks": [0, left], "parts": [], "links": links})
    return {"marks": marks, "pictures": pictures}


def test_a_move_is_clicked_in_the_picture_without_a_kernel(show):
    page = show(state(pictures=sticks_pack(STICKS)))
    now = page.locator(".nb-game-now")
    assert now.locator("circle").count() == 7
    assert now.locator(".nb-game-link").count() == 3
    # Every move is in the picture, so the list is folded.
    assert not page.locator(".nb-game-moves").is_visible()
    # What is no move is not clicked.
    now.locator("circle").nth(0).click(force=True)
    assert now.locator("circle").count() == 7
    fifth = now.locator("circle").nth(4)
    fifth.hover()
    assert "4 sticks" in page.locator(".nb-played-legend").inner_text()
    assert now.locator(".nb-game-leaving").count() == 3
    page.get_by_role("button", name="Hint").click()
    assert now.locator(".nb-game-wins").count() == 1
    fifth.click()
    page.wait_for_function("document.querySelectorAll('.nb-game-link').length > 0")
    left = now.locator("circle").count()
    assert left in (1, 2, 3)
    now.locator("circle").nth(0).click()
    page.wait_for_function("document.querySelector('.nb-playing-turn').textContent.includes('You win')")
    page.get_by_role("button", name="Undo").click()
    assert now.locator("circle").count() == left


def test_pictures_that_did_not_travel_are_asked_for(show):
    pack = sticks_pack(STICKS)
    first = {"marks": pack["marks"], "pictures": pack["pictures"][:1]}
    answer = answering("draw", pack)
    page = show(state(pictures=first, begins="two"), answer=answer)
    page.locator(".nb-game-now circle").nth(5).click()
    page.wait_for_function("document.querySelectorAll('.nb-game-now circle').length === 5")


def test_values_of_a_sum_stand_in_binary_columns(show):
    entries = [
        [0, "nim 5 + nim 3", "N", [1], ": 5 ⊕ 3 = 6, not 0", [["nim 5", 5], ["nim 3", 3]]],
        [1, "nim 3 + nim 3", "P", [], ": 3 ⊕ 3 = 0", [["nim 3", 3], ["nim 3", 3]]],
    ]
    page = show(state(start={"id": 0, "text": entries[0][1]}, graph=entries))
    rows = page.locator(".nb-game-columns tr")
    texts = [" ".join(row.split()) for row in rows.all_inner_texts()]
    assert texts == ["nim 5 1 0 1 = 5", "nim 3 0 1 1 = 3", "nim-sum 1 1 0 = 6"]
    assert page.locator(".nb-game-odd").count() == 2
    # Whoever asks an audience does not want to see them.
    page.get_by_role("switch", name="Say whose game it is").click()
    assert page.locator(".nb-game-columns").count() == 0


def test_a_game_that_is_not_decided_says_so(show):
    look = {"at": {"id": 0}, "outcome": "", "over": False, "moves": 3, "winning": [], "because": ""}
    look["why"] = "7 sticks is not decided: a search of 2 moves does not decide it"
    answer = answering("look", look)
    page = show(state(graph=graph(STICKS, whole=False), complete=False), answer=answer)
    page.wait_for_function("document.querySelector('.nb-playing-why').textContent.includes('Nobody knows yet')")
    page.get_by_role("button", name="Hint").click()
    assert "No winning move was found." in page.locator(".nb-playing-note").inner_text()
