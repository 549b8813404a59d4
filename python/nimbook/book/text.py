"""What a chapter's HTML says: its headings, the text of its sections, and its links."""

import html
import re
import unicodedata
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import unquote

SILENT = {"script", "style", "svg", "math"}
BLOCKS = {"p", "div", "pre", "li", "td", "th", "tr", "caption", "br", "blockquote", *(f"h{n}" for n in range(1, 7))}
# Enough to find a place by its words; the cells of long tables are numbers.
MOST_TEXT = 6000


@dataclass
class Section:
    """A heading and the text up to the next one. `title` is HTML without the link that nbconvert adds; `words` is
    plain.
    """

    level: int
    anchor: str
    title: str
    words: str
    text: list[str] = field(default_factory=list)

    def plain(self) -> str:
        return re.sub(r"\s+", " ", "".join(self.text)).strip()[:MOST_TEXT]


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.sections, self.silent = [Section(0, "", "", "")], 0

    def handle_starttag(self, tag, attributes):
        if tag in SILENT:
            self.silent += 1
        if tag in BLOCKS:
            self.sections[-1].text.append(" ")
        identity = dict(attributes).get("id")
        if re.fullmatch("h[1-6]", tag) and identity:
            self.sections.append(Section(int(tag[1]), identity, "", ""))

    def handle_endtag(self, tag):
        if tag in SILENT:
            self.silent = max(0, self.silent - 1)
        if tag in BLOCKS:
            self.sections[-1].text.append(" ")

    def handle_data(self, data):
        if not self.silent:
            self.sections[-1].text.append(data)


HEADING = re.compile(r'<h([1-6])[^>]*\bid="([^"]*)"[^>]*>(.*?)</h\1>', re.S)
ANCHOR_LINK = re.compile(r'<a class="anchor-link"[^>]*>.*?</a>', re.S)


def sections(body: str) -> list[Section]:
    """The headings of a chapter in their order, each with its text."""
    reader = _Reader()
    reader.feed(ANCHOR_LINK.sub("", body))
    titles = {identity: inner for _, identity, inner in HEADING.findall(ANCHOR_LINK.sub("", body))}
    found = reader.sections[1:]
    for section in found:
        section.title = titles.get(section.anchor, "").strip()
        section.words = plain(section.title)
    return found


def plain(markup: str) -> str:
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", markup))).strip()


def anchor(name: str) -> str:
    """A heading's anchor in letters that need no escape in a link, a file or a PDF."""
    bare = unicodedata.normalize("NFD", unquote(html.unescape(name))).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9_.]+", "-", bare.replace("'", "")).strip("-.") or "section"


def with_plain_anchors(body: str) -> str:
    """nbconvert escapes what is not ASCII in anchors, and leaves blanks and brackets in; two headings of one text get
    one anchor.
    """
    taken: dict[str, int] = {}

    def one(match):
        name = anchor(match[3])
        taken[name] = taken.get(name, 0) + 1
        if taken[name] > 1:
            name += f"-{taken[name]}"
        return f'{match[1]}{match[2]}id="{name}"{match[4]}' + re.sub(
            r'(<a class="anchor-link" href=")[^"]*', rf"\g<1>#{name}", match[5]
        )

    return re.sub(r'(<h[1-6]\b)([^>]*?\b)id="([^"]*)"([^>]*>)(.*?</h[1-6]>)', one, body, flags=re.S)


LINK = re.compile(r'<a\b([^>]*?)\bhref="([^"]*)"([^>]*)>(.*?)</a>', re.S)
ID = re.compile(r'(<[a-z][a-z0-9]*\b[^>]*?\bid=")([^"]+)(")')


def link(body: str, slugs: set[str], up: str = "") -> str:
    """Links between notebooks lead to their pages; a link to a file that is not in the book is left as its text."""

    def one(match):
        before, target, after, inner = match.groups()
        if re.match(r"[a-z][a-z0-9+.-]*:|//", target, re.I) or not target:
            return match[0]
        path, _, place = target.partition("#")
        if not path:
            return f'<a{before}href="#{anchor(place)}"{after}>{inner}</a>'
        name = html.unescape(path).removeprefix("./").removesuffix(".ipynb")
        if path.endswith(".ipynb") and name in slugs:
            return f'<a{before}href="{up}{name}.html{"#" + anchor(place) if place else ""}"{after}>{inner}</a>'
        return inner

    return LINK.sub(one, body)


def on_paper(body: str, slug: str, slugs: set[str]) -> str:
    """One chapter among others in one document: its anchors begin with its name, and links lead to the other chapters'
    anchors.
    """

    def one(match):
        before, target, after, inner = match.groups()
        if target.startswith("#"):
            return f'<a{before}href="#{slug}--{anchor(target[1:])}"{after}>{inner}</a>'
        path, _, place = target.partition("#")
        name = html.unescape(path).removeprefix("./").removesuffix(".ipynb")
        if path.endswith(".ipynb") and name in slugs:
            return f'<a{before}href="#{name}{"--" + anchor(place) if place else ""}"{after}>{inner}</a>'
        return match[0] if re.match(r"[a-z][a-z0-9+.-]*:", target, re.I) else inner

    body = LINK.sub(one, ANCHOR_LINK.sub("", body))
    return ID.sub(lambda m: f"{m[1]}{slug}--{m[2]}{m[3]}", body)


def search_index(chapters) -> list[dict]:
    """One entry a section: page, title, and the words in it."""
    return [
        {
            "page": f"{chapter.slug}.html",
            "at": section.anchor,
            "in": chapter.words,
            "title": section.words,
            "text": section.plain(),
        }
        for chapter in chapters
        for section in chapter.headings
    ]
