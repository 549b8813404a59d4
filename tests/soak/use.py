"""Does anything grow, leak or hang when a lab is used for a long day?

Real JupyterLab from .venv, real Chromium, one page, one after the other in one go:
- moves: an arrow key on a figure's slider, each followed until the figure has answered;
- interrupted computations: a figure whose computation takes seconds is moved on before it is done, so that each one is
  given up for the next;
- cells that run again, whose old figures are closed;
- restarts of the kernel, after each of which the cells run again.
In between everything is collected and counted: the JVM's heap and threads (jcmd GC.run first), its resident memory
where the system tells it, and the page's JavaScript heap (after the browser's own collection). The last third must not
lie above the second (the first third warms up) by more than LIMITS; every wait has an end, and one that is not met is
reported as a hang.
"""

import os
import re
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.tab import Browser
from soak.report import Run
from support.jupyter import Server, Window

CELLS = [
    'live(whole("k", 0, 40).start(2), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(64, 64)))',
    # Each value asks for a table of its own, of some seconds; it polls, so it can be given up.
    (
        'live(whole("n", 0, 1000000), n -> "value " + '
        "BoardGame.queen().terminal(Cells.triangle(2 + n % 50)).grundy(7000, 7000 - n % 7).at(6000, 6000))"
    ),
]
HANG_S = 120
SAMPLES = 15

# By how much the last third may lie above the second: a share, and what is always allowed (noise of collectors, pools
# that fill).
LIMITS = {
    "JVM heap, MB": (0.10, 12),
    "JVM resident, MB": (0.10, 60),
    "JVM threads": (0.0, 3),
    "page heap, MB": (0.10, 6),
    "JVMs": (0.0, 0),
}


