"""Terminal sets of the queen (docs/proofs.md, section 4)."""

from itertools import count

from facts import begin, need

MOST_ROWS = 1 << 14


def terminal_set(terminal, core, threshold, first, exceptions):
    """Misère P-positions row by row with Wythoff's, until both have used the same columns and diagonals."""
    need((0, 0) in terminal, "terminal lacks the corner, from which there is no move")
    need(first < MOST_ROWS, "from: too many rows for this checker")
    begin(first**2, MOST_ROWS**2, "cells", first**2 * 4e-7)
    games, found, seen, row = [(set(terminal), set(), set()), (set(), set(), set())], set(), [], 0
    while row <= terminal[-1][0] or games[0][1:] != games[1][1:]:
        need(row < first, "the used columns and diagonals do not coincide at from")
        places = []
        for ends, columns, diagonals in games:
            column = next(c for c in count() if not ((row, c) in ends or c in columns or c - row in diagonals))
            seen += [(row, c) for c in range(column) if not (c in columns or c - row in diagonals)]
            places.append(column)
            columns.add(column), diagonals.add(column - row)
        found ^= {(row, places[0])} ^ {(row, places[1])}
        row += 1
    need(row == first, "from is not the first such row")
    need(core == seen, "core is not the set of terminal cells from which no P-position is reached")
    need(exceptions == sorted(found), "exceptions are not the cells of one set and not the other")
    need(threshold == max([max(p) + 1 for p in found], default=0), "threshold is not the least")
