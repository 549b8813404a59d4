"""The table of a survey (docs/surveys.md): its columns say which kind of certificate a row has and what it must say."""

import json

from facts import Refused, need

NONE = "\\0"  # an empty field


def all_codes(rows):
    digits = max(len(row["code"]) for row in rows) - 1
    complete = digits < 9 and len(rows) == 8**digits - 1
    complete = complete and {row["code"] for row in rows} == {
        "." + f"{n:0{digits}o}".rstrip("0") for n in range(1, 8**digits)
    }
    need(complete, f"there must be a row for each code of at most {digits} digits")


def octal(row, c, _):
    if c is None:
        yield "evidence", row["evidence"].startswith("none to heap ")
        yield "period", row["preperiod"] == row["period"] == NONE
        return
    yield "kind", c["kind"] in ("heap", "sparse heap")
    yield "code", c["game"] == {"octal": row["code"]}
    yield "evidence", row["evidence"] == "proved"
    yield from numbers(row, c, "preperiod", "period")


def octal_misere(row, c, _):
    if c is None:
        yield "evidence", row["evidence"].startswith("to heap ")
        yield "period", row["preperiod"] == row["period"] == NONE
        return
    yield "kind", c["kind"] == "misere quotient"
    yield "code", c["game"] == {"octal": row["code"]}
    yield "evidence", row["evidence"] == "proved"
    yield "order", row["order"] == str(len(c["products"]))
    yield "lost", row["lost"] == str(len(c["pPortion"]))
    yield from numbers(row, c, "preperiod", "period")


def all_sets(rows):
    most = max(int(k) for row in rows for k in row["set"].split())
    complete = most < 30 and len(rows) == 2**most - 1
    complete = complete and {row["set"] for row in rows} == {
        " ".join(str(k + 1) for k in range(most) if n >> k & 1) for n in range(1, 2**most)
    }
    need(complete, f"there must be a row for each set of numbers to {most}")


def subtraction(row, c, _):
    if c is not None:
        yield "kind", c["kind"] == "heap"
        yield "set", c["game"] == {"subtract": [int(k) for k in row["set"].split()]}
        yield from numbers(row, c, "preperiod", "period")


def square(rows):
    """The side of the square of which each terminal set with the corner is in one class."""
    need(len({row["core"] for row in rows}) == len(rows), "a core stands twice")
    total = sum(int(row["sets"]) for row in rows)
    side = next((s for s in range(1, 8) if 2 ** (s * s - 1) == total), None)
    need(side, "the sets are not as many as a square has with the corner")
    return side


def terminal(row, c, side):
    core = [[int(n) for n in cell.split(",")] for cell in row["core"][1:-1].split(") (")]
    yield (
        "core",
        [[0, 0]] == core[:1]
        and all(a < b for a, b in zip(core, core[1:]))
        and row["core"] == " ".join(f"({a}, {b})" for a, b in core),
    )
    yield "sets", row["sets"] == str(members(core, side))
    if c is None:
        yield "evidence", row["evidence"].startswith("observed to row ")
        yield "threshold", row["threshold"] == row["from"] == row["exceptions"] == NONE
        return
    yield "kind", c["kind"] == "terminal set"
    yield "core", c["core"] == c["terminal"] == core
    yield "evidence", row["evidence"] == "proved"
    yield "exceptions", row["exceptions"] == str(len(c["exceptions"]))
    yield from numbers(row, c, "threshold", "from")


def members(core, side):
    """How many sets in a square have this core: it, and any of the cells that its P-positions attack (proofs.md, 4)."""
    columns, diagonals, attacked = set(), set(), side * side - len(core)
    for row in range(side):
        column = 0
        while [row, column] in core or column in columns or column - row in diagonals:
            column += 1
        columns.add(column), diagonals.add(column - row)
        attacked -= column < side
    return 2**attacked


def numbers(row, certificate, *names):
    for name in names:
        yield name, row[name] == str(certificate[name])


TABLES = {
    "code preperiod period evidence largest rare certificate": (all_codes, octal),
    "code order lost tame preperiod period evidence certificate": (all_codes, octal_misere),
    "set preperiod period heaps certificate": (all_sets, subtraction),
    "core sets threshold from exceptions evidence certificate": (square, terminal),
}


def check_table(text, check):
    """Check the certificate of each row that has one, what else the row says, and that no row is missing."""
    heads, *lines = [line.split("\t") for line in text.rstrip("\n").split("\n")]
    need(" ".join(heads) in TABLES and lines, "no survey with certificates has these columns")
    whole, one = TABLES[" ".join(heads)]
    for number, fields in enumerate(lines, 2):
        need(len(fields) == len(heads), f"line {number}: {len(fields)} fields, {len(heads)} are needed")
    rows = [dict(zip(heads, fields)) for fields in lines]
    try:
        stated = whole(rows)
        for number, row in enumerate(rows, 2):
            certificate = None if row["certificate"] == NONE else json.loads(row["certificate"])
            for name, right in one(row, certificate, stated):
                need(right, f"line {number}: {name} {row.get(name, '')} is not the certificate's")
    except (ValueError, KeyError, TypeError) as e:
        raise Refused(f"a field is not as the survey writes it: {e}") from e
    proved = [(n, row["certificate"]) for n, row in enumerate(rows, 2) if row["certificate"] != NONE]
    for number, certificate in proved:
        try:
            check(certificate)
        except Refused as e:
            raise Refused(f"line {number}: {e}") from e
    return f"{len(proved)} certificates in {len(rows)} rows"
