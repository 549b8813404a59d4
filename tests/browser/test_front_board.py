"""A piece on a board: moved by click, drag, touch and keys, answered by Java; hints, undo, editing, reload; and where
there is no Java, played from the positions that were sent. Who wins is found here by the rules.
"""

import re

import pytest
from playwright.sync_api import Locator, expect

from support.figures import square
from support.heatmap import wythoff
from support.playing import expect_said, line, moves, my_turn, note, press, turn

WEIGHT = 15

COMPONENT = "picturegame"

QUEEN = "play(BoardGame.queen()).size(10, 12).start(6, 8)"
# The fixtures book and board show them.
CELLS = {
    "# Boards": "",
    "queen": f"{QUEEN}.reasons()",
    "forbidden": "play(BoardGame.queen().forbidden(Cells.of(Position.of(2, 8)))).size(10, 12).start(6, 8)",
    "quiet": QUEEN,
    "two": f"{QUEEN}.twoPlayers()",
    "computer": f"{QUEEN}.computerBegins()",
    "labels": f"{QUEEN}.labels(1, -1).twoPlayers()",
    "picture": f"{QUEEN}.picture().options().values().hint()",
    "edit": (
        'var T = cells("T", 4, 4).start(Cells.of(Position.of(0, 0)));\n'
        "live(T, t -> play(BoardGame.queen().terminal(t)).size(10, 12).start(6, 8).twoPlayers().editTerminal(T))"
    ),
    "moving": 'live(whole("n", 2, 9).start(8), n -> play(BoardGame.queen()).size(10, 12).start(6, n).twoPlayers())',
    "large": "play(BoardGame.queen()).size(60, 60).start(50, 40)",
    "values": f"{QUEEN}.twoPlayers().values()",
}


def lost_cells(rows, columns):
    """P-positions of the queen."""
    lost = set()
    for r in range(rows):
        for c in range(columns):
            up, left = {(i, c) for i in range(r)}, {(r, j) for j in range(c)}
            if not lost & (up | left | {(r - k, c - k) for k in range(1, min(r, c) + 1)}):
                lost.add((r, c))
    return lost


def point(stage, row, column, rows=10, columns=12):
    return square(stage, row, column, rows, columns)


def click(stage, row, column, rows=10, columns=12):
    (stage.page if isinstance(stage, Locator) else stage).mouse.click(*point(stage, row, column, rows, columns))


def position(stage):
    """Where the board says that the piece is."""
    label = stage.locator(".nb-play-picture").get_attribute("aria-label")
    return tuple(map(int, re.search(r"is at \((-?\d+), (-?\d+)\)", label).groups()))


def at(stage, row, column):
    expect(stage.locator(".nb-play-picture")).to_have_attribute("aria-label", re.compile(rf"is at \({row}, {column}\)"))


def dots(stage):
    return stage.locator(":is(.nb-part-move, .nb-part-winning) circle:visible").count()


def rings(stage, count):
    expect(stage.locator(".nb-part-hint circle:visible")).to_have_count(count)


def test_a_click_moves_and_the_computer_answers(board):
    stage = board("queen")
    click(stage, 5, 8)
    assert moves(stage, 2)[0] == "(5, 8)"
    note(stage, ", a P-position.")
    assert position(stage) in lost_cells(10, 12)
    expect(stage.locator(".nb-playing-why")).to_contain_text("Every move loses")


def test_one_request_makes_a_move_and_its_answer(board):
    stage = board("queen")
    stage.page.evaluate("""() => { window.sent = []; const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        const question = typeof data === "string" && /"question":\\{"do":"(move|show|look|reply)"/.exec(data);
        if (question) window.sent.push(question[1]);
        return send.call(this, data); }; }""")
    click(stage, 5, 8)
    moves(stage, 2)
    assert stage.page.evaluate("() => window.sent") == ["move"]


def test_a_move_makes_anew_what_it_changes(board):
    stage = board("values")
    numbers = stage.locator(".nb-play-picture > text")
    numbers.evaluate_all("(texts) => texts.forEach((text) => { text.seen = true; })")
    anew = "(texts) => texts.filter((text) => !text.seen).map((text) => text.textContent)"
    click(stage, 0, 2)
    moves(stage, 1)
    at(stage, 0, 2)
    # The value of the cell where the piece was is seen; that of (0, 2) is not, for the piece stands there.
    assert numbers.evaluate_all(anew) == [str(wythoff(10, 12)[6][8])]


