"""`./lab bench memory`: what kernels that have run the tour take of a machine's memory, at once and when they idle.

Method. The kernels are started as Jupyter starts them, one after another, and each runs the code cells of
notebooks/00-tour.ipynb. Counted is their proportional set size (Linux, /proc): pages that several processes share, such
as the archive of classes, are divided among them. Idle kernels are looked at again after a pause.
"""

import argparse
import platform
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import nbformat

from bench.kernels import Kernel, command
from bench.options import Option, parse
from bench.table import align, publish
from support.places import ROOT

TARGETS = {"after the tour": 250, "idle": 150}  # MB each
TOUR = ROOT / "notebooks/00-tour.ipynb"


def megabytes(process) -> float:
    lines = Path(f"/proc/{process.pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def measure(number: int, pause: int) -> tuple[float, float]:
    """MB each, after the tour and after the pause."""
    book = nbformat.read(TOUR, as_version=4)
    cells = [cell.source for cell in book.cells if cell.cell_type == "code"]
    with ExitStack() as stack:
        kernels = []
        for i in range(number):
            print(f"· kernel {i + 1} of {number}", file=sys.stderr, flush=True)
            kernels.append(stack.enter_context(Kernel(command(), TOUR.parent)))
            for cell in cells:
                kernels[-1].run(cell)
        busy = [megabytes(one.process) for one in kernels]
        time.sleep(pause)
        idle = [megabytes(one.process) for one in kernels]
        return sum(busy) / number, sum(idle) / number


def arguments(given: list[str]) -> argparse.Namespace:
    number = Option("kernels", [1, 10], 1, 100, "how many at a time")
    pause = Option("pause", 180, 0, 3600, "seconds until they are looked at again")
    return parse("memory", "What kernels that have run the tour take, at once and idle.", given, number, pause)


def main(given: list[str]) -> int:
    options = arguments(given)
    if platform.system() != "Linux":
        print("./lab bench memory: counted is what only Linux tells, the proportional set size", file=sys.stderr)
        return 2
    rows, found = [], {}
    for number in options.kernels:
        busy, idle = found[number] = measure(number, options.pause)
        rows.append([str(number), f"{busy:.0f}", f"{idle:.0f}"])
    made = align(["kernels", "MB each after the tour", f"MB each {options.pause} s later"], rows, {0, 1, 2})
    aims = ", ".join(f"{name} ≤ {most} MB" for name, most in TARGETS.items())
    publish("memory", f"{made}\n\nTargets: {aims}.", {"megabytes": found}, options.whole)
    return 0
