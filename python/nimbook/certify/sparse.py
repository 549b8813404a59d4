"""Octal games by heaps of rare value (docs/proofs.md, section 2.2).

v is rare when v & mask has an even number of ones. A common value of an option comes from a split with a rare heap, so
few splits decide the least common value that no option has; it is the value when all rare values below are reached.
"""

from bisect import bisect_left
from itertools import count
from operator import itemgetter, xor

from facts import begin, need, primes
from heap import moves_of

MOST_HEAPS = 1 << 25
MOST_SPLITS = 1 << 36
MOST_MASK = 1 << 12
MOST_VALUE = 1 << 14
SHORT = 64  # parts up to here are looked at in any case: most rare values are reached by them
REMEMBERED = 1 << 14  # what the same parts of other heaps gave


def sparse_heap(game, preperiod, period, mask, reach, rare):
    digits, _ = moves_of(game)
    splits = [k for k, d in enumerate(digits) if d & 4]
    need("octal" in game and splits, "game is not an octal code that splits a heap")
    need(0 < mask < MOST_MASK, f"mask is not from 1 to {MOST_MASK - 1}")
    need(all(a < b for a, b in zip([0, *rare], rare)), "rare: the heaps do not ascend from 1 on")
    need(reach >= max([1, *rare[-1:]]), "reach is less than the last heap of rare value")
    need(period > 0, "period is 0")
    end = max(1, preperiod) + reach + len(digits) - 1
    need(end + period <= MOST_HEAPS, "too many heaps for this checker")
    looks = (end + period) * len(splits)
    begin(looks * len(rare), MOST_SPLITS, "splits", looks * (60 + len(rare)) / 2.5e7)
    g = values(digits, splits, mask, rare, end, end + period, reach)
    need(g[preperiod:end] == g[preperiod + period :], "the values do not repeat")
    need(not preperiod or g[preperiod - 1] != g[preperiod - 1 + period], "preperiod is not the least")
    turn = g[preperiod : preperiod + period]
    need(all(turn != turn[period // q :] + turn[: period // q] for q in primes(period)), "period is not the least")


def values(digits, splits, mask, rare, end, size, reach):
    """The Grundy values of heaps 0 to size - 1. From end on, a part of at most reach must show each rare value."""
    common = [v for v in range(MOST_VALUE) if (v & mask).bit_count() & 1]
    singles, wholes = ([k for k, d in enumerate(digits) if d & bit] for bit in (2, 1))
    listed, shorts = set(rare), range(1, min(SHORT, reach) + 1)
    parts, looked = sorted(listed.union(shorts)), 0
    g, last, got, parted, known = [0], None, [], [], {}
    for n in range(1, size):
        if n <= parts[-1] + len(digits):  # parts come in
            now = [bisect_left(parts, n - k) for k in splits]
            if now != last:
                last, known, got, parted = now, {}, [], []
                for k, most in zip(splits, now):
                    if most > 1:
                        got.append(itemgetter(*[-k - a for a in parts[:most]]))
                        parted.append([g[a] for a in parts[:most]])
                    elif most:
                        got.append(lambda g, k=k: (g[-k - 1],))
                        parted.append([g[1]])
        here = *[get(g) for get in got], *[g[-k] for k in singles if k < n], n in wholes
        if here not in known:
            seen = {g[-k] for k in singles if k < n} | ({0} if n in wholes else set())
            seen.update(*(map(xor, values, own) for values, own in zip(here, parted)))
            value = next((v for v in common if v not in seen), None)
            need(value, f"a value of {MOST_VALUE} or more")
            if len(known) == REMEMBERED:
                known.clear()
            known[here] = value, {v for v in range(value) if v not in seen}, seen
        value, missing, seen = known[here]
        if n in listed:
            seen = seen.union(*(map(xor, g[1 : n - k], g[n - k - 1 : 0 : -1]) for k in splits))
            value = next(v for v in count() if v not in seen)
            need((value & mask).bit_count() & 1 == 0, f"heap {n} is listed and has no rare value")
        elif missing:
            most, first, missing = n // 2 if n < end else reach, SHORT, set(missing)
            while missing and first < most:
                after = min(most, 2 * first)
                for k in splits:
                    other = n - k - first - 1  # the part next to first + 1
                    others = g[other : max(0, other + first - after) : -1] if other > 0 else ()
                    missing.difference_update(map(xor, g[first + 1 : after + 1], others))
                looked, first = looked + after - first, after
            need(looked * len(splits) < MOST_SPLITS, "too many splits would be looked at for rare values")
            need(not missing, f"heap {n} lacks a rare value below {value}, and is not listed")
        g.append(value)
    return g
