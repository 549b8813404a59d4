"""`%maven` in a JJava kernel that knows nothing of nimbook: the modules as they would be published, in a local
repository, in the oldest JupyterLab and the oldest kernel that work, and in today's.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
import zipfile
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from support.fresh import Fresh, environment
from support.jupyter import Window
from support.maven import VERSION, maven, repository_of_its_own
from support.places import ROOT

WEIGHT = 150

pytestmark = pytest.mark.all

JAVA = Path(json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())["argv"][0])
# What lib/lab/README.md names, and what python/pyproject.toml allows.
OLDEST = ["jupyterlab==4.1.8", "jjava==1.0a7", "ipywidgets==8.1.1", "anywidget==0.9.0"]
TODAY = re.findall(
    r"^((?:jupyterlab|jjava|ipywidgets|anywidget)==\S+)", (ROOT / "python/requirements/lab.in").read_text(), re.M
)

CELLS = [
    f"%maven io.github.nimbook:nimbook-web:{VERSION}",
    "Wythoff.winningMoves(5, 8)",
    'live(whole("k", 0, 12).start(2), k -> '
    "Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(40, 40)).highlight(0))",
    'save(live(whole("k", 0, 12), k -> Heatmap.of(BoardGame.queen().grundy(40, 40)).highlight(k)), "page.html")',
]


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    folder = repository_of_its_own(tmp_path_factory.mktemp("m2") / "repository")
    maven(ROOT, f"-Dmaven.repo.local={folder}", "-Dmaven.test.skip=true", "-pl", "lib/web", "-am", "install")
    return folder


def test_a_bundle_for_maven_central(repository, tmp_path):
    target = tmp_path / "central.zip"
    command = [sys.executable, "-I", ROOT / "setup/bundle.py", repository, VERSION, target]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(target) as bundle:
        names = bundle.namelist()
        # Of six modules four files each, each with two sums.
        assert len(names) == 6 * 4 * 3
        pom = xml.fromstring(bundle.read(f"io/github/nimbook/nimbook-lab/{VERSION}/nimbook-lab-{VERSION}.pom"))
    space = {"m": "http://maven.apache.org/POM/4.0.0"}
    # One address for all modules: below it there is nothing of their names.
    assert pom.findtext("m:url", None, space) == pom.findtext("m:scm/m:url", None, space)
    assert pom.findtext("m:url", None, space).endswith("/nimbook/nimbook")


def test_a_bundle_is_refused_when_something_is_missing(repository, tmp_path):
    folder = tmp_path / "io/github/nimbook"
    shutil.copytree(repository / "io/github/nimbook", folder)
    home = folder / f"nimbook-lab/{VERSION}"
    (home / f"nimbook-lab-{VERSION}-javadoc.jar").unlink()
    pom = folder / f"nimbook-games/{VERSION}/nimbook-games-{VERSION}.pom"
    pom.write_text(re.sub(r"<developers>.*</developers>", "", pom.read_text(), flags=re.S))
    command = [sys.executable, "-I", ROOT / "setup/bundle.py", tmp_path, VERSION, tmp_path / "x.zip"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1 and not (tmp_path / "x.zip").exists()
    assert f"nimbook-lab-{VERSION}-javadoc.jar is missing" in done.stderr
    assert "has no developers/developer/name" in done.stderr


@pytest.mark.parametrize("versions", [OLDEST, TODAY], ids=["oldest", "today"])
def test_one_line_brings_the_whole_laboratory(browser, repository, tmp_path, versions):
    assert len(versions) == 4
    folder = tmp_path / "machine"
    around = environment(folder, JAVA.resolve().parents[1])
    # The kernel starts "java", and Java's home folder is not HOME.
    (folder / "bin/java").symlink_to(JAVA.resolve())
    around["JAVA_TOOL_OPTIONS"] = f"-Duser.home={folder / 'home'}"
    (folder / "home/.m2").mkdir()
    (folder / "home/.m2/repository").symlink_to(repository)
    spec = {"display_name": "Java", "language": "java", "name": "java"}
    book = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS], metadata={"kernelspec": spec}
    )
    nbformat.write(book, folder / "home/line.ipynb")
    root = ["--allow-root"] if os.geteuid() == 0 else []
    fresh = Fresh(folder, around, ["--from", versions[0], "--with", ",".join(versions[1:]), "jupyter-lab", *root])
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    try:
        fresh.wait()
        window = Window(page, fresh).open("line.ipynb")
        window.run_all()
        stage = window.page.locator(".nb-stage[data-turn]").first
        expect(stage).to_be_visible()
        slider = stage.locator("input[type=range]").first
        expect(slider).to_have_value("2")
        slider.press("ArrowRight")
        window.settle(stage)
        expect(slider).to_have_value("3")
        window.picture(f"maven-line-{versions[0]}")
    finally:
        page.close()
        fresh.close()
    # A page that stays live, by the engine that came along.
    assert (folder / "home/page.html").stat().st_size > 1_000_000
