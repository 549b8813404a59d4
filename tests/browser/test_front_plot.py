"""The plot's component in a page of its own: it draws, names the point under the cursor, zooms, hides series, and
follows a new state. The states are Java's (support/PlotStates.java).
"""

import json

import pytest

from support.front import run_java

COMPONENT = "plot"
SIZE = (800, 600)
# What Java answers to every question here: the part that test_a_zoom_has_ticks_of_its_own looks at.
ANSWER = "async () => ({ view: revive(%s) })"


@pytest.fixture(scope="module")
def states(tmp_path_factory):
    return run_java("PlotStates", "nimbook.plot", tmp_path_factory.mktemp("states"))


@pytest.fixture
def show(show, states):
    """The page when its picture is drawn."""

    def draw(name, **options):
        answer = ANSWER % json.dumps(states["part"]["views"][0])
        page = show(states[name], **{"answer": answer, **options})
        page.wait_for_function("document.querySelector('.nb-plot-picture').clientWidth > 100")
        return page

    return draw


def strokes(page):
    """The colours of the lines and points that are seen."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.nb-plot-series :is(polyline, path)')]
        .filter(mark => mark.getBoundingClientRect().width).map(mark => getComputedStyle(mark).stroke)"""
    )


BLUE, ORANGE, LIGHT_BLUE = "rgb(11, 99, 197)", "rgb(209, 97, 10)", "rgb(108, 176, 255)"


def texts(page):
    """The labels that are seen."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.nb-plot-picture text')]
        .filter(text => text.getBoundingClientRect().width).map(text => text.textContent)"""
    )


def over(page, x, y):
    box = page.locator(".nb-plot-picture").bounding_box()
    page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])


def test_draws_in_the_colours_of_the_theme(show):
    # The gap makes two lines of one.
    assert strokes(show("line")) == [BLUE, BLUE]
    assert strokes(show("line", dark=True)) == [LIGHT_BLUE, LIGHT_BLUE]
    dark = show("two", dark=True)
    assert "rgb(255, 159, 74)" in [
        dark.evaluate("e => getComputedStyle(e).fill", e)
        for e in dark.locator(".nb-plot-series path").element_handles()
    ]


def test_names_the_point_under_the_cursor_and_by_keys(show):
    page = show("line")
    page.focus(".nb-plot-picture")
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
    box = page.locator(".nb-plot-picture").bounding_box()
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
            "(() => { const b = document.querySelector('.nb-plot-picture').getBoundingClientRect(); "
            "return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
    )
    assert page.evaluate("nb.kept.zoom") is None
    page.focus(".nb-plot-picture")
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
    page = show("two", answer="null")
    points = page.locator("[data-part='1']")
    assert points.is_visible() and page.locator("[data-part='0']").is_visible()
    page.click("text=<b>g</b>")
    assert points.is_hidden() and page.locator("[data-part='0']").is_visible()
    assert page.evaluate("nb.kept.hidden") == ["<b>g</b>"]
    assert page.locator(".nb-plot b").count() == 0


def test_bars_and_bins(show):
    bars = show("bars")
    bars.focus(".nb-plot-picture")
    bars.keyboard.press("End")
    assert bars.locator(".nb-plot-tip").inner_text() == "queen\nP = 5"
    bars.keyboard.press("ArrowUp")
    assert bars.locator(".nb-plot-tip").inner_text() == "queen\nN = 2"
    bins = show("bins")
    over(bins, 0.75, 0.5)
    assert bins.locator(".nb-plot-tip").inner_text() == "value = 1\ncount = 12\u2009345"


def test_follows_a_new_state_in_place(show, states):
    page = show("line")
    picture = page.evaluate_handle("document.querySelector('.nb-plot-picture')")
    page.evaluate("s => nb.figure.update(revive(s))", states["large"])
    assert page.evaluate("c => c === document.querySelector('.nb-plot-picture') && c.isConnected", picture)
    page.focus(".nb-plot-picture")
    page.keyboard.press("End")
    assert page.locator(".nb-plot-tip").inner_text() == "n = 1\nf(n) = 1\u2009000\u2009000\u2009000\u2009000"
    page.evaluate("nb.figure.destroy()")
    assert page.locator(".nb-plot").count() == 0


