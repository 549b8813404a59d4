"""./lab soak: how parts are counted and become rows of docs/reliability.md. No part of it runs here."""

import pytest

from soak.__main__ import PARTS, options
from soak.fuzz import calls
from soak.report import DOCUMENT, MARK, Run, rows, run_all, table


def test_the_documents_table_is_what_the_parts_say_of_themselves():
    """A part that says something else of itself has a new row, by `./lab soak certificates --minutes 0` as well."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = rows(text)
    assert list(found) == list(PARTS)
    assert f"<!-- {MARK} -->\n{table(PARTS, found)}<!-- /{MARK} -->\n" in text
    assert all(0 <= row.survived <= row.tried and row.tried > 0 for row in found.values())


def steady(run):
    """Never fails."""
    for _ in range(3):
        with run.attempt("a step", 500):
            pass
    run.found = "a | b"


def weak(run):
    """Fails at its
    second step.
    """
    for i in range(4):
        with run.attempt(f"step {i}"):
            if i == 1:
                raise ValueError("one")


def ending(run):
    """Ends from inside."""
    with run.attempt("a step"):
        pass
    raise OSError("no more")


@pytest.fixture
def document(tmp_path):
    path = tmp_path / "reliability.md"
    path.write_text(f"Before.\n<!-- {MARK} -->\n<!-- /{MARK} -->\nAfter.\n", encoding="utf-8")
    return path


def test_a_part_that_runs_has_its_row_and_the_others_keep_theirs(document, monkeypatch):
    known = {"weak": weak, "steady": steady}
    monkeypatch.setattr("soak.report.machine", lambda: "2 cores, JDK 17")
    assert run_all(known, ["steady"], 0, 1, document) == []
    document.write_text(document.read_text("utf-8").replace(rows(document.read_text("utf-8"))["steady"].date, "then"))
    assert run_all(known, ["weak"], 0, 1, document) == ['weak: step 1: ValueError: one (raise ValueError("one"))']
    lines = document.read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("Before.", "After.")
    assert lines[5].startswith("| `weak` | Fails at its second step. | 4 | 3 |  | 0.0 | 20")
    assert lines[6] == "| `steady` | Never fails. | 1 500 | 1 500 | a / b | 0.0 | then | 2 cores, JDK 17 |"
    assert lines[8] == "In all 1 504 tried, 1 not survived, in 0.0 hours."
    assert rows("\n".join(lines) + "\n")["steady"].tried == 1500


def test_a_part_that_ends_from_inside_is_said_and_leaves_its_row_as_it_was(document):
    run_all({"ending": steady}, ["ending"], 0, 1, document)
    before = document.read_text(encoding="utf-8")
    assert run_all({"ending": ending}, ["ending"], 0, 1, document) == ["ending: ended by OSError: no more"]
    assert document.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("line", ["| `x` | y | 1 | 1 |", "| `x` | y | 1 | one | | 0.1 | 2026-01-01 | z |"])
def test_a_row_that_is_none_is_refused(line):
    with pytest.raises(ValueError):
        rows(f"<!-- {MARK} -->\n{line}\n<!-- /{MARK} -->\n")


def test_a_part_goes_on_until_its_time_is_up_and_once_in_any_case(monkeypatch):
    times = iter(range(100))
    monkeypatch.setattr("time.monotonic", lambda: next(times))
    assert list(Run(0, 1).rounds()) == [0]
    # The clock is read before each round but the first.
    assert list(Run(4, 1).rounds()) == [0, 1, 2, 3]


def test_the_fuzzers_say_how_many_calls_they_made():
    said = "12 methods, 100 calls, 20 refused, 1 interrupted, 7 nulls, 0 broken\n"
    other = said.replace("100", "300").replace("0 broken", "2 broken")
    assert calls(f"[INFO] x\n{said}y\n{other}{other}") == (414, 2)
    assert calls("[INFO] nothing was compiled") == (0, 0)


def test_parts_and_minutes_are_chosen(capsys):
    assert options([]).parts == [] and options(["pages", "use", "--minutes", "0.5"]).minutes == 0.5
    for given, said in ((["page"], "unknown part page (there is: kernels"), (["--minutes", "-1"], "allowed are 0")):
        with pytest.raises(SystemExit):
            options(given)
        assert said in capsys.readouterr().err
