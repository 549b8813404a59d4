"""The kernel itself: on which JDK it runs and what it finds without a word of set-up."""

import os

import nbformat
import pytest
from nbclient import NotebookClient


@pytest.fixture(scope="module")
def kernel():
    book = nbformat.v4.new_notebook()
    client = NotebookClient(
        book, kernel_name="java", timeout=600, startup_timeout=300, allow_errors=True, shutdown_kernel="immediate"
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
