"""The board's component in a page of its own: played by click, drag and keys, with a kernel that answers and without
one; hints, undo, editing, reload.
"""

import base64
import json
import re

import pytest

from support.front import exact, module, told_by_java
from support.playing import line as moves
from support.playing import my_turn, turn

WEIGHT = 15

COMPONENT = "board"

QUEEN = {"rays": [[1, 0], [0, 1], [1, 1]], "steps": [], "band": 0}
PIECE = {"name": "queen", "body": ["M20 90 L50 10 L80 90 Z"], "balls": [[50, 10, 5]], "detail": []}


def outcomes(rows, columns, terminal=(), forbidden=(), misere=False):
    """P-positions and Grundy values of the queen, by the rules."""
    lost, value = {}, {}
    for r in range(rows):
        for c in range(columns):
            if (r, c) in forbidden:
                continue
            options = (
                []
                if (r, c) in terminal
                else (
                    [(i, c) for i in range(r)]
                    + [(r, j) for j in range(c)]
                    + [(r - k, c - k) for k in range(1, min(r, c) + 1)]
                )
            )
            options = [o for o in options if o not in forbidden]
            lost[r, c] = not misere if not options else not any(lost[o] for o in options)
            seen = {value[o] for o in options}
            value[r, c] = next(v for v in range(len(seen) + 1) if v not in seen)
    return lost, value


def raw(data):
    return {"$b64": base64.b64encode(bytes(data)).decode()}


def reasons(misere):
    value = [] if misere else ["Grundy value {value}"]
    previous, following = "{at} is a P-position: ", "{at} is an N-position: "
    end = ": whoever moved there has " + ("lost" if misere else "won")
    return {
        "terminal": ["{at} is a terminal cell" + end],
        "over": ["no move is left at {at}" + end],
        "p": [previous, *value, "every move leads to an N-position"],
        "one": [following, *value, "one move leads to a P-position"],
        "many": [following, *value, "{winning} moves lead to P-positions"],
    }


def state(rows=10, columns=12, start=(6, 8), terminal=(), forbidden=(), misere=False, embedded=True, **more):
    lost, value = outcomes(rows, columns, terminal, forbidden, misere)
    cells = [(r, c) for r in range(rows) for c in range(columns)]
    numbers = b"".join(value.get(p, -1).to_bytes(2, "little", signed=True) for p in cells)
    return {
        "game": "queen",
        "misere": misere,
        "reasons": reasons(misere),
        "rows": rows,
        "columns": columns,
        "start": list(start),
        "title": "",
        "piece": PIECE,
        "moves": QUEEN,
        "terminal": [x for p in terminal for x in p],
        "forbidden": [x for p in forbidden for x in p],
        "embedded": embedded,
        "cells": raw(int(lost.get(p, False) and embedded) for p in cells),
        "values": raw(numbers if embedded and not misere else b""),
        "begins": "you",
        "errors": 0,
        "flipped": False,
        "verdict": True,
        "overlay": False,
        "showValues": False,
        "options": False,
        "hint": False,
        "picture": False,
        "missing": False,
        "labels": [0, 0],
        "editTerminal": None,
        "editForbidden": None,
        **more,
    }


def point(page, row, column):
    """The middle of a cell on the page; by the squares' frame, which is the cells' area."""
    box = page.locator(".nb-board-frame").bounding_box()
    rows, columns = page.evaluate("[nb.view.state.rows, nb.view.state.columns]")
    return box["x"] + (column + 0.5) * box["width"] / columns, box["y"] + (row + 0.5) * box["height"] / rows


def click(page, row, column):
    page.mouse.click(*point(page, row, column))


def position(page):
    """Where the board says that the piece is."""
    label = page.locator(".nb-board-svg").get_attribute("aria-label")
    return tuple(map(int, re.search(r"is at \((-?\d+), (-?\d+)\)", label).groups()))


