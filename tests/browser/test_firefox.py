"""Java in a page in Firefox: javac and the library start, cells say what the JVM says, and what runs is stopped."""

import json

import pytest
from nimbook.book import java

from support import firefox
from support.pagejava import compiler
from support.served import Served

WEIGHT = 60
pytestmark = [pytest.mark.all, pytest.mark.skipif(not firefox.find(), reason="there is no Firefox")]

PAGE = """<!doctype html><title>Java</title>
<script src="java.js"></script><script src="compiler.js"></script><script src="session.js"></script>
<script>
const bytes = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
const text = async (name) => (await fetch(name)).text();
async function begin(imports) {
  const [module, loader] = [await bytes("java.wasm"), await text("java.wasm-runtime.js")];
  const signatures = await bytes("java.wasm-signatures.bin");
  const java = nimbookJava({ module, loader });
  const compiler = nimbookCompiler({ module: await bytes("compiler.wasm"), loader, signatures, imports });
  window.java = java;
  window.session = nimbookSession({ java, compiler, figures: null });
  return WebAssembly.validate(module);
}
</script>
"""

CELLS = [
    ("int overflow = Integer.MAX_VALUE + 1; overflow", "-2147483648"),
    ("1.0 / 3 + Math.sqrt(2)", "1.7475468957064284"),
    ("1 / (overflow - overflow)", "java.lang.ArithmeticException: / by zero"),
    ("((String) null).length()", "java.lang.NullPointerException"),
    ('record P(int a, String b) {}\nnew P(3, "x")', "P[a=3, b=x]"),
    ("IntStream.range(0, 5).mapToObj(i -> i * i).toList()", "[0, 1, 4, 9, 16]"),
    ("int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }\nf(1000)", "1000"),
    ("f(1_000_000)", "java.lang.StackOverflowError"),
    ("BoardGame.queen().grundy(4, 5).at(3, 4)", "2"),
    ("Wythoff.isP(165_580_140, 267_914_295)", "true"),
]


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    folder = tmp_path_factory.mktemp("firefox")
    (folder / "page.html").write_text(PAGE, "utf-8")
    for name, data in java.library().items():
        (folder / name).write_bytes(data)
    (folder / "compiler.wasm").write_bytes((compiler() / "compiler.wasm").read_bytes())
    server = Served(folder)
    browser = firefox.Firefox(firefox.find(), tmp_path_factory.mktemp("profile"))
    browser.open(f"{server.url}/page.html")
    assert browser.evaluate(f"begin({json.dumps(java.imports())})")
    yield browser
    browser.close()
    server.close()


def test_cells_say_what_the_jvm_says(page):
    for source, says in CELLS:
        found = page.evaluate(f"session.run({json.dumps(source)})")
        shown = found.get("thrown") or found["data"]["text/plain"]
        assert shown.startswith(says), source


def test_a_program_that_does_not_end_is_stopped(page):
    page.evaluate("session.run('int kept = 7;')")
    # Again and again: the first time it may not run yet.
    stopped = """(async () => {
      const ended = session.run("while (true) {}").then(() => "ended", (error) => error.message);
      const again = setInterval(() => java.stop(), 1000);
      return ended.finally(() => clearInterval(again));
    })()"""
    assert page.evaluate(stopped) == "stopped"
    assert page.evaluate("session.run('kept')")["data"] == {"text/plain": "7"}
