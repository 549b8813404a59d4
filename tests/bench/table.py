"""Samples to rows, rows to a table (Markdown, as it stands in docs/measurements.md) and to JSON."""

import json
import os
import platform
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

from support.places import BUILD, ROOT

# From a control to the screen, median in ms for each size; 95 of 100 within twice that; pictures a second while
# dragging, at one size.
TARGETS = {256: 30, 512: 40, 1024: 60}
FRAMES = {512: 50}
DRAWING = "nimbook, drawing alone"  # our row that shows the same numbers as the rivals'
BYTES = "Python, the way alone: bytes by anywidget"  # no figure of so many bytes is faster


def quantile(values: list[float], q: float) -> float:
    """The q-quantile by linear interpolation between the two nearest samples."""
    ordered = sorted(values)
    if not ordered:
        raise ValueError("no samples: a quantile needs at least one")
    at = q * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (at - low) * (ordered[high] - ordered[low])


@dataclass
class Row:
    """One figure at one size. `samples`: ms from key press to the picture on the screen; `drawn`: to the end of the
    drawing, before the screen.
    """

    what: str
    size: int
    ours: bool
    samples: list[float]
    frames: float
    drawn: list[float] = field(default_factory=list)
    values: float = 0.0
    load: float = 0.0

    @property
    def median(self) -> float:
        return quantile(self.samples, 0.5)

    @property
    def p95(self) -> float:
        return quantile(self.samples, 0.95)

    def target(self) -> str:
        if not self.ours or self.size not in TARGETS:
            return "–"
        frames = f", ≥ {FRAMES[self.size]}/s" if self.size in FRAMES else ""
        return f"≤ {TARGETS[self.size]} ms{frames}"

    def verdict(self, rows: list["Row"]) -> str:
        """Ours: met, or what is missed, and what the way alone takes; theirs: in times of our drawing of the same."""
        if not self.ours:
            own = [r.median for r in rows if r.what == DRAWING and r.size == self.size]
            return f"{self.median / own[0]:.1f} × nimbook" if own else "–"
        if self.size not in TARGETS:
            return "–"
        target, missed = TARGETS[self.size], []
        way = next((row for row in rows if row.what == BYTES and row.size == self.size), None)

        def alone(what: str) -> str:
            return f" (bytes alone {getattr(way, what):.0f})" if way else ""

        if self.median > target:
            missed.append(f"median {self.median:.0f} > {target} ms{alone('median')}")
        if self.p95 > 2 * target:
            missed.append(f"95 % {self.p95:.0f} > {2 * target} ms")
        if self.frames < FRAMES.get(self.size, 0):
            # No figure can show more pictures than the hand gave values: on a busy machine the page takes fewer moves
            # of the pointer.
            hand = f" (the pointer came {self.values:.0f} times)" if 0 < self.values < 1.1 * self.frames + 1 else ""
            missed.append(f"{self.frames:.0f} < {FRAMES[self.size]} a second{hand}{alone('frames')}")
        return "missed: " + ", ".join(missed) if missed else "met"


def scratch() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix="nimbook-bench-", ignore_cleanup_errors=True)


HEAD = ["figure", "cells", "median ms", "95 % ms", "pictures a second", "target", "verdict"]


def align(head: list[str], rows: list[list[str]], right: set[int]) -> str:
    """Markdown whose columns also stand straight in a terminal."""
    widths = [max(len(line[i]) for line in [head, *rows]) for i in range(len(head))]

    def put(line):
        return (
            "| "
            + " | ".join(t.rjust(w) if i in right else t.ljust(w) for i, (t, w) in enumerate(zip(line, widths)))
            + " |"
        )

    rule = "|" + "|".join("-" * (w + 1) + ":" if i in right else "-" * (w + 2) for i, w in enumerate(widths)) + "|"
    return "\n".join([put(head), rule, *map(put, rows)])


def table(rows: list[Row]) -> str:
    cells = [
        [
            r.what,
            f"{r.size}²",
            f"{r.median:.0f}",
            f"{r.p95:.0f}",
            f"{r.frames:.{0 if r.frames >= 10 else 1}f}",
            r.target(),
            r.verdict(rows),
        ]
        for r in rows
    ]
    return align(HEAD, cells, {1, 2, 3, 4})


def spell(seconds: float) -> str:
    """Three digits that count, in the unit that suits."""
    value, unit = next(
        (seconds * f, unit) for f, unit in ((1, "s"), (1e3, "ms"), (1e6, "µs")) if seconds * f >= 1 or f > 1e3
    )
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f} {unit}"


def publish(name: str, text: str, found: dict, whole: bool, load: float | None = None, path=None):
    """Prints a bench's report; writes it into docs/measurements.md where the run was whole, and keeps its samples."""
    print(text)
    if whole:
        renew(ROOT / "docs/measurements.md", name, f"\n{text}\n\n")
    # A bench in a browser itself keeps about one core and a half busy.
    if load is not None and load > (os.cpu_count() or 1) + 1:
        print(f"\nThe machine was busy with other work (load up to {load:.1f}): these times are too high.")
    keep(name, found, path)


def keep(name: str, found: dict, path: Path | None = None):
    """Everything that was measured, samples included, with the machine that did it, as build/bench/NAME.json."""
    path = path or BUILD / "bench" / f"{name}.json"
    about = {
        "when": time.strftime("%Y-%m-%d %H:%M"),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "load": os.getloadavg(),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(about | found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"Every sample: {path}", file=sys.stderr)


def as_json(rows: list[Row]) -> list[dict]:
    return [
        {**asdict(r), "median_ms": r.median, "p95_ms": r.p95, "target": r.target(), "verdict": r.verdict(rows)}
        for r in rows
    ]


def renew(path: Path, name: str, part: str):
    """Writes anew what stands between the lines <!-- name --> and <!-- /name --> of a file. @raise ValueError unless
    both are there once, in this order
    """
    text, begin, end = path.read_text(encoding="utf-8"), f"<!-- {name} -->\n", f"<!-- /{name} -->\n"
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise ValueError(
            f"{path.name}: the lines {begin.strip()} and {end.strip()} must stand in it, once each and in this order"
        )
    written = path.with_name(path.name + ".new")
    written.write_text(text[: text.index(begin) + len(begin)] + part + text[text.index(end) :], encoding="utf-8")
    written.replace(path)