# Answers of a JVM that always goes to the corner row, one step up, so that they cannot be mistaken for the page's own.
ONE_UP = """(q) => q.do === 'reply' ? { to: [q.at[0] - 1, q.at[1]], wins: false, slip: false }
  : { outcome: 'N', over: false, winning: [[0, 0]], why: 'said by the kernel', because: 'because of the kernel' }"""


def test_a_click_moves_and_the_page_answers_without_a_kernel(show):
    page = show(state())
    click(page, 5, 8)
    my_turn(page)
    # From (5, 8) one move leads to a P-position: (5, 3) is the pair of difference 2.
    lost, _ = outcomes(10, 12)
    assert lost[position(page)]
    assert moves(page)[0] == "(5, 8)" and len(moves(page)) == 2
    assert "Every move loses" in page.locator(".nb-playing-why").inner_text()


def test_the_page_plays_perfectly_to_the_end(show):
    page = show(state(6, 6, (3, 5)))
    lost, _ = outcomes(6, 6)
    for _ in range(12):
        r, c = position(page)
        if turn(page).endswith(("win.", "wins.")):
            break
        assert lost[r, c]
        to = (r - 1, c) if r else (r, c - 1)
        click(page, *to)
        my_turn(page)
    assert turn(page) == "The computer wins."
    assert position(page) == (0, 0)
    assert "won" in page.locator(".nb-playing-why").inner_text()


def test_misere_says_that_the_last_mover_loses(show):
    page = show(state(5, 5, (0, 1), misere=True))
    click(page, 0, 0)
    my_turn(page)
    assert turn(page) == "The computer wins."
    assert "made the last move has lost" in page.locator(".nb-playing-why").inner_text()
    assert "Misère play" in page.locator(".nb-board-legend").inner_text()


def test_the_kernel_is_asked_and_obeyed(show):
    page = show(state(), answer=ONE_UP)
    page.locator("text=said by the kernel").wait_for()
    page.locator(".nb-playing-rate input").fill("35")
    click(page, 5, 8)
    my_turn(page)
    assert position(page) == (4, 8)
    reply = [q for q in page.evaluate("nb.asked") if q["do"] == "reply"]
    assert reply == [{"do": "reply", "at": [5, 8], "errors": 35}]
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-board-ring").count() == 1
    assert "because of the kernel" in page.locator(".nb-playing-note").inner_text()


def test_an_illegal_move_is_impossible_and_explained(show):
    page = show(state(forbidden=[(2, 8)]))
    click(page, 5, 6)
    assert position(page) == (6, 8)
    assert "cannot go to" in page.locator(".nb-playing-note").inner_text()
    click(page, 2, 8)
    assert "forbidden" in page.locator(".nb-playing-note").inner_text()
    assert moves(page) == []
    # Legal moves of a queen on (6, 8): 6 up (one forbidden), 8 left, 6 along the diagonal.
    assert page.locator(".nb-board-legal").count() == 5 + 8 + 6


def test_the_piece_is_dragged(show):
    page = show(state())
    page.mouse.move(*point(page, 6, 8))
    page.mouse.down()
    page.mouse.move(*point(page, 4, 7), steps=4)
    page.mouse.move(*point(page, 3, 5), steps=4)
    assert page.locator(".nb-board-target").count() == 1
    page.mouse.up()
    my_turn(page)
    assert moves(page)[0] == "(3, 5)"
    before = position(page)
    page.mouse.move(*point(page, *before))
    page.mouse.down()
    page.mouse.move(*point(page, 9, 11), steps=4)
    page.mouse.up()
    assert position(page) == before
    assert "cannot go to" in page.locator(".nb-playing-note").inner_text()


def test_a_finger_drags_too(show):
    page = show(state(), touch=True)
    session = page.context.new_cdp_session(page)

    def touch(kind, at):
        points = [] if at is None else [dict(zip("xy", point(page, *at)))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (6, 8))
    for step in ((5, 8), (4, 8), (3, 8)):
        touch("touchMove", step)
    touch("touchEnd", None)
    my_turn(page)
    assert moves(page)[0] == "(3, 8)"


