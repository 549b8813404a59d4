"""What goes on after JupyterLab has opened: the library's jars at a first start, then the engine for pages and the
archive. The clones are set up by stand-ins (conftest.py).
"""

import json
import signal
import subprocess

import pytest
from nimbook.launch import kernel

from project.conftest import alive, children_with, is_whole, prefix, read_until
from support.places import ROOT
from support.waiting import PATIENCE, until


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_what_is_compiled_in_the_background_ends_with_jupyterlab_however_it_ends(lab, machine, clone, number):
    machine.everything()
    process = lab(background=True, STAYS=1, COMPILES=1)
    read_until(process, "compiling the library for live pages in the background")
    mark = prefix(clone) / "share/nimbook/engine.pid"
    until(lambda: any("lib/web" in call for call in machine.calls_of("mvn")), "Maven was not called")
    worker = int(mark.read_text())
    process.send_signal(number)
    process.communicate(timeout=PATIENCE)
    until(lambda: not [pid for pid in children_with(machine.folder) if alive(pid)], "a process is left")
    assert not alive(worker) and not mark.exists()
    # Where it is not ended it is whole, and nothing goes on looking at JupyterLab.
    process = lab(background=True, STAYS=1)
    until(lambda: (prefix(clone) / "share/nimbook/engine.json").exists() and not mark.exists(), "no engine was made")
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert is_whole(lab)


def kernelspec(clone) -> list[str]:
    return json.loads((prefix(clone) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"]


def start_kernel(clone) -> subprocess.Popen:
    command = [word.replace("{connection_file}", "a-file") for word in kernelspec(clone)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, env={"HOME": clone.parent}, **pipes)


def test_jupyterlab_opens_before_the_library_is_built_and_its_kernels_wait(lab, machine, clone):
    machine.everything()
    java = machine.folder.parent / "jdk/bin/java"
    java.write_text('#!/bin/sh\necho "$@"\n')
    java.chmod(0o755)
    built = machine.folder / "built"
    process = lab(background=True, STAYS=1, JARS=built)
    read_until(process, "JupyterLab opens meanwhile")
    assert " open " in process.stdout.readline()
    waiting = start_kernel(clone)
    assert waiting.poll() is None and kernel.MAIN not in kernelspec(clone)
    built.touch()
    said, wrong = waiting.communicate(timeout=PATIENCE)
    assert f"nimbook-lab-1.jar {kernel.MAIN} a-file" in said, wrong
    share = prefix(clone) / "share/nimbook"
    until(lambda: (share / "engine.json").exists() and not (share / "engine.pid").exists(), "no engine was made")
    assert kernel.MAIN in kernelspec(clone)
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert is_whole(lab)


def test_a_kernel_whose_library_cannot_be_built_says_so(lab, machine, clone):
    machine.everything()
    tried = machine.folder / "tried"
    process = lab(background=True, STAYS=1, JARS=tried, FAILS=1)
    read_until(process, "JupyterLab opens meanwhile")
    assert " open " in process.stdout.readline()
    waiting = start_kernel(clone)
    tried.touch()
    _, said = waiting.communicate(timeout=PATIENCE)
    log = clone / "build/log/jars.log"
    assert waiting.returncode == 1 and said == f"The library was not built, see {log}; ./lab goes on.\n"
    read_until(process, f"The whole log: {log}")
    process.kill()
    process.communicate(timeout=PATIENCE)


def test_jupyterlab_does_not_open_where_the_library_has_failed_before(lab, machine, clone):
    machine.everything()
    installed = machine.folder / "installed"
    process = lab(background=True, UNTIL=installed, FAILS=1)
    read_until(process, "The whole log: ")
    installed.touch()
    opened, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and opened == "" and "opens" not in said


def test_the_mark_of_another_background_process_stays(tmp_path):
    text = f""". '{ROOT}/setup/steps.sh'
behind mark log sh -c 'until [ -f go ]; do sleep 0.05; done'
echo 1 >mark; : >go; wait; cat mark
"""
    done = subprocess.run(["bash", "-uc", text], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "1\n", done.stderr
