"""./lab book and nimbook book: the notebooks of a folder, as they are stored, as pages, slides and one PDF. Nothing in
it asks the network.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import replace as changed
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from nimbook.book.browser import find
from nimbook.book.given import Refused, arguments, check, choose, never_run
from nimbook.book.places import SOURCES, Desk, clone
from nimbook.launch import jdk, trust

MARK = "assets/search-index.js"  # a folder that holds it is a book, and may be replaced by another


def say(text: str):
    print(text, file=sys.stderr, flush=True)


class Step:
    """One line: what is done, and how long it took."""

    def __init__(self, text: str):
        self.text = text

    def __enter__(self):
        print(f"· {self.text} … ", end="", file=sys.stderr, flush=True)
        self.began, self.result = time.monotonic(), ""
        return self

    def __exit__(self, kind, problem, trace):
        say("failed" if kind else f"{self.result + ', ' if self.result else ''}{time.monotonic() - self.began:.0f} s")


def read(path: Path) -> NotebookNode:
    """The notebook in today's format, which is checked to be one."""
    check(path)
    try:
        book = nbformat.read(path, as_version=4)
        nbformat.validate(book)
    except Exception as problem:  # what an older format is read with may fail in any way
        raise Refused(f"{path} is no notebook: {str(problem).strip().splitlines()[0]}") from None
    return book


def check_target(target: Path):
    """A folder that is not a book is not ours to replace."""
    if not target.exists():
        parent = next(folder for folder in target.parents if folder.exists())
        if not os.access(parent, os.W_OK):
            raise Refused(f"{target} cannot be made: {parent} may not be written.")
        return
    if not target.is_dir():
        raise Refused(f"{target} is a file; a book is a folder.")
    if any(target.iterdir()) and not (target / MARK).exists():
        raise Refused(
            f"{target} holds something else than a book, and is left as it is; name another folder with --to."
        )
    if not os.access(target.parent, os.W_OK):
        raise Refused(f"{target} cannot be replaced: {target.parent} may not be written.")


def replace(new: Path, target: Path):
    """The new folder takes the old one's place; a reader sees the one or the other, whole."""
    old = None
    if target.exists():
        old = Path(tempfile.mkdtemp(prefix=f".{target.name}-old-", dir=target.parent))
        target.rename(old / "book")
    try:
        new.rename(target)
    except OSError:
        if old:
            (old / "book").rename(target)
        raise
    if old:
        shutil.rmtree(old, ignore_errors=True)


def javadoc() -> str | None:
    program = jdk.program(jdk.find().home, "javadoc", platform.system())
    return program if Path(program).exists() else None


def write_api(folder: Path):
    """The reference of lib/games and lib/documents by the JDK's own tool; its pages bring their own scripts."""
    program = javadoc()
    if not program:
        raise OSError("the JDK has no javadoc")
    done = subprocess.run(
        [
            program,
            "-quiet",
            "-Xdoclint:none",
            "-notimestamp",
            "-encoding",
            "UTF-8",
            "-charset",
            "UTF-8",
            "-windowtitle",
            "nimbook",
            "-doctitle",
            "nimbook: the library",
            "-sourcepath",
            os.pathsep.join(map(str, SOURCES)),
            "-subpackages",
            "nimbook",
            "-d",
            str(folder),
        ],
        capture_output=True,
        text=True,
        timeout=300,
    )
    if done.returncode or not (folder / "index.html").exists():
        raise OSError(done.stderr.strip()[-800:] or f"javadoc ended with {done.returncode}")


def size(path: Path) -> str:
    number = path.stat().st_size
    return f"{number / 1e6:.1f} MB" if number >= 1e6 else f"{number / 1e3:.0f} KB"


