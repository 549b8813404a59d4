"""`./lab bench start`: a kernel from its start to the answer of its first cell, against JJava alone.

Method. The kernels are started in turn, as Jupyter starts them, and run by its own client; nothing else is measured.
The clock runs from the start of the process to the reply of the cell, the processor's until then. A figure's reply
comes when its live figure and its still have been sent.
"""

import argparse
import os
import sys
import time

from nimbook.launch import archive, places

from bench.kernels import Kernel, command
from bench.options import Option, parse
from bench.table import align, publish, quantile

FIGURE = 'live(whole("k", 0, 20), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(64, 64)))'
# The first figure's time, as a multiple of JJava's answer.
TARGET = 1.3
HEAD = ["from the start of a kernel", "answered", "processor", "times JJava alone"]


def kernels() -> list[tuple[str, list[str], str]]:
    """What is measured: its name, the command, the cell. JJava alone comes first."""
    java, jar = os.environ["NIMBOOK_JAVA_HOME"] + "/bin/java", places.kernel_jar()
    archived = archive.options(java, places.jars(), jar)
    if not archived:
        raise SystemExit("./lab bench start: there is no archive of the kernel's classes: ./lab build makes it")
    alone = [java, "--add-opens", "jdk.jshell/jdk.jshell=ALL-UNNAMED", "-jar", str(jar), "{connection_file}"]
    return [
        ("JJava alone, `1 + 1`", alone, "1 + 1"),
        ("with the library, `1 + 1`", command(), "1 + 1"),
        ("with the library, first live figure", command(), FIGURE),
        ("the same without the archive of classes", command(*archived), FIGURE),
    ]


def time_answer(words: list[str], cell: str) -> tuple[float, float]:
    """Seconds of the clock, and of the processor, until a fresh kernel has answered a cell."""
    with Kernel(words) as started:
        started.run(cell)
        seconds, used = time.perf_counter() - started.begun, started.process.cpu_times()
    return seconds, used.user + used.system


def table(names: list[str], samples: list[list[tuple[float, float]]]) -> str:
    """Medians, a row a kernel; the first is what the others are compared with."""
    medians = [[quantile([sample[i] for sample in one], 0.5) for i in (0, 1)] for one in samples]
    rows = [
        [name, f"{clock:.2f} s", f"{used:.2f} s", f"{clock / medians[0][0]:.2f}" if i else "–"]
        for i, (name, (clock, used)) in enumerate(zip(names, medians))
    ]
    return align(HEAD, rows, {1, 2, 3})


def arguments(given: list[str]) -> argparse.Namespace:
    rounds = Option("rounds", 7, 1, 100, "starts of each kernel")
    return parse("start", "A kernel from its start to its first answer, beside JJava alone.", given, rounds)


def main(given: list[str]) -> int:
    options = arguments(given)
    load = os.getloadavg()[0]
    measured = kernels()
    samples: list[list[tuple[float, float]]] = [[] for _ in measured]
    for turn in range(options.rounds):
        print(f"· round {turn + 1} of {options.rounds}", file=sys.stderr, flush=True)
        for one, (_, words, cell) in zip(samples, measured):
            one.append(time_answer(words, cell))
    names = [name for name, *_ in measured]
    words = f"Target for the first live figure: ≤ {TARGET} × JJava alone. {os.cpu_count()} processors."
    found = {"before": load, "samples": dict(zip(names, samples))}
    publish("start", f"{table(names, samples)}\n\n{words}", found, options.whole)
    return 0
