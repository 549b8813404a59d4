"""`./lab bench memory`: what kernels that have run the tour take of a machine's memory, at once and when they idle.

Method. The kernels are started as Jupyter starts them, one after another, and each runs the code cells of
notebooks/00-tour.ipynb. Counted is their proportional set size (Linux, /proc): pages that several processes share, such
as the archive of classes, are divided among them. Idle kernels are looked at again after a pause.
"""

import argparse
import os
import platform
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import nbformat
from nimbook.launch import kernel, places

from bench.kernels import Kernel
from bench.table import align, keep, renew
from support.places import ROOT

TARGETS = {"after the tour": 250, "idle": 150}  # MB each
TOUR = ROOT / "notebooks/00-tour.ipynb"


def command(java: str) -> list[str]:
    jars, jar = places.jars(), places.kernel_jar()
    return kernel.command(java, str(jars), str(jar), "{connection_file}", *kernel.starting(java, jars, jar))


def megabytes(process) -> float:
    lines = Path(f"/proc/{process.pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def measure(words: list[str], number: int, pause: int) -> tuple[float, float]:
    """MB each, after the tour and after the pause."""
    book = nbformat.read(TOUR, as_version=4)
    cells = [cell.source for cell in book.cells if cell.cell_type == "code"]
    with ExitStack() as stack:
        kernels = []
        for i in range(number):
            print(f"· kernel {i + 1} of {number}", file=sys.stderr, flush=True)
            kernels.append(stack.enter_context(Kernel(words, TOUR.parent)))
            for cell in cells:
                kernels[-1].run(cell)
        busy = [megabytes(one.process) for one in kernels]
        time.sleep(pause)
        idle = [megabytes(one.process) for one in kernels]
        return sum(busy) / number, sum(idle) / number


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./lab bench memory", description="What kernels that have run the tour take, at once and idle."
    )
    parser.add_argument("--kernels", default="1,10", help="how many at a time (default: %(default)s)")
    parser.add_argument(
        "--pause", type=int, default=180, help="seconds until they are looked at again (default: %(default)s)"
    )
    options = parser.parse_args(given)
    try:
        options.kernels = [int(number) for number in options.kernels.split(",")]
    except ValueError:
        parser.error(f"--kernels {options.kernels}: whole numbers separated by commas, like 1,5")
    if not all(1 <= number <= 100 for number in options.kernels):
        parser.error(f"--kernels {','.join(map(str, options.kernels))}: allowed are 1 to 100")
    if not 0 <= options.pause <= 3600:
        parser.error(f"--pause {options.pause}: allowed are 0 to 3600")
    options.whole = not given
    return options


def main(given: list[str]) -> int:
    options = arguments(given)
    if platform.system() != "Linux":
        print("./lab bench memory: counted is what only Linux tells, the proportional set size", file=sys.stderr)
        return 2
    words = command(str(Path(os.environ["NIMBOOK_JAVA_HOME"], "bin/java")))
    rows, found = [], {}
    for number in options.kernels:
        busy, idle = found[number] = measure(words, number, options.pause)
        rows.append([str(number), f"{busy:.0f}", f"{idle:.0f}"])
    made = align(["kernels", "MB each after the tour", f"MB each {options.pause} s later"], rows, {0, 1, 2})
    print(made)
    if options.whole:
        aims = ", ".join(f"{name} ≤ {most} MB" for name, most in TARGETS.items())
        renew(ROOT / "docs/measurements.md", "memory", f"\n{made}\n\nTargets: {aims}.\n\n")
    keep("memory", {"megabytes": found})
    return 0
