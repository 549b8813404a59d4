"""Every line of Java in README.md runs in the real kernel, says nothing on stderr, shows itself, and gives what its
comment says.
"""

import re

import nbformat
import pytest
from nbclient import NotebookClient

from support.places import ROOT

WEIGHT = 25


def lines():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [
        line
        for block in re.findall(r"^```java\n(.*?)^```", text, re.M | re.S)
        for line in block.splitlines()
        if line.strip()
    ]


@pytest.fixture(scope="module")
def executed(tmp_path_factory):
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(line) for line in lines()])
    NotebookClient(
        book,
        kernel_name="nimbook",
        timeout=600,
        startup_timeout=300,
        allow_errors=True,
        store_widget_state=False,
        shutdown_kernel="immediate",
        resources={"metadata": {"path": str(tmp_path_factory.mktemp("saved"))}},
    ).execute()  # some lines write files
    return {cell.source: cell.outputs for cell in book.cells}


def test_there_are_lines():
    assert len(lines()) > 15


@pytest.mark.parametrize("line", lines())
def test_line(line, executed):
    outputs = executed[line]
    assert [o for o in outputs if o.output_type in ("error", "stream")] == []
    data = [o.data for o in outputs]
    assert data, "the line shows nothing"
    text = data[-1]["text/plain"]
    assert text and not re.search(r"@[0-9a-f]{5,8}\b", text)
    if "//" in line:
        assert text == line.split("//")[1].strip()
