"""./lab book in a browser whose network is cut: formulas, figures that hover, zoom and answer, search, dark and narrow;
slides; and the PDF, read.
"""

import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from support.axe import see_all, violations
from support.figures import FRAMES
from support.places import PYTHONPATH, ROOT
from support.policy import assert_no_request_leaves

WEIGHT = 50

CHAPTER = "01-wythoff"
LAST = "01c-queens-grundy-values"


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """A document's first notebook and its last with all that a book has, but for the reference of the library."""
    folder = tmp_path_factory.mktemp("book") / "book"
    # A process of its own: Playwright, which prints, can be started once at a time.
    environment = {**os.environ, "PYTHONPATH": PYTHONPATH}
    done = subprocess.run(
        [sys.executable, "-m", "nimbook.book", "--no-api", "--to", str(folder), CHAPTER, LAST],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "without its PDF" not in done.stderr and "stored pictures instead" not in done.stderr, done.stderr
    return folder


@pytest.fixture
def open_page(tab, book):
    def open_page(name, **options):
        page = tab(book / name, **options)
        page.wait_for_function("() => window.nimbookReady")
        return page

    return open_page


def stage(page, text):
    """The figure of the cell whose code contains this text, drawn."""
    cell = page.locator(".cell.code", has=page.locator(".input", has_text=text)).first
    cell.scroll_into_view_if_needed()
    found = cell.locator(".nb-stage")
    expect(found).to_be_visible()
    return found


def canvas(stage):
    return stage.locator("canvas").first.evaluate("c => c.toDataURL()")


def test_formulas_are_rendered(open_page):
    page = open_page(f"{CHAPTER}.html")
    assert page.locator(".katex-display .mfrac").count() >= 1
    assert page.locator(".katex-error").count() == 0
    # The fonts are the book's own.
    assert page.evaluate("() => document.fonts.check('16px KaTeX_Main')")
    assert "$" not in page.locator(".prose").all_inner_texts()[5]


def test_a_figure_hovers_and_zooms(open_page):
    page = open_page(f"{CHAPTER}.html")
    heat = stage(page, "Overlay.goldenLines()")
    upper = heat.locator("canvas.nb-heatmap-upper")
    upper.hover(position={"x": 200, "y": 200})
    expect(heat.locator(".nb-heatmap-tip")).to_contain_text("N-position")
    before = canvas(heat)
    upper.focus()
    upper.press("+")
    page.wait_for_function(
        "([c, before]) => c.toDataURL() !== before", arg=[heat.locator("canvas").first.element_handle(), before]
    )


def test_a_control_moves_the_picture_and_a_click_is_answered(open_page):
    page = open_page(f"{CHAPTER}.html")
    live = stage(page, 'whole("step", 0, 12)')
    before = canvas(live)
    slider = live.get_by_role("slider").first
    expect(slider).to_be_enabled()
    slider.focus()
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    page.wait_for_function(
        "([c, before]) => c.toDataURL() !== before", arg=[live.locator("canvas").first.element_handle(), before]
    )
    expect(live).to_contain_text("After step 5")
    grundy = stage(open_page(f"{LAST}.html"), 'whole("size", 8, 256)')
    grundy.locator("canvas.nb-heatmap-upper").click(position={"x": 150, "y": 120})
    expect(grundy).to_contain_text("winning move")


@pytest.mark.parametrize("name", ["index.html", f"{CHAPTER}.html", f"slides/{CHAPTER}.html"])
def test_no_request_leaves_a_page(open_page, name):
    """Its policy refuses what a script in it tries; under the same policy every other test of this file runs."""
    assert_no_request_leaves(open_page(name, own=None, offline=False))


def test_search_finds_and_leads_to_the_place(open_page):
    page = open_page("index.html")
    page.keyboard.press("/")
    page.keyboard.type("misere")
    first = page.locator(".found a").first
    expect(first).to_contain_text("Misère: the last coin loses")
    assert page.locator(".found mark").count() > 0
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"{CHAPTER}\.html#Misere"))
    expect(page.locator("#Misere-the-last-coin-loses-W7")).to_be_in_viewport()
    page.locator(".find input").fill("zzqx")
    expect(page.locator(".found")).to_contain_text("Nothing found")


def test_dark_by_the_system_and_by_the_button(open_page):
    ground = "() => getComputedStyle(document.body).backgroundColor"
    page = open_page(f"{CHAPTER}.html", color_scheme="dark")
    assert max(map(int, re.findall(r"\d+", page.evaluate(ground)))) < 60
    figure = stage(page, "play(BoardGame.queen()).start(5, 8)")
    dark = figure.evaluate("s => getComputedStyle(s).backgroundColor")
    assert max(map(int, re.findall(r"\d+", dark)[:3])) < 60
    page.locator(".theme").click()
    assert min(map(int, re.findall(r"\d+", page.evaluate(ground)))) > 230
    assert min(map(int, re.findall(r"\d+", figure.evaluate("s => getComputedStyle(s).backgroundColor"))[:3])) > 230


