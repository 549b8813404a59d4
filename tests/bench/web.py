"""./lab bench web: a page that stays live without a kernel – how large is it, how fast does it compute, and how soon is
the picture there?

Method. The page of one live heatmap (Grundy values of the queen with a movable terminal set) is written for each size
and opened from disk with the network off, once as it is and once in a browser that says it has no WebAssembly.
- computing: a recipe handed to the page's engine until its state is back from the worker, beside the JVM's time for the
  same figure's state, both warm, one recipe after the other;
- to the picture: as in ./lab bench live, from the time stamp of an arrow key until two animation frames after the
  drawing;
- cells of Java in a page, and Pyodide beside them: bench/javapage.py.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import javapage
from bench.measure import STAGE, Figure, drawn
from bench.tab import Browser
from bench.table import quantile
from support.places import BUILD, ROOT

OUT = BUILD / "bench" / "web.json"
JARS = Path(sys.prefix) / "share/nimbook/jars"
JAVA = (
    Path(json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"][0])
    if (Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").exists()
    else "java"
)

KINDS = {
    "WebAssembly": ("wasm", 2),
    "JavaScript": ("js", 4),
}  # the kind that the engine names, and the target: computing beside the JVM's
LARGEST = 300_000  # bytes of a page with one figure
PICTURE = {512: 40}  # ms from key to picture

ENGINE = """async (recipes) => {
  const engine = await document.querySelector("[data-nb-live]").nimbook.started();
  const times = [];
  for (const recipe of [...recipes.slice(0, 20), ...recipes]) {
    const began = performance.now();
    await engine.figure(recipe);
    times.push(performance.now() - began);
  }
  return { kind: engine.kind, times: times.slice(20) };
}"""


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./lab bench web", description="Pages that stay live without a kernel: size, computing, picture."
    )
    parser.add_argument(
        "--sizes", default="256,512,1024", help="sides of the square tables, separated by commas (default: %(default)s)"
    )
    parser.add_argument(
        "--steps", type=int, default=30, help="measured steps for each size and kind (default: %(default)s)"
    )
    options = parser.parse_args(given)
    try:
        options.sizes = [int(size) for size in options.sizes.split(",")]
    except ValueError:
        parser.error(f"--sizes {options.sizes}: whole numbers separated by commas, like 256,512")
    if not all(64 <= size <= 2048 for size in options.sizes):
        parser.error(f"--sizes {','.join(map(str, options.sizes))}: allowed are 64 to 2048")
    if not 5 <= options.steps <= 1000:
        parser.error(f"--steps {options.steps}: allowed are 5 to 1000")
    return options


def measure(browser: Browser, page_file: Path, kind: str, recipes: list[str], steps: int) -> dict:
    def open_page(page):
        page.context.set_offline(True)
        if kind == "js":
            page.add_init_script("delete globalThis.WebAssembly")
        page.goto(page_file.as_uri())
        drawn(page, STAGE)

    tab = browser.tab(open_page)
    computed = tab.evaluate(ENGINE, recipes)
    if computed["kind"] != kind:
        raise RuntimeError(f"{page_file.name}: the engine is {computed['kind']}, {kind} was to be measured")
    shown = [step["shown"] for step in Figure(tab, STAGE).steps(steps)]
    browser.leave(tab)
    return {"computing": computed["times"], "shown": shown}


def row(size: int, name: str, target: int, jvm: float, one: dict) -> str:
    computing, shown = quantile(one["computing"], 0.5), quantile(one["shown"], 0.5)
    met = "met" if computing <= target * jvm else "missed"
    verdicts = [f"computing {computing / jvm:.1f} × the JVM's (target {target}): {met}"]
    if size in PICTURE:
        verdicts.append(f"picture (target {PICTURE[size]} ms): {'met' if shown <= PICTURE[size] else 'missed'}")
    return (
        f"| {size}² | {name} | {jvm:.1f} ms | {computing:.1f} ms | {shown:.0f} ms | "
        f"{quantile(one['shown'], 0.95):.0f} ms | {'; '.join(verdicts)} |"
    )


def main(given: list[str]) -> int:
    options = arguments(given)
    results = []
    with tempfile.TemporaryDirectory(prefix="nimbook-bench-", ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary)
        made = subprocess.run(
            [JAVA, "-cp", f"{JARS}/*", ROOT / "tests/bench/WebPages.java", folder, *map(str, options.sizes)],
            check=True,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        browser = Browser(folder)
        try:
            for page in json.loads(made.stdout):
                for name, (kind, _) in KINDS.items():
                    print(f"· {page['size']}², {name} … ", end="", file=sys.stderr, flush=True)
                    load = os.getloadavg()[0]
                    one = measure(browser, folder / f"{page['size']}.html", kind, page["recipes"], options.steps)
                    print(f"{quantile(one['shown'], 0.5):.0f} ms (load {load:.1f})", file=sys.stderr, flush=True)
                    results.append(
                        {
                            "size": page["size"],
                            "kind": name,
                            "bytes": page["bytes"],
                            "jvm": page["jvm"],
                            "load": load,
                            **one,
                        }
                    )
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
    print("| table | engine | JVM | computing | to the picture, median | 95 % | |\n|--:|---|--:|--:|--:|--:|---|")
    for one in results:
        print(row(one["size"], one["kind"], KINDS[one["kind"]][1], quantile(one["jvm"], 0.5), one))
    for size, bytes_ in sorted({one["size"]: one["bytes"] for one in results}.items()):
        print(
            f"\nPage of the {size}² figure: {bytes_ / 1000:.0f} KB (target {LARGEST // 1000}): "
            f"{'met' if bytes_ <= LARGEST else 'missed'}"
        )
    print(javapage.table(cells))
    busiest = max(one["load"] for one in results)
    if busiest > (os.cpu_count() or 1) + 1:
        print(
            f"\nThe machine was busy with other work (load up to {busiest:.1f} on {os.cpu_count()} cores): "
            "these times are too high."
        )
    print(f"\nEvery sample: {OUT.relative_to(BUILD.parent)}", file=sys.stderr)
    return 0
