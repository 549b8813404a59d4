"""How figures look and are reached: themes, the size for a lecture, narrow and wide windows, the
keyboard, names for screen readers.
"""

import contextlib
import re

import pytest
from playwright.sync_api import TimeoutError, expect

from support.axe import violations
from support.figures import canvas, channels, until_canvas

WEIGHT = 40

CELLS = [
    "# Looks",
    'live(whole("k", 0, 12).start(2), choice("game", "queen", "rook"), toggle("misère"), (k, game, m) ->\n'
    "    Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(100, 100)).highlight(0))",
    "record Row(int n, long square, String parity) {}\n"
    'DataTable.of(1_000, n -> new Row(n, (long) n * n, n % 2 == 0 ? "even" : "odd")).title("Squares")',
    "play(BoardGame.queen()).start(5, 8)",
    'Plot.line("cubes", 0, 30, i -> i * i * i).title("Cubes")',
    "NumberLine.of(BeattyPair.GOLDEN.coverage(21))",
    "Ledger.of(Document.WYTHOFF)",
]
HEAT, TABLE, BOARD, PLOT, PICTURE, LEDGER = KINDS = range(1, 7)

# Which of a stage's controls a screen reader would call nothing: no label, no words, no title.
NAMELESS = """stage => [...stage.querySelectorAll(
    'button, input, select, summary, canvas[tabindex], svg[tabindex], table, progress, [role=img], [role=grid]')]
    .filter(el => el.offsetParent !== null || el.ownerSVGElement !== undefined)
    .filter(el => !el.closest('[hidden], [aria-hidden=true]'))
    .filter(el => !(el.getAttribute('aria-label') || el.title
      || (el.labels && [...el.labels].some(l => l.textContent.trim())) || el.textContent.trim()))
    .map(el => el.outerHTML.slice(0, 120))"""
# What is wider than the figure's room, but for what scrolls inside a frame of its own.
WIDER = """stage => { const room = stage.getBoundingClientRect();
    const scrolls = el => {
      for (let e = el.parentElement; e && e !== stage; e = e.parentElement)
        if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(e).overflowX)) return true;
      return false;
    };
    return [...stage.querySelectorAll('*')]
      .filter(el => el.getClientRects().length && !el.closest('.nb-said') && !scrolls(el))
        .filter(el => el.getBoundingClientRect().right > room.right + 1.5).map(el => el.outerHTML.slice(0, 120)); }"""


@pytest.fixture(scope="module")
def book(notebook):
    return notebook.open(CELLS).run_all()


@pytest.fixture
def theme(book):
    def change(name):
        # As JupyterLab says it.
        book.page.evaluate("light => { document.body.dataset.jpThemeLight = light; }", str(name == "Light").lower())

    yield change
    change("Light")


@pytest.fixture
def width(book):
    def change(pixels, height=900):
        book.page.set_viewport_size({"width": pixels, "height": height})

    yield change
    change(1300)


def test_both_themes_are_followed(book, theme):
    seen = {}
    for name in ("Light", "Dark"):
        theme(name)
        for number in KINDS:
            stage = book.figure(number)
            style = stage.evaluate("e => { const c = getComputedStyle(e); return c.color; }")
            assert (sum(channels(style)) / 3 < 0.4) == (name == "Light"), f"cell {number}: {style} in {name}"
        heat = book.figure(HEAT)
        seen[name] = canvas(heat) if name == "Light" else until_canvas(heat, seen["Light"])
        line = book.figure(PLOT).locator(".nb-plot-series polyline").first
        expect(line).to_have_css("stroke", "rgb(11, 99, 197)" if name == "Light" else "rgb(108, 176, 255)")


def test_the_size_for_a_lecture(book):
    for number in KINDS:
        stage = book.figure(number)
        size = "e => parseFloat(getComputedStyle(e).fontSize)"
        before = stage.locator(".nb-figure").evaluate(size)
        button = stage.get_by_role("button", name="lecture size")
        button.click()
        assert stage.locator(".nb-figure").evaluate(size) >= 20 > 1.2 * before
        assert stage.evaluate(WIDER) == [], f"cell {number}"
        button.click()
        assert stage.locator(".nb-figure").evaluate(size) == before