def bind(
    paths: list[Path], folder: Path, kept: Path, with_pdf: bool, with_api: bool, with_live: bool, trusted: set[Path]
):
    """The whole book into an empty folder; `kept` has what an earlier one found out. Without a browser, or without
    javadoc, it says so and goes on. Only notebooks that are trusted are run.
    """
    from nimbook.book.bind import SUBTITLE, TITLE, Bindery, Book
    from nimbook.book.live import ask, engine_script, shown
    from nimbook.book.pdf import print_book

    book, bindery = Book(TITLE, SUBTITLE), Bindery(folder)
    slugs = {path.stem for path in paths}
    # Found before the pages are written: they link to what there will be.
    chromium = find() if with_pdf else None
    book.pdf = f"{TITLE}.pdf" if chromium else ""
    book.api = "api/index.html" if with_api and javadoc() else ""
    live: dict = {}
    if with_live and engine_script():
        with Step("running the notebooks for figures that stay live (only those that changed)") as step:
            live, missing = ask([path for path in paths if path in trusted], kept)
            step.result = f"{sum(len(cells) for cells in live.values())} figures"
        for name, why in sorted(missing.items()):
            say(f"  {name} shows its stored pictures instead: {why}")
    elif with_live:
        say("· The library was built without its engine for pages: figures are stored pictures that hover and zoom.")
    with Step(f"binding {len(paths)} notebook{'s' if len(paths) > 1 else ''}") as step:
        bindery.assets()
        book.chapters = [
            bindery.chapter(
                path, slugs, live.get(path.stem, {}), path in trusted, shown(path, kept) if path.stem in live else None
            )
            for path in paths
        ]
        step.result = f"{sum(chapter.figures for chapter in book.chapters)} figures"
    if book.api:
        try:
            with Step("the library's reference (javadoc)"):
                write_api(folder / "api")
        except (OSError, subprocess.TimeoutExpired) as problem:
            say(f"  The book is written without it: {problem}")
            shutil.rmtree(folder / "api", ignore_errors=True)
            book.api = ""
    elif with_api:
        say("· The JDK has no javadoc: the book is written without the library's reference.")
    if chromium:
        document = folder / "print.html"
        try:
            with Step(f"printing the PDF with {Path(chromium).name}") as step:
                count = print_book(
                    chromium, document, lambda numbers: bindery.paper(book, document.name, numbers), folder / book.pdf
                )
                book.pdf_size = f"{count} pages, {size(folder / book.pdf)}"
                step.result = book.pdf_size
        except Exception as problem:  # whatever a browser can die of; the pages are whole without it
            say(f"  The book is written without its PDF: {str(problem).strip().splitlines()[0]}")
            (folder / book.pdf).unlink(missing_ok=True)
            book.pdf = ""
        document.unlink(missing_ok=True)
        (folder / "assets/print.css").unlink()
    elif with_pdf:
        say("· No Chromium, Chrome or Edge was found: the book is written without its PDF.")
        say("  NIMBOOK_CHROMIUM names one that is somewhere else.")
    bindery.write(book)


def main(given: list[str], desk: Desk | None = None) -> int:
    desk = desk or clone()
    options = arguments(given, desk)
    if options.folder:
        own = Path(options.folder).resolve()
        desk = changed(desk, notebooks=own, target=own / "book")
    target = Path(options.to or desk.target).resolve()
    try:
        paths = choose(options.notebooks, desk.notebooks)
        empty = [path for path in paths if never_run(read(path))]
        trusted = {path for path in paths if options.trust or trust.is_trusted(path)}
        for path in empty:
            if options.stills or path not in trusted:
                say(f"  {path.name} has no outputs: its page will show none. Run it in JupyterLab, and save it.")
        if not options.stills:
            for path in sorted(set(paths) - trusted):
                say(
                    f"  {path.name} is not trusted by Jupyter: it is not run, and its figures are stored pictures. "
                    "Run it in JupyterLab and save it, or say --trust."
                )
        check_target(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        new = Path(tempfile.mkdtemp(prefix=f".{target.name}-new-", dir=target.parent))
        new.chmod(0o755)
        try:
            bind(paths, new, desk.kept, not options.no_pdf, not options.no_api, not options.stills, trusted)
            replace(new, target)
        finally:
            shutil.rmtree(new, ignore_errors=True)
    except Refused as refused:
        say(f"{desk.command}: {refused}")
        return 2
    except OSError as problem:
        say(f"{desk.command}: {problem}; what was there is as it was.")
        return 1
    print(f"The book: {target / 'index.html'}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("stopped; what was there is as it was.")
        sys.exit(130)
