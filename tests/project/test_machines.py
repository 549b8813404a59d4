"""Machines that are not ours, for real: another user, a home that is mounted read-only, a full disk, no network, a port
in use. What takes the rights of root or a namespace of its own is skipped where the machine does not give them.
"""

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import pytest

from project.conftest import Machine, copy_clone, run_lab
from support.places import ROOT
from support.waiting import until

NOBODY = 65534


def able(*command: str):
    """Skips where the command is not to be had."""
    done = subprocess.run([*command, "true"], capture_output=True) if shutil.which(command[0]) else None
    if done is None or done.returncode:
        pytest.skip(f"{' '.join(command)} is not to be had here")


@pytest.fixture
def open_folder():
    """Every user may look into it, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="nimbook-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


AS_NOBODY = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]


def machine_without_user(folder: Path) -> Machine:
    """With a Python that every user may run."""
    able(*AS_NOBODY)
    for name in ("python3", sys.executable):
        found = shutil.which(name, path="/usr/bin:/usr/local/bin") or name
        if subprocess.run([*AS_NOBODY, found, "-c", "import sys; assert sys.version_info >= (3, 10)"]).returncode == 0:
            machine = Machine(folder)
            machine.everything(Path(found))
            return machine
    pytest.skip("no Python here that another user may run")


@pytest.mark.all
def test_a_user_who_is_not_root(open_folder):
    machine = machine_without_user(open_folder)
    clone = copy_clone(open_folder / "clone")
    for path in [open_folder, *open_folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
    done = run_lab(machine, clone, "build", before=AS_NOBODY)
    assert done.returncode == 0, done.stderr
    assert {path.stat().st_uid for path in (clone / ".venv").rglob("*") if not path.is_symlink()} == {NOBODY}
    # JupyterLab is allowed to run as root only where it does.
    assert "--allow-root" not in run_lab(machine, clone, before=AS_NOBODY).stdout
    # What root has set up, another one may start.
    assert run_lab(machine, clone, "build").stderr.startswith("Ready: ")
    assert run_lab(machine, clone, "build", before=AS_NOBODY).stderr.startswith("Ready: ")


@pytest.mark.all
def test_a_clone_of_somebody_else(open_folder):
    machine = machine_without_user(open_folder)
    machine.calls.chmod(0o777)
    clone = copy_clone(open_folder / "clone")
    done = run_lab(machine, clone, "build", before=AS_NOBODY)
    assert done.returncode == 1
    assert "cannot be written by" in done.stderr and "copy it to a folder of your own" in done.stderr
    assert run_lab(machine, clone, "build").returncode == 0
    ready = run_lab(machine, clone, "build", before=AS_NOBODY)
    assert ready.returncode == 0 and "Ready: " in ready.stderr, ready.stderr


def in_mounts(script: str) -> list[str]:
    """A shell whose mounts are its own; it runs the script, then what comes after."""
    return ["unshare", "--mount", "sh", "-c", script + '\nexec "$@"', "sh"]


@pytest.mark.all
def test_a_home_that_is_mounted_read_only(tmp_path):
    able("unshare", "--mount")
    machine = Machine(tmp_path)
    machine.everything()
    clone = copy_clone(tmp_path / "clone")
    home = tmp_path / "home"
    home.mkdir()
    mounts = in_mounts(f"mount --bind '{home}' '{home}' && mount -o remount,ro,bind '{home}'")
    done = run_lab(machine, clone, "build", before=mounts, HOME=home)
    assert done.returncode == 0, done.stderr
    assert f"The home folder {home} cannot be written; {clone}/build/home takes its place" in done.stderr
    assert "-Dmaven.repo.local=" in machine.calls_of("mvn")[-1]


@pytest.mark.all
def test_a_disk_that_gets_full(tmp_path):
    able("unshare", "--mount")
    machine = Machine(tmp_path)
    machine.everything()
    uv = (machine.folder / "uv").read_text().removeprefix("#!/bin/sh\n")
    machine.program("uv", f'[ "$1" != pip ] || {shutil.which("dd")} if=/dev/zero of=much || exit 1\n{uv}')
    clone = copy_clone(tmp_path / "clone")
    mounts = in_mounts(
        f"cp -R '{clone}' '{tmp_path}/kept' && mount -t tmpfs -o size=4m tmpfs '{clone}' && "
        f"cp -R '{tmp_path}'/kept/. '{clone}'"
    )
    done = run_lab(machine, clone, "build", before=mounts)
    assert done.returncode == 1
    assert "The disk is full. The set-up needs 400 MB" in done.stderr, done.stderr


def without_network(*, loopback: bool) -> list[str]:
    up = "import fcntl, socket, struct; s = socket.socket(); fcntl.ioctl(s, 0x8914, struct.pack('16sh', b'lo', 1))"
    return ["unshare", "--net", "sh", "-c", f'"$0" -c "{up if loopback else ""}" && exec "$@"', sys.executable]


@pytest.mark.all
def test_the_first_start_without_a_network(tmp_path):
    able("unshare", "--net")
    clone = copy_clone(tmp_path / "clone")
    home = tmp_path / "home"
    home.mkdir()
    done = subprocess.run(
        [*without_network(loopback=True), clone / "lab", "build"],
        env={"PATH": os.environ["PATH"], "HOME": str(home)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "The network cannot be reached. The first set-up needs it once" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def jupyter(tmp_path):
    """Starts ./lab of this clone with Jupyter's files elsewhere; gives what it says up to its port and token."""
    started = []

    def start(*arguments, before=(), **environment):
        folders = {f"JUPYTER_{name}_DIR": str(tmp_path / name) for name in ("CONFIG", "DATA", "RUNTIME")}
        process = subprocess.Popen(
            [*before, ROOT / "lab", "--no-browser", *arguments],
            env={**os.environ, **folders, **environment},
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        said = ""
        for line in process.stderr:
            said += line
            if address := re.search(r"http://(?:localhost|127\.0\.0\.1):(\d+)/lab\S*\?token=(\w+)", line):
                return said, int(address[1]), address[2]
        raise AssertionError(said)

    yield start
    for process in started:
        process.terminate()
        process.wait()
        process.stderr.close()


def status(port: int, token: str) -> dict:
    """It says its address before it listens."""

    def answer():
        with (
            contextlib.suppress(OSError),
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/status?token={token}") as answer,
        ):
            return json.load(answer)

    return until(answer, f"nothing answers at port {port}")


@pytest.mark.parametrize("named", [False, True], ids=["the usual port", "a port that is named"])
def test_a_port_in_use(jupyter, named):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        # In the place of 8888, which may be another's, and free a moment later.
        said, found, token = jupyter("--port", str(port)) if named else jupyter(JUPYTER_PORT=str(port))
    assert found != port
    assert f"The port {port} is already in use" in said
    assert "started" in status(found, token)


@pytest.mark.all
def test_the_second_start_without_a_network(jupyter):
    able("unshare", "--net")
    said, _, _ = jupyter(before=without_network(loopback=True))
    # Nothing is made again, and nothing is downloaded.
    assert "· installing" not in said and "· building" not in said and "Traceback" not in said
