"""What ends in the middle of its work, and what has no room left: processes that are killed, disks and heaps that are
full, computations that are stopped.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import nbformat
import psutil
from jupyter_client.manager import KernelManager

from notebooks import test_kernel, test_memory, test_stop
from project import test_store, test_survey
from soak.report import Run
from support.kernel import Page, of, shown, write_kernelspec
from support.places import PYTHONPATH

# Two figures for the same files: each file is one of them as a whole, or the other.
FIGURES = ["BoardGame.queen().grundy(8, 8)", "BoardGame.rook().grundy(90, 90)"]
ENDINGS = ["csv", "svg", "png", "html"]


def saving(figure: str, path: Path) -> str:
    return f'export({figure}).replace().save("{path.as_posix()}")'


def save_both(page: Page, folder: Path) -> dict[Path, set[bytes]]:
    """Saves either figure to every file; what each may hold from then on."""
    allowed: dict[Path, set[bytes]] = {}
    for figure in FIGURES:
        for path in (folder / f"figure.{ending}" for ending in ENDINGS):
            assert not of(page.run(saving(figure, path)), "error")
            allowed.setdefault(path, set()).add(path.read_bytes())
    assert all(len(versions) == 2 for versions in allowed.values())
    return allowed


def are_whole(allowed: dict[Path, set[bytes]]):
    for path, versions in allowed.items():
        now = path.read_bytes()
        # A page holds the cell that saved it, so it is another in each cell.
        whole = now.endswith(b"</html>\n") if path.suffix == ".html" else now in versions
        assert whole, f"{path.name} is cut"


def kernels(run: Run):
    """A kernel is killed while it saves figures: every file is the old or the new one as a whole, and the kernel that
    takes its place computes.
    """
    with tempfile.TemporaryDirectory() as folder:
        page = Page()
        try:
            allowed = save_both(page, Path(folder))
            saves = "".join(f"{saving(f, path)}; " for path in allowed for f in FIGURES)
            for _ in run.rounds():
                with run.attempt("a kernel killed"):
                    page.start(f'System.out.println("at work"); while (true) {{ {saves} }}')
                    page.until(test_stop.at_work)
                    time.sleep(run.random.uniform(0, 1.5))
                    process = psutil.Process(page.manager.provisioner.pid)
                    process.kill()
                    page.manager.provisioner.process.wait(60)
                    page.close()
                    page = Page()
                    are_whole(allowed)
                    assert shown(page.run("6 * 7"))["text/plain"] == "42"
            run.found = f"{len(list(Path(folder).glob('.nimbook-*.part')))} unfinished files left beside"
        finally:
            page.close()


def servers(run: Run):
    """The process that started a kernel is killed, without a message: the kernel ends by itself, none is left."""
    for _ in run.rounds():
        with run.attempt("a server killed"):
            test_kernel.test_it_ends_with_a_server_that_is_killed()


def stores(run: Run):
    """`./lab store` is killed at any time (but the first): the notebook is the old or the new one as a whole.
    Kernels that were just starting may be left; they are counted.
    """
    environment = os.environ | {"PYTHONPATH": PYTHONPATH, "JUPYTER_PREFER_ENV_PATH": "1"}
    written, orphans, whole = 0, 0, 60.0
    for i in run.rounds():
        with tempfile.TemporaryDirectory() as folder, run.attempt("./lab store killed"):
            path = Path(folder) / "01-a.ipynb"
            nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("6 * 7")]), path)
            old = path.read_bytes()
            process = subprocess.Popen(
                [sys.executable, "-c", test_store.PROGRAM, folder, "01-a"],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            began = time.monotonic()
            try:
                # The first one shows how long it takes.
                process.wait(whole if i == 0 else run.random.uniform(0, 1.1 * whole))
                whole = time.monotonic() - began
            except subprocess.TimeoutExpired:
                pass
            started = [psutil.Process(pid) for pid in test_store.kernels(process)]
            process.kill()
            process.wait()
            _, left = psutil.wait_procs(started, timeout=15)
            for kernel in left:
                kernel.kill()
            orphans += len(left)
            if path.read_bytes() != old:
                assert nbformat.read(path, as_version=4).cells[0].outputs[0].data["text/plain"] == "42"
                written += 1
    run.found = f"{written} new, {run.survived - written} old; {orphans} kernels left"


def surveys(run: Run):
    """A survey is killed at any of its answers and resumed: its table is that of one run, byte by byte."""
    survey = (test_survey.SURVEY, "--threads", "2", "--resume")
    table = test_survey.ended(test_survey.start(test_survey.SURVEY))[0]
    for _ in run.rounds():
        with tempfile.TemporaryDirectory() as folder, run.attempt("a survey killed"):
            process = test_survey.start(*survey, folder)
            test_survey.wait_for_answers(process, Path(folder), run.random.randrange(1, test_survey.QUESTIONS))
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            assert test_survey.ended(test_survey.start(*survey, folder))[0] == table


def disks(run: Run):
    """A figure and a notebook are written where the disk has no room for them (Linux; a limit of a file's size stands
    for it): the file is as it was, nothing half-written is left, and the kernel says so in one sentence.
    """
    with tempfile.TemporaryDirectory() as folder:
        page = Page()
        try:
            allowed = save_both(page, Path(folder))
            pid = page.manager.provisioner.pid
            hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
            for i in run.rounds():
                path = run.random.choice(list(allowed))
                with run.attempt(f"no room for {path.name}"):
                    before = path.read_bytes()
                    room = run.random.randrange(min(map(len, allowed[path])))
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, hard))
                    try:
                        errors = of(page.run(saving(FIGURES[i % 2], path)), "error")
                    finally:
                        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
                    assert "cannot be written" in errors[0]["content"]["evalue"], errors[0]["content"]["evalue"]
                    assert path.read_bytes() == before
                    assert sorted(Path(folder).iterdir()) == sorted(allowed)
                    assert shown(page.run("6 * 7"))["text/plain"] == "42"
                with tempfile.TemporaryDirectory() as other, run.attempt("no room for a notebook"):
                    notebook = Path(other) / "01-a.ipynb"
                    notebook.write_text(test_store.OLD)
                    test_store.test_a_full_disk_leaves_the_notebook_as_it_was(notebook)
        finally:
            page.close()
    run.found = ", ".join([*ENDINGS, "ipynb"])


def heaps(run: Run):
    """A cell and a figure fill the heap, by G1 and by the serial collector: one sentence each, and the kernel goes on
    with what its variables hold.
    """
    for i in run.rounds():
        collector = ("G1", "Serial")[i % 2]
        with tempfile.TemporaryDirectory() as folder, run.attempt(f"a full heap, {collector}", 3):
            write_kernelspec(folder, "small", f"-Xmx{test_memory.HEAP}m", f"-XX:+Use{collector}GC")
            os.environ["JUPYTER_PATH"] = folder
            page = Page(KernelManager(kernel_name="small"))
            try:
                test_memory.test_a_full_heap_is_said_and_the_kernel_goes_on(page)
            finally:
                page.close()
                del os.environ["JUPYTER_PATH"]


def stops(run: Run):
    """The stop button while a cell or a new figure computes: it ends, no core stays busy, and the next cell works."""
    cells = test_stop.test_a_cell.pytestmark[0].args[1]
    bodies = test_stop.test_a_figure_that_is_shown_for_the_first_time.pytestmark[0].args[1]
    page = Page()
    try:
        for i in run.rounds():
            with run.attempt("a cell stopped"):
                test_stop.test_a_cell(page, cells[i % len(cells)])
            with run.attempt("a figure stopped"):
                test_stop.test_a_figure_that_is_shown_for_the_first_time(page, bodies[i % len(bodies)])
    finally:
        page.close()
