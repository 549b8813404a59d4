"""./lab bench move: how long from a move on a board to its picture, in JupyterLab and in a saved page?

Method. The queen on a square board, for two players. Page Down chooses a move, Enter makes it, U takes it back, each a
trusted key. The clock runs from the time stamp of Enter until the marks of the new picture are in the page and two
animation frames have passed. JavaScript, in every second move: what the browser's profiler finds meanwhile in the
figure's modules and below them, and in the whole page, JupyterLab included. Each key waits until the player may move
and nothing glides. Ten moves to warm up. The saved page is opened from disk, without a network; its library answers.
"""

import argparse
import os
import sys
from contextlib import closing
from functools import cache
from pathlib import Path

from bench.options import STEPS, parse, sizes
from bench.tab import Browser, Tab
from bench.table import align, publish, quantile, scratch
from bench.web import open_alone, run
from support.jupyter import Server, Window
from support.kernel import Page as Kernel

BOARD = "play(BoardGame.queen()).start({n} - 1, {n} * 3 / 4).size({n}, {n}).twoPlayers()"
MOST, SCRIPT = 60, 16  # the targets, in ms
WARM_UP = 10
HEAD = "a move|median ms|95 % ms|its JavaScript ms|the page's|bytes of the page|targets|verdict".split("|")

WATCH = """() => {
  const svg = document.querySelector("svg.nb-play-picture");
  let pressed = 0;
  document.addEventListener("keydown", (event) => { pressed = event.timeStamp; }, { capture: true });
  const frame = () => new Promise(requestAnimationFrame);
  const waits = () => !svg.matches(".nb-play-lit") || svg.getAnimations({ subtree: true }).length;
  window.nbIdle = async () => {
    // JupyterLab takes the focus when a cell has run.
    for (; waits() || document.activeElement !== svg; await frame()) svg.focus();
  };
  const isPiece = (el) => el.matches("[data-part=piece]");
  window.nbArm = () => {
    window.nbShown = new Promise((shown) => {
      const watcher = new MutationObserver(async (records) => {
        if (!records.some(({ addedNodes }) => [...addedNodes].some(isPiece))) return;
        watcher.disconnect();
        await frame();
        await frame();
        shown(performance.now() - pressed);
      });
      watcher.observe(svg, { childList: true });
    });
  };
}"""


def script(profile: dict) -> tuple[float, float]:
    """The JavaScript of a profile, in ms: the figure's, which is what its modules call, and the whole page's."""
    nodes = {node["id"]: node for node in profile["nodes"]}
    callers = {child: node["id"] for node in profile["nodes"] for child in node.get("children", ())}

    @cache
    def is_ours(at: int) -> bool:
        # A figure's modules come from memory or, in a saved page, from its file.
        ours = nodes[at]["callFrame"]["url"].startswith(("blob:", "data:", "file:"))
        return ours or (at in callers and is_ours(callers[at]))

    own = whole = 0
    for at, spent in zip(profile["samples"], profile["timeDeltas"]):
        if nodes[at]["callFrame"]["functionName"] in ("(idle)", "(program)", "(root)"):
            continue
        whole += spent / 1000
        own += is_ours(at) * spent / 1000
    return own, whole


def press_key(tab: Tab, name: str) -> float:
    """Presses a key that leads to another picture: how long until that is there."""
    tab.evaluate("nbArm")
    tab.press(name)
    return tab.evaluate("() => nbShown")


def moves(tab: Tab, number: int) -> tuple[list[float], list[tuple[float, float]]]:
    """The time to the picture of some moves, and what `script` finds until then of as many others."""
    tab.call("Profiler.enable")
    tab.call("Profiler.setSamplingInterval", interval=200)
    tab.evaluate(WATCH)
    tab.evaluate("nbIdle")
    times, scripts = [], []
    for i in range(WARM_UP + 2 * number):
        for _ in range(1 + i % 5):
            tab.press("PageDown")
        tab.evaluate("nbIdle")
        if i % 2:
            tab.call("Profiler.start")
        shown = press_key(tab, "Enter")
        found = script(tab.call("Profiler.stop")["profile"]) if i % 2 else shown
        if i >= WARM_UP:
            (scripts if i % 2 else times).append(found)
        tab.evaluate("nbIdle")
        press_key(tab, "u")
        tab.evaluate("nbIdle")
    return times, scripts


def row(where: str, taken: tuple, size: int | None) -> list[str]:
    shown, scripts = taken
    median = quantile(shown, 0.5)
    js, page = (quantile(list(each), 0.5) for each in zip(*scripts))
    met = "met" if median <= MOST and js <= SCRIPT else "missed"
    bytes_ = f"{size:,}".replace(",", " ") if size else "–"
    times = [f"{median:.0f}", f"{quantile(shown, 0.95):.0f}", f"{js:.1f}", f"{page:.1f}"]
    return [where, *times, bytes_, f"≤ {MOST} ms, ≤ {SCRIPT} ms", met]


def arguments(given: list[str]) -> argparse.Namespace:
    return parse("move", "From a move on a board to its picture.", given, sizes([24], 8), STEPS)


def measure(folder: Path, numbers: list[int], steps: int) -> dict[str, tuple]:
    """What `moves` finds, and the page's bytes, by where the board is."""
    found = {}
    boards = {n: (BOARD.replace("{n}", str(n)), folder / f"{n}.html") for n in numbers}
    with closing(Kernel()) as kernel:
        for board, saved in boards.values():
            run(kernel, f'save({board}, "{saved.as_posix()}")')
    with closing(Server(folder)) as server, closing(Browser(folder)) as browser:
        for n, (board, saved) in boards.items():
            server.write(f"{n}.ipynb", [board])
            for where, opened, size in (
                ("JupyterLab", lambda page, n=n: Window(page, server).open(f"{n}.ipynb").run_all(), None),
                ("saved page", lambda page, saved=saved: open_alone(page, saved), saved.stat().st_size),
            ):
                tab = browser.tab(opened)
                name = f"{n} × {n}, {where}"
                found[name] = moves(tab, steps), size
                browser.leave(tab)
                print(f"· {name}: {quantile(found[name][0][0], 0.5):.0f} ms", file=sys.stderr)
    return found


def main(given: list[str]) -> int:
    options = arguments(given)
    load = os.getloadavg()[0]
    with scratch() as folder:
        found = measure(Path(folder), options.sizes, options.steps)
    rows = [row(name, *one) for name, one in found.items()]
    about = f"{options.steps} moves each, {os.cpu_count()} processors, load {load:.1f} before and "
    about += f"{os.getloadavg()[0]:.1f} after."
    publish("move", f"{align(HEAD, rows, {1, 2, 3, 4, 5})}\n\n{about}", {"found": found}, options.whole, load)
    return 0
