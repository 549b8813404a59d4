"""What ./lab book and nimbook book are given: the options, and which notebooks. Python's standard library alone:
`python -m nimbook.book.given …` checks them before anything is set up.
"""

import argparse
import json
import re
import sys
from pathlib import Path

from nimbook.book.places import Desk, clone, notebooks


class Refused(Exception):
    """A message for the caller; nothing was written."""


def never_run(book: dict) -> bool:
    """Whether no cell of the notebook shows anything."""
    return not any(cell.get("outputs") for cell in book["cells"])


def arguments(given: list[str], desk: Desk):
    parser = argparse.ArgumentParser(
        prog=desk.command,
        description="Writes the notebooks as a book: pages, slides, one PDF.\n"
        "It opens from a disk; nothing in it asks the network.",
    )
    parser.add_argument(
        "folder",
        nargs="?",
        help="a folder with notebooks of your own; default: " + str(desk.notebooks).replace("%", "%%"),
    )
    parser.add_argument(
        "notebooks",
        nargs="*",
        metavar="notebook",
        help="only these (a name or its beginning, as 01-wythoff or 01); default: all",
    )
    parser.add_argument(
        "--to",
        metavar="DIR",
        help="the folder to write; default: book/ in yours, else " + str(desk.target).replace("%", "%%"),
    )
    parser.add_argument(
        "--stills", action="store_true", help="figures as stored pictures that hover and zoom; no kernel is started"
    )
    parser.add_argument(
        "--trust", action="store_true", help="run notebooks, too, that Jupyter does not trust: their code is yours then"
    )
    parser.add_argument("--no-pdf", action="store_true", help="without the PDF, which needs Chromium or Chrome")
    parser.add_argument("--no-api", action="store_true", help="without the reference of the library")
    options = parser.parse_args(given)
    if options.folder and not Path(options.folder).is_dir():
        options.notebooks.insert(0, options.folder)
        options.folder = None
    return options


def choose(names: list[str], folder: Path) -> list[Path]:
    """The notebooks to bind, in the order of their names; a name may be its beginning. Without names those whose own
    begins with a number, or all where none does.
    """
    every = notebooks(folder)
    if not every:
        raise Refused(f"There is no notebook in {folder}; name a folder with notebooks.")
    picked = []
    for name in names:
        stem = Path(name).name.removesuffix(".ipynb")
        matching = [path for path in every if path.stem == stem] or [
            path for path in every if path.stem.startswith(stem)
        ]
        if not stem or not matching:
            raise Refused(f"There is no notebook {name!r} (there are: {', '.join(path.stem for path in every)}).")
        picked += matching
    if names:
        return [path for path in every if path in picked]
    # Among notebooks with numbers, what has none is scratch paper.
    return [path for path in every if re.match(r"\d", path.stem)] or every


def check(path: Path):
    """Refuses what is no notebook, before anything is made of it."""
    try:
        book = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise Refused(f"{path} cannot be read: {problem.strerror}.") from None
    except (ValueError, RecursionError) as problem:
        raise Refused(f"{path} is no notebook: {problem}.") from None
    if not isinstance(book, dict) or not isinstance(book.get("nbformat"), int):
        raise Refused(f"{path} is no notebook: it does not say in which format it is (nbformat).")


def main(given: list[str]) -> int:
    desk = clone()
    options = arguments(given, desk)
    try:
        for path in choose(options.notebooks, Path(options.folder or desk.notebooks)):
            check(path)
    except Refused as refused:
        print(f"{desk.command}: {refused}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