def test_an_illegal_move_is_impossible_and_explained(board):
    stage = board("forbidden")
    # Legal moves of a queen on (6, 8): 6 up (one forbidden), 8 left, 6 along the diagonal.
    assert dots(stage) == 5 + 8 + 6
    click(stage, 5, 6)
    note(stage, "From (6, 8) the queen cannot go to (5, 6). It moves up, left, or up and left in equal steps")
    click(stage, 2, 8)
    note(stage, "(2, 8) is a forbidden cell: the queen cannot stop there.")
    click(stage, 6, 8)
    assert position(stage) == (6, 8) and line(stage) == []


def test_the_piece_is_dragged(board):
    stage = board("queen")
    mouse = stage.page.mouse
    mouse.move(*point(stage, 6, 8))
    mouse.down()
    mouse.move(*point(stage, 4, 7), steps=4)
    expect(stage.locator(".nb-part-carried")).to_have_count(1)
    mouse.move(*point(stage, 3, 5), steps=4)
    expect(stage.locator(".nb-tile")).to_have_count(1)
    mouse.up()
    assert moves(stage, 2)[0] == "(3, 5)"
    expect(stage.locator(".nb-playing-turn")).to_have_text("Your move.")
    before = position(stage)
    mouse.move(*point(stage, *before))
    mouse.down()
    mouse.move(*point(stage, 9, 11), steps=4)
    mouse.up()
    note(stage, "cannot go to (9, 11)")
    expect(stage.locator(".nb-part-carried")).to_have_count(0)
    assert position(stage) == before


def test_played_with_keys_alone(board):
    stage = board("queen")
    press(stage, "ArrowUp", "ArrowUp")
    expect_said(stage, "(4, 8)")
    stage.page.keyboard.press("Enter")
    assert moves(stage, 2)[0] == "(4, 8)"
    expect(stage.locator(".nb-playing-turn")).to_have_text(re.compile("Your move|wins"))
    press(stage, "u")
    at(stage, 6, 8)
    press(stage, "r")
    expect(stage.locator(".nb-playing-undone")).to_have_count(0)
    # Every legal move is reached by PageDown.
    press(stage, "n")
    seen = set()
    for _ in range(6 + 8 + 6):
        stage.page.keyboard.press("PageDown")
        seen.add(stage.locator(".nb-said").inner_text())
    assert len(seen) == 20


def test_what_is_chosen_stays_when_its_picture_comes_in_another_width(board):
    stage = board("two")
    picture = stage.locator(".nb-play-picture")
    # A pointer on the board chooses what comes to lie below it.
    stage.page.mouse.move(0, 0)
    press(stage, "ArrowLeft")
    expect_said(stage, "(6, 7)")
    wide = picture.get_attribute("viewBox")
    stage.page.set_viewport_size({"width": 330, "height": 900})
    expect(picture).not_to_have_attribute("viewBox", wide)
    stage.page.keyboard.press("Enter")
    assert moves(stage, 1) == ["(6, 7)"]


def test_the_hint_lights_the_winning_moves(board):
    stage = board("queen")
    options = [(i, 8) for i in range(6)] + [(6, j) for j in range(8)] + [(6 - k, 8 - k) for k in range(1, 7)]
    wins = [p for p in options if p in lost_cells(10, 12)]
    assert dots(stage) == 20
    stage.get_by_role("button", name="Hint").click()
    rings(stage, len(wins))
    assert dots(stage) == 20 - len(wins)
    words = stage.locator(".nb-playing-note").inner_text().replace("\u00a0", " ")
    assert wins and all(f"({r}, {c})" in words for r, c in wins)
    stage.get_by_role("button", name="Hint").click()
    rings(stage, 0)


def test_whose_game_it_is_is_said_when_the_reader_asks(board):
    stage = board("quiet")
    expect(stage.locator(".nb-playing-why")).to_be_hidden()
    stage.get_by_label("Say whose game it is").check()
    expect(stage.locator(".nb-playing-why")).to_contain_text("You can win")


