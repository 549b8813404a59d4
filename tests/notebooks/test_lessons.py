"""What the notebooks owe to a reader: one idea of a lesson's length, a question before its answer, the time it takes,
what is known at the end, and under the pointer the sentence of a word that may not be known.
"""

import re

import nbformat
import pytest

from support.places import NOTEBOOKS, ROOT, notebooks

STEMS = [path.stem for path in notebooks()]
# Sections that ask nothing: what was decided, what comes next, tables of one's own.
ASK_NOTHING = ("The ledger", "What you know", "One number", "Where to go", "Questions", "Your own data", "What a text")
ASKING = [stem for stem in STEMS if "00" <= stem[:2] <= "05"]
# A document's notebooks: 01-wythoff, and 01b, 01c behind it.
PARTS = [[stem for stem in STEMS if stem[:2] == number] for number in sorted({stem[:2] for stem in STEMS})]
# A reader's first notebook of them may come by any door; these words are not known from elsewhere.
RARE = ("saltus", "quota", "mex")


def cells(stem):
    return nbformat.read(NOTEBOOKS / f"{stem}.ipynb", as_version=4).cells


@pytest.mark.parametrize("stem", STEMS)
def test_a_notebook_is_one_lesson(stem):
    assert 15 <= len(cells(stem)) <= 45


@pytest.mark.parametrize("parts", [parts for parts in PARTS if len(parts) > 1], ids=lambda parts: parts[0][:2])
def test_parts_lead_to_one_another(parts):
    assert [stem[2] for stem in parts] == ["-", *"bcdefgh"[: len(parts) - 1]]
    for number, stem in enumerate(parts):
        top = cells(stem)[0].source
        assert f"Part {number + 1} of {len(parts)}." in top
        for says, other in (("Before", number - 1), ("Next", number + 1)):
            if 0 <= other < len(parts):
                assert re.search(rf"{says}: \[[^]]+\]\({parts[other]}\.ipynb\)", top)
            else:
                assert f"{says}:" not in top


@pytest.mark.parametrize("stem", ASKING)
def test_every_section_asks_before_it_tells(stem):
    section, silent = None, []
    for cell in cells(stem):
        if cell.cell_type == "markdown" and cell.source.startswith("## "):
            if section:
                silent.append(section)
            heading = re.sub(r"^## (\d+\. )?", "", cell.source.splitlines()[0])
            section = None if heading.startswith(ASK_NOTHING) else heading
        elif cell.cell_type == "code" and cell.source.startswith("guess("):
            section = None
    assert silent == []


@pytest.mark.parametrize("stem", STEMS)
def test_time_and_kernel_stand_on_top_and_what_is_known_at_the_end(stem):
    prose = [cell.source for cell in cells(stem) if cell.cell_type == "markdown"]
    assert "**Time**" in prose[0] and "Kernel: *Java (nimbook)*" in prose[0]
    if "01" <= stem[:2] <= "16" and stem[:2] not in ("09", "16"):
        assert any(text.startswith("## What you know now") for text in prose)


@pytest.mark.parametrize("stem", STEMS)
def test_words_have_their_sentence_under_the_pointer(stem):
    table = (ROOT / "docs/glossary.md").read_text("utf-8")
    sentences = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|", table, re.M))
    prose = "\n".join(cell.source for cell in cells(stem) if cell.cell_type == "markdown")
    for sentence, word in re.findall(r'<abbr title="([^"]*)">([^<]*)</abbr>', prose):
        assert sentence.replace("&quot;", '"') == sentences[word], f"{word}: docs/glossary.md says it otherwise"
    plain = re.sub(r"`[^`]*`|\$[^$]*\$|\[[^]]*\]\([^)]*\)|^#.*$|^\|.*$|^>.*$", "", prose, flags=re.M)
    for word in RARE:
        first = re.search(rf"(?<![\w-]){word}(?![\w-])", re.sub(r'title="[^"]*"', "", plain))
        if first:
            assert f">{word}</abbr>" in prose, f"{word} has no sentence"


def test_the_literature_is_that_of_the_file_for_tex():
    texts = [cell.source for stem in STEMS for cell in cells(stem)]
    literature = "\n".join(text for text in texts if text.startswith("### Literature"))
    file = (ROOT / "docs/references.bib").read_text("utf-8")
    entries = re.split(r"^@\w+\{", file, flags=re.M)[1:]
    fields = [dict(re.findall(r"^  (\w+) = \{(.*)\},$", entry, re.M)) for entry in entries]
    keys = [entry.split(",")[0] for entry in entries]
    assert len(set(keys)) == len(keys) and all({"author", "title", "year"} <= field.keys() for field in fields)
    assert [field["title"] for field in fields if field["title"] not in literature] == []
    known = {field.get(kind) for field in fields for kind in ("doi", "eprint")}
    linked = re.findall(r"https://(?:doi\.org|arxiv\.org/abs)/([^)]+)\)", literature)
    assert linked and set(linked) <= known
