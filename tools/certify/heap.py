"""Heap games, and terminal sets of the queen."""

import saltus
from facts import need, primes, whole

MOST_HEAPS = 1 << 22
MOST_ROWS = 1 << 20


def heap(game, preperiod, period, first, last):
    need(type(game) is dict and set(game) in ({"octal"}, {"subtract"}, {"code"}), "game: other fields")
    most = MOST_HEAPS
    if "octal" in game:
        digits = octal(game["octal"])
    elif "code" in game:
        digits, cycle = saltus.code(game["code"])
        need(not cycle, "code: no theorem is known where digits repeat")
        most = saltus.MOST_HEAPS
    else:
        taken = game["subtract"]
        need(type(taken) is list and taken, "subtract is not a list of numbers")
        for k in taken:
            whole(k, "subtract")
        need(
            taken == sorted(set(taken)) and 0 < taken[0] and taken[-1] < MOST_HEAPS,
            "subtract: not ascending, or too large",
        )
        digits = [0] * (taken[-1] + 1)
        for k in taken:
            digits[k] = 3
    reach, parts = len(digits) - 1, max(d.bit_length() for d in digits) - 1
    need(period > 0, "period is 0")
    need(
        first == (preperiod if "subtract" in game else max(1, preperiod)),
        "first is not where the theorem's range begins",
    )
    need(
        last == (parts * first + (parts - 1) * period if parts > 1 else first) + reach - 1,
        "last is not where the theorem's range ends",
    )
    need(last + period < most, "last + period: too large a heap for this checker")
    g = saltus.values(digits, 0, last + period) if "code" in game else values(digits, last + period)
    need(g[preperiod : last + 1] == g[preperiod + period : last + period + 1], "the values do not repeat as claimed")
    need(preperiod == 0 or g[preperiod - 1] != g[preperiod - 1 + period], "preperiod is not the least")
    cycle = g[preperiod : preperiod + period]
    for d in [period // q for q in primes(period)]:
        need(cycle != cycle[d:] + cycle[:d], f"the values repeat after {d} heaps")


def octal(code):
    need(type(code) is str and set(code) <= set(".01234567") and code.count(".") == 1, "octal is not a code like .77")
    before, after = code.split(".")
    need(before in ("", "4") and (after[-1:] != "0") and before + after, "octal is not the shortest form of a code")
    return [int(before or 0)] + [int(d) for d in after]


def values(digits, limit):
    """The Grundy values of heaps 0 to limit, a byte each."""
    g, splits, bound = bytearray(), [], 2
    moves = [(k, d) for k, d in enumerate(digits) if d]
    for n in range(limit + 1):
        if any(d & 4 for k, d in moves):  # the values of all splits of n at once: its two parts as rows of bytes
            half = n // 2
            both = int.from_bytes(g[1 : half + 1], "big") ^ int.from_bytes(g[n - half : n][::-1], "big")
            found = both.to_bytes(half, "big")
            splits.append(sum(1 << v for v in range(bound) if v in found))
        seen = 0
        for k, d in moves:
            if k > n:
                break
            seen |= d & 1 and k == n
            seen |= 1 << g[n - k] if d & 2 and k < n else 0
            seen |= splits[n - k] if d & 4 else 0
        value = (~seen & seen + 1).bit_length() - 1
        need(value < 256, "a value greater than 255")
        g.append(value)
        while bound <= value:
            bound *= 2
    return g


def terminal_set(terminal, core, threshold, first, exceptions):
    """Misère P-positions row by row beside Wythoff's, until both have used the same columns and diagonals."""
    ends = set(terminal)
    need((0, 0) in ends, "terminal lacks the corner, from which there is no move")
    need(first < MOST_ROWS, "from: too many rows for this checker")
    ours, wythoff, found, seen, row = (set(), set()), (set(), set()), set(), [], 0
    while row <= max(r for r, c in ends) or ours != wythoff:
        need(row < first, "the used columns and diagonals do not coincide at from")
        line = sorted(c for r, c in ends if r == row)
        p = w = 0
        while p in line or p in ours[0] or p - row in ours[1]:
            seen += [(row, p)] if p in line and p not in ours[0] and p - row not in ours[1] else []
            p += 1
        while w in wythoff[0] or w - row in wythoff[1]:
            w += 1
        found |= {(row, p), (row, w)} if p != w else set()
        for used, c in ((ours, p), (wythoff, w)):
            used[0].add(c), used[1].add(c - row)
        row += 1
    need(row == first, "from is not the first such row")
    need(core == seen, "core is not the set of terminal cells from which no P-position is reached")
    need(exceptions == sorted(found), "exceptions are not the cells of one set and not the other")
    need(threshold == max([max(p) + 1 for p in found], default=0), "threshold is not the least")
