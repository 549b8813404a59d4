"""The heatmap's component in a page of its own: label, lit lines, zoom, pan, pin, search, colours, theme, sizes."""

import pytest

from support.figures import FRAMES
from support.heatmap import CLASSES, ORANGE, RED, REST, state, wythoff

WEIGHT = 25

COMPONENT = "heatmap"
SIZE = (1000, 900)
QUEEN = wythoff(20, 20)

# Answers wait until the test lets them go.
WAITS = "(q) => new Promise((yes, no) => { (nb.open = nb.open || []).push({ q, yes, no }); })"


UPPER = ".nb-heatmap-upper"


def numbers(page, name):
    return [float(x) for x in page.get_attribute(UPPER, "data-" + name).split()]


def point(page, row, column):
    """The middle of a cell (not flipped) in the page."""
    left, top, _, _ = numbers(page, "plot")
    u, v, wide, high = numbers(page, "view")
    box = page.locator(UPPER).bounding_box()
    return box["x"] + left + (column + 0.5 - u) * wide, box["y"] + top + (row + 0.5 - v) * high


def colour(page, row, column):
    """The colour near a corner of a cell, in the lower layer: no number stands there."""
    left, top, _, _ = numbers(page, "plot")
    u, v, wide, high = numbers(page, "view")
    return tuple(
        page.evaluate(
            """([x, y]) => {
        const c = document.querySelector('.nb-heatmap-frame canvas'), k = c.width / c.offsetWidth;
        return [...c.getContext('2d').getImageData(Math.floor(x * k), Math.floor(y * k), 1, 1).data].slice(0, 3);
    }""",
            [left + (column + 0.15 - u) * wide, top + (row + 0.15 - v) * high],
        )
    )


def frame(page):
    page.evaluate(FRAMES)


def tip(page):
    return page.inner_text(".nb-heatmap-tip").replace("\n", " ") if page.is_visible(".nb-heatmap-tip") else None


def pin(page, row, column):
    page.mouse.click(*point(page, row, column))


def test_the_label_names_cell_value_and_outcome(show):
    page = show(state(QUEEN))
    assert tip(page) is None
    page.mouse.move(*point(page, 3, 5))
    assert tip(page) == "(3, 5) value 0 · P-position"
    page.mouse.move(*point(page, 19, 0))
    assert tip(page) == "(19, 0) value 19 · N-position"
    page.mouse.move(2, 2)
    assert tip(page) is None


def test_every_type_arrives_also_cells_without_value(show):
    page = show(state([[0, 300, -5], [None, 2, 3]], type="i16", none=-32768, game=None))
    page.mouse.move(*point(page, 0, 1))
    assert tip(page) == "(0, 1) value 300"
    page.mouse.move(*point(page, 0, 2))
    assert tip(page) == "(0, 2) value −5"
    page.mouse.move(*point(page, 1, 0))
    assert tip(page) == "(1, 0) no value"
    page = show(state([[10**9, 7]], type="i32", none=-(2**31), game=None))
    page.mouse.move(*point(page, 0, 0))
    assert tip(page) == "(0, 0) value 1\u2009000\u2009000\u2009000"


def test_highlighted_values_are_marked_and_others_follow_the_map(show):
    page = show(state(QUEEN))
    assert colour(page, 3, 5) == RED
    greatest = max(max(row) for row in QUEEN)
    grey = (2 * 255 * QUEEN[10][4] + greatest) // (2 * greatest)
    assert colour(page, 10, 4) == (grey, grey, grey)
    assert "15 cells" in page.inner_text(".nb-heatmap-legend")


def test_colours_are_switched_in_place(show):
    page = show(state(QUEEN))
    page.select_option("select", "mod")
    page.fill("input[type=number]", "5")
    for row, column in [(0, 3), (7, 9), (19, 2)]:
        assert colour(page, row, column) == CLASSES[QUEEN[row][column] % 5]
    page.select_option("select", "outcome")
    assert colour(page, 7, 9) == REST and colour(page, 3, 5) == RED
    assert "N-positions" in page.inner_text(".nb-heatmap-legend")
    page.select_option("select", "value")
    page.fill("input[type=number]", str(QUEEN[7][9]))
    assert colour(page, 7, 9) == RED
    hits = sum(row.count(QUEEN[7][9]) for row in QUEEN)
    legend = page.inner_text(".nb-heatmap-classes").replace("\n", " ")
    assert legend.startswith(f"value {QUEEN[7][9]} {hits} cells other values {400 - hits} cells"), legend
    page.fill("input[type=number]", "1.5")
    assert page.get_attribute("input[type=number]", "aria-invalid") == "true"
    assert colour(page, 7, 9) == RED, "a number that is none changes nothing"
    assert page.evaluate("nb.kept.colors") == {"kind": "value", "number": QUEEN[7][9]}
    page.click("text=Reset")
    assert page.input_value("select") == "sequential"


