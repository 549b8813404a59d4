"""What holds of every notebook. What one notebook shows is asserted in a file of its own (test_01_wythoff.py)."""

import re

import nbformat
import pytest

from support.notebook import WIDGET, differences, normal
from support.places import NOTEBOOKS, notebooks

every_notebook = pytest.mark.parametrize("stem", [p.stem for p in notebooks()])


@every_notebook
def test_runs_without_errors_and_without_a_word_on_stderr(stem, notebook):
    assert notebook.errors() == []


@every_notebook
def test_stored_outputs_are_what_todays_code_gives(stem, notebook):
    found = differences(notebook.stored, notebook.today)
    assert not found, f"{stem}.ipynb (./lab store {stem} stores today's outputs):\n" + "\n".join(found)


@every_notebook
def test_no_output_is_the_default_text_of_an_object(stem, notebook):
    for number, cell in enumerate(notebook.raw.cells):
        if cell.cell_type == "code":
            assert not re.search(r"(^|\s)(\[+[A-Z]|[\w.$]*[\w$]/?)@[0-9a-f]{5,8}\b", notebook.text(number), re.M), (
                f"cell {number}: {notebook.text(number)}"
            )


@every_notebook
def test_a_live_figure_also_has_a_picture_and_a_text(stem, notebook):
    for number, cell in enumerate(notebook.raw.cells):
        for output in cell.get("outputs", []):
            kinds = set(output.get("data", {}))
            if WIDGET in kinds:
                assert "text/plain" in kinds and kinds & {"text/html", "image/svg+xml", "image/png"}, (
                    f"cell {number} shows only {kinds}"
                )


@every_notebook
def test_no_line_of_code_is_wider_than_a_narrow_window(stem):
    """At 1440 pixels, with JupyterLab's panel open, a cell shows about 90 columns."""
    stored = nbformat.read(NOTEBOOKS / f"{stem}.ipynb", as_version=4)
    code = [line for cell in stored.cells if cell.cell_type == "code" for line in cell.source.splitlines()]
    assert [line for line in code if len(line) > 90] == []


@every_notebook
def test_file_is_in_normal_form(stem):
    stored = nbformat.read(NOTEBOOKS / f"{stem}.ipynb", as_version=4)
    assert stored == normal(stored), f"./lab store {stem} writes the normal form"
    nbformat.validate(stored)
