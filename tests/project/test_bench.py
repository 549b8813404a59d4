"""./lab bench: what it accepts, and how samples become a table and JSON. No time is asserted, no browser started."""

import json
import math
import re
import subprocess

import pytest

from bench import engines, live, memory, move, peers, rivals, start, web
from bench.__main__ import BENCHES, main
from bench.engines import Target, Task
from bench.table import BYTES, DRAWING, FRAMES, TARGETS, Row, as_json, keep, quantile, renew, spell, table
from support.places import ROOT


def row(what="ours", size=512, ours=True, samples=(20.0, 30.0, 40.0), frames=60.0):
    return Row(what, size, ours, list(samples), frames)


def test_lab_refuses_an_unknown_bench_with_the_list_before_it_sets_anything_up():
    done = subprocess.run([ROOT / "lab", "bench", "speed"], capture_output=True, text=True)
    assert done.returncode == 2
    names = "live memory move peers start web wheel scaling; without a name: the engines"
    assert done.stderr == f"./lab bench: unknown bench speed (there is: {names})\n"


def test_lab_and_the_module_know_the_same_benches(capsys):
    text = (ROOT / "lab").read_text()
    names = re.search(r'^benches="(.*)"$', text, re.M)[1].split()
    # The growth of the engines is measured in Java.
    assert names == [*BENCHES, "scaling"]
    assert all(f"./lab bench {name}" in text for name in names)
    assert main(["speed"]) == main([]) == 2
    assert "unknown bench speed (there is: live, memory, move, peers, start, web, wheel)" in capsys.readouterr().err


def test_options_have_the_sizes_of_the_bars():
    options = live.arguments([])
    assert options.sizes == list(TARGETS) == [256, 512, 1024]
    assert not options.without_python
    assert live.arguments(["--sizes", "64,2048", "--steps", "5", "--seconds", "1.5", "--without-python"]).sizes == [
        64,
        2048,
    ]


@pytest.mark.parametrize(
    "given, said",
    [
        (["--sizes", "256;512"], "whole numbers separated by commas"),
        (["--sizes", "1"], "allowed are 2 to 2048"),
        (["--sizes", "2049"], "allowed are 2 to 2048"),
        (["--steps", "4"], "allowed are 5 to 1000"),
        (["--seconds", "0"], "allowed are 1 to 60"),
        (["quickly"], "quickly"),
    ],
)
def test_options_out_of_range_are_refused(given, said, capsys):
    with pytest.raises(SystemExit) as refused:
        live.arguments(given)
    assert refused.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", BENCHES)
def test_each_bench_says_the_options_that_it_takes(name, capsys):
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith(f"usage: ./lab bench {name} [-h]")
    options = set(re.findall(r"--([a-z-]+)", said)) - {"help"}
    # ./lab --help promises options to those that have some.
    assert (f"./lab bench {name} [options]" in (ROOT / "lab").read_text()) == bool(options)
    if options:
        read = vars({"live": live, "memory": memory, "move": move, "start": start, "web": web}[name].arguments([]))
        assert options == {key.replace("_", "-") for key in read} - {"whole"}
        for option, default in re.findall(r"--([a-z-]+) [A-Z]+ [^(]*\(default: ([^)]*)\)", said):
            value = read[option.replace("-", "_")]
            assert default == (",".join(map(str, value)) if isinstance(value, list) else str(value)), option
    with pytest.raises(SystemExit) as refused:
        main([name, "--quickly"])
    assert refused.value.code == 2, "refused before anything starts"


def test_quantiles_are_those_of_the_definition():
    # Four samples 0, 1, 2, 10: the median lies half way from 1 to 2, the 0.95-quantile 0.85 of the way from 2 to 10.
    assert quantile([10, 0, 2, 1], 0.5) == 1.5
    assert quantile([10, 0, 2, 1], 0.95) == pytest.approx(2 + 0.85 * 8)
    assert quantile([7], 0.95) == 7
    with pytest.raises(ValueError, match="no samples"):
        quantile([], 0.5)


@pytest.mark.parametrize(
    "given, said",
    [
        (row(), "met"),
        (row(samples=[40] * 20), "met"),
        (row(samples=[41] * 20), "missed: median 41 > 40 ms"),
        (row(samples=[30] * 15 + [90] * 5), "missed: 95 % 90 > 80 ms"),
        (row(frames=49.0), "missed: 49 < 50 a second"),
        (row(size=256, frames=1.0), "met"),
        (row(size=64), "–"),
    ],
)
def test_verdict_names_what_is_missed(given, said):
    assert 512 in FRAMES and 256 not in FRAMES
    assert given.verdict([given]) == said


