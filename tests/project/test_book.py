"""./lab book: what it accepts and refuses, and what stands in the folder it writes. What the pages do is tried in
tests/browser/test_book.py.
"""

import contextlib
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import nbformat
import nimbook.book.__main__ as command
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_output
from nimbook.book import edit, given, live
from nimbook.book.bind import Bindery, chapter_number
from nimbook.book.browser import usual_places
from nimbook.book.slides import TYPES, set_slides, slide_types
from nimbook.book.text import link, on_paper, sections, with_plain_anchors

from support.places import ROOT, notebooks

TWO = ["01-wythoff", "05-fibonacci-nim"]
OUTSIDE = re.compile(r"(https?:)?//", re.I)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Two notebooks as they are stored, on a machine without a browser: the PDF and what a kernel adds belong to the
    browser's tests.
    """
    folder = tmp_path_factory.mktemp("book") / "book"
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stderr(io.StringIO()) as said:
        patch.setattr(command, "find", lambda: None)
        # Whether javac is compiled for pages by now is chance.
        patch.setattr(edit, "possible", lambda: False)
        assert command.main(["--stills", "--no-api", "--to", str(folder), *TWO]) == 0
    return folder, said.getvalue()


@pytest.fixture
def book(made):
    return made[0]


def test_without_a_browser_the_book_is_written_without_its_pdf(made):
    folder, said = made
    assert "No Chromium, Chrome or Edge was found: the book is written without its PDF" in said
    assert re.search(r"· binding 2 notebooks … \d+ figures, \d+ s", said)
    assert not list(folder.rglob("*.pdf")) and ".pdf" not in (folder / "index.html").read_text(encoding="utf-8")


class Names(HTMLParser):
    """What a page loads, where it leads, and the places in it."""

    def __init__(self, path: Path):
        super().__init__()
        self.loads, self.links, self.places = [], [], set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        known = dict(attributes)
        if known.get("id"):
            self.places.add(known["id"])
        if tag == "a":
            self.links.append(known.get("href", ""))
        else:
            self.loads += [known[name] for name in ("src", "href", "srcset", "data", "poster") if known.get(name)]


def pages(folder):
    return sorted(path for path in folder.rglob("*.html"))


def test_every_notebook_has_a_page_and_slides(book):
    expected = {"index.html", *(f"{name}.html" for name in TWO), *(f"slides/{name}.html" for name in TWO)}
    assert {path.relative_to(book).as_posix() for path in pages(book)} == expected
    assert sorted(path.name for path in book.iterdir()) == [
        "01-wythoff.html",
        "05-fibonacci-nim.html",
        "LICENSE.txt",
        "NOTICE.txt",
        "assets",
        "index.html",
        "slides",
    ]


def test_nothing_is_loaded_from_elsewhere(book):
    for page in pages(book):
        for name in Names(page).loads:
            assert not OUTSIDE.match(name), f"{page.name} loads {name}"
    for sheet in book.rglob("*.css"):
        for name in re.findall(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)", sheet.read_text(encoding="utf-8")):
            assert not OUTSIDE.match("".join(name)), f"{sheet.name} loads {name}"


def test_every_file_and_every_place_that_is_named_is_there(book):
    known = {page: Names(page) for page in pages(book)}
    for page, names in known.items():
        for target in names.loads + names.links:
            if re.match(r"[a-z]+:", target):
                continue
            path, place = urldefrag(target)
            file = (page.parent / unquote(path)).resolve() if path else page
            assert file.exists(), f"{page.name} names {target}"
            assert not place or unquote(place) in known[file].places, f"{page.name} names {target}"
    for sheet in book.rglob("*.css"):
        for name in re.findall(r"url\(\s*['\"]?([^'\")]+)", sheet.read_text(encoding="utf-8")):
            assert name.startswith("data:") or (sheet.parent / name).exists(), f"{sheet.name} names {name}"


def test_contents_list_every_section_of_every_chapter(book):
    expected = []
    for name in TWO:
        stored = nbformat.read(next(path for path in notebooks() if path.stem == name), as_version=4)
        for cell in stored.cells:
            if cell.cell_type == "markdown":
                expected += re.findall(r"^## (.*)$", cell.source, re.M)
    assert len(expected) > 10
    for page in (book / "index.html", book / f"{TWO[0]}.html"):
        listed = re.findall(r'<li><a href="[^"]+\.html#[^"]+">(.*?)</a></li>', page.read_text(encoding="utf-8"))
        assert len(listed) == len(expected)
    assert "The construction, step by step (W2)" in listed and "Who loses at the beginning (F5)" in listed


def test_the_search_index_holds_prose_code_and_answers(book):
    text = (book / "assets/search-index.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("window.nimbookIndex = ").rstrip(";\n"))
    assert {one["page"] for one in index} == {f"{name}.html" for name in TWO}
    whole = {one["title"]: one["text"] for one in index if one["page"] == "01-wythoff.html"}
    assert "encyclopaedia article" in whole["Wythoff's game"]
    assert "Construction.of(8)" in whole["The construction, step by step (W2)"]
    assert "165_580_140" in whole["The floor formula (W4, W5)"] and "true" in whole["The floor formula (W4, W5)"]
    assert not any("data-nb" in one["text"] or "¶" in one["title"] for one in index)


def test_the_front_page_shows_a_picture_of_each_notebook(book):
    front = (book / "index.html").read_text(encoding="utf-8")
    shown = re.findall(r'class="thumbnail" href="([^"]+)".*?<img src="([^"]+)"', front)
    assert [page for page, _ in shown] == [f"{name}.html" for name in TWO]
    for page, picture in shown:
        assert (book / picture).is_file() and picture in (book / page).read_text(encoding="utf-8")


def test_modules_are_shared_and_pictures_are_files(book):
    page = (book / "05-fibonacci-nim.html").read_text(encoding="utf-8")
    assert page.count("data-nb-figure") > 10 and "base64," not in re.sub(r"<script.*?</script>", "", page, flags=re.S)
    used = set(re.findall(r'data-front="([0-9a-f]+)"', page))
    assert len(used) < 9 and used == set(re.findall(r"assets/fronts/([0-9a-f]+)\.js", page))
    assert len(page) < 400_000


def test_a_book_carries_the_licences_of_what_is_in_it(book):
    for name in ("LICENSE", "NOTICE"):
        assert (book / f"{name}.txt").read_bytes() == (ROOT / name).read_bytes()
    for name, holder in (("katex", "Khan Academy"), ("reveal", "Hakim El Hattab")):
        text = (book / f"assets/{name}/LICENSE").read_text(encoding="utf-8")
        assert "Permission is hereby granted, free of charge" in text and holder in text


def test_slides_are_reveals_sections(book):
    deck = (book / "slides/01-wythoff.html").read_text(encoding="utf-8")
    assert deck.count("<section>") == deck.count("</section>") > 20
    assert deck.count('<div class="fragment">') > 2 and '<aside class="notes">' not in deck
    assert '<h2 id="Play-first">' in deck


# ---- slide types
# ---------------------------------------------------------------------------------------------------------


def prose(n, start=""):
    return new_markdown_cell(start + "x" * (n - len(start)))


def figure():
    return new_code_cell("f()", outputs=[new_output("display_data", {"text/html": "<b>f</b>", "text/plain": "f"})])


def answer(n=4):
    return new_code_cell("a()", outputs=[new_output("display_data", {"text/plain": "y" * n})])


@pytest.mark.parametrize(
    "cells, expected",
    [
        ([prose(100, "# T\n"), prose(100, "## S\n"), prose(80, "### U\n")], ["slide", "slide", "subslide"]),
        ([prose(200, "## S\n"), figure(), prose(120), figure()], ["slide", "-", "fragment", "subslide"]),
        ([prose(500, "## S\n"), figure(), prose(500)], ["slide", "subslide", "subslide"]),
        ([prose(100, "## S\n"), answer(), answer(1200)], ["slide", "-", "subslide"]),
        ([new_code_cell("var x = 1")], ["skip"]),
    ],
    ids=["headings", "a figure and what to look for", "long prose", "answers", "a cell that shows nothing"],
)
def test_the_rule_of_slides(cells, expected):
    assert slide_types(cells) == expected
    set_slides(cells)
    assert [cell.metadata.slideshow.slide_type for cell in cells] == expected


def test_what_an_author_has_set_stays():
    cells = [prose(100, "## S\n"), figure()]
    cells[1].metadata["slideshow"] = {"slide_type": "fragment"}
    set_slides(cells)
    assert [cell.metadata.slideshow.slide_type for cell in cells] == ["slide", "fragment"]


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_every_notebook_makes_slides(path):
    cells = nbformat.read(path, as_version=4).cells
    set_slides(cells)
    types = [cell.metadata.slideshow.slide_type for cell in cells]
    # definitions, theorems and what to look for are on the slides, not in the speaker's notes
    assert set(types) <= set(TYPES) - {"notes"} and types[0] == "slide"
    for cell, kind in zip(cells, types):
        if cell.cell_type == "markdown" and cell.source.startswith("## "):
            assert kind == "slide", cell.source[:60]


# ---- links and anchors
# ---------------------------------------------------------------------------------------------------


def test_links_between_notebooks_become_links_between_pages():
    away = '<a href="https://example.org/">e</a>'
    body = (
        f'<a href="02-b.ipynb#S">s</a> <a href="09-x.ipynb">x</a> <a href="#T">t</a> {away} '
        f'<a href="../README.md">r</a>'
    )
    assert link(body, {"02-b"}, "../") == f'<a href="../02-b.html#S">s</a> x <a href="#T">t</a> {away} r'
    assert on_paper(body, "01-a", {"01-a", "02-b"}) == f'<a href="#02-b--S">s</a> x <a href="#01-a--T">t</a> {away} r'


def test_anchors_are_ascii_and_each_its_own():
    def head(name):
        return f'<h2 id="{name}">a<a class="anchor-link" href="#{name}">¶</a></h2>'

    assert with_plain_anchors(head("Mis%C3%A8re:-x-(W7)")) == head("Misere-x-W7")
    assert with_plain_anchors('<h2 id="A">b</h2><h2 id="A">c</h2>') == '<h2 id="A">b</h2><h2 id="A-2">c</h2>'
    assert link('<a href="b.ipynb#Mis%C3%A8re:-x-(W7)">m</a>', {"b"}) == '<a href="b.html#Misere-x-W7">m</a>'


def test_a_chapter_has_the_number_of_its_name_and_the_letter_of_its_part():
    names = ["00-tour", "01-wythoff", "01b-digits", "10b-x", "7", "2d", "mine"]
    assert [chapter_number(name) for name in names] == ["", "1", "1b", "10b", "7", "2", ""]


def test_sections_have_the_text_below_their_heading():
    first, second = sections(
        '<h1 id="A">A<a class="anchor-link" href="#A">¶</a></h1><p>one <b>two</b></p><script>no</script>'
        '<h2 id="B">B &amp; <code>c</code></h2><pre>3</pre>'
    )
    assert (first.anchor, first.words, first.plain()) == ("A", "A", "A one two")
    assert (second.level, second.words, second.title, second.plain()) == (
        2,
        "B & c",
        "B &amp; <code>c</code>",
        "B & c 3",
    )


# ---- for whom ------------------------------------------------------------------------------------------------------


def test_a_folder_of_ones_own_is_bound_in_itself(tmp_path, monkeypatch, capsys):
    one = nbformat.v4.new_notebook(cells=[prose(20, "# Mine")])
    for name in ("b", "a"):
        nbformat.write(one, tmp_path / f"{name}.ipynb")
    calls = []
    monkeypatch.setattr(command, "bind", lambda paths, folder, *_: calls.append([path.name for path in paths]))
    assert command.main([str(tmp_path)]) == 0
    assert command.main([str(tmp_path), "b"]) == 0
    assert calls == [["a.ipynb", "b.ipynb"], ["b.ipynb"]] and (tmp_path / "book").is_dir()
    assert "a.ipynb has no outputs" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    assert command.main([str(tmp_path / "empty")]) == 2
    assert f"There is no notebook in {tmp_path / 'empty'}" in capsys.readouterr().err


def test_a_notebook_that_was_never_run_shows_the_outputs_of_its_run(tmp_path, monkeypatch):
    path, kept = tmp_path / "a.ipynb", tmp_path / "kept"
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("6 * 7", id="a")]), path)

    def execute(path, log):
        book = nbformat.read(path, as_version=4)
        book.cells[0].outputs = [nbformat.v4.new_output("execute_result", {"text/plain": "42"}, execution_count=1)]
        return book

    monkeypatch.setattr(edit, "possible", lambda: False)
    monkeypatch.setattr(live, "execute", execute)
    assert live.shown(path, kept) == path
    live.fragments(path, kept)
    (tmp_path / "book").mkdir()
    bindery = Bindery(tmp_path / "book")
    assert "42" in bindery.chapter(path, {"a"}, {}, True, live.shown(path, kept)).body
    # One that is stored with outputs shows these.
    nbformat.write(execute(path, None), path)
    assert live.shown(path, kept) == path


def test_the_browsers_of_three_systems_are_known():
    programs = {"ProgramFiles": r"C:\Program Files", "ProgramFiles(x86)": r"C:\Program Files (x86)"}
    windows = usual_places("Windows", programs | {"LOCALAPPDATA": r"C:\Users\Ada Lovelace\AppData\Local"}, "")
    assert r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe" in windows
    assert r"C:\Users\Ada Lovelace\AppData\Local\Google\Chrome\Application\chrome.exe" in windows
    mac = usual_places("Darwin", {}, "/me")
    assert "/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" in mac
    assert usual_places("Linux", {}, "/me") == []


# ---- what is refused
# -----------------------------------------------------------------------------------------------------


def test_an_unknown_notebook_is_refused_with_the_list(tmp_path, capsys):
    assert command.main(["--to", str(tmp_path / "b"), "77-none"]) == 2
    said = capsys.readouterr().err
    assert "no notebook '77-none'" in said and "01-wythoff" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "text, why", [('{"cells": [', "Expecting value"), ("{}", "does not say in which format it is"), ("[]", "format")]
)
def test_what_is_no_notebook_is_named_before_anything_is_set_up(tmp_path, capsys, text, why):
    broken = tmp_path / "broken.ipynb"
    broken.write_text(text)
    for main in (given.main, command.main):
        assert main([str(tmp_path)]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1 and f"{broken} is no notebook: " in said and why in said
    assert list(tmp_path.iterdir()) == [broken]


def test_notebooks_that_are_not_trusted_are_not_run(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    foreign = tmp_path / "01-foreign.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[prose(20, "# Foreign")]), foreign)
    shipped = tmp_path / "05-own.ipynb"
    shipped.write_bytes(next(path for path in notebooks() if path.stem == "05-fibonacci-nim").read_bytes())
    run = []
    monkeypatch.setattr(command, "bind", lambda *given: run.append(given[-1]))
    assert command.main([str(tmp_path)]) == 0
    said = capsys.readouterr().err
    assert "01-foreign.ipynb is not trusted by Jupyter: it is not run" in said and "05-own.ipynb is not" not in said
    assert command.main([str(tmp_path), "--trust"]) == 0
    assert run == [{shipped}, {foreign, shipped}]


def test_a_folder_that_is_not_a_book_is_left_as_it_is(tmp_path, capsys):
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis/chapter.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    assert command.main(["--stills", "--to", str(tmp_path / "thesis"), "01"]) == 2
    assert "holds something else than a book" in capsys.readouterr().err
    assert command.main(["--stills", "--to", str(tmp_path / "file"), "01"]) == 2
    assert "is a file" in capsys.readouterr().err
    assert (tmp_path / "thesis/chapter.txt").read_text() == (tmp_path / "file").read_text() == "mine"


def test_a_failure_leaves_the_old_book_and_nothing_beside_it(tmp_path, monkeypatch, capsys):
    old = tmp_path / "book"
    (old / "assets").mkdir(parents=True)
    (old / command.MARK).write_text("old")

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr(command, "bind", fail)
    assert command.main(["--to", str(old), "01"]) == 1
    assert "disk full" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["book"] and (old / command.MARK).read_text() == "old"


def test_a_new_book_takes_the_place_of_the_old(tmp_path, monkeypatch):
    old = tmp_path / "book"
    (old / "assets").mkdir(parents=True)
    (old / command.MARK).write_text("old")
    (old / "gone.html").write_text("old")

    def write(paths, folder, *_):
        (folder / "index.html").write_text("new")

    monkeypatch.setattr(command, "bind", write)
    assert command.main(["--to", str(old), "01"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["book"] and [path.name for path in old.iterdir()] == [
        "index.html"
    ]


def test_scratch_notebooks_are_bound_when_they_are_named(tmp_path):
    for name in ("00-tour", "01-wythoff", "Untitled"):
        (tmp_path / f"{name}.ipynb").write_text("{}")
    assert [path.stem for path in command.choose([], tmp_path)] == ["00-tour", "01-wythoff"]
    assert [path.stem for path in command.choose(["Untitled", "01"], tmp_path)] == ["01-wythoff", "Untitled"]
    for path in tmp_path.glob("0*"):
        path.unlink()
    assert [path.stem for path in command.choose([], tmp_path)] == ["Untitled"]
