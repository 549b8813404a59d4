"""./lab store: runs the notebooks named and writes them back with their outputs; by default all of them, and draws the
pictures of the README and its live page. The list of all notebooks' sums says which ones ./lab signs.
"""

import contextlib
import copy
import os
import signal
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import nbformat
from nbclient.exceptions import CellControlSignal, DeadKernelError
from nimbook.launch import trust

from support.notebook import differences, end_kernels, run
from support.places import NOTEBOOKS, WIDGET_TOUR, notebooks
from support.readme import LIVE_PAGE, PICTURES, execute, pictures, saving, saving_live_page


def replace(path: Path, text: str):
    """Writes next to the file and moves: whatever happens, the file is the old one or the new one, and keeps its mode.
    @raise OSError when it cannot be written; nothing is left of the attempt.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(path.stat().st_mode & 0o777)
        part.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


def list_notebooks() -> list[Path]:
    return [*notebooks(), WIDGET_TOUR]


def without_outputs(book) -> str:
    book = copy.deepcopy(book)
    for cell in book.cells:
        if cell.cell_type == "code":
            cell.outputs = []
    return nbformat.writes(book)


def store(path: Path) -> str:
    """One notebook: what was done, in a line that begins with its name. What is stored stays where today's outputs are
    the same to a reader: another machine packs the same pixels otherwise, and times are others in every run.
    """
    try:
        executed = run(path)
        wrong = executed.errors()
        if wrong:
            return f"{path.name}: not stored\n  " + "\n  ".join(wrong)
        same_cells = without_outputs(nbformat.read(path, as_version=4)) == without_outputs(executed.today)
        if same_cells and not differences(executed.stored, executed.today):
            return f"{path.name}: as stored"
        replace(path, nbformat.writes(executed.today).rstrip("\n") + "\n")
    except (OSError, CellControlSignal, DeadKernelError) as problem:
        return f"{path.name}: not stored, the file is as it was: {problem}"
    return f"{path.name}: stored"


def draw() -> str:
    """The pictures and the live page of the README: what was done, in a line."""
    for folder in (PICTURES, LIVE_PAGE.parent):
        folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        cells = execute([saving(*picture) for picture in pictures().items()] + [saving_live_page()], Path(folder))
        wrong = [o.evalue for cell in cells for o in cell.outputs if o.output_type == "error"]
        if wrong:
            return f"{PICTURES.name}: not stored\n  " + "\n  ".join(wrong)
        for name in pictures():
            (PICTURES / name).write_bytes((Path(folder) / name).read_bytes())
        LIVE_PAGE.write_bytes((Path(folder) / LIVE_PAGE.name).read_bytes())
    return f"{PICTURES.name}, {LIVE_PAGE.name}: stored"


def stop(number: int, _):
    """Ends at once, with the kernels: no thread writes a notebook after this."""
    end_kernels()
    for path in list_notebooks():
        path.with_name(f".{path.name}.part").unlink(missing_ok=True)
    with contextlib.suppress(OSError):
        print("\nStopped. Notebooks that are not named above are as they were.", file=sys.stderr, flush=True)
    os._exit(128 + number)


def main(names: list[str]) -> int:
    paths = []
    for name in names:
        stem = Path(name).name.removesuffix(".ipynb")
        matching = [p for p in list_notebooks() if p.stem == stem or p.stem.startswith(stem)]
        if not matching:
            print(f"There is no notebook {name} in {NOTEBOOKS}.", file=sys.stderr)
            return 2
        paths += matching
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    with ThreadPoolExecutor(2) as pool:
        reports = []
        for one in [pool.submit(store, path) for path in paths or list_notebooks()]:
            # Python answers a signal in this thread, and the system may hand it to another one: no wait without an end.
            while not wait([one], 0.2).done:
                pass
            print(one.result(), flush=True)
            reports.append(one.result())
    trust.LIST.write_text(trust.lines(notebooks()), encoding="ascii")
    if not names:
        reports.append(draw())
        print(reports[-1], flush=True)
    return 1 if any("not stored" in r for r in reports) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
