"""What a part of ./lab soak found, and the table of docs/reliability.md that it is written to."""

import contextlib
import os
import random
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from datetime import date
from pathlib import Path

from bench.table import renew
from support.places import ROOT

DOCUMENT = ROOT / "docs" / "reliability.md"
MARK = "soak"
HEAD = "| part | what is done, and what must hold | tried | survived | found | minutes | date | machine |"
RULE = "|---|---|--:|--:|---|--:|---|---|"


@dataclass
class Run:
    """One part while it runs: how often something was tried, and how often all that must hold did."""

    seconds: float
    seed: int
    tried: int = 0
    survived: int = 0
    found: str = ""
    failures: list[str] = field(default_factory=list)

    def __post_init__(self):
        self.began = time.monotonic()
        self.random = random.Random(self.seed)

    def spent(self) -> float:
        return time.monotonic() - self.began

    def rounds(self) -> Iterator[int]:
        """0, 1, 2, … until the time is up; 0 always."""
        done = 0
        while not done or self.spent() < self.seconds:
            yield done
            done += 1

    @contextlib.contextmanager
    def attempt(self, what: str, number: int = 1):
        """Counts what is done inside; it has survived when nothing is thrown."""
        self.tried += number
        try:
            yield
            self.survived += number
        except Exception as problem:
            line = traceback.extract_tb(problem.__traceback__)[-1].line
            self.failures.append(f"{what}: {type(problem).__name__}: {problem} ({line})")
            print(f"  {self.failures[-1]}", file=sys.stderr, flush=True)


Part = Callable[[Run], None]


@dataclass
class Row:
    part: str
    tried: int
    survived: int
    found: str
    minutes: float
    date: str
    machine: str


def machine() -> str:
    return f"{os.cpu_count()} cores, JDK {os.environ.get('NIMBOOK_JAVA', '?')}"


def says(part: Part) -> str:
    """What a part does, as the table, --help and its own source say it."""
    return " ".join((part.__doc__ or "").split())


def row(part: str, run: Run) -> Row:
    found = " ".join(run.found.replace("|", "/").split())
    return Row(part, run.tried, run.survived, found, run.spent() / 60, date.today().isoformat(), machine())


def rows(text: str) -> dict[str, Row]:
    """The rows of the table in a document's text, by their part. @raise ValueError when one is no row of it"""
    inside = re.search(rf"<!-- {MARK} -->\n(.*)<!-- /{MARK} -->\n", text, re.S)
    if not inside:
        raise ValueError(f"no lines <!-- {MARK} --> and <!-- /{MARK} -->")
    found = {}
    for line in inside[1].splitlines():
        if line.startswith("| `"):
            part, _, *rest = (cell.strip() for cell in line.strip().strip("|").split("|"))
            if len(rest) != len(fields(Row)) - 1:
                raise ValueError(f"no row of {len(fields(Row)) + 1} cells: {line}")
            tried, survived, words, minutes, day, where = rest
            found[part.strip("`")] = Row(
                part.strip("`"), number(tried), number(survived), words, float(minutes), day, where
            )
    return found


def number(text: str) -> int:
    return int(text.replace(" ", ""))


def table(known: dict[str, Part], found: dict[str, Row]) -> str:
    lines = [HEAD, RULE]
    for name, part in known.items():
        if r := found.get(name):
            counts = f"{r.tried:,} | {r.survived:,}".replace(",", " ")
            lines.append(
                f"| `{name}` | {says(part)} | {counts} | {r.found} | {r.minutes:.1f} | {r.date} | {r.machine} |"
            )
    every = [found[name] for name in known if name in found]
    lost, hours = sum(r.tried - r.survived for r in every), sum(r.minutes for r in every) / 60
    tried = f"{sum(r.tried for r in every):,}".replace(",", " ")
    return "\n" + "\n".join([*lines, "", f"In all {tried} tried, {lost} not survived, in {hours:.1f} hours."]) + "\n\n"


def run_all(
    known: dict[str, Part], names: list[str], seconds: float, seed: int, document: Path = DOCUMENT
) -> list[str]:
    """Runs these parts, and writes the row of each when it is done; the other parts keep theirs. What failed."""
    failures = []
    for name in names:
        run = Run(seconds, seed)
        print(f"· {name}: {says(known[name])}", file=sys.stderr, flush=True)
        try:
            known[name](run)
        except Exception as problem:
            # What ends a part from inside leaves no figure of it.
            failures += [f"{name}: ended by {type(problem).__name__}: {problem}", *run.failures]
            continue
        failures += [f"{name}: {failure}" for failure in run.failures]
        print(f"  {run.tried} tried, {run.survived} survived, {run.spent():.0f} s", file=sys.stderr, flush=True)
        found = rows(document.read_text(encoding="utf-8")) | {name: row(name, run)}
        renew(document, MARK, table(known, found))
    return failures