def test_reset_is_the_figure_as_it_was_made(show):
    page = show({**state(QUEEN), "pin": [5, 3]})
    panel = page.locator(".nb-heatmap-panel")
    assert "(5, 3)" in panel.inner_text()
    page.get_by_label("unpin the cell").click()
    assert panel.is_hidden() and page.evaluate("nb.kept.pin") is None
    page.get_by_label("find the cells of a value").fill("4")
    page.click("text=Reset")
    assert "(5, 3)" in panel.inner_text()
    assert page.get_by_label("find the cells of a value").input_value() == ""
    assert page.evaluate("JSON.stringify(nb.kept)") == "{}"


def test_values_to_highlight_are_typed(show):
    page = show(state(QUEEN))
    field = page.get_by_label("values to highlight, separated by spaces")
    field.fill("1, 2")
    assert colour(page, 0, 1) == RED and colour(page, 0, 2) == ORANGE
    assert colour(page, 3, 5) == (0, 0, 0)
    field.fill("one")
    assert field.get_attribute("aria-invalid") == "true"
    assert colour(page, 0, 1) == RED
    field.fill("")
    assert "value 1" not in page.inner_text(".nb-heatmap-legend")


def test_the_wheel_scrolls_the_page_until_the_figure_is_clicked(show):
    page = show(state(QUEEN))
    page.mouse.move(*point(page, 10, 10))
    before = numbers(page, "view")
    page.mouse.wheel(0, -200)
    frame(page)
    assert numbers(page, "view") == before
    page.wait_for_selector(".nb-heatmap-shown")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    frame(page)
    assert numbers(page, "view")[2] > before[2]
    pin(page, 10, 10)
    wide = numbers(page, "view")[2]
    page.mouse.wheel(0, -200)
    frame(page)
    assert numbers(page, "view")[2] > wide
    assert tip(page) is None or tip(page).startswith("(10, 10)"), "the cell under the cursor stays there"
    page.mouse.dblclick(*point(page, 10, 10))
    frame(page)
    assert numbers(page, "view") == before


def test_a_drag_moves_the_cells_and_pins_nothing(show):
    page = show(state(QUEEN))
    page.focus(UPPER)
    for _ in range(4):
        page.keyboard.press("+")
    frame(page)
    u, v, wide, _ = numbers(page, "view")
    x, y = point(page, 10, 10)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y - 40, steps=4)
    page.mouse.up()
    frame(page)
    assert numbers(page, "view")[0] == pytest.approx(u + 30 / wide) and numbers(page, "view")[1] == pytest.approx(
        v + 40 / wide
    )
    assert page.is_hidden(".nb-heatmap-panel")
    page.keyboard.press("0")
    frame(page)
    assert numbers(page, "view")[:2] == [0, 0]


def test_the_keyboard_moves_pins_and_says(show):
    page = show(state(QUEEN))
    page.focus(UPPER)
    page.keyboard.press("Home")
    for key in ["ArrowDown"] * 3 + ["ArrowRight"] * 5:
        page.keyboard.press(key)
    assert page.evaluate("nb.said.at(-1)") == "row 3, column 5, value 0, P-position"
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate("nb.said.at(-1)").startswith("row 3, column 15,")
    page.keyboard.press("Enter")
    assert page.inner_text(".nb-heatmap-panel strong") == "(3, 15)"
    page.keyboard.press("Escape")
    assert page.is_hidden(".nb-heatmap-panel")
    page.keyboard.press("End")
    assert tip(page).startswith("(19, 19)")


def test_keys_do_not_reach_the_notebook(show):
    page = show(state(QUEEN))
    page.evaluate("window.seen = []; document.addEventListener('keydown', (e) => seen.push(e.key))")
    page.focus(UPPER)
    page.keyboard.press("ArrowDown")
    page.get_by_label("find the cells of a value").fill("")
    page.keyboard.press("a")
    assert page.evaluate("seen") == []


ANSWER = {
    "row": 5,
    "column": 8,
    "value": 2,
    "outcome": "N",
    "options": [4, 7, 0, 5, 3, 0, 5, 7, 1, 0, 8, 8],
    "winning": [4, 7, 0, 5, 3, 0],
    "note": None,
}


