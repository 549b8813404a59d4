"""Digits and pins: played by click, drag and keys in their picture, answered by Java."""

import re

from playwright.sync_api import expect

from support.playing import expect_chosen, expect_said, middle, moves, note, press

WEIGHT = 15

COMPONENT = "picturegame"

# The fixtures book and board show them.
CELLS = {
    "# Rows": "",
    "digits": 'play(DigitalDeletions.of("618034")).rows().reasons()',
    "two": 'play(DigitalDeletions.of("618034")).twoPlayers()',
    "pins": "play(Octal.kayles(), 5).reasons()",
    "dawson": 'play(Octal.of(".07"), 5, 4)',
    "cut": 'play(Octal.of("4."), 5)',
    "rows": "play(Octal.kayles(), 7, 3).twoPlayers()",
}


# ---- digits ----


def digits(stage, text):
    """Waits until these digits are there."""
    words = f"The digits are {' '.join(text)}\\."
    expect(stage.locator(".nb-play-picture")).to_have_attribute("aria-label", re.compile(words))


def part(stage, name):
    return stage.locator(f"[data-part='{name}']").first


def test_a_lower_digit_is_clicked_and_the_computer_answers(board):
    stage = board("digits")
    part(stage, "digit 6 to 0").click()
    assert moves(stage, 2)[0] == "digit 6: 4 → 0"
    note(stage, "the value is 0 now.")


def test_a_deletion_takes_the_tail(board):
    stage = board("two")
    part(stage, "digit 4 deleted").hover()
    expect_chosen(stage, 3)
    expect(stage.locator(".nb-played-legend")).to_have_text("Digits 4 to 6 deleted. That leaves 618.")
    part(stage, "digit 4 deleted").click()
    digits(stage, "618")
    assert moves(stage, 1) == ["digits 4 to 6 deleted"]
    stage.get_by_role("button", name="Undo").click()
    digits(stage, "618034")
    part(stage, "digit 3").click()
    note(stage, "Choose one of the lower digits below the 8.")


def test_the_worked_example_and_its_two_rows_of_numbers(board):
    # The paper: 618034 has the value 1, and the only winning move leads to 612034; the rows are 1 6 6 3 2 4 and 0 5 5 3
    # 2 4.
    stage = board("digits")
    numbers = stage.locator(".nb-play-picture > text")
    expect(numbers).to_have_text(
        [re.compile(n) for n in "value needed ^1$ ^0$ ^6$ ^5$ ^6$ ^5$ ^3$ . ^2$ . ^4$ . ^0$ .".split()]
    )
    stage.get_by_role("button", name="Hint").click()
    expect(stage.locator(".nb-part-hint:visible")).to_have_text(["2"])
    note(stage, "The winning move: digit 3: 8 → 2. 612034 is a P-position: its value is 0.")
    part(stage, "digit 3 to 2").hover()
    expect(stage.locator(".nb-played-legend")).to_have_text("Digit 3: 8 → 2. That leaves 612034. Its value is 0.")
    stage.get_by_label("The two rows of numbers").uncheck()
    expect(numbers).to_have_count(0)


def test_digits_are_played_with_keys_alone(board):
    stage = board("two")
    press(stage, "ArrowRight", "ArrowRight", "ArrowRight")
    expect_said(stage, "Digit 3: 8 → 7. That leaves 617034.")
    press(stage, "ArrowDown", "2")
    expect_said(stage, "Digit 3: 8 → 2. That leaves 612034.")
    press(stage, "Enter")
    digits(stage, "612034")
    # What was lowered has its former digit in the corner.
    expect(stage.locator("[data-part='digit 3'] text")).to_have_text(["2", "8"])
    press(stage, "ArrowRight", "Delete")
    note(stage, "Digit 3 is 2 and is no zero: it can be lowered, not deleted.")
    press(stage, "ArrowRight", "ArrowRight", "Enter")
    digits(stage, "612")
    press(stage, "u")
    digits(stage, "612034")
    press(stage, "Home", "9")
    note(stage, "Digit 1 is 6 and can become 0 to 5.")
    press(stage, "End")
    expect_said(stage, "Digit 6: 4 → 3. That leaves 612033.")
    press(stage, "Escape", "Enter")
    expect_chosen(stage, 0)


