"""The menu's "copy the line": what is set in the page of any kind of figure stands in a line of Java. That line, run in
another cell of the notebook, makes the same figure in the same state, and files of the same picture.
"""

import pytest
from playwright.sync_api import expect

from support.figures import UNFOLD, canvas, cell, menu, unfold

WEIGHT = 40

QUEEN = "BoardGame.queen().grundy(24, 24)"
TERMS = "DataTable.of(Sequences.HOFSTADTER_G, 300)"


def tools(stage):
    return unfold(stage).get_by_role("toolbar", name="heatmap view")


def paint(stage):
    """Everything that the tools of a heatmap change, a pinned cell, zoom, and the letters of a lecture room."""
    tools(stage).get_by_label("colours").select_option("mod")
    tools(stage).get_by_label("values to highlight").fill("0 3")
    tools(stage).get_by_text("Flip").click()
    tools(stage).get_by_text("φ lines").click()
    stage.locator("canvas.nb-heatmap-upper").press("+")
    stage.page.mouse.click(*cell(stage, 12, 12))
    expect(stage.get_by_role("group", name="pinned cell")).to_contain_text(", 12)")
    stage.get_by_role("button", name="lecture size").click()


def formula(stage):
    field = tools(stage).get_by_label("formula in the row x and the column y, laid over the cells")
    field.fill("x + y == 7")
    field.press("Enter")
    expect(stage.locator(".nb-heatmap-tools")).to_contain_text("x + y == 7")


def unpin(stage):
    stage.get_by_label("unpin the cell").click()


def rows(stage):
    by = stage.get_by_role("columnheader").nth(1).get_by_role("button")
    by.click()
    by.click()
    unfold(stage).get_by_label("find rows that contain").fill("1")
    stage.get_by_role("button", name="filter columns").click()
    stage.get_by_label("filter n", exact=True).fill(">10, !=21")
    expect(stage.locator(".nb-table-where")).to_contain_text("found")
    stage.get_by_role("button", name="next page").click()


def sort(stage):
    stage.get_by_role("columnheader").nth(1).get_by_role("button").click()


def series(stage):
    stage.get_by_role("button", name="cubes").click()
    stage.locator(".nb-plot-picture").press("+")


def step(stage):
    for _ in range(3):
        stage.get_by_role("slider").first.press("ArrowRight")


def tree(stage):
    stage.locator("[data-part='0']").click()


def computer(stage):
    """The computer begins: a move without a hand."""
    unfold(stage).get_by_label("who begins").select_option("computer")
    expect(stage.get_by_role("list", name="moves").get_by_role("listitem").first).to_be_attached()
    expect(stage.get_by_role("button", name="Undo")).to_be_attached()


def card(stage):
    stage.locator("button[data-key='fails']").click()


def flip(stage):
    tools(stage).get_by_text("Flip").click()


def both(stage):
    tools(stage).get_by_text("Flip").click()
    sort(stage)


def tabs(stage):
    stage.get_by_role("tab", name="terms").click()
    sort(stage)


def words(stage):
    stage.get_by_text("king=1", exact=True).click()
    stage.get_by_role("switch").click()
    stage.get_by_role("textbox").first.fill("50 % \"of\" C:\\u0041 & 'more' + =")
    stage.get_by_role("textbox").first.press("Enter")
    step(stage)


def others(stage):
    stage.locator("summary").click()
    stage.locator(".nb-square").nth(6).click()
    stage.get_by_role("button", name="again").click()


