"""Surveys from the command line: the process killed and run again, and real Spark with an executor killed."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from support.places import ROOT
from support.waiting import PATIENCE, until

WEIGHT = 40

# Enough questions that most of them are open when the first answers are on disk.
SURVEY = "octal-3-3000"
QUESTIONS = 511


def start(*arguments):
    return subprocess.Popen(
        [ROOT / "lab", "survey", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )


def wait_for_end(process):
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out, err


def answers(folder):
    """The questions of the log's whole lines, in order."""
    try:
        lines = (folder / "answers.log").read_bytes().decode().split("\n")[1:-1]
    except FileNotFoundError:
        return []
    return [int(line.split("\t")[0]) for line in lines]


def wait_for_answers(process, folder, count):
    def enough():
        assert process.poll() is None, process.communicate()[1]
        return len(answers(folder)) >= count

    until(enough, f"{count} answers in {folder}", 2 * PATIENCE)


@pytest.fixture(scope="module")
def table():
    """The survey in one go, on one thread, without a folder."""
    return wait_for_end(start(SURVEY, "--threads", "1"))[0]


def test_a_killed_survey_goes_on_where_it_was(table, tmp_path):
    first = start(SURVEY, "--threads", "2", "--resume", str(tmp_path))
    wait_for_answers(first, tmp_path, 20)
    os.killpg(first.pid, signal.SIGKILL)
    first.communicate()
    before = answers(tmp_path)
    assert 20 <= len(before) < QUESTIONS and not (tmp_path / "table.tsv").exists()
    out, err = wait_for_end(start(SURVEY, "--threads", "2", "--resume", str(tmp_path)))
    assert out == table == (tmp_path / "table.tsv").read_text(encoding="utf-8")
    assert answers(tmp_path)[: len(before)] == before
    assert sorted(answers(tmp_path)) == list(range(QUESTIONS))
    assert f"{QUESTIONS} of {QUESTIONS} questions" in err


def test_ctrl_c_keeps_the_answers(table, tmp_path):
    first = start(SURVEY, "--threads", "2", "--resume", str(tmp_path))
    wait_for_answers(first, tmp_path, 20)
    os.killpg(first.pid, signal.SIGINT)
    assert first.communicate(timeout=PATIENCE)[0] == ""
    assert first.returncode != 0
    assert 20 <= len(answers(tmp_path)) < QUESTIONS
    assert wait_for_end(start(SURVEY, "--resume", str(tmp_path)))[0] == table


def test_a_wrong_survey_is_named():
    done = start("chess-3")
    assert "chess-3: there is no such survey" in done.communicate()[1]
    assert done.returncode == 2


def executors(session):
    """The process ids of Spark's executors in a session of processes."""
    executor = b"org.apache.spark.executor.CoarseGrainedExecutorBackend"
    found = []
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        try:
            command = (process / "cmdline").read_bytes().split(b"\0")
            if executor in command and os.getsid(int(process.name)) == session:
                found.append(int(process.name))
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            continue
    return sorted(found)


@pytest.mark.all
@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="executors are found in /proc")
def test_spark_loses_nothing_when_an_executor_is_killed(table, tmp_path):
    driver = start(SURVEY, "--master", "local-cluster[2,1,1024]", "--resume", str(tmp_path))
    wait_for_answers(driver, tmp_path, 10)
    running = executors(driver.pid)
    assert len(running) == 2
    os.kill(running[0], signal.SIGKILL)
    assert len(answers(tmp_path)) < QUESTIONS
    out, err = wait_for_end(driver)
    assert out == table
    assert sorted(answers(tmp_path)) == list(range(QUESTIONS))
    assert re.search(r"Lost executor|[Ee]xecutor .*lost", err), err
