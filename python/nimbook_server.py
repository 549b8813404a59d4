"""An extension of Jupyter's server, loaded by every server of the environment. A notebook is read without what cannot
be shown any more or must not be: the state of widgets where it is not trusted, and views of figures whose kernel has
ended. One Java kernel is offered. Kernels get ports that no other program is given meanwhile.

JupyterLab restores the state as soon as a kernel has started, whether the notebook is trusted or not, and the state of
a model of anywidget holds JavaScript, which runs then: docs/upstream/ipywidgets.md.
"""

import os
import sys
import zlib
from pathlib import Path

from jupyter_client.connect import LocalPortCache
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.contents.manager import ContentsManager
from nimbook_ports import KernelPorts

original = ContentsManager.mark_trusted_cells
all_kernel_specs = KernelSpecManager.find_kernel_specs

VIEW = "application/vnd.jupyter.widget-view+json"


def processes(kernels) -> set[str] | None:
    """The running kernels, as each names itself in its views (JJavaHost.process); None where they run elsewhere."""
    found = set()
    for kernel in map(kernels.get_kernel, kernels.list_kernel_ids()):
        pid = getattr(kernel.provisioner, "pid", None)
        if pid is None:
            return None
        found.add(f"{zlib.crc32(f'{os.path.basename(kernel.connection_file)} {pid}'.encode()):x}")
    return found


def drop_ended(nb, running: set[str]):
    """Without its view an output shows its page, in which the figure's own cells move it as its code makes it. With
    a view whose model is gone JupyterLab shows an error.
    """
    for cell in nb.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if data.get(VIEW, {}).get("process", "") not in {"", *running} and "text/html" in data:
                del data[VIEW]


def find_kernel_specs(self):
    """All but JJava's own in this environment: a second card "Java" next to nimbook's, whose kernel has no library. It
    still starts where a notebook names it.
    """
    found = all_kernel_specs(self)
    if "nimbook" in found and Path(found.get("java", "/")).is_relative_to(sys.prefix):
        del found["java"]
    return found


def _jupyter_server_extension_points():
    return [{"module": __name__}]


def _load_jupyter_server_extension(app):
    def mark_trusted_cells(self, nb, path=""):
        """Called for every notebook that is read. The state is dropped ahead of the rest: it is no part of what a
        cell's trust says. Views are dropped behind it: a signature is that of the file.
        """
        if "widgets" in nb.metadata and not self.notary.check_signature(nb):
            del nb.metadata["widgets"]
            self.log.warning("Notebook %s is not trusted: the stored state of its widgets is left out", path)
        original(self, nb, path)
        running = processes(app.kernel_manager)
        if running is not None:
            drop_ended(nb, running)

    if not LocalPortCache.initialized():
        KernelPorts.instance()
    # The class, and not the server's own manager: that may be one of several that a manager of folders holds.
    ContentsManager.mark_trusted_cells = mark_trusted_cells
    KernelSpecManager.find_kernel_specs = find_kernel_specs
