"""How ./lab test runs its steps: side by side with whole outputs, counted, and ended with all they started."""

import os
import re
import signal
import subprocess
import sys

import pytest

from project.conftest import alive
from support import pagejava
from support.places import ROOT
from support.waiting import PATIENCE, until

# What ./lab brings along, and steps that stand for Maven and pytest.
LAB = """set -u
root=$PWD logs=$PWD/log prefix=$PWD
say() { printf '%s\\n' "$*" >&2; }
"""


def script(folder, steps, call):
    text = LAB + f". '{ROOT}/tests/run.sh'\n{steps}\n{call}\n"
    (folder / "script").write_text(text)
    return ["bash", folder / "script"]


def run(folder, steps, call):
    return subprocess.run(script(folder, steps, call), cwd=folder, capture_output=True, text=True)


# Each waits for the other's first line, so that they do run at once.
PAIR = """
meet() { : >"$1.here"; until [ -f "$2.here" ]; do sleep 0.05; done; }
step_a() { echo a one; meet a b; echo a two; echo '[INFO] Tests run: 7, Failures: 1, Errors: 2, Skipped: 1'; }
step_b() { echo b one; meet b a; echo b two; echo '12 passed, 3 deselected in 4.20s'; }
"""


def test_steps_run_at_once_and_each_output_is_whole(tmp_path):
    done = run(tmp_path, PAIR, 'side_by_side a b; echo "$passed $failed$broken"')
    lines = done.stdout.splitlines()
    for name in "ab":
        at = lines.index(f"{name} one")
        assert lines[at + 1] == f"{name} two"
        assert (tmp_path / f"log/test-{name}.log").read_text().startswith(f"{name} one\n{name} two\n")
    # 7 - 1 - 2 - 1 and 12 passed; a step whose tests failed has failed, whatever it returned.
    assert lines[-1] == "15 3 a"
    assert "== a failed after" in done.stderr and "== b:" in done.stderr


def test_a_step_that_fails_without_a_count_is_named_and_stops_no_other(tmp_path):
    steps = "step_a() { return 3; }\nstep_b() { sleep 0.2; echo '1 passed in 0.1s'; }"
    assert run(tmp_path, steps, 'side_by_side a b; echo "$passed $failed$broken"').stdout.splitlines()[-1] == "1 0 a"


# A machine of three cores on which all is set up.
READY = """cores=3 forks=3 prefix=/none java_version=17
set_up() { :; }; find_maven() { :; }; usable_home() { :; }; find_java() { :; }; page_compiler_in_background() { :; }
side_by_side() { echo "$*, $forks JVMs"; }
"""


@pytest.mark.parametrize(
    ("layers", "together"),
    [
        ("", ["engine chromium, 3 JVMs", "java checks python, 2 JVMs"]),
        ("checks games", ["java checks, 3 JVMs"]),
        ("notebooks", ["engine, 3 JVMs", "python, 3 JVMs"]),
        ("lab jdks", ["engine, 3 JVMs", "java python, 2 JVMs", "jdks, 3 JVMs"]),
    ],
)
def test_layers_run_in_parallel_once_the_engine_is_there(tmp_path, layers, together):
    done = run(tmp_path, READY, f"run_tests {layers}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[:-1] == together


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        ("[INFO] Tests run: 8, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 1.2 s -- in nimbook.number.X", "0 0"),
        ("Tests run: 8, Failures: 1, Errors: 1, Skipped: 2", "4 2"),
        ("[ERROR] Tests run: 8, Failures: 1, Errors: 0, Skipped: 0", "7 1"),
        ("===== 2 failed, 5 passed, 1 skipped, 1 error in 61.02s (0:01:01) =====", "5 3"),
        ("2 failed, 5 passed in 3.00s", "5 2"),
        ("1 failed in 0.01s", "0 1"),
        ("1 passed by a hair", "0 0"),
    ],
)
def test_what_maven_and_pytest_say_is_counted(line, counted, tmp_path):
    (tmp_path / "log").write_text(line + "\n")
    assert run(tmp_path, "", 'count log; echo "$passed $failed"').stdout.strip() == counted


