"""Certificates as files: the checker without the JVM takes what is right and refuses what is not."""

import contextlib
import copy
import importlib.util
import json
import re
import subprocess
import sys
from itertools import count
from types import SimpleNamespace

import pytest

from support.places import ROOT

WEIGHT = 15

CHECKER = ROOT / "python/nimbook/certify"
FILES = sorted((ROOT / "docs" / "certificates").glob("*.json"))
LARGE = {"rook-row-15", "rook-row-16", "wythoff-row-261", "wythoff-row-399"}
LARGE |= {"octal-16", "octal-127", "octal-354", "octal-376"}
UNTRIED = [f for f in FILES if f.stem in LARGE | {"rook-row-9"}]
SURVEYS = ROOT / "docs" / "surveys"


@contextlib.contextmanager
def checker():
    """The checker's modules, by name; they import one another from their own folder."""
    before = list(sys.modules)
    sys.path.insert(0, str(CHECKER))
    try:
        found = {}
        for name, file in {
            "facts": "facts",
            "board": "board",
            "rook": "rook",
            "heap": "heap",
            "sparse": "sparse",
            "table": "table",
            "terminal": "terminal",
            "quotient": "quotient",
            "automaton": "automaton",
            "main": "__main__",
        }.items():
            spec = importlib.util.spec_from_file_location(name, CHECKER / f"{file}.py")
            found[name] = sys.modules[name] = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(found[name])
        yield SimpleNamespace(**found)
    finally:
        sys.path.remove(str(CHECKER))
        for name in set(sys.modules) - set(before):
            del sys.modules[name]


@pytest.fixture(scope="module")
def certify():
    with checker() as found:
        yield found


def is_refused(certify, text):
    try:
        certify.main.check(text)
    except certify.facts.Refused as e:
        return str(e)
    return None


def parameters():
    long = [pytest.mark.all, pytest.mark.alone]
    return [pytest.param(f, id=f.stem, marks=long if f.stem in LARGE else []) for f in FILES]


@pytest.mark.parametrize("file", parameters())
def test_every_file_of_the_documentation_is_proved(file):
    run = subprocess.run([sys.executable, "-S", "-E", CHECKER, file], capture_output=True, text=True)
    # Before a check of minutes stands how long it takes.
    assert re.fullmatch(r"(about \d+ minutes: .*\n)?", run.stderr)
    assert run.returncode == 0 and run.stdout.startswith(f"{file}: proved: ")


def test_the_command_says_how_each_file_is(tmp_path):
    wrong = tmp_path / "wrong.json"
    wrong.write_text((ROOT / "docs/certificates/kayles.json").read_text().replace('"period": 12', '"period": 24'))
    right = ROOT / "docs" / "certificates" / "kayles.json"
    run = subprocess.run(
        [ROOT / "lab", "certify", wrong, tmp_path / "none.json", right], capture_output=True, text=True
    )
    assert run.returncode == 1 and run.stderr == ""
    lines = run.stdout.splitlines()
    assert lines[0].startswith(f"{wrong}: refused: last is not")
    assert lines[1].startswith(f"{tmp_path / 'none.json'}: refused: ") and lines[2].startswith(f"{right}: proved: heap")
    none = subprocess.run([ROOT / "lab", "certify"], capture_output=True, text=True)
    assert none.returncode == 2 and "FILE" in none.stderr and none.stdout == ""


@pytest.mark.all
def test_the_certificates_of_surveys_are_proved(certify):
    octal = (SURVEYS / "octal-3.tsv").read_text(encoding="utf-8")
    assert certify.main.check_table(octal, certify.main.check) == "310 certificates in 511 rows"
    quotients = (SURVEYS / "octal-misere-3.tsv").read_text(encoding="utf-8")
    assert certify.main.check_table(quotients, certify.main.check) == "176 certificates in 511 rows"
    misere = (SURVEYS / "terminal-misere-5.tsv").read_text(encoding="utf-8")
    assert certify.main.check_table(misere, certify.main.check) == "47 certificates in 742 rows"


