"""Java in a page without a JVM: class files interpreted in a worker say what the JVM says, values live on from run to
run, and a program that does not end can be stopped. The module is compiled here, which takes a minute of processor.
"""

import base64
import json
import os
import re
import subprocess

import pytest

from support.page_expressions import Writer
from support.pagejava import COMPILER, GAMES, GAMES_LIST, JAVA, KERNEL, SCRIPTS, library
from support.places import ROOT

WEIGHT = 90
pytestmark = pytest.mark.all

PROGRAMS = KERNEL / "src/test/resources/nimbook/interpreter/programs"
WRONG = "src/test/resources/nimbook/compiler/wrong.txt"
# Of random programs the first seed, how many seeds a test takes, and how many such tests; and the programs of a seed.
RANDOM = (("SEED", 1), ("COUNT", 25))
TESTS, EACH = 10, 400

CELLS = """
class Cell1 { static nimbook.board.BoardGame game; static int[] counter;
  static Object run() { game = nimbook.board.BoardGame.queen(); counter = new int[1]; return game; } }
class Cell2 { static Object run() { Cell1.counter[0]++; return Cell1.game.grundy(4, 7) + "," + Cell1.counter[0]; } }
class Cell3 { static Object run() { for (;;) Cell1.counter[0] += 2; } }
class Cell4 { static Object run() throws Exception { return Class.forName("x"); } }
"""

# What each line says that an expression gives, or throws.
KNOWN = """
import java.math.*; import java.util.*; import java.util.regex.*; import java.util.stream.*;
class Main {
  static StringBuilder out = new StringBuilder();
  interface Value { Object get() throws Exception; }
  static void say(Value value) {
    try { out.append(value.get()); } catch (Throwable e) { out.append(e.toString().split("\\n")[0].strip()); }
    out.append('\\n');
  }
  static String run() { LINES return out.toString(); }
}
"""

# Ways to branch on a comparison # of x and y.
BRANCHES = (
    "return x # y ? 1 : 0;",
    "if (x # y) return 1; return 0;",
    "if (!(x # y)) return 1; return 0;",
    "boolean holds = x # y; return (holds ? 1 : 0) + (holds ? 2 : 0);",
    "return (x # y ? 1 : 0) + (x < y ? 2 : 0) + (x >= y ? 4 : 0);",
    "return x # y || y # x ? 1 : x != y && !(y # 1) ? 2 : 3;",
    "int n = 0; while (x # y && n < 3) { n++; y = -y; } return n;",
    "int n = 0; do { if (n++ > 2) break; x = -x; } while (!(x # y)); return n;",
    "for (int n = 0; ; n++) { if (x # y || n > 3) return n; x -= 1; }",
)


def comparisons():
    """The text of a class whose `all` says what each way does with each comparison of numbers, NaN among them."""
    methods, calls = [], []
    for type, value in ("double", "Double"), ("float", "Float"):
        pairs = []
        for comparison in "<", "<=", ">", ">=", "==", "!=":
            for way in BRANCHES:
                name = f"m{len(methods)}"
                methods.append(f"static int {name}({type} x, {type} y) {{ {way.replace('#', comparison)} }}")
                pairs.append(f"s.append({name}(x, y));")
        values = f"{{0, -0f, 1, -2, {value}.NaN, {value}.NEGATIVE_INFINITY}}"
        calls.append(f"for ({type} x : new {type}[] {values}) for ({type} y : new {type}[] {values}) {{")
        calls += [*pairs, "s.append('\\n'); }"]
    body = "\n".join(
        ["public static String all() { StringBuilder s = new StringBuilder();", *calls, "return s.toString(); }"]
    )
    return "\n".join(["package compiled;", "public class Comparisons {", *methods, body, "}"])


@pytest.fixture(scope="module")
def compared(tmp_path_factory):
    """The folder of classes that are compiled into the module."""
    folder = tmp_path_factory.mktemp("compiled")
    (folder / "Comparisons.java").write_text(comparisons(), "utf-8")
    subprocess.run([JAVA.with_name("javac"), "--release", "17", "-d", folder, folder / "Comparisons.java"], check=True)
    return folder


@pytest.fixture(scope="module")
def module(tmp_path_factory, compared):
    """The module with lib/games, and its loader."""
    (compared / "list").write_text("compiled.*\n", "utf-8")
    classes = f"{GAMES}{os.pathsep}{compared}"
    wasm = library(tmp_path_factory.mktemp("module"), GAMES_LIST, compared / "list", classes=classes)
    loader = wasm.with_name("java.wasm-runtime.js").read_text("utf-8")
    return [base64.b64encode(wasm.read_bytes()).decode(), loader]


@pytest.fixture
def page(browser, module):
    context = browser.new_context()
    page = context.new_page()
    context.set_offline(True)
    page.set_content("<!doctype html><title>Java</title>")
    page.add_script_tag(content=(SCRIPTS / "java.js").read_text("utf-8"))
    page.evaluate(
        """async ([wasm, loader]) => {
          window.bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
          window.begin = () => nimbookJava({ module: bytes(wasm), loader });
        }""",
        module,
    )
    yield page
    context.close()