def test_undo_redo_and_a_game_from_elsewhere(board):
    stage = board("two")
    expect(stage.get_by_role("button", name="Undo")).to_be_disabled()
    click(stage, 6, 5)
    at(stage, 6, 5)
    stage.get_by_role("button", name="Undo").click()
    at(stage, 6, 8)
    stage.get_by_role("button", name="Redo").click()
    at(stage, 6, 5)
    stage.get_by_role("radio", name="Start elsewhere").click()
    click(stage, 9, 2)
    at(stage, 9, 2)
    assert line(stage) == []
    start = stage.get_by_label("Start", exact=True)
    expect(start).to_have_value("9, 2")
    start.fill("(3, 12)")
    start.press("Enter")
    note(stage, "(3, 12): this board has rows 0 to 9 and columns 0 to 11.")
    start.fill("7 7")
    start.press("Enter")
    at(stage, 7, 7)
    stage.get_by_role("button", name="New game").click()
    at(stage, 6, 8)


def test_undo_while_the_computer_thinks_takes_the_answer_back_too(board):
    stage = board("queen")
    click(stage, 6, 5)
    at(stage, 6, 5)
    stage.get_by_role("button", name="Undo").click()
    at(stage, 6, 8)
    expect(stage.locator(".nb-playing-turn")).to_have_text("Your move.")
    # When the next move has been answered, the first answer would have come.
    click(stage, 6, 3)
    # What was taken back stays in the list until another move is made; with its answer that may be two.
    expect(stage.locator(".nb-playing-move").first).to_contain_text("(6, 3)")
    assert moves(stage, 2)[0] == "(6, 3)"
    expect(stage.locator(".nb-playing-turn")).to_have_text("Your move.")


def test_the_computer_begins(board):
    stage = board("computer")
    moves(stage, 1)
    expect(stage.locator(".nb-playing-turn")).to_have_text("Your move.")
    assert position(stage) in lost_cells(10, 12)


def test_a_play_follows_new_rules_as_far_as_it_is_one(board, book):
    stage = board("edit")
    click(stage, 6, 5)
    at(stage, 6, 5)
    click(stage, 6, 3)
    at(stage, 6, 3)
    click(stage, 3, 3)
    at(stage, 3, 3)
    stage.get_by_role("radio", name="Set terminal cells").click()
    click(stage, 1, 2)
    book.settle(stage)
    at(stage, 3, 3)
    assert line(stage) == ["(6, 5)", "(6, 3)", "(3, 3)"]
    # With the piece on a terminal cell no move is left.
    click(stage, 3, 3)
    expect(stage.locator(".nb-playing-why")).to_contain_text("Whoever made the last move has won")
    click(stage, 7, 7)
    note(stage, "Cells of T lie in rows 0 to 3 and columns 0 to 3.")
    press(stage, "Escape")
    expect(stage.get_by_role("radio", name="Play")).to_be_checked()


def test_cells_are_set_by_keys(board, book):
    stage = board("edit")
    stage.get_by_role("radio", name="Set terminal cells").click()
    press(stage, *["ArrowUp"] * 4, *["ArrowLeft"] * 6)
    expect_said(stage, "(2, 2)")
    stage.page.keyboard.press("Enter")
    book.settle(stage)
    expect_said(stage, "(2, 2) added.")
    # From (6, 8) (2, 2) is out of reach, and from (2, 8) it is not.
    stage.get_by_role("radio", name="Play").click()
    click(stage, 2, 8)
    at(stage, 2, 8)
    click(stage, 2, 2)
    expect(stage.locator(".nb-playing-why")).to_contain_text("Whoever made the last move has won")


def test_another_start_is_another_game(board, book):
    stage = board("moving")
    click(stage, 6, 5)
    at(stage, 6, 5)
    slider = stage.get_by_role("slider", name="n", exact=True)
    slider.focus()
    slider.press("ArrowRight")
    book.settle(stage)
    at(stage, 6, 9)
    assert line(stage) == []


def test_a_large_board_has_the_pictures_that_it_needs(board):
    stage = board("large")
    click(stage, 50, 20, 60, 60)
    moves(stage, 2)
    stage.get_by_role("button", name="Undo").click()
    at(stage, 50, 40)


