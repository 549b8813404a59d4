"""An extension of Jupyter's server, loaded by every server of the environment: a notebook that is not trusted is read
without the state of its widgets, and one Java kernel is offered.

JupyterLab restores that state as soon as a kernel has started, whether the notebook is trusted or not, and the state of
a model of anywidget holds JavaScript, which runs then: docs/upstream/ipywidgets.md.
"""

import sys
from pathlib import Path

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.contents.manager import ContentsManager

original = ContentsManager.mark_trusted_cells
all_kernel_specs = KernelSpecManager.find_kernel_specs


def mark_trusted_cells(self, nb, path=""):
    """Called for every notebook that is read. The state is dropped first: it is no part of what a cell's trust says."""
    if "widgets" in nb.metadata and not self.notary.check_signature(nb):
        del nb.metadata["widgets"]
        self.log.warning("Notebook %s is not trusted: the stored state of its widgets is left out", path)
    original(self, nb, path)


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


def _load_jupyter_server_extension(_app):
    # The class, and not the server's own manager: that may be one of several that a manager of folders holds.
    ContentsManager.mark_trusted_cells = mark_trusted_cells
    KernelSpecManager.find_kernel_specs = find_kernel_specs
