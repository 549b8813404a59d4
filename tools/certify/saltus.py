"""Taking-and-breaking games with hexadecimal codes: arithmetic periods."""

from itertools import combinations_with_replacement as choose

from facts import need

SIGNS = "0123456789ABCDEF"
MOST_HEAPS = 1 << 13  # a gigabyte of sets at the most


def code(text):
    """The digits of a code in its shortest form, and how many at the end repeat."""
    need(type(text) is str and text[1:2] == "." and text[0] in "048C", "code is not a code like 4.[3]")
    body, bracket, cycle = text[2:].partition("[")
    need(not bracket or cycle[-1:] == "]" and cycle[:-1], "code: the digits that repeat are not in brackets at the end")
    signs = text[0] + body + cycle[:-1]
    need(set(signs) <= set(SIGNS) and set(signs) != {"0"}, "code has other signs than digits, or no move")
    need(bracket or signs == "0" or signs[-1] != "0" or len(signs) == 1, "code is not the shortest form")
    return [SIGNS.index(s) for s in signs], len(cycle[:-1])


def exclusive(numbers, value, width):
    """The set {x ^ value}, a set of numbers below the power of two width being the bits of one integer."""
    for b in range(value.bit_length()):
        if value >> b & 1:
            w = 1 << b
            low = ((1 << width) - 1) // ((1 << 2 * w) - 1) * ((1 << w) - 1)
            numbers = (numbers & low) << w | numbers >> w & low
    return numbers


def values(digits, cycle, limit):
    """The Grundy values of heaps 0 to limit; sets[h][m] are the values of m coins as h heaps."""
    width, g, sets = 2 << (4 * limit).bit_length(), [], [[1], [0], [0], [0]]
    for n in range(limit + 1):
        if n:
            two = three = 0
            for a in range(1, n // 2 + 1):
                two |= 1 << (g[a] ^ g[n - a])
            for a in range(1, n // 3 + 1) if any(d & 8 for d in digits) else ():
                three |= exclusive(sets[2][n - a], g[a], width)
            for h, found in enumerate((0, 0, two, three)):
                sets[h].append(found)
        seen = 0
        for k in range(n + 1 if cycle else min(n + 1, len(digits))):
            d = digits[k] if k < len(digits) else digits[len(digits) - cycle + (k - len(digits)) % cycle]
            for h in range(4):
                seen |= sets[h][n - k] if d >> h & 1 else 0
        g.append((~seen & seen + 1).bit_length() - 1)
        need(g[n] < width // 4, "a value greater than four times its heap")
        sets[1][n] = 1 << g[n] if n else 0
    return g


def heap_saltus(game, preperiod, period, saltus):
    need(type(game) is dict and set(game) == {"code"}, "game: other fields")
    digits, cycle = code(game["code"])
    times = next(t for t in range(1, cycle + 2) if not cycle or t * period % cycle == 0)
    e, p, s = max(1, preperiod), period * times, saltus * times
    need(period > 0 and saltus > 0 and s & s - 1 == 0, "saltus is not one for which the theorem is known")
    need(e + 2 * p < MOST_HEAPS and s < MOST_HEAPS, "too many heaps for this checker")
    needed = max(e + p + 1, conditions(digits, cycle, values(digits, cycle, e + p), e, p, s))
    need(needed <= MOST_HEAPS, "the theorem needs too many heaps for this checker")
    g = values(digits, cycle, needed + period)
    for d in range(1, period + 1):
        if period % d == 0 and saltus * d % period == 0:
            wrong = [n for n in range(needed + 1) if n + d < len(g) and g[n + d] - g[n] != saltus * d // period]
            repeats = not wrong or wrong[-1] < preperiod
            need(
                repeats == (d == period),
                f"the values repeat after {d} heaps" if repeats else "the values do not repeat",
            )
            need(d < period or preperiod == (wrong[-1] + 1 if wrong else 0), "preperiod is not the least")


def conditions(digits, cycle, g, e, p, s):
    """Up to which heap the values must follow the law so that they always do; docs/proofs.md, section 2."""
    low, up, size = [v % s for v in g], [v // s for v in g], [max(g) // s]
    for i in range(e, e + p):
        met, reached = False, [(set(), [], set()) for _ in range(s)]
        for k in range(len(digits) + (p - cycle if cycle else 0)):
            repeats = cycle > 0 and k >= len(digits) - cycle
            d = digits[k] if k < len(digits) else digits[len(digits) - cycle + (k - len(digits)) % cycle]
            for parts, longs in ((h, x) for h in range(4) if d >> h & 1 for x in range(h + 1)):
                for short in choose(range(1, e), parts - longs):
                    lows = ups = 0
                    for a in short:
                        lows, ups = lows ^ low[a], ups ^ up[a]
                    for classes in choose(range(e, e + p), longs):
                        rest = i - k - sum(short) - sum(classes)
                        if rest % p:
                            continue
                        if not longs:
                            if repeats:
                                reached[lows][2].update({(ups, 0), (ups, 1)})
                            continue
                        least, last = [up[c] for c in classes], lows
                        for c in classes:
                            last ^= low[c]
                        total = rest // p + sum(least)
                        gap = total + ups - up[i]
                        size += [abs(total) + ups, abs(rest // p), *least]
                        met |= (
                            last == low[i] and gap >= 0 and (repeats or gap % 2 == 0 and (longs > 1 or gap <= 2 * ups))
                        )
                        certain(reached[last], longs, least, total, ups, repeats, size)
        need(not met, f"an option of heap {i} may have its value")
        for last in range(s):
            need(
                all(reaches(*reached[last], q, up[i] - (last >= low[i])) for q in (0, 1)),
                f"the theorem does not show that heap {i} reaches all less values",
            )
    return e + p * max(4 * max(size) + 4, (len(digits) + 3 * e) // p + 2)


def certain(reached, longs, least, total, ups, repeats, size):
    """Adds what is reached at every large Q: points Q + w, ranges from low to Q + top, and constants by parity."""
    points, ranges, constants = reached
    new = []
    if longs == 1 and not ups:
        points.add(total) if not repeats else new.append((least[0], total, 1))
    if longs == 2:
        constants.update((ups, q) for q in (0, 1) if repeats or q == total % 2)
        if not ups and repeats:
            for a, b in (least, least[::-1]):
                block = 1 << a.bit_length()
                new.append((-(-b // block) * block, total - a - block + 1, 1))
        elif not ups and min(least) == 0:
            points.add(total)
    if longs == 3:
        for a in range(3):
            new.append((least[a], total - 2 * max(least[:a] + least[a + 1 :]), 1 if repeats else 2))
    ranges += new
    size += [abs(x) for r in new for x in r] + [ups]


def reaches(points, ranges, constants, parity, height):
    """Whether all V >= 0 with V - Q of this parity and at most height are reached."""
    fitting = [(low, top - (top - parity) % 2) for low, top, step in ranges if step == 1 or (top - parity) % 2 == 0]
    if not fitting:
        return False
    low, top = min(fitting)[0], max(t for _, t in fitting)
    return all((v, (v - parity) % 2) in constants for v in range(low)) and points >= set(range(top + 2, height + 1, 2))
