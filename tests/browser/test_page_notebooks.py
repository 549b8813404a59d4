"""Every cell of every notebook, run in a page, says what the JVM says, with whose texts notebooks are kept; but for
some that are named.
"""

import nbformat
import pytest

from support.pagejava import compiler, nimbooks_page
from support.places import notebooks

WEIGHT = 200
pytestmark = pytest.mark.all

TABLESAW = "Tablesaw is not in a page"
FILES = "the answers of surveys come with nimbook as files"
MEASURED = "it measures the JVM's time and memory"
SLOW = "a page computes it for more than ten seconds; it is not tried here"
# Of each notebook the cells, by id, that do not say what the JVM says, and why; all others do.
OTHERS = {
    "00-tour": {"c25-38246b92": SLOW},
    "03c-every-triangle": {"c41-38246b92": SLOW},
    "06-heaps-and-codes": {"t01-49ea6d3b": TABLESAW, "t05-825988ea": TABLESAW},
    "16-what-is-open": {"s24-octal-plot": FILES, "misere-codes-plot": FILES},
    "17-how-long-it-takes": {
        "c02-482194de": MEASURED,
        "c03-2925d244": MEASURED,
        "c05-d3f91f1b": MEASURED,
        "c06-18aa402d": MEASURED,
        "c08-e487eb97": MEASURED,
        "c10-e0c821fd": MEASURED,
        "c12-c588cacb": MEASURED,
    },
}
LONGEST = 60_000  # ms of a cell

START = """(longest) => {
  const java = begin();
  // A value's words are those of the notebook: a figure's, an array's elements.
  const words = async () => {
    const { value: live } = await java.call("shown", [], { keep: true });
    return { "text/plain": (await java.call("words", [live])).value };
  };
  const session = nimbookSession({ java, compiler, figures: { show: words } });
  window.cell = async (source) => {
    const late = setTimeout(() => java.stop(), longest);
    const { printed, data } = await session.run(source).catch(() => ({})).finally(() => clearTimeout(late));
    return data === undefined ? ["", "failed"] : [printed, data && data["text/plain"]];
  };
}"""


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_cells_say_what_the_jvm_says(browser, path):
    page = nimbooks_page(browser, compiler())
    page.evaluate(START, LONGEST)
    named = OTHERS.get(path.stem, {})
    others = {cell for cell, why in named.items() if why == SLOW}
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type != "code" or cell.id in others:
            continue
        values = [output.data.get("text/plain") for output in cell.outputs if "data" in output]
        printed = "".join(output.text for output in cell.outputs if output.output_type == "stream")
        says = page.evaluate("cell", cell.source)
        if [says[0].rstrip(), says[1]] != [printed.rstrip(), values[-1] if values else None]:
            others.add(cell.id)
    page.context.close()
    assert others == named.keys()
