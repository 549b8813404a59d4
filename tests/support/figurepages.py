"""A page for each family of figures, saved by a notebook's cells."""

from pathlib import Path

from support.kernel import Page

# The packages that a notebook does not import by itself.
IMPORTS = "import nimbook.play.board.Board;"

FIGURES = {
    "queen": "play(queen).start(5, 8)",
    "misere-rook": "play(MisereRook.game()).start(5, 7)",
    "small-board": "play(queen).start(3, 3).size(4, 4)",
    "digits": 'play(DigitalDeletions.of("618034"))',
    "coins": "play(FibonacciNim.start(20))",
    "quota-piles": "play(QuotaPiles.start(7, 10, 12))",
    "nim": "play(HeapGame.nim(), 3, 5, 7)",
    "pins": "play(Octal.kayles(), 9)",
    "game": "play(Sum.of(Octal.kayles(), 5, 3))",
    "heatmap": "Heatmap.of(queen.grundy(60, 60)).highlight(0)",
    "claim": (
        "Heatmap.of(queen.terminal(Cells.triangle(3)).grundy(100, 100)).highlight(1)"
        '.overlay(Overlay.cells("Wythoff", queen.outcomes(100, 100).positionsOf(0)))'
    ),
    "outcomes": "Heatmap.of(queen.outcomes(24, 24))",
    "wide": 'Heatmap.of(6, 161, (m, n) -> m * n % 7).axes("m", "n")',
    "plot": 'Plot.line("cubes", 0, 30, i -> i * i * i).title("Cubes").x("n")',
    "row-plots": (
        'row(Plot.line("squares", 0, 30, i -> i * i).title("The squares of the numbers to 30"), '
        'Plot.line("cubes", 0, 30, i -> i * i * i).title("The cubes of the numbers to 30").x("n"))'
    ),
    "row-board": (
        "row(play(queen.terminal(Cells.triangle(2))), "
        "Heatmap.of(queen.terminal(Cells.triangle(2)).grundy(100, 100)).highlight(1))"
    ),
    "row-heatmaps": (
        'row(Heatmap.of(MisereRook.tableOfG(23, 23)).axes("m", "n").title("g(m, n)"), '
        'Heatmap.of(MisereRook.tableOfF(23, 23)).axes("m", "n").title("f(m, n)"))'
    ),
    "row-boards": (
        'row(Board.of(BoardGame.rook()).size(6, 6).start(4, 4).picture().options().title("a"), '
        "Board.of(MisereRook.gameOfF(6)).size(6, 7).start(4, 5).labels(0, -1).missing().picture().options()"
        '.title("b"), Board.of(MisereRook.game()).size(6, 6).start(4, 4).picture().options().title("c"))'
    ),
    "numbers": "NumberLine.of(BeattyPair.GOLDEN.coverage(60))",
    "zeckendorf": "ZeckendorfRows.of(1, 21)",
    "strategy": "StrategyRows.of(12, 11)",
    "small-table": 'DataTable.columns("n", "x").rows(5, n -> List.of(n, Wythoff.lower(n))).title("Five rows")',
    "tree": "tree(Rulesets.chomp(2, 3)).strategy()",
    "live": (
        'live(whole("k", 0, 6).start(2), k -> '
        "Heatmap.of(queen.terminal(Cells.triangle(k)).grundy(48, 48)).highlight(0))"
    ),
}


def save_all(cells: Page, folder: Path):
    cells.ran(IMPORTS)
    cells.ran("var queen = BoardGame.queen();")
    for name, figure in FIGURES.items():
        cells.ran(f'save({figure}, "{folder.as_posix()}/{name}.html")')
