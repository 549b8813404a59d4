"""Coins: taken by click, drag, touch and keys, answered by Java; and where there is no Java, played from the positions
that were sent. Who wins is Zeckendorf's (Whinihan 1963): a pile is lost where the quota is below its least part.
"""

import re

import pytest
from playwright.sync_api import expect

from support.playing import expect_chosen, expect_said, line, middle, moves, my_turn, note, press, turn

WEIGHT = 15

COMPONENT = "picturegame"

# The fixtures book and board show them.
CELLS = {
    "# Coins": "",
    "one": "play(FibonacciNim.start(20)).reasons()",
    "quota": "play(FibonacciNim.turn(20, 4))",
    "forty": "play(FibonacciNim.start(40))",
    "each": "play(QuotaPiles.start(4, 5, 6)).twoPlayers()",
    "shared": "play(GlobalPiles.start(4, 5, 6)).twoPlayers()",
    "set": "play(SubtractionGame.fibonacci(), 12)",
    "hint": "play(FibonacciNim.start(17))",
    "live": 'live(whole("n", 4, 30).start(20), n -> play(FibonacciNim.start(n)))',
}


def piles(stage):
    return [
        int(n) for n in re.findall(r"(\d+) coins?[,;.]", stage.locator(".nb-play-picture").get_attribute("aria-label"))
    ]


def has(stage, *sizes):
    """Waits until so many coins are there."""
    words = "; ".join(f"(Pile \\d: )?{n} coins?(, [^;]*)?" for n in sizes)
    expect(stage.locator(".nb-play-picture")).to_have_attribute("aria-label", re.compile(rf"\. {words}\. Type"))


def coin(stage, pile, s):
    """The coin from which s coins lie to the pile's end."""
    return stage.locator(f"[data-part='coin {pile + 1} {piles(stage)[pile] - s + 1}']").first


def take(stage, s, pile=0):
    coin(stage, pile, s).click()


def test_a_click_takes_the_coin_and_all_after_it(board):
    stage = board("one")
    take(stage, 3)
    # 17 = 13 + 3 + 1 with quota 6: 1 and 4 win.
    made = moves(stage, 2)
    assert made[0] == "take 3" and made[1] in ("take 1", "take 4")
    has(stage, 20 - 3 - int(made[1][-1]))
    note(stage, "of 17 = 13 + 3 + 1.")
    expect(stage.locator(".nb-playing-why")).to_contain_text("Every move loses")
    # What was taken last is still seen, as rings.
    expect(stage.locator(".nb-play-picture circle[stroke-dasharray]")).to_have_count(int(made[1][-1]))


def test_beyond_the_quota_is_refused_and_explained(board):
    stage = board("quota")
    take(stage, 5)
    note(stage, "The quota is 4: 5 may not be taken.")
    has(stage, 20)
    take(stage, 4)
    moves(stage, 2)


def test_dragging_chooses_and_letting_go_beside_takes_nothing(board):
    stage = board("one")
    mouse = stage.page.mouse
    mouse.move(*middle(coin(stage, 0, 1)))
    mouse.down()
    mouse.move(*middle(coin(stage, 0, 5)), steps=5)
    expect_chosen(stage, 5)
    expect(stage.locator(".nb-played-legend")).to_have_text("Take 5, leave 15.")
    mouse.move(600, 650)
    mouse.up()
    expect_chosen(stage, 0)
    mouse.move(*middle(coin(stage, 0, 1)))
    mouse.down()
    mouse.move(*middle(coin(stage, 0, 2)), steps=3)
    mouse.up()
    assert moves(stage, 2)[0] == "take 2"


def test_played_with_keys_alone(board):
    stage = board("forty")
    press(stage, "1", "2")
    expect_chosen(stage, 12)
    press(stage, "Backspace", "ArrowLeft", "ArrowLeft", "ArrowRight")
    expect_said(stage, "Take 2, leave 38.")
    stage.page.keyboard.press("Enter")
    assert moves(stage, 2)[0] == "take 2"
    press(stage, "u")
    has(stage, 40)
    press(stage, "4", "0", "Enter")
    note(stage, "The quota is 39: 40 may not be taken.")
    press(stage, "Escape", "5", "0", "Enter")
    note(stage, "There are 40 coins, not 50.")
    press(stage, "Escape", "Home")
    expect_chosen(stage, 39)
    press(stage, "Escape")
    expect_chosen(stage, 0)


def test_several_piles_are_chosen_with_the_arrows(board):
    stage = board("each")
    press(stage, "ArrowDown", "ArrowDown", "ArrowLeft")
    expect_said(stage, "Take 2 from pile 2, leave 3.")
    stage.page.keyboard.press("Enter")
    has(stage, 4, 3, 6)
    assert moves(stage, 1) == ["take 2 from pile 2"]
    # The quota of pile 2 is 4 now, the others keep theirs.
    label = stage.locator(".nb-play-picture").get_attribute("aria-label")
    assert [int(n) for n in re.findall(r"at most (\d+) may", label)] == [3, 3, 5]


