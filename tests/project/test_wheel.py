"""The wheel on a machine of its own: an empty cache and home, a JDK, neither Maven nor a clone."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from nimbook.book.browser import find
from playwright.sync_api import expect
from pypdf import PdfReader

from support.fresh import Fresh, environment, run
from support.jupyter import Window
from support.pagejava import compiler
from support.places import ROOT
from support.waiting import PATIENCE

WEIGHT = 90

pytestmark = pytest.mark.all

JAVA = Path(json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"][0])
MOST = 45e6  # bytes
BOOK = ("book/bind.py", "book/material/katex/katex.min.js", "book/material/compiler/compiler-LICENSE")


@pytest.fixture(scope="module")
def wheel():
    home = JAVA.resolve().parents[1]
    compiler()
    subprocess.run([sys.executable, "-I", ROOT / "setup/wheel.py", ROOT, sys.prefix, home], check=True)
    (built,) = (ROOT / "build/dist").glob("nimbook-*.whl")
    return built


@pytest.fixture(scope="module")
def machine(tmp_path_factory):
    """Folder and environment; the home has a Java kernel of its user's own. A blank in the path, as Windows has it."""
    folder = tmp_path_factory.mktemp("wheel") / "a machine"
    around = environment(folder, JAVA.resolve().parents[1])
    own = folder / "home/.local/share/jupyter/kernels/java"
    own.mkdir(parents=True)
    (own / "kernel.json").write_text('{"argv": ["own"], "display_name": "Own Java", "language": "java"}')
    return folder, around


def nimbook(wheel, machine, *words):
    folder, around = machine
    command = [*run(), "--from", str(wheel), "nimbook", *words]
    return subprocess.run(
        command, cwd=folder / "home", env=around, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )


def test_it_is_small_and_holds_what_a_reader_needs(wheel):
    assert wheel.stat().st_size <= MOST
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
        for part in ("jars/nimbook-lab-", "jars/nimbook-web-", "notebooks/00-tour.ipynb", "certify/__main__.py", *BOOK):
            assert [name for name in names if name.startswith(f"nimbook/{part}")], part
        assert {"nimbook_server.py", "nimbook_ports.py"} <= set(names)
        assert [name for name in names if name.endswith("/etc/jupyter/jupyter_server_config.d/nimbook.json")]
        assert not [name for name in names if "pytest" in name or "jjava" in name or "playwright" in name]
        # What is shipped of others is licensed in its own words, also where it was reduced.
        for name in (name for name in names if name.endswith("-reduced.jar")):
            with file.open(name) as jar, zipfile.ZipFile(jar) as inner:
                assert "META-INF/REDUCED.txt" in inner.namelist()
        metadata = file.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert re.search(r"^Requires-Dist: jupyterlab", metadata, re.M)


def test_its_licences_are_in_it(wheel):
    with zipfile.ZipFile(wheel) as file:
        assert {Path(name).name for name in file.namelist() if "dist-info/licenses/" in name} == {"LICENSE", "NOTICE"}


def test_from_an_empty_cache_to_a_live_figure(browser, wheel, machine):
    folder, around = machine
    fresh = Fresh(folder, around, ["--from", str(wheel), "nimbook"])
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    try:
        fresh.wait()
        window = Window(page, fresh).open("00-tour.ipynb")
        kernel = window.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.name")
        assert kernel == "nimbook"
        window.run_all()
        stage = window.page.locator(".nb-stage[data-turn]").first
        expect(stage).to_be_visible()
        slider = stage.locator("input[type=range]").first
        before = slider.input_value()
        slider.press("ArrowRight")
        window.settle(stage)
        assert slider.input_value() != before
        window.picture("wheel-tour")
        window.check()
    finally:
        page.close()
        fresh.close()
    mine = folder / "home/nimbook"
    assert (mine / "00-tour.ipynb").read_bytes() == (ROOT / "notebooks/00-tour.ipynb").read_bytes()
    own = json.loads((folder / "home/.local/share/jupyter/kernels/java/kernel.json").read_text())
    assert own["display_name"] == "Own Java"


