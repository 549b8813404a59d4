"""The entrance: what it says when something is missing or too old, what it lists, what it starts, and that it runs on
macOS's bash.
"""

import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from support.jupyter import free_port, until_answered
from support.places import ROOT
from support.waiting import PATIENCE, until

WEIGHT = 15

PREFIX = Path(sys.prefix)
SCRIPTS = ["lab", *(f"setup/{path.name}" for path in sorted((ROOT / "setup").glob("*.sh"))), "tests/run.sh"]


def test_help_lists_every_command_and_needs_nothing(lab, machine, clone):
    done = lab("--help")
    assert done.returncode == 0
    for command in ("build", "test", "claims", "store", "jshell", "--help"):
        assert f"./lab {command}" in done.stdout
    named = set(re.findall(r"^  (\w+)\) shift;", (ROOT / "lab").read_text(), re.M))
    assert named == set(re.findall(r"\./lab ([a-z]+)", done.stdout)) >= {"build", "test"}


def test_an_unknown_command_is_refused(lab, machine, clone):
    done = lab("notebok")
    assert done.returncode == 2
    assert "unknown command notebok" in done.stderr and "Usage:" in done.stderr


@pytest.mark.parametrize(
    "program, script, said",
    [
        ("java", None, "needs a JDK, version 17 or newer: none was found"),
        ("python3", "echo 3.9.18\n", "needs Python, version 3.10 or newer: found Python 3.9.18 ("),
        ("python3", None, "needs Python, version 3.10 or newer: none was found"),
        ("mvn", None, "needs Maven, version 3.6.3 or newer: none was found"),
        ("mvn", "echo 'Apache Maven 3.5.4 (abcdef)'\n", "found Maven 3.5.4 ("),
    ],
)
def test_what_is_missing_or_too_old_is_said_before_anything_takes_time(lab, machine, clone, program, script, said):
    if program != "python3":
        machine.everything()
        (machine.folder / program).unlink()
    if script:
        machine.program(program, script)
    # Of the JDKs that this machine has in the usual places, none is known.
    places = clone / "python/nimbook/launch/jdk.py"
    places.write_text(places.read_text().replace("def find(", "find_installed = lambda *_: []\n\n\ndef find(", 1))
    done = lab("build")
    assert done.returncode == 1
    for word in (said, "Debian, Ubuntu:", "apt-get install", "conda install"):
        assert word in done.stderr, done.stderr
    assert {path.name for path in clone.iterdir()} == {".mvn", "lab", "pom.xml", "python", "setup"}


def test_a_failing_step_names_its_log_and_is_done_again(lab, machine, clone):
    machine.everything()
    done = lab("build", FAILS=1)
    assert done.returncode == 1
    log = clone / "build/log/jars.log"
    assert f"The whole log: {log}" in done.stderr and "the reason" in done.stderr
    assert log.read_text() == "the reason\n"
    assert not (clone / ".venv/share/nimbook/jars.json").exists()
    assert lab("build").returncode == 0


def test_a_prefix_that_is_no_environment(lab, machine, clone, tmp_path):
    machine.everything()
    done = lab("build", "--prefix", str(tmp_path))
    assert done.returncode == 1 and "is not a Python environment" in done.stderr
    done = lab("build", "--prefix", "nowhere")
    assert done.returncode == 2 and "there is no folder nowhere" in done.stderr


def test_nothing_that_the_bash_of_macos_lacks():
    """bash 3.2 has no associative arrays, readarray, ${x,,} or |&; BSD's tools no sed -i without a suffix, readlink -f,
    GNU's find -printf.
    """
    for name in SCRIPTS:
        lines = [line for line in (ROOT / name).read_text().splitlines() if not line.lstrip().startswith("#")]
        for bad in (
            r"declare -A",
            r"local -A",
            r"readarray|mapfile",
            r"\$\{\w+(,,|\^\^)",
            r"\|&",
            r"&>>",
            r"readlink -f",
            r"-printf",
            r"sed -i",
            r"\bgrep -P",
            r"\\x1b",
            r"head -n -",
            r"\bcoproc\b",
            r"(?<!-)\btimeout ",
        ):
            assert not [line for line in lines if re.search(bad, line)], f"{name}: {bad}"
        subprocess.run(["bash", "-n", ROOT / name], check=True)