def test_played_with_keys_alone(show):
    page = show(state())
    page.locator(".nb-board-svg").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert "(4, 8)" in page.evaluate("nb.said.at(-1)")
    page.keyboard.press("Enter")
    my_turn(page)
    assert moves(page)[0] == "(4, 8)"
    page.keyboard.press("u")
    assert position(page) == (6, 8)
    page.keyboard.press("r")
    assert len(moves(page)) == 2 and position(page) != (6, 8)
    # Every legal move is reached by PageDown.
    page.keyboard.press("n")
    seen = set()
    for _ in range(6 + 8 + 6):
        page.keyboard.press("PageDown")
        seen.add(page.evaluate("nb.said.at(-1)"))
    assert len(seen) == 20


def test_the_hint_lights_the_winning_moves(show):
    page = show(state())
    lost, _ = outcomes(10, 12)
    # Winning from (6, 8): the P-positions on its row, column and diagonal.
    wins = [
        p
        for p in [(i, 8) for i in range(6)] + [(6, j) for j in range(8)] + [(6 - k, 8 - k) for k in range(1, 7)]
        if lost[p]
    ]
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-board-ring").count() == len(wins) > 0
    note = page.locator(".nb-playing-note").inner_text().replace("\u00a0", " ")
    assert all(f"({r}, {c})" in note for r, c in wins)
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-board-ring").count() == 0


def test_whose_game_it_is_can_be_kept_secret(show):
    page = show(state(verdict=False))
    assert not page.locator(".nb-playing-why").is_visible()
    page.get_by_label("Say whose game it is").check()
    assert "You can win" in page.locator(".nb-playing-why").inner_text()


def test_undo_redo_and_a_game_from_elsewhere(show):
    page = show(state(), answer=ONE_UP)
    assert page.get_by_role("button", name="Undo").is_disabled()
    click(page, 6, 5)
    my_turn(page)
    assert position(page) == (5, 5)
    page.get_by_role("button", name="Undo").click()
    assert position(page) == (6, 8) and turn(page) == "Your move."
    page.get_by_role("button", name="Redo").click()
    assert position(page) == (5, 5)
    page.get_by_role("radio", name="Start elsewhere").click()
    click(page, 9, 2)
    assert position(page) == (9, 2) and moves(page) == []
    page.get_by_role("button", name="New game").click()
    assert position(page) == (6, 8)


def test_undo_while_the_computer_thinks_takes_the_answer_back_too(show):
    page = show(state(), answer=ONE_UP)
    click(page, 6, 5)
    page.get_by_role("button", name="Undo").click()
    assert position(page) == (6, 8) and turn(page) == "Your move."
    # When the next move has been answered, the first answer would have come.
    click(page, 6, 3)
    my_turn(page)
    assert position(page) == (5, 3) and len(moves(page)) == 2


def test_the_computer_begins_and_two_can_play(show):
    page = show(state(begins="computer"), answer=ONE_UP)
    my_turn(page)
    assert position(page) == (5, 8)
    page.get_by_label("who begins").select_option("two")
    click(page, 5, 6)
    assert turn(page) == "The first player to move."
    assert len(moves(page)) == 2


def test_a_play_is_kept_over_a_reload_and_follows_new_rules(show):
    first = show(state(), answer=ONE_UP)
    click(first, 6, 5)
    my_turn(first)
    kept = first.evaluate("nb.kept")
    page = show(state(), answer=ONE_UP, kept=json.loads(json.dumps(kept)))
    assert position(page) == (5, 5) and len(moves(page)) == 2
    # Now (5, 5) is forbidden: the legal beginning of the play stays, and the computer answers anew.
    page.evaluate(
        "(data) => { nb.view.state = revive(data); nb.figure.update(nb.view.state); }",
        state(forbidden=[(5, 5), (4, 4)]),
    )
    assert moves(page)[0] == "(6, 5)"
    # Another start: another game.
    page.evaluate("(data) => { nb.view.state = revive(data); nb.figure.update(nb.view.state); }", state(start=(2, 9)))
    assert position(page) == (2, 9) and moves(page) == []


