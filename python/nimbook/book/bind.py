"""Notebooks into chapters, and chapters into the pages of a book."""

import copy
import json
import re
import shutil
import sys
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

import jinja2
import nbformat
from markupsafe import Markup
from nbconvert import HTMLExporter, SlidesExporter

from nimbook.book import clean, edit
from nimbook.book.figures import Figures, still
from nimbook.book.live import engine_script, figures_script
from nimbook.book.places import PARTS, SHIPPED
from nimbook.book.policy import THEME, policy, speaker_view
from nimbook.book.slides import set_slides
from nimbook.book.text import Section, link, on_paper, search_index, sections, with_plain_anchors

HERE = Path(__file__).resolve().parent
TITLE = "nimbook"
SUBTITLE = "A laboratory of impartial games"
# Bytes of a picture on the front page.
THUMBNAIL = 80_000
# The page on which one types any program: its name, its text, and the program that stands there first.
PROGRAM = "any-program"
ABOUT = """# Any program

Java 17, compiled by javac and run in this page. A program of one file runs by its `main`; lines as in a cell do without
one, and their last value is shown. *Shift+Enter* runs, *Tab* completes, an error stands at its line, *Stop* ends what
does not end. What you write stays in the page's address."""
FIRST = """public class Program {
    public static void main(String[] arguments) {
        for (int n = 1; n <= 3; n++) {
            System.out.println(n + " squared is " + n * n);
        }
    }
}"""


@dataclass
class Chapter:
    """A notebook as a chapter. `title` and `abstract` are HTML, `words` is the title without markup."""

    slug: str
    number: str
    title: str
    words: str
    body: str
    slides: str
    printed: str
    fronts: list[str]
    headings: list[Section]
    abstract: str = ""
    figures: int = 0
    picture: str = ""

    @property
    def sections(self) -> list[Section]:
        """What a table of contents lists: not the title, and nothing below the second level."""
        return [section for section in self.headings if section.level == 2]


@dataclass
class Book:
    title: str
    subtitle: str
    chapters: list[Chapter] = field(default_factory=list)
    pdf: str = ""
    pdf_size: str = ""
    api: str = ""
    program: str = ""


def _exporter(kind, template: str):
    made = kind(template_name=template, extra_template_basedirs=[str(HERE / "templates")], embed_images=True)
    made.register_filter("clean", clean.html)
    return made


