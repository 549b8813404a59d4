"""The kernel itself: on which JDK it runs and what it finds without a word of set-up."""

import os
import socket
import subprocess
import sys

import psutil
import pytest
from jupyter_client.manager import KernelManager

from support.kernel import Page, of, write_kernelspec
from support.waiting import PATIENCE

WEIGHT = 20


@pytest.fixture
def outputs(page):
    """The kind and the words of each output of a cell."""

    def output_of(source):
        kinds = {"stream": "text", "error": "evalue", "execute_result": "data", "display_data": "data"}
        found = [(m["msg_type"], m["content"]) for m in page.run(source) if m["msg_type"] in kinds]
        words = [content[kinds[kind]] for kind, content in found]
        return [(kind, w["text/plain"] if kinds[kind] == "data" else w) for (kind, _), w in zip(found, words)]

    return output_of


@pytest.fixture
def text(outputs):
    return lambda source: "\n".join(words for _, words in outputs(source)).strip()


def test_runs_on_the_expected_jdk(text):
    major = int(text("Runtime.version().feature()"))
    assert major >= 17
    if "NIMBOOK_EXPECT_JDK" in os.environ:
        assert major == int(os.environ["NIMBOOK_EXPECT_JDK"])


def test_library_is_on_the_class_path_without_a_word(outputs):
    for source, words in (
        ('Class.forName("nimbook.board.BoardGame").getSimpleName()', "BoardGame"),
        ('tech.tablesaw.api.IntColumn.create("n", 1, 2, 3).sum()', "6.0"),
    ):
        assert outputs(source) == [("execute_result", words)]


def test_kernel_survives_an_error(outputs):
    assert [kind for kind, _ in outputs("int x = 1 / 0;")] == ["error"]
    assert outputs("1 + 1") == [("execute_result", "2")]


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
def test_an_exit_ends_the_cell_alone(page, text, code):
    assert text("int kept = 42;") == ""
    error = of(page.run(code), "error")[0]["content"]
    assert error["ename"] == "SystemExit"
    assert error["evalue"].endswith("(3) ends this computation alone; the kernel goes on.")
    assert text("kept") == "42"


def test_an_exit_in_a_figure_is_said_there(text):
    assert "SystemExit: System.exit(2)" in text('live(whole("k", 2, 9), k -> { System.exit(k); return k; })')


@pytest.mark.parametrize("stream", ["Out", "Err"])
def test_streams_that_a_cell_took_away_are_back_in_the_next(outputs, text, stream):
    assert outputs(f"System.set{stream}(null);\n6 * 7")[0][1] == "42"
    assert text(f'System.{stream.lower()}.println("here")') == "here"


def test_it_ends_with_the_process_that_names_itself_its_parent(tmp_path, monkeypatch):
    """As on Windows, where Jupyter ends the launcher and nothing else; there the launcher names itself."""
    parent = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
    write_kernelspec(tmp_path, "watching", f"-Dnimbook.parent={parent.pid}")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    page = Page(KernelManager(kernel_name="watching"))
    try:
        page.run("1 + 1")
        assert page.manager.is_alive()
        parent.kill()
        parent.wait()
        assert page.manager.provisioner.process.wait(PATIENCE) == 1
    finally:
        parent.kill()
        page.close()


STARTER = """
import sys
from jupyter_client.manager import KernelManager
from nimbook_ports import KernelPorts

KernelPorts.instance()
manager = KernelManager(kernel_name="nimbook")
manager.start_kernel()
client = manager.client()
client.start_channels()
client.wait_for_ready()
client.execute_interactive("1 + 1", output_hook=lambda message: None)
print(manager.provisioner.pid, flush=True)
sys.stdin.read()
"""


def test_it_ends_and_says_why_when_one_of_its_ports_is_taken(tmp_path):
    manager = KernelManager(kernel_name="nimbook", cache_ports=False)
    with socket.create_server(("127.0.0.1", 0)) as taken, (tmp_path / "said").open("w") as said:
        manager.stdin_port = taken.getsockname()[1]
        manager.start_kernel(stderr=said)
        try:
            assert manager.provisioner.process.wait(PATIENCE) == 1
        finally:
            manager.shutdown_kernel(now=True)
    assert "Address already in use" in (tmp_path / "said").read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="the variable that names the starter holds no process there")
def test_it_ends_with_a_server_that_is_killed():
    """Without a sign: no message, no signal."""
    starter = subprocess.Popen(
        [sys.executable, "-c", STARTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    kernel = psutil.Process(int(starter.stdout.readline()))
    try:
        starter.kill()
        starter.wait()
        gone, _ = psutil.wait_procs([kernel], timeout=PATIENCE)
        assert gone == [kernel]
    finally:
        starter.kill()
        starter.stdin.close()
        starter.stdout.close()
        if kernel.is_running():
            kernel.kill()


def test_a_kernel_that_is_shut_down_ends(own_page):
    """A thread of its cells does not keep the JVM: Jupyter waits for it at each restart."""
    own_page.ran("new Thread(java.util.concurrent.locks.LockSupport::park).start()")
    own_page.client.shutdown()
    assert own_page.manager.provisioner.process.wait(PATIENCE) == 0


def test_tablesaw_and_its_libraries_are_loaded_with_their_first_use(tmp_path, monkeypatch):
    """Most of the class path is theirs, and few sessions want them: heatmaps, tables and plots do without."""
    log = tmp_path / "classes.txt"
    write_kernelspec(tmp_path, "logged", f"-Xlog:class+load:file={log}")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    page = Page(KernelManager(kernel_name="logged"))
    try:

        def load(cell):
            page.ran(cell)
            words = log.read_text()
            return {package: f" {package}." in words for package in ("it.unimi.dsi.fastutil", "com.google.common")}

        for cell in ("DataTable.of(BoardGame.queen().grundy(8, 8))", 'Plot.line("n", 0, 9, n -> n)'):
            assert not any(load(cell).values())
        assert all(load("TablesawTables.to(DataTable.of(BoardGame.queen().grundy(8, 8)))").values())
    finally:
        page.close()


def test_default_imports_stay_when_a_cell_has_some_of_them(page, text):
    names = (
        "Stream.class, Function.class, Position.class, Period.class, Heatmap.class, Live.class, Choice.class, help()"
    )
    page.run("import java.util.stream.*;\nimport nimbook.core.*;\nimport static nimbook.notebook.Lab.*;")
    page.run("import nimbook.widget.live.*;")
    assert text(f"List.of({names}).size()") == "8"
