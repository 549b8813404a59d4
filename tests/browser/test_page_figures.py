"""Live figures of the reader's own Java in a page without a JVM: the module of lib/web interprets the class files of
cells, and each picture is the JVM's, byte for byte.
"""

import base64
import json
import lzma
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from support.pagejava import JAVA
from support.places import ROOT

WEIGHT = 25

JARS = Path(sys.prefix) / "share/nimbook/jars"
STEPS = 3
# Of a JVM that ends before its second compiler pays.
SHORT = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

IMPORTS = """import static nimbook.notebook.Lab.*;
import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;
import nimbook.board.*;
import nimbook.core.*;
import nimbook.deletions.*;
import nimbook.rook.*;
import nimbook.diagram.*;
import nimbook.drawing.*;
import nimbook.fibonacci.*;
import nimbook.game.*;
import nimbook.heap.*;
import nimbook.heatmap.*;
import nimbook.hofstadter.*;
import nimbook.number.*;
import nimbook.period.*;
import nimbook.play.game.*;
import nimbook.plot.*;
import nimbook.sequence.*;
import nimbook.table.*;
import nimbook.widget.live.*;
import nimbook.widget.model.*;
import nimbook.widget.parameter.*;
import nimbook.wythoff.*;
"""

# One of each kind of figure, and of each kind of control.
CELLS = {
    "a heatmap by a slider": """live(whole("k", 0, 12), k ->
        BoardGame.queen().terminal(Cells.triangle(k)).grundy(60, 50))""",
    "outcomes": "BoardGame.queen().misere().outcomes(30, 40)",
    "an own rule as a heatmap": """live(whole("k", 1, 9), k ->
        Heatmap.of(20, 30, (x, y) -> (x * y + k) % 7).title("k " + k))""",
    "two parameters and a toggle": """live(whole("k", 0, 5), toggle("misere"), (k, m) -> {
        BoardGame game = BoardGame.queen().terminal(Cells.triangle(k));
        return m ? game.misere().outcomes(20, 20) : game.outcomes(20, 20);
      })""",
    "a choice": 'live(choice("piece", BoardGame.queen(), BoardGame.rook(), BoardGame.king()), g -> g.grundy(16, 16))',
    "cells": 'live(cells("T", 4, 4), t -> BoardGame.queen().terminal(t).grundy(12, 12))',
    "an overlay": """live(toggle("misere"), m -> Heatmap.of(BoardGame.rook().grundy(20, 20)).overlay(
        Overlay.cells("P", (m ? BoardGame.rook().misere() : BoardGame.rook()).outcomes(20, 20).positionsOf(0))))""",
    "misère rook": 'live(whole("columns", 20, 60), m -> Heatmap.of(MisereRook.tableOfF(16, m)))',
    "a proved rule": """live(whole("d", 1, 9), d ->
        Heatmap.of(30, 30, (n, q) -> FibonacciNim.isP(n, (long) q * d) ? 0 : 1))""",
    "a number line": """live(whole("p", 14, 30), p ->
        NumberLine.of(Coverage.of(Fraction.of(p, 13), Fraction.of(p, 13).complement(), 60)))""",
    "a plot of a lambda": 'live(whole("k", 1, 12), k -> Plot.line("f", 0, 50, n -> n * n % (k + 1)).title("squares"))',
    "bars of a stream": 'live(whole("k", 2, 9), k -> Plot.histogram("h", IntStream.range(0, 200).map(n -> n * n % k)))',
    "a table of a rule": """live(whole("k", 1, 12), k ->
        DataTable.columns("n", "square", "word").rows(40, n -> List.of(n, n * n, "w" + n % k)))""",
    "a table of the library's records": """live(whole("k", 1, 9), k ->
        DataTable.of(IntStream.range(0, 6).mapToObj(n -> Position.of(n, k)).toList()))""",
    "a table of more rows than come with it": """live(whole("k", 1, 12), k ->
        DataTable.columns("n", "square").rows(800, n -> List.of(n, n * n % k)))""",
    "words": 'live(whole("k", 1, 12), k -> "k is " + k + ", its square " + k * k)',
    "a row of two": """live(whole("k", 0, 6), k -> row(BoardGame.queen().terminal(Cells.triangle(k)).grundy(15, 15),
        Plot.scatter("p", 0, 20, n -> n % (k + 1))))""",
    "a board": "play(BoardGame.queen()).start(5, 8)",
    "coins": "play(FibonacciNim.start(20))",
    "digits": 'play(DigitalDeletions.of("618034"))',
    "pins": "play(Octal.kayles(), 9)",
    "a game of one's own": """play(Game.of(21, n -> {
        List<Integer> next = new ArrayList<>();
        for (int take = 1; take <= 3 && take <= n; take++) next.add(n - take);
        return next;
      }))""",
    "a game that draws itself": "play(SilverDollar.of(1, 3, 6))",
    "a sum of them": "play(Sum.of(Treblecross.of(5), SilverDollar.of(0, 3)))",
    "a sum": "play(Sum.of(Octal.kayles(), 5, 7).plus(BoardGame.queen(), 3, 4))",
    "a drawing": """live(whole("k", 1, 8), k -> {
        Drawing.Builder sheet = Drawing.sheet(200, 60).title("dots");
        for (int i = 0; i < k; i++) sheet.circle(15 + 20 * i, 30, 6, ShapeStyle.fill(Color.ACCENT));
        return Picture.of(sheet.build(), "dots");
      })""",
    "a one-pile game": "Octal.kayles()",
    "a verdict on a statement": 'live(whole("k", 10, 30), k -> decide("all n: A(n) != " + k))',
    "cells of a statement next to a game": """live(whole("k", 0, 5), k ->
        decide("W(x, y) & x + y > " + k, BoardGame.queen()))""",
    "a number that walks through an automaton": 'live(whole("n", 0, 99), n -> automaton("evenzeros(n)").walk(n))',
}