def test_the_kernelspec_carries_the_class_path_and_the_jdk():
    spec = json.loads((PREFIX / "share/jupyter/kernels/nimbook/kernel.json").read_text())
    assert spec["language"] == "java" and spec["interrupt_mode"] == "message"
    assert os.access(spec["argv"][0], os.X_OK) and Path(spec["argv"][0]).is_absolute()
    folder = Path(spec["argv"][-3].split(os.pathsep)[-1]).parent
    names = {re.sub(r"-\d.*", "", jar.name) for jar in folder.glob("*.jar")}
    assert {
        "nimbook-games",
        "nimbook-documents",
        "nimbook-survey",
        "nimbook-widget",
        "nimbook-lab",
        "tablesaw-core",
        "slf4j-nop",
    } <= names
    assert "jjava-jupyter" not in names  # the kernel brings its own


def test_jupyterlab_asks_the_network_for_nothing():
    settings = json.loads((PREFIX / "share/jupyter/lab/settings/overrides.json").read_text())
    assert settings["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"


def test_what_is_opened(lab, made, clone, tmp_path):
    """What the entrance says to the launcher: here a stand-in that prints what it was started with."""
    (clone / "notebooks").mkdir()
    shutil.copy(ROOT / "notebooks/05-fibonacci-nim.ipynb", clone / "notebooks")
    (tmp_path / "own.ipynb").write_text("{}")

    def start(*options):
        done = lab(*options)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip().splitlines()[-1].split(" open ")[1]

    assert start() == f"{clone}/notebooks"
    for options in (
        ["--no-browser", "--port", "9999"],
        ["05-fibonacci-nim.ipynb", "--port", "9999"],
        [str(tmp_path / "own.ipynb")],
        [str(tmp_path)],
        ["--notebook-dir=elsewhere"],
        ["--ServerApp.root_dir=elsewhere"],
    ):
        assert start(*options) == " ".join([f"{clone}/notebooks", *options])
    refused = lab("99-nothing.ipynb")
    assert refused.returncode == 2 and "there is no notebook 99-nothing.ipynb" in refused.stderr


@pytest.mark.skipif(
    not (ROOT / ".venv").is_dir() or PREFIX != ROOT / ".venv",
    reason="./lab starts from .venv, and these tests run elsewhere",
)
def test_a_second_start_opens_jupyterlab_on_the_notebooks_and_prints_the_address(tmp_path):
    port, token = free_port(), secrets.token_hex(8)
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {f"JUPYTER_{kind}_DIR": str(tmp_path / kind.lower()) for kind in ("CONFIG", "RUNTIME", "DATA")}
    log = tmp_path / "out"
    with log.open("w") as out:
        process = subprocess.Popen(
            [str(ROOT / "lab"), "--port", str(port), "--no-browser", f"--IdentityProvider.token={token}"],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        until_answered(process, f"http://127.0.0.1:{port}", token, lambda: log.read_text()[-2000:])
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/contents?token={token}", timeout=PATIENCE) as reply:
            answer = json.load(reply)
        shown = {entry["name"] for entry in answer["content"]}
        assert shown >= {p.name for p in (ROOT / "notebooks").glob("*.ipynb")}
        with urllib.request.urlopen(
            f"http://127.0.0.1:{port}/api/kernelspecs?token={token}", timeout=PATIENCE
        ) as reply:
            assert json.load(reply)["kernelspecs"]["nimbook"]["spec"]["display_name"] == "Java (nimbook)"
        # The address is that of the tour: it is the first to open.
        until(lambda: f":{port}/lab/tree/00-tour.ipynb?" in log.read_text(), log.read_text)
        # Nothing was missing, so nothing was made.
        assert "·" not in log.read_text().split("[I ")[0]
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