# The cell; what is done in its page; what of that stands in the line.
FIGURES = {
    "heatmap": (f"// a comment\nHeatmap.of({QUEEN}) // and another", paint, "colors={'kind':'mod'"),
    "grid": (QUEEN, formula, "formula='x %2B y == 7'"),
    "own pin": (f"Heatmap.of({QUEEN}).pin(5, 3)", unpin, '.pin(5, 3).at("cell=none")'),
    "table": (TERMS, rows, "find='1'"),
    "records": (
        'record Roll(int n, String face) {}\nList.of(new Roll(1, "b"), new Roll(2, "a"), new Roll(3, "d"))',
        sort,
        "DataTable.of(List.of(new Roll(1",
    ),
    "plot": (
        'Plot.line("squares", 0, 30, i -> i * i).and(Plot.line("cubes", 0, 30, i -> i * i * i))',
        series,
        "hidden=['cubes']&zoom=",
    ),
    "proof": (
        'var k = whole("k", 1, 60).start(13);\nlive(k, n -> BeattyCut.of(BeattyPair.GOLDEN, n))',
        step,
        'live(k, n -> BeattyCut.of(BeattyPair.GOLDEN, n)).at("k=',
    ),
    "tree": ("tree(Rulesets.chomp(2, 3))", tree, "open=["),
    "board": ("play(BoardGame.queen()).start(5, 7).size(9, 9)", computer, "play={'from':'"),
    "coins": ("play(FibonacciNim.start(20))", computer, "'players':'computer'"),
    "digits": ('play(DigitalDeletions.of("618034"))', computer, "'players':'computer'"),
    "pins": ("play(Octal.kayles(), 9)", computer, "'players':'computer'"),
    "game": ("play(21, n -> n < 2 ? List.of() : List.of(n - 1, n - 2))", computer, "'players':'computer'"),
    "ledger": ("Ledger.of(Document.BEATTY)", card, "only='fails'"),
    "row": (f"row(Heatmap.of({QUEEN}), {TERMS})", both, "flipped=true&f1.sort=[{'name':"),
    "tabs": (f'row(Heatmap.of({QUEEN}), {TERMS}).tabs("cells", "terms")', tabs, "tab=1&f1.sort="),
    "whole": (
        'live(whole("k", 0, 12).start(2), n -> BoardGame.queen().terminal(Cells.triangle(n)).grundy(20, 20))',
        step,
        '.at("k=',
    ),
    "words": (
        'live(choice("piece", "queen & rook", "king=1"), toggle("on"), text("t"), decimal("x", 0, 2).start(1), '
        "(p, on, t, x) -> p + on + t + x)",
        words,
        "piece=king=1&on=true&t=50 %25 %22of%22 C:%5Cu0041 %26 'more' %2B =&x=",
    ),
    "controls": ('live(List.of(cells("c", 4, 4), button("again")), v -> v.toString())', others, "c=[[1,2]]&again=1"),
    "variable": (
        'var shown = live(whole("m", 0, 9), m -> Plot.line("m", 0, 9, i -> i * m));\nshown',
        step,
        'shown.at("m=',
    ),
    "middle": ("show(Heatmap.of(BoardGame.rook().grundy(24, 24)));", flip, "Heatmap.of(BoardGame.rook()"),
}


@pytest.fixture
def book(notebook, name):
    """The cell, and behind it one for the line."""
    notebook.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return notebook.open([FIGURES[name][0], "0"])


def copy_line(book, stage):
    menu(stage).get_by_role("button", name="copy the line").click()
    expect(stage.locator(".nb-save-word")).to_contain_text("copied: ")
    line = book.page.evaluate("navigator.clipboard.readText()")
    assert stage.locator(".nb-save-word").text_content() == "copied: " + line
    return line


def pictures(stage):
    """The SVG file of each figure of the output."""
    files = []
    for button in menu(stage).get_by_role("button", name="SVG picture").all():
        with stage.page.expect_download() as download:
            button.click()
        files.append(download.value.path().read_text(encoding="utf-8"))
    return files


def look(book, stage):
    """What is on the screen: words, and the pixels of a canvas."""
    book.page.mouse.move(2, 2)
    book.page.evaluate("() => document.activeElement.blur()")
    book.settle(stage)
    # Parts of a picture that have gone fade.
    expect(stage.locator(".nb-part:not([data-part])")).to_have_count(0)
    # What the computer said of its move is gone when the play is opened again.
    stage.locator(".nb-playing-note").evaluate_all("notes => notes.forEach((note) => { note.hidden = true; })")
    stage.evaluate(UNFOLD)
    has_canvas = stage.locator(".nb-figures canvas").count() > 0
    return stage.locator(".nb-figures").inner_text(), canvas(stage) if has_canvas else None


@pytest.mark.parametrize("name", FIGURES)
def test_the_line_makes_what_is_seen(book, name):
    _, change, part = FIGURES[name]
    stage = book.run(0).figure(0)
    made = look(book, stage)
    change(stage)
    shown = look(book, stage)
    line = copy_line(book, stage)
    assert part in line
    assert shown != made
    saved = pictures(stage)
    book.write(1, line)
    other = book.run(1).figure(1)
    assert look(book, other) == shown
    assert copy_line(book, other) == line
    assert pictures(other) == saved
