"""`./lab bench`: every engine of engines.tsv against the readable method that the tests trust, by JMH (lib/bench);
`wythoff.c` is measured by itself, where there is a C compiler.

Method. A round is a JVM of its own; between two rounds of one benchmark all others have had theirs, so that a change of
the machine's load meets engine and competitor alike. The least time of several counts, because a busy machine only ever
adds time: of the processor, or of the clock where several threads work. A run of all rows that is not quick renews the
table in docs/measurements.md. Needs the standard library alone.
"""

import argparse
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bench.table import align, publish, spell
from support.places import BUILD, ROOT

HERE = Path(__file__).parent
JARS = ROOT / "lib/bench/target/jars"
HEAD = ["row", "task", "measured", "competitor", "ratio", "target", "verdict", "bound"]
# JMH's mode, and (warm-ups, iterations, rounds) of the whole run and of the quick one. Under 0.2 s: means of iterations
# of half a second; up to some seconds: single calls, the first for the compiler; longer calls warm themselves up.
PLANS = {
    "fast": ("avgt", (4, 5, 2), (3, 3, 1)),
    "steady": ("ss", (2, 3, 2), (1, 2, 1)),
    "long": ("ss", (0, 2, 1), (0, 1, 1)),
    "longest": ("ss", (0, 2, 1), (0, 0, 1)),
}
C = "wythoff.c"  # the one task that is not Java's
GIGABYTES = 4  # room for every benchmark but those that say otherwise


@dataclass(frozen=True)
class Task:
    """A benchmark of engines.tsv: `queen 1000 fast`."""

    text: str

    @property
    def name(self) -> str:
        return self.text.split()[0]

    @property
    def size(self) -> str:
        return self.text.split()[1]

    @property
    def words(self) -> list[str]:
        return self.text.split()[2:]

    def plan(self, quick: bool) -> tuple:
        mode, *runs = PLANS[self.words[0]]
        return (mode, *runs[quick])

    def flag(self, sign: str, usual: int) -> int:
        return next((int(word[:-1]) for word in self.words[1:] if word.endswith(sign)), usual)

    @property
    def lacks(self) -> str:
        """What this machine has not that the task needs."""
        if self.flag("t", 1) > (os.cpu_count() or 1):
            return f"this machine has {os.cpu_count()} processors"
        return "" if self.name != C or compiler() else "there is no C compiler (cc, or CC)"

    def least(self, samples: list[tuple[float, float]]) -> float | None:
        """Of samples (clock, processor), in seconds."""
        return min((sample["clock" not in self.words] for sample in samples), default=None)


@dataclass(frozen=True)
class Target:
    row: int
    task: str
    bound: str
    engine: Task | None
    against: str
    competitor: Task | None
    ratio: float
    seconds: float
    words: str

    def __post_init__(self):
        assert self.engine is None or math.isinf(self.ratio) or self.competitor, f"a ratio needs a competitor: {self}"

    @property
    def limits(self) -> str:
        if self.engine is None:
            return self.words
        limits = [] if math.isinf(self.ratio) else [f"≤ {ratio(self.ratio)}"]
        limits += [] if math.isinf(self.seconds) else [f"≤ {self.seconds:g} s"]
        return ", ".join(limits)

    def cells(self, times: dict[Task, float | None], quick: bool) -> list[str]:
        """A line of the table."""
        seconds, other = times.get(self.engine), times.get(self.competitor)
        measured = seconds is not None and (other is not None or not self.competitor)
        lacks = self.engine and (self.engine.lacks or self.competitor and self.competitor.lacks)
        if measured:
            reached = seconds <= self.seconds and (math.isinf(self.ratio) or seconds / other <= self.ratio)
            verdict = "reached" if reached else "missed"
        elif self.engine is None or lacks:
            verdict = "not measured: " + (lacks or self.against)
        else:
            verdict = f"not measured: {'not in --quick' if quick and not self.engine.plan(True)[2] else 'failed'}"
        known = self.engine is not None and not lacks and self.competitor
        return [
            str(self.row),
            self.task,
            "–" if seconds is None else spell(seconds),
            f"{self.against} {spell(other)}" if known and other is not None else self.against if known else "–",
            ratio(seconds / other) if seconds is not None and other is not None else "–",
            self.limits,
            verdict,
            self.bound,
        ]


def targets() -> list[Target]:
    def task(text):
        return None if text == "–" else Task(text)

    def number(text):
        parts = [float(part) for part in text.split("/")] if re.fullmatch(r"[\d./]+", text) else [math.inf]
        return parts[0] / parts[1] if len(parts) == 2 else parts[0]

    lines = [line for line in (HERE / "engines.tsv").read_text("utf-8").splitlines() if not line.startswith("#")]
    return [
        Target(int(row), what, bound, task(own), against, task(other), number(most), number(seconds), most)
        for row, what, bound, own, against, other, most, seconds in (line.split("\t") for line in lines[1:])
    ]


def ratio(value: float) -> str:
    """1/190 far below 1, two digits after the point otherwise."""
    return f"1/{1 / value:.0f}" if value <= 0.1 else f"{value:.2f}"


def summary(lines: list[list[str]]) -> str:
    missed = [f"row {line[0]} ({line[1]})" for line in lines if line[6] == "missed"]
    decided = sum(line[6] in ("reached", "missed") for line in lines)
    return (
        f"{decided - len(missed)} of {decided} measured targets reached"
        f"{'; missed: ' + ', '.join(missed) if missed else ''}; {len(lines) - decided} not measured."
    )


