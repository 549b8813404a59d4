"""./lab bench web: a page that stays live without a kernel – how large is it, how fast does it compute, and how soon is
the picture there?

Method. A notebook saves the page of one live heatmap (Grundy values of the queen with a movable terminal set) for each
size, of heatmaps of a formula in one line, and of a game of the notebook's own; they are opened from disk with the
network off.
- opening: from the beginning of the navigation until the library in the page has computed the picture that the page
  carries, and answers; fastest and median of several browsers, each new, with the processor time of the page's process;
- computing: values handed to the page's cells until the figure's state is back from the worker, against the JVM's time
  for the same figure's state on one thread and on as many as a notebook has, all warm, one value after the other; so
  for statements about all numbers, too;
- to the picture: as in ./lab bench live, from the time stamp of an arrow key until two animation frames after the
  drawing;
- cells of Java in a page, and Pyodide's: bench/javapage.py.
"""

import argparse
import json
import os
import re
import sys
from contextlib import closing
from pathlib import Path

from nimbook.book.browser import arguments as browser_arguments
from nimbook.book.browser import find
from playwright.sync_api import sync_playwright

from bench import javapage
from bench.measure import STAGE, Figure, wait_until_drawn
from bench.options import STEPS, parse, sizes
from bench.tab import Browser
from bench.table import TARGETS, align, publish, quantile, scratch
from support.kernel import Page as Kernel
from support.kernel import of
from support.livepages import beside_library
from support.places import ROOT

COMPUTING = 2  # the target: times the JVM's on one thread, as the page has
DECIDING = 5  # the same for statements
LARGEST = 1_500_000  # bytes of a page with one figure
BESIDE = 30_000  # bytes of a figure in a book, whose pages share the library
OPENED = 500  # ms until the library of a page runs
PICTURE = {512: 40}  # ms from key to picture
GREATEST = 40  # of the parameter
OPENINGS = 5
COMPUTING_HEAD = ["figure", "JVM, one thread", "JVM", "computing", "to the picture, median", "95 %", ""]
OPENING_HEAD = ["opening", "fastest", "median", "processor", "target", ""]
BYTES_HEAD = ["the figure's page", "is", "target", "", "beside a shared library", "target", ""]
FORMULA = "a formula, 512²"
GENERIC = "a formula by a Function<Integer, Integer>, 512²"
GAME = "a game of one's own"

FRAGMENT = """java.nio.file.Files.writeString(java.nio.file.Path.of("{file}"),
    nimbook.page.LivePage.of(shown).fragment());"""
PLAIN = """Game<Integer> sticks(int n) {
    return Game.of(n, m -> {
        List<Integer> next = new ArrayList<>();
        for (int taken = 1; taken <= 3; taken++) if (taken <= m) next.add(m - taken);
        return next;
    });
}
Function<Integer, Integer> remainder = n -> n % 17;"""
QUEEN = "Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy({size}, {size}))"
STATEMENTS = re.findall(r"(?m)^\| `([^`]+)` \| (?:proved|false)", (ROOT / "docs/statements.md").read_text("utf-8"))
DECIDED = {
    "statements": f"decide(List.of({', '.join(map(json.dumps, STATEMENTS))}).get(k % {len(STATEMENTS)}))",
    "slips of x + y ≤ 2 … 8": "Slips.of(2 + k % 7)",
}
FIGURES = {
    FORMULA: "Heatmap.of(512, 512, (row, column) -> (k * row + column) % 17)",
    GENERIC: "Heatmap.of(512, 512, (row, column) -> remainder.apply(k * row + column))",
    GAME: "play(sticks(20 + k))",
} | DECIDED
SAVED = """Live shown = live(whole("k", 0, {greatest}).start(2), k -> {figure});"""
JVM = """Work.threads({threads});
for (int run = -60; run < {greatest}; run++) {{
    long began = System.nanoTime();
    nimbook.widget.model.JsonWithBuffers.of(
        shown.at(List.of(Math.floorMod(run, {greatest}))).list().get(0).state());
    if (run >= 0) System.out.println((System.nanoTime() - began) / 1e6);
}}"""

WATCH = """new MutationObserver((_, watcher) => {
  if (!document.querySelector("[data-nb-ready]")) return;
  window.readyAt = performance.now();
  watcher.disconnect();
}).observe(document, { subtree: true, attributes: true, childList: true });"""

COMPUTED = """async (greatest) => {
  const { program } = document.querySelector("[data-nb-live]").nimbook;
  const times = [];
  for (let run = -20; run < greatest; run++) {
    const began = performance.now();
    await program.figures({ k: (run + 20) % greatest });
    if (run >= 0) times.push(performance.now() - began);
  }
  return times;
}"""


def arguments(given: list[str]) -> argparse.Namespace:
    words = "Pages that stay live without a kernel: size, computing, picture."
    return parse("web", words, given, sizes(list(TARGETS), 64), STEPS)


def run(kernel: Kernel, cell: str) -> str:
    """What the cell prints."""
    messages = kernel.run(cell)
    if of(messages, "error"):
        raise RuntimeError(of(messages, "error")[0]["content"]["evalue"])
    return "".join(message["content"]["text"] for message in of(messages, "stream"))


