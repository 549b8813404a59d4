"""The plot's component in a page of its own: it draws, names the point under the cursor, zooms, hides series, and
follows a new state.
"""

import base64
import math
import struct

import pytest

from support.front import exact, module, told_by_java

COMPONENT = "plot"
SIZE = (800, 600)
COLORS = {"light": ["#0b63c5", "#d1610a", "#0a7d55"], "dark": ["#6cb0ff", "#ff9f4a", "#4fc596"]}


@pytest.fixture
def show(show):
    """The page when its picture is drawn."""

    def drawn(state, **options):
        page = show(state, **options)
        page.wait_for_function("document.querySelector('.nb-plot-canvas').width > 100")
        return page

    return drawn


def doubles(*values):
    return {"$b64": base64.b64encode(struct.pack(f"<{len(values)}d", *values)).decode()}


def series(name, kind, xs, ys):
    """As the JVM tells it; points with gaps count no more for the axes than the others."""
    xs, ys = list(xs), list(ys)
    more, edges = {}, [x for x, y in zip(xs, [*ys, 0]) if math.isfinite(y)]
    if kind == "bar":
        width = 0.8 * min((b - a for a, b in zip(xs, xs[1:])), default=1)
        more["width"] = doubles(width)
        edges = [x + side * width / 2 for x in edges for side in (-1, 1)]
    if kind == "steps":
        between = [(a + b) / 2 for a, b in zip(xs, xs[1:])]
        edges = [2 * xs[0] - between[0], *between, 2 * xs[-1] - between[-1]]
        more["borders"] = doubles(*edges)
    heights = [y for y in ys if math.isfinite(y)] + [0] * (kind in ("bar", "histogram", "stems"))
    reach = [min(edges, default=math.inf), max(edges, default=-math.inf)]
    reach += [min(heights, default=math.inf), max(heights, default=-math.inf)]
    whole = [kind == "histogram" or all(x == int(x) for x in xs), all(y == int(y) for y in heights)]
    return {
        "name": name,
        "kind": kind,
        "lined": kind in ("line", "both", "steps"),
        "marked": kind in ("points", "both", "stems"),
        "fromZero": kind in ("bar", "histogram", "stems"),
        "x": doubles(*xs),
        "y": doubles(*ys),
        "extent": doubles(*reach),
        "whole": whole,
        **more,
    }


def state(*all_series, **more):
    return {
        "title": "",
        "x": "n",
        "y": "f(n)",
        "logX": False,
        "logY": False,
        "categories": [],
        "axis": {"air": [0.02, 0.05], "steps": [1, 2, 5], "large": 1e306, "plain": [1e-4, 1e7], "mantissa": 3},
        "colors": COLORS,
        "dashes": [[], [8, 4]],
        "series": list(all_series),
        **more,
    }


NAN = float("nan")
LINE = series("f", "line", range(11), [0, 1, 4, 9, 16, NAN, 36, 49, 64, 81, 100])


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
    assert colored(show(state(LINE)), BLUE) > 300
    dark = show(state(LINE), dark=True)
    assert colored(dark, LIGHT_BLUE) > 300 and colored(dark, BLUE) == 0


def test_names_the_point_under_the_cursor_and_by_keys(show):
    page = show(state(LINE))
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
    page = show(state(LINE))
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
    page = show(state(LINE))
    over(page, 0.5, 0.5)
    page.mouse.wheel(0, -100)
    assert page.evaluate("nb.kept.zoom") is None
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_function("nb.kept.zoom && nb.kept.zoom.x[1] - nb.kept.zoom.x[0] < 10")


def test_the_legend_hides_series(show):
    page = show(state(LINE, series("<b>g</b>", "points", range(11), range(50, 61))))
    assert colored(page, ORANGE) > 50
    page.click("text=<b>g</b>")
    assert colored(page, ORANGE) == 0
    assert page.evaluate("nb.kept.hidden") == ["<b>g</b>"]
    assert page.locator(".nb-plot b").count() == 0