def test_verdict_says_when_the_pointer_was_the_slower():
    slow = row(frames=40.0)
    slow.values = 41.0
    assert slow.verdict([slow]) == "missed: 40 < 50 a second (the pointer came 41 times)"
    slow.values = 60.0
    assert slow.verdict([slow]) == "missed: 40 < 50 a second"


def test_what_is_missed_stands_next_to_the_way_alone():
    rows = [row(samples=[45], frames=40.0), row(BYTES, ours=False, samples=[41], frames=48.0)]
    assert rows[0].verdict(rows) == "missed: median 45 > 40 ms (bytes alone 41), 40 < 50 a second (bytes alone 48)"


def test_a_rival_is_given_in_times_of_our_row_that_draws_the_same_numbers():
    rows = [
        row("computed", samples=[40]),
        row(DRAWING, samples=[50]),
        row(DRAWING, size=256, samples=[10]),
        row("theirs", ours=False, samples=[175], frames=4),
    ]
    assert rows[3].verdict(rows) == "3.5 × nimbook"
    assert rows[3].verdict(rows[3:]) == "–"


def test_table_is_markdown_with_straight_columns():
    lines = table([row(DRAWING), row("theirs, slower", ours=False, samples=[1234.4], frames=1.2)]).splitlines()
    assert len({len(line) for line in lines}) == 1 and {line.count("|") for line in lines} == {8}
    cells = [[c.strip() for c in line.strip("|").split("|")] for line in lines]
    assert cells[2] == [DRAWING, "512²", "30", "39", "60", "≤ 40 ms, ≥ 50/s", "met"]
    assert cells[3] == ["theirs, slower", "512²", "1234", "1234", "1.2", "–", "41.1 × nimbook"]


def test_json_holds_every_sample_the_machine_and_what_the_table_says(tmp_path):
    keep("live", {"rows": as_json([row()])}, tmp_path / "bench" / "live.json")
    read = json.loads((tmp_path / "bench" / "live.json").read_text(encoding="utf-8"))
    assert {"when", "cores", "system", "load"} < set(read)
    (one,) = read["rows"]
    assert (one["what"], one["size"], one["samples"]) == ("ours", 512, [20.0, 30.0, 40.0])
    assert (one["median_ms"], one["frames"]) == (30.0, 60.0)
    assert one["verdict"] == "met" and one["target"] == "≤ 40 ms, ≥ 50/s"


def test_rivals_are_pinned_apart_from_the_requirements():
    own = {line.split("==")[0] for line in rivals.REQUIREMENTS.read_text().splitlines() if "==" in line}
    listed = [line for line in rivals.LIST.read_text().splitlines() if line and not line.startswith("#")]
    assert "matplotlib" not in own and "numpy" not in own
    # What JupyterLab's front ends must fit is pinned in python/requirements/lab.in, all else here.
    assert all(("==" in line) != (line in own) for line in listed), listed


def test_the_figures_move_one_control_alike():
    assert [ours for _, ours, *_ in live.FIGURES] == [True, True, True, False, False]
    assert [ours for _, ours, *_ in live.WAY] == [True, False]
    for which in [*live.FIGURES, *live.WAY]:
        _, ours, cell, metadata, _ = which
        assert ("{n}" in cell) == (which in live.FIGURES or not ours) and (
            "0, 40" in cell or 'min="0" max="40"' in cell
        )
        assert metadata["kernelspec"]["language"] == ("java" if ours else "python")


def test_a_document_gets_the_new_table_between_its_marks(tmp_path):
    path = tmp_path / "measurements.md"
    path.write_text("before\n<!-- live -->\nold\n<!-- /live -->\nafter\n")
    renew(path, "live", "new\n")
    assert path.read_text() == "before\n<!-- live -->\nnew\n<!-- /live -->\nafter\n"
    with pytest.raises(ValueError, match="once each"):
        renew(path, "engines", "new\n")
    assert [p.name for p in tmp_path.iterdir()] == ["measurements.md"]