def test_the_other_commands(wheel, machine, tmp_path):
    done = nimbook(wheel, machine, "--version")
    assert done.returncode == 0 and re.match(r"nimbook \d+\.\d+\.\d+, JDK \d+", done.stdout), done.stderr
    assert nimbook(wheel, machine, "claims").returncode == 0
    assert nimbook(wheel, machine, "certify").returncode == 2
    certificate = ROOT / "docs/certificates/dawson.json"
    assert "dawson.json" in nimbook(wheel, machine, "certify", str(certificate)).stdout
    script = tmp_path / "script.jsh"
    script.write_text("System.out.println(Wythoff.isP(165_580_140, 267_914_295))\n/exit\n")
    assert nimbook(wheel, machine, "jshell", str(script)).stdout.split() == ["true"]


def test_a_book_of_notebooks_of_ones_own(wheel, machine, tmp_path):
    """With a PDF where a browser is found, and a sentence where none is."""
    folder, around = machine
    own = tmp_path / "my notebooks"
    own.mkdir()
    shutil.copy(ROOT / "notebooks/02-beatty.ipynb", own / "pairs.ipynb")
    done = nimbook(wheel, machine, "book", str(own))
    assert done.returncode == 0, done.stderr
    assert "No Chromium, Chrome or Edge was found: the book is written without its PDF" in done.stderr
    page = (own / "book/pairs.html").read_text(encoding="utf-8")
    assert page.count("data-nb-live") > 3 and "stored pictures instead" not in done.stderr
    for name in ("api/nimbook/wythoff/Wythoff.html", "slides/pairs.html", "assets/edit/compiler.js", "NOTICE.txt"):
        assert (own / "book" / name).is_file(), name
    around["NIMBOOK_CHROMIUM"] = find()
    try:
        done = nimbook(wheel, machine, "book", str(own), "--no-api")
    finally:
        del around["NIMBOOK_CHROMIUM"]
    assert done.returncode == 0 and len(PdfReader(own / "book/nimbook.pdf").pages) > 3, done.stderr
    refused = nimbook(wheel, machine, "book", str(tmp_path))
    assert refused.returncode == 2 and f"nimbook book: There is no notebook in {tmp_path}" in refused.stderr


TABLESAW = r"""
var bytes = "name,n\nJ\u00fcrgen,3\nAnn\u00e9lie,4\n\u00c9mile,5\n".getBytes("ISO-8859-1");
var detector = new com.ibm.icu.text.CharsetDetector();
System.out.println(detector.setText(bytes).detect().getName());
var text = new java.io.StringReader(new String(bytes, "ISO-8859-1"));
var t = tech.tablesaw.api.Table.read().csv(text);
System.out.println(t.rowCount() + " " + t.intColumn("n").sum() + " " + (int) t.sortOn("-n").getString(0, 0).charAt(0));
System.out.println(t.summarize("n", tech.tablesaw.aggregate.AggregateFunctions.mean).by("name").rowCount());
System.out.println(t.joinOn("name").inner(true, t.copy()).rowCount());
/exit
"""


def test_tablesaw_runs_on_the_reduced_jars(wheel, machine, tmp_path):
    """Encodings are guessed by ICU, columns are fastutil's lists."""
    script = tmp_path / "script.jsh"
    script.write_text(TABLESAW)
    done = nimbook(wheel, machine, "jshell", str(script))
    assert done.stdout.split() == ["ISO-8859-1", "3", "12.0", "201", "3", "3"], done.stdout + done.stderr


def test_a_written_kernelspec_starts_from_another_environment(wheel, machine, tmp_path):
    (tmp_path / "prefix").mkdir()
    done = nimbook(wheel, machine, "install-kernel", "--prefix", str(tmp_path / "prefix"))
    assert done.returncode == 0, done.stderr
    code = (
        "from jupyter_client.manager import start_new_kernel\n"
        f"manager, client = start_new_kernel(kernel_name='nimbook', startup_timeout={PATIENCE})\n"
        "client.execute_interactive('System.out.println(Wythoff.isP(1, 2))')\n"
        "manager.shutdown_kernel(now=True)\n"
    )
    around = {**os.environ, "JUPYTER_PATH": str(tmp_path / "prefix/share/jupyter")}
    done = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True)
    assert done.stdout.strip() == "true", done.stdout + done.stderr
