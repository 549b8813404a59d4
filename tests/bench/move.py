"""./lab bench move: how long from a move on a board to its picture, in JupyterLab and in a saved page?

Method. The queen on a square board, for two players. Page Down chooses a move, Enter makes it, U takes it back, each a
trusted key. The clock runs from the time stamp of Enter until the marks of the new picture are in the page and two
animation frames have passed. JavaScript, in every second move: what the browser's profiler finds in the whole
page meanwhile, JupyterLab's own included. Ten moves to warm up. The saved page is opened from disk, without a
network; its library answers.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import nbformat

from bench.live import JAVA
from bench.options import Options
from bench.tab import Browser, Tab
from bench.table import align, keep, quantile, renew, warn_if_busy
from support.jupyter import Server, Window
from support.kernel import Page as Kernel
from support.kernel import of
from support.places import ROOT

BOARD = "play(BoardGame.queen()).start({n} - 1, {n} * 3 / 4).size({n}, {n}).twoPlayers()"
MOST, SCRIPT = 60, 16  # the targets, in ms
WARM_UP = 10

WATCH = """() => {
  const svg = document.querySelector("svg.nb-play-picture");
  let pressed = 0;
  document.addEventListener("keydown", (event) => { pressed = event.timeStamp; }, { capture: true });
  window.nbMove = () => new Promise((shown) => {
    const watcher = new MutationObserver((records) => {
      if (!records.some(({ addedNodes }) => addedNodes.length > 5)) return;
      watcher.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => shown(performance.now() - pressed)));
    });
    watcher.observe(svg, { childList: true });
  });
  svg.focus();
}"""


def script(profile: dict) -> float:
    """The JavaScript of a profile, in ms."""
    names = {node["id"]: node["callFrame"]["functionName"] for node in profile["nodes"]}
    samples = zip(profile["samples"], profile["timeDeltas"])
    return sum(spent for at, spent in samples if names[at] not in ("(idle)", "(program)", "(root)")) / 1000


def moves(tab: Tab, number: int) -> tuple[list[float], list[float]]:
    """The time to the picture of some moves, and the JavaScript until then of as many others."""
    tab.call("Profiler.enable")
    tab.call("Profiler.setSamplingInterval", interval=200)
    tab.evaluate(WATCH)
    times, scripts = [], []
    for i in range(WARM_UP + 2 * number):
        for _ in range(1 + i % 5):
            tab.press("PageDown")
        time.sleep(0.25)
        if i % 2:
            tab.call("Profiler.start")
        tab.evaluate("() => { window.nbShown = nbMove(); }")
        tab.press("Enter")
        shown = tab.evaluate("() => nbShown")
        found = script(tab.call("Profiler.stop")["profile"]) if i % 2 else shown
        if i >= WARM_UP:
            (scripts if i % 2 else times).append(found)
        time.sleep(0.25)
        tab.press("u")
        time.sleep(0.25)
    return times, scripts


def save(board: str, path: Path):
    kernel = Kernel()
    try:
        messages = kernel.run(f'save({board}, "{path.as_posix()}")', seconds=300)
        if of(messages, "error"):
            raise RuntimeError(of(messages, "error")[0]["content"]["evalue"])
    finally:
        kernel.close()


def alone(page, file: Path):
    page.context.set_offline(True)
    page.goto(file.as_uri())
    page.wait_for_selector("[data-nb-ready]")


def row(where: str, taken: tuple, size: int | None) -> list[str]:
    shown, scripts = taken
    median, js = quantile(shown, 0.5), quantile(scripts, 0.5)
    met = "met" if median <= MOST and js <= SCRIPT else "missed"
    bytes_ = f"{size:,}".replace(",", " ") if size else "–"
    return [where, f"{median:.0f}", f"{quantile(shown, 0.95):.0f}", f"{js:.1f}", bytes_,
            f"≤ {MOST} ms, ≤ {SCRIPT} ms", met]  # fmt: skip


def arguments(given: list[str]) -> argparse.Namespace:
    return Options("move", "From a move on a board to its picture.", [24], least=8).parse(given)


def main(given: list[str]) -> int:
    options = arguments(given)
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="nimbook-bench-", ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary)
        server = Server(folder)
        browser = Browser(folder)
        found = {}
        try:
            for n in options.sizes:
                board, saved = BOARD.replace("{n}", str(n)), folder / f"{n}.html"
                save(board, saved)
                book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(board)], metadata=JAVA)
                nbformat.write(book, server.files / f"{n}.ipynb")
                for where, opened, size in (
                    ("JupyterLab", lambda page, n=n: Window(page, server).open(f"{n}.ipynb").run_all(), None),
                    ("saved page", lambda page, saved=saved: alone(page, saved), saved.stat().st_size),
                ):
                    tab = browser.tab(opened)
                    time.sleep(3)
                    name = f"{n} × {n}, {where}"
                    found[name] = moves(tab, options.steps), size
                    browser.leave(tab)
                    print(f"· {name}: {quantile(found[name][0][0], 0.5):.0f} ms", file=sys.stderr)
        finally:
            browser.close()
            server.close()
    rows = [row(name, *one) for name, one in found.items()]
    head = ["a move", "median ms", "95 % ms", "JavaScript ms", "bytes of the page", "targets", "verdict"]
    about = f"{options.steps} moves each, {os.cpu_count()} processors, load {load:.1f} before and " \
            f"{os.getloadavg()[0]:.1f} after."  # fmt: skip
    told = f"{align(head, rows, {1, 2, 3, 4})}\n\n{about}\n"
    print(told)
    if not given:
        renew(ROOT / "docs/measurements.md", "move", f"\n{told}\n")
    warn_if_busy(load)
    keep("move", {"found": found})
    return 0
