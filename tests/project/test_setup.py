"""What the set-up makes is whole or made again; one at a time; stopped at once; and a cause that is not ours is one
sentence. The clones are set up by stand-ins (conftest.py).
"""

import contextlib
import json
import os
import re
import shutil
import signal
import sys
from pathlib import Path

import pytest

from project.conftest import alive, children_with, copy_clone, is_whole, prefix, read_until
from support.waiting import PATIENCE, until

SITE = f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
SUM = "c5919a885d0e983e8bcfedc3ad1ab67b4020c2c31be5bfc2e8117f072fdc9106"


def test_a_second_start_makes_nothing(ready):
    before = {name: ready.machine.calls_of(name) for name in ("uv", "mvn")}
    assert is_whole(ready.lab)
    assert {name: ready.machine.calls_of(name) for name in ("uv", "mvn")} == before


def shorten(path: Path):
    path.write_bytes(path.read_bytes()[:-1])


def alter(path: Path):
    """One byte is another, as a disk may lose it, at another time than the set-up's."""
    raw = path.read_bytes()
    path.write_bytes(bytes([raw[0] ^ 1]) + raw[1:])
    os.utime(path, (0, 0))


@pytest.mark.parametrize(
    "damage, said",
    [
        (lambda p: alter(p / "share/nimbook/jars/nimbook-lab-1.jar"), "building the library"),
        (lambda p: alter(p / SITE / "jupyterlab/__init__.py"), "made anew: 1 of 3 files are missing or changed"),
        (lambda p: shorten(p / "share/nimbook/jars/nimbook-lab-1.jar"), "building the library"),
        (lambda p: (p / "share/nimbook/jars/nimbook-lab-1.jar").unlink(), "building the library"),
        (lambda p: shutil.rmtree(p / "share/nimbook/jars"), "building the library"),
        (lambda p: (p / "share/nimbook/katex.jar").unlink(), "building the library"),
        (lambda p: (p / "share/nimbook/jars/nimbook-web-1.jar").unlink(), "compiling the library for live pages"),
        (lambda p: (p / "share/nimbook/jars.json").write_text("{"), "building the library"),
        (lambda p: shutil.rmtree(p / "share/jupyter/kernels"), "1 of 3 files are missing or changed"),
        (lambda p: shutil.rmtree(p / SITE / "jupyterlab"), "made anew: 1 of 3 files are missing or changed"),
        (lambda p: shorten(p / SITE / "jupyterlab/__init__.py"), "made anew: 1 of 3 files are missing or changed"),
        (lambda p: (p / "share/nimbook/python.json").unlink(), "making .venv"),
        (lambda p: (p / "bin/python").unlink(), "its Python does not run"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_damage_is_noticed_and_mended(ready, damage, said):
    made = prefix(ready.clone)

    def files():
        found = {str(p.relative_to(made)): p.read_bytes() for p in made.rglob("*") if p.is_file()}
        # The JVM takes an archive of classes for jars of the same time only.
        spec = "share/jupyter/kernels/nimbook/kernel.json"
        found[spec] = re.sub(rb"kernel-\w+\.jsa", b"", found[spec])
        return {name: text for name, text in found.items() if "share/nimbook/" not in name or name.endswith(".jar")}

    whole = files()
    damage(made)
    done = ready.lab("build")
    assert done.returncode == 0 and said in done.stderr, done.stderr
    assert files() == whole and is_whole(ready.lab)


def test_a_file_that_was_only_touched_is_whole(ready):
    os.utime(prefix(ready.clone) / SITE / "jupyterlab/__init__.py", (0, 0))
    assert is_whole(ready.lab)
    os.utime(prefix(ready.clone) / "share/nimbook/jars/nimbook-lab-1.jar", (0, 0))
    assert ready.lab("build").stderr.startswith("· preparing quick starts of the kernel")
    assert is_whole(ready.lab)


def test_the_list_of_files_says_what_was_made(ready):
    clone = ready.clone
    share = prefix(clone) / "share/nimbook"
    kept = {part: json.loads((share / f"{part}.json").read_text()) for part in ("python", "jars", "engine")}
    sizes = {part: {name: state[0] for name, state in kept[part]["files"].items()} for part in kept}
    assert sizes["python"][f"{SITE}/jupyterlab/__init__.py"] == len("a package\n")
    # printf 'a package\n' | sha256sum
    assert kept["python"]["files"][f"{SITE}/jupyterlab/__init__.py"][2] == SUM
    assert kept["python"]["interpreter"][0] == list(sys.version_info[:2])
    lab, web = (f"share/nimbook/jars/nimbook-{name}-1.jar" for name in ("lab", "web"))
    size = {name: (prefix(clone) / name).stat().st_size for name in (lab, web)}
    assert sizes["jars"] == {lab: size[lab], "share/nimbook/katex.jar": 9}
    assert sizes["engine"] == {web: size[web]}
    assert "pom.xml" in kept["jars"]["inputs"]


def test_an_environment_of_another_python_is_made_anew_with_the_jars_kept(ready):
    record = prefix(ready.clone) / "share/nimbook/python.json"
    kept = json.loads(record.read_text())
    kept["interpreter"][0] = [3, 9]
    record.write_text(json.dumps(kept))
    builds = len(ready.machine.calls_of("mvn"))
    done = ready.lab("build")
    assert done.returncode == 0 and "is made anew: Python has changed" in done.stderr
    assert len(ready.machine.calls_of("mvn")) == builds


def test_a_moved_clone_is_set_up_again(lab, made, clone, tmp_path):
    moved = clone.rename(tmp_path / "elsewhere")
    done = lab("build", where=moved)
    assert done.returncode == 0 and "is made anew: the folder was moved" in done.stderr
    assert str(moved) in (moved / ".venv/share/jupyter/kernels/nimbook/kernel.json").read_text()


def test_another_list_is_added_to_a_whole_environment(lab, made, clone):
    venvs = sum(line.startswith("venv") for line in made.calls_of("uv"))
    assert lab("build", "--all").returncode == 0
    assert "python/requirements/tools.txt" in made.calls_of("uv")[-1]
    assert sum(line.startswith("venv") for line in made.calls_of("uv")) == venvs
    # The reader's list is in it: nothing is installed for a plain start.
    assert is_whole(lab)
    with (clone / "python/requirements/lab.txt").open("a") as file:
        file.write("# a newer list\n")
    assert "installing JupyterLab" in lab("build").stderr


def test_sources_that_changed_are_built_again(ready):
    source = ready.clone / "lib/games/src/main/java/Game.java"
    source.parent.mkdir(parents=True)
    for change in (
        lambda: source.write_text("class Game {}\n"),
        lambda: os.utime(source, (0, 0)),  # as when an older text comes back
        source.unlink,
    ):
        change()
        assert "building the library" in ready.lab("build").stderr
    assert is_whole(ready.lab)


def test_another_jdk_needs_no_new_build(lab, made, clone, tmp_path):
    home = tmp_path / "jdk-25"
    (home / "bin").mkdir(parents=True)
    (home / "bin/javac").write_text("#!/bin/sh\n")
    (home / "bin/javac").chmod(0o755)
    made.java("25", home)
    said = lab("build").stderr
    assert "preparing quick starts" in said and "building" not in said  # an archive of classes is its JDK's own
    spec = json.loads((prefix(clone) / "share/jupyter/kernels/nimbook/kernel.json").read_text())
    assert spec["argv"][0] == f"{home}/bin/java"


def test_a_java_home_that_is_passed_over_is_said(ready, tmp_path):
    done = ready.lab("build", JAVA_HOME=tmp_path / "nowhere")
    assert done.returncode == 0
    assert re.search(r"^JAVA_HOME \(.*nowhere\) is not a JDK of version 17 or newer; the one on the PATH", done.stderr)
    assert done.stderr.count("\n") == 2  # that sentence, and "Ready"


# ---- one at a time, stopped at once ----------------------------------------------------------------------------------


def test_two_set_ups_of_one_clone_wait_for_each_other(lab, machine, clone):
    machine.everything()
    both_run = machine.folder / "both run"
    first = lab("build", background=True, UNTIL=both_run)
    read_until(first, "installing JupyterLab")
    second = lab("build", background=True)
    read_until(second, f"Another ./lab sets up this clone (process {first.pid}); waiting until it has finished")
    both_run.touch()
    assert first.wait(PATIENCE) == 0 and second.wait(PATIENCE) == 0
    # The second finds all made.
    assert sum(line.startswith("pip install") for line in machine.calls_of("uv")) == 1
    first.communicate()
    second.communicate()


def test_a_set_up_that_was_killed_holds_nothing(lab, machine):
    machine.everything()
    first = lab("build", background=True, SLOW=30)
    read_until(first, "installing JupyterLab")
    os.killpg(first.pid, signal.SIGKILL)
    # What it began is in groups of its own.
    for job in children_with(machine.folder):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(os.getpgid(job), signal.SIGKILL)
    first.communicate()
    done = lab("build")
    assert done.returncode == 0 and "Another ./lab" not in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_set_up_with_all_that_it_began(lab, machine, clone, number):
    machine.everything()
    process = lab("build", background=True, SLOW=60)
    read_until(process, "installing JupyterLab")
    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == -number
    assert "Stopped. The next ./lab goes on with what is missing." in said
    until(lambda: not [pid for pid in children_with(machine.folder) if alive(pid)], "a process is left")
    done = lab("build")
    assert done.returncode == 0, done.stderr


# ---- machines that are not ours --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ['Übung ð, it\'s "quoted"; cost$HOME & back\\slash', "$"])
def test_any_name_of_a_folder(lab, machine, tmp_path, name):
    machine.everything()
    clone = copy_clone(tmp_path / name)
    done = lab("build", where=clone)
    assert done.returncode == 0, done.stderr
    spec = json.loads((clone / ".venv/share/jupyter/kernels/nimbook/kernel.json").read_text())
    jars = f"{clone}/.venv/share/jupyter/kernels/java/jjava.jar:{clone}/.venv/share/nimbook/jars/nimbook-lab-1.jar"
    assert jars in spec["argv"]
    assert is_whole(lab, where=clone)


def test_a_colon_in_the_path_is_refused_before_anything_is_made(lab, machine, tmp_path):
    machine.everything()
    clone = copy_clone(tmp_path / "a:b")
    done = lab("build", where=clone)
    assert done.returncode == 1 and "colon in a path for a separator" in done.stderr
    assert machine.calls_of("uv") == machine.calls_of("mvn") == []


# The other tests run in the locale C.
OTHER_LOCALES = [pytest.param(name, marks=pytest.mark.all) for name in ("C.UTF-8", "de_DE.UTF-8", "de_DE.ISO-8859-1")]


@pytest.mark.parametrize("locale", ["tr_TR.UTF-8", *OTHER_LOCALES])
def test_any_locale_and_time_zone(lab, machine, clone, locale):
    machine.everything()
    assert lab("build", LC_ALL=locale, TZ="Asia/Kolkata").returncode == 0
    # bash warns of a locale that the machine has not.
    again = lab("build", LC_ALL=locale, TZ="Australia/Eucla")
    said = [line for line in again.stderr.splitlines() if "setlocale" not in line]
    assert len(said) == 1 and said[0].startswith("Ready: ")


def test_a_home_that_cannot_be_written(ready, tmp_path):
    # Maven has its own idea of the home folder.
    (prefix(ready.clone) / "share/nimbook/jars.json").unlink()
    done = ready.lab("build", HOME=tmp_path / "nobody's")
    assert done.returncode == 0
    home = ready.clone / "build/home"
    assert f"cannot be written; {home} takes its place for caches and settings." in done.stderr and home.is_dir()
    assert f"-Dmaven.repo.local={home}/.m2/repository" in ready.machine.calls_of("mvn")[-1]


def test_maven_keeps_its_files_in_javas_home_or_where_that_is_none_in_the_users(lab, machine, clone, tmp_path):
    """Java takes the home folder from the list of users: "?" for a container's number without a name."""
    machine.everything()
    machine.java(user_home=tmp_path)
    assert lab("build").returncode == 0
    assert not [line for line in machine.calls_of("mvn") if "maven.repo.local" in line]
    for none in ("?", tmp_path / "nonexistent"):
        machine.java(user_home=none)
        (prefix(clone) / "share/nimbook/jars.json").unlink()
        assert lab("build").returncode == 0
        assert f"-Dmaven.repo.local={clone.parent}/.m2/repository" in machine.calls_of("mvn")[-1]


NETWORK = "The network cannot be reached. The first set-up needs it once"
FULL = "The disk is full. The set-up needs 400 MB"
OTHER = "A file that was downloaded is not the one that nimbook was tested with"


@pytest.mark.parametrize(
    "program, words, said",
    [
        # What uv 0.13 and Maven 3.8 wrote when they were started without a network, on a full disk, with another hash.
        ("uv", "Caused by: dns error: failed to lookup address information: Name or service not known", NETWORK),
        ("uv", "error: failed to write to file: No space left on device (os error 28)", FULL),
        ("uv", "error: Hash mismatch for anyio==4.16.0", OTHER),
        ("mvn", "Could not transfer artifact x: some.host: Temporary failure in name resolution", NETWORK),
        ("mvn", "Unknown host some.host", NETWORK),
        ("mvn", "java.io.IOException: No space left on device", FULL),
        ("mvn", "Checksum validation failed, expected 1 but is 2", OTHER),
        # No cause that a user can mend: the log's own words.
        ("mvn", "Could not resolve dependencies: no artifact x", "    Could not resolve dependencies: no"),
    ],
)
def test_a_cause_that_a_user_can_mend_is_one_sentence(lab, machine, program, words, said):
    machine.everything()
    script = (machine.folder / program).read_text()
    fails = f'case "$*" in *package*|pip*) echo "{words}"; exit 1 ;; esac\n'
    machine.program(program, fails + script.removeprefix("#!/bin/sh\n"))
    done = lab("build")
    assert done.returncode == 1
    assert said in done.stderr, done.stderr


def test_a_clone_that_cannot_be_written(lab, machine, clone):
    """As on a machine whose administrator has copied it."""
    machine.everything()
    (clone / "build").write_text("a file where the folder should be: root, too, can write nothing below it\n")
    done = lab("build")
    assert done.returncode == 1
    assert "cannot be written by" in done.stderr and "copy it to a folder of your own" in done.stderr
