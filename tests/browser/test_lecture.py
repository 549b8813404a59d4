"""Figures as a lecture needs them: nothing moves under the pointer, rows share the width, what is laid over hides
nothing, and all of it is read from the last row.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.places import ROOT

WEIGHT = 30

BOARDS = ["queen", "misere-rook", "small-board", "digits", "coins", "quota-piles", "nim", "pins", "game"]
# Where everything stands that is no mark inside a picture and no label at the pointer.
PLACES = """stage => [...stage.querySelectorAll('*')]
    .filter(el => !el.closest('.nb-heatmap-tip, .nb-plot-tip, .nb-heatmap-hint'))
    .filter(el => !(el instanceof SVGElement) || el.nodeName === 'svg')
    .filter(el => el.offsetWidth || el.nodeName === 'svg')
    .map(el => { const b = el.getBoundingClientRect();
      const name = (el.className.baseVal ?? el.className).split(' ')[0];
      return [name, ...[b.x, b.y, b.width, b.height].map(Math.round)].join(' '); })"""

FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """A page for each family of figures, written by the JVM."""
    folder = tmp_path_factory.mktemp("figures")
    jars = Path(sys.prefix) / "share/nimbook/jars"
    subprocess.run(
        ["java", "-cp", f"{jars}/*", ROOT / "tests/support/FigurePages.java", folder], check=True, timeout=600
    )
    return folder


@pytest.fixture(scope="module")
def context(browser):
    context = browser.new_context(reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def figure(context, pages):
    """Opens a page in a window of this size: the stage of its figure."""
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda e: problems.append(str(e)))

    def opened(name, width=1050, height=800):
        page.set_viewport_size({"width": width, "height": height})
        page.goto((pages / f"{name}.html").as_uri())
        stage = page.locator(".nb-stage")
        expect(stage.locator(".nb-figure").first).to_be_visible()
        return stage

    yield opened
    page.close()
    assert problems == []


def widths(stage):
    return [round(box["width"]) for box in (el.bounding_box() for el in stage.locator(".nb-figure").all())]


def tops(stage):
    return {round(el.bounding_box()["y"]) for el in stage.locator(".nb-figure").all()}


def test_figures_in_a_row_share_its_width(figure):
    stage = figure("row-plots", 1050)
    left, right = widths(stage)
    assert left == right and left > 0.45 * stage.bounding_box()["width"], "two panels of half the width"
    for name in ("row-board", "row-heatmaps", "row-boards"):
        assert len(tops(figure(name, 1050))) == 1, f"{name} beside one another at 1050 pixels"
    assert len(tops(figure("row-plots", 500))) == 2, "below the width at which it is read a plot goes to the next line"


def test_a_legend_below_the_cells_lies_flat(figure):
    bar = figure("heatmap", 500).locator(".nb-heatmap-bar").bounding_box()
    assert bar["width"] > 3 * bar["height"]
    bar = figure("heatmap", 1050).locator(".nb-heatmap-bar").bounding_box()
    assert bar["height"] > bar["width"]


@pytest.mark.parametrize("width", [1440, 600])
@pytest.mark.parametrize("name", [*BOARDS, "heatmap", "plot"])
def test_nothing_moves_under_the_pointer(figure, name, width):
    stage = figure(name, width)
    for switch in stage.get_by_role("switch", name="Show P-positions").all():
        switch.click()
    picture = stage.locator(".nb-played-area, .nb-heatmap-frame, .nb-plot-area").first
    picture.scroll_into_view_if_needed()
    page = stage.page
    page.mouse.move(0, 0)
    look = f"async stage => {{ await ({FRAMES})(); return ({PLACES})(stage); }}"
    before = page.evaluate(look, stage.element_handle())
    box = picture.bounding_box()
    for i in range(5):
        for j in range(5):
            page.mouse.move(box["x"] + (i + 0.5) * box["width"] / 5, box["y"] + (j + 0.5) * min(box["height"], 700) / 5)
            now = page.evaluate(look, stage.element_handle())
            # A mark may come with the pointer, but nothing gives way to it.
            assert [box for box in before if box not in now] == [], f"at ({i}, {j}) of 5 × 5"
