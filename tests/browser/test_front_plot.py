"""The plot's component in a page of its own: it draws, names the point under the cursor, zooms, hides series, and
follows a new state. The states are Java's (support/PlotStates.java).
"""

import json

import pytest

from support.front import told_by_java

COMPONENT = "plot"
SIZE = (800, 600)
# What Java answers to every question here: the axes of the part that test_a_zoom_has_ticks_of_its_own looks at.
ANSWER = "async () => ({ axes: revive(%s) })"


@pytest.fixture(scope="module")
def states(tmp_path_factory):
    return told_by_java("PlotStates", "nimbook.plot", tmp_path_factory.mktemp("states"))


@pytest.fixture
def show(show, states):
    """The page when its picture is drawn."""

    def drawn(name, **options):
        answer = ANSWER % json.dumps(states["part"]["axes"])
        page = show(states[name], **{"answer": answer, **options})
        page.wait_for_function("document.querySelector('.nb-plot-canvas').width > 100")
        return page

    return drawn


def colored(page, rgb, tolerance=24):
    """How many pixels of the canvas have about this colour."""
    return page.evaluate(
        """([rgb, tolerance]) => { const c = document.querySelector('.nb-plot-canvas');
        const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data; let n = 0;
        for (let i = 0; i < d.length; i += 4)
          if (d[i + 3] > 200 && rgb.every((v, k) => Math.abs(v - d[i + k]) <= tolerance)) n++;
        return n; }""",
        [rgb, tolerance],
    )


BLUE, ORANGE, LIGHT_BLUE = [11, 99, 197], [209, 97, 10], [108, 176, 255]


def over(page, x, y):
    box = page.locator(".nb-plot-canvas").bounding_box()
    page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])


def test_draws_in_the_colours_of_the_theme(show):
    assert colored(show("line"), BLUE) > 300
    dark = show("line", dark=True)
    assert colored(dark, LIGHT_BLUE) > 300 and colored(dark, BLUE) == 0


def test_names_the_point_under_the_cursor_and_by_keys(show):
    page = show("line")
    page.focus(".nb-plot-canvas")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    assert page.locator(".nb-plot-tip").inner_text() == "n = 3\nf(n) = 9"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator(".nb-plot-tip").inner_text() == "n = 6\nf(n) = 36", "the gap is stepped over"
    assert page.evaluate("nb.said.at(-1)") == "n = 6, f(n) = 36"
    x, y = page.evaluate(
        "(() => { const c = document.querySelector('.nb-plot-tip').style; "
        "return [parseFloat(c.left) - 14, parseFloat(c.top)]; })()"
    )
    page.keyboard.press("Escape")
    assert page.locator(".nb-plot-tip").is_hidden()
    box = page.locator(".nb-plot-canvas").bounding_box()
    page.mouse.move(box["x"] + x + 2, box["y"] + y + 40)
    assert page.locator(".nb-plot-tip").inner_text() == "n = 6\nf(n) = 36"