def test_a_pinned_cell_shows_what_the_figure_answers(show):
    page = show(state(QUEEN), answer=WAITS)
    pin(page, 5, 8)
    assert page.evaluate("nb.open[0].q") == {"do": "cell", "row": 5, "column": 8}
    assert "Asking" in page.inner_text(".nb-heatmap-panel")
    page.evaluate("(a) => nb.open[0].yes(a)", ANSWER)
    page.wait_for_selector(".nb-heatmap-win")
    assert page.eval_on_selector_all(".nb-heatmap-win", "all => all.map(b => b.textContent)") == ["4, 7", "5, 3"]
    assert "0, 1, 8; the least missing one is 2." in page.inner_text(".nb-heatmap-panel")
    page.click(".nb-heatmap-win >> nth=0")
    assert page.evaluate("nb.open[1].q") == {"do": "cell", "row": 4, "column": 7}, "a move can be followed"
    pin(page, 4, 7)
    assert page.is_hidden(".nb-heatmap-panel"), "a second click takes the pin away"


def test_the_latest_answer_wins(show):
    page = show(state(QUEEN), answer=WAITS)
    pin(page, 1, 1)
    pin(page, 5, 8)
    page.evaluate("(a) => nb.open[1].yes(a)", ANSWER)
    page.wait_for_selector(".nb-heatmap-win")
    page.evaluate(
        "nb.open[0].yes({ row: 1, column: 1, outcome: 'N', options: [0, 0, 0], winning: [0, 0, 0], note: null })"
    )
    frame(page)
    assert page.locator(".nb-heatmap-win").count() == 2
    pin(page, 2, 2)
    page.evaluate("nb.open[2].no(new Error('the kernel is gone'))")
    page.wait_for_selector("text=the kernel is gone")


def test_without_a_kernel_nothing_is_requested_and_that_is_said(show):
    page = show(state(QUEEN))
    pin(page, 5, 8)
    text = page.inner_text(".nb-heatmap-panel")
    assert "value 2 · N-position" in text and "kernel" in text
    assert page.evaluate("nb.requests") == []
    page = show(state([[4, 5]], game=None), answer=WAITS)
    pin(page, 0, 1)
    assert "kernel" not in page.inner_text(".nb-heatmap-panel"), "bare numbers have no moves: nothing is missing"
    assert page.evaluate("nb.requests") == []


def test_where_is_seventeen(show):
    page = show(state(QUEEN))
    cells = [(r, c) for r in range(20) for c in range(20) if QUEEN[r][c] == 17]
    field = page.get_by_label("find the cells of a value")
    field.fill("17")
    assert page.inner_text(".nb-heatmap-hits") == f"{len(cells)} cells"
    field.press("Enter")
    assert page.inner_text(".nb-heatmap-hits") == f"1 of {len(cells)}"
    assert tip(page).startswith(f"({cells[0][0]}, {cells[0][1]}) value 17")
    page.get_by_label("previous cell with this value").click()
    assert tip(page).startswith(f"({cells[-1][0]}, {cells[-1][1]}) value 17")
    field.fill("999")
    assert page.inner_text(".nb-heatmap-hits") == "nowhere here"
    assert page.get_by_label("next cell with this value").is_disabled()


def test_an_update_redraws_at_once_and_keeps_view_and_pin(show):
    page = show(state(QUEEN), answer=WAITS)
    pin(page, 5, 8)
    page.focus(UPPER)
    for _ in range(3):
        page.keyboard.press("+")
    frame(page)
    before = numbers(page, "view")
    page.select_option("select", "mod")
    larger = state(wythoff(24, 26), title="larger")
    # No frame passes between the update and the look at the canvas: it was never blank.
    seen = page.evaluate(
        """(data) => {
        nb.figure.update(revive(data));
        const c = document.querySelector('.nb-heatmap-frame canvas');
        return [...c.getContext('2d').getImageData(c.width >> 1, c.height >> 1, 1, 1).data][3];
    }""",
        larger,
    )
    assert seen == 255
    assert page.inner_text(".nb-heatmap-title") == "larger"
    assert numbers(page, "view")[2] == pytest.approx(before[2]) and numbers(page, "view")[0] == pytest.approx(before[0])
    assert page.input_value("select") == "mod"
    assert page.inner_text(".nb-heatmap-panel strong") == "(5, 8)"
    assert page.evaluate("nb.requests.length") == 2, "asked again for the new numbers"
    page.evaluate("(data) => nb.figure.update(revive(data))", state(wythoff(4, 4)))
    assert page.is_hidden(".nb-heatmap-panel"), "the pinned cell is not there any more"
    page.mouse.move(*point(page, 3, 3))
    assert tip(page).startswith("(3, 3)")