def test_narrow_pages_do_not_scroll_sideways_and_have_a_drawer(open_page):
    page = open_page(f"{LAST}.html", width=390, height=800)
    for text in ('whole("size", 8, 256)', "Ledger.of(Document.WYTHOFF)"):
        stage(page, text)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    # The figure comes first, and its code ends lines ahead of dots.
    fold = page.locator(".fold", has_text="Ledger.of(Document.WYTHOFF)")
    code = fold.locator("pre")
    expect(code).to_be_hidden()
    # By the key: figures above that are still to be drawn move what a pointer aims at.
    fold.locator("summary").press("Enter")
    expect(code).to_be_visible()
    assert code.inner_text().strip() == "Ledger.of(Document.WYTHOFF)" and code.locator("wbr").count() == 3
    # A stored table that is wider scrolls alone, under a title that is read without.
    title, room, table = page.evaluate(
        """() => {
          const still = document.createElement("div");
          still.className = "nb-stills";
          still.innerHTML = `<table><caption>${"The values. ".repeat(9)}</caption>`
            + "<tr>" + "<td>0123456789</td>".repeat(9) + "</table>";
          document.querySelector(".prose").after(still);
          const [table, title] = [still.firstChild, still.firstChild.caption];
          return [title.offsetWidth, still.clientWidth, table.offsetWidth];
        }"""
    )
    assert title <= room < table
    page.evaluate("() => scrollTo(0, 0)")
    contents = page.locator("#contents")
    expect(contents).not_to_be_visible()
    page.locator(".menu").click()
    expect(contents).to_be_visible()
    contents.get_by_text("The ledger").click()
    expect(contents).not_to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_chapter_can_be_read_without_eyes(open_page, scheme):
    # The last is a window of 1280 pixels at 400 per cent.
    for width, height in ((1440, 900), (390, 844), (320, 256)):
        page = open_page(f"{CHAPTER}.html", width=width, height=height, color_scheme=scheme)
        see_all(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        assert violations(page) == []
    assert violations(open_page("index.html", color_scheme=scheme)) == []


def test_slides_can_be_read_without_eyes(open_page):
    page = open_page(f"slides/{CHAPTER}.html", width=1280, height=720, reduced_motion="reduce")
    page.wait_for_function("() => window.Reveal && Reveal.isReady()")
    wrong = {}
    for slide in range(page.evaluate("() => Reveal.getTotalSlides()")):
        # A step may show only the next part of a slide.
        page.evaluate("slide => { while (Reveal.getSlidePastCount() < slide) Reveal.next(); }", slide)
        wrong[slide] = violations(page)
    assert {slide: found for slide, found in wrong.items() if found} == {}


def test_without_scripts_there_are_text_and_pictures(tab, book):
    page = tab(book / f"{CHAPTER}.html", own=None, java_script_enabled=False)
    image = page.locator(".nb-stills img").first
    image.scroll_into_view_if_needed()
    expect(image).to_be_visible()
    assert image.get_attribute("alt")


def test_slides_turn_and_figures_fit(open_page):
    page = open_page(f"slides/{CHAPTER}.html", width=1280, height=800)
    page.wait_for_function("() => Reveal.isReady()")
    expect(page.locator("section.present h1")).to_have_text(re.compile("Wythoff's game"))
    page.keyboard.press("Space")
    expect(page.locator("section.present .nb-stage.nb-lecture").first).to_be_visible()
    page.wait_for_function(
        "() => { const s = document.querySelector('section section.present'); "
        "return s.scrollHeight <= s.clientHeight + 2; }"
    )
    assert page.evaluate("() => Reveal.getTotalSlides()") > 20
    # A key inside a figure belongs to the figure.
    at = page.evaluate("() => JSON.stringify(Reveal.getIndices())")
    page.locator("section.present .nb-stage svg.nb-play-picture").focus()
    page.keyboard.press("ArrowLeft")
    page.evaluate(FRAMES)
    assert page.evaluate("() => JSON.stringify(Reveal.getIndices())") == at


def test_the_pdf_has_text_bookmarks_and_page_numbers(book):
    reader = PdfReader(book / "nimbook.pdf")
    text = [page.extract_text() for page in reader.pages]
    words = " ".join(" ".join(text).split())
    for heading in ("Wythoff's game", "Play first", "The floor formula (W4, W5)", "How a value comes about"):
        assert heading in words
    assert "BoardGame.queen().outcomes(16, 16)" in words

    def titles(outline):
        for one in outline:
            yield from titles(one) if isinstance(one, list) else [one.title]

    assert {"Contents", "Play first", "The ledger"} <= {title.strip() for title in titles(reader.outline)}
    contents = next(page for page in text if page.lstrip().startswith("Contents"))
    number = int(re.search(r"The ledger\s+(\d+)", contents)[1])
    assert "The ledger" in text[number - 1]
    assert any("/Link" == annotation.get_object()["/Subtype"] for annotation in reader.pages[1].get("/Annots", []))