def test_a_frame_zooms_a_double_click_shows_all(show):
    page = show("line")
    over(page, 0.2, 0.2)
    page.mouse.down()
    over(page, 0.6, 0.7)
    page.mouse.up()
    zoom = page.evaluate("nb.kept.zoom")
    assert 0 < zoom["x"][0] < zoom["x"][1] < 8 and 10 < zoom["y"][0] < zoom["y"][1] < 100
    assert page.locator(".nb-plot-reset").is_visible()
    over(page, 0.5, 0.5)
    page.mouse.dblclick(
        *page.evaluate(
            "(() => { const b = document.querySelector('.nb-plot-canvas').getBoundingClientRect(); "
            "return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
    )
    assert page.evaluate("nb.kept.zoom") is None
    page.focus(".nb-plot-canvas")
    page.keyboard.press("+")
    assert page.evaluate("nb.kept.zoom.x[1] - nb.kept.zoom.x[0]") < 10
    page.keyboard.press("0")
    assert page.evaluate("nb.kept.zoom") is None


def test_the_wheel_scrolls_the_page_unless_control_is_held(show):
    page = show("line")
    over(page, 0.5, 0.5)
    page.mouse.wheel(0, -100)
    assert page.evaluate("nb.kept.zoom") is None
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_function("nb.kept.zoom && nb.kept.zoom.x[1] - nb.kept.zoom.x[0] < 10")


def test_the_legend_hides_series(show):
    page = show("two")
    assert colored(page, ORANGE) > 50
    page.click("text=<b>g</b>")
    assert colored(page, ORANGE) == 0
    assert page.evaluate("nb.kept.hidden") == ["<b>g</b>"]
    assert page.locator(".nb-plot b").count() == 0


def test_bars_and_bins(show):
    bars = show("bars")
    bars.focus(".nb-plot-canvas")
    bars.keyboard.press("End")
    assert bars.locator(".nb-plot-tip").inner_text() == "queen\nP = 5"
    bars.keyboard.press("ArrowUp")
    assert bars.locator(".nb-plot-tip").inner_text() == "queen\nN = 2"
    bins = show("bins")
    over(bins, 0.75, 0.5)
    assert bins.locator(".nb-plot-tip").inner_text() == "value = 1\ncount = 12\u2009345"


def test_follows_a_new_state_in_place(show, states):
    page = show("line")
    canvas = page.evaluate_handle("document.querySelector('.nb-plot-canvas')")
    page.evaluate("s => nb.figure.update(revive(s))", states["large"])
    assert page.evaluate("c => c === document.querySelector('.nb-plot-canvas') && c.isConnected", canvas)
    page.focus(".nb-plot-canvas")
    page.keyboard.press("End")
    assert page.locator(".nb-plot-tip").inner_text() == "n = 1\nf(n) = 1\u2009000\u2009000\u2009000\u2009000"
    page.evaluate("nb.figure.destroy()")
    assert page.locator(".nb-plot").count() == 0


def test_many_points_and_none(show):
    page = show("many")
    took = page.evaluate(
        "(() => { const t = performance.now(); nb.figure.update(nb.view.state); return performance.now() - t; })()"
    )
    print(f"100 000 points twice: {took:.0f} ms")
    assert colored(page, BLUE) > 5000
    empty = show("empty")
    assert colored(empty, BLUE) == 0


def test_values_at_the_end_of_the_range_of_numbers_are_drawn(show):
    """high − low is no number there."""
    page = show("extreme")
    assert colored(page, (11, 99, 197)) > 200


def rows(page, part):
    """The rows of blue pixels in the column at this part of the canvas's width, as parts of its height from the top."""
    return page.evaluate(
        """([part, rgb]) => { const c = document.querySelector('.nb-plot-canvas');
        const d = c.getContext('2d').getImageData(Math.round(part * c.width), 0, 1, c.height).data; const rows = [];
        for (let y = 0; y < c.height; y++)
          if (d[4 * y + 3] > 60 && rgb.every((v, k) => Math.abs(v - d[4 * y + k]) <= 30)) rows.push(y / c.height);
        return rows; }""",
        [part, BLUE],
    )


def test_steps_are_level_around_each_point_and_lines_slant(show):
    steps = show("steps")
    assert rows(steps, 0.3) == rows(steps, 0.45) != []
    assert rows(steps, 0.7)[0] < rows(steps, 0.3)[0] - 0.5
    steps.focus(".nb-plot-canvas")
    steps.keyboard.press("ArrowRight")
    assert steps.locator(".nb-plot-tip").inner_text() == "n = 0\nf(n) = 0", "a step is read as its point"
    slanted = show("slanted")
    assert rows(slanted, 0.3)[0] > rows(slanted, 0.45)[0]


def test_stems_stand_on_zero(show):
    page = show("stems")
    middle = [r for part in range(500, 570, 1) for r in rows(page, part / 1000)]
    assert max(middle) - min(middle) > 0.4, "a stem of length 10 takes two thirds of the height"
    assert colored(page, BLUE) < 3000


TEXTS = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.texts = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    texts.push(text);
    fillText.call(this, text, ...at);
  };
}"""


def test_a_zoom_has_ticks_of_its_own(show):
    page = show("line")
    page.evaluate(TEXTS)
    page.focus(".nb-plot-canvas")
    page.keyboard.press("+")
    # From x = 2 to 4 and y = 3 to 17.
    page.wait_for_function("['2', '3', '4'].every((label) => texts.includes(label)) && texts.includes('16')")
    [question] = page.evaluate("nb.asked")
    assert question["do"] == "axes" and question["zoom"] == page.evaluate("nb.kept.zoom") and question["hidden"] == []
    assert page.evaluate("texts.length = 0") == 0
    page.keyboard.press("0")
    assert {"0", "10", "20", "100"} <= set(page.evaluate("texts")), "those of the whole plot are there already"
    assert page.evaluate("nb.asked.length") == 1


def test_without_java_a_zoom_has_those_of_the_whole_ticks_that_it_shows(show):
    page = show("line", answer="null")
    page.evaluate(TEXTS)
    page.focus(".nb-plot-canvas")
    page.keyboard.press("+")
    # Of 0, 2, … 10 four are in sight, and no odd one is added.
    page.wait_for_function("['2', '4', '6', '8'].every((label) => texts.includes(label))")
    assert not {"3", "5", "7", "10"} & set(page.evaluate("texts"))
    assert page.evaluate("[nb.kept.zoom !== undefined, nb.asked.length]") == [True, 0]


def test_powers_of_ten_are_the_ticks_of_a_logarithmic_axis(show):
    page = show("powers")
    page.evaluate(TEXTS)
    page.set_viewport_size({"width": 780, "height": 600})
    page.wait_for_function("['1', '100', '10⁵'].every((label) => texts.includes(label))")