class Bindery:
    """Writes the pages of a book into an empty folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.editable = edit.possible()
        self.figures = Figures(folder / "assets")
        self.pages = _exporter(HTMLExporter, "chapter")
        self.decks = _exporter(SlidesExporter, "deck")
        self.frames = jinja2.Environment(
            loader=jinja2.FileSystemLoader(HERE / "templates/frame"),
            autoescape=jinja2.select_autoescape(default=True),
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.frames.filters["shown"] = Markup

    def chapter(
        self, path: Path, slugs: set[str], live: dict[int, list], trusted: bool = False, shown: Path | None = None
    ) -> Chapter:
        """`live`: number of a cell → the fragment that stays live of each of its outputs, or None. What draws figures
        comes from the notebook only if it is trusted. `shown`: the same notebook with other outputs.
        """
        return self._chapter(path.stem, nbformat.read(shown or path, as_version=4), slugs, live, trusted)

    def _chapter(self, slug: str, notebook, slugs: set[str], live: dict[int, list], trusted: bool) -> Chapter:
        notebook.metadata.pop("widgets", None)
        if self.editable:
            edit.notebook(self.folder / f"assets/edit/{slug}.js", notebook)
        used: dict = {}
        figures = 0
        for number, cell in enumerate(notebook.cells):
            cell.metadata["number"] = number
            alive = live.get(number, [])
            outputs = cell.get("outputs", [])
            clean.outputs(cell)
            for i, output in enumerate(outputs):
                data = output.get("data", {})
                # Another count of outputs than in the run: the notebook is not stored as it runs, and stays with its
                # stills.
                if len(alive) == len(outputs) and alive[i]:
                    data["text/html"] = self.figures.live_fragment(alive[i], used)
                elif "text/html" in data:
                    data["text/html"] = self.figures.fragment(data["text/html"], used, trusted)
                if "text/html" in data:
                    figures += 'class="nb-page"' in data["text/html"]
        set_slides(notebook.cells)
        raw, _ = self.pages.from_notebook_node(copy.deepcopy(notebook))
        deck, _ = self.decks.from_notebook_node(copy.deepcopy(notebook))
        raw, deck = with_plain_anchors(raw), with_plain_anchors(deck)
        headings = sections(raw)
        first = next((h for h in headings if h.level == 1), None)
        return Chapter(
            slug=slug,
            number=chapter_number(slug),
            title=first.title if first else slug,
            words=first.words if first else slug,
            body=link(self.figures.files(raw, ""), slugs),
            slides=link(self.figures.files(deck, "../"), slugs, "../"),
            printed=on_paper(still(self.figures.files(raw, "")).replace(' loading="lazy"', ""), slug, slugs),
            fronts=sorted(used),
            headings=headings,
            abstract=_abstract(raw),
            figures=figures,
            picture=self._thumbnail(raw),
        )

    def _thumbnail(self, raw: str) -> str:
        """The chapter's picture on the front page: the one with most in it that a phone still loads at once."""
        files = dict.fromkeys(re.findall(r'src="(assets/pictures/[^"]+)"', self.figures.files(raw, "")))
        light = [file for file in files if (self.folder / file).stat().st_size < THUMBNAIL]
        return max(light, key=lambda file: (self.folder / file).stat().st_size, default="")

    def write(self, book: Book):
        chapters = book.chapters
        if self.editable:
            self._program(book)
        for i, chapter in enumerate(chapters):
            self._page(
                "chapter",
                f"{chapter.slug}.html",
                book,
                chapter=chapter,
                body=Markup(chapter.body),
                fronts=chapter.fronts,
                before=chapters[i - 1] if i else None,
                after=chapters[i + 1] if i + 1 < len(chapters) else None,
            )
            self._page(
                "slides",
                f"slides/{chapter.slug}.html",
                book,
                up="../",
                chapter=chapter,
                body=Markup(chapter.slides),
                fronts=chapter.fronts,
            )
        self.front(book)
        index = json.dumps(search_index(chapters), ensure_ascii=False)
        (self.folder / "assets/search-index.js").write_text(f"window.nimbookIndex = {index};\n", encoding="utf-8")

    def _program(self, book: Book):
        cells = [nbformat.v4.new_markdown_cell(ABOUT, id="about"), nbformat.v4.new_code_cell(FIRST, id="program")]
        page = self._chapter(PROGRAM, nbformat.v4.new_notebook(cells=cells), set(), {}, trusted=False)
        book.program = f"{PROGRAM}.html"
        self._page("chapter", book.program, book, chapter=page, body=Markup(page.body), fronts=[])

    def front(self, book: Book):
        for chapter in book.chapters:
            chapter.abstract = Markup(chapter.abstract)
        self._page("index", "index.html", book, fronts=[])

    def paper(self, book: Book, name: str, pages: dict[str, int]):
        """All chapters in one document, which a browser prints; `pages` are the page numbers of the table of contents,
        where they are known.
        """
        for chapter in book.chapters:
            chapter.printed = Markup(chapter.printed)
        self._page("print", name, book, pages=pages)

    def _page(self, template: str, name: str, book: Book, up="", **more):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        more["editable"] = self.editable and "chapter" in more
        scripts = [] if template == "print" else [THEME]
        if template == "slides":
            scripts.append(speaker_view((self.folder / "assets/reveal/notes.js").read_text(encoding="utf-8")))
        more |= {"theme": THEME, "policy": policy(scripts, (self.folder / "assets/engine.js").exists())}
        text = self.frames.get_template(f"{template}.html.j2").render(book=book, up=up, **more)
        path.write_text(text, encoding="utf-8")

    def assets(self):
        """Our styles and scripts, KaTeX and reveal.js as ./lab build has brought them."""
        own = self.folder / "assets"
        own.mkdir(parents=True, exist_ok=True)
        for path in sorted((HERE / "assets").iterdir()):
            shutil.copy(path, own)
        for name in ("LICENSE", "NOTICE"):
            shutil.copy(PARTS / name, self.folder / f"{name}.txt")
        for name, make in OTHERS.items():
            if SHIPPED:
                shutil.copytree(PARTS / name, own / name)
            else:
                make(own / name)
        engine = engine_script()
        if engine:
            (own / "engine.js").write_text(engine, encoding="utf-8")
        (own / "figures.js").write_text(figures_script(), encoding="utf-8")
        if self.editable:
            edit.assets(own / "edit")


def chapter_number(slug: str) -> str:
    """The number that a notebook's name begins with, and the letter of its part: 1b of 01b-name; none of 00."""
    number = re.match(r"0*([1-9]\d*([a-z](?=-))?)", slug)
    return number[1] if number else ""


def _abstract(body: str) -> str:
    """The first paragraph, as text with emphasis: a card holds no links."""
    match = re.search(r"<p>(.*?)</p>", body, re.S)
    return f"<p>{re.sub(r'</?a[^>]*>', '', match[1])}</p>" if match else ""


def katex(folder: Path):
    jar = Path(sys.prefix) / "share/nimbook/katex.jar"
    if not jar.exists():
        raise SystemExit(f"{jar}: not there; ./lab build brings it.")
    with zipfile.ZipFile(jar) as archive:
        for name in archive.namelist():
            match = re.search(r"/dist/(katex\.min\.(?:js|css)|contrib/auto-render\.min\.js|fonts/[^/]+\.woff2)$", name)
            if match := match or re.search(r"/katex/[^/]+/(LICENSE)$", name):
                target = folder / match[1].removeprefix("contrib/")
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))
    sheet = folder / "katex.min.css"
    # Only the fonts that every browser of today reads are kept.
    sheet.write_text(
        re.sub(r',url\(fonts/[^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)', "", sheet.read_text(encoding="utf-8")),
        encoding="utf-8",
    )


def reveal(folder: Path):
    import sphinx_revealjs  # packs reveal.js; nothing else of it is used

    home = Path(sphinx_revealjs.__file__).parent / "_static/revealjs"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("LICENSE", "dist/reset.css", "dist/reveal.css", "dist/reveal.js", "plugin/notes/notes.js"):
        shutil.copy(home / name, folder)


# What others wrote, by the name of its folder. The wheel has these folders already.
OTHERS = {"katex": katex, "reveal": reveal}
