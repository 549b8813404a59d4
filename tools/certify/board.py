"""Rows of a board game."""

from facts import need, pairs, primes, whole

MOST_COLUMNS = 1 << 26  # of a row that is kept: half a gigabyte


def board_row(game, row, preperiod, period, saltus, start, joint, witnesses):
    need(type(game) is dict and set(game) == {"rays", "steps", "band", "terminal", "forbidden"}, "game: other fields")
    rays, steps, terminal, forbidden = (pairs(game[k], k) for k in ("rays", "steps", "terminal", "forbidden"))
    drift, band = int((0, 1) in rays), game["band"]
    whole(band, "band")
    need((0, 0) not in rays + steps, "a move stands still")
    need(drift or all(a for a, b in rays), "a ray along the row is not (0, 1)")
    need(start >= max([n + 1 for m, n in terminal + forbidden], default=0), "start lies among special cells")
    need(
        preperiod <= start and period and joint and joint % period == 0,
        "preperiod, period, start and joint do not agree",
    )
    need(saltus == drift * period, "saltus is not what the moves along the row make it")
    terminal, forbidden = ([(m, n) for m, n in cells if m <= row] for cells in (terminal, forbidden))
    need(start + 2 * joint < MOST_COLUMNS, f"more than {MOST_COLUMNS} columns would have to be kept")
    plain = not drift or steps or band or not set(rays) <= {(0, 1), (1, 0), (1, 1)}
    method = any_row if plain else queen_row
    values, cut = method(row, start, joint, drift, rays, steps, band, terminal, forbidden)
    cycle = values[cut : cut + joint]
    need(cycle[period:] + cycle[:period] == cycle, "the row does not repeat after period columns")
    need(
        values[preperiod:cut] == values[preperiod + period : cut + period], "the row does not repeat from preperiod on"
    )
    need(preperiod == 0 or values[preperiod - 1] != values[preperiod - 1 + period], "preperiod is not the least")

    def failing(d):
        return next((n for n in range(preperiod, cut + joint - d) if values[n] != values[n + d]), None)

    first = [(q, failing(period // q)) for q in primes(period)]
    need(witnesses == first, "witnesses are not, for each prime, the first column where period / prime fails")


def any_row(row, start, joint, drift, rays, steps, band, terminal, forbidden):
    """Values less drift times the column, and from where on they repeat: column by column, option by option."""
    moves = [[(a, b) for a, b in steps if a <= m and not (drift and a == 0)] for m in range(row + 1)]
    for m in range(row + 1):
        moves[m] += [(k * a, k * b) for a, b in rays if a for k in range(1, m // a + 1)]
        moves[m] += [(k, i) for k in range(1, m + 1) for i in range(max(1, k - band + 1), k + band) if band]
    reach = max([b for a, b in moves[row]], default=0)
    cut = start + reach
    need((cut + joint) * sum(len(m) + 1 for m in moves) < 1 << 32, "the table is too large for this checker")
    table, used, least, states = [[] for m in moves], [0] * (row + 1), [0] * (row + 1), []
    terminal, forbidden = set(terminal), set(forbidden)
    for n in range(cut + joint + 1):
        if n in (cut, cut + joint):
            past = [[v - drift * n for v in values[n - reach : n]] for values in table]
            states.append((past, [v - drift * n for v in least], [u >> v for u, v in zip(used, least)]))
        for m in range(row + 1):
            seen = used[m]
            for a, b in moves[m]:
                if b <= n and (v := table[m - a][n - b]) >= 0:
                    seen |= 1 << v
            value = -1 if (m, n) in forbidden else 0 if (m, n) in terminal else (~seen & seen + 1).bit_length() - 1
            table[m].append(value)
            if drift and value >= 0:
                used[m] |= 1 << value
                while used[m] >> least[m] & 1:
                    least[m] += 1
    need(states[0] == states[1], "the rows do not repeat joint columns after start")
    return [v - drift * n for n, v in enumerate(table[row])], cut


def queen_row(row, start, joint, drift, rays, steps, band, terminal, forbidden):
    """The same for the rays of queen and rook.

    At time t all triples (m, n, v) with 2m + n + v = t are decided at once: cell (m, n) has value v when neither the
    cell nor v in its row, column and diagonal is taken. The triple is bit j of the field of row m, where
    v - n = 2j + t % 2 - back. What is free moves between the fields as t grows. Row 0 has the highest field.
    """
    back = 2 * (row + len(terminal) + len(forbidden)) + 2
    width = (back + row + 3) // 2
    top, full = 2 * width - 1 - back, (1 << width) - 1
    low = sum(1 << m * width for m in range(row + 1))  # the lowest bit of each field
    high, skip, force = low << width - 1, set(terminal + forbidden), {}
    values = [None] * (start + 2 * joint + 4 * (row + back + top) + 64)
    for m, n in terminal:
        if n <= back:
            force[2 * m + n] = force.get(2 * m + n, 0) | 1 << (row - m) * width + (back - n) // 2
        elif m == row:
            values[n] = -n
    cell, vals, now, vertical, slanted = 0, 0, (1 << (row + 1) * width) - 1, (1, 0) in rays, (1, 1) in rays
    columns, slants = [now] * 2, [now] * 3  # what is free in columns and diagonals: now, and one or two moments ahead
    tape, border, place = [(full, full)], 0, row * width  # what rows above the border hand down, and where it goes
    wanted, aim, length, recording, snapshots = 0, 0, 0, None, []  # the next border
    look = joint // 4 if joint % 8 == 0 else 2 * joint  # moments between two looks at which rows have repeated
    settled = 2 * (2 * row + max([n + 1 for m, n in skip], default=0) + back + top)
    t = -max(back, top + 1) - 2
    end = t + 2 * ((2 * start + 2 * row + top + 3 - t) // 2)  # from here on only columns from start on are in the state
    cut = (end + back) // 2 - row + 1
    while t < 2 * (cut + joint + row + 1) + top:
        odd, above = t & 1, tape[t % len(tape)]
        column, slant = columns.pop(0), slants.pop(0)
        if t in force:
            cell, vals, column, slant = (x | force[t] for x in (cell, vals, column, slant))
        now = cell & vals & column & slant
        cell, vals = cell ^ now, vals ^ now
        columns.append((column ^ now) >> width | above[0] << place if vertical else column)
        shifted = (slant ^ now) >> width + 1 - odd | above[1] << place if slanted else slant
        slants.append(shifted if odd or not slanted else shifted | high)
        found = now & full
        while found:
            h = 2 * found.bit_length() - 2 + odd - back
            values[(t - h) // 2 - row] = h
            found ^= 1 << found.bit_length() - 1
        need(
            (cell & high if odd else vals & low) == 0, "a value lies further from its column than this checker follows"
        )
        t += 1
        new = low if odd else high
        if t <= settled:  # row 0 takes in column (t + back) / 2 or value (t + top) / 2; row m did so 2m moments before
            n = (t + (back if odd else top)) // 2
            enter = [m for m in range(row + 1) if m <= n and not (odd and (m, n - m) in skip)]
            new &= sum(full << (row - m) * width for m in enter)
        cell, vals = (cell << 1 | new, vals) if odd else (cell, vals >> 1 | new)
        if recording is not None:
            recording.append((columns[-1] >> aim & full, slants[-1] >> aim & full))
            if len(recording) == length:
                border, place, turn, keep = wanted, aim, -t % length, (1 << aim + width) - 1
                tape, recording, snapshots = recording[turn:] + recording[:turn], None, []
                cell, vals, low, high = (x & keep for x in (cell, vals, low, high))
                columns, slants = [x & keep for x in columns], [x & keep for x in slants]
        if t == end:
            goal = [cell, vals, *columns, *slants]
        if t == end + 2 * joint:
            need(goal == [cell, vals, *columns, *slants], "the rows do not repeat joint columns after start")
        if t % look == 0 and settled < t < end - 2 * joint and recording is None:
            state, least = [cell, vals, *columns, *slants], border + 4 + (row - border) // 16
            for length in [d * look for d in (1, 2, 4, 8) if len(snapshots) >= d]:
                past = snapshots[-length // look]
                rows = row + 1 - -(-max((p ^ q).bit_length() for p, q in zip(state, past)) // width)
                if length % len(tape) == 0 and 2 * joint % length == 0 and least <= rows <= row:
                    wanted, aim, recording = rows, (row - rows) * width, []  # these rows repeat after length moments
                    break
            snapshots = snapshots[-7:] + [state]
    return values, cut