def test_terminal_and_forbidden_cells_are_set_by_clicking(show):
    edit = {"name": "T", "rows": 4, "columns": 4}
    page = show(state(terminal=[(0, 0)], editTerminal=edit), answer=ONE_UP)
    page.evaluate("nb.values.T = [[0, 0]]")
    page.get_by_role("radio", name="Set terminal cells").click()
    click(page, 1, 2)
    assert page.evaluate("nb.values.T") == [[0, 0], [1, 2]]
    click(page, 0, 0)
    assert page.evaluate("nb.values.T") == [[1, 2]]
    click(page, 7, 7)
    assert page.evaluate("nb.values.T") == [[1, 2]]
    assert "rows 0 to 3" in page.locator(".nb-playing-note").inner_text()
    assert position(page) == (6, 8)


def test_without_a_kernel_nothing_can_be_set(show):
    page = show(state(editForbidden={"name": "X", "rows": 4, "columns": 4}))
    assert page.get_by_role("radio", name="Set forbidden cells").is_disabled()


def test_a_large_board_without_a_kernel_says_what_is_missing(show):
    page = show(state(embedded=False))
    page.get_by_role("button", name="Hint").click()
    assert "kernel" in page.locator(".nb-playing-note").inner_text()
    click(page, 5, 8)
    page.wait_for_function("document.querySelector('.nb-playing-note').textContent.includes('run the cell again')")
    assert position(page) == (5, 8)
    page.get_by_role("button", name="Undo").click()
    assert position(page) == (6, 8)


def test_the_overlay_marks_exactly_the_p_positions(show):
    page = show(state())
    assert not page.locator(".nb-board-p").is_visible()
    page.get_by_label("Show P-positions").check()
    lost, _ = outcomes(10, 12)
    boxes = page.locator(".nb-board-p").get_attribute("d").count("M")
    assert boxes == sum(lost.values())
    page.mouse.move(*point(page, 3, 5))
    assert "(3, 5): P-position" in page.locator(".nb-board-pointed").inner_text()
    assert page.evaluate("nb.kept.shown.overlay") is True


def test_flipped_the_origin_is_at_the_bottom(show):
    page = show(state())
    page.get_by_label("Origin at the bottom").check()
    click(page, 9 - 5, 8)
    my_turn(page)
    assert moves(page)[0] == "(5, 8)"


def test_a_picture_has_no_panel_and_takes_no_moves(show):
    page = show(state(picture=True, options=True, hint=True, showValues=True))
    assert page.locator(".nb-playing").count() == 0
    assert page.locator(".nb-board-ring").count() > 0
    click(page, 5, 8)
    assert position(page) == (6, 8)


@pytest.mark.parametrize("width, lecture", [(360, False), (800, False), (1600, True)])
def test_it_fits_into_narrow_and_wide_windows(show, width, lecture):
    page = show(state(10, 15, (9, 14)), width=width, lecture=lecture)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    frame = page.locator(".nb-board-frame").bounding_box()
    assert frame["width"] > 0.45 * width or frame["width"] > 550
    click(page, 9, 13)
    my_turn(page)
    assert moves(page)[0] == "(9, 13)"


def test_reasons_are_those_of_the_jvm(show, tmp_path):
    boards = told_by_java("BoardWords", "nimbook.play.board", tmp_path)
    page = show(state())
    page.add_script_tag(content=module("play/board/rules.js"))
    function = """(boards) => boards.map(({ state, reasons }) => {
      const rules = new module.BoardRules(revive(state));
      return reasons.map(([row, column]) => [row, column, rules.why([row, column])]);
    })"""
    for board, filled in zip(boards, exact(page, function, boards), strict=True):
        assert filled == board["reasons"], board["state"]["game"]
