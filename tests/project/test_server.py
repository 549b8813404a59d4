"""Jupyter's server reads a notebook that is not trusted without the state of its widgets (python/nimbook_server.py);
what JupyterLab and Notebook 7 then run is tested in tests/browser/test_hostile.py.
"""

import asyncio
import json
import subprocess
import sys
import zlib
from pathlib import Path
from types import SimpleNamespace

import nbformat
import nimbook_server
import pytest
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.contents.filemanager import AsyncFileContentsManager, FileContentsManager
from jupyter_server.services.contents.manager import ContentsManager

STATE = {"application/vnd.jupyter.widget-state+json": {"state": {"a": {"model_name": "AnyModel"}}}}


@pytest.fixture(params=[FileContentsManager, AsyncFileContentsManager])
def manager(request, tmp_path, monkeypatch):
    """A server's manager of files, with the extension, and signatures of its own."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(ContentsManager, "mark_trusted_cells", ContentsManager.mark_trusted_cells)
    monkeypatch.setattr(KernelSpecManager, "find_kernel_specs", KernelSpecManager.find_kernel_specs)
    nimbook_server._load_jupyter_server_extension(SimpleNamespace(kernel_manager=Kernels()))
    (tmp_path / "files").mkdir()
    return request.param(root_dir=str(tmp_path / "files"))


class Kernels:
    """A server's kernels: one, whose process is 42."""

    def list_kernel_ids(self):
        return ["a"]

    def get_kernel(self, _):
        return SimpleNamespace(connection_file="/run/kernel-a.json", provisioner=SimpleNamespace(pid=42))


def write_notebook(manager) -> tuple[Path, nbformat.NotebookNode]:
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1", id="a")], metadata={"widgets": STATE})
    path = Path(manager.root_dir) / "a.ipynb"
    nbformat.write(book, path)
    return path, book


def test_a_servers_kernels_get_ports_that_nobody_takes_meanwhile():
    loads = (
        "import types, nimbook_server; from jupyter_client.connect import LocalPortCache\n"
        "nimbook_server._load_jupyter_server_extension(types.SimpleNamespace(kernel_manager=None))\n"
        "print(type(LocalPortCache.instance()).__name__)"
    )
    done = subprocess.run([sys.executable, "-c", loads], capture_output=True, text=True)
    assert done.stdout.strip() == "KernelPorts", done.stderr


def resolve(found):
    if not asyncio.iscoroutine(found):
        return found
    # Where this worker has driven a browser, Playwright's loop counts as running in this thread.
    other = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return asyncio.run(found)
    finally:
        asyncio._set_running_loop(other)


def test_a_strangers_notebook_is_read_without_the_state_and_stays_as_it_is(manager):
    path, book = write_notebook(manager)
    raw = path.read_bytes()
    assert "widgets" not in resolve(manager.get("a.ipynb"))["content"]["metadata"]
    assert path.read_bytes() == raw


def test_a_trusted_notebook_keeps_the_state_when_it_is_read_and_saved(manager):
    path, book = write_notebook(manager)
    manager.notary.sign(book)
    model = resolve(manager.get("a.ipynb"))
    assert model["content"]["metadata"]["widgets"] == STATE
    resolve(manager.save({"type": "notebook", "format": "json", "content": model["content"]}, "a.ipynb"))
    assert nbformat.read(path, as_version=4).metadata.widgets == STATE
    assert resolve(manager.get("a.ipynb"))["content"]["metadata"]["widgets"] == STATE


def test_state_that_is_put_into_a_signed_notebook_is_dropped(manager):
    path, book = write_notebook(manager)
    del book.metadata["widgets"]
    manager.notary.sign(book)
    content = resolve(manager.get("a.ipynb"))["content"]
    assert "widgets" not in content["metadata"] and content["cells"][0]["metadata"]["trusted"]


def test_a_copy_of_a_strangers_notebook_has_no_state(manager):
    """A server signs a notebook whose cells show nothing when it is saved: what is copied must not carry the state."""
    write_notebook(manager)
    copied = resolve(manager.copy("a.ipynb"))["path"]
    assert "widgets" not in nbformat.read(Path(manager.root_dir) / copied, as_version=4).metadata


def test_a_view_is_read_while_its_kernel_runs(manager):
    """The sum is that of JJavaHost.process, whose text is "kernel-a.json 42"."""
    here = f"{zlib.crc32(b'kernel-a.json 42'):x}"
    views = [{"model_id": "a", "process": here}, {"model_id": "b", "process": "0"}, {"model_id": "another library's"}]
    cells = [
        nbformat.v4.new_code_cell(
            outputs=[nbformat.v4.new_output("display_data", {"text/html": "page", nimbook_server.VIEW: view})]
        )
        for view in views
    ]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), Path(manager.root_dir) / "a.ipynb")
    read = resolve(manager.get("a.ipynb"))["content"]["cells"]
    assert [cell["outputs"][0]["data"].get(nimbook_server.VIEW) for cell in read] == [views[0], None, views[2]]
    assert [cell["outputs"][0]["data"]["text/html"] for cell in read] == ["page"] * 3


def test_one_java_kernel_is_offered_with_a_logo(manager):
    specs = KernelSpecManager()
    assert "java" in nimbook_server.all_kernel_specs(specs), "JJava's own is installed"
    offered = specs.find_kernel_specs()
    assert "java" not in offered and "nimbook" in offered
    # JupyterLab's launcher shows the file of this name.
    assert "<svg" in (Path(offered["nimbook"]) / "logo-svg.svg").read_text(encoding="utf-8")
    assert specs.get_kernel_spec("java").language == "java", "a notebook that names it still runs"


def test_a_users_own_java_kernel_is_offered(manager, monkeypatch, tmp_path):
    monkeypatch.setattr(nimbook_server, "all_kernel_specs", lambda _: {"nimbook": "/a", "java": str(tmp_path)})
    assert set(KernelSpecManager().find_kernel_specs()) == {"nimbook", "java"}


def test_every_server_of_the_environment_loads_it():
    """With what users have in their own folders left out."""
    code = (
        "from jupyter_server.extension.config import ExtensionConfigManager as M; import json; "
        "from jupyter_core.paths import ENV_CONFIG_PATH as P; "
        "print(json.dumps(M(read_config_path=P).get_jpserver_extensions()))"
    )
    done = subprocess.run([sys.executable, "-I", "-c", code], check=True, capture_output=True, text=True)
    assert json.loads(done.stdout)["nimbook_server"] is True