def skip_check(text):
    """In the place of the check of a certificate, which is tested with the files."""


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("octal-3", "\n.77\t71\t12\t", "\n.77\t71\t24\t", "period 24 is not the certificate's"),
        ("octal-3", "\n.77\t71\t12\t", "\n.77\t70\t12\t", "preperiod 70 is not the certificate's"),
        ("octal-3", "\n.77\t", "\n.76\t", "there must be a row for each code"),
        ("octal-3", "\n.6\t", "\n.60\t", "there must be a row for each code"),
        ("octal-3", '{"octal": ".77"}', '{"octal": ".76"}', "code .77 is not the certificate's"),
        ("octal-3", '{"octal": ".03"}', '{"code": "0.03"}', "code .03 is not the certificate's"),
        ("octal-3", "certificate", "proof", "no survey with certificates has these columns"),
        ("octal-misere-3", "\n.77\t40\t9\t", "\n.77\t42\t9\t", "order 42 is not the certificate's"),
        ("octal-misere-3", "\n.77\t40\t9\t", "\n.77\t40\t8\t", "lost 8 is not the certificate's"),
        ("octal-misere-3", "\ttrue\t1\t1\tproved", "\ttrue\t0\t1\tproved", "preperiod 0 is not the certificate's"),
        ("octal-misere-3", "\\0\tto heap", "3\tto heap", "period 3 is not the certificate's"),
        ("octal-misere-3", "proved", "to heap 15", "evidence to heap 15 is not the certificate's"),
        ("terminal-misere-5", "\n(0, 0) (1, 0) (2, 0) (2, 2)", "\n(0, 0) (0, 0) (2, 0) (2, 2)", "core .* is not"),
        ("terminal-misere-5", "\n(0, 0) (1, 0) (2, 0) (2, 2)", "\n(1, 0) (2, 0) (2, 2) (2, 2)", "core .* is not"),
    ],
)
def test_a_table_that_says_something_else_is_refused(certify, file, old, new, why):
    table = (SURVEYS / f"{file}.tsv").read_text(encoding="utf-8")
    assert certify.main.check_table(table, skip_check).endswith(f"in {len(table.splitlines()) - 1} rows")
    assert old in table
    with pytest.raises(certify.facts.Refused, match=why):
        certify.main.check_table(table.replace(old, new, 1), skip_check)


def test_each_kind_has_a_file_that_is_tampered_with(certify):
    assert {json.loads(f.read_text())["kind"] for f in FILES if f not in UNTRIED} == set(certify.main.KINDS)


def leaves(value, path=()):
    """Every value inside a value, with the way to it; the whole first."""
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from leaves(item, (*path, key))


def changes(value):
    """Other values in the place of one."""
    yield from [None, True, [], {}, "", -1, 0.5, 1 << 70, "1"]
    if type(value) is int:
        yield from [
            value + 1,
            value - 1,
            2 * value,
            2 * value + 1,
            value // 2,
            value + 12,
            int(str(value)[::-1]),
            str(value),
            float(value),
        ]
    if isinstance(value, str):
        yield from [
            value + " ",
            value[1:],
            value[:-1],
            value.upper(),
            value + "0",
            "." + value,
            value.replace("7", "6"),
        ]
    if isinstance(value, list):
        yield from [
            value[1:],
            value[:-1],
            value + value[-1:],
            value[::-1],
            [*value, [97, 3]],
            [[0, 7], *value],
            value * 2,
        ]
    if isinstance(value, dict):
        for key in value:
            yield {k: v for k, v in value.items() if k != key}
            yield {(k + "s" if k == key else k): v for k, v in value.items()}
        yield {**value, "remark": "of its own"}


def tamper(certificate):
    for path, value in leaves(certificate):
        for other in changes(value):
            if type(other) is type(value) and other == value:
                continue
            yield path, other, replace(certificate, path, other)


def replace(certificate, path, other):
    """The certificate with another value at the end of a way; the rest is shared."""
    if not path:
        return other
    changed = copy.copy(certificate)
    changed[path[0]] = replace(certificate[path[0]], path[1:], other)
    return changed


def values(game, row, columns):
    """Rows 0 to row by the definition; None where there is no position."""
    table = [[None] * columns for _ in range(row + 1)]
    for m in range(row + 1):
        for n in range(columns):
            if [m, n] in game["forbidden"]:
                continue
            moves = [tuple(s) for s in game["steps"]]
            moves += [(k * a, k * b) for a, b in game["rays"] for k in range(1, (n if a == 0 else m) + 1)]
            moves += [(k, i) for k in range(1, m + 1) for i in range(k - game["band"] + 1, k + game["band"]) if i > 0]
            seen = {table[m - a][n - b] for a, b in moves if a <= m and b <= n}
            table[m][n] = 0 if [m, n] in game["terminal"] else next(v for v in count() if v not in seen)
    return table


