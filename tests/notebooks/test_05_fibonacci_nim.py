"""What 05-fibonacci-nim.ipynb shows."""

NOTEBOOK = "05-fibonacci-nim"


def test_the_board_is_live_and_asks_before_it_tells(notebook):
    assert notebook.is_live("FibonacciNim.start(20)") and "position" not in notebook.text("FibonacciNim.start(20)")


def test_the_strategy_is_drawn(notebook):
    assert "from = 1, rows = 21" in notebook.text("ZeckendorfRows")
    assert notebook.text("StrategyRows").count("lost.") == notebook.text("StrategyRows").count("won by") - 1


def test_the_rules_alone_give_the_fibonacci_numbers(notebook):
    assert (
        notebook.text("TakeAway.factor(2).pPositionsAtStart(1000)")
        == "[1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]"
    )
    # The question stands before the sums that answer it.
    cells = [c.source for c in notebook.raw.cells]
    assert cells.index("TakeAway.factor(2).pPositionsAtStart(1000)") < next(
        i for i, source in enumerate(cells) if "Zeckendorf" in source
    )
    assert "proved" in notebook.text("n - 1 < leastpart(n) <=> fib(n)")
