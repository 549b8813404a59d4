"""Rows of a board game (docs/proofs.md, section 1)."""

from itertools import count

from facts import begin, need, pairs, repeats, whole

MOST_COLUMNS = 1 << 26  # of a row that is kept: half a gigabyte
MOST_ROWS = 1 << 12
MOST_MOVE = 10**6
MOST_OPTIONS = 1 << 32
MOST_BITS = 1 << 44


def rules(game):
    """The rays, steps, band, terminal and forbidden cells of a game on a board."""
    need(type(game) is dict and set(game) == {"rays", "steps", "band", "terminal", "forbidden"}, "game: other fields")
    rays, steps, terminal, forbidden = (pairs(game[k], k) for k in ("rays", "steps", "terminal", "forbidden"))
    return rays, steps, whole(game["band"], "band"), terminal, forbidden


def board_row(game, row, preperiod, period, saltus, start, joint, witnesses):
    rays, steps, band, terminal, forbidden = rules(game)
    drift = int((0, 1) in rays)
    need((0, 0) not in rays + steps, "a move stands still")
    need(rays + steps or band, "there is no move")
    need(max([band, *(c for move in rays + steps for c in move)]) <= MOST_MOVE, "game: too long a move")
    need(not set(terminal) & set(forbidden), "a cell is terminal and forbidden")
    need(row < MOST_ROWS, f"row: rows below {MOST_ROWS} are followed")
    need(drift or all(a for a, b in rays), "a ray along the row is not (0, 1)")
    need(start >= max([n + 1 for m, n in terminal + forbidden], default=0), "start lies among special cells")
    fits = preperiod <= start and period and joint and joint % period == 0
    need(fits, "preperiod, period, start and joint do not agree")
    need(saltus == drift * period, "saltus is not what the moves along the row make it")
    need(start + 6 * joint < MOST_COLUMNS, f"more than {MOST_COLUMNS} columns would have to be kept")
    queen = rays == [(0, 1), (1, 0), (1, 1)] and not (steps or band or terminal or forbidden)
    if queen and (start + joint) * row * row > 1 << 22:
        work = (start + 6 * joint) * (row + 1) ** 2
        begin(work, MOST_BITS, "bits", work / 1.5e10)
        values, cut = queen_row(row, start, joint)
    else:
        begin(row * row * max(1, 2 * band) * (len(rays) + 1), MOST_OPTIONS, "moves", 0)
        moves = [(k * a, k * b) for a, b in rays if a for k in range(1, row // a + 1)]
        moves += [(k, i) for k in range(1, row + 1) for i in range(max(1, k - band + 1), k + band) if band]
        moves = [[(a, b) for a, b in moves + steps if a <= m] for m in range(row + 1)]
        values, cut = any_row(start, joint, drift, moves, set(terminal), set(forbidden))
    need(preperiod <= cut, "preperiod is not the least")
    repeats(values[: cut + joint] + values[cut : cut + joint], preperiod, period, cut + joint, witnesses)


def any_row(start, joint, drift, moves, terminal, forbidden):
    """Values less drift times the column, and from where on they repeat: column by column, option by option."""
    reach = max([b for a, b in moves[-1]], default=0)
    cut = start + reach
    work = (cut + joint) * sum(len(m) + 1 for m in moves)
    begin(work, MOST_OPTIONS, "options", work * 1.5e-7)
    table, used, least, states = [[] for m in moves], [set() for m in moves], [0 for m in moves], []
    for n in range(cut + joint + 1):
        if n in (cut, cut + joint):
            now = [[least[m], *sorted(used[m]), *table[m][n - reach :]] for m in range(len(moves))]
            states.append([[v - drift * n for v in values] for values in now])
        for m, options in enumerate(moves):
            seen = used[m].union(table[m - a][n - b] for a, b in options if b <= n)
            value = 0 if (m, n) in terminal else next(v for v in count(least[m]) if v not in seen)
            table[m].append(-1 if (m, n) in forbidden else value)
            if drift and table[m][n] >= least[m]:
                used[m].add(value)
                while least[m] in used[m]:
                    used[m].remove(least[m])
                    least[m] += 1
    need(states[0] == states[1], "the rows do not repeat joint columns after start")
    return [v - drift * n for n, v in enumerate(table[-1])], cut


def queen_row(row, start, joint):
    """The same for the queen.

    At time t all triples (m, n, v) with 2m + n + v = t are decided at once: cell (m, n) has value v when neither the
    cell nor v in its row, column and diagonal is taken. The triple is bit j of the field of row m, where
    v - n = 2j + t % 2 - back. What is free moves between the fields as t grows. Row 0 has the highest field. When the
    first rows repeat, what they hand down is recorded, and they are left out.
    """
    back, look = 2 * row + 2, 2 * joint  # moments between two looks at which rows have repeated
    width = (back + row + 3) // 2
    top, full, low = 2 * width - 1 - back, (1 << width) - 1, sum(1 << m * width for m in range(row + 1))
    high, cell, vals, columns, slants = low << width - 1, 0, 0, [full * low] * 2, [full * low] * 3
    tape, border, place, aimed, aim, recording, past = [(full, full)], 0, row * width, 0, 0, None, None
    t, end, settled = -back - top - 3, None, 4 * (row + back)
    last = 2 * (start + 2 * row + back) + 5 * look
    values = [None] * (last // 2 + joint + 4 * back)
    while end is None or t < end:
        odd, above = t & 1, tape[t % len(tape)]
        now = cell & vals & columns[0] & slants[0]
        cell, vals = cell ^ now, vals ^ now
        need((cell & high if odd else vals & low) == 0, "a value is further from its column than this checker follows")
        columns = [columns[1], (columns[0] ^ now) >> width | above[0] << place]
        slant = (slants[0] ^ now) >> width + 1 - odd | above[1] << place
        slants = [*slants[1:], slant if odd else slant | high]
        found = now & full
        while found:
            h = 2 * found.bit_length() - 2 + odd - back
            values[(t - h) // 2 - row] = h
            found ^= 1 << found.bit_length() - 1
        t, free = t + 1, low if odd else high
        if t < settled:  # row 0 takes in column (t + back) / 2 or value (t + top) / 2; row m did so 2m moments before
            free &= -1 << max(0, row - max(-1, (t + (back if odd else top)) // 2)) * width
        cell, vals = (cell << 1 | free, vals) if odd else (cell, vals >> 1 | free)
        if recording is not None:
            recording.append((columns[-1] >> aim & full, slants[-1] >> aim & full))
        if t % look or t < settled or end:
            continue
        need(t < last, "the rows do not repeat joint columns after start")
        if recording:
            tape, border, place, recording, keep = recording, aimed, aim, None, (1 << aim + width) - 1
            cell, vals, low, high, *both = (x & keep for x in (cell, vals, low, high, *columns, *slants))
            columns, slants, past = both[:2], both[2:], None
        state = [cell, vals, *columns, *slants]
        if past:
            aimed = row + 1 - -(-max((p ^ q).bit_length() for p, q in zip(state, past)) // width)
            if aimed > row:
                cut = (t - look + back) // 2 - row + 1
                end = 2 * (cut + joint + row + 1) + top
            elif aimed >= border + 4 + (row - border) // 16:
                aim, recording = (row - aimed) * width, []  # these rows repeat after look moments
        past = state
    return values, cut
