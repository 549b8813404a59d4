"""Figures as a lecture needs them: nothing moves under the pointer, rows share the width, what is laid over hides
nothing, and all of it is read from the last row.
"""

import json

import pytest
from playwright.sync_api import expect

from support.figures import FRAMES, contrast, unfold

WEIGHT = 35

SETUP = """import nimbook.play.board.Board;
var queen = BoardGame.queen();"""
FIGURES = {
    "queen": "play(queen).start(5, 8)",
    "misere-rook": "play(MisereRook.game()).start(5, 7)",
    "small-board": "play(queen).start(3, 3).size(4, 4)",
    "digits": 'play(DigitalDeletions.of("618034"))',
    "coins": "play(FibonacciNim.start(20))",
    "quota-piles": "play(QuotaPiles.start(7, 10, 12))",
    "nim": "play(HeapGame.nim(), 3, 5, 7)",
    "pins": "play(Octal.kayles(), 9)",
    "game": "play(Sum.of(Octal.kayles(), 5, 3))",
    "heatmap": "Heatmap.of(queen.grundy(60, 60)).highlight(0)",
    "claim": (
        "Heatmap.of(queen.terminal(Cells.triangle(3)).grundy(100, 100)).highlight(1)"
        '.overlay(Overlay.cells("Wythoff", queen.outcomes(100, 100).positionsOf(0)))'
    ),
    "outcomes": "Heatmap.of(queen.outcomes(24, 24))",
    "wide": 'Heatmap.of(6, 161, (m, n) -> m * n % 7).axes("m", "n")',
    "plot": 'Plot.line("cubes", 0, 30, i -> i * i * i).title("Cubes").x("n")',
    "row-plots": (
        'row(Plot.line("squares", 0, 30, i -> i * i).title("The squares of the numbers to 30"), '
        'Plot.line("cubes", 0, 30, i -> i * i * i).title("The cubes of the numbers to 30").x("n"))'
    ),
    "row-board": (
        "row(play(queen.terminal(Cells.triangle(2))), "
        "Heatmap.of(queen.terminal(Cells.triangle(2)).grundy(100, 100)).highlight(1))"
    ),
    "row-heatmaps": (
        'row(Heatmap.of(MisereRook.tableOfG(23, 23)).axes("m", "n").title("g(m, n)"), '
        'Heatmap.of(MisereRook.tableOfF(23, 23)).axes("m", "n").title("f(m, n)"))'
    ),
    "row-boards": (
        'row(Board.of(BoardGame.rook()).size(6, 6).start(4, 4).picture().options().title("a"), '
        "Board.of(MisereRook.gameOfF(6)).size(6, 7).start(4, 5).labels(0, -1).missing().picture().options()"
        '.title("b"), Board.of(MisereRook.game()).size(6, 6).start(4, 4).picture().options().title("c"))'
    ),
    "numbers": "NumberLine.of(BeattyPair.GOLDEN.coverage(60))",
    "zeckendorf": "ZeckendorfRows.of(1, 21)",
    "strategy": "StrategyRows.of(12, 11)",
    "small-table": 'DataTable.columns("n", "x").rows(5, n -> List.of(n, Wythoff.lower(n))).title("Five rows")',
    "tree": "tree(Rulesets.chomp(2, 3)).strategy()",
    "live": (
        'live(whole("k", 0, 6).start(2), k -> '
        "Heatmap.of(queen.terminal(Cells.triangle(k)).grundy(48, 48)).highlight(0))"
    ),
}
BOARDS = ["queen", "misere-rook", "small-board", "digits", "coins", "quota-piles", "nim", "pins", "game"]
# Where everything stands that is no mark inside a picture and no label at the pointer.
PLACES = """stage => [...stage.querySelectorAll('*')]
    .filter(el => !el.closest('.nb-heatmap-tip, .nb-plot-tip, .nb-heatmap-hint'))
    .filter(el => !(el instanceof SVGElement) || el.nodeName === 'svg')
    .filter(el => el.offsetWidth || el.nodeName === 'svg')
    .map(el => { const b = el.getBoundingClientRect();
      const name = (el.className.baseVal ?? el.className).split(' ')[0];
      return [name, ...[b.x, b.y, b.width, b.height].map(Math.round)].join(' '); })"""


@pytest.fixture(scope="module")
def book(notebook):
    return notebook.open([SETUP]).run(0)


@pytest.fixture
def figure(book):
    """Shows a figure in a window of this size, in a page of its own: its stage."""

    def open_figure(name, width=1050, height=800):
        book.page.set_viewport_size({"width": width, "height": height})
        stage = book.open([FIGURES[name]]).run(0).figure(0)
        expect(stage.locator(".nb-figure").first).to_be_visible()
        book.page.wait_for_function(f"async () => {{ await ({FRAMES})(); return true; }}")
        return stage

    yield open_figure
    book.page.mouse.move(0, 0)


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


# Boards share the panel next to or below them: in a wide window, one of each kind of figure.
NARROW = [(name, 600) for name in (*BOARDS, "heatmap", "plot")]
WIDE = [(name, 1440) for name in ("heatmap", "plot")]
OTHERS = [pytest.param(name, 1440, marks=pytest.mark.all) for name in BOARDS]


