"""What the tour shows: one figure of each kind, and the way to every other notebook."""

import re

from support.places import notebooks

NOTEBOOK = "00-tour"


def test_one_figure_of_each_kind_is_live(notebook):
    for cell in (
        "play(BoardGame.queen())",
        "Heatmap.of",
        "NumberLine.of",
        "DataTable.columns",
        "play(FibonacciNim.start(20))",
        "Plot.scatter",
        "Ledger.of",
    ):
        assert notebook.is_live(cell), cell


def test_the_numbers_of_the_documents(notebook):
    # (3, 5) and (4, 7) are pairs of Wythoff's table; F(41) − 1 and F(42) − 1 such a pair, too; 612034 is the paper's
    # winning move.
    assert notebook.text("Wythoff.winningMoves(5, 8)") == "[(4, 7), (5, 3)]"
    assert notebook.text("Wythoff.isP") == "true"
    assert notebook.text('DigitalDeletions.winningMoves("618034")') == "[612034]"
    # Table 2 of the paper: row 9.
    rows = notebook.plain("Rows of the misère rook")
    assert re.search(r"^\s*9\s+151200\s+68\s*$", rows, re.M)
    # The question before the answer.
    assert "position" not in notebook.text("FibonacciNim.start(20)")


def test_ones_own_game_has_values(notebook):
    # 0; 1 → 0; 2 → 1; 3 → 1, 2; 4 → 2, 3, by hand.
    first = re.search(r"^\s*0\s+0\s+1\s+0\s+2\s+1\b", notebook.text("HeapGame.rule"), re.M)
    assert first


def test_every_other_notebook_is_linked(notebook):
    prose = "\n".join(cell.source for cell in notebook.raw.cells if cell.cell_type == "markdown")
    linked = set(re.findall(r"\]\(([\w-]+\.ipynb)\)", prose))
    assert linked >= {path.name for path in notebooks()} - {f"{NOTEBOOK}.ipynb"}
