"""The part of ./lab bench web about Java in a page: sizes of what is fetched, and the time from a cell to its result
against Pyodide's, in the same run.

Method. A page on a local server starts the two modules (or Pyodide), runs `1 + 1` and then further cells; the clock is
the page's own, from before the first file is fetched. Each start is a browser context of its own, without a cache.
Fastest and median of several starts. Sizes: as they are, by gzip -9, and by brotli -q 11 where that program is there.
"""

import gzip
import shutil
import subprocess
import sys
import tarfile
from contextlib import closing
from pathlib import Path

from nimbook.book import edit, java
from nimbook.book.browser import arguments, find
from nimbook.book.places import COMPILER
from playwright.sync_api import sync_playwright

from bench.table import align, quantile
from support.places import BUILD
from support.served import Served

PYODIDE = "314.0.7"  # of npm
LOOP = 20_000_000
PER_TURN = 9  # iload, ldc, if_icmpge, iload, iload, iadd, istore, iinc, goto

JAVA_PAGE = """<!doctype html><script src="java.js"></script><script src="compiler.js"></script>
<script src="session.js"></script><script>
const bytes = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
async function start(imports) {
  const names = ["java.wasm", "java.wasm-signatures.bin", "compiler.wasm"];
  const [module, signatures, compiler] = await Promise.all(names.map(bytes));
  const loader = await (await fetch("java.wasm-runtime.js")).text();
  const java = nimbookJava({ module, loader });
  const javac = nimbookCompiler({ module: compiler, loader, signatures, imports });
  java.ready();
  const session = nimbookSession({ java, compiler: javac, figures: null });
  return async (cell) => (await session.run(cell)).data;
}
</script>"""

PYODIDE_PAGE = """<!doctype html><script type="module">
import { loadPyodide } from "./pyodide.mjs";
window.start = async () => {
  const pyodide = await loadPyodide();
  return async (cell) => pyodide.runPython(cell);
};
window.loaded = true;
</script>"""

MEASURE = """async ([given, first, later]) => {
  const began = performance.now();
  const run = await start(given);
  const result = await run(first);
  const times = [performance.now() - began];
  for (const cell of later) {
    const from = performance.now();
    await run(cell);
    times.push(performance.now() - from);
  }
  return { result, times };
}"""


def sizes(name: str, files: dict[str, bytes]) -> dict:
    """A row: all files together, each packed by itself."""
    brotli = shutil.which("brotli")
    row = {"what": name, "raw": 0, "gzip": 0, "brotli": 0 if brotli else None}
    for data in files.values():
        row["raw"] += len(data)
        row["gzip"] += len(gzip.compress(data, 9))
        if brotli:
            row["brotli"] += len(subprocess.run([brotli, "-q", "11", "-c"], input=data, capture_output=True).stdout)
    return row


def pyodide(folder: Path) -> dict[str, bytes]:
    """Pyodide's own files; empty where npm cannot bring them."""
    kept = BUILD / "bench" / f"pyodide-{PYODIDE}.tgz"
    if not kept.exists():
        npm, kept_in = shutil.which("npm"), kept.parent
        kept_in.mkdir(parents=True, exist_ok=True)
        command = [npm, "pack", "--silent", f"pyodide@{PYODIDE}"]
        if not npm or subprocess.run(command, cwd=kept_in, capture_output=True).returncode:
            return {}
    with tarfile.open(kept) as packed:
        packed.extractall(folder, filter="data")
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
    return {name: (folder / "package" / name).read_bytes() for name in names}