def compile_programs(folder):
    """By name, the classes of each program of a folder, and what it says on the JVM."""
    # Code that runs often would leave out the messages.
    command = [JAVA, "-XX:-OmitStackTraceInFastThrow", ROOT / "tests/support/PagePrograms.java", folder]
    made = subprocess.run(command, capture_output=True, text=True, check=True)
    return {each["name"]: each for each in map(json.loads, made.stdout.splitlines())}


@pytest.fixture(scope="module")
def programs():
    return compile_programs(PROGRAMS)


def run(page, program):
    """What a program says in the page."""
    found = page.evaluate(
        """async (files) => { const java = begin(); await java.define(files.map(bytes));
          const found = await java.run("Main", "run", "Ljava/lang/String;"); java.close(); return found; }""",
        program["classes"],
    )
    assert found["returned"], found["text"]
    # As the JVM writes it: half of a letter of two is a question mark.
    return found["text"].encode("utf-8", "replace").decode()


def jvm_lines(program):
    """What it says on the JVM, by lines."""
    return base64.b64decode(program["says"]).decode().splitlines()


def says_the_same(page, program):
    assert run(page, program).splitlines() == jvm_lines(program), program["name"]


def rows(pattern):
    """What lib/java-in-page/README.md says in the rows of a table."""
    return re.findall(f"^{pattern}$", (ROOT / "lib/java-in-page/README.md").read_text("utf-8"), re.MULTILINE)


def test_the_table_of_equal_results_counts_what_is_compared(programs):
    counted = [[name, str(len(jvm_lines(program)))] for name, program in programs.items()]
    counted.append(["Random programs", str(TESTS * RANDOM[1][1] * EACH)])
    counted.append(["javac's messages in wrong cells", str(len((COMPILER / WRONG).read_text("utf-8").splitlines()))])
    assert [list(row) for row in rows(r"\| ([\w' ]+) \| ([0-9]+) \|")] == sorted(counted)


def test_what_is_known_to_be_otherwise_is(page, tmp_path):
    known = rows(r"\| `(.+)` \| `(.+)` \| `(.+)` \|")
    lines = "".join(f"say(() -> {expression});\n" for expression, _, _ in known)
    (tmp_path / "Known.txt").write_text(KNOWN.replace("LINES", lines), "utf-8")
    (program,) = compile_programs(tmp_path).values()
    found = run(page, program).splitlines()
    assert [(row[0], *says) for row, *says in zip(known, jvm_lines(program), found, strict=True)] == known


@pytest.mark.parametrize("name", sorted(path.stem for path in PROGRAMS.glob("*.txt")))
def test_a_program_says_what_the_jvm_says(page, programs, name):
    says_the_same(page, programs[name])


@pytest.mark.parametrize("part", range(TESTS))
def test_random_programs_say_what_the_jvm_says(page, tmp_path, part):
    seed, count = (int(os.environ.get(f"NIMBOOK_PROGRAMS_{name}", given)) for name, given in RANDOM)
    for each in range(seed + part * count, seed + (part + 1) * count):
        (tmp_path / f"{each}.txt").write_text(Writer(each).program(EACH), "utf-8")
    for program in compile_programs(tmp_path).values():
        says_the_same(page, program)


def test_values_live_on_and_what_does_not_end_is_stopped(page, tmp_path):
    (tmp_path / "Cells.java").write_text(CELLS, "utf-8")
    subprocess.run([JAVA.with_name("javac"), "-cp", GAMES, "-d", tmp_path, tmp_path / "Cells.java"], check=True)
    files = [base64.b64encode(file.read_bytes()).decode() for file in sorted(tmp_path.glob("*.class"))]
    found = page.evaluate(
        """async (files) => {
          const java = begin(), run = (n) => java.run("Cell" + n, "run", "Ljava/lang/Object;");
          await java.define(files.map(bytes));
          const found = [await run(1), await run(2), await run(2)];
          const endless = run(3).catch((error) => error.message);
          java.stop();
          found.push({ text: await endless }, await run(2), await run(4));
          java.close();
          return found;
        }""",
        files,
    )
    assert found[0]["text"] == "queen"
    assert found[1]["text"].endswith("3  3 4 5 6 2 0 1\n,1") and found[2]["text"].endswith(",2")
    assert found[3]["text"] == "stopped" and found[4]["text"].endswith(",3")
    assert found[5]["text"] == "java.lang.ClassNotFoundException: x"


def test_compiled_branches_on_comparisons_go_the_jvms_way(page, compared, tmp_path):
    (tmp_path / "Main.java").write_text(
        "class Main { static String run() { return compiled.Comparisons.all(); }\n"
        "public static void main(String[] none) { System.out.print(run()); } }",
        "utf-8",
    )
    path = f"{compared}{os.pathsep}{tmp_path}"
    subprocess.run([JAVA.with_name("javac"), "-cp", path, "-d", tmp_path, tmp_path / "Main.java"], check=True)
    says = subprocess.run([JAVA, "-cp", path, "Main"], capture_output=True, text=True, check=True).stdout
    main = base64.b64encode((tmp_path / "Main.class").read_bytes()).decode()
    says_the_same(page, {"name": "Main", "classes": [main], "says": base64.b64encode(says.encode()).decode()})
