"""The notebook of lib/widget for the Kotlin kernel: a host that the notebook writes shows a figure and moves it."""

import os
import shutil
import subprocess
import sys

import nbformat
import pytest
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import KernelManager

from support.kernel import Page, model, of
from support.places import ROOT

WEIGHT = 90
pytestmark = pytest.mark.all

EXAMPLE = ROOT / "lib/widget/examples/kotlin.ipynb"
KERNEL = "kotlin-jupyter-kernel==0.19.0.944"


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """A Kotlin kernel of an environment of its own, in a folder with the library's jar."""
    home = tmp_path_factory.mktemp("kotlin")
    subprocess.run([sys.executable, "-m", "venv", home / "env"], check=True)
    subprocess.run([home / "env/bin/python", "-m", "pip", "install", "-q", KERNEL], check=True)
    (jar,) = (ROOT / ".venv/share/nimbook/jars").glob("nimbook-widget-*.jar")
    shutil.copy(jar, home / "nimbook-widget.jar")
    specs = KernelSpecManager(kernel_dirs=[str(home / "env/share/jupyter/kernels")])
    manager = KernelManager(kernel_name="kotlin", kernel_spec_manager=specs)
    # Jupyter starts the Python of its own environment, whatever "python" of the kernelspec is on the PATH.
    (packages,) = (home / "env").glob("lib/python*/site-packages")
    around = {**os.environ, "PYTHONPATH": str(packages)}
    with (home / "log").open("w") as log:
        page = Page(manager, cwd=str(home), env=around, stdout=log, stderr=log)
        yield page
        page.close()


def test_a_figure_of_a_host_that_the_notebook_writes_moves(page):
    cells = [cell.source for cell in nbformat.read(EXAMPLE, as_version=4).cells if cell.cell_type == "code"]
    for cell in cells:
        messages = page.run(cell)
        assert [error["content"]["evalue"] for error in of(messages, "error")] == []
    shown = model(messages)
    state = page.move(shown, 1, n=100)
    assert state["figures"]["list"][0]["state"]["text"] == "2^100 = 1267650600228229401496703205376"
    refused = page.move(shown, 2, n=1000)
    assert refused["result"]["error"] == "n = 1000: a whole number from 1 to 200"
