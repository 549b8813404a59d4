"""JupyterLab in the browser, as ./lab site writes it: served by a web server that packs nothing, with every request
recorded.
"""

import json
import re
import zipfile

import pytest
from nimbook.book import site
from nimbook.book.places import jars
from playwright.sync_api import expect

from support.axe import violations
from support.pagejava import compiler
from support.served import Served

WEIGHT = 20
MOST = 8_000_000  # bytes that a browser fetches until the first output

CELLS = [
    "int size = 12;",
    "Heatmap.of(BoardGame.queen().grundy(size, size))",
    'live(whole("k", 0, 5), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(4, 4)))',
]


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    compiler()
    folder = tmp_path_factory.mktemp("site")
    cells = [
        {"cell_type": "code", "id": f"c{i}", "metadata": {}, "source": source, "outputs": [], "execution_count": None}
        for i, source in enumerate(CELLS)
    ]
    spec = {"name": "nimbook", "display_name": "Java (nimbook)", "language": "java"}
    notebook = {"cells": cells, "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}
    (folder / "notebooks").mkdir()
    (folder / "notebooks/small.ipynb").write_text(json.dumps(notebook), "utf-8")
    assert site.main(["--notebooks", str(folder / "notebooks"), "--to", str(folder / "made")]) == 0
    server = Served(folder / "made")
    yield server
    server.close()


@pytest.fixture
def lab(tab, served):
    """The notebook, opened; nothing is requested of another server."""
    requests = []
    served.sent.clear()
    page = tab("about:blank", own=None, offline=False)
    page.context.on("request", lambda request: requests.append(request.url))
    page.goto(f"{served.url}/lab/index.html?path=small.ipynb")
    expect(page.locator(".jp-CodeCell")).to_have_count(3)
    # Before there is a kernel, running a cell asks for one, and the indicator says "idle", too.
    expect(page.locator(".jp-KernelName")).to_have_text("Java (in this page)")
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute("data-status", "idle")
    yield page
    assert [url for url in requests if not url.startswith((served.url, "blob:", "data:"))] == []


def run(lab, number):
    """Runs a cell; where it is."""
    cell = lab.locator(".jp-CodeCell").nth(number)
    cell.locator(".cm-content").click()
    lab.keyboard.press("Shift+Enter")
    expect(cell.locator(".jp-InputPrompt").first).to_have_text(re.compile(r"\[\d+\]"))
    return cell


def test_a_figure_is_shown_and_little_was_fetched(lab, served):
    run(lab, 0)
    cell = run(lab, 1)
    expect(cell.locator(".nb-stage")).to_contain_text("12 × 12 cells, values 0 to 18")
    assert sum(served.sent.values()) <= MOST, sorted(served.sent.items(), key=lambda sent: -sent[1])[:20]
    sheets = set()
    for theme in ("Light", "Dark"):
        for name in ("Settings", "Theme", f"JupyterLab {theme}"):
            lab.locator(".lm-MenuBar-itemLabel, .lm-Menu-itemLabel").get_by_text(name, exact=True).click()
        expect(lab.locator("body")).to_have_attribute("data-jp-theme-light", str(theme == "Light").lower())
        expect(lab.locator("#jupyterlab-splash")).to_have_count(0)
        assert violations(lab, ".jp-OutputArea-output") == []
        sheets.add(lab.locator("body").evaluate("el => getComputedStyle(el).backgroundColor"))
    assert len(sheets) == 2


@pytest.mark.all
@pytest.mark.parametrize(
    ("words", "ending", "begins"),
    [
        ("SVG picture", "svg", b"<svg"),
        ("PNG picture", "png", b"\x89PNG"),
        ("CSV table", "csv", b"m,0,1,2,3"),
        ("LaTeX", "tex", b"%"),
    ],
)
def test_a_figure_is_saved(lab, words, ending, begins):
    run(lab, 0)
    stage = run(lab, 2).locator(".nb-stage")
    stage.get_by_role("button", name="save", exact=True).click()
    with lab.expect_download() as download:
        stage.get_by_role("button", name=words, exact=True).click()
    assert download.value.suggested_filename == f"heatmap.{ending}"
    assert download.value.path().read_bytes().lstrip().startswith(begins)


@pytest.mark.all
def test_shift_tab_says_what_the_documentation_says(lab, served):
    run(lab, 0)
    assert not [path for path in served.sent if "help.j" in path], "fetched when it is asked for, not before"
    cell = lab.locator(".jp-CodeCell").nth(1)
    cell.locator(".cm-content").click()
    lab.keyboard.press("Control+Home")
    for _ in "Heatmap.of":
        lab.keyboard.press("ArrowRight")
    lab.keyboard.press("Shift+Tab")
    with zipfile.ZipFile(next(jars().glob("nimbook-lab-*.jar"))) as files:
        index = files.read("nimbook/help/index.txt").decode("utf-8")
    sentence = re.search(r"^static\tHeatmap of\(Grid grid\)\t(.*?\.) ", index, re.M)[1]
    tooltip = lab.locator(".jp-Tooltip")
    expect(tooltip).to_contain_text("Heatmap Heatmap.of(Grid grid)")
    expect(tooltip).to_contain_text(sentence)
    assert len([path for path in served.sent if "help.j" in path]) == 2, "its script and its texts"


@pytest.mark.all
def test_a_slider_moves_the_picture(lab):
    stage = run(lab, 2).locator(".nb-stage")
    expect(stage).to_contain_text("4 × 4 cells, values 0 to 6")
    stage.get_by_role("slider").first.focus()
    lab.keyboard.press("ArrowRight")
    expect(stage).to_contain_text(re.compile("values 0 to [0-57-9]"))