def test_the_document_holds_the_figures_that_are_measured():
    text = (ROOT / "docs/measurements.md").read_text()
    part = text[text.index("<!-- live -->") : text.index("<!-- /live -->")]
    for name, *_ in live.FIGURES:
        # Not every machine that measures has a Firefox.
        assert part.count(f"| {name} ") in ({0, len(TARGETS)} if name == live.FIREFOX else {len(TARGETS)}), name
    assert [part.count(f"| {name} ") for name, *_ in live.WAY] == [1, 1 + len(TARGETS)]


def test_what_a_machine_has_not_is_left_out():
    names = [name for (name, *_), _ in live.chosen([64], python=False, firefox=False)]
    assert names == [live.FIGURES[0][0], live.FIGURES[1][0], live.WAY[0][0]]
    assert [n for _, n in live.chosen([64, 128], True, True)] == [64] * 5 + [128] * 5 + [1] + [1, 64, 128]


def test_scaling_takes_no_options():
    text = (ROOT / "lab").read_text()
    assert 'in_java nimbook.measure.ScalingMain "$root/docs"' in text
    assert {p.name for p in (ROOT / "docs").glob("scaling*")} == {
        "scaling-time.svg",
        "scaling-memory.svg",
        "scaling.csv",
    }


def test_the_document_answers_every_question_of_the_peers():
    text = (ROOT / "docs/measurements.md").read_text()
    part = text[text.index("<!-- peers -->") : text.index("<!-- /peers -->")]
    assert all(f"| {words} " in part for words in peers.QUESTIONS.values())


def test_a_wrong_answer_of_a_peer_ends_the_comparison():
    own = {question: (0.5, "7") for question in peers.QUESTIONS}
    right = {question: {"plain Python": [1.0, "7"]} for question in peers.QUESTIONS}
    rows = peers.rows(own, right)
    apart = [row for row in rows if "apart" in row[1]]
    assert [row[1:] for row in rows if row not in apart] == [["plain Python", "1.00 s", "500 ms", "2 ×"]] * len(
        peers.QUESTIONS
    )
    # What cannot be measured in the run says when it was, next to the question that it answers.
    assert [row[0] for row in apart] == [peers.QUESTIONS[question] for question, _, _ in peers.APART]
    assert all(peers.APART_WHEN in row[1] for row in apart)
    right["kayles"]["plain Python"][1] = "8"
    with pytest.raises(SystemExit, match="nimbook says 7, plain Python says 8"):
        peers.rows(own, right)


@pytest.mark.parametrize(
    "value, said",
    [
        (2.5, "2.50 s"),
        (0.0123, "12.3 ms"),
        (0.9991, "999 ms"),
        (0.001, "1.00 ms"),
        (2.16e-5, "21.6 µs"),
        (3e-8, "0.03 µs"),
    ],
)
def test_times_stand_in_the_unit_that_suits(value, said):
    assert spell(value) == said


def test_a_start_is_compared_with_jjava_alone():
    rows = start.table(["alone", "ours"], [[(1.0, 2.0), (9.0, 9.0), (2.0, 3.0)], [(3.0, 4.0)]]).splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]
    assert cells == [["alone", "2.00 s", "3.00 s", "–"], ["ours", "3.00 s", "4.00 s", "1.50"]]


def test_a_number_of_rounds_out_of_range_is_refused(capsys):
    with pytest.raises(SystemExit):
        start.arguments(["--rounds", "0"])
    assert "--rounds 0: allowed are 1 to 100" in capsys.readouterr().err


ENGINE, COMPETITOR = Task("queen 10 fast"), Task("queenByOneLevel 10 long")


def target(row=1, ratio=math.inf, seconds=math.inf, engine=ENGINE, competitor=COMPETITOR, words=""):
    return Target(row, "table", "memory", engine, "one-level bit sets", competitor, ratio, seconds, words)


def test_every_row_of_the_engines_is_there_in_order_and_in_the_document():
    found = engines.targets()
    rows = [one.row for one in found]
    assert list(dict.fromkeys(rows)) == sorted(set(rows)) == [*range(1, 18), 21, 22, 23]
    text = (ROOT / "docs/measurements.md").read_text()
    for one in found:
        # A change of the rows needs a new measurement.
        assert f"| {one.task} " in text, one.task
        assert one.limits and one.bound in ("processor", "memory", "page")
        assert one.engine is None or one.row == 1 or min(one.ratio, one.seconds) < math.inf


