"""Any game to play: in its picture by click, drag and keys, by a button a move where it has none; sums; with Java, and
without it from the positions that were sent.
"""

import re

from playwright.sync_api import expect

from support.playing import expect_chosen, expect_said, line, middle, moves, my_turn, note, press, turn

WEIGHT = 15

COMPONENT = "picturegame"

# The fixtures book and board show them.
CELLS = {
    "# Games": "",
    "chomp": "play(Rulesets.chomp(2, 3)).drawn(Pictures::bites)",
    "large": "play(Rulesets.chomp(6, 7)).drawn(Pictures::bites).twoPlayers()",
    "treblecross": "play(Treblecross.of(5))",
    "dollar": "play(SilverDollar.of(0, 2, 5, 6))",
    "sum": "play(Sum.of(Treblecross.of(3), SilverDollar.of(0, 2)).plus(BoardGame.queen(), 1, 2))",
    "drags": 'play(Sum.of(Octal.of(".777"), 7).plus(BoardGame.queen(), 3, 4)).twoPlayers()',
    "vertices": (
        "play(Game.of(Set.of(1, 2, 3, 4, 5), left -> left.stream().map(v -> left.stream()"
        ".filter(w -> Math.abs(v - w) > 1).collect(Collectors.toSet())).toList())).twoPlayers()"
    ),
    "slides": (
        'play(Game.of("a...", row -> IntStream.range(row.indexOf("a") + 1, 4)'
        '.mapToObj(i -> ".".repeat(i) + "a" + ".".repeat(3 - i)).toList())).twoPlayers()'
    ),
    "sticks": "play(2_000_000, n -> n == 0 ? List.of() : List.of(n - 1, n / 2)).twoPlayers()",
    "changing": 'live(toggle("coins"), c -> c ? play(FibonacciNim.start(9)) : play(Treblecross.of(4)))',
}


def side(stage):
    """Of the board in the sum "drags" a square is so wide, in pixels: 24 in the drawing."""
    return 24 * stage.locator(".nb-play-picture").first.evaluate("svg => svg.getScreenCTM().a")


def places(stage):
    return stage.locator(".nb-part-place:not(.nb-part-hint)")


def is_at(stage, words):
    expect(stage.locator(".nb-play-picture")).to_have_attribute("aria-label", re.compile("^" + re.escape(words)))


def drag(stage, start, end):
    mouse = stage.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=5)


# ---- with Java ----


def test_a_square_of_chomp_is_bitten(board):
    stage = board("chomp")
    expect(places(stage)).to_have_count(5)
    # The winning bite of 2 × 3 leaves [3, 2] (Gale 1974: the lower row is shorter by one); the computer answers.
    places(stage).nth(4).click()
    assert moves(stage, 2)[0] == "[3, 2]"
    expect(stage.locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))


def test_what_a_bite_would_take_is_pale(board):
    stage = board("large")
    # Rows of 7: the square in the last row and the column before the last takes two with it.
    places(stage).nth(5 * 7 + 5 - 1).hover()
    expect(stage.locator(".nb-played-legend")).to_have_text("→ [7, 7, 7, 7, 7, 5]")
    expect(stage.locator(".nb-part-leaving")).to_have_count(2)
    places(stage).nth(4 * 7 + 6 - 1).hover()
    expect(stage.locator(".nb-part-leaving")).to_have_count(2)
    expect(stage.locator(".nb-playing-move")).to_have_count(0)


def test_treblecross_is_won_from_the_middle(board):
    stage = board("treblecross")
    is_at(stage, "no X on 5 cells.")
    stage.get_by_role("button", name="Hint").click()
    # Next to the middle any X can be completed; an X there leaves no cell in which one cannot.
    note(stage, "The winning move: X on 3 of 5 cells")
    expect(stage.locator(".nb-part-hint:visible")).to_have_count(1)
    places(stage).nth(2).click()
    assert moves(stage, 2)[0] == "X on 3 of 5 cells"
    expect(stage.locator(".nb-playing-turn")).to_have_text("Your move.")
    stage.get_by_role("button", name="Hint").click()
    stage.page.mouse.click(*middle(stage.locator(".nb-part-hint:visible").first))
    expect(stage.locator(".nb-playing-turn")).to_have_text("You win.")


def test_played_with_keys_alone(board):
    stage = board("treblecross")
    press(stage, "ArrowRight", "ArrowRight", "ArrowLeft")
    expect_said(stage, "→ X on 1 of 5 cells")
    press(stage, "End")
    expect_said(stage, "→ X on 5 of 5 cells")
    press(stage, "ArrowRight", "PageDown", "PageDown")
    expect_said(stage, "→ X on 3 of 5 cells")
    stage.page.keyboard.press("Enter")
    assert moves(stage, 2)[0] == "X on 3 of 5 cells"


