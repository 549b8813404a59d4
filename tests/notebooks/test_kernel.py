"""The kernel itself: on which JDK it runs and what it finds without a word of set-up."""

import os
import subprocess
import sys

import nbformat
import psutil
import pytest
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient

from support.kernel import write_kernelspec

WEIGHT = 20


@pytest.fixture(scope="module")
def kernel():
    book = nbformat.v4.new_notebook()
    client = NotebookClient(
        book, kernel_name="nimbook", timeout=600, startup_timeout=300, allow_errors=True, shutdown_kernel="immediate"
    )
    with client.setup_kernel():
        yield lambda source: _run(client, source)


def _run(client, source):
    cell = nbformat.v4.new_code_cell(source)
    client.nb.cells.append(cell)
    client.execute_cell(cell, len(client.nb.cells) - 1)
    return cell.outputs


def text(outputs):
    return "\n".join(o.get("text") or o.get("evalue") or o["data"]["text/plain"] for o in outputs).strip()


def test_runs_on_the_expected_jdk(kernel):
    major = int(text(kernel("Runtime.version().feature()")))
    assert major >= 17
    if "NIMBOOK_EXPECT_JDK" in os.environ:
        assert major == int(os.environ["NIMBOOK_EXPECT_JDK"])


def test_library_is_on_the_class_path_without_a_word(kernel):
    outputs = kernel('Class.forName("nimbook.board.BoardGame").getSimpleName()')
    assert text(outputs) == "BoardGame"


def test_tablesaw_reads_and_writes_nothing_to_stderr(kernel):
    outputs = kernel('tech.tablesaw.api.IntColumn.create("n", 1, 2, 3).sum()')
    assert [o.output_type for o in outputs] == ["execute_result"]
    assert text(outputs) == "6.0"


def test_kernel_survives_an_error(kernel):
    assert [o.output_type for o in kernel("int x = 1 / 0;")] == ["error"]
    assert text(kernel("1 + 1")) == "2"


@pytest.mark.parametrize(
    "code",
    [
        "System.exit(3);",
        "Runtime.getRuntime().exit(3);",
        "Runtime.getRuntime().halt(3);",
        "IntStream.of(3).forEach(System::exit);",
        "IntStream.of(3).forEach(Runtime.getRuntime()::halt);",
        "while (true) try { System.exit(3); } catch (Exception e) { }",
        "class Program { static void main(String... arguments) { System.exit(3); } }\nProgram.main();",
    ],
)
def test_an_exit_ends_the_cell_alone(kernel, code):
    assert text(kernel("int kept = 42;")) == ""
    outputs = kernel(code)
    assert outputs[0].output_type == "error" and outputs[0].ename == "SystemExit"
    assert outputs[0].evalue.endswith("(3) ends this computation alone; the kernel goes on.")
    assert text(kernel("kept")) == "42"


def test_an_exit_in_a_figure_is_said_there(kernel):
    assert "SystemExit: System.exit(2)" in text(kernel('live(whole("k", 2, 9), k -> { System.exit(k); return k; })'))


@pytest.mark.parametrize("stream", ["Out", "Err"])
def test_streams_that_a_cell_took_away_are_back_in_the_next(kernel, stream):
    assert kernel(f"System.set{stream}(null);\n6 * 7")[0].data["text/plain"] == "42"
    assert text(kernel(f'System.{stream.lower()}.println("here")')) == "here"


def test_it_ends_with_the_process_that_names_itself_its_parent(tmp_path, monkeypatch):
    """As on Windows, where Jupyter ends the launcher and nothing else; there the launcher names itself."""
    parent = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
    write_kernelspec(tmp_path, "watching", f"-Dnimbook.parent={parent.pid}")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    manager = KernelManager(kernel_name="watching")
    manager.start_kernel()
    try:
        client = manager.client()
        client.start_channels()
        client.wait_for_ready(timeout=90)
        client.execute_interactive("1 + 1", timeout=90)
        assert manager.is_alive()
        parent.kill()
        parent.wait()
        assert manager.provisioner.process.wait(60) == 1
        client.stop_channels()
    finally:
        parent.kill()
        manager.shutdown_kernel(now=True)


STARTER = """
import sys
from jupyter_client.manager import KernelManager

manager = KernelManager(kernel_name="nimbook")
manager.start_kernel()
client = manager.client()
client.start_channels()
client.wait_for_ready(timeout=90)
client.execute_interactive("1 + 1", timeout=90, output_hook=lambda message: None)
print(manager.provisioner.pid, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the variable that names the starter holds no process there")
def test_it_ends_with_a_server_that_is_killed():
    """Which tells nobody: no message, no signal."""
    starter = subprocess.Popen(
        [sys.executable, "-c", STARTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    kernel = psutil.Process(int(starter.stdout.readline()))
    try:
        starter.kill()
        starter.wait()
        gone, _ = psutil.wait_procs([kernel], timeout=60)
        assert gone == [kernel]
    finally:
        starter.kill()
        starter.stdin.close()
        starter.stdout.close()
        if kernel.is_running():
            kernel.kill()


def test_a_kernel_that_is_shut_down_ends():
    """The threads that ran its cells would keep the JVM for a minute, and Jupyter waits for it at each restart."""
    manager = KernelManager(kernel_name="nimbook")
    manager.start_kernel()
    try:
        client = manager.client()
        client.start_channels()
        client.wait_for_ready(timeout=90)
        client.execute_interactive("1 + 1", timeout=90)
        client.shutdown()
        assert manager.provisioner.process.wait(50) == 0
        client.stop_channels()
    finally:
        manager.shutdown_kernel(now=True)


def test_tablesaw_and_its_libraries_are_loaded_with_their_first_use(tmp_path, monkeypatch):
    """Most of the class path is theirs, and few sessions want them: heatmaps, tables and plots do without."""
    log = tmp_path / "classes.txt"
    write_kernelspec(tmp_path, "logged", f"-Xlog:class+load:file={log}")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    manager = KernelManager(kernel_name="logged")
    manager.start_kernel()
    try:
        client = manager.client()
        client.start_channels()
        client.wait_for_ready(timeout=90)

        def loaded(cell):
            reply = client.execute_interactive(cell, timeout=90, output_hook=lambda message: None)
            assert reply["content"]["status"] == "ok"
            words = log.read_text()
            return {package: f" {package}." in words for package in ("it.unimi.dsi.fastutil", "com.google.common")}

        for cell in ("DataTable.of(BoardGame.queen().grundy(8, 8))", 'Plot.line("n", 0, 9, n -> n)'):
            assert not any(loaded(cell).values())
        assert all(loaded("TablesawTables.to(DataTable.of(BoardGame.queen().grundy(8, 8)))").values())
        client.stop_channels()
    finally:
        manager.shutdown_kernel(now=True)


def test_default_imports_stay_when_a_cell_has_some_of_them(kernel):
    names = "Stream.class, Function.class, Position.class, Period.class, Heatmap.class, Live.class, help()"
    kernel("import java.util.stream.*;\nimport nimbook.core.*;\nimport static nimbook.notebook.Lab.*;")
    assert text(kernel(f"List.of({names}).size()")) == "7"
