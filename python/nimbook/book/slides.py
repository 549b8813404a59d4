"""The rule by which a notebook's cells become slides: where an author has set a cell's slide type (JupyterLab: property
inspector), it stays.

A heading of level 1 or 2 begins a slide, one of level 3 a subslide below it. A figure stands with its heading when
the prose between them is a caption, else on a subslide of its own; a second figure always does. Answers in words
follow what they belong to. A line behind a figure comes as a step; longer prose is a subslide. A cell that shows
nothing is left out. Only an author gives a cell to the speaker's notes: what a reader needs stands on the slides.
"""

import re

from nbformat import NotebookNode

# Characters of prose on a slide; above a figure, which fills the slide but for a caption; below it.
MOST_PROSE = 420
MOST_ABOVE = 200
MOST_BEHIND = 130
TYPES = ("slide", "subslide", "fragment", "notes", "skip", "-")


def _figures(cell) -> bool:
    return any(
        kind.startswith(("text/html", "image/"))
        for output in cell.get("outputs", [])
        for kind in output.get("data", {})
    )


def slide_types(cells) -> list[str]:
    """The slide type of each cell."""
    types = []
    figures = words = 0  # on the slide so far
    for cell in cells:
        source = cell.source.strip()
        heading = re.match(r"(#{1,3}) ", source) if cell.cell_type == "markdown" else None
        if heading:
            kind = "subslide" if len(heading[1]) == 3 else "slide"
            figures, words = 0, len(source)
        elif cell.cell_type == "markdown":
            if figures and len(source) <= MOST_BEHIND:
                kind = "fragment"
            else:
                kind = "-" if not figures and words + len(source) <= 2 * MOST_PROSE else "subslide"
                words = len(source) if kind == "subslide" else words + len(source)
                figures = 0
        elif cell.cell_type != "code" or not source or not cell.get("outputs"):
            kind = "skip"
        elif _figures(cell):
            kind = "-" if not figures and words <= MOST_ABOVE else "subslide"
            figures = 1 if kind == "subslide" else figures + 1
            words = 0 if kind == "subslide" else words
        else:
            shown = sum(
                len(str(output.get("text", "")) or str(output.get("data", {}).get("text/plain", "")))
                for output in cell.outputs
            )
            kind = "-" if words + len(source) + shown <= 3 * MOST_PROSE and not figures else "subslide"
            words = len(source) + shown if kind == "subslide" else words + len(source) + shown
            figures = 0
        types.append(kind)
    return types


def set_slides(cells):
    """Gives every cell that has none its slide type, in place."""
    for cell, kind in zip(cells, slide_types(cells)):
        cell.metadata["slideshow"] = NotebookNode({"slide_type": kind, **cell.metadata.get("slideshow", {})})
