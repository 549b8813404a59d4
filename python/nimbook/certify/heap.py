"""Heap games (docs/proofs.md, section 2)."""

import re
from functools import reduce
from itertools import combinations_with_replacement as choose
from itertools import product
from math import comb
from operator import xor

from facts import Refused, begin, need, repeats, whole

MOST_HEAPS = 1 << 22
MOST_CODE_HEAPS = 1 << 13  # of a hexadecimal code; a gigabyte of sets at the most
MOST_DIGITS = 1000
MOST_TAKEN = 254  # numbers of a subtraction set
MOST_OPTIONS = 1 << 32
MOST_CHOICES = 1 << 22  # of short heaps and classes of long heaps, for a saltus
MULTIPLES = [1 << i for i in range(13)]  # of a period for which the conditions are tried, four at most


def moves_of(game):
    """The digits of a game, and how many at the end repeat."""
    need(type(game) is dict and set(game) in ({"octal"}, {"subtract"}, {"code"}), "game: other fields")
    if "subtract" in game:
        taken = game["subtract"]
        need(
            type(taken) is list and taken and all(whole(k, "subtract") for k in taken),
            "subtract is not a list of numbers from 1",
        )
        need(taken == sorted(set(taken)) and taken[-1] < MOST_HEAPS, "subtract: not ascending, or too large")
        need(len(taken) <= MOST_TAKEN, f"subtract: more than {MOST_TAKEN} numbers")
        return [3 if k in taken else 0 for k in range(taken[-1] + 1)], 0
    form = r"(4?)\.((?:[0-7]*[1-7])?)()" if "octal" in game else r"([048C])\.([\dA-F]*?)((?:\[[\dA-F]+\])?)"
    (text,) = game.values()
    found = re.fullmatch(form, text, re.ASCII) if type(text) is str else None
    need(found and len(text) <= MOST_DIGITS, "octal or code is not like .77 or 4.[3], in its shortest form")
    first, body, cycle = found.groups()
    digits = [int(d, 16) for d in (first or "0") + body + cycle[1:-1]]
    need(any(digits) and (cycle or digits[-1] or not body), "a code without a move, or not in its shortest form")
    return digits, len(cycle[1:-1])


def unroll(digits, cycle, length):
    return (digits + digits[len(digits) - cycle :] * length)[:length]