def test_settings_come_back_with_the_saved_notebook(show):
    kept = {
        "colors": {"kind": "mod", "number": 5},
        "highlight": [3],
        "pin": {"row": 2, "column": 7},
        "overlays": {"φ lines": True},
        "zoom": {"u": 1, "v": 2, "scale": 40},
    }
    page = show(state(QUEEN), kept=kept)
    frame(page)
    assert page.input_value("select") == "mod" and page.input_value("input[type=number]") == "5"
    assert numbers(page, "view")[:3] == [1, 2, 40]
    assert page.inner_text(".nb-heatmap-panel strong") == "(2, 7)"
    assert page.get_attribute("text=φ lines", "aria-pressed") == "true"


def test_overlays_are_switched(show):
    overlays = [
        {"kind": "cells", "name": "corner", "cells": [0, 0, 0, 1]},
        {"kind": "cross", "name": "cross", "row": 3, "column": 4},
        {"kind": "lines", "name": "column = 4", "lines": [[0, 4, 19, 4]]},
    ]
    page = show(state(QUEEN, overlays=overlays))
    lower = "document.querySelector('.nb-heatmap-frame canvas').toDataURL()"
    for name in ["corner", "cross", "column = 4", "φ lines"]:
        button = page.get_by_role("button", name="lay over: " + name)
        on = button.get_attribute("aria-pressed")
        assert on == ("false" if name == "φ lines" else "true")
        before = page.evaluate(lower)
        legend = page.get_by_role("group", name="legend")
        assert legend.get_by_text(name, exact=True).count() == (on == "true"), "what lies over stands in the legend"
        button.click()
        assert button.get_attribute("aria-pressed") != on
        assert page.evaluate(lower) != before, name
        assert legend.get_by_text(name, exact=True).count() == (on == "false")
    assert page.locator(".nb-heatmap-tools button[aria-pressed] rect[fill='#ffffff']").count() == 4
    assert page.locator(".nb-heatmap-swatch rect").count() == 1, "the mark of the one that is on"


@pytest.mark.parametrize("cells", [20, 60])
def test_a_frame_hides_a_fifth_of_a_cell_at_most(show, cells):
    # The framed cell (6, 6) and its neighbours, along a line above their numbers.
    overlays = [{"kind": "cells", "name": "one", "cells": [6, 6]}]
    page = show(state(wythoff(cells, cells), game=None, colors=("outcome", 0), overlays=overlays))
    left, top, _, _ = numbers(page, "plot")
    u, v, wide, high = numbers(page, "view")
    line = page.evaluate(
        """([x, y, wide]) => {
        const c = document.querySelector('.nb-heatmap-frame canvas'), k = c.width / c.offsetWidth;
        const at = (x) => c.getContext('2d').getImageData(Math.floor(x * k), Math.floor(y * k), 1, 1).data;
        const line = [];
        for (let i = 0; i < 300; i++) line.push([...at(x + (i * wide) / 100)].slice(0, 3).join());
        return line;
    }""",
        [left + (5 - u) * wide, top + (6.27 - v) * high, wide],
    )
    for cell in range(3):
        own = line[100 * cell + 50]
        covered = [i for i in range(100) if line[100 * cell + i] != own]
        # Where the frame ends within a pixel of the screen, that one is mixed.
        assert all(min(i, 100 - i) <= 20 + 100 / wide for i in covered), (cell, covered)
    assert len(set(line)) > 2, "the frame is drawn"


def test_the_origin_moves_to_the_bottom(show):
    page = show(state(QUEEN))
    page.get_by_role("button", name="origin at the bottom or at the top").click()
    page.mouse.move(*point(page, 0, 0))
    assert tip(page).startswith("(19, 0)")
    page.focus(UPPER)
    page.keyboard.press("ArrowUp")
    assert tip(page).startswith("(19, 0)"), "the last row is the top"
    page.keyboard.press("ArrowDown")
    assert tip(page).startswith("(18, 0)")


