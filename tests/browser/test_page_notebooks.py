"""Every cell of every notebook, run in a page: how many say what the JVM says, with whose texts notebooks are kept."""

import base64

import nbformat
import pytest

from press import java
from support.pagejava import SCRIPTS, compiler_if_there
from support.places import notebooks

WEIGHT = 200
pytestmark = pytest.mark.all

# Of each notebook so many cells at least say what the JVM says. The others name Tablesaw, threads or measured times, or
# show a value by another text where no figure stands in the page.
AT_LEAST = {
    "00-tour": 14,
    "01-wythoff": 17,
    "02-beatty": 17,
    "03-hofstadter": 21,
    "04-digital-deletions": 31,
    "05-fibonacci-nim": 34,
    "06-your-own-game": 42,
    "07-open-questions": 34,
    "08-how-long-it-takes": 0,
}
LONGEST = 60_000  # ms of a cell; one of notebook 07 takes the JVM seconds, and a page minutes

START = """([wasm, loader, signatures, javac, imports, longest]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const java = nimbookJava({ module: bytes(wasm), loader });
  const compiler = nimbookCompiler({ module: bytes(javac), loader, signatures: bytes(signatures), imports });
  const session = nimbookSession({ java, compiler, figures: null });
  window.cell = async (source) => {
    const late = setTimeout(() => java.stop(), longest);
    const { printed, data } = await session.run(source).catch(() => ({})).finally(() => clearTimeout(late));
    return data === undefined ? ["", "failed"] : [printed, data && data["text/plain"]];
  };
}"""


def base64_of(data):
    return base64.b64encode(data).decode()


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_cells_say_what_the_jvm_says(request, browser, path):
    module = (compiler_if_there(request.config) / "compiler.wasm").read_bytes()
    library = java.library()
    context = browser.new_context()
    page = context.new_page()
    page.set_content("<!doctype html><title>Java</title>")
    for name in ("java.js", "compiler.js", "session.js"):
        page.add_script_tag(content=(SCRIPTS / name).read_text("utf-8"))
    wasm, loader, signatures = (library[name] for name in java.LIBRARY)
    texts = [base64_of(wasm), loader.decode(), base64_of(signatures), base64_of(module)]
    page.evaluate(START, [*texts, java.imports(), LONGEST])
    same = []
    for number, cell in enumerate(nbformat.read(path, as_version=4).cells):
        if cell.cell_type != "code":
            continue
        values = [output.data.get("text/plain") for output in cell.outputs if "data" in output]
        printed = "".join(output.text for output in cell.outputs if output.output_type == "stream")
        says = page.evaluate("cell", cell.source)
        if [says[0].rstrip(), says[1]] == [printed.rstrip(), values[-1] if values else None]:
            same.append(number)
    context.close()
    assert len(same) >= AT_LEAST[path.stem], same
