"""The modules that run Java in a page: the library with its interpreter, and javac. Compiled here, a minute of
processor each; javac only when its sources have changed since.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.places import ROOT

JAVA = Path(json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"][0])
GAMES = ROOT / "lib/games/target/classes"
KERNEL = ROOT / "lib/page-kernel"
COMPILER = ROOT / "lib/page-compiler"
SCRIPTS = KERNEL / "src/main/resources/nimbook/page"
GAMES_LIST = ROOT / "lib/web/src/main/dispatch/games.txt"


def maven(*arguments):
    done = subprocess.run(["mvn", "-B", "-q", *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def library(folder, *lists, classes=GAMES):
    """Compiles `java.wasm`, its loader and its signatures into the folder; the path of the first."""
    maven("-pl", "lib/games,lib/page-kernel", "compile")
    maven("-pl", "lib/page-kernel", "dependency:build-classpath", f"-Dmdep.outputFile={folder / 'path'}")
    wasm = folder / "java.wasm"
    path = os.pathsep.join([str(KERNEL / "target/classes"), str(classes), (folder / "path").read_text()])
    arguments = [wasm, folder / "classes", "nimbook.page.Cells", *lists]
    done = subprocess.run(
        [JAVA, "-cp", path, "nimbook.dispatch.PageModule", *arguments], capture_output=True, text=True
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return wasm


def _current(made):
    sources = [COMPILER / "pom.xml", *(path for path in (COMPILER / "src/main").rglob("*") if path.is_file())]
    zipped = made / "compiler-source.zip"
    return zipped.exists() and all(path.stat().st_mtime <= zipped.stat().st_mtime for path in sources)


def compiler():
    """The folder of compiler.wasm and what goes with it."""
    made = COMPILER / "target/module"
    if not _current(made):
        maven("-Ppage-compiler", "-pl", "lib/page-compiler", "-am", "-DskipTests", "package")
    return made


def compiler_if_there(config):
    """The same for a test that is not marked `all`: a minute of processor is spent by `./lab test all` alone."""
    if config.option.markexpr == "not all" and not _current(COMPILER / "target/module"):
        pytest.skip("javac for pages is not compiled here: ./lab site does it, once (two minutes of processor)")
    return compiler()
