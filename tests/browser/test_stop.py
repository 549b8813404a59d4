"""JupyterLab's stop button, pressed where it is: in the toolbar."""

import pytest
from playwright.sync_api import expect

STOPPED = "Stopped before the figure was complete."
CELLS = [
    # Endless the first time, as long as the flag is up.
    "boolean[] endless = {true};",
    'live(whole("k", 0, 20), k -> { System.out.println("at work"); while (endless[0]) { } return "k is " + k; })',
    "6 * 7",
    'live(whole("m", 0, 20), m -> { while (m == 5 && endless[0]) { } return "m is " + m; })',
    "{ int i = 0; while (true) System.out.println(i++); }",
    "endless[0] = false;",
    'live(whole("f", 0, 20), f -> f == 5 ? "" + new Random(1).longs().sum() : "f is " + f)',
]


@pytest.fixture
def lab(jupyter, window):
    return window.open(jupyter.write("stop.ipynb", CELLS))


def start(lab, number):
    """Runs a cell without waiting for it; returns when it is at work."""
    cell = lab.cell(number)
    lab.command("notebook:run-cell")
    expect(cell.locator(".jp-InputPrompt")).to_have_text("[*]:")
    return cell


def press(lab):
    lab.page.locator('.jp-Toolbar [data-command="notebook:interrupt-kernel"]').first.click()


def done(cell):
    expect(cell.locator(".jp-InputPrompt")).not_to_have_text("[*]:")


def move(stage, value):
    number = stage.locator(".nb-number").first
    number.fill(str(value))
    number.press("Enter")


def test_the_stop_button_wherever_code_runs(lab):
    lab.run(0)

    shown = start(lab, 1)
    expect(shown.locator(".jp-OutputArea")).to_contain_text("at work")
    press(lab)
    done(shown)
    first = lab.figure(1)
    expect(first.locator(".nb-message")).to_contain_text(STOPPED)
    expect(shown).to_contain_text("Evaluation interrupted.")
    lab.picture("stop-first-shown")

    lab.run(2)
    expect(lab.cell(2)).to_contain_text("42")

    lab.run(3)
    moved = lab.figure(3)
    move(moved, 5)
    expect(moved.locator(".nb-progress")).to_be_visible()
    press(lab)
    expect(moved.locator(".nb-message")).to_contain_text(STOPPED)
    lab.picture("stop-moved")

    printing = start(lab, 4)
    expect(printing).to_contain_text("100")
    press(lab)
    done(printing)
    expect(printing).to_contain_text("Evaluation interrupted.")

    lab.run(5)
    moved = lab.figure(3)
    moved.get_by_role("button", name="run again").click()
    expect(moved).to_contain_text("m is 5")
    expect(moved.locator(".nb-message")).to_be_hidden()
    first = lab.figure(1)
    first.get_by_role("button", name="run again").click()
    expect(first).to_contain_text("k is 0")
    lab.picture("stop-run-again")

    lab.run(6)
    foreign = lab.figure(6)
    move(foreign, 5)
    expect(foreign.locator(".nb-progress")).to_be_visible()
    move(foreign, 6)
    expect(foreign).to_contain_text("f is 6")
    expect(foreign).to_contain_text("1 computation could not be ended and keeps a core")
    lab.picture("stop-given-up")
