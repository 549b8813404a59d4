"""The row of digits in a page of its own: played by click and keys, with a kernel that answers and without one; its
rules against brute force.
"""

import functools
import json
from itertools import product

import pytest

from support.front import exact
from support.playing import line, my_turn, turn

COMPONENT = "digits"


# ---- the game by its rules alone ----


def moves(at):
    for i, d in enumerate(at):
        for to in range(d):
            yield at[:i] + (to,) + at[i + 1 :]
        if d == 0:
            yield at[:i]


@functools.cache
def value(at):
    seen = {value(to) for to in moves(at)}
    return next(v for v in range(len(seen) + 1) if v not in seen)


def state(digits, base=10, **more):
    digits = [int(c, 36) for c in digits] if isinstance(digits, str) else list(digits)
    return {
        "name": "digital deletions",
        "base": base,
        "largest": base - 1 if base else 35,
        "most": 100,
        "start": digits,
        "rows": False,
        "title": "",
        "begins": "you",
        "errors": 0,
        "verdict": True,
        "hint": False,
    } | more


def digits(page):
    return "".join(page.locator(".nb-digits-tile[data-place] .nb-digits-digit").all_inner_texts())


def move(page, place, to):
    page.locator(f".nb-digits-move[data-place='{place}'][data-to='{to}']").click()


def numbers(page, row):
    """A row of numbers below the digits: 0 the values, 1 the needed ones."""
    return page.evaluate(
        """(r) => [...document.querySelectorAll('.nb-digits-column:not(.nb-digits-names)')]
      .map((c) => c.querySelectorAll('.nb-digits-number')[r].textContent)""",
        row,
    )


def press(page, *keys):
    page.locator(".nb-digits-room").focus()
    for key in keys:
        page.keyboard.press(key)


def note(page):
    return page.locator(".nb-playing-note").inner_text()


# Answers of a JVM that always deletes or lowers the last digit to 0, so that they cannot be mistaken for the page's
# own.
LAST = """(q) => q.do === 'reply'
  ? { to: q.at.at(-1) === 0 ? q.at.slice(0, -1) : [...q.at.slice(0, -1), 0], wins: false, slip: false }
  : { outcome: 'N', over: false, winning: [], why: 'said by the kernel', because: '' }"""


@pytest.mark.parametrize("base, length", [(10, 3), (3, 6), (14, 2), (0, 2)])
def test_the_pages_rules_are_the_games_rules(show, base, length):
    page = show(state("1", base), answer="(window.Rules = DigitRules, null)")
    most = base - 1 if base else 14
    asked = [at for n in range(length + 1) for at in product(range(most + 1), repeat=n)]
    found = exact(
        page,
        """(all) => { const rules = new Rules(nb.view.state);
      return all.map((at) => { const look = rules.look(at);
        return [rules.values(at)[0], look.outcome, rules.moves(at), look.winning, look.over, look.moves]; }); }""",
        asked,
    )
    for at, (v, outcome, options, winning, over, count) in zip(asked, found):
        mine = [list(to) for to in moves(at)]
        assert v == value(at), at
        assert outcome == ("N" if v else "P"), at
        assert sorted(options) == sorted(mine) and count == len(mine), at
        assert sorted(winning) == sorted(list(to) for to in moves(at) if value(to) == 0), at
        assert over == (not at)


def test_a_click_lowers_a_digit_and_the_computer_answers(show):
    page = show(state("618034"))
    assert page.locator(".nb-digits-move").count() == 6 + 1 + 8 + 1 + 3 + 4
    move(page, 5, 0)
    my_turn(page)
    assert line(page)[0] == "digit 6: 4 → 0"
    assert value(tuple(map(int, digits(page)))) == 0
    assert "the value is 0 now" in note(page)
    assert "Every move loses" in page.locator(".nb-playing-why").inner_text()


def test_a_deletion_strikes_out_the_tail(show):
    page = show(state("618034", begins="two"))
    page.locator(".nb-digits-delete").hover()
    assert page.locator(".nb-digits-struck .nb-digits-digit").all_inner_texts() == ["0", "3", "4"]
    assert page.locator(".nb-played-legend").inner_text() == "Digits 4 to 6 deleted. That leaves 618."
    page.mouse.move(900, 650)
    assert page.locator(".nb-digits-struck").count() == 0
    move(page, 3, -1)
    assert digits(page) == "618" and line(page) == ["digits 4 to 6 deleted"]
    assert page.locator(".nb-digits-gone .nb-digits-digit").all_inner_texts() == ["0", "3", "4"]
    page.get_by_role("button", name="Undo").click()
    assert digits(page) == "618034" and page.locator(".nb-digits-gone").count() == 0


def test_the_worked_example_and_its_two_rows_of_numbers(show):
    # The paper: 618034 has the value 1, and the only winning move leads to 612034; the rows are 1 6 6 3 2 4 and 0 5 5 3
    # 2 4.
    page = show(state("618034", rows=True))
    assert numbers(page, 0) == ["1", "6", "6", "3", "2", "4", "0"]
    assert numbers(page, 1)[:3] == ["0", "5", "5"]
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-digits-win").all_inner_texts() == ["2"]
    assert "The winning move: digit 3: 8 → 2. 612034 is a P-position: its value is 0." == note(page)
    page.locator(".nb-digits-win").hover()
    assert numbers(page, 0) == ["0", "5", "5", "3", "2", "4", "0"]
    assert (
        "from digit 3 on the value is 6 where 5 is needed, and 2 in place of 8 gives 5"
        in page.locator(".nb-playing-why").inner_text()
    )
    page.get_by_label("The two rows of numbers").uncheck()
    assert page.locator(".nb-digits-number").count() == 0
    assert page.evaluate("nb.kept.shown") == {"rows": False}


