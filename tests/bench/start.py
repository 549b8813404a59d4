"""`./lab bench start`: a kernel from its start to the answer of its first cell, against JJava alone.

Method. The kernels are started in turn, as Jupyter starts them, and run by its own client; nothing else is measured.
The clock runs from the start of the process to the reply of the cell, the processor's until then. A figure's reply
comes when its live figure and its still have been sent.
"""

import argparse
import os
import sys
import time
from pathlib import Path

from nimbook.launch import archive, kernel, places

from bench.kernels import Kernel
from bench.table import keep, quantile, renew
from support.places import ROOT

FIGURE = 'live(whole("k", 0, 20), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(64, 64)))'
# The first figure's time, as a multiple of JJava's answer.
TARGET = 1.3
HEAD = "| from the start of a kernel | answered | processor | times JJava alone |\n|---|--:|--:|--:|\n"


def kernels(java: str) -> list[tuple[str, list[str], str]]:
    """What is measured: its name, the command, the cell. JJava alone comes first."""
    jars, jar = str(places.jars()), str(places.kernel_jar())
    options = kernel.starting(java, places.jars(), places.kernel_jar())
    archived = archive.options(java, places.jars(), places.kernel_jar())
    if not archived:
        raise SystemExit("./lab bench start: there is no archive of the kernel's classes: ./lab build makes it")
    alone = [java, "--add-opens", "jdk.jshell/jdk.jshell=ALL-UNNAMED", "-jar", jar, "{connection_file}"]
    whole = kernel.command(java, jars, jar, "{connection_file}", *options)
    plain = kernel.command(java, jars, jar, "{connection_file}", *(o for o in options if o not in archived))
    return [
        ("JJava alone, `1 + 1`", alone, "1 + 1"),
        ("with the library, `1 + 1`", whole, "1 + 1"),
        ("with the library, first live figure", whole, FIGURE),
        ("the same without the archive of classes", plain, FIGURE),
    ]


def time_answer(command: list[str], cell: str) -> tuple[float, float]:
    """Seconds of the clock, and of the processor, until a fresh kernel has answered a cell."""
    with Kernel(command) as started:
        started.run(cell)
        seconds, used = time.perf_counter() - started.begun, started.process.cpu_times()
    return seconds, used.user + used.system


def table(names: list[str], samples: list[list[tuple[float, float]]]) -> str:
    """Medians, a row a kernel; the first is what the others are compared with."""
    medians = [[quantile([sample[i] for sample in one], 0.5) for i in (0, 1)] for one in samples]
    lines = [
        f"| {name} | {clock:.2f} s | {used:.2f} s | {'–' if i == 0 else f'{clock / medians[0][0]:.2f}'} |\n"
        for i, (name, (clock, used)) in enumerate(zip(names, medians))
    ]
    return HEAD + "".join(lines)


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./lab bench start", description="A kernel from its start to its first answer, beside JJava alone."
    )
    parser.add_argument("--rounds", type=int, default=7, help="starts of each kernel (default: %(default)s)")
    options = parser.parse_args(given)
    if not 1 <= options.rounds <= 100:
        parser.error(f"--rounds {options.rounds}: allowed are 1 to 100")
    # What is shorter than the whole does not go into docs/measurements.md.
    options.whole = not given
    return options


def main(given: list[str]) -> int:
    options = arguments(given)
    load = os.getloadavg()[0]
    measured = kernels(str(Path(os.environ["NIMBOOK_JAVA_HOME"], "bin/java")))
    samples: list[list[tuple[float, float]]] = [[] for _ in measured]
    for turn in range(options.rounds):
        print(f"· round {turn + 1} of {options.rounds}", file=sys.stderr, flush=True)
        for one, (_, command, cell) in zip(samples, measured):
            one.append(time_answer(command, cell))
    names = [name for name, *_ in measured]
    found = table(names, samples)
    words = f"Target for the first live figure: ≤ {TARGET} × JJava alone. {os.cpu_count()} processors."
    print(f"{found}\n{words} Load {load:.1f} before.")
    if options.whole:
        renew(ROOT / "docs/measurements.md", "start", f"\n{found}\n{words}\n\n")
    keep("start", {"before": load, "samples": dict(zip(names, samples))})
    return 0
