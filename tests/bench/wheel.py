"""`./lab bench wheel`: from an empty cache to JupyterLab and to the first live figure, with the wheel and with what a
Python user would install for a live picture.
"""

import argparse
import os
import tempfile
from pathlib import Path

import nbformat
from playwright.sync_api import sync_playwright

from bench.measure import PLOTLY, STAGE
from bench.rivals import PLOTLY as PLOTLY_CELL
from bench.table import keep
from support.browser import Chromium
from support.fresh import Fresh, environment
from support.jupyter import Window
from support.places import BUILD

HEAD = "| | wheel | empty cache → server | → first live figure | on disk |\n|---|---|---|---|---|"
# What it must reach, in MB and seconds (two cores).
TARGETS = {"wheel": 45, "server": 12, "figure": 30}
PYTHON = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def size(folder: Path) -> float:
    """Megabytes of all files below, links counted once."""
    seen = {file.stat().st_ino: file.stat().st_size for file in folder.rglob("*") if file.is_file()}
    return sum(seen.values()) / 1e6


def measure(browser: Chromium, folder: Path, name: str, place, command: list[str], java: Path | None, write=None):
    """Seconds to the server, and to the first live figure of the notebook, all of whose cells are run."""
    around = environment(folder, java)
    if write:
        write(folder / "home")
    fresh = Fresh(folder, around, command)
    try:
        server = fresh.wait().seconds()
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        window = Window(page, fresh).open(name)
        window.command("notebook:run-all-cells")
        page.wait_for_selector(
            ".nb-stage[data-turn] canvas" if place is STAGE else ".js-plotly-plot .heatmaplayer image"
        )
        figure = fresh.seconds()
        window.picture(f"bench-wheel-{folder.name}")
        page.context.close()
        return server, figure, size(folder / "cache")
    finally:
        fresh.close()


def python_notebook(home: Path):
    book = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(PLOTLY_CELL.replace("{n}", "256"))], metadata={"kernelspec": PYTHON}
    )
    nbformat.write(book, home / "plotly.ipynb")


def main(given: list[str]) -> int:
    argparse.ArgumentParser(
        prog="./lab bench wheel", description="From an empty cache to the first live figure, with the wheel."
    ).parse_args(given)
    wheel = max((BUILD / "dist").glob("nimbook-*.whl"), key=lambda path: path.stat().st_mtime)
    java = Path(os.environ["NIMBOOK_JAVA_HOME"])
    rival = ["--with", "plotly,anywidget,ipywidgets,numpy", "--from", "jupyterlab", "jupyter-lab", "--allow-root"]
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="nimbook-bench-", ignore_cleanup_errors=True) as temporary:
        with sync_playwright() as playwright:
            browser = Chromium(playwright)
            try:
                ours = measure(
                    browser, Path(temporary, "ours"), "00-tour.ipynb", STAGE, ["--from", str(wheel), "nimbook"], java
                )
                theirs = measure(
                    browser, Path(temporary, "theirs"), "plotly.ipynb", PLOTLY, rival, None, python_notebook
                )
            finally:
                browser.close()
    megabytes = wheel.stat().st_size / 1e6
    print(HEAD)
    print(f"| nimbook | {megabytes:.1f} MB | {ours[0]:.1f} s | {ours[1]:.1f} s | {ours[2]:.0f} MB |")
    print(f"| Python, Plotly in JupyterLab | – | {theirs[0]:.1f} s | {theirs[1]:.1f} s | {theirs[2]:.0f} MB |")
    found = {"wheel": megabytes, "server": ours[0], "figure": ours[1]}
    missed = [f"{name} {found[name]:.1f} (at most {most})" for name, most in TARGETS.items() if found[name] > most]
    print(f"\n{'missed: ' + ', '.join(missed) if missed else 'every target reached'}; load {load:.1f} before")
    keep("wheel", {"before": load, "ours": ours, "plotly": theirs, "wheel": megabytes})
    return 0
