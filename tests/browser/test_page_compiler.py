"""Cells of Java compiled and run in a page, without a JVM: javac's class files, interpreted with the library.

The library is compiled here, a minute of processor.
"""

import base64

import pytest

from support.pagejava import COMPILER, GAMES_LIST, SCRIPTS, compiler, library

WEIGHT = 120
pytestmark = pytest.mark.all

IMPORTS = ["java.util.*", "java.util.function.*", "java.util.stream.*", "nimbook.board.*", "nimbook.core.*"]


def text(path):
    return base64.b64encode(path.read_bytes()).decode()


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """What the page is given: the compiler and the library, each with its loader, and the signatures."""
    runtime, javac = library(tmp_path_factory.mktemp("module"), GAMES_LIST), compiler() / "compiler.wasm"
    loaders = [path.with_name(path.name + "-runtime.js").read_text("utf-8") for path in (javac, runtime)]
    return [text(javac), text(runtime), text(runtime.with_name("java.wasm-signatures.bin")), *loaders, IMPORTS]


@pytest.fixture
def page(browser, modules):
    context = browser.new_context()
    page = context.new_page()
    context.set_offline(True)
    page.set_content("<!doctype html><title>Java</title>")
    for name in ("java.js", "compiler.js"):
        page.add_script_tag(content=(SCRIPTS / name).read_text("utf-8"))
    page.evaluate(
        """([javac, runtime, signatures, loader, runtimeLoader, imports]) => {
          const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
          window.valid = WebAssembly.validate(bytes(javac));
          window.javac = nimbookCompiler({ module: bytes(javac), loader, signatures: bytes(signatures), imports });
          const java = nimbookJava({ module: bytes(runtime), loader: runtimeLoader });
          window.cell = async (source) => {
            const made = await window.javac.compile(source);
            if (!made.type) return made.errors;
            await java.define(made.files);
            const { returned, text, printed } = await java.run(made.type, "run", "Ljava/lang/Object;");
            return (returned ? "" : "thrown: ") + printed + text;
          };
        }""",
        modules,
    )
    yield page
    context.close()


def test_cells_are_compiled_and_run_one_after_another(page):
    def cell(source):
        return page.evaluate("cell", source)

    assert page.evaluate("valid")
    assert (
        cell("var game = BoardGame.queen();\nint value(int a, int b) { return game.grundy(9, 9).at(a, b); }") == "null"
    )
    assert cell("value(3, 4)") == "2", "the table of Wythoff's game, OEIS A004481"
    assert cell('System.out.println("printed"); value(1, 2)') == "printed\n0", "a P-position"
    assert cell("record Pair(int a, int b) {}\nIntStream.range(0, 3).mapToObj(i -> new Pair(i, i * i)).toList()") == (
        "[Pair[a=0, b=0], Pair[a=1, b=1], Pair[a=2, b=4]]"
    )
    assert cell("new Pair(1, 2 / 0)") == "thrown: java.lang.ArithmeticException: / by zero"
    assert cell("int least = Integer.MIN_VALUE / -1; least % -1 + Long.MIN_VALUE / -1") == "-9223372036854775808"
    assert cell("1 / 0") == cell("1L % 0") == "thrown: java.lang.ArithmeticException: / by zero"
    assert cell("int n = game;") == [
        {"start": 8, "end": 12, "text": "incompatible types: BoardGame cannot be converted to int"}
    ]
    assert cell("new Thread(() -> {}).start()")[0]["text"].startswith(
        "Thread is not in this page: a page has one thread"
    )
    assert cell("game = BoardGame.rook();") == "null"
    assert cell("value(3, 4)") == "7", "nim: 3 ^ 4"


def test_wrong_cells_have_javacs_messages_at_their_places(page):
    rows = (COMPILER / "src/test/resources/nimbook/compiler/wrong.txt").read_text("utf-8").splitlines()
    said = page.evaluate(
        """async (cells) => {
          const mark = await window.javac.mark(), said = [];
          for (const cell of cells) {
            const { errors } = await window.javac.compile(cell);
            said.push([cell, ...errors.map((e) => `${e.start}-${e.end} ${e.text.split("\\n")[0]}`)].join("\\t"));
            await window.javac.back(mark);
          }
          return said;
        }""",
        [row.split("\t")[0] for row in rows],
    )
    assert said == rows


def test_words_are_completed_with_their_types(page):
    page.evaluate("cell", "var game = BoardGame.queen()")
    found = page.evaluate("javac.complete('game.outc', 9)")
    assert (found["start"], found["end"]) == (5, 9)
    assert {"text": "outcomes", "detail": "outcomes(int rows, int columns) : OutcomeTable"} in found["items"]
    assert "grundy(int rows, int columns) : GrundyTable" in page.evaluate("javac.inspect('game.grundy(', 12)")
