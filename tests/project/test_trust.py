"""What ./lab signs: the notebooks that it ships, as they were shipped, and no other that lies next to them."""

from pathlib import Path

import nbformat
import pytest
from nbformat.sign import NotebookNotary
from nimbook.launch import trust

from support.places import notebooks


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Two notebooks that are shipped, the second one changed since, and one of a stranger's."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    folder = tmp_path / "notebooks"
    folder.mkdir()
    for name in ("00-own", "01-changed"):
        write(folder / f"{name}.ipynb", name)
    monkeypatch.setattr(trust, "LIST", tmp_path / "notebooks.sha256")
    trust.LIST.write_text(trust.lines(sorted(folder.glob("*.ipynb"))))
    write(folder / "01-changed.ipynb", "<script>alert(1)</script>")
    write(folder / "99-foreign.ipynb", "<script>alert(2)</script>")
    return folder


def write(path: Path, html: str):
    output = nbformat.v4.new_output("display_data", {"text/html": html})
    cell = nbformat.v4.new_code_cell("1", outputs=[output], id="a")
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), path)


def read_signatures(folder: Path) -> dict[str, bool]:
    """What Jupyter says, by its own signatures alone."""
    return {
        path.stem: NotebookNotary().check_signature(nbformat.read(path, as_version=4))
        for path in sorted(folder.glob("*.ipynb"))
    }


def test_only_shipped_notebooks_that_are_unchanged_are_signed(folder):
    trust.sign_shipped(folder)
    assert read_signatures(folder) == {"00-own": True, "01-changed": False, "99-foreign": False}
    assert [trust.is_trusted(path) for path in sorted(folder.glob("*.ipynb"))] == [True, False, False]


def test_a_notebook_that_is_put_in_place_of_a_shipped_one_is_looked_at_again(folder):
    trust.sign_shipped(folder)
    write(folder / "00-own.ipynb", "<script>alert(3)</script>")
    trust.sign_shipped(folder)
    assert read_signatures(folder)["00-own"] is False


def test_a_list_that_lies_beside_the_notebooks_counts_for_nothing(folder):
    (folder / trust.LIST.name).write_text(trust.lines([folder / "99-foreign.ipynb"]))
    trust.sign_shipped(folder)
    assert not read_signatures(folder)["99-foreign"] and not trust.is_trusted(folder / "99-foreign.ipynb")


def test_what_a_user_has_signed_is_trusted(folder):
    foreign = folder / "99-foreign.ipynb"
    NotebookNotary().sign(nbformat.read(foreign, as_version=4))
    assert trust.is_trusted(foreign)


def test_the_list_has_the_notebooks_of_today():
    """./lab store writes it anew."""
    assert trust.LIST.read_text() == trust.lines(notebooks())