def test_the_theme_is_followed_while_it_changes(show):
    page = show(state(QUEEN, colors=("outcome", 0)))
    assert colour(page, 0, 5) == REST
    page.evaluate("""() => { document.body.dataset.jpThemeLight = 'false';
        document.querySelector('.nb-stage').dispatchEvent(new CustomEvent('nb-theme')); }""")
    assert sum(colour(page, 0, 5)) < 250, "pale cells would glare on a dark page"
    assert colour(page, 3, 5) == RED


def test_lecture_size_enlarges_letters_and_cells(show):
    small = show(state(QUEEN), width=1400)
    large = show(state(QUEEN), width=1400, lecture=True)
    assert numbers(large, "plot")[2] > 1.3 * numbers(small, "plot")[2]
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    assert large.eval_on_selector(".nb-heatmap-title", size) >= 24 and large.eval_on_selector("select", size) >= 18


@pytest.mark.parametrize("width", [340, 500, 700, 1600])
def test_no_width_needs_a_sideways_scroll(show, width):
    page = show(state(QUEEN), width=width)
    pin(page, 5, 8)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    legend, body = (page.locator(f".nb-heatmap-{part}").bounding_box() for part in ("legend", "frame"))
    assert (legend["y"] >= body["y"] + body["height"]) == (width < 600)


@pytest.mark.parametrize(("width", "beside"), [(520, 0), (640, 0), (700, 1), (760, 2)])
def test_a_legend_takes_no_number_from_the_cells(show, width, beside):
    """Below the cells, at their side with the pinned cell below, or both there: as much as leaves numbers room."""
    page = show({**state(wythoff(23, 23)), "size": 512}, width=width)
    frame = page.locator(".nb-heatmap-frame").bounding_box()
    assert numbers(page, "view")[2] >= 19, "a number of two digits stands in a cell of 19 pixels"
    middle = frame["y"] + frame["height"] / 2
    assert (page.locator(".nb-heatmap-bar").bounding_box()["y"] < middle) == (beside > 0)
    pin(page, 5, 8)
    panel = page.locator(".nb-heatmap-panel").bounding_box()
    assert (panel["y"] < frame["y"] + frame["height"]) == (beside == 2)
    assert page.locator(".nb-heatmap-frame").bounding_box() == frame, "a pin moves nothing"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_legend_stays_while_a_slider_changes_the_numbers(show):
    page = show({**state(wythoff(23, 23)), "size": 512}, width=700)
    before = page.locator(".nb-heatmap-bar").bounding_box()
    longer = [[v * 1000 for v in row] for row in wythoff(23, 23)]
    page.evaluate("s => nb.figure.update(revive(s))", {**state(longer, type="i32", none=-1), "size": 512})
    after = page.locator(".nb-heatmap-bar").bounding_box()
    assert (after["x"], after["width"]) == (before["x"], before["width"])


def test_dense_screens_are_drawn_sharp(show):
    page = show(state(QUEEN), scale=2)
    assert page.eval_on_selector(".nb-heatmap-frame canvas", "c => c.width / c.offsetWidth") == pytest.approx(
        2, abs=0.01
    )
    assert colour(page, 3, 5) == RED


def test_four_million_cells_are_seen_searched_and_zoomed(show):
    rows = [[(r ^ c) % 251 for c in range(2048)] for r in range(2048)]
    page = show(state(rows, game=None, highlight=()))
    page.get_by_label("find the cells of a value").fill("7")
    assert page.inner_text(".nb-heatmap-hits").replace("\u2009", "") == f"{sum(row.count(7) for row in rows)} cells"
    page.focus(UPPER)
    page.keyboard.press("End")
    for _ in range(20):
        page.keyboard.press("+")
    frame(page)
    assert numbers(page, "view")[2] == 64
    page.mouse.move(*point(page, 2045, 2046))
    assert tip(page) == f"(2045, 2046) value {rows[2045][2046]}"


def test_a_destroyed_heatmap_leaves_nothing(show):
    page = show(state(QUEEN))
    page.mouse.move(*point(page, 3, 5))
    page.evaluate("nb.figure.destroy()")
    assert page.inner_html(".nb-figure") == ""
    page.evaluate("document.querySelector('.nb-stage').dispatchEvent(new CustomEvent('nb-theme'))")
    frame(page)


def test_two_heatmaps_share_a_page(show):
    page = show(state(QUEEN))
    page.evaluate("(data) => mount(data, null)", state(wythoff(6, 6)))
    assert page.locator(UPPER).count() == 2
    first = page.locator(UPPER).first.bounding_box()
    page.mouse.move(first["x"] + 100, first["y"] + 100)
    assert page.locator(".nb-heatmap-tip:visible").count() == 1
