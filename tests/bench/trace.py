"""./lab bench live --trace: where the milliseconds from a key to the picture on the screen go, hop by hop.

All clocks are the machine's own: the page's (`performance.timeOrigin`), the server's and the JVM's. The page notes the
key, and the messages that leave and reach its web socket (hops.js); the server, when one passes (serverhops.py); the
cell's own function, when it begins and ends: a heatmap computes and packs its numbers there.
"""

import json
import os
import sys
from contextlib import closing
from pathlib import Path

from bench.measure import STAGE, Figure, wait_until_drawn
from bench.tab import Browser
from bench.table import align, quantile, scratch
from support.jupyter import Server, Window

SCRIPT = Path(__file__).with_name("hops.js").read_text()

CELLS = [
    'var log = new java.io.PrintWriter(new java.io.FileWriter("{log}"), true)',
    "double clock() { var t = Instant.now(); return t.getEpochSecond() * 1e3 + t.getNano() / 1e6; }",
    """live(whole("k", 0, 40).start(2), k -> {
    double begun = clock();
    var figure = Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy({n}, {n}));
    log.println(begun + " " + clock());
    return figure;
})""",
]

# Each hop ends where the next begins.
HOPS = [
    ("pressed", "sent", "page: key, control, message"),
    ("sent", "server", "web socket to the server"),
    ("server", "begun", "server, ZeroMQ, kernel's queue"),
    ("begun", "ended", "the cell's function"),
    ("ended", "back", "kernel: state, message, ZeroMQ"),
    ("back", "came", "server, web socket to the page"),
    ("came", "drawn", "page: model, decoding, drawing"),
    ("drawn", "shown", "to the second frame of the screen"),
]


def following(times: list[float], after: float) -> float:
    return min((t for t in times if t >= after), default=float("nan"))


def steps(tab, figure: Figure, server: Path, kernel: Path, number: int) -> list[dict]:
    """Each step's times, in ms of the machine's clock."""
    taken = []
    figure.steps(number)
    pages = tab.evaluate(
        "() => ({ hops: nbHops, origin: performance.timeOrigin, "
        "steps: nbBench.steps.map(s => [s.pressed, s.drawn, s.shown]) })"
    )
    passed = [line.rsplit(" ", 1) for line in server.read_text().splitlines()]
    to_kernel = [int(at) / 1e6 for kind, at in passed if kind == "from page"]
    to_page = [int(at) / 1e6 for kind, at in passed if kind == "from kernel"]
    runs = [tuple(map(float, line.split())) for line in kernel.read_text().splitlines()]
    for pressed, drawn, shown in pages["steps"][-number:]:
        at = {k: pages["origin"] + v for k, v in zip(("pressed", "drawn", "shown"), (pressed, drawn, shown))}
        at["sent"] = following([t for kind, t, _ in pages["hops"] if kind == "sent"], at["pressed"])
        at["server"] = following(to_kernel, at["sent"])
        at["begun"], at["ended"] = next(run for run in runs if run[0] >= at["server"])
        at["back"] = following(to_page, at["ended"])
        at["came"] = following([t for kind, t, _ in pages["hops"] if kind == "came"], at["back"])
        taken.append(at)
    return taken


def trace(n: int, number: int, folder: Path) -> list[float]:
    """The median of each hop in ms, and of the whole, for a table of n × n cells."""
    files = {name: folder / f"{name}.log" for name in ("server", "kernel")}
    config = folder / "config"
    config.mkdir(parents=True)
    extension = {"ServerApp": {"jpserver_extensions": {"bench.serverhops": True}}}
    (config / "jupyter_server_config.json").write_text(json.dumps(extension))
    os.environ["NIMBOOK_HOPS"] = str(files["server"])
    with closing(Server(folder)) as server, closing(Browser(folder)) as browser:
        server.write(
            "trace.ipynb", [cell.replace("{n}", str(n)).replace("{log}", str(files["kernel"])) for cell in CELLS]
        )

        def open_page(page):
            page.add_init_script(SCRIPT)
            Window(page, server).open("trace.ipynb").run_all()
            wait_until_drawn(page, STAGE)

        tab = browser.tab(open_page)
        taken = steps(tab, Figure(tab, STAGE), files["server"], files["kernel"], number)
    medians = [quantile([at[end] - at[begin] for at in taken], 0.5) for begin, end, _ in HOPS]
    return [*medians, quantile([at["shown"] - at["pressed"] for at in taken], 0.5)]


def measure(sizes: list[int], number: int) -> tuple[str, dict]:
    """The table of hops, and the medians in it by size."""
    found = {}
    for n in sizes:
        with scratch() as folder:
            print(f"· {n} × {n} …", file=sys.stderr, flush=True)
            found[n] = trace(n, number, Path(folder))
    names = [*(what for _, _, what in HOPS), "all"]
    rows = [[name, *(f"{found[n][i]:.1f}" for n in sizes)] for i, name in enumerate(names)]
    head = ["hop", *(f"{n}², ms" for n in sizes)]
    return align(head, rows, set(range(1, len(head)))), {"medians": found}
