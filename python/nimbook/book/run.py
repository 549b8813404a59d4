"""Runs a notebook in the real Java kernel."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nimbook_ports import KernelPorts

KERNEL = {"display_name": "Java (nimbook)", "language": "java", "name": "nimbook"}


def execute(path: Path, log: Path, cell_timeout: int = 900):
    """The notebook as today's code runs it: raw, with widget views and all; an error in a cell is an output, not an
    exception. What the kernel itself says goes to the file `log`.
    """
    book = nbformat.read(path, as_version=4)
    for cell in book.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    book.metadata.kernelspec = dict(KERNEL)
    log.parent.mkdir(parents=True, exist_ok=True)
    KernelPorts.instance()
    client = NotebookClient(
        book,
        kernel_name=KERNEL["name"],
        timeout=cell_timeout,
        startup_timeout=300,
        allow_errors=True,
        store_widget_state=False,
        record_timing=False,
        shutdown_kernel="immediate",
        resources={"metadata": {"path": str(path.parent)}},
    )
    with log.open("w", encoding="utf-8") as kernels_own_words:
        client.execute(stdout=kernels_own_words, stderr=kernels_own_words)
    return book