@pytest.mark.parametrize(("name", "width"), NARROW + WIDE + OTHERS)
def test_nothing_moves_under_the_pointer(figure, name, width):
    stage = figure(name, width)
    for switch in stage.get_by_role("switch", name="Show P-positions").all():
        switch.click()
        expect(switch).to_be_checked()
    picture = stage.locator(".nb-played-area, .nb-heatmap-frame, .nb-plot-area").first
    picture.scroll_into_view_if_needed()
    page = stage.page
    page.mouse.move(0, 0)
    look = f"async stage => {{ await ({FRAMES})(); return ({PLACES})(stage); }}"
    before = page.evaluate(look, stage.element_handle())
    box = picture.bounding_box()
    for i in range(3):
        for j in range(3):
            page.mouse.move(box["x"] + (i + 0.5) * box["width"] / 3, box["y"] + (j + 0.5) * min(box["height"], 700) / 3)
            now = page.evaluate(look, stage.element_handle())
            # A mark may come with the pointer, but nothing gives way to it.
            assert [box for box in before if box not in now] == [], f"at ({i}, {j}) of 3 × 3"


# Colours of the canvas in the middle half of a cell (origin at the top), as [red, green, blue].
INSIDE = """([canvas, upper, row, column]) => {
  const numbers = (name) => upper.dataset[name].split(' ').map(Number);
  const [left, top] = numbers('plot'), [u, v, wide, high] = numbers('view'), dpr = window.devicePixelRatio;
  const x = (left + (column - u + 0.25) * wide) * dpr, y = (top + (row - v + 0.25) * high) * dpr;
  const pixels = canvas.getContext('2d').getImageData(Math.round(x), Math.round(y),
      Math.max(1, Math.floor(wide * dpr / 2)), Math.max(1, Math.floor(high * dpr / 2))).data;
  return Array.from({ length: pixels.length / 4 }, (_, i) => [...pixels.slice(4 * i, 4 * i + 3)]); }"""


def test_a_frame_hides_nothing_of_the_cell_it_speaks_of(figure):
    """Wythoff's pairs (8, 13), (11, 18), … (⌊nφ⌋, ⌊nφ²⌋) have the value 1 from some row on: red under the frame."""
    stage = figure("claim", 1050)
    canvas = stage.locator(".nb-heatmap-frame canvas").first.element_handle()
    upper = stage.locator(".nb-heatmap-upper").element_handle()
    for cell in [(17, 28), (29, 47), (46, 75), (59, 96)]:
        for red, green, blue in stage.page.evaluate(INSIDE, [canvas, upper, *cell]):
            assert red > 200 and green < 80 and blue < 80, cell


@pytest.mark.parametrize("name", ["numbers", "zeckendorf", "strategy"])
def test_line_figures_wrap_at_the_width(figure, name):
    for width in (360, 1050):
        stage = figure(name, width)
        smallest = stage.locator(".nb-picture text").evaluate_all(
            "all => Math.min(...all.map(el => parseFloat(getComputedStyle(el).fontSize)"
            " * el.ownerSVGElement.getScreenCTM().a))"
        )
        assert smallest >= 11 * 0.9, f"letters of {smallest} pixels at {width}"


def test_a_number_line_fills_its_window(figure):
    numbers = figure("numbers", 1250).locator(".nb-picture svg")
    wide = numbers.evaluate("svg => svg.viewBox.baseVal.width || svg.getBoundingClientRect().width")
    narrow = figure("numbers", 360).locator(".nb-picture svg").evaluate("svg => svg.getBoundingClientRect().width")
    # In a window that it fills, letters grow, too.
    assert wide > 1.5 * narrow, "more numbers a row where there is room"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_possible_moves_are_seen_before_the_pointer_is_near(figure, scheme):
    stage = figure("queen")
    # As JupyterLab says it.
    stage.page.evaluate("light => { document.body.dataset.jpThemeLight = light; }", str(scheme == "light").lower())
    # Read in one go: the board may draw its marks anew at any time.
    opacity, dot, ground = stage.evaluate(
        """stage => { const dot = getComputedStyle(stage.querySelector('.nb-part-move circle'));
        return [dot.opacity, dot.fill, getComputedStyle(stage).backgroundColor]; }"""
    )
    assert opacity == "1"
    # A dark square is 8.5 % of the letters' colour on the paper: a little less than on the paper itself.
    assert contrast(dot, ground) >= 3.6


FORBIDDEN = "() => { Element.prototype.requestFullscreen = () => Promise.reject(new Error('not in this frame')); }"