def pages(folder: Path, sizes: list[int]) -> list[dict]:
    """Saves the pages; how large each is, and how long the JVM takes for a table's figure."""
    made = []
    tables = {f"{size}²": (size, QUEEN.format(size=size)) for size in sizes}
    with closing(Kernel()) as kernel:
        run(kernel, PLAIN)
        threads = int(run(kernel, "System.out.println(Runtime.getRuntime().availableProcessors());"))
        for name, (size, figure) in (tables | {name: (None, figure) for name, figure in FIGURES.items()}).items():
            path, fragment = folder / f"{len(made)}.html", folder / f"{len(made)}.fragment"
            run(kernel, SAVED.format(figure=figure, greatest=GREATEST))
            run(kernel, f'save(shown, "{path.as_posix()}")')
            run(kernel, FRAGMENT.format(file=fragment.as_posix()))
            beside = beside_library(fragment.read_text("utf-8"), folder / "beside")
            page = {"name": name, "size": size, "file": path.name, "bytes": path.stat().st_size, "beside": beside}
            for key, number in (("jvm", 1), ("jvm_threads", threads)) if size or name in DECIDED else ():
                times = run(kernel, JVM.format(threads=number, greatest=GREATEST))
                page[key] = [float(time) for time in times.split()]
            made.append(page)
    return made


def processor(browser) -> float:
    """Processor time of the pages, in ms."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * sum(process["cpuTime"] for process in found if process["type"] == "renderer")


def opening(page_file: Path) -> dict:
    """How soon the library runs in browsers that have seen nothing yet."""
    opened, work = [], []
    with sync_playwright() as p:
        for _ in range(OPENINGS):
            browser = p.chromium.launch(executable_path=find(), args=browser_arguments())
            page = browser.new_context(offline=True).new_page()
            page.add_init_script(WATCH)
            before = processor(browser)
            page.goto(page_file.as_uri())
            page.wait_for_function("() => window.readyAt")
            opened.append(page.evaluate("() => window.readyAt"))
            work.append(processor(browser) - before)
            browser.close()
    return {"opened": opened, "work": work}


def open_alone(page, file: Path):
    """Opens a saved page in Playwright's page, without a network, until its library answers."""
    page.context.set_offline(True)
    page.goto(file.as_uri())
    page.wait_for_selector("[data-nb-ready]")


def measure(browser: Browser, page: dict, folder: Path, steps: int) -> dict:
    def open_page(tab):
        open_alone(tab, folder / page["file"])
        if page["name"] not in DECIDED:
            wait_until_drawn(tab, STAGE)

    found = opening(folder / page["file"])
    if page["name"] == GAME:
        return found
    tab = browser.tab(open_page)
    if "jvm" in page:
        found["computing"] = tab.evaluate(COMPUTED, GREATEST)
    if page["name"] not in DECIDED:
        found["shown"] = [step["shown"] for step in Figure(tab, STAGE).steps(steps)]
    browser.leave(tab)
    return found


def verdict(value: float, target: float) -> str:
    return "met" if value <= target else "missed"


def row(one: dict) -> list[str]:
    verdicts, times, pictures = [], ["", "", ""], ["", ""]
    if "jvm" in one:
        jvm, several, page = (quantile(one[key], 0.5) for key in ("jvm", "jvm_threads", "computing"))
        times = [f"{jvm:.1f} ms", f"{several:.1f} ms", f"{page:.1f} ms"]
        most = DECIDING if one["name"] in DECIDED else COMPUTING
        verdicts.append(f"computing {page / jvm:.1f} × the JVM's (target {most}): {verdict(page, most * jvm)}")
    if "shown" in one:
        shown = quantile(one["shown"], 0.5)
        pictures = [f"{shown:.0f} ms", f"{quantile(one['shown'], 0.95):.0f} ms"]
        if target := PICTURE.get(512 if one["name"] in (FORMULA, GENERIC) else one["size"]):
            verdicts.append(f"picture (target {target} ms): {verdict(shown, target)}")
    return [one["name"], *times, *pictures, "; ".join(verdicts)]


def opening_row(one: dict) -> list[str]:
    median = quantile(one["opened"], 0.5)
    times = [min(one["opened"]), median, quantile(one["work"], 0.5), OPENED]
    return [one["name"], *(f"{time:.0f} ms" for time in times), verdict(median, OPENED)]


def bytes_row(one: dict) -> list[str]:
    found = []
    for value, target in ((one["bytes"], LARGEST), (one["beside"], BESIDE)):
        found += [f"{value / 1000:.0f} KB", f"{target // 1000} KB", verdict(value, target)]
    return [one["name"], *found]


def main(given: list[str]) -> int:
    options = arguments(given)
    results = []
    with scratch() as temporary:
        folder = Path(temporary)
        made = pages(folder, options.sizes)
        with closing(Browser(folder)) as browser:
            for page in made:
                print(f"· {page['name']} … ", end="", file=sys.stderr, flush=True)
                load = os.getloadavg()[0]
                one = measure(browser, page, folder, options.steps)
                print(f"{min(one['opened']):.0f} ms (load {load:.1f})", file=sys.stderr, flush=True)
                results.append({**page, "load": load, **one})
        cells = javapage.measure(folder)
    shown = [row(one) for one in results if "shown" in one or "computing" in one]
    tables = [
        align(COMPUTING_HEAD, shown, {1, 2, 3, 4, 5}),
        align(OPENING_HEAD, [opening_row(one) for one in results], {1, 2, 3, 4}),
        align(BYTES_HEAD, [bytes_row(one) for one in results], {1, 2, 4, 5}),
        *javapage.tables(cells),
    ]
    kept = {"chromium": browser.version, "results": results, "java": cells}
    publish("web", "\n\n".join(tables), kept, False, max(one["load"] for one in results))
    return 0