def test_the_overlay_marks_exactly_the_p_positions(board):
    stage = board("two")
    marked = stage.locator(".nb-play-picture rect[fill='#e0232e']")
    expect(marked).to_have_count(0)
    stage.get_by_label("Show P-positions").check()
    # And one next to the word below the board.
    expect(marked).to_have_count(len(lost_cells(10, 12)) + 1)
    for cell, words in (((3, 5), "(3, 5): P-position"), ((0, 4), "(0, 4): N-position, value 4")):
        stage.page.mouse.move(*point(stage, *cell))
        expect(stage.locator(".nb-played-legend")).to_have_text(words)


def test_flipped_the_origin_is_at_the_bottom(board):
    stage = board("two")
    piece = stage.locator("[data-part=piece] > g")
    before = piece.get_attribute("transform")
    stage.get_by_label("Origin at the bottom").check()
    expect(piece).not_to_have_attribute("transform", before)
    click(stage, 9 - 7, 8)
    note(stage, "It moves down, left")
    click(stage, 9 - 5, 8)
    assert moves(stage, 1) == ["(5, 8)"]


def test_labels_count_otherwise(board):
    stage = board("labels")
    at(stage, 7, 7)
    click(stage, 0, 2)
    assert moves(stage, 1) == ["(1, 1)"]


def test_a_picture_has_no_panel_and_takes_no_moves(book):
    number = list(CELLS).index("picture")
    stage = book.run(number).figure(number)
    drawn = stage.locator(".nb-picture svg")
    expect(drawn.locator("circle[stroke='#0a7d55']")).not_to_have_count(0)
    assert stage.locator(".nb-playing").count() == 0
    before = drawn.inner_html()
    drawn.click()
    assert drawn.inner_html() == before


def test_the_page_plays_perfectly_to_the_end_without_java(show, states):
    page = show(states["queen"])
    lost = lost_cells(6, 6)
    for _ in range(12):
        r, c = position(page)
        if turn(page).endswith(("win.", "wins.")):
            break
        assert (r, c) in lost
        click(page, *((r - 1, c) if r else (r, c - 1)), 6, 6)
        my_turn(page)
    assert turn(page) == "The computer wins."
    assert position(page) == (0, 0)
    assert "won" in page.locator(".nb-playing-why").inner_text()


def test_misere_says_that_the_last_mover_loses(show, states):
    page = show(states["misere"])
    click(page, 0, 0, 5, 5)
    my_turn(page)
    assert turn(page) == "The computer wins."
    assert "made the last move has lost" in page.locator(".nb-playing-why").inner_text()
    assert page.locator(".nb-play-picture text", has_text="Misère play").count() == 1


def test_a_finger_drags_and_elsewhere_scrolls(show, states):
    page = show(states["queen"], touch=True, height=300)
    session = page.context.new_cdp_session(page)

    def touch(kind, at):
        points = [] if at is None else [dict(zip("xy", point(page, *at, 6, 6)))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (3, 5))
    for step in ((3, 4), (3, 3), (3, 2)):
        touch("touchMove", step)
    touch("touchEnd", None)
    my_turn(page)
    assert line(page)[0] == "(3, 2)"


def test_a_large_board_without_java_is_its_picture(show, states):
    page = show(states["board"])
    assert "Run the cell again to play" in page.locator(".nb-played-legend").inner_text()
    click(page, 50, 20, 60, 60)
    assert position(page) == (50, 40) and line(page) == []


def test_without_java_nothing_can_be_set(show, states):
    page = show(states["edit"])
    assert page.get_by_role("radio", name="Set forbidden cells").is_disabled()
    assert page.get_by_label("Show P-positions").is_disabled()
    page.get_by_role("radio", name="Start elsewhere").click()
    click(page, 1, 4, 6, 6)
    assert position(page) == (1, 4)


@pytest.mark.parametrize("width, lecture", [(360, False), (800, False), (1600, True)])
def test_it_fits_into_narrow_and_wide_windows(show, states, width, lecture):
    page = show(states["wide"], width=width, lecture=lecture)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    frame = page.locator("[data-part=cell]").bounding_box()
    assert frame["width"] > 0.45 * width or frame["width"] > 550
    click(page, 5, 13, 6, 15)
    my_turn(page)
    assert line(page)[0] == "(5, 13)"