def values(digits, cycle, limit):
    """The Grundy values of heaps 0 to limit; sets[h][m] are the values of m coins as h heaps, a bit each."""
    g, sets, width = [], [[1], [0], [0], [0]], (4 * limit).bit_length()
    moves = [(k, h) for k, d in enumerate(unroll(digits, cycle, limit + 1)) for h in range(4) if d >> h & 1]
    most = max([h for k, h in moves], default=0)
    lows = [((1 << (2 << width)) - 1) // ((1 << (1 << b)) + 1) for b in range(width + 1)] if most > 2 else []
    for n in range(limit + 1):
        if n:
            two = set(map(xor, g[1 : n // 2 + 1], g[n - 1 : n - n // 2 - 1 : -1])) if most > 1 else ()
            three = 0
            for a in range(1, n // 3 + 1) if most > 2 else ():
                part = sets[2][n - a]
                for b, low in enumerate(lows):  # each value is combined with g[a]
                    if g[a] >> b & 1:
                        part = (part & low) << (1 << b) | part >> (1 << b) & low
                three |= part
            for found, more in zip(sets, (0, 0, sum(1 << v for v in two), three)):
                found.append(more)
        seen = 0
        for k, h in moves:
            if k > n:
                break
            seen |= sets[h][n - k]
        g.append((~seen & seen + 1).bit_length() - 1)
        need(most < 3 or g[n] < 1 << width, "a value greater than four times its heap")
        sets[1][n] = 1 << g[n] if n else 0
    return g


def heap(game, preperiod, period, first, last):
    digits, cycle = moves_of(game)
    need(not cycle, "code: no theorem is known where digits repeat")
    reach, parts, split = len(digits) - 1, max(max(digits).bit_length() - 1, 1), "subtract" not in game
    need(first == max(preperiod, split), "first is not where the theorem's range begins")
    need(last == parts * first + (parts - 1) * period + reach - 1, "last is not where the theorem's range ends")
    most = MOST_CODE_HEAPS if "code" in game else MOST_HEAPS
    heaps = last + period
    need(heaps < most, "last + period: too large a heap for this checker")
    options = heaps * heaps // 4 if parts > 1 else heaps * sum(d.bit_count() for d in digits)
    begin(options, MOST_OPTIONS, "options", options * 5e-8 + heaps**3 * 4e-10 * (parts > 2))
    repeats(values(digits, 0, last + period), preperiod, period, last + 1)


def heap_saltus(game, preperiod, period, saltus):
    """The conditions may fail for the period, and hold for a multiple of it."""
    digits, cycle = moves_of(game)
    need("code" in game, "game: other fields")
    need(period > 0 and saltus > 0, "period or saltus is 0")
    e, faults = max(1, preperiod), ["no multiple of the period fits the digits that repeat"]

    def follow(end):
        """The values, which follow the law up to a heap."""
        g = values(digits, cycle, end + period)
        repeats([v * period - n * saltus for n, v in enumerate(g)], preperiod, period, end + 1)
        return g[: end + 1]

    for times in [t for t in MULTIPLES if not cycle or t * period % cycle == 0][:4]:
        try:
            p, s = period * times, saltus * times
            need(s & s - 1 == 0, "saltus is not one for which the theorem is known")
            need(e + 2 * p < MOST_CODE_HEAPS and s < MOST_CODE_HEAPS, "too many heaps for this checker")
            end = max(e + p + 1, heaps_needed(digits, cycle, follow(e + p), e, p, s))
            need(end <= MOST_CODE_HEAPS, "the theorem needs too many heaps for this checker")
            follow(end)
            return
        except Refused as fault:
            faults.append(str(fault))
    raise Refused(faults[min(1, len(faults) - 1)])


def heaps_needed(digits, cycle, g, e, p, s):
    """Up to which heap the values must follow the law so that they always do: section 2.1."""
    low, up = [v % s for v in g], [v // s for v in g]
    options, sizes, choices = {i: set() for i in range(e, e + p)}, set(up), []
    for k, d in enumerate(unroll(digits, cycle, len(digits) + (p - cycle if cycle else 0))):
        again = cycle > 0 and k >= len(digits) - cycle  # the digit repeats
        choices += [(k, again, h - x, x) for h in range(4) if d >> h & 1 for x in range(0 if again else 1, h + 1)]
    work = p * sum(multisets(e - 1, short) * multisets(p, max(0, long - 1)) for k, again, short, long in choices)
    begin(work, MOST_CHOICES, "choices of heaps", work * 8e-6)
    for i, (k, again, short, long) in product(options, choices):
        for shorts, longs in product(choose(range(1, e), short), choose(options, max(0, long - 1))):
            rest = i - k - sum(shorts) - sum(longs)
            if long:  # the class of the last long heap follows from the others
                longs += (e + (rest - e) % p,)
                rest -= longs[-1]
            if rest % p == 0:
                ups, least, turns = reduce(xor, [up[a] for a in shorts], 0), tuple(up[a] for a in longs), rest // p
                total = turns + sum(least)
                options[i].add((reduce(xor, [low[a] for a in shorts + longs], 0), ups, least, total, again))
                sizes |= {abs(turns), abs(total) + ups, *least}
                sizes |= {abs(x) for reach in spans(ups, least, total, again) for x in reach}
    large = max(4 * max(sizes) + 4, (len(digits) + 3 * e) // p + 2)
    for i, q in product(options, (large, large + 1)):
        reached = [set() for _ in range(s)]
        for last, ups, least, total, again in options[i]:
            gap = total + ups - up[i]
            far = gap < 0 or not again and (gap % 2 or len(least) == 1 and gap > 2 * ups)
            need(not least or last != low[i] or far, f"an option of heap {i} may have its value")
            reached[last].update(*(range(*reach) for reach in spans(ups, least, q + total, again)))
        less = all(found >= set(range(up[i] + q + (last < low[i]))) for last, found in enumerate(reached))
        need(less, f"the theorem does not show that heap {i} reaches all less values")
    return e + p * large


def multisets(n, count):
    """How many ways there are to choose so many of n things, each any number of times."""
    return comb(n + count - 1, count) if count else 1


def spans(ups, least, total, again):
    """What is surely reached as (first, end, step) where long heaps are raised from least to total in all."""
    if not least or len(least) == 2 and (again or total % 2 == 0):
        yield ups, ups + 1, 1
    if len(least) == 1 and not ups:
        yield least[0] if again else total, total + 1, 1
    for a, b in (least, least[::-1]) if len(least) == 2 and not ups else ():
        block = 1 << a.bit_length()
        if again:
            yield -(-b // block) * block, total - a - block + 2, 1
        elif a == 0:
            yield total, total + 1, 1
    for x in range(3) if len(least) == 3 else ():
        top, step = total - 2 * max(least[:x] + least[x + 1 :]), 1 if again else 2
        yield least[x] + (top - least[x]) % step, top + 1, step