MARK = "(renamed)"


def rename(cell: str) -> str:
    """The same figure under other names: each text that is shown, each piece and set of cells, each title."""
    cell = re.sub(r'(?<!Deletions\.of\()(?<!decide\()(?<!automaton\()"([^"]+)"', rf'"\1 {MARK}"', cell)
    # A sum's picture has its parts' names in it, and is as wide as they are.
    if "Sum.of" not in cell:
        cell = re.sub(r"BoardGame\.(\w+)\(\)", rf'BoardGame.of(Moves.\1().named("\1 {MARK}"))', cell)
    cell = cell.replace("Cells.triangle(k)", f'new Cells("T {MARK}", Cells.triangle(k).list())')
    cell = re.sub(r"(?<=play\()Game\.of\(.*\)(?=\))", rf'\g<0>.named("own {MARK}")', cell, flags=re.S)
    return f'{cell}.title("title {MARK}")' if cell.startswith("play(") else cell


FIGURES = CELLS | {f"{name}, renamed": rename(cell) for name, cell in CELLS.items()}


def source():
    classes = "\n".join(
        f"class Cell{number} {{ static Object run() {{ return {cell}; }} }}"
        for number, cell in enumerate(FIGURES.values(), 1)
    )
    return IMPORTS + classes


@pytest.fixture(scope="module")
def assets():
    """What lib/web's jar holds for Java in a page."""
    [jar] = JARS.glob("nimbook-web-*.jar")
    with zipfile.ZipFile(jar) as files:
        read = {
            name: files.read(f"nimbook/web/{name}") for name in ("java.wasm.lzma", "java.wasm-runtime.js", "java.js")
        }
    read["java.wasm"] = lzma.decompress(read["java.wasm.lzma"])
    return read