def test_a_set_is_drawn_as_what_is_left(board):
    stage = board("vertices")
    expect(places(stage)).to_have_count(5)
    # The vertices of a path: with 4 its neighbours go.
    places(stage).nth(3).click()
    assert moves(stage, 1) == ["{1, 2}"]
    expect(places(stage)).to_have_count(2)


def test_a_piece_of_a_text_is_dragged(board):
    stage = board("slides")
    drag(stage, middle(stage.locator("[data-part=piece]")), middle(stage.locator("[data-part='cell 0 2']")))
    stage.page.mouse.up()
    assert moves(stage, 1) == ["..a."]


def test_a_silver_dollar_is_shifted(board):
    stage = board("dollar")
    # The gaps are 1 and 0: the one coin between closes the first.
    places(stage).nth(0).click()
    assert moves(stage, 2)[0] == "coins on 0, 1, 5, 6"


def test_a_silver_dollar_is_dragged(board):
    stage = board("dollar")
    drag(stage, middle(stage.locator("[data-part='coin 1']")), middle(places(stage).first))
    expect(stage.locator(".nb-part-carried")).to_have_count(1)
    expect(stage.locator(".nb-played-legend")).to_have_text("→ coins on 0, 1, 5, 6")
    stage.page.mouse.up()
    assert moves(stage, 2)[0] == "coins on 0, 1, 5, 6"


def test_a_sum_shows_each_by_its_picture(board):
    stage = board("sum")
    # The queen on (1, 2) has 1 + 2 + 1 moves, the strip three, and a coin one.
    expect(places(stage)).to_have_count(4 + 3 + 1)
    expect(stage.locator(".nb-play-picture polygon")).not_to_have_count(0)
    places(stage).first.click()
    assert moves(stage, 2)[0].startswith("Treblecross X on 1 of 3 cells")


def test_in_a_sum_is_dragged_what_is_dragged_alone(board):
    stage = board("drags")
    pin = "[data-part='0 pin {}']"
    drag(stage, middle(stage.locator(pin.format(2))), middle(stage.locator(pin.format(4))))
    expect_chosen(stage, 3)
    stage.page.mouse.up()
    assert moves(stage, 1)[0].endswith(".777 2 + octal game .777 2 + queen (3, 4)")
    is_at(stage, "octal game .777 2 + octal game .777 2")
    held = stage.locator("[data-part='2 piece']")
    expect(held).to_have_count(1)
    x, y = middle(held)
    square = side(stage)
    drag(stage, (x, y), (x - 2 * square, y - 2 * square))
    expect_chosen(stage, 1)
    stage.page.mouse.up()
    assert moves(stage, 2)[1].endswith("queen (1, 2)")
    # A click on the piece and one on a cell; let go off the board nothing is moved.
    is_at(stage, "octal game .777 2 + octal game .777 2 + queen (1, 2)")
    x, y = middle(held)
    stage.page.mouse.click(x, y)
    stage.page.mouse.click(x - square, y)
    assert moves(stage, 3)[2].endswith("queen (1, 1)")
    is_at(stage, "octal game .777 2 + octal game .777 2 + queen (1, 1)")
    x, y = middle(held)
    drag(stage, (x, y), (x - square, y))
    stage.page.mouse.move(x - square, y + 200, steps=5)
    stage.page.mouse.up()
    expect(stage.locator(".nb-part-carried")).to_have_count(0)
    assert len(line(stage)) == 3


def test_of_a_large_game_moves_come_as_it_goes(board):
    stage = board("sticks")
    stage.locator(".nb-moves-one", has_text="1000000").click()
    expect(stage.locator(".nb-moves-one")).to_have_text(["500000", "999999"])
    stage.locator(".nb-moves-one").nth(0).click()
    assert moves(stage, 2) == ["1000000", "500000"]
    stage.get_by_role("button", name="Undo").click()
    is_at(stage, "1000000")


def test_another_kind_of_game_takes_the_place_of_one(board):
    stage = board("changing")
    expect(places(stage)).to_have_count(4)
    stage.get_by_label("coins", exact=True).check()
    expect(stage.get_by_label("Coins", exact=True)).to_have_value("9")
    expect(stage.locator(".nb-moves")).to_have_count(0)


# ---- without Java ----


def buttons(page):
    return page.locator(".nb-moves-one").all_inner_texts()


def say_why(page):
    page.get_by_role("switch", name="Say whose game it is").click()


def read_picture(page):
    return "\n".join(page.locator(".nb-play-picture text").all_text_contents())