def starts(browser, page: str, files: dict[str, bytes], folder: Path, given, cells: list[str], times: int) -> dict:
    """The first result and later ones, in ms, of so many starts."""
    folder.mkdir()
    (folder / "page.html").write_text(page, "utf-8")
    for name, data in files.items():
        (folder / name).write_bytes(data)
    first, later = [], []
    with closing(Served(folder)) as served:
        for _ in range(times):
            context = browser.new_context()
            opened = context.new_page()
            opened.goto(f"{served.url}/page.html")
            opened.wait_for_function("() => typeof start === 'function'")
            measured = opened.evaluate(MEASURE, [given, cells[0], cells[1:]])
            first.append(measured["times"][0])
            later.append(measured["times"][1:])
            context.close()
    return {"first": first, "later": later}


def measure(folder: Path, times: int = 5) -> dict:
    """All rows; None where javac is not compiled for pages."""
    if not edit.possible():
        print("· javac is not compiled for pages (./lab site does it): no rows of Java in a page", file=sys.stderr)
        return {}
    library = java.library()
    compiler = {"compiler.wasm": (COMPILER / "compiler.wasm").read_bytes()}
    runtime = {name: library[name] for name in (*java.LIBRARY, "java.js", "compiler.js", "session.js")}
    book = folder / "book"
    edit.assets(book)
    edited = {name: (book / name).read_bytes() for name in ("editor.js", "library.js", "compiler.js")}
    python = pyodide(folder)
    found = {
        "sizes": [
            sizes("library with figures and interpreter", {"java.wasm": library["java.wasm"]}),
            sizes("javac", compiler),
            sizes("what javac sees of the library", {name: library[name] for name in java.LIBRARY[2:]}),
            sizes("editor (CodeMirror)", {"editor.js": edited["editor.js"]}),
            sizes("javac as a script of the book", {"compiler.js": edited["compiler.js"]}),
            sizes("all that the first click in the book loads", edited),
        ]
    }
    if python:
        found["sizes"].append(sizes(f"Pyodide {PYODIDE}", python))
    sums = [f"{n} + {n}" for n in range(1, 12)]
    # In a method, as programs are written: a cell's own variables are fields.
    method = f"int turn(int n) {{ int s = 0; for (int i = 0; i < {LOOP}; i++) s += i; return s; }}"
    cells = [*sums, method, "turn(1)", "turn(2)"]
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=find(), args=arguments())
        print("· Java in a page … ", end="", file=sys.stderr, flush=True)
        found["java"] = starts(browser, JAVA_PAGE, runtime | compiler, folder / "java", java.imports(), cells, times)
        print("Pyodide …", file=sys.stderr, flush=True)
        if python:
            found["pyodide"] = starts(browser, PYODIDE_PAGE, python, folder / "pyodide", None, sums, times)
        browser.close()
    return found


def _kilobytes(number) -> str:
    return "–" if number is None else f"{number / 1000:.0f} KB"


def tables(found: dict) -> list[str]:
    if not found:
        return []
    fetched = [[one["what"], *(_kilobytes(one[kind]) for kind in ("raw", "gzip", "brotli"))] for one in found["sizes"]]
    starts_ = []
    for name, key in (("Java: javac, library, interpreter", "java"), (f"Pyodide {PYODIDE}", "pyodide")):
        if key not in found:
            starts_.append([name, "not measured: npm did not bring it", "", ""])
            continue
        first = found[key]["first"]
        later = [time for run in found[key]["later"] for time in run[:10]]
        starts_.append(
            [name, f"{min(first):.0f} ms", f"{quantile(first, 0.5):.0f} ms", f"{quantile(later, 0.5):.1f} ms"]
        )
    loops = [min(run[-2:]) for run in found["java"]["later"]]
    per, least = (each * 1e6 / (LOOP * PER_TURN) for each in (quantile(loops, 0.5), min(loops)))
    return [
        align(["fetched", "as it is", "gzip", "brotli"], fetched, {1, 2, 3}),
        align(["from an empty page", "first `1 + 1`, fastest", "median", "later cells, median"], starts_, {1, 2, 3}),
        f"An instruction of a loop, interpreted: {per:.1f} ns (fastest start: {least:.1f} ns).",
    ]