@pytest.fixture(scope="module")
def cells(tmp_path_factory):
    """The class files, and what the JVM shows."""
    folder = tmp_path_factory.mktemp("cells")
    (folder / "Program.java").write_text(source(), "utf-8")
    path = os.pathsep.join([f"{JARS}/*", str(folder)])
    javac = [JAVA.with_name("javac"), *(f"-J{option}" for option in SHORT), "-proc:none", "-cp", path, "-d", folder]
    subprocess.run([*javac, folder / "Program.java"], check=True)
    shown = subprocess.run(
        [
            JAVA,
            *SHORT,
            "-Djava.awt.headless=true",
            "-cp",
            path,
            ROOT / "tests/support/PageFigures.java",
            str(len(FIGURES)),
            str(STEPS),
        ],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    files = [base64.b64encode(file.read_bytes()).decode() for file in sorted(folder.glob("*.class"))]
    return files, [json.loads(line) for line in shown.stdout.splitlines()]


@pytest.fixture(scope="module")
def java(browser, assets, cells):
    """A page with the cells defined; its network is off."""
    context = browser.new_context()
    page = context.new_page()
    context.set_offline(True)
    page.set_content("<!doctype html><title>Java</title>")
    page.add_script_tag(content=assets["java.js"].decode())
    page.evaluate(
        """async ([wasm, loader, files]) => {
          window.bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
          window.packed = (bytes) => btoa(Array.from(bytes, (b) => String.fromCharCode(b & 255)).join(""));
          window.module = bytes(wasm);
          window.java = nimbookJava({ module: window.module, loader });
          await java.define(files.map(bytes));
        }""",
        [base64.b64encode(assets["java.wasm"]).decode(), assets["java.wasm-runtime.js"].decode(), cells[0]],
    )
    yield page
    context.close()


def test_the_module_is_valid(java):
    assert java.evaluate("WebAssembly.validate(window.module, { builtins: ['js-string'] })")


# A renamed twin in the page says more only where pictures depend on names, which test_nothing_is_recognised… of this
# file, in the JVM, and of test_live_page.py, in a page, find, too.
TWINS = [
    pytest.param(number, marks=[pytest.mark.all] if name not in CELLS else [], id=name)
    for number, name in enumerate(FIGURES, 1)
]


@pytest.mark.parametrize("number", TWINS)
def test_a_figure_is_the_jvms(java, cells, number):
    expected = cells[1][number - 1]
    found = java.evaluate(
        """async ([number, each]) => {
          const ran = await java.run("Cell" + number, "run", "Ljava/lang/Object;");
          const { value } = await java.call("shown", [], { keep: true });
          const states = [];
          for (const { values, requests } of each) {
            const made = await java.call("figures", [value, values]);
            const answers = [];
            for (const [i, question] of requests) answers.push((await java.call("answer", [value, i, question])).value);
            states.push({ json: made.value, buffers: made.buffers.map(packed), answers });
          }
          return { ...ran, states };
        }""",
        [number, expected["states"]],
    )
    assert found["returned"], found["text"]
    assert expected["states"], "not a figure"
    assert found["text"] == expected["text"]
    for mine, theirs in zip(found["states"], expected["states"], strict=True):
        made = json.loads(mine["json"])
        # A page has other files than the JVM.
        for figure in made["state"]["list"]:
            del figure["files"]
        assert made == json.loads(theirs["json"])
        assert mine["buffers"] == theirs["buffers"]
        assert [json.loads(answer) for answer in mine["answers"]] == [
            json.loads(text) for _, _, text in theirs["requests"]
        ]


def differences(plain, twin, path=""):
    """Where two states differ otherwise than by a new name."""
    if isinstance(plain, dict) and isinstance(twin, dict) and len(plain) == len(twin):
        # The values of parameters stand under their names.
        for key, other in zip(plain, twin):
            if key != other.replace(f" {MARK}", ""):
                yield f"{path}: {key}, {other}"
            yield from differences(plain[key], twin[other], f"{path}/{key}")
    elif isinstance(plain, list) and isinstance(twin, list) and len(plain) == len(twin):
        for number, pair in enumerate(zip(plain, twin)):
            yield from differences(*pair, f"{path}/{number}")
    elif plain != twin and not (isinstance(twin, str) and MARK in twin):
        yield f"{path}: {plain!r}, {twin!r}"


@pytest.mark.parametrize("name", CELLS)
def test_nothing_is_recognised_by_its_name(cells, name):
    """Other names of everything: the same pictures and answers but for these. That the page's are the JVM's is tested
    for either.
    """
    names = list(FIGURES)
    plain, twin = (cells[1][names.index(each)]["states"] for each in (name, f"{name}, renamed"))
    assert len(plain) == len(twin)
    marks = 0
    for a, b in zip(plain, twin):
        assert list(differences(json.loads(a["json"]), json.loads(b["json"]))) == []
        assert a["buffers"] == b["buffers"]
        for (_, _, one), (_, _, other) in zip(a["requests"], b["requests"], strict=True):
            assert list(differences(json.loads(one), json.loads(other))) == []
        marks += b["json"].count(MARK) + b["values"].count(MARK)
    assert marks or FIGURES[name] == FIGURES[f"{name}, renamed"]


def test_a_question_is_answered_and_an_error_is_words(java):
    answers = java.evaluate(
        """async () => {
          await java.run("Cell1", "run", "Ljava/lang/Object;");
          const { value } = await java.call("shown", [], { keep: true });
          await java.call("figures", [value, JSON.stringify({ k: 3 })]);
          return [await java.call("answer", [value, 0, JSON.stringify({ do: "nonsense" })]),
            await java.call("figures", [value, JSON.stringify({ k: 99 })])].map((each) => JSON.parse(each.value));
        }"""
    )
    assert "nonsense" in answers[0]["error"]
    assert answers[1]["error"] == "k = 99: a whole number from 0 to 12"
