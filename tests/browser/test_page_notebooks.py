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
RECORDS = "a list of records is a table there: their parts are found by reflection"
MEASURED = "it measures the JVM's time and memory"
SLOW = "a page computes it for more than ten seconds; it is not tried here"
# Of each notebook the cells that do not say what the JVM says, and why; all others do.
OTHERS = {
    "00-tour": {36: TABLESAW},
    "03-hofstadter": {39: SLOW, 41: TABLESAW, 43: TABLESAW},
    "05-fibonacci-nim": {7: TABLESAW, 51: RECORDS, 54: RECORDS},
    "06-heaps-and-codes": {92: TABLESAW, 94: TABLESAW, 96: TABLESAW, 98: TABLESAW, 100: TABLESAW},
    "16-what-is-open": {14: TABLESAW, 22: FILES, 79: FILES, 80: FILES},
    "17-how-long-it-takes": dict.fromkeys((2, 3, 5, 6, 8, 10, 12), MEASURED),
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
    others = {number for number, why in named.items() if why == SLOW}
    for number, cell in enumerate(nbformat.read(path, as_version=4).cells):
        if cell.cell_type != "code" or number in others:
            continue
        values = [output.data.get("text/plain") for output in cell.outputs if "data" in output]
        printed = "".join(output.text for output in cell.outputs if output.output_type == "stream")
        says = page.evaluate("cell", cell.source)
        if [says[0].rstrip(), says[1]] != [printed.rstrip(), values[-1] if values else None]:
            others.add(number)
    page.context.close()
    assert others == named.keys()
