"""Misère quotients (docs/misere.md): every sum of heaps is decided by multiplying the elements of its heaps."""

from facts import need, numbers, primes
from heap import moves_of, unroll

MOST_PAIRS = 1 << 17  # with 200 elements, a minute
MOST_SPLITS = 1 << 28  # ways to split a heap, a minute
MOST_PRODUCTS = 1 << 22  # a table of products


def misere_quotient(game, preperiod, period, generators, products, pPortion, phi):
    digits, cycle = moves_of(game)
    rows = [numbers(row, "products") for row in products] if type(products) is list else []
    order = len(rows)
    need(0 < order * order <= MOST_PRODUCTS, "products are no table, or too large a one for this checker")
    need(all(len(row) == len(generators) for row in rows), "products are not one for each element and generator")
    need(all(x < order for row in [phi, pPortion, *rows] for x in row), "an element that is none")
    need(pPortion == sorted(set(pPortion)) and 0 not in pPortion, "pPortion does not ascend, or has the identity")
    need(0 < preperiod + period == len(phi), "phi is not the elements of the heaps before preperiod + period")
    need(not (period and cycle), "code: no theorem is known where digits repeat")
    times = monoid(rows)
    reached, known = {0}, 0
    for n, x in enumerate(phi):  # a generator is the first heap that those before it do not give
        if x not in reached:
            need(generators[known : known + 1] == [n] and rows[0][known] == x, f"heap {n} is not a generator")
            known += 1
            grow(reached, [row[:known] for row in rows])
    need(known == len(generators), "a generator that is not needed")
    lost = sum(1 << x for x in pPortion)
    contexts = [sum(1 << q for q in range(order) if lost >> row[q] & 1) for row in times]
    need(len(set(contexts)) == order, "two elements are not told apart")
    if period:
        least(phi, preperiod, period)
    kinds = heaps(game, digits, cycle, phi, preperiod, period, times)
    for x, options in kinds:
        need(
            not any(contexts[x] & contexts[e] for e in bits(options)),
            f"a heap of element {x} and an option are both said to be P",
        )
    check_moves(kinds, times, lost)


def monoid(rows):
    """The table of products: maps that commute, and lead from 0 to all elements, are known by where they take 0."""
    times = [list(range(len(rows)))]
    for x, row in enumerate(rows):
        need(x < len(times), "an element is not generated")
        for g, y in enumerate(row):
            need(all(rows[y][h] == rows[row[h]][g] for h in range(g)), "generators do not commute")
            need(y <= len(times), "the elements are not in the order in which they come")
            if y == len(times):
                times.append([rows[z][g] for z in times[x]])
    return times


def grow(reached, rows):
    open_ = list(reached)
    while open_:
        new = set(rows[open_.pop()]) - reached
        reached |= new
        open_ += new


def least(phi, preperiod, period):
    need(not preperiod or phi[preperiod - 1] != phi[-1], "preperiod is not the least")
    once = phi[preperiod:]
    need(all(once != once[period // q :] + once[: period // q] for q in primes(period)), "period is not the least")


def heaps(game, digits, cycle, phi, preperiod, period, times):
    """The element of each heap that has a move, and those of its options as bits; of all heaps that the proof needs."""
    parts, split = max(max(digits).bit_length() - 1, 1), "subtract" not in game
    count = parts * (max(preperiod, split) + period) + len(digits) - 1 if period else preperiod
    need(count * count * (1, 1, 2, 2 * len(times))[parts] < MOST_SPLITS, "too many heaps for this checker")
    phi = [phi[n] if n < len(phi) else phi[preperiod + (n - preperiod) % period] for n in range(count)]
    digits, kinds = unroll(digits, cycle, max(count, len(digits)) if cycle else len(digits)), set()
    sums = [{n: {phi[n]} for n in range(1, count)}, {}, {}]  # the elements of n coins in one, two or three heaps
    for h in (1, 2)[: max(max(digits).bit_length() - 2, 0)]:
        for n in range(h + 1, count):
            sums[h][n] = {times[phi[a]][x] for a in range(1, n - h + 1) for x in sums[h - 1][n - a]}
    for n in range(count):
        moves = [(n - k, d) for k, d in enumerate(digits[: n + 1])]
        options = {0} if moves and moves[-1][0] == 0 and moves[-1][1] & 1 else set()
        options = options.union(*(sums[h].get(m, ()) for m, d in moves for h in range(3) if d >> h + 1 & 1))
        need(options or phi[n] == 0, f"heap {n} has no move and is not the identity")
        if options:
            kinds.add((phi[n], sum(1 << x for x in options)))
    return kinds


def bits(number):
    while number:
        yield (number & -number).bit_length() - 1
        number &= number - 1


def check_moves(kinds, times, lost):
    """Every sum with a move whose element is not in the P-portion has an option there.

    (x, options) are the element of a sum and those of its options; a set of options that contains another one of the
    same x follows from it, also in sums.
    """
    kept, moved, count = {}, {}, 0

    def move(x, options):
        if (x, options) not in moved:
            moved[x, options] = sum({1 << times[x][e] for e in bits(options)})
        return moved[x, options]

    def keep(x, options):
        same = kept.setdefault(x, [])
        if any(other & options == other for other in same):
            return False
        kept[x] = [other for other in same if other & options != options] + [options]
        return True

    single = [(x, options) for x, options in sorted(kinds) if keep(x, options)]
    single = [(x, options) for x, options in single if options in kept[x]]
    need(
        all(lost >> x & 1 or options & lost for x, options in single), "a heap is said to be N, and so are its options"
    )
    queue = list(single)
    while queue:
        x, options = queue.pop()
        for y, more in single if options in kept[x] else ():
            z, found = times[x][y], move(y, options) | move(x, more)
            need(lost >> z & 1 or found & lost, f"a sum of element {z} is said to be N, and so are its options")
            if keep(z, found):
                queue.append((z, found))
                count += 1
        need(count < MOST_PAIRS, "too many pairs for this checker")
