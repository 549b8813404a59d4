"""A stranger's notebook, opened with a kernel: nothing of it runs until somebody runs a cell, and then that cell."""

import nbformat
import pytest
from playwright.sync_api import expect

from support import hostile

WEIGHT = 20

# A live figure stands where the manager of widgets has restored what the notebook had.
CELL = 'live(whole("k", 1, 3), k -> Plot.line("k", 0, 3, x -> k * x))'


@pytest.fixture
def written(jupyter):
    """The notebook among the server's files, under a name of the test's own."""

    def write(name: str, cells: int | None = None) -> str:
        book = hostile.notebook(CELL, f"// {name}")
        book.cells = book.cells[:cells]
        nbformat.write(book, jupyter.files / name)
        return name

    yield write
    jupyter.end_kernels()


def ran(window) -> list[str]:
    return window.page.evaluate("() => window.hostile || []")


def test_a_strangers_notebook_runs_nothing_when_it_is_opened_with_a_kernel(unchecked, written, jupyter):
    unchecked.open(written("hostile.ipynb")).run(0)
    expect(unchecked.figure(0)).to_be_visible()
    for number in range(len(hostile.PROSE) + 3):
        unchecked.cell(number)
    assert ran(unchecked) == []
    # Trusted, the state of its widgets runs, some time after the cell's own figure stands; without its outputs,
    # some of which leave the page.
    jupyter.trust(written("trusted-hostile.ipynb", cells=2))
    unchecked.change("trusted-hostile.ipynb").run(0)
    expect(unchecked.figure(0)).to_be_visible()
    unchecked.page.wait_for_function("() => (window.hostile || []).includes('esm')")


@pytest.mark.all
def test_nor_in_notebook_7(unchecked, written, jupyter):
    page = unchecked.page
    page.goto(f"{jupyter.url}/notebooks/{written('hostile-7.ipynb')}?token={jupyter.token}")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    jupyter.until_connected("hostile-7.ipynb")
    page.locator(".jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".nb-stage").first).to_be_visible()
    assert ran(unchecked) == []
