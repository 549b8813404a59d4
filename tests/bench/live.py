"""./lab bench live: a control moves, a new picture is on the screen – how long does that take in real JupyterLab, and
how often a second?

Method. JupyterLab from .venv runs in headless Chromium (1300 × 900, one device pixel a pixel) on one notebook for each
figure and size, with a kernel of its own; nothing else is open, and nothing listens in while it measures (tab.py). The
same hand moves every control:
- single steps: a trusted press of an arrow key on the focused slider; the clock runs from the time stamp of the key
  event until the figure has drawn the new picture and two animation frames have passed (so the picture has been handed
  to the screen). Ten steps to warm up, then those that are measured, with pauses of 100 to 250 ms;
- dragging: the events of a pointer that drags the handle to and fro, one value further sixty times a second; pictures
  on the screen are counted. When has it drawn? nimbook: its stage writes the turn that its components have just drawn.
  Plotly: plotly_afterplot with the new numbers. matplotlib: the output's image has another source and is decoded. The
  figures: Grundy values of the queen with a movable terminal set (computed anew in the JVM at every step), and r ^ c ^
  37k, which costs next to nothing to compute, so that transport and drawing are seen alone; the same numbers in Python
  with Plotly's FigureWidget and with interact and imshow (rivals.py has their cells, and says what was done to be fair
  to them). The last rows are the way alone: a heatmap of one cell, and as many bytes as a figure of each size has,
  which Python's kernel sends back by anywidget without any picture. A busy machine makes every number worse: the load
  before each figure stands in the JSON file.
"""

import argparse
import os
import sys
from contextlib import ExitStack, closing
from pathlib import Path

from bench import rivals, trace
from bench.firefox import Firefox
from bench.measure import IMAGE, PLOTLY, STAGE, Figure, Place, wait_until_drawn
from bench.options import STEPS, Option, parse, sizes
from bench.tab import Browser
from bench.table import BYTES, DRAWING, TARGETS, Row, as_json, publish, scratch, table
from support import firefox
from support.jupyter import Server, Window
from support.notebook import JAVA

PYTHON = {"kernelspec": rivals.KERNEL, "language_info": {"name": "python"}}

QUEEN = (
    'live(whole("k", 0, 40).start(2), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy({n}, {n})))'
)
FIREFOX = "nimbook, computed anew, in Firefox"  # the one row that another browser shows

# name, whether it is ours, the cell, the notebook's metadata, where its parts are
FIGURES = [
    ("nimbook, queen's Grundy values computed anew", True, QUEEN, JAVA, STAGE),
    (
        DRAWING,
        True,
        'live(whole("k", 0, 40).start(2), k -> Heatmap.of({n}, {n}, (r, c) -> r ^ c ^ 37 * k))',
        JAVA,
        STAGE,
    ),
    (FIREFOX, True, QUEEN, JAVA, STAGE),
    ("Python, Plotly FigureWidget", False, rivals.PLOTLY, PYTHON, PLOTLY),
    ("Python, interact and matplotlib", False, rivals.MATPLOTLIB, PYTHON, IMAGE),
]
# The same of what has one cell, or nothing to draw.
WAY = [
    (
        "nimbook, the way alone: one cell",
        True,
        'live(whole("k", 0, 40).start(2), k -> Heatmap.of(1, 1, (r, c) -> k))',
        JAVA,
        STAGE,
    ),
    (BYTES, False, rivals.ECHO, PYTHON, STAGE),
]


def arguments(given: list[str]) -> argparse.Namespace:
    seconds = Option("seconds", 5.0, 1, 60, "how long to drag")
    flags = {"trace": "each hop of the way alone, of nimbook", "without_python": "nimbook alone"}
    words = "From a control to the picture on the screen, in real JupyterLab."
    return parse("live", words, given, sizes(list(TARGETS), 2), STEPS, seconds, **flags)


def chosen(sizes: list[int], python: bool, firefox: bool) -> list[tuple]:
    """What is measured, in this order: a figure and its size."""
    pairs = [(which, n) for n in sizes for which in FIGURES]
    pairs += [(which, n) for which in WAY for n in ([1] if which[1] else [1, *sizes])]
    return [(which, n) for which, n in pairs if (which[1] or python) and (which[0] != FIREFOX or firefox)]


def measure(browser: "Chromium | Firefox", server: Server, which, n: int, options) -> Row:
    """One figure at one size in a page and a kernel of its own."""
    what, ours, cell, metadata, place = which
    name = f"bench-{[*FIGURES, *WAY].index(which)}-{n}.ipynb"
    server.write(name, [cell.replace("{n}", str(n))], metadata)
    load = os.getloadavg()[0]
    tab = browser.tab(server, name, place)
    figure = Figure(tab, place)
    steps = figure.steps(options.steps)
    drag = figure.drag(options.seconds)
    # The kernel goes with its page: the next figure shall have the machine to itself.
    tab.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown().then(() => null)")
    browser.leave(tab)
    return Row(
        what, n, ours, [s["shown"] for s in steps], drag["frames"], [s["drawn"] for s in steps], drag["values"], load
    )


class Chromium(Browser):
    """As `Firefox` of bench.firefox, so that one hand moves both."""

    def tab(self, server: Server, name: str, place: Place):
        def open_page(page):
            window = Window(page, server).open(name).run_all()
            wait_until_drawn(page, place)
            window.picture(name.removesuffix(".ipynb"))

        return super().tab(open_page)


def machine(browser: Browser, other: Firefox | None, python: Path | None) -> dict:
    about = {
        "chromium": browser.version,
        "firefox": other.version if other else "",
        "java": os.environ.get("NIMBOOK_JAVA", ""),
    }
    return about | ({"python": rivals.versions(python)} if python else {})


def main(given: list[str]) -> int:
    options = arguments(given)
    if options.trace:
        hops, found = trace.measure(options.sizes, options.steps)
        publish("trace", hops, found, given == ["--trace"])
        return 0
    python = None if options.without_python else rivals.set_up()
    with scratch() as temporary, ExitStack() as opened:
        folder = Path(temporary)
        if python:
            rivals.kernelspec(python, folder / "data")
        server = opened.enter_context(closing(Server(folder)))
        browser = opened.enter_context(closing(Chromium(folder)))
        other = opened.enter_context(closing(Firefox(folder / "firefox"))) if firefox.find() else None
        if not other:
            print("· there is no Firefox: its rows are left out", file=sys.stderr)
        about = machine(browser, other, python)
        rows = []
        for which, n in chosen(options.sizes, bool(python), bool(other)):
            print(f"· {which[0]}, {n} × {n} … ", end="", file=sys.stderr, flush=True)
            row = measure(other if which[0] == FIREFOX else browser, server, which, n, options)
            print(f"{row.median:.0f} ms, {row.frames:.0f} a second (load {row.load:.1f})", file=sys.stderr, flush=True)
            rows.append(row)
    publish("live", table(rows), about | {"rows": as_json(rows)}, options.whole, max(row.load for row in rows))
    return 0
