"""Saved pages of figures that need more of a notebook than their own cell: the page carries its methods, classes and
values, and runs them without a kernel as the notebook does.
"""

import json

import pytest
from nimbook.book.figures import Figures
from nimbook.book.live import engine_script, figures_script
from playwright.sync_api import expect

from support.kernel import of, shown
from support.policy import assert_no_request_leaves

WEIGHT = 30

CELLS = """
int scale = 3; int[] weights = {1, 2, 3};
int twist(int n) { return n * scale % 7; }
record Point(int x, int y) { int sum() { return x + y; } }
enum Step { ONE, TWO; int size() { return ordinal() + 1; } }
weights[1] = 5; scale = 4;
int chance = new Random().nextInt(1 << 20);
String name = UUID.randomUUID().toString();
boolean on = chance >= 0;
var plotted = live(whole("k", 1, 9), k ->
    Plot.line("f", 0, 30, n -> twist(n) + weights[1] * new Point(k, 1).sum()).title("twisted"));
Game<Integer> sticks(int n) {
    return Game.of(n, m -> {
        List<Integer> next = new ArrayList<>();
        for (Step step : Step.values()) if (step.size() <= m) next.add(m - step.size());
        return next;
    });
}
"""

# File → the cell that saves it.
SAVED = {
    "plot": 'plotted.save("{}")',
    "game": 'save(live(whole("k", 1, 5), k -> play(sticks(20 + k)).reasons()), "{}")',
    "rows": """save(live(whole("k", 1, 400), k -> DataTable.columns("n", "f").rows(50, n -> List.of(n, twist(n) * k))),
        "{}")""",
    "chance": """save(live(whole("k", 1, 400), k -> name + (on ? " has " : " lacks ") + (chance + k)), "{}")""",
    "records": """save(live(whole("k", 1, 5), k -> DataTable.of(List.of(new Point(k, 1), new Point(2, 7 * k)))),
        "{}")""",
    "claims": """save(live(whole("k", 1, 5), k -> DataTable.of(BeattyProof.covering(BeattyPair.GOLDEN, k).lines())),
        "{}")""",
    "object": """save(live(whole("k", 1, 5), k -> "k " + k + new Object().hashCode()), "{}")""",
    "date": 'save(live(whole("k", 1, 5), k -> "" + java.time.ZonedDateTime.parse("2000-01-0" + k + "T00:00Z")), "{}")',
}

# Two figures in one page, the first of which computes without end for k = 3; and for a page of a book.
BESIDE = """
var endless = live(whole("k", 1, 5), k -> { while (k == 3) { } return "k is " + k; });
var other = live(whole("m", 1, 400), m -> "twisted " + m + " is " + twist(m));
java.nio.file.Path folder = java.nio.file.Path.of("{}");
String second = nimbook.page.LivePage.of(other).fragment();
java.nio.file.Files.writeString(folder.resolve("beside.html"), nimbook.page.LivePage.of(endless).html()
    .replace("</main>", second + "</main>").replace("<span data-nb-share></span>", ""));
java.nio.file.Files.writeString(folder.resolve("fragments"), nimbook.page.LivePage.of(endless).fragment() + second);
"""

STATES = """for (int k = 1; k <= 9; k++) {
    var packed = nimbook.widget.model.JsonWithBuffers.of(plotted.at(List.of(k)).list().get(0).state());
    System.out.println(nimbook.widget.model.Json.write(packed.json()) + packed.buffers().stream()
        .map(b -> Base64.getEncoder().encodeToString(b)).toList());
}"""

SHOWN = """page => {
  const buffers = [];
  const plain = (value) => {
    if (value instanceof DataView) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      buffers.push(btoa(String.fromCharCode(...bytes)));
      return null;
    }
    if (Array.isArray(value)) return value.map(plain);
    return value && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)])) : value;
  };
  return { json: plain(page.nimbook.get("figures").list[0].state), buffers };
}"""


@pytest.fixture(scope="module")
def saved(cells, tmp_path_factory):
    """The pages, what saving each said, and what the notebook shows for all values of the plot."""
    folder = tmp_path_factory.mktemp("saved")
    cells.ran(CELLS)
    words = {name: shown(cells.ran(cell.format(folder / f"{name}.html")))["text/plain"] for name, cell in SAVED.items()}
    each = f'"{folder.as_posix()}/alone" + n + ".html"'
    cells.ran(f"for (int n = 23; n < 25; n++) save(play(sticks(n)).reasons(), {each});")
    cells.ran(BESIDE.replace("{}", folder.as_posix()))
    words["name"] = shown(cells.ran('name + " has " + (chance + 7)'))["text/plain"]
    printed = "".join(m["content"]["text"] for m in of(cells.ran(STATES), "stream"))
    bind(folder)
    return folder, words, printed.splitlines()


def bind(folder):
    """The two figures as a page of a book holds them, next to the library that all of its pages share."""
    assets, used = folder / "assets", {}
    figures = Figures(assets).live_fragment((folder / "fragments").read_text("utf-8"), used)
    (assets / "engine.js").write_text(engine_script(), "utf-8")
    (assets / "figures.js").write_text(figures_script(), "utf-8")
    scripts = "".join(
        f'<script src="assets/{name}.js"></script>' for name in (*(f"fronts/{n}" for n in used), "figures")
    )
    (folder / "book.html").write_text(f'<!doctype html><meta charset="utf-8"><title>Book</title>{scripts}{figures}')


