"""./lab bench: what it accepts, and how samples become a table and JSON. No time is asserted, no browser started."""

import json
import re
import subprocess

import pytest

from bench import live, peers, rivals, start, web
from bench.__main__ import BENCHES, main
from bench.table import DRAWING, FRAMES, TARGETS, Row, quantile, renew, table, write
from support.places import ROOT


def row(what="ours", size=512, ours=True, samples=(40.0, 50.0, 60.0), frames=30.0):
    return Row(what, size, ours, list(samples), frames)


def test_lab_refuses_an_unknown_bench_with_the_list_before_it_sets_anything_up():
    done = subprocess.run([ROOT / "lab", "bench", "speed"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    names = "live peers start web wheel scaling; without a name: the engines"
    assert done.stderr == f"./lab bench: unknown bench speed (there is: {names})\n"


def test_lab_and_the_module_know_the_same_benches(capsys):
    text = (ROOT / "lab").read_text()
    names = re.search(r'^benches="(.*)"$', text, re.M)[1].split()
    # The growth of the engines is measured in Java.
    assert names == [*BENCHES, "scaling"]
    assert all(f"./lab bench {name}" in text for name in names)
    assert main(["speed"]) == main([]) == 2
    assert "unknown bench speed (there is: live, peers, start, web, wheel)" in capsys.readouterr().err


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
        read = vars({"live": live, "start": start, "web": web}[name].arguments([]))
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
        (row(samples=[70] * 20), "met"),
        (row(samples=[71] * 20), "missed: median 71 > 70 ms"),
        (row(samples=[50] * 15 + [150] * 5), "missed: 95 % 150 > 140 ms"),
        (row(frames=24.0), "missed: 24 < 25 a second"),
        (row(size=256, frames=1.0), "met"),
        (row(size=64), "–"),
    ],
)
def test_verdict_names_what_is_missed(given, said):
    assert 512 in FRAMES and 256 not in FRAMES
    assert given.verdict([given]) == said


def test_verdict_says_when_the_pointer_was_the_slower():
    slow = row(frames=20.0)
    slow.values = 21.0
    assert slow.verdict([slow]) == "missed: 20 < 25 a second (the pointer came 21 times)"
    slow.values = 60.0
    assert slow.verdict([slow]) == "missed: 20 < 25 a second"


def test_a_rival_is_told_in_times_of_our_row_that_draws_the_same_numbers():
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
    assert cells[2] == [DRAWING, "512²", "50", "59", "30", "≤ 70 ms, ≥ 25/s", "met"]
    assert cells[3] == ["theirs, slower", "512²", "1234", "1234", "1.2", "–", "24.7 × nimbook"]


def test_json_holds_every_sample_and_what_the_table_says(tmp_path):
    write([row()], {"cores": 2}, tmp_path / "bench" / "live.json")
    read = json.loads((tmp_path / "bench" / "live.json").read_text(encoding="utf-8"))
    assert read["cores"] == 2
    (one,) = read["rows"]
    assert (one["what"], one["size"], one["samples"], one["median_ms"], one["frames"]) == (
        "ours",
        512,
        [40.0, 50.0, 60.0],
        50.0,
        30.0,
    )
    assert one["verdict"] == "met" and one["target"] == "≤ 70 ms, ≥ 25/s"


def test_rivals_are_pinned_apart_from_the_requirements():
    own = {line.split("==")[0] for line in rivals.REQUIREMENTS.read_text().splitlines() if "==" in line}
    listed = [line for line in rivals.LIST.read_text().splitlines() if line and not line.startswith("#")]
    assert "matplotlib" not in own and "numpy" not in own
    # What JupyterLab's front ends must fit is pinned in requirements/lab.in, all else here.
    assert all(("==" in line) != (line in own) for line in listed), listed


def test_the_figures_move_one_control_alike():
    assert [ours for _, ours, *_ in live.FIGURES] == [True, True, True, False, False]
    for _, ours, cell, metadata, _ in live.FIGURES:
        assert "{n}" in cell and "0, 40" in cell
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


def test_scaling_takes_no_options():
    text = (ROOT / "lab").read_text()
    assert 'in_java nimbook.measure.ScalingMain "$root/docs"' in text
    assert {p.name for p in (ROOT / "docs").glob("scaling*")} == {
        "scaling-time.svg",
        "scaling-memory.svg",
        "scaling.csv",
    }


def test_the_document_answers_every_question_that_peers_are_asked():
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
    # What cannot be asked in the run says when it was, beside the question that it answers.
    assert [row[0] for row in apart] == [peers.QUESTIONS[question] for question, _, _ in peers.APART]
    assert all(peers.APART_WHEN in row[1] for row in apart)
    right["kayles"]["plain Python"][1] = "8"
    with pytest.raises(SystemExit, match="nimbook says 7, plain Python says 8"):
        peers.rows(own, right)


@pytest.mark.parametrize(
    "value, said", [(2.5, "2.50 s"), (0.0123, "12.3 ms"), (0.5, "500 ms"), (2.16e-5, "21.6 µs"), (3e-8, "0.03 µs")]
)
def test_times_stand_in_the_unit_that_suits(value, said):
    assert peers.seconds(value) == said


def test_a_start_is_compared_with_jjava_alone():
    rows = start.table(["alone", "ours"], [[(1.0, 2.0), (9.0, 9.0), (2.0, 3.0)], [(3.0, 4.0)]]).splitlines()
    assert rows[2:] == ["| alone | 2.00 s | 3.00 s | – |", "| ours | 3.00 s | 4.00 s | 1.50 |"]


def test_a_number_of_rounds_out_of_range_is_refused(capsys):
    with pytest.raises(SystemExit):
        start.arguments(["--rounds", "0"])
    assert "--rounds 0: allowed are 1 to 100" in capsys.readouterr().err
