"""Rows of the misère rook (docs/proofs.md, section 3). A stretch of columns is run through in all its copies at once.

Level j is rows 2j and 2j + 1: (j, token, slots). Where it is stored these are rows of bytes: for each copy, as it
begins, the place of the token, and 2j + 2 slots (1: free). Where it runs they are lists of binary digits, each of them
a number for every place, of which a bit is a copy.
"""

from itertools import islice

from facts import begin, need, primes

CUT = 4096  # the column where the structure of the rows is looked at; part of the format
MOST_ROW = 16


def rook_row(row, period, preperiodG, preperiodF, witnesses):
    need(row <= MOST_ROW, f"rows 0 to {MOST_ROW} are followed; the next needs more memory than it may have")
    begin(row, MOST_ROW, "rows", {15: 60, 16: 540}.get(row, 0))
    table, states = at_cut(row | 1)
    base, levels, found = b"\3", [], 1  # D of a level over a stretch of columns, and the levels from that one on
    for j, (token, word) in enumerate(states[: row // 2], 1):
        if j < 6 and levels:
            base, levels = bytes(d[0][0] for *_, d in stream(base, bits(levels, 0, 1), 1, found)), []
        levels.append(level_of(base, levels, j, token, word, 2 * j == row))
        found = len(base) * len(levels[-1][1])
        need(period % found == 0, f"rows 0 to {min(row, 2 * j + 1)} repeat after {found} columns")
    need(period == found, f"the rows repeat after {found} columns")

    def offsets(first, count):  # g(row, n) - n in columns first, first + 1, ... after the cut
        if row < 2:
            return [row - 1] * count
        copy, rest = divmod(first, len(base))
        columns = islice(stream(base, bits(levels, copy, 1), 1, rest + count), rest, None)
        j, odd = row // 2, row % 2
        return [j + 1 if odd and not x else (hole if y == odd else 0) - j - 1 for y, x, hole, _ in columns]

    need([q for q, n in witnesses] == primes(period), "there must be a witness for each prime of the period")
    for q, n in witnesses:
        need(CUT <= n < 2 * CUT, f"the witness {n} is out of range")
        here, there = offsets(0, n - CUT + 1), offsets(period // q, n - CUT + 1)
        need(here[:-1] == there[:-1] and here != there, f"column {n} is not the first where period / {q} fails")
    differ = [n for n, before in enumerate(offsets(-CUT % period, CUT)) if table[row][n] - n != before]
    need(preperiodG == max(differ, default=-1) + 1, "preperiodG is not the least")
    need(preperiodF == max([table[row][n] for n in differ], default=-1) + 1, "preperiodF is not the least")


def at_cut(last):
    """Rows 0..last to the cut, by mex; and the token and slots of each level, read off the values in use."""
    table, used = [[] for m in range(last + 1)], [0] * (last + 1)
    for n in range(CUT):
        above = 0
        for m in range(last + 1):
            seen = used[m] | above
            bit = ~seen & seen + 1 if m + n else 0
            table[m].append(bit.bit_length() - 1)
            used[m], above = used[m] | bit, above | bit
    need(used[0] == (1 << CUT - 1) - 1 and used[1] == (1 << CUT) - 1, "rows 0 and 1 are not n - 1 and n")
    states, lines = [], 7
    for j in range(1, last // 2 + 1):
        floor, width = CUT - j - 1, 2 * j + 2  # all values below floor are in use
        token, taken = lines ^ used[2 * j] >> floor, used[2 * j + 1] >> floor
        sound = token & token - 1 == 0 < token == token & lines & taken and taken >> width == 0
        dense = all((u + 1) % (1 << floor) == 0 for u in used[2 * j : 2 * j + 2])
        need(sound and dense, f"rows {2 * j} and {2 * j + 1} lack the structure at the cut")
        states.append((token.bit_length() - 1, bytes(1 - (taken >> i & 1) for i in range(width))))
        lines = 1 | (((1 << width) - 1 ^ taken) | token) << 1
    return table, states


def stream(base, levels, full, columns):
    """Runs the levels, and yields of the last its token, slot and hole D, and D of the level above, in each column."""
    for i in range(columns):
        d = [(base[i % len(base)], full)]  # pairs of a value and the copies where D has it
        for j, tokens, slots in levels:
            y, hole = tokens[0][0], d[0][0]
            hits = [(e, m & y) for e, m in d if m & y]
            for token in tokens:
                at = token.pop(0)
                token.append(0)
                for e, m in d:
                    token[e - 1] ^= (token[e - 1] ^ at) & m
            for s in slots:
                at = s.pop(0)
                s.append(at & ~y | sum(s[e - 1] & m for e, m in hits))
            x = slots[0][-1] if slots else 0
            d = [(1, full ^ (x | y)), (2 * j + 3, x)] + [(e + 1, m & ~x) for e, m in hits]
            d = [(e, m) for e, m in d if m]
        yield y, x, hole, d


def bits(levels, first, count):
    """The levels at the beginning of so many copies, as binary digits."""
    found = []
    for j, tokens, slots in levels:
        width, c, times = 2 * j + 2, first % len(tokens), 1 + count // len(tokens)
        at, word = (tokens * times)[c : c + count], (slots * times)[c * width : (c + count) * width]
        is_at = [bytes(48 + (v == o) for v in range(256)) for o in range(width)]
        token = [int(b"0" + at[::-1].translate(is_at[o]), 2) for o in range(width)]
        free = [int(b"0" + word[o::width][::-1].translate(is_at[1]), 2) for o in range(width)]
        found.append((j, [token], [free]))
    return found


def level_of(base, levels, j, token, word, even):
    """Level j over all its copies, the levels below being given; without slots where only the even row is needed."""
    width, tokens, words = 2 * j + 2, bytearray(), bytearray()

    def follow(count, labels):  # what begins at each place of a copy: where in the copy's end does its label stand?
        full, one = (1 << count) - 1, int.from_bytes(b"\1" * count, "big")
        digits = [[full * (label >> b & 1) for label in labels] for b in range(max(labels).bit_length())]
        own = (j, bits([(j, tokens, b"")], 0, count)[0][1], digits) if tokens else (j, digits, [])
        for _ in stream(base, [*bits(levels, 0, count), own], full, len(base)):
            pass
        ends = bytearray(count * width)
        for o in range(width):
            rows = [int.from_bytes(f"{d[o]:0{count}b}".encode(), "big") & one for d in digits]
            ends[o::width] = sum(r << b for b, r in enumerate(rows)).to_bytes(count, "little")
        return ends

    copies = len(levels[-1][1]) if levels else 1
    ends, at = follow(copies, range(1, width + 1)), token
    while not tokens or at != token:
        for c in range(copies):
            tokens.append(at)
            at = ends.index(at + 1, c * width) - c * width
    if even:
        return j, tokens, b""
    copies, now = len(tokens), word
    ends = follow(copies, range(width))
    while not words or now != word:
        for c in range(copies):
            words += now
            now = ends[c * width : (c + 1) * width].translate(now.ljust(256))
            now[tokens[(c + 1) % copies]] = 0  # taken; it is not read
    return j, tokens * (len(words) // len(tokens) // width), words