@pytest.fixture
def open_page(tab, saved):
    return lambda name, **options: tab(saved[0] / f"{name}.html", **options)


def move(page, k):
    figure = page.locator("[data-nb-live]")
    expect(figure).to_have_attribute("data-nb-ready", "engine")
    figure.evaluate("(el, k) => el.nimbook.move({ k })", k)
    return figure


def test_a_plot_of_the_notebooks_own_methods_moves_as_in_the_notebook(open_page, saved):
    assert "notebook's own cells" in saved[1]["plot"]
    page = open_page("plot")
    for k in (1, 4, 9):
        found = move(page, k).evaluate(SHOWN)
        expected = saved[2][k - 1]
        text = expected[: expected.rindex("[")]
        assert found["json"] == json.loads(text)
        assert found["buffers"] == expected[expected.rindex("[") + 1 : -1].split(", ")


def test_a_game_of_ones_own_is_played(open_page):
    page = open_page("game")
    move(page, 3)
    expect(page.locator(".nb-stage")).to_contain_text("23")
    before = page.locator(".nb-scene").inner_text()
    page.locator(".nb-part-place").first.click()
    expect(page.locator(".nb-scene")).not_to_have_text(before)


def test_each_figure_of_a_loop_is_its_own(open_page):
    for n in (23, 24):
        page = open_page(f"alone{n}")
        expect(page.locator("[data-nb-live]")).to_have_attribute("data-nb-ready", "engine")
        expect(page.locator(".nb-stage")).to_contain_text(str(n))
        before = page.locator(".nb-scene").inner_text()
        page.locator(".nb-part-place").first.click()
        expect(page.locator(".nb-scene")).not_to_have_text(before)


@pytest.mark.parametrize("name, cell", [("records", "35"), ("claims", "5")])
def test_a_table_of_records(open_page, name, cell):
    page = open_page(name)
    move(page, 5)
    expect(page.locator(".nb-stage")).to_contain_text(cell)


def test_a_slider_of_many_values_leaves_none_out(open_page):
    page = open_page("rows")
    move(page, 399)
    expect(page.locator(".nb-stage")).to_contain_text("1197")


def test_a_number_or_text_has_the_notebooks_value(open_page, saved):
    page = open_page("chance")
    move(page, 7)
    expect(page.locator(".nb-scene")).to_contain_text(saved[1]["name"])


@pytest.mark.parametrize("name", ["beside", "book"])
def test_a_figure_that_computes_without_end_keeps_no_other_waiting(open_page, name):
    page = open_page(name)
    endless, other = (page.locator("[data-nb-live]").nth(i) for i in range(2))
    for figure in (endless, other):
        # A book loads the library at the first touch.
        figure.get_by_role("slider").first.focus()
        expect(figure).to_have_attribute("data-nb-ready", "engine")
    expect(endless.locator(".nb-stage")).to_contain_text("k is 1")
    # They ask at the same time.
    page.evaluate("""() => {
      const [endless, other] = document.querySelectorAll("[data-nb-live]");
      endless.nimbook.move({ k: 3 });
      other.nimbook.move({ m: 5 });
    }""")
    expect(other.locator(".nb-stage")).to_contain_text("twisted 5 is 6")
    expect(endless.locator(".nb-progress")).to_be_visible()
    # And later.
    slider = other.get_by_role("slider", name="m", exact=True)
    slider.press("ArrowRight")
    expect(other.locator(".nb-stage")).to_contain_text("twisted 6 is 3")
    expect(endless.locator(".nb-progress")).to_be_visible()
    expect(endless.locator(".nb-stage")).to_contain_text("k is 1")
    # A newer value ends the computation, and the other figure goes on.
    endless.evaluate("el => { el.nimbook.move({ k: 4 }); }")
    expect(endless.locator(".nb-stage")).to_contain_text("k is 4")
    expect(endless.locator(".nb-progress")).to_be_hidden()
    slider.press("ArrowRight")
    expect(other.locator(".nb-stage")).to_contain_text("twisted 7 is 0")


def test_a_second_worker_is_ready_before_another_figure_asks(open_page):
    page = open_page("beside")
    endless, other = (page.locator("[data-nb-live]").nth(i) for i in range(2))
    for figure in (endless, other):
        expect(figure).to_have_attribute("data-nb-ready", "engine")
    endless.evaluate("el => { el.nimbook.move({ k: 3 }); }")
    # A slow machine may have begun it while the page opened.
    if len(page.workers) == 1:
        page.wait_for_event("worker")
    assert len(page.workers) == 2
    other.evaluate("el => { el.nimbook.move({ m: 5 }); }")
    expect(other.locator(".nb-stage")).to_contain_text("twisted 5 is 6")
    expect(endless.locator(".nb-stage")).to_contain_text("k is 1")


def test_a_page_that_computes_something_else_keeps_its_picture(open_page):
    page = open_page("object", own=None)
    expect(page.locator("[data-nb-live]")).to_have_attribute("data-nb-ready", "none")
    expect(page.locator(".nb-stage")).to_contain_text(
        "The picture stays as it is: its cells give another one here than where it was made."
    )


def test_what_cannot_travel_is_named(saved):
    assert "ZonedDateTime.parse" in saved[1]["date"]


def test_a_page_is_small_enough_and_nothing_leaves_it(open_page, saved):
    assert (saved[0] / "plot.html").stat().st_size <= 1_500_000
    page = open_page("plot", own=None)
    move(page, 2)
    assert_no_request_leaves(page)