def test_other_digits_begin_another_game(board):
    stage = board("two")
    field = stage.get_by_label("Digits", exact=True)
    expect(field).to_have_value("618034")
    field.fill("12a")
    field.press("Enter")
    note(stage, "“a” at place 3 is no digit of this game: 0 to 9 are allowed.")
    field.fill("77")
    field.press("Enter")
    digits(stage, "77")


def test_lower_digits_are_large_enough_to_be_hit_and_lie_apart(show, states):
    page = show(states["z0"], width=1000, height=900)
    boxes = [part(page, f"digit 1 to {d}").locator("rect").bounding_box() for d in range(34, -1, -1)]
    assert all(box["height"] >= 14 and box["width"] >= 30 for box in boxes)
    assert all(a["y"] + a["height"] <= b["y"] + 0.5 for a, b in zip(boxes[:-1], boxes[1:]))


# ---- pins ----


def drag(stage, i, j):
    mouse = stage.page.mouse
    mouse.move(*middle(part(stage, i)))
    mouse.down()
    mouse.move(*middle(part(stage, j)), steps=3)
    mouse.up()


def standing(stage):
    return stage.locator("[data-part^='pin']")


def test_a_drag_takes_neighbouring_pins(board):
    stage = board("pins")
    expect(stage.locator(".nb-playing-why")).to_contain_text("its Grundy value is 4")
    part(stage, "pin 1 3").hover()
    expect(stage.locator(".nb-played-legend")).to_have_text("5 → 2 · 2")
    drag(stage, "pin 1 3", "pin 1 3")
    assert moves(stage, 2)[0] == "5 → 2 · 2"
    # Copying the computer's move on the other side wins.
    stage.get_by_role("button", name="Hint").click()
    expect(stage.locator(".nb-play-hint .nb-part-hint")).not_to_have_count(0)
    left = {int(name.split()[2]) for name in standing(stage).evaluate_all("all => all.map((e) => e.dataset.part)")}
    other = {6 - i for i in {1, 2, 4, 5} - left}
    drag(stage, f"pin 1 {min(other)}", f"pin 1 {max(other)}")
    expect(standing(stage)).to_have_count(0 if len(left) == 2 else 1)


def test_what_is_no_move_of_pins_is_explained(board):
    stage = board("dawson")
    drag(stage, "pin 1 1", "pin 1 3")
    note(stage, "3 may not be taken from a row of 5; allowed: 2.")
    drag(stage, "pin 1 5", "pin 2 4")
    note(stage, "A move takes neighbouring pins of one row.")
    drag(stage, "pin 1 4", "pin 1 5")
    assert moves(stage, 2)[0] == "5 → 3"


def test_two_clicks_where_one_pin_may_not_be_taken(board):
    stage = board("dawson")
    part(stage, "pin 1 2").click()
    part(stage, "pin 1 3").hover()
    expect_chosen(stage, 2)
    part(stage, "pin 1 3").click()
    assert moves(stage, 2)[0] == "5 → 1 · 2"


def test_a_click_between_two_pins_cuts(board):
    stage = board("cut")
    part(stage, "cut 1 2").click()
    assert moves(stage, 2)[0] == "5 → 1 · 4"
    expect(stage.locator(".nb-play-picture > line")).to_have_count(2)


def test_pins_are_played_with_keys_alone(board):
    stage = board("rows")
    press(stage, "ArrowRight", "ArrowRight", "Shift+ArrowRight")
    expect_said(stage, "7 → 1 · 4")
    press(stage, "Enter")
    moves(stage, 1)
    press(stage, "ArrowDown", "ArrowDown", "2", "Enter")
    assert moves(stage, 2) == ["7 → 1 · 4", "4 → 2"]
    press(stage, "u", "u")
    expect(standing(stage)).to_have_count(10)
    press(stage, "ArrowRight", "3")
    # The keys stay in the row of the last move.
    note(stage, "3 may not be taken from a row of 3; allowed: 1, 2.")


def test_other_rows_begin_another_game(board):
    stage = board("pins")
    field = stage.get_by_label("Pins")
    field.fill("3 21")
    field.press("Enter")
    note(stage, "1 to 20 pins")
    field.fill("3 6 1")
    field.press("Enter")
    expect(standing(stage)).to_have_count(10)
