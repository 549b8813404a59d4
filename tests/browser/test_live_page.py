"""Pages that stay live: opened from disk with the network cut, driven by mouse and keyboard, every grid compared with
the JVM's.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from support import hostile
from support.axe import violations
from support.livepages import LIVE, beside_library, save_all
from support.places import ROOT
from support.policy import assert_no_request_leaves
from support.readme import LIVE_PAGE

WEIGHT = 55

SHOWN = """page => page.nimbook.get("figures").list.map(({ component, state }) => {
  const paths = [], buffers = [];
  const take = (value, path) => {
    if (value instanceof DataView) {
      paths.push(path);
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      buffers.push(btoa(Array.from(bytes, (c) => String.fromCharCode(c)).join("")));
      return null;
    }
    if (Array.isArray(value)) return value.map((item, i) => take(item, [...path, i]));
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, take(item, [...path, key])]));
    return value;
  };
  return { component, state: take(state, []), paths, buffers };
})"""


@pytest.fixture(scope="module")
def pages(cells, tmp_path_factory):
    """Saved by a notebook, with what it shows for some values next to them."""
    folder = tmp_path_factory.mktemp("pages")
    save_all(cells, folder)
    return folder


class Page:
    def __init__(self, page, expected=None):
        self.page, self.expected = page, expected
        self.figure = page.locator("[data-nb-live]")

    def ready(self, how):
        expect(self.figure).to_have_attribute("data-nb-ready", how)
        return self

    def settle(self):
        expect(self.figure.locator(".nb-stage")).to_have_attribute("data-pending", "false")

    def set(self, values):
        """As its controls do."""
        self.figure.evaluate("(page, values) => page.nimbook.move(values)", values)
        self.settle()

    def read_shown(self):
        return self.figure.evaluate(SHOWN)

    def same(self, expected):
        shown = self.read_shown()
        assert len(shown) == len(expected)
        for a, b in zip(shown, expected):
            assert a["component"] == b["component"]
            assert a["state"] == b["state"]
            assert dict(zip(map(str, a["paths"]), a["buffers"])) == dict(zip(map(str, b["paths"]), b["buffers"]))


@pytest.fixture
def open_page(tab, pages):
    def open_page(name, **options):
        expected = json.loads((pages / f"{name}.json").read_text(encoding="utf-8"))
        return Page(tab(pages / f"{name}.html", width=1100, **options), expected)

    return open_page


# The others are compared by other tests of this file, or their figures by test_page_figures.py.
OWN = ("triangle", "sizes", "cells")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name in OWN else [pytest.mark.all])
        for name, (_, values) in LIVE.items()
        if values
    ],
)
def test_every_grid_of_a_page_is_the_jvms(open_page, name):
    page = open_page(name).ready("engine")
    assert page.expected
    for one in page.expected:
        page.set(one["values"])
        page.same(one["figures"])


def test_nothing_is_recognised_by_its_name(open_page):
    """Another title, and another name of a set of cells: the same numbers."""
    plain, renamed = (open_page(name).ready("engine") for name in ("triangle", "renamed"))
    for k in (0, 5, 12):
        for page in (plain, renamed):
            page.set({"k": k})
        assert renamed.read_shown()[0]["buffers"] == plain.read_shown()[0]["buffers"]
        assert renamed.read_shown()[0]["state"]["title"] == f"Odd {k}"


def test_a_large_first_picture_is_computed(open_page):
    page = open_page("large").ready("engine")
    # The library is there before the picture that it computes.
    page.settle()
    page.same(page.expected[0]["figures"])
    expect(page.figure.locator(".nb-stills")).to_be_hidden()


def test_a_slider_has_every_value(open_page):
    page = open_page("two").ready("engine")
    slider = page.figure.get_by_role("slider", name="a", exact=True)
    expect(slider).to_have_value("20")
    slider.focus()
    page.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("21")
    page.settle()
    page.same(page.expected[0]["figures"])
    expect(page.figure.locator(".nb-words")).to_have_text(
        "Computed in this page by the notebook's own cells: no kernel, no network."
    )


def test_a_slider_moves_the_picture(open_page):
    page = open_page("triangle").ready("engine")
    slider = page.figure.get_by_role("slider", name="k", exact=True)
    expect(slider).to_be_enabled()
    slider.focus()
    before = page.read_shown()[0]["buffers"]
    # Each picture is drawn once: no component has to draw itself anew.
    page.figure.locator(".nb-stage").evaluate(
        "stage => { stage.anew = 0; stage.addEventListener('nb-theme', () => stage.anew++); }"
    )
    page.page.keyboard.press("Home")
    page.settle()
    first = next(one for one in page.expected if one["values"] == {"k": 0})
    page.same(first["figures"])
    assert page.read_shown()[0]["buffers"] != before
    page.page.keyboard.press("End")
    page.settle()
    page.same(next(one for one in page.expected if one["values"] == {"k": 12})["figures"])
    assert page.figure.locator(".nb-stage").evaluate("stage => stage.anew") == 0


def test_a_parameter_plays(open_page):
    page = open_page("triangle").ready("engine")
    page.figure.get_by_role("button", name="play k").click()
    expect(page.figure.get_by_role("slider", name="k", exact=True)).to_have_value("12")
    page.settle()
    page.same(next(one for one in page.expected if one["values"] == {"k": 12})["figures"])


def test_a_click_is_answered_with_the_winning_moves(open_page):
    page = open_page("click").ready("engine")
    answer = page.figure.evaluate("page => page.nimbook.answer(0, { do: 'cell', row: 5, column: 8 })")
    assert answer["outcome"] == "N"
    # Wythoff's game: from (5, 8) the P-positions (3, 5), (1, 2)… that a queen reaches: (5, 3), (4, 7).
    assert [5, 3] in [answer["winning"][i : i + 2] for i in range(0, len(answer["winning"]), 3)]
    assert [4, 7] in [answer["winning"][i : i + 2] for i in range(0, len(answer["winning"]), 3)]


def test_what_is_refused_is_said_in_the_figures_place(open_page):
    page = open_page("beatty").ready("engine")
    page.set({"p": 3, "q": 3})
    expect(page.figure.locator(".nb-message")).to_contain_text("α = 1")
    page.set({"p": 3, "q": 2})
    expect(page.figure.locator(".nb-message")).to_be_hidden()


def test_where_the_engine_cannot_start_the_picture_stays_and_says_so(tab, pages, tmp_path):
    text = (pages / "triangle.html").read_text(encoding="utf-8").replace("data-nb-engine>", "data-nb-engine>AAAA", 1)
    (tmp_path / "broken.html").write_text(text, encoding="utf-8")
    page = Page(tab(tmp_path / "broken.html", own=None)).ready("none")
    expect(page.figure.locator(".nb-words")).to_contain_text(
        "The picture stays as it is: this browser could not start the engine"
    )
    expect(page.figure.get_by_role("slider", name="k", exact=True)).to_be_disabled()
    expect(page.figure.locator("canvas").first).to_be_visible()


def test_the_library_starts_while_the_page_is_read(tab, pages):
    """Its worker unpacks it while the page is drawn."""
    page = tab("about:blank")
    page.add_init_script("""
        const Before = Worker;
        window.begun = [];
        window.Worker = class extends Before {
          constructor(...given) { super(...given); begun.push(document.readyState); }
        };""")
    page.goto((pages / "triangle.html").as_uri())
    Page(page).ready("engine")
    assert page.evaluate("begun") == ["loading"]


def test_no_request_leaves_a_page(tab, pages):
    """Its policy refuses what a script in it tries; under the same policy every other test of this file runs."""
    page = tab(pages / "triangle.html", own=None, offline=False)
    expect(page.locator("[data-nb-live]")).to_have_attribute("data-nb-ready", re.compile(".+"))
    assert_no_request_leaves(page)


@pytest.mark.parametrize("name", ["triangle", "table"])
def test_no_script_runs_that_the_page_was_not_saved_with(tab, pages, name, tmp_path):
    text = (pages / f"{name}.html").read_text(encoding="utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)[1]
    assert "'sha256-" in policy and "'unsafe-inline'" not in policy.replace("style-src 'unsafe-inline'", "")
    # The library's loader alone needs it.
    assert ("'unsafe-eval'" in policy) == (name == "triangle")
    bad = tmp_path / "injected.html"
    markup = "".join(make("x") for make in (hostile.tag, hostile.image, hostile.svg))
    bad.write_text(text.replace("</main>", markup + "</main>", 1), encoding="utf-8")
    page = tab(bad, own=None, offline=False)
    expect(page.locator("[data-nb-live]")).to_have_attribute("data-nb-ready", re.compile("engine|still"))
    assert page.evaluate("() => window.hostile || []") == []


def test_damaged_data_are_said(tab, pages, tmp_path):
    text = (pages / "triangle.html").read_text(encoding="utf-8")
    at = text.index("data-nb-data>") + 2000
    bad = tmp_path / "damaged.html"
    bad.write_text(text[:at] + ("B" if text[at] == "A" else "A") + text[at + 1 :], encoding="utf-8")
    page = tab(bad, own=None)
    expect(page.locator(".nb-page-note")).to_have_text("The picture stays as it is: its data in this page are damaged.")
    expect(page.locator(".nb-stills")).to_be_visible()


@pytest.mark.parametrize(
    "name, choice", [("triangle", "f0.colors=1"), ("cells", "f1.colors=1"), ("table", "filters=[1]")]
)
def test_a_choice_that_a_figure_does_not_have_leaves_it_as_it_began(tab, pages, name, choice):
    address, words = (pages / f"{name}.html").as_uri(), []
    for link in (address, f"{address}#{choice}"):
        page = tab(link, width=1200, height=800)
        expect(page.locator(".nb-stage .nb-message")).to_be_hidden()
        # The address says again what is seen.
        page.wait_for_url(address)
        words.append(page.locator(".nb-stage .nb-figures").inner_text())
        assert page.locator(".nb-stage .nb-figure").count() == (2 if name == "cells" else 1)
    assert words[0] and words[0] == words[1]


def test_a_page_without_scripts_shows_its_still(tab, pages):
    page = tab(pages / "rule.html", own=None, java_script_enabled=False)
    expect(page.locator(".nb-stills img")).to_be_visible()
    assert page.locator(".nb-stills img").get_attribute("alt")


@pytest.mark.parametrize("name", LIVE)
def test_a_page_stays_small(pages, name):
    assert (pages / f"{name}.html").stat().st_size <= 1_500_000


@pytest.mark.parametrize("name", LIVE)
def test_a_figure_stays_small_beside_a_shared_library(pages, name, tmp_path):
    """Its cells, and the values of a small first picture; a large one is computed when the page opens."""
    assert beside_library((pages / f"{name}.fragment").read_text("utf-8"), tmp_path) <= 30_000


def test_a_link_opens_what_was_shown(tab, pages):
    address = (pages / "triangle.html").as_uri()
    first = tab(address, width=1200, height=800)
    slider = first.get_by_role("slider", name="k", exact=True)
    expect(slider).to_be_enabled()
    slider.focus()
    for _ in range(5):
        slider.press("ArrowRight")
    expect(slider).to_have_value("7")
    first.wait_for_url(re.compile("#k=7$"))
    first.locator(".nb-heatmap-upper").focus()
    first.keyboard.press("ArrowDown")
    first.keyboard.press("Enter")
    pinned = first.get_by_role("group", name="pinned cell")
    expect(pinned).to_contain_text("-position")
    first.wait_for_url(re.compile(r"#k=7&cell=\d+,\d+$"))

    other = tab(first.url, width=1200, height=800)
    expect(other.get_by_role("slider", name="k", exact=True)).to_have_value("7")
    expect(other.get_by_role("group", name="pinned cell")).to_have_text(pinned.inner_text(), use_inner_text=True)
    # Of a link that names no such value, the page stays as it began.
    other.goto("about:blank")
    other.goto(address + "#k=99&cell=1,2&view=%7B")
    expect(other.get_by_role("slider", name="k", exact=True)).to_have_value("2")
    expect(other.get_by_role("group", name="pinned cell")).to_contain_text("(1, 2)")


def test_a_page_fills_the_window_and_shows_the_code_of_its_address(tab, pages):
    page = tab("about:blank", own=None, width=1440, offline=False)
    page.route("http://course.test/**", lambda route: route.fulfill(path=pages / "triangle.html"))
    page.goto("http://course.test/triangle.html#k=5")
    expect(page.get_by_role("slider", name="k", exact=True)).to_have_value("5")
    # A square picture of 60 x 60 cells: most of the height, and nothing below the fold.
    page.wait_for_function(
        "() => document.querySelector('.nb-heatmap-upper').getBoundingClientRect().height > 550"
        " && document.documentElement.scrollHeight === 900"
    )
    page.get_by_role("button", name="QR code").click()
    code = page.get_by_role("dialog", name="QR code of this view")
    expect(code).to_contain_text("http://course.test/triangle.html#k=5")
    # The three corners that a camera looks for are dark, the fourth is not one of them.
    dark = """canvas => { const g = canvas.getContext("2d"), n = canvas.width;
        const at = (x, y) => g.getImageData(x, y, 1, 1).data[0] < 128;
        const edge = (from, to) => [1, 2, 3, 4, 5].every((i) => at(from[0] + (to[0] - from[0]) * i / 40,
            from[1] + (to[1] - from[1]) * i / 40));
        return [edge([4, 4], [n, 4]), edge([n - 5, 4], [n - 5, n]), edge([4, n - 5], [n, n - 5])]; }"""
    assert code.locator("canvas").evaluate(dark) == [True, True, True]
    code.click()
    expect(code).to_be_hidden()


def test_on_a_disk_a_page_says_where_its_address_would_have_a_code(tab, pages):
    page = tab(pages / "beatty.html")
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("dialog")).to_contain_text("lies on a disk")


def test_the_page_of_the_readme_opens_and_moves(tab):
    """It is of the day of the last `./lab store`, and must move in itself."""
    assert LIVE_PAGE.stat().st_size <= 1_500_000
    assert f"]({LIVE_PAGE.relative_to(ROOT).as_posix()})" in (ROOT / "README.md").read_text(encoding="utf-8")
    page = tab(LIVE_PAGE)
    stage = page.locator("[data-nb-live] .nb-stage")
    expect(stage).to_contain_text("row + column ≤ 2")
    expect(page.locator("[data-nb-live]")).to_have_attribute("data-nb-ready", "engine")
    stage.locator("input[type=range]").press("ArrowRight")
    expect(stage).to_contain_text("row + column ≤ 3")


def test_a_statement_that_cannot_be_read_says_where(open_page):
    opened = open_page("statement").ready("engine")
    field = opened.figure.locator(".nb-line")
    # The field is as wide as what is typed.
    field.fill("all n: A(G(n)) <= n < A(G(n) + 1)")
    expect(opened.figure.locator(".nb-picture svg")).to_have_attribute("aria-label", re.compile("Proved for all"))
    wide = field.bounding_box()["width"]
    field.fill("all n: n·n = n")
    message = opened.figure.locator(".nb-message")
    expect(message).to_have_text(
        "all n: n·n = n\n        ^ n·n is not linear: a product needs a number on one side", use_inner_text=True
    )
    expect(message).to_have_css("font-family", re.compile("[Mm]ono"))
    assert field.bounding_box()["width"] < wide
    field.fill("all n: A(n) >= n")
    expect(message).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_can_be_read_without_eyes(open_page, scheme):
    page = open_page("triangle", color_scheme=scheme).ready("engine")
    assert violations(page.page) == []
