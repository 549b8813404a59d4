"""Two checkers, one verdict: certificates that are true, changed and made up, by the checkers in Python and in Java."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from project.test_certificates import FILES, LARGE, agrees, changes, checker, is_refused, leaves, replace, values
from support.places import ROOT

WEIGHT = 10

JARS = Path(sys.prefix) / "share/nimbook/jars"
SLOW = {"rook-row-9", "rook-row-7", "code-0-9b"}  # some tenths of a second each: a few of them will do


@pytest.fixture(scope="module")
def certify():
    with checker() as found:
        yield found


def certificate(kind, **fields):
    return {"format": "nimbook certificate 1", "kind": kind, **fields}


def since(g, period, saltus=0):
    """From which heap on the values follow the law, as far as they go."""
    return max((n + 1 for n in range(len(g) - period) if g[n + period] != g[n] + saltus), default=0)


def some_period(random, g, periods):
    """As often as not the period that shows itself first."""
    return min(periods, key=lambda p: (since(g, p), p)) if random.randrange(3) else random.choice(periods)


def heap_game(random):
    """A game and its digits."""
    kind = random.randrange(3)
    if kind == 0:
        taken = sorted({random.randrange(1, 9) for _ in range(3)})
        return {"subtract": taken}
    if kind == 1:
        body = "".join(random.choice("01234567") for _ in range(random.randrange(3))) + random.choice("1234567")
        return {"octal": random.choice(["", "4"]) + "." + body}
    body = "".join(random.choice("0123456789ABCDEF") for _ in range(random.randrange(2)))
    return {"code": random.choice("048C") + "." + body + random.choice("123456789ABCDEF")}


def heap(certify, random):
    game = heap_game(random)
    digits, _ = certify.heap.moves_of(game)
    g = certify.heap.values(digits, 0, 120)
    period = some_period(random, g, range(1, 25))
    preperiod = since(g, period)
    parts = max(max(digits).bit_length() - 1, 1)
    first = max(preperiod, "subtract" not in game)
    last = parts * first + (parts - 1) * period + len(digits) - 2
    return certificate("heap", game=game, preperiod=preperiod, period=period, first=first, last=last)


def saltus(certify, random):
    body = "".join(random.choice("0123456789ABCDEF") for _ in range(random.randrange(1, 3)))
    cycle = random.choice(["", "", "[3]", "[4]", "[40]", "[5]", "[7]"])
    code = random.choice("048C") + "." + (body + cycle if cycle else body.rstrip("0") or "8")
    digits, repeated = certify.heap.moves_of({"code": code})
    g = certify.heap.values(digits, repeated, 90)
    period = min(range(1, 9), key=lambda p: (since(g, p, g[-1] - g[-1 - p]), p)) if random.randrange(3) else 2
    step = g[-1] - g[-1 - period]
    preperiod = min(since(g, period, step), 20)
    return certificate("heap saltus", game={"code": code}, preperiod=preperiod, period=period, saltus=max(step, 0))


def sparse(certify, random):
    code = "." + random.choice(["77", "07", "137", "177", "15", "156", "6", "51", "57", "71", "4", "26", "45", "37"])
    digits, _ = certify.heap.moves_of({"octal": code})
    g = certify.heap.values(digits, 0, 400)
    period = some_period(random, g, range(1, 49))
    preperiod, mask = since(g, period), random.choice([1, 3, 5, 7, 9, 11, 13, 15, 31])
    mask = 15 if random.randrange(3) == 0 else mask
    rare = [n for n in range(1, len(g)) if (g[n] & mask).bit_count() % 2 == 0]
    reach = random.choice([max([1, *rare[-1:]]), random.randrange(1, 90)])
    end = max(1, preperiod) + period + reach + len(digits) - 1
    return certificate(
        "sparse heap", game={"octal": code}, preperiod=preperiod, period=period, mask=mask, reach=reach,
        rare=[n for n in rare if n < end],
    )  # fmt: skip


def board(certify, random):
    cells = sorted({(random.randrange(4), random.randrange(6)) for _ in range(random.choice([0, 0, 1, 3]))})
    half = random.randrange(len(cells) + 1)
    game = {
        "rays": random.choice([[], [[0, 1]], [[0, 1], [1, 0]], [[0, 1], [1, 0], [1, 1]], [[1, 0]], [[0, 1], [1, 2]]]),
        "steps": random.choice([[], [[0, 1]], [[0, 1], [1, 1]], [[1, 2], [2, 1]], [[0, 1], [0, 2], [1, 0]]]),
        "band": random.choice([0, 0, 1, 2, 3]),
        "terminal": [list(c) for c in cells[:half]],
        "forbidden": [list(c) for c in cells[half:]],
    }
    row, start, drift = random.randrange(5), random.randrange(20, 60), int([0, 1] in game["rays"])
    table = values(game, row, start + 60)
    joint = next((t for t in range(1, 25) if all(repeats(line, t, drift, start, start + 30) for line in table)), 12)
    shorter = [t for t in range(1, joint) if joint % t == 0 and repeats(table[row], t, drift, start, start + 30)]
    period = min([*shorter, joint])
    a = [None if v is None else v - drift * n for n, v in enumerate(table[row])]
    preperiod = max((n + 1 for n in range(start) if a[n + period] != a[n]), default=0)
    primes = certify.facts.primes(period)
    witnesses = [[q, next((n for n in range(preperiod, 60) if a[n + period // q] != a[n]), 0)] for q in primes]
    return certificate(
        "board row", game=game, row=row, preperiod=preperiod, period=period, saltus=drift * period, start=start,
        joint=joint, witnesses=witnesses,
    )  # fmt: skip


def repeats(line, period, drift, first, end):
    return all(line[n + period] == line[n] + drift * period for n in range(first, end))


def rook(certify, random):
    row, period, g, f = random.choice([(0, 1, 0, 0), (1, 1, 0, 0), (2, 3, 0, 0), (3, 9, 5, 5), (4, 36, 10, 10)])
    witnesses = [[q, 4096 + random.randrange(2)] for q in certify.facts.primes(period)]
    return certificate("rook row", row=row, period=period, preperiodG=g, preperiodF=f, witnesses=witnesses)


def pick_written(certify, random):
    return json.loads(random.choice([f for f in FILES if f.stem not in LARGE and f.stem not in SLOW]).read_text())


def slow(certify, random):
    return json.loads(random.choice([f for f in FILES if f.stem in SLOW]).read_text())


def pick_surveyed(certify, random):
    lines = (ROOT / "docs/surveys/terminal-misere-5.tsv").read_text(encoding="utf-8").splitlines()
    return json.loads(random.choice([line.split("\t")[-1] for line in lines if '"format"' in line]))


MADE = [heap, heap, saltus, sparse, sparse, board, board, rook, pick_surveyed, pick_written, pick_written]


def corpus(certify, random, count):
    """Certificates as they are, and with one value changed."""
    for i in range(count):
        made = (slow if i % 100 == 0 else random.choice(MADE))(certify, random)
        text = json.dumps(made)
        if random.randrange(5) > 1:
            path, value = random.choice([leaf for leaf in leaves(made) if leaf[0]])
            other = random.choice(list(changes(value)))
            text = json.dumps(replace(made, path, other))
        elif random.randrange(20) == 0:
            at = random.randrange(len(text))
            put = random.choice(["", " ", "0", "-", "\\", "e", "]", '"'])
            text = text[:at] + put + text[at + random.randrange(2) :]
        yield made["kind"], text


AUTOMATA = [f for f in FILES if f.stem.startswith("automaton-")]


def spoil(random):
    """A certificate of P-positions with one thing changed; the states are numbered as they come then."""
    c = json.loads(random.choice(AUTOMATA).read_text())
    states, ends = range(len(c["next"])), c["game"]["terminal"]
    match random.randrange(10):
        case 0:
            name, value = random.choice(
                [("kind", "terminal set"), ("numeration", "base 2"), ("misere", 2), ("next", [])]
            )
            c[name] = value
        case 1:
            c["misere"] = 1 - c["misere"]
        case 2 | 3:
            cell = [random.randrange(40), random.randrange(40)]
            drop = ends and random.randrange(2)
            ends.remove(random.choice(ends)) if drop else ends.append(cell) if cell not in ends else None
            ends.sort()
        case 4 | 5:
            c["accepting"] = sorted({*c["accepting"]} ^ {random.choice(states)})
        case _:
            random.choice(c["next"])[random.randrange(4)] = random.choice(states)
            order = [0]
            for state in order:
                order += dict.fromkeys(after for after in c["next"][state] if after not in order)
            c["next"] = [[order.index(after) for after in c["next"][state]] for state in order]
            c["accepting"] = [n for n, state in enumerate(order) if state in c["accepting"]]
    return json.dumps(c)


def test_no_checker_takes_a_spoiled_automaton(certify):
    """400 of them: both refuse the same, and what they take is true of the cells with coordinates below 60."""
    random = Random(20260103)
    texts = [spoil(random) for _ in range(400)]
    faults = [is_refused(certify, text) for text in texts]
    assert [fault is None for fault in faults] == [wrong == "" for wrong in by_java(texts)]
    assert all(agrees(json.loads(text)) for text, fault in zip(texts, faults) if fault is None)
    assert sum(fault is not None for fault in faults) >= 300
    assert {"a move leads from the set into the set", "a position outside the set has no move into it"} < set(faults)


def by_java(texts):
    java = Path(os.environ["JAVA_HOME"]) / "bin/java" if "JAVA_HOME" in os.environ else "java"
    source = ROOT / "tests/project/Verdicts.java"
    run = subprocess.run(
        [java, "-Dstdout.encoding=UTF-8", "-cp", f"{JARS}/*", source],
        input="\n".join(texts) + "\n", capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return run.stdout.splitlines()


def compare(certify, seed, count):
    """How many certificates of each kind both take and refuse."""
    made = list(corpus(certify, Random(seed), count))
    theirs = by_java([text for kind, text in made])
    assert len(theirs) == len(made)
    found, differ = Counter(), []
    for (kind, text), wrong in zip(made, theirs):
        fault = is_refused(certify, text)
        found[kind, "taken" if fault is None else "refused"] += 1
        if (fault is None) != (wrong == ""):
            differ.append((text, f"Python: {fault}", f"Java: {wrong}"))
    assert not differ, differ[:5]
    return found


def test_both_checkers_say_the_same(certify):
    found = compare(certify, 20260101, 700)
    assert min(found[kind, "taken"] for kind in ("heap", "sparse heap", "board row", "terminal set", "rook row")) > 3


@pytest.mark.all
def test_both_checkers_say_the_same_of_many(certify):
    found = compare(certify, 20260102, 10_000)
    print(sorted(found.items()))
    assert all(found[kind, verdict] > 20 for kind in certify.main.KINDS for verdict in ("taken", "refused"))