def test_played_with_keys_alone(show):
    page = show(state("618034", begins="two"))
    press(page, "ArrowRight", "ArrowRight", "ArrowRight")
    assert page.evaluate("nb.said.at(-1)") == "Digit 3: 8 → 7. That leaves 617034."
    press(page, "ArrowDown", "2")
    assert page.locator(".nb-digits-chosen").all_inner_texts() == ["2"]
    press(page, "Enter")
    assert digits(page) == "612034"
    press(page, "ArrowRight", "Delete")
    assert note(page) == "Digit 3 is 2 and is no zero: it can be lowered, not deleted."
    press(page, "ArrowRight", "Enter")
    assert digits(page) == "612" and line(page)[-1] == "digits 4 to 6 deleted"
    press(page, "u")
    assert digits(page) == "612034"
    press(page, "Home", "9")
    assert note(page) == "Digit 1 is 6 and can become 0 to 5."
    press(page, "Escape", "Enter")
    assert digits(page) == "612034" and page.locator(".nb-digits-chosen").count() == 0


def test_from_a_p_position_the_computer_wins(show):
    start = next(at for at in product(range(4), repeat=3) if at[0] and value(at) == 0)
    page = show(state(start))
    while not turn(page).endswith(("win.", "wins.")):
        page.locator(".nb-digits-move").first.click()
        my_turn(page)
    assert turn(page) == "The computer wins."


def test_the_kernel_is_asked_and_obeyed(show):
    page = show(state("618034"), answer=LAST)
    page.locator("text=said by the kernel").wait_for()
    move(page, 0, 1)
    my_turn(page)
    assert digits(page) == "118030"
    assert [q["at"] for q in page.evaluate("nb.asked") if q["do"] == "reply"] == [[1, 1, 8, 0, 3, 4]]


@pytest.mark.parametrize(
    "base, typed, words",
    [
        (10, "12a", "“a” at place 3 is no digit of this game: 0 to 9 are allowed."),
        (10, "", "at least one digit"),
        (10, "1" * 101, "up to 100 digits"),
        (16, "fg", "“g” at place 2 is no digit of this game: 0 to 9 and a to f are allowed."),
        (0, "3 -4", "“-4” at place 2 is no heap of this game: 0 to 35"),
        (10, "4²", "“²” at place 2"),
        (0, "3 99", "“99” at place 2"),
    ],
)
def test_digits_that_are_none_are_refused_by_name(show, base, typed, words):
    page = show(state([2, 1], base))
    field = page.locator(".nb-digits-input")
    field.fill(typed)
    field.press("Enter")
    assert words in note(page)
    assert digits(page) == "21"


def test_other_digits_begin_another_game(show):
    page = show(state("c0ffee", 16))
    field = page.locator(".nb-digits-input")
    assert field.input_value() == "c0ffee"
    field.fill("BAD 0")
    field.press("Enter")
    assert digits(page) == "bad0" and line(page) == []
    page = show(state([12, 0, 7], 0))
    assert page.locator(".nb-digits-input").input_value() == "12:0:7"
    page.locator(".nb-digits-input").fill("20, 3")
    page.locator(".nb-digits-input").press("Enter")
    assert page.locator(".nb-digits-tile[data-place]").all_inner_texts() == ["20", "3"]


def test_a_play_is_kept_over_a_reload(show):
    first = show(state("618034"), answer=LAST)
    move(first, 0, 1)
    my_turn(first)
    page = show(state("618034"), answer=LAST, kept=json.loads(json.dumps(first.evaluate("nb.kept"))))
    assert digits(page) == "118030" and len(line(page)) == 2
    page.evaluate("(data) => { nb.view.state = revive(data); nb.figure.update(nb.view.state); }", state("77"))
    assert digits(page) == "77" and line(page) == []
    page.evaluate("(data) => { nb.view.state = revive(data); nb.figure.update(nb.view.state); }", state("ff", 16))
    assert digits(page) == "ff"


@pytest.mark.parametrize("width", [320, 1000])
def test_a_long_row_scrolls_in_its_own_room(show, width):
    page = show(state("0123456789" * 10, rows=True), width=width, height=800)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    press(page, "End")
    seen = page.locator(".nb-digits-tile[data-place='99']").bounding_box()
    room = page.locator(".nb-digits-room").bounding_box()
    assert room["x"] <= seen["x"] and seen["x"] + seen["width"] <= room["x"] + room["width"] + 1


def test_moves_are_large_enough_to_be_hit_and_lie_apart(show):
    page = show(state("z0", 36), width=1000, height=900)
    boxes = page.evaluate(
        "[...document.querySelectorAll('.nb-digits-move')].map((e) => { const b = e.getBoundingClientRect(); "
        "return [b.top, b.bottom, b.width]; })"
    )
    assert len(boxes) == 36 and all(b[1] - b[0] >= 14 and b[2] >= 30 for b in boxes)
    assert all(a[1] <= b[0] + 0.5 for a, b in zip(boxes[:35], boxes[1:35]))