@pytest.mark.parametrize("pixels", [400, 2000])
def test_narrow_and_wide_windows(book, width, pixels):
    width(pixels)
    for number in KINDS:
        stage = book.figure(number)
        # Figures follow the window in their own time; what does not fit in the end is named.
        with contextlib.suppress(TimeoutError):
            fits = f"stage => ({WIDER})(stage).length === 0"
            book.page.wait_for_function(fits, arg=stage.element_handle())
        assert stage.evaluate(WIDER) == [], f"cell {number} at {pixels} pixels"
        assert stage.evaluate(
            "e => e.scrollWidth <= e.clientWidth + 1 && e.getBoundingClientRect().right <= innerWidth"
        )
    # A control at the right end is reached.
    book.figure(HEAT).get_by_role("switch", name="misère").click()
    book.figure(HEAT).get_by_role("slider", name="k", exact=True).click()
    book.figure(TABLE).get_by_role("button", name="next page").click()


def test_everything_is_reached_by_the_keyboard(book):
    """From each figure's first control on, Tab goes through all that can be used, and out at the end."""
    for number in KINDS:
        stage = book.figure(number)
        wanted = set(
            stage.evaluate("""stage => {
            const all = [...stage.querySelectorAll('button, input, select, summary, a[href], [tabindex="0"]')]
            .filter(el => el.getClientRects().length && !el.disabled && el.tabIndex >= 0);
            all.forEach((el, i) => { el.dataset.tab = i; }); return all.map((el, i) => String(i)); }""")
        )
        stage.focus()
        reached = []
        for _ in range(len(wanted) + 3):
            book.page.keyboard.press("Tab")
            at = book.page.evaluate("() => document.activeElement.dataset.tab ?? null")
            inside = stage.evaluate("stage => stage.contains(document.activeElement)")
            if not inside:
                break
            reached.append(at)
            assert book.page.evaluate(
                "() => { const s = getComputedStyle(document.activeElement); "
                "return s.outlineStyle !== 'none' || s.boxShadow !== 'none'; }"
            ), (
                f"cell {number}: the focus does not show on "
                f"{book.page.evaluate('() => document.activeElement.outerHTML.slice(0, 120)')}"
            )
        else:
            raise AssertionError(f"cell {number}: Tab does not leave the figure")
        assert wanted <= set(reached), f"cell {number}: not reached: " + str(
            [
                stage.locator(f"[data-tab='{i}']").evaluate("e => e.outerHTML.slice(0, 160)")
                for i in wanted - set(reached)
            ]
        )
        stage.evaluate("stage => stage.querySelectorAll('[data-tab]').forEach(el => el.removeAttribute('data-tab'))")


def test_keys_move_within_heatmap_table_and_plot(book):
    heat = book.figure(HEAT).get_by_role("application")
    heat.focus()
    heat.press("Home")
    heat.press("ArrowRight")
    expect(book.figure(HEAT).locator(".nb-said")).to_contain_text("row 0, column 1")
    table = book.figure(TABLE)
    table.locator("tbody td[tabindex='0'], th button[tabindex='0']").first.focus()
    book.page.keyboard.press("ArrowDown")
    book.page.keyboard.press("ArrowRight")
    assert (
        book.page.evaluate(
            "() => document.activeElement.closest('.nb-table') !== null && document.activeElement.cellIndex"
        )
        == 1
    )


def test_everything_that_can_be_used_has_a_name(book):
    for number in KINDS:
        stage = book.figure(number)
        assert stage.evaluate(NAMELESS) == [], f"cell {number}"
    expect(book.figure(HEAT).get_by_role("slider", name="k", exact=True)).to_have_attribute(
        "aria-valuetext", re.compile(r"^k \d+$")
    )
    expect(book.figure(TABLE).get_by_role("grid", name="Squares")).to_be_visible()
    expect(book.figure(BOARD).get_by_role("application", name="Board of 8 rows and 9 columns")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_figures_can_be_read_without_eyes(book, theme):
    book.page.evaluate("light => { document.body.dataset.jpThemeLight = light; }", str(theme == "light").lower())
    try:
        for number in KINDS:
            stage = book.figure(number)
            stage.get_by_role("button", name="describe").click()
            expect(stage.get_by_role("tree")).to_be_visible()
            found = violations(book.page, f"[data-cell='{number}']")
            stage.get_by_role("button", name="describe").click()
            assert found == []
    finally:
        book.page.evaluate("() => { document.body.dataset.jpThemeLight = 'true'; }")