def test_many_points_and_none(show, states):
    page = show("many")
    took = page.evaluate(
        "s => { const t = performance.now(); nb.figure.update(revive(s)); return performance.now() - t; }",
        states["many"],
    )
    print(f"100 000 points twice: {took:.0f} ms")
    # Of those that would stand on one another one is drawn.
    assert page.evaluate("document.querySelector('.nb-plot-series path').getAttribute('d').split('z').length") < 2000
    assert page.evaluate("document.querySelector('.nb-plot-series polyline').points.length") < 8000
    assert "nothing to draw" in texts(show("empty"))


# The middle of the ring, and the first two points of the first line, in the drawing.
RING = """() => { const box = document.querySelector('.nb-plot-ring').getBBox();
  const { points } = document.querySelector('.nb-plot-series polyline');
  return [[box.x + box.width / 2, box.y + box.height / 2], ...[0, 1].map(i => [points[i].x, points[i].y])]; }"""


def test_values_at_the_end_of_the_range_of_numbers_are_drawn(show):
    """high − low is no number there."""
    page = show("extreme")
    page.focus(".nb-plot-picture")
    page.keyboard.press("ArrowRight")
    ring, first, second = page.evaluate(RING)
    assert ring == pytest.approx(first, abs=0.02) and first[1] - second[1] > 200


def test_a_step_is_read_as_its_point(show):
    page = show("steps")
    page.focus(".nb-plot-picture")
    page.keyboard.press("ArrowRight")
    assert page.locator(".nb-plot-tip").inner_text() == "n = 0\nf(n) = 0"
    ring, first, second = page.evaluate(RING)
    assert first[1] == second[1] == pytest.approx(ring[1], abs=0.02), "the stroke is level"
    assert ring[0] == pytest.approx((first[0] + second[0]) / 2, abs=0.02), "and the point in its middle"


def test_a_zoom_moves_what_is_there_and_then_has_ticks_of_its_own(show):
    page = show("line", answer="() => new Promise(() => {})")
    page.focus(".nb-plot-picture")
    before = page.locator(".nb-plot-series polyline").last.bounding_box()["width"]
    page.keyboard.press("+")
    assert page.locator(".nb-plot-series polyline").last.bounding_box()["width"] > 1.2 * before
    assert "5" not in texts(page) and {"2", "4", "6", "8"} <= set(texts(page))
    page = show("line")
    page.focus(".nb-plot-picture")
    page.keyboard.press("+")
    # From x = 2 to 4 and y = 3 to 17.
    page.wait_for_function("document.querySelector('.nb-plot-picture').textContent.includes('16')")
    [question] = page.evaluate("nb.requests")
    assert question["do"] == "draw" and question["zoom"] == page.evaluate("nb.kept.zoom") and question["hidden"] == []
    page.keyboard.press("0")
    assert {"0", "20", "100"} <= set(texts(page)), "the whole plot is there already"
    assert page.evaluate("nb.requests.length") == 1


def test_a_zoom_before_the_plot_has_its_place_is_requested_once(show, states):
    """As when it was kept: the page that is opened again begins with it."""
    page = show("line", kept={"zoom": {"x": [2, 4], "y": [3, 17]}})
    page.wait_for_function("document.querySelector('.nb-plot-picture').textContent.includes('16')")
    assert page.evaluate("nb.requests.map(({ width }) => width)") == [states["line"]["views"][0]["size"][0]]


def test_without_java_a_zoom_has_those_of_the_whole_ticks_that_it_shows(show):
    page = show("line", answer="null")
    page.focus(".nb-plot-picture")
    page.keyboard.press("+")
    assert {"2", "4", "6", "8"} <= set(texts(page)) and not {"0", "10", "100"} & set(texts(page))
    assert page.evaluate("[nb.kept.zoom !== undefined, nb.requests.length]") == [True, 0]


def test_powers_of_ten_are_the_ticks_of_a_logarithmic_axis(show):
    assert {"1", "100", "10⁵"} <= set(texts(show("powers")))


def test_a_narrow_page_has_a_picture_of_its_own(show):
    page = show("line", width=390)
    assert page.evaluate("document.querySelector('.nb-plot-picture').viewBox.baseVal.width") == 400
    assert page.evaluate("nb.requests") == []
