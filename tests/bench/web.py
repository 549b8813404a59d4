"""./lab bench web: a page that stays live without a kernel – how large is it, how fast does it compute, and how soon is
the picture there?

Method. A notebook saves the page of one live heatmap (Grundy values of the queen with a movable terminal set) for each
size; it is opened from disk with the network off.
- computing: values handed to the page's cells until the figure's state is back from the worker, beside the JVM's time
  for the same figure's state, both warm, one value after the other;
- to the picture: as in ./lab bench live, from the time stamp of an arrow key until two animation frames after the
  drawing;
- cells of Java in a page, and Pyodide beside them: bench/javapage.py.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
import time
from pathlib import Path

from bench import javapage
from bench.measure import STAGE, Figure, drawn
from bench.options import Options
from bench.tab import Browser
from bench.table import TARGETS, quantile
from support.kernel import Page as Kernel
from support.kernel import of
from support.livepages import beside_library
from support.places import BUILD

OUT = BUILD / "bench" / "web.json"
COMPUTING = 2  # the target: times the JVM's
LARGEST = 1_500_000  # bytes of a page with one figure
BESIDE = 30_000  # bytes of a figure in a book, whose pages share the library
OPENED = 500  # ms until the library of a page runs
PICTURE = {512: 40}  # ms from key to picture
GREATEST = 40  # of the parameter

FRAGMENT = """java.nio.file.Files.writeString(java.nio.file.Path.of("{file}"),
    nimbook.page.LivePage.of(shown).fragment());"""
SAVED = """Live shown = live(whole("k", 0, {greatest}).start(2),
    k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy({size}, {size})));"""
JVM = """for (int run = -60; run < {greatest}; run++) {{
    long began = System.nanoTime();
    nimbook.widget.JsonWithBuffers.of(
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
    return Options("web", words, list(TARGETS), least=64).checked(given)


def pages(folder: Path, sizes: list[int]) -> list[dict]:
    """Saves a page for each size; how large it is, and how long the JVM takes for a figure of it."""
    kernel = Kernel()
    made = []
    try:
        for size in sizes:
            path, fragment = folder / f"{size}.html", folder / f"{size}.fragment"
            words = {"size": size, "greatest": GREATEST}
            messages = []
            saves = [f'save(shown, "{path.as_posix()}")', FRAGMENT.format(file=fragment.as_posix())]
            for cell in (SAVED.format(**words), *saves, JVM.format(**words)):
                messages = kernel.run(cell, seconds=300)
                if of(messages, "error"):
                    raise RuntimeError(of(messages, "error")[0]["content"]["evalue"])
            printed = "".join(message["content"]["text"] for message in of(messages, "stream"))
            beside = beside_library(fragment.read_text("utf-8"), folder / "beside")
            made.append(
                {
                    "size": size,
                    "bytes": path.stat().st_size,
                    "beside": beside,
                    "jvm": [float(time) for time in printed.split()],
                }
            )
    finally:
        kernel.close()
    return made


def measure(browser: Browser, page_file: Path, steps: int) -> dict:
    def open_page(page):
        page.context.set_offline(True)
        page.add_init_script(WATCH)
        page.goto(page_file.as_uri())
        drawn(page, STAGE)
        page.wait_for_function("() => window.readyAt")

    tab = browser.tab(open_page)
    # From the beginning of the navigation; the picture stands there before.
    opened = tab.evaluate("() => window.readyAt")
    computed = tab.evaluate(COMPUTED, GREATEST)
    shown = [step["shown"] for step in Figure(tab, STAGE).steps(steps)]
    browser.leave(tab)
    return {"opened": opened, "computing": computed, "shown": shown}


def row(one: dict) -> str:
    size, jvm = one["size"], quantile(one["jvm"], 0.5)
    computing, shown = quantile(one["computing"], 0.5), quantile(one["shown"], 0.5)
    met = "met" if computing <= COMPUTING * jvm else "missed"
    verdicts = [f"computing {computing / jvm:.1f} × the JVM's (target {COMPUTING}): {met}"]
    if size in PICTURE:
        verdicts.append(f"picture (target {PICTURE[size]} ms): {'met' if shown <= PICTURE[size] else 'missed'}")
    return (
        f"| {size}² | {jvm:.1f} ms | {computing:.1f} ms | {shown:.0f} ms | "
        f"{quantile(one['shown'], 0.95):.0f} ms | {'; '.join(verdicts)} |"
    )


def main(given: list[str]) -> int:
    options = arguments(given)
    results = []
    with tempfile.TemporaryDirectory(prefix="nimbook-bench-", ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary)
        made = pages(folder, options.sizes)
        browser = Browser(folder)
        try:
            for page in made:
                print(f"· {page['size']}² … ", end="", file=sys.stderr, flush=True)
                load = os.getloadavg()[0]
                one = measure(browser, folder / f"{page['size']}.html", options.steps)
                print(f"{quantile(one['shown'], 0.5):.0f} ms (load {load:.1f})", file=sys.stderr, flush=True)
                results.append({**page, "load": load, **one})
            about = {
                "when": time.strftime("%Y-%m-%d %H:%M"),
                "cores": os.cpu_count(),
                "system": platform.platform(),
                "chromium": browser.version,
            }
        finally:
            browser.close()
        cells = javapage.measure(folder)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps({"about": about, "results": results, "java": cells}, indent=1))
    print("| table | JVM | computing | to the picture, median | 95 % | |\n|--:|--:|--:|--:|--:|---|")
    for one in results:
        print(row(one))
    print("\n| page of the figure | is | target | |\n|---|--:|--:|---|")
    for one in results:
        for what, value, target, unit in (
            ("", one["bytes"] / 1000, LARGEST // 1000, "KB"),
            (", beside a shared library", one["beside"] / 1000, BESIDE // 1000, "KB"),
            (", from opening until its library runs", one["opened"], OPENED, "ms"),
        ):
            verdict = "met" if value <= target else "missed"
            print(f"| {one['size']}²{what} | {value:.0f} {unit} | {target} {unit} | {verdict} |")
    print(javapage.table(cells))
    busiest = max(one["load"] for one in results)
    if busiest > (os.cpu_count() or 1) + 1:
        print(
            f"\nThe machine was busy with other work (load up to {busiest:.1f} on {os.cpu_count()} cores): "
            "these times are too high."
        )
    print(f"\nEvery sample: {OUT.relative_to(BUILD.parent)}", file=sys.stderr)
    return 0
