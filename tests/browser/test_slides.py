"""Every slide of every notebook at the sizes of projectors: nothing overflows, all is read from the last row."""

import os
import subprocess
import sys

import pytest

from support.places import PYTHONPATH, ROOT, notebooks

WEIGHT = 25

# The gallery's two parts have a figure of every kind; the others have what they have.
USUAL = {"09-gallery", "09b-boards-to-play-on"}
DECKS = [path.stem if path.stem in USUAL else pytest.param(path.stem, marks=pytest.mark.all) for path in notebooks()]
SIZES = [(1280, 720), *(pytest.param(*size, marks=pytest.mark.all) for size in [(1440, 900), (1920, 1080)])]
# A letter of the last row is at least a 45th of the slide's height, or of what 16:9 would leave of a narrower one;
# rounding of scales takes a little.
LEAST = 1 / 45 * 0.97


def least(width, height):
    return LEAST * min(height, width * 9 / 16)


# A heatmap has 0.55 of the slide's height, less a twentieth for cells of whole pixels; one of few lines has half of the
# width.
SHARE, WIDE = 0.55 * 0.95, 0.5

BIND = """
import sys
from pathlib import Path
from nimbook.book.bind import Bindery, Book
folder, paths = Path(sys.argv[1]), [Path(path) for path in sys.argv[2:]]
folder.mkdir(parents=True)
bindery = Bindery(folder)
bindery.assets()
chapters = [bindery.chapter(path, {path.stem for path in paths}, {}) for path in paths]
bindery.write(Book("slides", "", chapters))
"""

CURRENT = (
    "(document.querySelector('section.stack.present > section.present') || document.querySelector('section.present'))"
)

# What is wrong with the slide that is shown; formulas have smaller letters above and below the line.
WRONG = f"""least => {{
  const slide = {CURRENT}, wrong = [];
  if (slide.scrollHeight > slide.clientHeight + 2) wrong.push("too high: " + (slide.scrollHeight - slide.clientHeight));
  if (slide.scrollWidth > slide.clientWidth + 2) wrong.push("too wide: " + (slide.scrollWidth - slide.clientWidth));
  // reveal.js takes every section for a slide, and a slide that holds one for a stack without a margin.
  if (slide.querySelector("section")) wrong.push("a figure's section among the slides");
  const letters = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {{
    const el = letters.currentNode.parentElement;
    if (!letters.currentNode.data.trim() || !el.getClientRects().length) continue;
    if (el.closest(".katex, sub, sup, aside, title, .nb-said")) continue;
    const scale = el.ownerSVGElement ? el.ownerSVGElement.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(el).fontSize) * scale;
    if (size < least) wrong.push(size.toFixed(1) + " pixels: " + letters.currentNode.data.trim().slice(0, 30));
  }}
  // Rows of a table, cards and printed text scroll; a picture that does is cut off.
  for (const el of slide.querySelectorAll("*")) {{
    if (!el.querySelector("svg, canvas, img") || !el.getClientRects().length) continue;
    if (el.closest(".nb-table-scroll, pre, aside, svg") || el.querySelector(".nb-ledger")) continue;
    if (getComputedStyle(el).overflow === "visible") continue;
    const [x, y] = [el.scrollWidth - el.clientWidth, el.scrollHeight - el.clientHeight];
    if (x > 2 || y > 2) wrong.push("a picture scrolls: " + el.className + " by " + [x, y]);
  }}
  for (const strong of slide.querySelectorAll("strong"))
    if (getComputedStyle(strong).fontWeight !== "700") wrong.push("not bold: " + strong.textContent);
  return wrong;
}}"""

# Heatmaps that are lower than they may be, before the words below them are shown.
LOW = f"""([share, wide]) => [...{CURRENT}.querySelectorAll(".nb-heatmap [data-plot]")].flatMap(cells => {{
  const [, , width, height] = cells.dataset.plot.split(" ");
  if (height >= share * innerHeight || width >= wide * innerWidth) return [];
  return ["a heatmap of " + (100 * height / innerHeight).toFixed(1) + " % of the height"];
}})"""

# All figures of the slide are drawn, and nothing has changed its size for some frames.
SETTLED = f"""() => new Promise(done => {{
  let last = "", same = 0;
  const look = () => {{
    const slide = {CURRENT};
    const fits = !slide.querySelector(".sheet.fitting");
    const all = [...slide.querySelectorAll("[data-nb-figure]")].every(page =>
        !page.querySelector("[data-nb-data]") || page.querySelector(".nb-stage") || page.dataset.nbAwake === undefined);
    const now = slide.scrollHeight + " " + [...slide.querySelectorAll(".nb-figure, .sheet")].map(e => e.offsetHeight);
    same = all && fits && now === last ? same + 1 : 0;
    last = now;
    if (same > 8) done(); else requestAnimationFrame(look);
  }};
  look();
}})"""


@pytest.fixture(scope="module")
def decks(request, tmp_path_factory):
    """The slides of the stored notebooks that are needed; their figures are drawn, but no engine is there to move
    them.
    """
    names = {item.callspec.params["deck"] for item in request.session.items if item.path == request.path}
    folder = tmp_path_factory.mktemp("slides") / "book"
    environment = {**os.environ, "PYTHONPATH": PYTHONPATH}
    command = [sys.executable, "-c", BIND, str(folder), *(str(path) for path in notebooks() if path.stem in names)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return folder / "slides"


def open_deck(tab, decks, deck, width, height):
    page = tab(decks / f"{deck}.html", None, width, height, reduced_motion="reduce")
    page.wait_for_function("() => window.Reveal && Reveal.isReady()")
    return page


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_slide_fits_and_is_read_from_the_last_row(tab, decks, deck, width, height):
    page = open_deck(tab, decks, deck, width, height)
    wrong = {}
    while True:
        page.evaluate(SETTLED)
        number = page.evaluate("() => Reveal.getSlidePastCount()") + 1
        step = page.evaluate("() => Reveal.getIndices().f ?? -1")
        found = page.evaluate(WRONG, least(width, height))
        if step < 0:
            found += page.evaluate(LOW, [SHARE, WIDE])
        if found:
            wrong[(number, step)] = found[:3]
        if page.evaluate("() => Reveal.isLastSlide() && !Reveal.availableFragments().next"):
            break
        page.evaluate("() => Reveal.next()")
    assert wrong == {}


# A figure that is drawn late is higher than it was when its slide was laid out.
LATER = f"""() => {{
  const slide = {CURRENT}, late = document.createElement("div");
  late.style.height = "90px";
  slide.querySelector(".nb-page").append(late);
  return slide.scrollHeight > slide.clientHeight + 2;
}}"""


@pytest.mark.parametrize("deck", ["00-tour"])
def test_a_figure_that_grows_later_fits_again(tab, decks, deck):
    page = open_deck(tab, decks, deck, 1280, 720)
    page.evaluate(SETTLED)
    while page.evaluate(f"() => {CURRENT}.querySelector('.nb-stage canvas') === null"):
        assert not page.evaluate("() => Reveal.isLastSlide()"), "no slide has a figure that is drawn"
        page.evaluate("() => Reveal.next()")
        page.evaluate(SETTLED)
    assert page.evaluate(LATER)
    page.wait_for_function(f"() => {CURRENT}.scrollHeight <= {CURRENT}.clientHeight + 2")
