"""`./lab bench wheel`: from an empty cache to JupyterLab and to the first live figure, with the wheel and with what a
Python user would install for a live picture.
"""

import os
from contextlib import closing
from pathlib import Path

import nbformat
from playwright.sync_api import sync_playwright

from bench.measure import FIRST, PLOTLY, STAGE
from bench.options import parse
from bench.rivals import PLOTLY as PLOTLY_CELL
from bench.table import align, publish, scratch
from support.browser import Chromium
from support.fresh import Fresh, environment
from support.jupyter import Window
from support.places import BUILD

HEAD = ["", "wheel", "empty cache → server", "→ first live figure", "on disk"]
# What it must reach, in MB and seconds (two cores).
TARGETS = {"wheel": 45, "server": 12, "figure": 30}
PYTHON = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def size(folder: Path) -> float:
    """Megabytes of all files below, links counted once."""
    seen = {file.stat().st_ino: file.stat().st_size for file in folder.rglob("*") if file.is_file()}
    return sum(seen.values()) / 1e6


def measure(browser: Chromium, folder: Path, name: str, place, command: list[str], java: Path | None, notebook=None):
    """Seconds to the server, and to the first live figure of the notebook, all of whose cells are run."""
    around = environment(folder, java)
    if notebook:
        nbformat.write(notebook, folder / "home" / name)
    with closing(Fresh(folder, around, command)) as fresh:
        server = fresh.wait().seconds()
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        window = Window(page, fresh).open(name)
        window.command("notebook:run-all-cells")
        page.wait_for_selector(FIRST[place.kind])
        figure = fresh.seconds()
        window.picture(f"bench-wheel-{folder.name}")
        page.context.close()
        return server, figure, size(folder / "cache")


def main(given: list[str]) -> int:
    parse("wheel", "From an empty cache to the first live figure, with the wheel.", given)
    wheel = max((BUILD / "dist").glob("nimbook-*.whl"), key=lambda path: path.stat().st_mtime)
    rival = "--with plotly,anywidget,ipywidgets,numpy --from jupyterlab jupyter-lab --allow-root".split()
    cells = [nbformat.v4.new_code_cell(PLOTLY_CELL.replace("{n}", "256"))]
    plotly = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": PYTHON})
    load = os.getloadavg()[0]
    with scratch() as temporary, sync_playwright() as playwright, closing(Chromium(playwright)) as browser:
        folder, own, java = Path(temporary), ["--from", str(wheel), "nimbook"], Path(os.environ["NIMBOOK_JAVA_HOME"])
        ours = measure(browser, folder / "ours", "00-tour.ipynb", STAGE, own, java)
        theirs = measure(browser, folder / "theirs", "plotly.ipynb", PLOTLY, rival, None, plotly)
    found = {"wheel": wheel.stat().st_size / 1e6, "server": ours[0], "figure": ours[1]}
    rows = [
        [name, packed, f"{to_server:.1f} s", f"{to_figure:.1f} s", f"{disk:.0f} MB"]
        for name, packed, (to_server, to_figure, disk) in (
            ("nimbook", f"{found['wheel']:.1f} MB", ours),
            ("Python, Plotly in JupyterLab", "–", theirs),
        )
    ]
    missed = [f"{name} {found[name]:.1f} (at most {most})" for name, most in TARGETS.items() if found[name] > most]
    verdict = f"{'missed: ' + ', '.join(missed) if missed else 'every target reached'}; load {load:.1f} before"
    kept = {"before": load, "ours": ours, "plotly": theirs, "wheel": found["wheel"]}
    publish("wheel", f"{align(HEAD, rows, {1, 2, 3, 4})}\n\n{verdict}", kept, whole=False)
    return 0
