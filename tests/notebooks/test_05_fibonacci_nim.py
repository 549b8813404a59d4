"""What the notebook on Fibonacci nim shows."""

import json
import re

NOTEBOOK = "05-fibonacci-nim"


def lost_for_every_quota(most):
    """Three piles up to most, none empty, of which every move leaves a position that some quota twice as large wins."""
    least, lost = {}, []
    for c in range(most + 1):
        for b in range(c + 1):
            for a in range(b + 1):
                moves = ((s, p) for s in range(1, c + 1) for p in range(3) if (a, b, c)[p] >= s)
                left = ((s, tuple(sorted((*(a, b, c)[:p], (a, b, c)[p] - s, *(a, b, c)[p + 1 :])))) for s, p in moves)
                least[a, b, c] = next((s for s, piles in left if (least[piles] or 4 * most) > 2 * s), None)
                if least[a, b, c] is None and a > 0:
                    lost.append([a, b, c])
    return lost


def test_the_boards_are_live_and_ask_before_they_tell(notebook):
    for cell in ("FibonacciNim.start(20)", "play(QuotaPiles", "play(GlobalPiles", "play(SubtractionGame"):
        assert notebook.is_live(cell)
        assert "position" not in notebook.text(cell)


def test_seventeen_has_two_winning_first_moves(notebook):
    assert "16 (quota 2), 13 (quota 8)" in notebook.text("FibonacciNim.start(17)")
    rows = [line for line in notebook.text('"winning first moves"').splitlines() if re.match(r"\s+1[0-7]\s", line)]
    assert rows[0].split("]")[1].strip() == "[2"


def test_the_strategy_and_the_tree_are_drawn(notebook):
    assert "from = 1, rows = 21" in notebook.text("ZeckendorfRows")
    assert notebook.text("StrategyRows").count("lost.") == notebook.text("StrategyRows").count("won by") - 1
    assert notebook.text("StrategyTree").count("*") == 6
    assert "each checked by the rules" in notebook.text("StrategyTree")
    assert notebook.text("winningTakes(10, 9)") == "[2]"


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
    assert notebook.text("TakeAway.factor(1).pPositionsAtStart(400)") == "[1, 2, 4, 8, 16, 32, 64, 128, 256]"
    # Project Euler 366.
    assert notebook.text("IntStream.rangeClosed(1, 100).mapToLong") == "728"


def test_misere_is_the_normal_game_one_pile_later(notebook):
    lines = [line.split() for line in notebook.text('"n + 1 coins, misère play"').splitlines()]
    table = [line for line in lines if line and line[0].isdigit()]
    assert len(table) >= 12 and all(normal == misere for _, normal, misere in table)
    # The least part of Zeckendorf's sum (OEIS A139764).
    assert [int(line[1]) for line in table[:12]] == [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1]


def test_own_rule_and_schwenk_agree(notebook):
    assert notebook.text("s + 2).pPositionsAtStart(400)") == notebook.text("s + 2).schwenk(11)")


def test_the_other_game_is_that_of_the_oeis(notebook):
    # A001581 with 0, and A120904.
    assert notebook.text("pPositions(140)").startswith("[0, 4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56, 60, 66, 72, 76")
    assert notebook.text("pPositions(15_000)").startswith("[169, 635, 723, 791, 2697, 3057")


def test_every_claim_stands_in_the_ledger(notebook):
    text = notebook.text("Ledger.of")
    for n in range(1, 15):
        assert re.search(rf"^F{n}\s", text, re.M)
    assert "fails" not in text


def test_the_prose_says_what_the_cells_show(notebook):
    # The rules alone give the triples, and how many there are.
    lost = lost_for_every_quota(60)
    assert f"There are {len(lost)} of them with piles up to 60" in notebook.prose("No rule is known")
    shown = json.loads(notebook.text("pPositionsForEveryQuota().stream()"))
    assert len(shown) == 24 and all(triple in lost for triple in shown)
    # The first pile with two winning moves, and the odd lost pile.
    moves = re.findall(r"^ +(\d+) +\[[\d, ]*\] +\[([\d, ]*)\]$", notebook.text('"winning first moves"'), re.M)
    assert next(int(n) for n, won in moves if "," in won) == 17
    assert "The first pile with two is 17 = 13 + 3 + 1" in notebook.prose("The least part need not")
    assert 1_700_000 < int(notebook.text("pPositionSet(10_000_000)")) < 2_000_000
    assert "nearly two million lost piles" in notebook.prose("Up to ten million")
