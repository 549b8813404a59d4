"""./lab store: a notebook is the old one or the new one, whatever happens."""

import os
import resource
import signal
import subprocess
import sys

import nbformat
import pytest

from support import store
from support.places import PYTHONPATH, WIDGET_TOUR, notebooks
from support.waiting import PATIENCE, until

OLD = '{"old": "notebook"}\n'


@pytest.fixture
def notebook(tmp_path):
    path = tmp_path / "01-a.ipynb"
    path.write_text(OLD)
    path.chmod(0o640)
    return path


def test_a_notebook_is_replaced_and_keeps_its_mode(notebook):
    store.replace(notebook, "new\n")
    assert notebook.read_text() == "new\n" and notebook.stat().st_mode & 0o777 == 0o640
    assert list(notebook.parent.iterdir()) == [notebook]


def test_a_full_disk_leaves_the_notebook_as_it_was(notebook):
    """A file that may not grow stands for a disk that is full: the write fails after 1000 bytes."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            store.replace(notebook, "new\n" * 1000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert notebook.read_text() == OLD
    assert list(notebook.parent.iterdir()) == [notebook]


def test_what_cannot_be_written_is_said(notebook, monkeypatch):
    def run(path):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "run", run)
    assert store.store(notebook).startswith("01-a.ipynb: not stored, the file is as it was: [Errno 28] No space left")


def test_the_notebooks_are_the_projects_and_the_widgets_tour():
    assert store.list_notebooks() == [*notebooks(), WIDGET_TOUR]


# A folder of two notebooks in place of all of them: nothing in the clone may be run or written.
PROGRAM = """
import sys
from pathlib import Path
from support import store
folder = Path(sys.argv[1])
store.list_notebooks = lambda: sorted(folder.glob("*.ipynb"))
store.trust.LIST = folder / "sums"
sys.exit(store.main(sys.argv[2:]))
"""


def kernels(process) -> list[int]:
    lines = subprocess.run(["ps", "-ewwo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in lines.splitlines()]
    return [int(pid) for pid, parent, command in rows if int(parent) == process.pid and "jjava.jar" in command]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_at_once_and_takes_the_kernels_along(tmp_path, number):
    for name in ("01-a", "02-b"):
        cell = nbformat.v4.new_code_cell("Thread.sleep(600_000)")
        nbformat.write(nbformat.v4.new_notebook(cells=[cell]), tmp_path / f"{name}.ipynb")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        env=os.environ | {"PYTHONPATH": PYTHONPATH, "JUPYTER_PREFER_ENV_PATH": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )

    def both():
        assert process.poll() is None, process.stderr.read()
        return len(found := kernels(process)) == 2 and found

    started = until(both, "two kernels have not begun")
    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert "Stopped. Notebooks that are not named above are as they were." in said
    for pid in started:
        # Its parent has ended, so a kernel that was killed is gone as soon as the system has seen it.
        gone = lambda pid=pid: subprocess.run(["ps", "-p", str(pid)], capture_output=True).returncode  # noqa: E731
        until(gone, f"kernel {pid} is left")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
