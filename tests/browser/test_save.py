"""The menu "save" under a live figure, and files written by a line of Java: what comes down is opened by a reader of
its own.
"""

import base64
import csv
import io
import re
import struct
import xml.etree.ElementTree as ET

import pytest
from playwright.sync_api import expect

from support.figures import menu, slide, unfold

WEIGHT = 25

CELLS = [
    "# Files",
    'IntParameter k = whole("k", 0, 4).start(2);\n'
    "live(k, n -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(n)).grundy(12, 12)).highlight(0))",
    "row(DataTable.of(Sequences.HOFSTADTER_G, 40), play(BoardGame.queen()).start(3, 4).size(8, 8))",
    'save(live(whole("n", 1, 3), n -> Plot.line("cubes", 0, n + 2, i -> i * i * i)), "cubes.pdf")',
    'Heatmap.of(BoardGame.queen().grundy(8, 8)).save("no such folder/wythoff.svg")',
]
HEAT, ROW, SAVED, REFUSED = range(1, 5)


@pytest.fixture(scope="module")
def book(notebook):
    return notebook.open(CELLS).run_all()


def take(stage, name, ending, scope=None):
    """Clicks a form and gives the name and the bytes of the download."""
    scope = scope or menu(stage)
    with stage.page.expect_download() as download:
        scope.get_by_role("button", name=name, exact=True).click()
    file = download.value
    assert file.suggested_filename.endswith("." + ending)
    return file.suggested_filename, open(file.path(), "rb").read()


def look(book, stage, name):
    """Screenshots to look at."""
    stage.scroll_into_view_if_needed()
    book.picture(f"save-{name}")


def test_nothing_is_requested_before_the_menu_is_used(book):
    stage = book.figure(HEAT)
    expect(stage.get_by_role("group", name="save as a file")).to_be_hidden()
    panel = menu(stage)
    look(book, stage, "menu")
    buttons = panel.get_by_role("button").all_inner_texts()
    assert buttons == [
        "SVG picture",
        "PNG picture",
        "copy picture",
        "PDF",
        "animated GIF of k",
        "CSV table",
        "Markdown table",
        "LaTeX",
        "b-file",
        "live page",
        "copy the line",
    ]


def test_the_picture_comes_as_svg_png_and_pdf(book):
    stage = book.figure(HEAT)
    name, svg = take(stage, "SVG picture", "svg")
    assert name == "grundy-values-wythoff-s-game-queen-terminal-row-k-2.svg"
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    # The browser draws it, too.
    width = stage.evaluate(
        """async (el, text) => {
          const image = new Image();
          image.src = "data:image/svg+xml;base64," + text;
          await image.decode();
          return image.naturalWidth;
        }""",
        base64.b64encode(svg).decode(),
    )
    assert width == int(root.get("width"))
    for scale in (2, 4):
        menu(stage).get_by_label("size of the PNG").select_option(str(scale))
        _, png = take(stage, "PNG picture", "png")
        assert struct.unpack(">II", png[16:24])[0] == scale * width
    _, pdf = take(stage, "PDF", "pdf")
    assert pdf.startswith(b"%PDF-1.") and pdf.rstrip().endswith(b"%%EOF")
    expect(stage.get_by_role("status").filter(has_text="saved grundy")).to_contain_text("kB")


