"""Rows of the misère rook."""

from facts import need, primes

CUT = 4096  # the column where the structure of the rows is looked at; part of the format
RING = 64  # columns around the present one: more than the lines and slots of rows to 45 reach


def rook_row(row, period, preperiodG, preperiodF, witnesses):
    need(row <= 45, "only rows 0 to 45 are known to have their structure at the cut")
    if row < 2:
        need((period, preperiodG, preperiodF, witnesses) == (1, 0, 0, []), "rows 0 and 1 are n - 1 and n")
        return
    table, states = rook_table(row | 1)
    base, below = b"\3", []  # D of a level over a stretch of columns, and the levels between that and the next one
    for j in range(1, row // 2 + 1):
        level = Level(j, base, below, *states[j - 1], 2 * j == row)
        need(period % level.period == 0, f"rows 0 to {min(row, 2 * j + 1)} repeat after {level.period} columns")
        if j < min(5, row // 2):
            base = bytes(above for *_, above in level.walk(0, level.period))
        elif j < row // 2:
            below = below + [(j, level.tokens * len(level.words), level.every_word())]
    need(period == level.period, f"the rows repeat after {level.period} columns")
    need([q for q, n in witnesses] == primes(period), "there must be a witness for each prime of the period")
    for q, n in witnesses:
        need(CUT <= n < CUT + (1 << 20), f"the witness {n} is out of range")
        here, there = level.offsets(row, 0, n - CUT + 1), level.offsets(row, period // q, n - CUT + 1)
        need(here[:-1] == there[:-1] and here != there, f"column {n} is not the first where period / {q} fails")
    before = level.offsets(row, -CUT % period, CUT)
    differ = [n for n in range(CUT) if table[row][n] - n != before[n]]
    need(preperiodG == max(differ, default=-1) + 1, "preperiodG is not the least")
    need(preperiodF == max([table[row][n] for n in differ], default=-1) + 1, "preperiodF is not the least")


def rook_table(last):
    """Rows 0..last to the cut, by mex; and the lines, token and slots of each level, read off the values in use."""
    table, used = [[] for m in range(last + 1)], [0] * (last + 1)
    for n in range(CUT):
        above = 0
        for m in range(last + 1):
            seen = used[m] | above
            bit = ~seen & seen + 1 if m + n else 0
            table[m].append(bit.bit_length() - 1)
            used[m], above = used[m] | bit, above | bit
    need(used[0] == (1 << CUT - 1) - 1 and used[1] == (1 << CUT) - 1, "rows 0 and 1 are not n - 1 and n")
    states, lines = [], [0, 1, 2]
    for j in range(1, last // 2 + 1):
        floor = CUT - j - 1  # all values below are in use
        token = [o for o in lines if not used[2 * j] >> floor + o & 1]
        slots = bytes(1 - (used[2 * j + 1] >> floor + i & 1) for i in range(2 * j + 2))
        for m, rest in (
            (2 * j, [o for o in lines if o not in token]),
            (2 * j + 1, [i for i, x in enumerate(slots) if not x]),
        ):
            need(
                used[m] == (1 << floor) - 1 + sum(1 << floor + o for o in rest),
                f"row {m} lacks the structure at the cut",
            )
        need(len(token) == 1 and not slots[token[0]], f"level {j} has not one token at the cut")
        states.append((lines, token[0], slots))
        lines = [0] + [i + 1 for i in range(2 * j + 2) if slots[i] or i in token]
    return table, states


def lanes(data, value):
    """The places of a value in a row of bytes, a bit each."""
    return int(data[::-1].translate(bytes(49 if v == value else 48 for v in range(256))), 2)


def numbers(digits, count):
    """A row of bytes from the places where binary digit 0, 1, ... is one."""
    ones = [
        int.from_bytes(format(d, f"0{count}b").encode(), "big") & int.from_bytes(b"\1" * count, "big") for d in digits
    ]
    return sum(x << b for b, x in enumerate(ones)).to_bytes(count, "little")


def step(level, i, d, full):
    """One column of a level in all lanes: token, slot, and D of the level above as pairs of value and lanes."""
    j, tokens, slots = level
    y = tokens[0][i % RING]
    for token in tokens:
        at, token[i % RING] = token[i % RING], 0
        for e, m in d:
            token[(i + e) % RING] |= m & at
    new = [(v := s[(i - 2 * j - 2) % RING]) ^ (v & y) for s in slots]
    for e, m in d:
        both = m & y
        for b, s in enumerate(slots):
            new[b] |= s[(i + e - 2 * j - 2) % RING] & both
    for s, v in zip(slots, new):
        s[i % RING] = v
    x = new[0] if slots else 0
    above = [(e + 1, (m & y) ^ (m & y & x)) for e, m in d] + [(2 * j + 3, x), (1, full ^ (x | y))]
    return y, x, [(e, m) for e, m in above if m]


class Level:
    """Rows 2j and 2j + 1 over copies of a stretch of columns, after which the base repeats; a lane is a copy."""

    def __init__(self, j, base, below, lines, token, word, even_only):
        self.j, self.base, self.below, self.width, self.words = j, base, below, 2 * j + 2, [word]
        copies = len(below[-1][1]) if below else 1
        enter = [int(o in lines) for o in range(RING)]
        if below:  # lines come in at offset 0, and one after each free slot of the level below and its token
            _, (token_rings,), (slots,) = self.rings(0, copies)[-1]
            enter = [(1 << copies) - 1] + [slots[i - 2 * j] | token_rings[i] for i in range(2 * j)] + [0] * RING
        digits = range(self.width.bit_length())
        labels = [[enter[o] if o + 1 >> b & 1 else 0 for o in range(RING)] for b in digits]
        ends, self.tokens = self.follow(copies, labels, [], 0), bytearray()
        while not self.tokens or token != self.tokens[0]:
            for c in range(copies):
                self.tokens.append(token)
                token = ends.index(token + 1, c * self.width, c * self.width + self.width) - c * self.width
        self.period = len(self.tokens) * len(base)
        if even_only:
            self.moves = None
            return
        everywhere = (1 << len(self.tokens)) - 1
        labels = [
            [everywhere if o >= 0 and o >> b & 1 else 0 for o in range(self.width - RING, self.width)] for b in digits
        ]
        tokens = [lanes(self.tokens, o) for o in range(RING)]
        self.moves = self.follow(len(self.tokens), [tokens], labels, self.width)
        while (after := self.word(len(self.tokens), self.words[-1])) != self.words[0]:
            self.words.append(after)
        self.period *= len(self.words)

    def rings(self, first, count):
        """The levels between, at the beginning of the first copies, or of one."""
        found = []
        for j, tokens, words in self.below:
            size, width, c = len(tokens), 2 * j + 2, first % len(tokens)
            times = max(1, count // size)
            here = tokens[c : c + count] * times, words[c * width : (c + count) * width] * times
            slots = [lanes(here[1][i::width], 1) if i >= 0 else 0 for i in range(width - RING, width)]
            found.append((j, [[lanes(here[0], o) for o in range(RING)]], [slots]))
        return found

    def stream(self, rings, full, columns):
        for i in range(columns):
            d = [(self.base[i % len(self.base)], full)]
            for level in rings:
                d = step(level, i, d, full)[2]
            yield i, d

    def follow(self, count, tokens, slots, back):
        """Labels of lines or of slots through each copy: for each offset after it, the label that has come there."""
        full = (1 << count) - 1
        for i, d in self.stream(self.rings(0, count), full, len(self.base)):
            step((self.j, tokens, slots), i, d, full)
        data = bytearray(count * self.width)
        for o in range(self.width):
            at = (len(self.base) - back + o) % RING
            data[o :: self.width] = numbers([label[at] for label in slots or tokens], count)
        return data

    def onward(self, c, word):
        return self.moves[c * self.width : (c + 1) * self.width].translate(word.ljust(256))

    def word(self, copies, word):
        """The slots so many copies after the beginning of a turn; after a turn 0 in the token's, which is not read."""
        for c in range(copies):
            word = self.onward(c, word)
        token = self.tokens[0] if copies == len(self.tokens) else self.width
        return bytes(word[:token]) + b"\0" * (token < self.width) + bytes(word[token + 1 :])

    def every_word(self):
        words = bytearray()
        for word in self.words:
            for c in range(len(self.tokens)):
                words += word
                word = self.onward(c, word)
        return words

    def walk(self, first, count):
        """Token, slot, D and the next level's D in columns first, first + 1, ... after the cut."""
        copy, rest = divmod(first, len(self.base))
        turn, c = divmod(copy, len(self.tokens))
        word = self.word(c, self.words[turn % len(self.words)]) if self.moves else self.words[0]
        slots = [word[o] if o >= 0 else 0 for o in range(self.width - RING, self.width)]
        own = (self.j, [[int(o == self.tokens[c]) for o in range(RING)]], [slots])
        for i, d in self.stream(self.rings(copy, 1), 1, rest + count):
            y, x, above = step(own, i, d, 1)
            if i >= rest:
                yield y, x, d[0][0], above[0][0]

    def offsets(self, row, first, count):
        """g(row, n) - n in columns first, first + 1, ... after the cut."""
        j = self.j
        even = [(-j - 1 if y else e - j - 1, e - j - 1 if y else -j - 1, x) for y, x, e, _ in self.walk(first, count)]
        return [g if row == 2 * j else other if x else j + 1 for g, other, x in even]