def test_rows_and_benchmarks_are_each_others():
    source = (ROOT / "lib/bench/src/main/java/nimbook/bench/Engines.java").read_text()
    tasks = {task for one in engines.targets() for task in (one.engine, one.competitor) if task}
    assert {task.name for task in tasks} == {*re.findall(r'put\("(\w+)"', source), engines.C}
    assert all(task.size.isdigit() and task.words[0] in engines.PLANS for task in tasks)


def test_a_benchmark_says_how_it_is_run():
    task = Task("queen 10000 steady clock 2t 8g")
    assert (task.name, task.size, task.flag("g", 4), task.flag("t", 0)) == ("queen", "10000", 8, 2)
    assert task.plan(False) == ("ss", 2, 3, 2) and task.plan(True) == ("ss", 1, 2, 1)
    # A busy machine only adds time; several threads share the processor's.
    assert ENGINE.least([(3, 2.5), (2, 3.5)]) == 2.5 and task.least([(3, 2.5), (2, 3.5)]) == 2
    assert ENGINE.least([]) is None
    assert Task("queen 10000 steady 100000t").lacks.startswith("this machine has ")


@pytest.mark.parametrize(
    "given, times, said",
    [
        (target(ratio=1.5), (0.005, 1.0), "reached"),
        (target(ratio=1.5), (0.005, 0.0033), "missed"),
        (target(ratio=0.01, seconds=0.004), (0.005, 1.0), "missed"),
        (target(seconds=2.5), (0.005, 1.0), "reached"),
        (target(ratio=1.5), (0.005, None), "not measured: failed"),
        (target(seconds=0.005, competitor=None), (0.005,), "reached"),
        (target(engine=None, competitor=None), (), "not measured: one-level bit sets"),
    ],
)
def test_the_verdict_on_an_engine(given, times, said):
    assert given.cells(dict(zip((ENGINE, COMPETITOR), times)), False)[6] == said


def test_what_the_quick_run_leaves_out_is_said():
    longest = target(engine=Task("rook 9 longest"), competitor=None, seconds=1)
    assert longest.cells({}, True)[6] == "not measured: not in --quick"
    assert longest.cells({}, False)[6] == "not measured: failed"


def test_the_lines_of_engines_and_their_summary():
    lines = [
        target(ratio=0.01, seconds=2.5).cells({ENGINE: 0.0089, COMPETITOR: 1.7}, False),
        Target(14, "picture", "page", None, "./lab bench live", None, math.inf, math.inf, "≤ 60 ms").cells({}, False),
    ]
    against = "one-level bit sets 1.70 s"
    assert lines[0] == ["1", "table", "8.90 ms", against, "1/191", "≤ 1/100, ≤ 2.5 s", "reached", "memory"]
    assert lines[1] == ["14", "picture", "–", "–", "–", "≤ 60 ms", "not measured: ./lab bench live", "page"]
    assert engines.summary(lines) == "1 of 1 measured targets reached; 1 not measured."
    lines[0][6] = "missed"
    assert engines.summary(lines) == "0 of 1 measured targets reached; missed: row 1 (table); 1 not measured."


@pytest.mark.parametrize(
    "given, said", [(["18"], "row 18: there are 1, 2"), (["--json"], "--json"), (["fast"], "fast")]
)
def test_rows_that_are_none_are_refused(given, said, capsys):
    with pytest.raises(SystemExit) as refused:
        engines.arguments(given)
    assert refused.value.code == 2 and said in capsys.readouterr().err


def test_a_run_of_some_rows_leaves_the_document_alone():
    assert engines.arguments([]).whole
    assert not engines.arguments(["--quick"]).whole and not engines.arguments(["7", "1"]).whole


@pytest.mark.skipif(not engines.compiler(), reason="there is no C compiler")
def test_the_compiled_table_is_the_rules(tmp_path):
    size = 70  # more than a strip of 64 rows
    table = {}
    for a in range(size):
        for b in range(size):
            seen = {table[k, b] for k in range(a)} | {table[a, k] for k in range(b)}
            seen |= {table[a - k, b - k] for k in range(1, min(a, b) + 1)}
            table[a, b] = next(v for v in range(3 * size) if v not in seen)
    with (tmp_path / "log").open("w") as log:
        for n in (1, 64, 65, size):
            upper = [table[a, b] for a in range(n) for b in range(a, n)]
            for _, _, most, total in engines.time_c(n, 2, log):
                assert (most, total) == (max(upper), sum(upper)), n
