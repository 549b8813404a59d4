"""Check certificates of nimbook (docs/certificates.md): python3 python/nimbook/certify FILE...

All that a certificate says is computed again from the rules of the game, with Python's standard library alone and by
methods of its own: rows, columns or copies are the bits of one long integer. docs/proofs.md has the theorems. Prints a
line for each file. A file *.tsv is the table of a survey: every row that has a certificate is checked, and that it says
what the row does. Exit status: 0 when all are right, 1 when one is refused, 2 when no file is named.
"""

import json
import sys

from automaton import automaton
from board import board_row
from facts import Refused, need, numbers, pairs, whole
from heap import heap, heap_saltus
from quotient import misere_quotient
from rook import rook_row
from sparse import sparse_heap
from table import check_table
from terminal import terminal_set

FORMAT = "nimbook certificate 1"
KINDS = {
    "board row": (board_row, "game row preperiod period saltus start joint witnesses"),
    "rook row": (rook_row, "row period preperiodG preperiodF witnesses"),
    "heap": (heap, "game preperiod period first last"),
    "heap saltus": (heap_saltus, "game preperiod period saltus"),
    "sparse heap": (sparse_heap, "game preperiod period mask reach rare"),
    "terminal set": (terminal_set, "terminal core threshold from exceptions"),
    "misere quotient": (misere_quotient, "game preperiod period generators products pPortion phi"),
    "automaton": (automaton, "numeration game misere next accepting"),
}
TYPES = (
    dict.fromkeys(("numeration", "game", "products", "next"), lambda value, name: value)
    | dict.fromkeys(("witnesses", "terminal", "core", "exceptions"), pairs)
    | dict.fromkeys(("generators", "pPortion", "phi", "rare", "accepting"), numbers)
)


def unique(fields):
    need(len(dict(fields)) == len(fields), "a field stands twice")
    return dict(fields)


def number(text):
    need(text.isdecimal(), f"{text} is not a whole number")
    return int(text)


def check(text):
    """Say what the certificate proves; else Refused is raised."""
    need("\\" not in text, "the format has no escapes")
    try:
        c = json.loads(text, object_pairs_hook=unique, parse_int=number, parse_float=number, parse_constant=number)
    except (ValueError, RecursionError) as e:
        raise Refused(f"not JSON: {e}") from e
    need(type(c) is dict and c.get("format") == FORMAT, f"format is not {FORMAT!r}")
    need(type(c.get("kind")) is str and c["kind"] in KINDS, "kind is not one of " + ", ".join(KINDS))
    prove, names = KINDS[c["kind"]]
    need(set(c) == {"format", "kind", *names.split()}, f"the fields are not format kind {names}")
    prove(*(TYPES.get(name, whole)(c[name], name) for name in names.split()))
    return c["kind"] + "".join(f", {name} {c[name]}" for name in names.split() if type(c[name]) is int)


def main(files):
    if not files or files[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    status = 0
    for file in files:
        try:
            with open(file, encoding="utf-8") as f:
                found = check_table(f.read(), check) if str(file).endswith(".tsv") else check(f.read())
                print(f"{file}: proved: {found}", flush=True)
        except (OSError, UnicodeDecodeError, Refused) as e:
            status = 1
            print(f"{file}: refused: {e}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
