"""The modules that run Java in a page: the library with its interpreter, compiled here, and javac, a minute of
processor each.
"""

import base64
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from nimbook.book import java

from support.maven import maven
from support.places import ROOT
from support.waiting import PATIENCE, until

JAVA = Path(json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"][0])
# What GAMES_LIST is about.
GAMES = os.pathsep.join(str(ROOT / module / "target/classes") for module in ("lib/games", "lib/documents"))
KERNEL = ROOT / "lib/java-in-page/kernel"
COMPILER = ROOT / "lib/java-in-page/compiler"
SCRIPTS = KERNEL / "target/classes/nimbook/page"
GAMES_LIST = ROOT / "lib/web/src/main/dispatch/games.txt"


def library(folder, *lists, classes=GAMES):
    """Compiles `java.wasm`, its loader and its signatures into the folder; the path of the first."""
    maven(ROOT, "-pl", "lib/games,lib/documents,lib/java-in-page/kernel", "compile")
    maven(ROOT, "-pl", "lib/java-in-page/kernel", "dependency:build-classpath", f"-Dmdep.outputFile={folder / 'path'}")
    wasm = folder / "java.wasm"
    path = os.pathsep.join([str(KERNEL / "target/classes"), str(classes), (folder / "path").read_text()])
    arguments = [wasm, folder / "classes", "nimbook.page.Cells", *lists]
    done = subprocess.run(
        [JAVA, "-cp", path, "nimbook.dispatch.PageModule", *arguments], capture_output=True, text=True
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return wasm


def compiler():
    """The folder of compiler.wasm and what goes with it. `./lab test` makes it with its first steps, and a test waits
    for that; without a network to bring what it is made from, the test is skipped.
    """
    mark, log = (os.environ.get(f"NIMBOOK_PAGE_COMPILER_{name}") for name in ("MARK", "LOG"))
    if mark:
        until(lambda: not _runs(Path(mark)), "javac for pages is still being compiled", 4 * PATIENCE)
    if _is_made():
        return COMPILER / "target/module"
    if not log:
        pytest.skip("javac for pages is not compiled here: ./lab test, ./lab book and ./lab site do it, once")
    said = Path(log).read_text(errors="replace").strip()
    if "The network cannot be reached" in said:
        pytest.skip(f"javac for pages could not be compiled: {said}")
    pytest.fail(f"javac for pages could not be compiled in the background ({log}):\n{said}", pytrace=False)


START = """([wasm, loader, signatures, javac, imports]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const module = bytes(wasm);
  window.begin = () => nimbookJava({ module, loader });
  window.compiler = nimbookCompiler({ module: bytes(javac), loader, signatures: bytes(signatures), imports });
}"""


def nimbooks_page(browser, folder):
    """A page, in a context of its own, with nimbook's library, `begin()`, and javac of the folder, `compiler`."""
    module = (folder / "compiler.wasm").read_bytes()
    made = java.library()
    page = browser.new_context().new_page()
    page.set_content("<!doctype html><title>Java</title>")
    for name in ("java.js", "compiler.js", "session.js"):
        page.add_script_tag(content=(SCRIPTS / name).read_text("utf-8"))
    wasm, loader, signatures = (made[name] for name in java.LIBRARY)
    wasm, signatures, module = (base64.b64encode(data).decode() for data in (wasm, signatures, module))
    page.evaluate(START, [wasm, loader.decode(), signatures, module, java.imports()])
    return page


def _runs(mark):
    try:
        os.kill(int(mark.read_text()), 0)
    except (FileNotFoundError, ProcessLookupError, ValueError):
        return False
    return True


def _is_made():
    script = 'root=$1; . "$root/setup/library.sh"; has_page_compiler'
    return subprocess.run(["bash", "-c", script, "bash", ROOT]).returncode == 0
