"""P-positions of the queen by an automaton that reads Zeckendorf's digits (docs/proofs.md, section 6.1).

A symbol is a digit of the row plus twice a digit of the column. Next to each position, digit by digit, go the states of
all P-positions that a move may lead to: so at every end it is known whether there is one.
"""

from functools import cache

from board import rules
from facts import begin, need, numbers

MOST_STATES = 1 << 12
MOST_CELLS = 5000
MOST_POSITIONS = 1 << 21
MOST_LOOKS = 1 << 26
QUEEN = [(0, 1), (1, 0), (1, 1)]


def automaton(numeration, game, misere, table, accepting):
    need(numeration == "Zeckendorf", "numeration is not Zeckendorf")
    rays, steps, band, terminal, forbidden = rules(game)
    need(rays == QUEEN and not (steps or band or forbidden), "game is not the queen with terminal cells")
    need(len(terminal) <= MOST_CELLS, f"more than {MOST_CELLS} terminal cells")
    need(misere < 2, "misere is not 0 or 1")
    rows = [numbers(row, "next") for row in table] if type(table) is list else []
    need(0 < len(rows) <= MOST_STATES, f"next is no table of 1 to {MOST_STATES} states")
    met = 1
    for state, row in enumerate(rows):
        need(state < met and len(row) == 4, "next has other than four states, or one that is not reached")
        for after in row:
            need(after <= met, "next: the states are not numbered as they first come")
            met += after == met
    need(met == len(rows), "next: a state that is none")
    need(accepting == sorted(set(accepting)), "accepting does not ascend")
    need(max(accepting, default=0) < len(rows), "accepting: a state that is none")
    need(rows[0][0] == 0, "zeros ahead matter")
    begin(len(rows) ** 2, MOST_STATES**2, "pairs of states", 1.3e-5 * len(rows) ** 2)
    walk(rows, set(accepting), tree({(0, 0), *terminal}), misere)


def walk(rows, accepting, ends, misere):
    """Every position, and next to it the sets of P-positions that it may move to along row, column and diagonal."""
    live, more = set(), accepting
    while more:
        live = live | more
        more = {state for state, row in enumerate(rows) if state not in live and not live.isdisjoint(row)}
    along = [Options(line(rows, live, bit), accepting.__contains__) for bit in (2, 1)]
    meets = lambda option: option[0] in accepting and option[1] + option[2] == 0 and option[3]  # noqa: E731
    along.append(Options(diagonal(rows, live), meets, (0, 0, 0, False)))
    todo = [(0, 0, 0, 0, 0, 0)]
    seen = set(todo)
    for state, node, before, *sets in todo:
        reached = any(kind.hits[n] for kind, n in zip(along, sets))
        if node in ends[1]:
            need((state in accepting) != misere, "a position without a move is on the wrong side")
        elif state in accepting:
            need(not reached, "a move leads from the set into the set")
        else:
            need(reached, "a position outside the set has no move into it")
        for symbol, after in enumerate(rows[state]):
            if before & symbol:
                need(after not in live, "digits that are not Zeckendorf's are accepted")
                continue
            branch = ends[0].get((node, symbol), -1)
            now = after, branch, symbol, *(kind.after(n, state, symbol) for kind, n in zip(along, sets))
            if now not in seen:
                need(len(todo) < MOST_POSITIONS, f"more than {MOST_POSITIONS} positions beside their options")
                seen.add(now)
                todo.append(now)


def tree(cells):
    """The words of cells: from node and symbol to node, and the nodes where one ends. Zeros ahead stay at node 0."""
    branches, last = {(0, 0): 0}, set()
    for cell in cells:
        node, symbols = 0, [a + 2 * b for a, b in zip(*(digits(n, 2 * max(cell).bit_length()) for n in cell))]
        for symbol in symbols:
            node = branches.setdefault((node, symbol), len(branches))
        last.add(node)
    return branches, last


def digits(n, length):
    weights, word = [1, 2], []
    while len(weights) < length:
        weights.append(weights[-1] + weights[-2])
    for weight in reversed(weights[:length]):
        word.append(int(weight <= n))
        n -= weight * word[-1]
    return word


class Options:
    """Sets of P-positions to which moves of one kind may lead, numbered as they come; step gives those of the next."""

    def __init__(self, step, accepted, *first):
        self.step, self.accepted = step, accepted
        self.number, self.sets, self.hits, self.steps, self.looks = {}, [], [], {}, 0
        self.add(frozenset(first))

    def add(self, options):
        if options not in self.number:
            self.number[options] = len(self.sets)
            self.sets.append(options)
            self.hits.append(any(map(self.accepted, options)))
        return self.number[options]

    def after(self, n, state, symbol):
        """The set after one more digit of the position, which was in this state."""
        key = n, state, symbol
        if key not in self.steps:
            self.looks += len(self.sets[n]) + 1
            need(self.looks <= MOST_LOOKS, f"more than {MOST_LOOKS} options would be looked at")
            self.steps[key] = self.add(frozenset(self.step(self.sets[n], state, symbol)))
        return self.steps[key]


def line(rows, live, bit):
    """A smaller column, bit 2, or row, bit 1: the first digit that differs is smaller."""

    def step(options, state, symbol):
        low, high = symbol & ~bit, symbol | bit
        equal = {rows[state][low]} if symbol & bit else set()
        return live & {rows[option][digits] for option in options for digits in (low, high)}.union(equal)

    return step


def diagonal(rows, live):
    """From (x, y) to (u, v), u < x: with j digits to come, x + v - y - u is p·U(j) + q·U(j - 1) so far."""

    @cache
    def after(state, p, q, smaller, x, y):
        ways = [(u, x - u - y + v, rows[state][u + 2 * v]) for u in range(2 if smaller else x + 1) for v in (0, 1)]
        return [
            (now, p + q + d, p, smaller or u < x) for u, d, now in ways if now in live and can_balance(p + q + d, p)
        ]

    return lambda options, _, symbol: {new for o in options for new in after(*o, symbol & 1, symbol >> 1)}


def can_balance(p, q):
    """Whether digits to come, worth less than 2·U(j) of either sign, may make it 0."""
    return not any(s * (p + q) >= 2 and s * (2 * p + q) >= 4 for s in (1, -1))