def texts(svg):
    return [e.text for e in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_what_is_saved_is_what_is_seen(book):
    stage = book.figure(HEAT)
    tools = unfold(stage).get_by_role("toolbar", name="heatmap view")
    tools.get_by_text("Flip").click()
    tools.get_by_label("values to highlight").fill("0 1")
    tools.get_by_text("φ lines").click()
    stage.locator("canvas.nb-heatmap-upper").press("+")
    look(book, stage, "as-seen")
    _, seen = take(stage, "SVG picture", "svg")
    words = texts(seen)
    assert {"value 0 (P-positions)", "value 1", "φ lines"} <= set(words)
    # Zoomed: not all rows are seen any more; flipped: the greater number stands higher.
    rows = [
        (int(e.text), float(e.get("y")))
        for e in ET.fromstring(seen).iter("{http://www.w3.org/2000/svg}text")
        if e.get("text-anchor") == "end" and e.text.isdigit()
    ]
    assert 2 <= len(rows) < 12
    assert [y for _, y in sorted(rows)] == sorted((y for _, y in rows), reverse=True)
    menu(stage).get_by_label("as the code makes it").check()
    _, made = take(stage, "SVG picture", "svg")
    assert "value 1" not in texts(made) and "φ lines" not in texts(made)
    assert sum(text.isdigit() for text in texts(made)) > sum(text.isdigit() for text in words)
    menu(stage).get_by_label("as the code makes it").uncheck()
    menu(stage).get_by_label("no ground").check()
    _, clear = take(stage, "PNG picture", "png")
    # Colour type 6 has an alpha channel.
    assert clear[25] == 6
    menu(stage).get_by_label("no ground").uncheck()
    tools.get_by_text("Reset").click()


def test_a_picture_goes_to_the_clipboard(book):
    stage = book.figure(HEAT)
    stage.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    menu(stage).get_by_role("button", name="copy picture").click()
    expect(stage.get_by_role("status").filter(has_text="copied the picture")).to_contain_text("kB")
    kinds = stage.page.evaluate("async () => (await navigator.clipboard.read()).flatMap((item) => item.types)")
    assert kinds == ["image/png"]


def test_the_numbers_are_those_of_the_value_now(book):
    stage = book.figure(HEAT)
    slider = stage.get_by_role("slider", name="k", exact=True)
    slider.scroll_into_view_if_needed()
    slide(slider, 0)
    book.settle(stage)
    name, text = take(stage, "CSV table", "csv")
    assert "-k-0.csv" in name
    rows = list(csv.reader(io.StringIO(text.decode())))
    # Wythoff's game: P-positions (0, 0), (1, 2), (3, 5), (4, 7); the first column is the row's number.
    assert [row.index("0", 1) - 1 for row in rows[1:6]] == [0, 2, 1, 5, 7]
    _, b = take(stage, "b-file", "txt")
    assert b.decode().splitlines()[1:5] == ["0 0", "1 1", "2 1", "3 2"]


def test_a_gif_plays_the_parameter(book):
    stage = book.figure(HEAT)
    slider = stage.get_by_role("slider", name="k", exact=True)
    before = slider.input_value()
    _, gif = take(stage, "animated GIF of k", "gif")
    assert gif.startswith(b"GIF89a") and b"NETSCAPE2.0" in gif
    # A graphic control extension a picture.
    assert len(re.findall(rb"\x21\xf9\x04.{4}\x00", gif, re.S)) == 5
    # The control stayed where it was.
    expect(slider).to_have_value(before)


def test_several_figures_have_a_line_each_and_a_keyboard_is_enough(book):
    stage = book.figure(ROW)
    button = stage.get_by_role("button", name="save", exact=True)
    button.focus()
    button.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    table, board = (stage.get_by_role("group", name=f"figure {i}", exact=True) for i in (1, 2))
    assert board.get_by_role("button").all_inner_texts() == [
        "SVG picture",
        "PNG picture",
        "copy picture",
        "PDF",
        "LaTeX",
        "live page",
    ]
    _, text = take(stage, "b-file", "txt", table)
    # A005206 of the OEIS begins 0, 1, 1, 2, 3, 3.
    assert text.decode().splitlines()[1:7] == ["0 0", "1 1", "2 1", "3 2", "4 3", "5 3"]
    _, tex = take(stage, "LaTeX", "tex", board)
    assert b"\\begin{tikzpicture}" in tex
    button.focus()
    button.press("Tab")
    stage.page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(button).to_be_focused()


def test_a_line_of_java_writes_beside_the_notebook(book, kernel):
    assert (kernel.folder / "cubes.pdf").read_bytes().startswith(b"%PDF-1.")
    expect(book.cell(SAVED)).to_contain_text("cubes.pdf: PDF, ")
    expect(book.cell(REFUSED)).to_contain_text("there is no folder")
    assert not (kernel.folder / "no such folder").exists()
    assert not list(kernel.folder.glob(".nimbook-*"))
