"""Cells of a book that are edited: from a disk and from a server, with errors and completion by javac; what is left in
the address and as a notebook. No request leaves the folder of the page itself.
"""

import json
import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from support.pagejava import compiler
from support.places import PYTHONPATH
from support.served import Served

WEIGHT = 20

CELLS = [
    ("markdown", "# Small\n\n## First"),
    ("code", "int n = 3;"),
    ("code", "List<Integer> seen = new ArrayList<>();"),
    ("code", "seen.add(n)"),
    ("markdown", "## Second"),
    ("code", "BoardGame.queen().grundy(n, n)"),
    ("code", "int squared(int k) { return k * k; }\nsquared(n)"),
    ("code", "seen"),
    ("code", "1 + 1"),
]


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """A notebook of few cells as a book; its outputs are words that no cell makes."""
    compiler()
    folder = tmp_path_factory.mktemp("edited")
    stored = {"output_type": "execute_result", "execution_count": 1, "data": {"text/plain": "stored"}, "metadata": {}}
    cells = [
        {"cell_type": kind, "id": f"c{i}", "metadata": {}, "source": source}
        | ({"outputs": [stored], "execution_count": 1} if kind == "code" and "=" not in source else {})
        | ({"outputs": [], "execution_count": 1} if kind == "code" and "=" in source else {})
        for i, (kind, source) in enumerate(CELLS)
    ]
    spec = {"name": "nimbook", "display_name": "Java (nimbook)", "language": "java"}
    notebook = {"cells": cells, "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}
    (folder / "small.ipynb").write_text(json.dumps(notebook), "utf-8")
    command = (
        "import sys; from pathlib import Path; from nimbook.book.bind import Bindery, Book; "
        "target = Path(sys.argv[2]); target.mkdir(); bindery = Bindery(target); bindery.assets(); "
        "bindery.write(Book('b', '', [bindery.chapter(Path(sys.argv[1]), {'small'}, {})]))"
    )
    environment = {**os.environ, "PYTHONPATH": PYTHONPATH}
    given = [sys.executable, "-c", command, folder / "small.ipynb", folder / "book"]
    done = subprocess.run(given, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "book"


class Reader:
    """A page of the book, and its cells by what stands in them."""

    def __init__(self, page):
        self.page = page

    def cell(self, number):
        return self.page.locator(f'.cell.code[data-cell="{number}"]')

    def edit(self, number):
        self.cell(number).get_by_role("button", name="Edit").click()
        self.ran(number)

    def ran(self, number):
        expect(self.cell(number).locator(".editor-bar [role=status]")).to_have_text(re.compile("ms|error"))

    def write(self, number, source):
        """Another source in the field; its end is where the cursor is."""
        self.cell(number).locator(".cm-content").click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(source)

    def run(self, number, source):
        self.write(number, source)
        self.cell(number).locator("[role=status]").evaluate("e => e.textContent = ''")
        self.page.keyboard.press("Shift+Enter")
        self.ran(number)

    def shows(self, number, text):
        expect(self.cell(number).locator(".outputs")).to_have_text(text)


@pytest.fixture
def reader(tab, book):
    """Opens pages from the disk, or from another place; what they ask for must be the book's."""

    def open_reader(name="small.html", place=None, **options):
        place = place or book.as_uri()
        return Reader(tab(f"{place}/{name}", own=(place, "blob:", "data:"), **options))

    return open_reader


def test_a_cell_and_those_that_depend_on_it_run_in_a_page_from_a_disk(reader):
    here = reader()
    assert here.page.evaluate("document.querySelectorAll('script[src*=compiler]').length") == 0
    here.edit(1)
    here.run(1, "int n = 4;")
    here.shows(3, "true")
    expect(here.cell(5).locator(".outputs .nb-stage")).to_contain_text("4 × 4 cells, values 0 to 6")
    here.shows(6, "16")
    here.shows(7, "[4]")
    here.shows(8, "stored")
    expect(here.cell(5).locator(".outputs .nb-page")).to_have_count(1)


def test_any_program_runs_on_a_page_of_its_own(reader):
    here = reader("index.html")
    here.page.get_by_role("link", name="Any program").click()
    here.ran(1)
    here.shows(1, "1 squared is 1\n2 squared is 4\n3 squared is 9")
    other = """import java.util.function.*;
interface Shape { double area(); }
record Square(double side) implements Shape { public double area() { return side * side; } }
public class Shapes {
    public static void main(String... arguments) {
        System.out.println(new Square(1.5).area() + arguments.length);
    }
}"""
    here.run(1, other)
    here.shows(1, "2.25")
    here.run(1, other.replace("side * side", "side * name"))
    here.shows(1, re.compile(r"line 3, column \d+: cannot find symbol\s+symbol:\s+variable name"))
    expect(here.cell(1).locator(".cm-lintRange-error")).to_have_text("name")
    here.run(1, "int half(int n) { return n / 2; }\nhalf(85)")
    here.shows(1, "42")


@pytest.mark.all
def test_the_same_from_a_server(reader, book):
    server = Served(book)
    here = reader(place=server.url, offline=False)
    here.edit(6)
    here.shows(6, "9")
    here.run(6, "squared(n + 1)")
    assert "squared" in here.cell(6).locator(".outputs").inner_text(), "the cell no longer declares it"
    here.run(6, 'int squared(int k) { return k * k; }\nSystem.out.println("printed"); squared(n + 1)')
    here.shows(6, "printed16")
    server.close()


@pytest.mark.all
def test_errors_stand_at_their_places(reader):
    here = reader()
    here.edit(8)
    here.run(8, "int a = 1;\nString b = a;")
    here.shows(8, re.compile(r"line 2, column 12: incompatible types: int cannot be converted to String"))
    mark = here.cell(8).locator(".cm-lintRange-error")
    expect(mark).to_have_text("a")
    here.run(8, "new int[] {1}[2]")
    here.shows(8, re.compile("ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 1"))
    expect(mark).to_have_count(0)
    here.run(8, "1 + 2")
    here.shows(8, "3")


@pytest.mark.all
def test_tab_completes_with_types(reader):
    here = reader()
    here.edit(8)
    here.write(8, "BoardGame.queen().outc")
    here.page.keyboard.press("Tab")
    offered = here.page.locator(".cm-tooltip-autocomplete li")
    wanted = offered.filter(has_text="outcomes(int rows, int columns) : OutcomeTable")
    expect(wanted).to_have_count(1)
    wanted.click()
    expect(here.cell(8).locator(".cm-content")).to_have_text("BoardGame.queen().outcomes")
    here.write(8, "")
    here.page.keyboard.press("Tab")
    here.page.keyboard.type("x")
    # Elsewhere it indents.
    here.page.wait_for_function(
        "el => el.textContent === '    x'", arg=here.cell(8).locator(".cm-line").element_handle()
    )


@pytest.mark.all
def test_what_was_edited_stays_in_the_address_and_is_left_again(reader):
    here = reader("small.html#Second")
    here.edit(1)
    here.run(1, "int n = 5;")
    here.page.wait_for_url(re.compile("#Second;edit="))
    here.page.reload()
    here.shows(6, "25")
    expect(here.cell(1).locator(".cm-content")).to_have_text("int n = 5;")
    here.page.locator("#contents a", has_text="First").click()
    here.page.wait_for_url(re.compile("#First;edit="))
    here.cell(1).get_by_role("button", name="As it was").click()
    here.shows(6, "9")
    here.page.wait_for_url(re.compile("#First$"))
    assert here.cell(1).locator(".cm-content").inner_text() == "int n = 3;"


@pytest.mark.all
def test_the_notebook_is_downloaded_as_it_is_now(reader):
    here = reader()
    here.edit(8)
    here.run(8, "2 + 2")
    with here.page.expect_download() as download:
        here.cell(8).get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "small.ipynb"
    notebook = json.loads(download.value.path().read_text("utf-8"))
    assert [(cell["cell_type"], cell["source"]) for cell in notebook["cells"]] == [*CELLS[:-1], ("code", "2 + 2")]
    assert notebook["metadata"]["kernelspec"]["name"] == "nimbook"


@pytest.mark.all
def test_what_does_not_end_is_stopped_and_values_live_on(reader):
    here = reader()
    here.edit(8)
    here.write(8, "while (true) {}")
    here.page.keyboard.press("Shift+Enter")
    here.cell(8).get_by_role("button", name="Stop").click()
    here.shows(8, "stopped")
    here.run(8, "n + 1")
    here.shows(8, "4")


@pytest.mark.all
@pytest.mark.parametrize("width", [390, 1300])
def test_the_button_covers_no_code(reader, width):
    here = reader(width=width)
    covered = """() => [...document.querySelectorAll(".input")].filter((input) => {
      const range = document.createRange();
      range.selectNodeContents(input.querySelector("code, pre"));
      const button = input.querySelector(".edit").getBoundingClientRect();
      return [...range.getClientRects()].some((word) => word.width && word.right > button.left
        && word.left < button.right && word.bottom > button.top && word.top < button.bottom);
    }).length"""
    assert here.page.evaluate("() => document.querySelectorAll('.input > .edit').length") == 7
    assert here.page.evaluate(covered) == 0
    here.edit(8)
    assert here.page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.all
def test_slides_are_edited_too(reader):
    here = reader("slides/small.html")
    here.page.wait_for_function("() => Reveal.isReady()")
    here.page.evaluate("Reveal.slide(2, 0, 9)")
    at = here.page.evaluate("() => JSON.stringify(Reveal.getIndices())")
    cell = here.page.locator("section.present .cell.code", has_text="1 + 1")
    number = int(cell.get_attribute("data-cell"))
    here.edit(number)
    here.run(number, "2 + 3")
    here.shows(number, "5")
    here.page.keyboard.press("ArrowRight")
    assert here.page.evaluate("() => JSON.stringify(Reveal.getIndices())") == at, "keys belong to the field"
    here.page.wait_for_url(re.compile(r"#/[0-9/]+;edit="))