@dataclass
class Phase:
    name: str
    count: int = 0
    samples: dict = field(default_factory=dict)

    def add(self, sample: dict):
        for what, value in sample.items():
            self.samples.setdefault(what, []).append(value)

    def growth(self) -> list[tuple[str, float, float, bool]]:
        rows = []
        for what, values in self.samples.items():
            third = max(1, len(values) // 3)
            before, after = (
                statistics.median(values[-2 * third : -third] or values[:1]),
                statistics.median(values[-third:]),
            )
            share, always = LIMITS[what]
            rows.append((what, before, after, after > before * (1 + share) + always))
        return rows

    def words(self) -> str:
        """Memory and threads from the second third to the last one."""
        grown = {what: f"{before:.0f} → {after:.0f}" for what, before, after, _ in self.growth()}
        heap, page = grown["JVM heap, MB"], grown["page heap, MB"]
        return f"{self.count} {self.name}: heap {heap} MB, threads {grown['JVM threads']}, page {page} MB"


class Lab:
    def __init__(self, folder: Path):
        self.server = Server(folder)
        self.browser = Browser(folder)
        self.name = self.server.write("soak.ipynb", CELLS)
        self.tab = self.browser.tab(lambda page: Window(page, self.server).open(self.name).run_all())
        self.tab.call("HeapProfiler.enable")
        self.wait("the figures are there", "() => document.querySelectorAll('.nb-stage[data-turn]').length === 2")

    def close(self):
        try:
            self.server.end_kernels()
        except OSError:
            pass
        self.browser.close()
        self.server.close()

    def wait(self, what: str, condition: str, *arguments):
        end = time.monotonic() + HANG_S
        while not self.tab.evaluate(condition, *arguments):
            if time.monotonic() > end:
                raise TimeoutError(f"hung: {what} within {HANG_S} s")
            time.sleep(0.01)

    def stage(self, number: int, name: str) -> str:
        return self.tab.evaluate(
            "(i, name) => { const s = document.querySelectorAll('.nb-stage')[i]; "
            "return s ? s.dataset[name] ?? '' : ''; }",
            number,
            name,
        )

    def jvms(self) -> list[int]:
        """The kernels' processes: children of this server's own, whatever else runs here."""
        table = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
        ).stdout
        rows = [line.split(None, 2) for line in table.splitlines()]
        return [
            int(pid)
            for pid, parent, *args in rows
            if int(parent) == self.server.process.pid and args and "jjava" in args[0]
        ]

    def sample(self) -> dict:
        pids = self.jvms()
        pid = pids[0]
        jcmd = str(Path(os.environ["NIMBOOK_JAVA_HOME"]) / "bin/jcmd")

        def ask(*what):
            return subprocess.run([jcmd, str(pid), *what], capture_output=True, text=True, timeout=HANG_S).stdout

        ask("GC.run")
        heap = re.search(r"used (\d+)K", ask("GC.heap_info"))
        threads = ask("Thread.print").count("nid=")
        resident = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
        for _ in range(2):
            self.tab.call("HeapProfiler.collectGarbage")
        page = self.tab.call("Runtime.getHeapUsage")["usedSize"]
        return {
            "JVM heap, MB": int(heap[1]) / 1024,
            "JVM resident, MB": int(resident or 0) / 1024,
            "JVM threads": threads,
            "page heap, MB": page / 2**20,
            "JVMs": len(pids),
        }

    def focus(self, number: int):
        self.tab.evaluate(
            "i => document.querySelectorAll('.nb-stage')[i].querySelector('input[type=range]').focus()", number
        )

    def settle(self, number: int):
        self.wait(
            "a figure answers", "i => document.querySelectorAll('.nb-stage')[i].dataset.pending === 'false'", number
        )

    def move(self, i: int):
        """To and fro: 40 steps up, 40 steps down."""
        turn = self.stage(0, "turn")
        self.tab.press("ArrowRight" if i // 38 % 2 == 0 else "ArrowLeft")
        self.wait(
            "a move is answered",
            (
                "turn => { const s = document.querySelectorAll('.nb-stage')[0]; "
                "return s.dataset.turn !== turn && s.dataset.pending === 'false'; }"
            ),
            turn,
        )

    def interrupt(self, i: int):
        """The next value while the last one is computed: after 250 ms that is given up."""
        self.tab.press("ArrowRight")
        time.sleep(0.3)

    def rerun(self, i: int):
        self.tab.evaluate(
            "() => { document.querySelectorAll('.nb-stage').forEach(s => { s.dataset.old = 'true'; }); "
            "window.jupyterapp.commands.execute('notebook:run-all-cells'); }"
        )
        self.wait(
            "the figures live again",
            "() => { const s = [...document.querySelectorAll('.nb-stage')]; return s.length === 2 "
            "&& s.every(e => !e.dataset.old && e.dataset.turn && e.dataset.pending !== 'true'); }",
        )

    def restart(self, i: int):
        old = self.jvms()
        self.tab.evaluate(
            "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart().then(() => null)"
        )
        self.wait(
            "the kernel is back",
            "() => { const k = window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel; "
            "return k && k.connectionStatus === 'connected' && k.status === 'idle'; }",
        )
        self.server.until_connected(self.name, HANG_S)
        self.rerun(i)
        if self.jvms() == old:
            raise TimeoutError("hung: the kernel's process is the old one")


def go_on(lab: Lab, phase: Phase, act, run: Run):
    """Does this for the part's time, and counts everything SAMPLES times, or as often as two seconds let it."""
    part = Run(run.seconds, run.seed)
    every = max(2.0, run.seconds / SAMPLES)
    for i in part.rounds():
        with run.attempt(phase.name):
            act(i)
        phase.count += 1
        if part.spent() >= every * (1 + len(phase.samples.get("JVMs", ()))) or not phase.samples:
            if phase.name.startswith("interrupted"):
                lab.settle(1)
            phase.add(lab.sample())
            lab.focus(1 if phase.name.startswith("interrupted") else 0)


def use(run: Run):
    """JupyterLab in use: a slider moved, computations given up, cells run again, kernels restarted: each is answered,
    and memory, threads and processes do not grow.
    """
    phases = []
    with tempfile.TemporaryDirectory(prefix="nimbook-soak-", ignore_cleanup_errors=True) as temporary:
        lab = Lab(Path(temporary))
        try:
            for name, act, figure in (
                ("moves", lab.move, 0),
                ("interrupted computations", lab.interrupt, 1),
                ("cells that run again", lab.rerun, 0),
                ("restarts of the kernel", lab.restart, 0),
            ):
                phases.append(Phase(name))
                lab.focus(figure)
                go_on(lab, phases[-1], act, run)
        finally:
            lab.close()
    run.found = "; ".join(phase.words() for phase in phases)
    for phase in phases:
        run.failures += [
            f"{phase.name}: {what} grows from {before:.1f} to {after:.1f}"
            for what, before, after, grows in phase.growth()
            if grows
        ]
