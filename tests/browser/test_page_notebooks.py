"""Every cell of every notebook, run in a page, says what the JVM says, with whose texts notebooks are kept; but for
some that are named.
"""

import nbformat
import pytest

from support.pagejava import compiler, nimbooks_page
from support.places import ROOT, notebooks

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
    "11-terminal-sets": {"survey-misere": FILES, "s24-one-rows": FILES},
    "16-what-is-open": {
        "s24-octal-plot": FILES,
        "s24-octal-rows": FILES,
        "misere-codes-plot": FILES,
        "misere-codes-rows": FILES,
    },
    "17-how-long-it-takes": {
        "c02-482194de": MEASURED,
        "c03-2925d244": MEASURED,
        "c05-d3f91f1b": MEASURED,
        "c06-18aa402d": MEASURED,
        "c08-e487eb97": MEASURED,
        "c10-e0c821fd": MEASURED,
        "c12-c588cacb": MEASURED,
    },
    "18-data-of-your-own": {
        "t01-49ea6d3b": TABLESAW,
        "t03-d275c07c": TABLESAW,
        "t05-825988ea": TABLESAW,
        "t07-f211d76e": TABLESAW,
        "survey-periods": FILES,
    },
}
WORDS = "none one two three four five six seven eight nine ten".split()
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
    const failed = (error) => ({ printed: `${error.message}` });
    const { printed = "", data } = await session.run(source).catch(failed).finally(() => clearTimeout(late));
    return [printed, data === undefined ? "failed" : data && data["text/plain"]];
  };
}"""


def test_the_cells_that_differ_are_counted_where_a_reader_looks():
    cells = [cell for path in notebooks() for cell in nbformat.read(path, as_version=4).cells]
    whys = [why for named in OTHERS.values() for why in named.values()]
    told = (ROOT / "docs/book.md").read_text("utf-8").replace("\n", " ")
    assert f"{sum(cell.cell_type == 'code' for cell in cells)} cells of Java {len(whys)} do not say" in told
    counts = [WORDS[whys.count(why)] for why in (MEASURED, TABLESAW, FILES, SLOW)]
    assert "{} measure the JVM, {} need Tablesaw, {} the stored surveys, {} take".format(*counts) in told


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_cells_say_what_the_jvm_says(browser, path):
    page = nimbooks_page(browser, compiler())
    page.evaluate(START, LONGEST)
    named = OTHERS.get(path.stem, {})
    others = {cell: "" for cell, why in named.items() if why == SLOW}
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type != "code" or cell.id in others:
            continue
        values = [output.data.get("text/plain") for output in cell.outputs if "data" in output]
        printed = "".join(output.text for output in cell.outputs if output.output_type == "stream")
        says = page.evaluate("cell", cell.source)
        wanted = [printed.rstrip(), values[-1] if values else None]
        if [says[0].rstrip(), says[1]] != wanted:
            others[cell.id] = f"{cell.id}: {cell.source}\nJVM: {wanted}\npage: {says}\n"
    page.context.close()
    assert others.keys() == named.keys(), "\n".join(others[cell] for cell in others if cell not in named)
