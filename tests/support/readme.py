"""The lines of Java in README.md, docs/library.md and docs/glossary.md, and the pictures below those of the README."""

import re
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from support.places import ROOT
from support.waiting import PATIENCE

PICTURES = ROOT / "docs" / "pictures"
# The page to which the README links: what its moving picture shows, live.
LIVE_PAGE = ROOT / "docs" / "live" / "wythoff.html"


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def lines() -> list[str]:
    blocks = re.findall(r"^```java\n(.*?)^```", text("README.md") + text("docs/library.md"), re.M | re.S)
    found = [line for block in blocks for line in block.splitlines() if line.strip()]
    return list(dict.fromkeys(found + re.findall(r"^- .*?: `(.*)`$", text("docs/glossary.md"), re.M)))


def pictures() -> dict[str, str]:
    """The name of each picture of the README that a line of Java makes, and that line: just before or after it."""
    readme = text("README.md")
    below = re.findall(r"^```java\n(.*)\n```\n\n!\[.*\]\(docs/pictures/(.*\.svg)\)", readme, re.M)
    above = re.findall(r"^!\[.*\]\(docs/pictures/(.*\.gif)\)\n\n```java\n(.*)\n```", readme, re.M)
    return {name: line for line, name in below} | dict(above)


def saving(name: str, line: str) -> str:
    """The letters of an SVG as outlines, for GitHub's pages have no font of ours; a GIF that is quickly loaded."""
    options = ".outlines()" if name.endswith("svg") else ".scale(0.6)"
    return f'export({line}){options}.replace().save("{name}")'


def saving_live_page() -> str:
    """The cell that makes LIVE_PAGE."""
    return f'export({pictures()["live.gif"]}).replace().save("{LIVE_PAGE.name}")'


def execute(cells: list[str], folder: Path):
    """The cells, executed in a folder for what they write."""
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    NotebookClient(
        book,
        kernel_name="nimbook",
        timeout=PATIENCE,
        startup_timeout=PATIENCE,
        allow_errors=True,
        store_widget_state=False,
        shutdown_kernel="immediate",
        resources={"metadata": {"path": str(folder)}},
    ).execute()
    return book.cells
