"""The archive of the kernel's classes: made by a kernel of these jars, used by the next, and never in the way."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from nimbook.launch import archive, jdk, kernel, places

from project.conftest import alive
from support.waiting import PATIENCE, until

JAVA = jdk.find().java


@pytest.fixture
def at(tmp_path, monkeypatch):
    """A folder for the archive, next to none of the jars."""
    monkeypatch.setattr(archive, "folder", lambda jars: tmp_path)
    return tmp_path


def archive_arguments():
    return JAVA, places.jars(), places.kernel_jar()


# Every set-up makes an archive, and the kernels of all other tests start from it.
@pytest.mark.all
def test_a_kernel_starts_from_the_archive_that_another_has_left(at, tmp_path, capfd):
    assert archive.options(*archive_arguments()) == []
    archive.make(*archive_arguments())
    assert capfd.readouterr() == ("", "")  # every cell ran
    made = archive.file(*archive_arguments())
    assert list(at.iterdir()) == [made]
    loaded = tmp_path / "loaded.txt"
    # The options stand in the kernelspec, too.
    folder = kernel.install(tmp_path / "data", *archive_arguments())
    assert f"-XX:SharedArchiveFile={made}" in (folder / "kernel.json").read_text()
    connection = tmp_path / "kernel.json"
    archive.run(
        *archive_arguments(), connection, *archive.options(*archive_arguments()), f"-Xlog:class+load:file={loaded}"
    )
    assert capfd.readouterr() == ("", "")
    source = {}
    for line in loaded.read_text().splitlines():
        name, _, place = line.rpartition("] ")[2].partition(" source: ")
        source[name] = place
    for name in ("nimbook.notebook.Setup", "nimbook.heatmap.Heatmap", "com.sun.tools.javac.code.Symtab"):
        assert source[name] == "shared objects file (top)", name


def test_an_archive_is_of_its_jdk_and_jars(at, tmp_path, monkeypatch):
    jars, kernel_jar = tmp_path / "jars", tmp_path / "jjava.jar"
    jars.mkdir()
    (jars / "a.jar").write_text("a")
    kernel_jar.write_text("k")
    first = archive.file(JAVA, jars, kernel_jar)
    (jars / "a.jar").write_text("aa")
    between = archive.file(JAVA, jars, kernel_jar)
    os.utime(jars / "a.jar", (0, 0))
    second = archive.file(JAVA, jars, kernel_jar)
    assert len({first, between, second, archive.file(sys.executable, jars, kernel_jar)}) == 4
    first.write_text("of older jars")

    def leaves_nothing(java, jars, kernel_jar, connection, option):
        assert option.startswith("-XX:ArchiveClassesAtExit=")

    monkeypatch.setattr(archive, "run", leaves_nothing)
    begun = at / f"{archive.BEGUN}by-another"
    begun.mkdir()
    archive.make(JAVA, jars, kernel_jar)
    assert first.exists() and not second.exists()
    os.utime(begun, (0, 0))  # it has died of it
    archive.make(JAVA, jars, kernel_jar)
    assert not begun.exists()
    # A JVM that makes none is not started again, and kernels start without.
    assert not first.exists() and second.stat().st_size == 0
    assert archive.options(JAVA, jars, kernel_jar) == []
    monkeypatch.setattr(archive, "run", None)
    archive.make(JAVA, jars, kernel_jar)


ALONE = """import sys
from pathlib import Path
from nimbook.launch import archive
archive.make_alone(sys.argv[1], Path(sys.argv[2]), Path("jjava.jar"))
"""


def test_a_signal_that_ends_its_making_ends_the_kernel_and_leaves_nothing(tmp_path):
    java, jars, number = tmp_path / "java", tmp_path / "share/jars", tmp_path / "number"
    java.write_text(f"#!/bin/sh\necho $$ >'{number}.part' && mv '{number}.part' '{number}'\nexec sleep 600\n")
    java.chmod(0o755)
    jars.mkdir(parents=True)
    environment = os.environ | {"PYTHONPATH": str(places.PACKAGE.parent)}
    process = subprocess.Popen([sys.executable, "-c", ALONE, java, jars], env=environment)
    until(number.exists, "no kernel was started")
    assert len(list(jars.parent.iterdir())) == 2
    process.terminate()
    assert process.wait(PATIENCE) == 128 + signal.SIGTERM
    assert not alive(int(number.read_text()))
    assert list(jars.parent.iterdir()) == [jars]


def test_an_archive_that_does_not_fit_is_not_spoken_of(at, tmp_path, capfd):
    archive.file(*archive_arguments()).write_bytes(b"no archive" * 1000)
    with open(tmp_path / "said.txt", "w") as said:
        archive.run(*archive_arguments(), tmp_path / "kernel.json", *archive.options(*archive_arguments()), said=said)
    assert (tmp_path / "said.txt").read_text() == "" and capfd.readouterr() == ("", "")


def test_a_wheel_keeps_it_in_the_users_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    assert archive.folder(places.PACKAGE / "jars") == tmp_path / "nimbook"
    assert archive.folder(Path("/clone/jars")) == Path("/clone")
    # Begun in parallel to JupyterLab, and only where it is missing.
    calls = []
    monkeypatch.setattr(archive.subprocess, "Popen", lambda command, **_: calls.append(command))
    monkeypatch.setattr(archive, "file", lambda *_: tmp_path / "kernel.jsa")
    archive.begin("java")
    assert calls == [[sys.executable, "-m", "nimbook.launch.archive", "java"]]
    (tmp_path / "kernel.jsa").touch()
    archive.begin("java")
    assert len(calls) == 1