def by_definition(c):
    """Whether a board row's claims hold in a table made by the definition, three joint periods beyond start."""
    columns = c["start"] + 3 * c["joint"] + 40
    line = values(c["game"], c["row"], columns)[c["row"]]
    differ = lambda n, d, add: None in (line[n], line[n + d]) or line[n + d] - line[n] != add  # noqa: E731
    period, saltus, first = c["period"], c["saltus"], c["preperiod"]
    shorter = [(period // q, saltus // q) for q, _ in c["witnesses"]]
    witnesses = [next((n for n in range(first, columns - d) if differ(n, d, add)), None) for d, add in shorter]
    return (
        not any(differ(n, period, saltus) for n in range(first, columns - period))
        and (first == 0 or differ(first - 1, period, saltus))
        and [n for _, n in c["witnesses"]] == witnesses
        and first <= c["start"]
    )


def agrees(c, side=60):
    """Whether an automaton accepts just the P-positions of the queen by the definition, rows and columns < side."""
    ends = {(0, 0), *map(tuple, c["game"]["terminal"])}
    won = {}
    for m in range(side):
        for n in range(side):
            lines = ((0, 1, n), (1, 0, m), (1, 1, min(m, n)))
            left = any(not won[m - a * k, n - b * k] for a, b, most in lines for k in range(1, most + 1))
            won[m, n] = bool(c["misere"]) if (m, n) in ends else left
    return all((read(c["next"], p) in c["accepting"]) != won[p] for p in won)


def read(table, cell):
    """The state after the digits of row and column: what a Fibonacci number leaves is less than the one before it."""
    state, (row, column) = 0, cell
    for weight in [89, 55, 34, 21, 13, 8, 5, 3, 2, 1]:
        state = table[state][(row >= weight) + 2 * (column >= weight)]
        row, column = row % weight, column % weight
    return state


def is_true_as_well(path, other, changed):
    """Other aids that serve as well, and other games of which the same is true."""
    if path == ("start",):
        return type(other) is int and other > changed["preperiod"]
    if path == ("joint",):
        return type(other) is int and other > 0 and other % changed["period"] == 0
    if path == ("mask",):  # Kayles has no value above 9: no value shows the bits from 16 on
        return type(other) is int and changed["game"] == {"octal": ".77"} and other & 15 == 15
    if changed["kind"] == "automaton":
        return agrees(changed)
    if path == ("reach",):  # with a longer reach more splits show the same values
        return type(other) is int and changed["rare"] and other > changed["rare"][-1]
    well_formed = path[:1] == ("game",) and changed["kind"] == "board row"
    return well_formed and by_definition(changed)


@pytest.mark.parametrize("file", [f for f in FILES if f not in UNTRIED], ids=lambda f: f.stem)
def test_tampered_files_are_refused(certify, file):
    certificate = json.loads(file.read_text())
    tried = 0
    for path, other, changed in tamper(certificate):
        tried += 1
        fault = is_refused(certify, json.dumps(changed))
        if fault is None:
            assert is_true_as_well(path, other, changed), (path, other)
    assert tried > 100
    assert is_refused(certify, file.read_text()) is None


def test_what_is_no_json_or_says_a_thing_twice_is_refused(certify):
    text = (ROOT / "docs" / "certificates" / "kayles.json").read_text()
    for cut in range(len(text) - 2):
        assert is_refused(certify, text[:cut])
    assert is_refused(certify, text + "{}")
    assert is_refused(certify, "[" * 100_000)
    assert is_refused(certify, text.replace('"period": 12', '"period": 24, "period": 12')) == "a field stands twice"
    assert is_refused(certify, text.replace("12", "12.0")) and is_refused(certify, text.replace("12", "NaN"))


# ---- the checker's methods against the definition ------------------------------------------------------------------


def queen(row):
    """The moves of a queen, option by option, for each row."""
    moves = [(k, left) for k in range(1, row + 1) for left in (0, k)]
    return [[(a, b) for a, b in moves if a <= m] for m in range(row + 1)]


def test_rows_as_bits_are_rows_cell_by_cell(certify):
    """Both methods say the same of the queen: that the rows repeat, and their values; or that they do not repeat.

    Of a start that is too small, the faster method may find a later one, from which on they do.
    """
    for row in range(14):
        for start, joint in [(600, 1), (600, 2), (600, 3), (600, 6), (600, 12), (600, 24), (600, 480), (20, 24)]:
            found = []
            for method, arguments in (
                (certify.board.queen_row, (row, start, joint)),
                (certify.board.any_row, (start, joint, 1, queen(row), set(), set())),
            ):
                try:
                    values, cut = method(*arguments)
                    found.append((values[: cut + joint] + values[cut : cut + joint] * 600)[:600])
                    later = cut > start + row
                except certify.facts.Refused as e:
                    assert "do not repeat" in str(e)
                    found.append(None)
            assert found[0] == found[1] or found[1] is None and later, (row, start, joint)


def test_rook_rows_are_rows_of_a_rook_with_a_forbidden_corner(certify):
    """Rows 2 to 5 as board rows: the structure of the rows is not used there."""
    for row, period, preperiod in [(2, 3, 0), (3, 9, 5), (4, 36, 10), (5, 144, 25)]:  # Frolov 2012, table 2
        moves = [[(a, 0) for a in range(1, m + 1)] for m in range(row + 1)]
        values, cut = certify.board.any_row(100, period, 1, moves, set(), {(0, 0)})
        table, _ = certify.rook.at_cut(row | 1)
        assert [table[row][n] - n for n in range(1, cut)] == values[1:cut]
        assert values[preperiod:cut] == values[preperiod + period : cut + period]


def test_heap_values_are_mex_of_options(certify):
    for code, name in [
        ([0, 7, 7], ".77"),
        ([0, 0, 7], ".07"),
        ([4, 3], "4.3"),
        ([0, 1, 3, 7], ".137"),
        ([0, 5, 6], ".56"),
    ]:
        assert certify.heap.moves_of({"octal": name}) == (code, 0)
        g = []
        for n in range(120):
            options = set()
            for k, d in enumerate(code):
                left = n - k
                options |= {0} if d & 1 and left == 0 else set()
                options |= {g[left]} if d & 2 and left > 0 else set()
                options |= {g[a] ^ g[left - a] for a in range(1, left)} if d & 4 else set()
            g.append(next(v for v in count() if v not in options))
        assert certify.heap.values(code, 0, 119) == g
