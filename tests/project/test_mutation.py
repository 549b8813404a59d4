"""The list of survivors of ./lab test --mutation names methods that there are, with reasons that docs/mutation.md
explains.
"""

import re
import xml.etree.ElementTree as xml

import mutation
from support.places import ROOT


def test_every_listed_method_exists_and_every_reason_is_explained():
    reasons = set(re.findall(r"^- \*\*(\w+)\*\*:", (ROOT / "docs/mutation.md").read_text("utf-8"), re.M))
    lines = mutation.lines()
    assert {reason for _, reason, _ in lines} == reasons
    for method, _, count in lines:
        package, owner, *inner = method.split(".")
        source = (mutation.SOURCES / package / f"{owner}.java").read_text("utf-8")
        assert re.search(rf"\b{inner[-1]}\b", source), method
        assert int(count) > 0
    assert [line[:2] for line in lines] == sorted(line[:2] for line in lines)


def test_the_table_of_packages_agrees_with_the_list():
    """A package's survivors are its mutants less the killed ones, but for those of which the page says that the list
    leaves them out; every package is measured, or said not to be.
    """
    known = mutation.count_listed()
    text = (ROOT / "docs/mutation.md").read_text("utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \(", text, re.M)
    unmeasured = re.search(r"^Not measured yet: ([\w, ]+)\.", text, re.M)[1].split(", ")
    assert sorted([package for package, _, _ in rows] + unmeasured) == mutation.packages()
    unlisted = 0
    for package, mutants, killed in rows:
        alive = sum(count for method, count in known.items() if method.startswith(package + "."))
        assert alive <= int(mutants) - int(killed), package
        unlisted += int(mutants) - int(killed) - alive
    rewritten = re.search(r"are left out, (\d+)\s+mutants in all", text)[1]
    unread = re.findall(r"(\d+) survivors of \w+\s+were not read", text)
    assert unlisted == int(rewritten) + sum(map(int, unread))


def test_methods_are_named_as_a_reader_calls_them():
    for owner, method, name in (
        ("nimbook.terminal.TerminalSetComparison$Comparison", "flip", "terminal.TerminalSetComparison.Comparison.flip"),
        ("nimbook.board.Cells", "<init>", "board.Cells.Cells"),
        ("nimbook.heap.HeapRule$1", "next", "heap.HeapRule.next"),
        ("nimbook.board.BoardGame", "lambda$options$0", "board.BoardGame.options"),
    ):
        mutant = xml.fromstring(
            f"<mutation><mutatedClass>{owner}</mutatedClass>"
            f"<mutatedMethod>{method.replace('<', '&lt;')}</mutatedMethod></mutation>"
        )
        assert mutation.place(mutant) == name