@pytest.mark.parametrize("full", [True, False])
def test_one_figure_alone(figure, full):
    """By its button or its key, on the whole screen or, where that is forbidden, in a layer over the page."""
    stage = figure("heatmap", 1280, 720)
    page = stage.page
    if not full:
        page.evaluate(FORBIDDEN)
    picture = stage.locator(".nb-heatmap-upper")
    tools = unfold(stage).get_by_role("toolbar")
    before = stage.evaluate(PLACES)
    stage.get_by_role("button", name="alone on the screen").click()
    expect(tools).to_be_hidden()
    page.wait_for_function("full => (document.fullscreenElement !== null) === full", arg=full)
    filled = "el => { const r = el.getBoundingClientRect(); return '' + [r.x, r.y, r.width, r.height]; }"
    page.wait_for_function(f"el => ({filled})(el) === '0,0,1280,720'", arg=stage.element_handle())
    page.wait_for_function("el => el.getBoundingClientRect().height > 0.7 * innerHeight", arg=picture.element_handle())
    assert stage.evaluate("el => el.scrollHeight <= el.clientHeight"), "all of it is seen"
    stage.get_by_role("button", name="tools").click()
    expect(tools).to_be_visible()
    page.keyboard.press("Escape")
    expect(stage.get_by_role("button", name="alone on the screen")).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(
        f"([el, before]) => JSON.stringify(({PLACES})(el)) === before",
        arg=[stage.element_handle(), json.dumps(before, separators=(",", ":"))],
    )
    expect(tools).to_be_visible()
    picture.focus()
    page.keyboard.press("f")
    expect(tools).to_be_hidden()


# The browser gives the screen when the test says so.
SLOW = """() => {
  const give = Element.prototype.requestFullscreen;
  Element.prototype.requestFullscreen = async function () {
    await new Promise((resolve) => { window.giveScreen = resolve; });
    await give.call(this);
    window.screenGiven = true;
  };
}"""


def test_a_figure_left_before_the_screen_is_given_gives_it_back(figure):
    stage = figure("heatmap", 1280, 720)
    page = stage.page
    page.evaluate(SLOW)
    alone = stage.get_by_role("button", name="alone on the screen")
    alone.click()
    expect(alone).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(alone).to_have_attribute("aria-pressed", "false")
    page.evaluate("() => window.giveScreen()")
    page.wait_for_function("() => window.screenGiven && document.fullscreenElement === null")
    expect(alone).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    "name", [*BOARDS, "plot", "numbers", "tree", "small-table", "row-board", "row-plots", "row-heatmaps"]
)
@pytest.mark.parametrize(("width", "height"), [(1280, 720), pytest.param(1920, 1080, marks=pytest.mark.all)])
def test_every_figure_fits_the_screen_alone(figure, name, width, height):
    stage = figure(name, width, height)
    stage.get_by_role("button", name="alone on the screen").click()
    stage.page.wait_for_function(
        "el => el.scrollHeight <= el.clientHeight && el.scrollWidth <= el.clientWidth", arg=stage.element_handle()
    )
    # A letter of the last row is at least a 45th of the height.
    stage.page.wait_for_function(
        "([el, least]) => parseFloat(getComputedStyle(el).fontSize) >= least", arg=[stage.element_handle(), height / 45]
    )
    # A window that is a full screen takes no other size.
    stage.page.wait_for_function("() => document.fullscreenElement !== null")
    stage.page.keyboard.press("Escape")
    stage.page.wait_for_function("() => document.fullscreenElement === null")


def test_a_small_table_alone_has_large_letters(figure):
    stage = figure("small-table", 1280, 720)
    table = stage.locator(".nb-table")
    letter = "el => parseFloat(getComputedStyle(el).fontSize)"
    before = table.evaluate(letter)
    stage.get_by_role("button", name="alone on the screen").click()
    stage.page.wait_for_function(
        f"([table, stage]) => ({letter})(table) > 1.5 * ({letter})(stage)",
        arg=[table.element_handle(), stage.element_handle()],
    )
    rows = stage.locator(".nb-table-scroll")
    assert rows.evaluate("el => el.scrollHeight <= el.clientHeight"), "no row is cut off"
    stage.page.keyboard.press("Escape")
    stage.page.wait_for_function(
        f"([table, before]) => ({letter})(table) === before", arg=[table.element_handle(), before]
    )


def test_keys_move_the_parameter_of_a_figure_alone(figure):
    stage = figure("live")
    stage.get_by_role("button", name="alone on the screen").click()
    number = stage.get_by_role("spinbutton", name="k, as a number")
    keys = stage.page.keyboard
    expect(number).to_have_value("2")
    keys.press("ArrowRight")
    expect(number).to_have_value("3")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    expect(number).to_have_value("1")
    number.evaluate("""input => {
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      window.seen = [];
      Object.defineProperty(input, "value", {
        get, set(value) { if (seen.at(-1) !== `${value}`) seen.push(`${value}`); set.call(this, value); } }); }""")
    keys.press("Space")
    stage.get_by_role("combobox", name="at the end").select_option("to and fro")
    stage.get_by_role("combobox", name="steps a second").select_option("25")
    stage.page.wait_for_function("() => seen.length > 14")
    seen = stage.page.evaluate("() => seen")
    top = seen.index("6")
    assert seen[top + 1] == "5" and "0" in seen[top:], f"up to 6, back to 0: {seen}"
    stage.evaluate("el => el.focus()")
    keys.press("Space")
    expect(stage.get_by_role("button", name="play k")).to_be_visible()