def test_one_quota_for_all_binds_every_pile(board):
    stage = board("shared")
    take(stage, 1, 2)
    has(stage, 4, 5, 5)
    take(stage, 3, 0)
    note(stage, "The quota is 2: 3 may not be taken from pile 1.")


def test_only_fibonacci_numbers_may_be_taken(board):
    stage = board("set")
    expect(stage.locator(".nb-part:not(.nb-part-hint) text")).to_have_text(["8", "5", "3", "2", "1"])
    take(stage, 4)
    note(stage, "4 may not be taken; allowed are 1, 2, 3, 5, 8.")
    take(stage, 1)
    moves(stage, 2)
    # Lost are 0, 4, 10, 14 … (OEIS A120904).
    assert piles(stage)[0] in (4, 10)


def test_the_hint_shows_every_winning_move(board):
    stage = board("hint")
    expect(stage.locator(".nb-part-hint:visible")).to_have_count(0)
    stage.get_by_role("button", name="Hint").click()
    expect(stage.locator(".nb-part-hint:visible")).to_have_text(["4", "1"])
    note(stage, "2 winning moves: take 1, take 4.")
    stage.get_by_label("Zeckendorf parts").check()
    expect(stage.locator(".nb-play-picture rect[rx] ~ text")).to_have_text(["13", "3", "1"])


def test_other_piles_begin_another_game(board):
    stage = board("each")
    field = stage.get_by_label("Piles")
    for typed, words in (
        ("7", "3 numbers are needed"),
        ("7 8 43", "1 to 40 coins"),
        ("0 3 2", "1 to 40 coins"),
        ("1 1 1", "no coin may be taken"),
    ):
        field.fill(typed)
        field.press("Enter")
        note(stage, words)
        has(stage, 4, 5, 6)
    field.fill("7, 9, 8")
    field.press("Enter")
    has(stage, 7, 9, 8)
    expect(field).to_have_value("7 9 8")


def test_a_play_is_kept_until_another_begins(book, board):
    stage = board("live")
    take(stage, 2)
    moves(stage, 2)
    slider = stage.get_by_role("slider", name="n").first
    slider.press("ArrowRight")
    book.settle(stage)
    has(stage, 21)
    expect(stage.locator(".nb-playing-move")).to_have_count(0)


# Requests of the components that a page sends to the kernel.
COUNTED = """() => { window.sent = []; const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const question = typeof data === "string" && /"question":\\{"do":"(\\w+)"/.exec(data);
    if (question) window.sent.push(question[1]);
    return send.call(this, data); }; }"""


def test_one_request_makes_a_move_and_its_answer(board):
    stage = board("one")
    stage.page.evaluate(COUNTED)
    take(stage, 3)
    moves(stage, 2)
    assert stage.page.evaluate("() => window.sent") == ["move"]


def test_a_small_game_is_played_to_its_end_without_java(show, states):
    page = show(states["small"])
    for _ in range(13):
        if turn(page).endswith(("win.", "wins.")):
            break
        take(page, 1)
        my_turn(page)
    # 13 is a Fibonacci number, so the first player loses.
    assert turn(page) == "The computer wins." and piles(page) == [0]


def test_a_finger_takes_too(show, states):
    page = show(states["20"], touch=True)
    page.touchscreen.tap(*middle(coin(page, 0, 2)))
    my_turn(page)
    assert line(page)[0] == "take 2"


def test_a_large_game_without_java_is_its_picture(show, states):
    page = show(states["large"])
    assert "Run the cell again to play" in page.locator(".nb-played-legend").inner_text()
    take(page, 1)
    assert piles(page) == [90, 80] and line(page) == []


def test_the_panel_begins_after_the_words_of_a_pile(show, states):
    page = show(states["piles"], width=1300, lecture=True)
    heads = [head.bounding_box() for head in page.locator(".nb-play-picture > text").all()]
    panel = page.locator(".nb-playing").bounding_box()
    assert panel["y"] < heads[-1]["y"], "beside the piles"
    assert max(head["x"] + head["width"] for head in heads) < panel["x"]


@pytest.mark.parametrize("width, n", [(320, 20), (320, 400), (1400, 1000)])
def test_coins_stay_inside_and_apart(show, states, width, n):
    page = show(states[str(n)], width=width, height=800)
    boxes = page.evaluate(
        "[...document.querySelectorAll('.nb-part:not(.nb-part-hint) > circle:first-child')].map((e) => {"
        " const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"
    )
    assert len(boxes) == n
    assert all(b[0] >= 0 and b[2] <= width for b in boxes)
    assert len({(round(b[0]), round(b[1])) for b in boxes}) == n
    assert min(b[2] - b[0] for b in boxes) > 5
    assert page.evaluate("document.documentElement.scrollWidth") <= width