def test_a_game_is_played_to_its_end_without_a_kernel(show, states):
    page = show(states["sticks"])
    assert read_picture(page) == "7 sticks"
    assert buttons(page) == ["4 sticks", "5 sticks", "6 sticks"]
    assert page.locator(".nb-playing-why").inner_text() == ""
    say_why(page)
    assert (
        "7 sticks is an N-position: its Grundy value is 3 = mex {0, 1, 2}."
        in page.locator(".nb-playing-why").inner_text()
    )
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-moves-wins").all_inner_texts() == ["4 sticks"]
    page.locator(".nb-moves-one", has_text="4 sticks").click()
    # The computer answers from a lost position; whatever it takes, 4 − k ends the game.
    page.wait_for_function("document.querySelectorAll('.nb-moves-one:not([disabled])').length > 0")
    assert int(read_picture(page).split()[0]) in (1, 2, 3)
    page.locator(".nb-moves-one", has_text="0 sticks").click()
    page.wait_for_function("document.querySelector('.nb-playing-turn').textContent.includes('You win')")
    assert buttons(page) == []


def test_a_game_that_is_not_here_as_a_whole_needs_the_kernel(show, states):
    page = show(states["millions"])
    assert page.locator(".nb-moves-one:not([disabled])").count() == 0
    assert "Run the cell again" in page.locator(".nb-played-legend").inner_text()


def test_a_game_that_is_not_decided_says_so(show, states):
    page = show(states["millions"], answer="() => new Promise(() => {})")
    say_why(page)
    assert "Nobody knows yet who wins. 9000000 is not decided" in page.locator(".nb-playing-why").inner_text()
    page.get_by_role("button", name="Hint").click()
    assert "No winning move was found." in page.locator(".nb-playing-note").inner_text()


def test_many_moves_are_found_by_typing(show, states):
    page = show(states["many"])
    assert page.locator(".nb-moves-one").count() == 60
    assert "and 140 more" in page.locator(".nb-moves-list").inner_text()
    page.locator(".nb-moves-find").fill("take 17")
    assert buttons(page) == ["take 17", *(f"take {n}" for n in range(170, 180))]


def test_text_is_text(show, states):
    page = show(states["markup"])
    assert read_picture(page) == "<b>x</b>"
    assert buttons(page) == ["<img src=x>"]


def test_a_move_is_clicked_in_the_picture_without_a_kernel(show, states):
    page = show(states["drawn sticks"])
    sticks = page.locator(".nb-play-picture circle:not(.nb-part-hint *)")
    assert sticks.count() == 7
    assert places(page).count() == 3
    # Every move is in the picture, so the list is folded.
    assert not page.locator(".nb-moves-list").is_visible()
    # What is no move is not clicked.
    sticks.nth(0).click(force=True)
    assert sticks.count() == 7
    sticks.nth(4).hover()
    assert "4 sticks" in page.locator(".nb-played-legend").inner_text()
    assert page.locator(".nb-part-leaving").count() == 3
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-part-hint:visible").count() == 1
    sticks.nth(4).click()
    my_turn(page)
    left = sticks.count()
    assert left in (1, 2, 3)
    sticks.nth(0).click()
    page.wait_for_function("document.querySelector('.nb-playing-turn').textContent.includes('You win')")
    page.get_by_role("button", name="Undo").click()
    assert sticks.count() == left
    assert line(page)[0] == "4 sticks" and turn(page) == "Your move."


def test_pictures_without_moves_stand_on_the_buttons(show, states):
    page = show(states["pictures"])
    small = page.locator(".nb-moves-one svg")
    assert [one.get_attribute("aria-label") for one in small.all()] == ["4 sticks", "5 sticks", "6 sticks"]
    small.nth(0).click()
    my_turn(page)
    assert line(page)[0] == "4 sticks"


def test_values_of_a_sum_stand_in_binary_columns(show, states):
    page = show(states["sum"])
    values = page.locator(".nb-part-reason")
    texts = " ".join(values.locator("text").all_text_contents())
    assert texts == "Nim 5 1 0 1 = 5 Nim 3 0 1 1 = 3 nim-sum 1 1 0 = 6"
    # Both columns with an odd number of ones are marked.
    assert values.locator("rect").count() == 2
    # They stand there when a reader asks.
    assert not values.is_visible()
    say_why(page)
    assert values.is_visible()


def test_a_low_picture_takes_the_width_there_is_and_its_letters_stay(board):
    stage = board("dollar")
    picture = stage.locator(".nb-play-picture").first
    assert picture.evaluate("svg => svg.getScreenCTM().a") > 1.5
    letters = """svg => [el => el.getAttribute("font-size"), el => getComputedStyle(el).fontSize].map(size =>
        Math.min(...[...svg.querySelectorAll("text")].map(el => parseFloat(size(el)) * svg.getScreenCTM().a)))"""
    stage.page.set_viewport_size({"width": 200, "height": 800})
    stage.page.wait_for_function("svg => svg.getScreenCTM().a < 0.8", arg=picture.element_handle())
    drawn, shown = picture.evaluate(letters)
    assert drawn < 8.5 < 8.99 <= shown
    stage.page.set_viewport_size({"width": 1300, "height": 900})