def test_bars_and_bins(show):
    bars = show(
        state(
            series("P", "bar", [0, 1], [3, 5]),
            series("N", "bar", [0, 1], [1, 2]),
            categories=["rook", "queen"],
            x="piece",
            y="",
        )
    )
    bars.focus(".nb-plot-canvas")
    bars.keyboard.press("End")
    assert bars.locator(".nb-plot-tip").inner_text() == "queen\nP = 5"
    bars.keyboard.press("ArrowUp")
    assert bars.locator(".nb-plot-tip").inner_text() == "queen\nN = 2"
    bins = show(state(series("v", "histogram", [-0.5, 0.5, 1.5], [7, 12345]), x="value", y="count"))
    over(bins, 0.75, 0.5)
    assert bins.locator(".nb-plot-tip").inner_text() == "value = 1\ncount = 12\u2009345"


def test_follows_a_new_state_in_place(show):
    page = show(state(LINE))
    canvas = page.evaluate_handle("document.querySelector('.nb-plot-canvas')")
    page.evaluate("s => nb.figure.update(revive(s))", state(series("f", "line", [0, 1], [0, 10**12]), title="t"))
    assert page.evaluate("c => c === document.querySelector('.nb-plot-canvas') && c.isConnected", canvas)
    page.focus(".nb-plot-canvas")
    page.keyboard.press("End")
    assert page.locator(".nb-plot-tip").inner_text() == "n = 1\nf(n) = 1\u2009000\u2009000\u2009000\u2009000"
    page.evaluate("nb.figure.destroy()")
    assert page.locator(".nb-plot").count() == 0


def test_many_points_and_none(show):
    n = 100_000
    page = show(
        state(
            series("f", "line", range(n), [(i * i) % 1009 for i in range(n)]),
            series("g", "points", range(n), [1500] * n),
        )
    )
    took = page.evaluate(
        "(() => { const t = performance.now(); nb.figure.update(nb.view.state); return performance.now() - t; })()"
    )
    print(f"100 000 points twice: {took:.0f} ms")
    assert colored(page, BLUE) > 5000
    empty = show(state(series("f", "line", [0, 1], [NAN, NAN]), logY=True))
    assert colored(empty, BLUE) == 0


def test_values_at_the_end_of_the_range_of_numbers_are_drawn(show):
    """high − low is no number there."""
    page = show(state(series("f", "line", range(4), [-1e308, 1e308, NAN, 1.7e308])))
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
    steps = show(state(series("f", "steps", [0, 1], [0, 10])))
    assert rows(steps, 0.3) == rows(steps, 0.45) != []
    assert rows(steps, 0.7)[0] < rows(steps, 0.3)[0] - 0.5
    steps.focus(".nb-plot-canvas")
    steps.keyboard.press("ArrowRight")
    assert steps.locator(".nb-plot-tip").inner_text() == "n = 0\nf(n) = 0", "a step is read as its point"
    slanted = show(state(series("f", "line", [0, 1], [0, 10])))
    assert rows(slanted, 0.3)[0] > rows(slanted, 0.45)[0]


def test_stems_stand_on_zero(show):
    page = show(state(series("f", "stems", [0, 1, 2], [5, 10, -5])))
    middle = [r for part in range(500, 570, 1) for r in rows(page, part / 1000)]
    assert max(middle) - min(middle) > 0.4, "a stem of length 10 takes two thirds of the height"
    assert colored(page, BLUE) < 3000


def test_axes_and_ticks_are_those_of_the_jvm(show, tmp_path):
    told = told_by_java("PlotTicks", "nimbook.plot", tmp_path)
    rule, cases = told["rule"], told["cases"]
    page = show(state(LINE))
    page.add_script_tag(content=module("plot/axis.js"))
    function = """([rule, cases]) => cases.map(({ least, most, log, whole, air, ticks }) => {
      const axis = module.axisOf(least, most, log, whole, air, rule);
      const marks = module.ticksOf(axis, ticks);
      return { low: axis.low, high: axis.high, at: marks.map((k) => k.at), labels: marks.map((k) => k.label) };
    })"""
    given = ("least", "most", "log", "whole", "air", "ticks")
    for case, computed in zip(cases, exact(page, function, [rule, cases])):
        assert computed["labels"] == case["labels"], {name: case[name] for name in given}
        for name in ("low", "high", "at"):
            # The last digits of powers and logarithms are each machine's own.
            assert computed[name] == pytest.approx(case[name], rel=1e-12), {one: case[one] for one in given}