def compiler() -> str | None:
    return os.environ.get("CC") or shutil.which("cc")


def time_c(n: int, repetitions: int, log) -> list[list[float]]:
    """Wythoff's n × n table in C; of each repetition: seconds of the clock and of the processor, the largest value, the
    sum of the values on and above the diagonal.
    """
    with tempfile.TemporaryDirectory(prefix="nimbook-c-") as folder:
        program = str(Path(folder, "wythoff"))
        flags = ["-std=c11", "-D_POSIX_C_SOURCE=199309L", "-O3", "-march=native", "-o", program]
        subprocess.run([compiler(), *flags, str(HERE / C)], check=True, stdout=log, stderr=log)
        done = subprocess.run([program, str(n), str(repetitions)], check=True, stdout=subprocess.PIPE, text=True)
    return [[float(part) for part in line.split()] for line in done.stdout.splitlines()]


def measure(java: str, task: Task, quick: bool, log) -> tuple[list[tuple[float, float]], dict]:
    """A round: the samples (clock, processor) in seconds, and what JMH says of the JVM."""
    mode, warmups, iterations, _ = task.plan(quick)
    if task.name == C:
        return [(one[0], one[1]) for one in time_c(int(task.size), iterations, log)], {}
    with tempfile.TemporaryDirectory(prefix="nimbook-jmh-") as folder:
        found = Path(folder, "found.json")
        given = ["-p", f"name={task.name}", "-p", f"n={task.size}", "-p", f"threads={task.flag('t', 0)}"]
        given += ["-jvmArgs", f"-Xmx{task.flag('g', GIGABYTES)}g -Djava.awt.headless=true"]
        # The longest call takes under two minutes alone; a busy machine may take several times that.
        given += ["-to", "20m", "-foe", "true", "-prof", "nimbook.bench.ProcessorTime"]
        given += ["-rf", "json", "-rff", str(found), "-bm", mode, "-tu", "s", "-f", "1"]
        given += ["-wi", str(warmups), "-w", "500ms", "-i", str(iterations), "-r", "500ms"]
        main = [java, "-cp", str(JARS / "*"), "org.openjdk.jmh.Main", "nimbook.bench.Engines", *given]
        subprocess.run(main, check=True, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        (one,) = json.loads(found.read_text("utf-8"))
    clock, processor = one["primaryMetric"], one["secondaryMetrics"]["processor"]
    return list(zip(*(sum(metric["rawData"], []) for metric in (clock, processor)))), one


def run(java: str, tasks: list[Task], quick: bool, log) -> tuple[dict[Task, list], dict]:
    """All rounds; a task that failed has no samples."""
    samples, about, failed = {task: [] for task in tasks}, {}, set()
    for turn in range(PLANS["fast"][1 + quick][2]):
        for i, task in enumerate(tasks):
            if turn >= task.plan(quick)[3] or task in failed:
                continue
            print(f"· round {turn + 1}, {i + 1} of {len(tasks)}: {task.text} … ", end="", file=sys.stderr, flush=True)
            try:
                found, jvm = measure(java, task, quick, log)
                samples[task] += found
                about = jvm or about
                print(spell(task.least(samples[task])), file=sys.stderr)
            except subprocess.CalledProcessError as broken:
                failed.add(task)
                samples[task] = []
                print(f"failed: {broken} ({log.name})", file=sys.stderr)
    return samples, about


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./lab bench",
        description="Every engine beside its readable competitor.",
        epilog="A run of all rows that is not quick renews the table in docs/measurements.md.",
    )
    known = sorted({target.row for target in targets()})
    parser.add_argument("rows", metavar="row", nargs="*", type=int, help="only these rows, as ./lab bench 1 2 7")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions, without the largest sizes")
    parser.add_argument("--json", type=Path, help="where to write everything measured (else build/bench/engines.json)")
    options = parser.parse_args(given)
    if unknown := set(options.rows) - set(known):
        parser.error(f"row {min(unknown)}: there are {', '.join(map(str, known))}")
    options.whole = not options.rows and not options.quick
    return options


def main(given: list[str]) -> int:
    options = arguments(given)
    chosen = [target for target in targets() if not options.rows or target.row in options.rows]
    pairs = [t for target in chosen if target.engine for t in (target.engine, target.competitor)]
    tasks = [t for t in dict.fromkeys(pairs) if t and not t.lacks and t.plan(options.quick)[2]]
    before, began = os.getloadavg()[0], time.monotonic()
    log = BUILD / "log" / "jmh.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as words:
        samples, jvm = run(str(Path(os.environ["NIMBOOK_JAVA_HOME"], "bin/java")), tasks, options.quick, words)
    times = {task: task.least(found) for task, found in samples.items()}
    lines = [target.cells(times, options.quick) for target in chosen]
    found = align(HEAD, lines, {0, 2, 4})
    words = (
        f"{summary(lines)}\n{jvm.get('vmName', 'no JVM')} {jvm.get('jdkVersion', '')}, {os.cpu_count()} processors, "
        f"load {before:.1f} before and {os.getloadavg()[0]:.1f} after{', quick run' if options.quick else ''}; "
        f"{time.monotonic() - began:.0f} s. Times are the least of several, of the processor where one thread works."
    )
    tried = {task.text: {"seconds": times[task], "samples": samples[task]} for task in tasks}
    kept = {"quick": options.quick, "words": words, "head": HEAD, "lines": lines, "tasks": tried}
    complete = all(samples.values())
    publish("engines", f"{found}\n\n{words}", kept, complete and options.whole, path=options.json)
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