def test_an_interrupt_ends_what_was_started_also_in_sessions_of_its_own(tmp_path):
    steps = """
step_a() { python3 -c 'import subprocess, sys
p = subprocess.Popen(["sleep", "600"], start_new_session=True); print(p.pid, flush=True); p.wait()'; }
step_b() { trap "" TERM; echo $BASHPID; while :; do sleep 600; done; }
"""
    call = "trap stop_all INT TERM HUP; side_by_side a b"
    process = subprocess.Popen(script(tmp_path, steps, call), cwd=tmp_path, stderr=subprocess.DEVNULL)
    logs = [tmp_path / "log/test-a.log", tmp_path / "log/test-b.log"]
    until(lambda: all(log.exists() and log.read_text().strip() for log in logs), "neither step has begun")
    started = [int(log.read_text()) for log in logs]
    assert all(alive(one) for one in started)
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 130
    assert not [one for one in started if alive(one)]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["gmaes"], "unknown layer gmaes (allowed: all checks games lab notebooks browser jdks)"),
        (["games", "browser", "all"], "unknown layer all"),
        (["games", "NoSuchTest"], "./lab test games: NoSuchTest is no test class"),
        (["games", "PlotTest"], "./lab test games: PlotTest is no test class"),
        (["lab", "test_nothing.py"], "./lab test lab: test_nothing.py is no"),
        (["notebooks", "99-nothing"], "./lab test notebooks: 99-nothing is no"),
        (["checks", "ZeckendorfTest"], "./lab test checks: ZeckendorfTest is no"),
    ],
)
def test_a_wrong_name_is_refused_before_anything_is_set_up(given, said):
    done = subprocess.run([ROOT / "lab", "test", *given], capture_output=True, text=True)
    assert done.returncode == 2
    assert said in done.stderr and "·" not in done.stderr


def test_names_choose_what_is_run(tmp_path):
    """What the steps hand to Maven and pytest, here printed."""
    steps = f"""
root='{ROOT}' java_home=/jdk prefix='{sys.prefix}'
maven() {{ echo "maven $*"; }}
kernelspec() {{ :; }}
python_tests() {{ echo "pytest ${{marks[*]}} $*"; }}
"""
    made = run(tmp_path, steps, "only games 'ZeckendorfTest#sum' WythoffTest; step_only").stdout
    assert "-pl lib/games,lib/games -am -Dtest=ZeckendorfTest#sum,WythoffTest" in made
    made = run(tmp_path, steps, "only lab test_run.py PlotTest; step_only").stdout
    assert "-pl lib/lab -am -Dtest=PlotTest" in made and "pytest -m  project/test_run.py" in made
    made = run(tmp_path, steps, "only notebooks 01-wythoff test_kernel.py; step_only").stdout
    assert "pytest -m  notebooks -k 01-wythoff or 01_wythoff" in made and "pytest -m  notebooks/test_kernel.py" in made


BEHIND = f"""
. '{ROOT}/setup/steps.sh'
has_page_compiler() {{ return 1; }}
chosen=(browser)
"""


def test_javac_for_pages_is_compiled_behind_the_other_steps(tmp_path, monkeypatch):
    """At low priority, where the tests look for it; nothing where it is compiled already."""
    # These tests may run in a ./lab test that compiles it.
    for name in ("LOG", "MARK"):
        monkeypatch.delenv(f"NIMBOOK_PAGE_COMPILER_{name}", raising=False)
    steps = BEHIND + "page_compiler() { until [ -f go ]; do sleep 0.05; done; nice; echo made; }\n"
    call = """mkdir build; root=$PWD; page_compiler_in_background
cat "$NIMBOOK_PAGE_COMPILER_MARK"; echo "$!"; : >go; wait
[ ! -e "$NIMBOOK_PAGE_COMPILER_MARK" ]; echo "$?"; cat "$NIMBOOK_PAGE_COMPILER_LOG" """
    done = run(tmp_path, steps, call)
    mark, process, status, priority, said = done.stdout.split()
    assert mark == process and (status, said) == ("0", "made")
    assert int(priority) > min(os.nice(0), 18)
    assert "· compiling javac for pages in the background, once" in done.stderr
    call = 'has_page_compiler() { :; }; page_compiler_in_background; echo "${NIMBOOK_PAGE_COMPILER_LOG-none}"'
    assert run(tmp_path, steps, call).stdout == "none\n"


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        ("· compiling javac for pages, once: failed\nThe network cannot be reached. The first set-up", pytest.skip),
        ("· compiling javac for pages, once: failed\n    [ERROR] Cell.java:7", pytest.fail),
    ],
)
def test_why_javac_for_pages_could_not_be_compiled_is_said(said, outcome, tmp_path, monkeypatch):
    (tmp_path / "log").write_text(said)
    (tmp_path / "ended").write_text(str(end_process()))
    monkeypatch.setattr(pagejava, "_is_made", lambda: False)
    monkeypatch.setenv("NIMBOOK_PAGE_COMPILER_LOG", str(tmp_path / "log"))
    monkeypatch.setenv("NIMBOOK_PAGE_COMPILER_MARK", str(tmp_path / "ended"))
    with pytest.raises(outcome.Exception, match=re.escape(said.splitlines()[1])):
        pagejava.compiler()


def end_process():
    """The number of a process that is no more."""
    with subprocess.Popen(["true"]) as process:
        pass
    return process.pid
