"""Classes of the library that a cell may name without an import: each is imported when a text first names it."""

import pytest

from support.kernel import of, shown
from support.waiting import PATIENCE, until


def text(page, code: str) -> str:
    messages = page.run(code)
    assert of(messages, "error") == [], of(messages, "error")
    return shown(messages)["text/plain"]


def offered(page, code: str) -> list[str]:
    """What Tab offers at the end of the code."""
    return page.client.complete(code, len(code), reply=True, timeout=PATIENCE)["content"]["matches"]


def imported(page) -> str:
    """What the shell compiles with every cell."""
    page.run(
        "var shell = (jdk.jshell.JShell) org.dflib.jjava.jupyter.kernel.BaseKernel.notebookKernel().getClass()"
        '.getMethod("getJShell").invoke(org.dflib.jjava.jupyter.kernel.BaseKernel.notebookKernel());'
    )
    return text(page, 'shell.sourceCodeAnalysis().wrappers(";").get(0).wrapped()')


def test_a_class_is_imported_when_it_is_named(own_page):
    before = imported(own_page)
    assert "nimbook.heatmap.Heatmap" not in before and "nimbook.notebook.Lab.*" in before
    assert text(own_page, "var board = BoardGame.queen().grundy(9, 9); board.at(1, 2)") == "0"
    assert text(own_page, "Heatmap.of(board).getClass().getSimpleName()") == "Heatmap"
    after = imported(own_page)
    assert "nimbook.heatmap.Heatmap" in after and "nimbook.plot.Plot" not in after
    # A variable outlives the imports that come after it.
    assert text(own_page, "board.at(1, 2)") == "0"


def test_an_import_of_ones_own_takes_none_away(own_page):
    assert text(own_page, "Nim.class.getName() + Golden.class.getName()") == "nimbook.number.Nimnimbook.number.Golden"
    own_page.run("import nimbook.number.Nim;")
    assert text(own_page, "Golden.class.getSimpleName() + Nim.class.getSimpleName()") == "GoldenNim"
    assert text(own_page, "Position.of(1, 2)") == "(1, 2)"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("number.Zeckendorf", 'eval("Zecken" + "dorf.class.getName()")'),
        ("hofstadter.HofstadterG", "%load named.jshell"),
        ("wythoff.Wythoff", "%%time\nWythoff.class.getName()"),
    ],
)
def test_wherever_the_name_stands(page, name, code):
    assert f"nimbook.{name};" not in imported(page)
    page.run(
        'java.nio.file.Files.writeString(java.nio.file.Path.of("named.jshell"), "Hof" + "stadterG.class.getName()");'
    )
    messages = page.run(code)
    assert of(messages, "error") == [], of(messages, "error")
    page.run('java.nio.file.Files.delete(java.nio.file.Path.of("named.jshell"));')
    assert f"nimbook.{name};" in imported(page)


def test_a_name_in_other_letters(own_page):
    """All classes are imported."""
    assert text(own_page, "Zeck\\u0065ndorf.class.getSimpleName()") == "Zeckendorf"


def test_a_class_of_ones_own_with_a_name_of_the_library(own_page):
    own_page.run("record Genus(int n) {}")
    assert text(own_page, "new Genus(3).n()") == "3"
    assert text(own_page, "1 + 1") == "2"
    # A class that is imported already, and one that the same text declares within another.
    assert text(own_page, "Position.of(1, 2)") == "(1, 2)"
    own_page.run("// The class Fraction is the library's.\nclass Position { record Fraction() {} int of = 7; }")
    assert text(own_page, "new Position().of + Fraction.of(1, 2).toString()") == "71/2"
    own_page.run("interface Nim {}\nenum Golden { RATIO }")
    assert text(own_page, "Golden.RATIO") == "RATIO"
    # One that does not compile is none.
    assert of(own_page.run("record Zeckendorf(Unknown n) { int m = 2; }"), "error")
    assert text(own_page, "Zeckendorf.of(3).getClass().getPackageName()") == "nimbook.number"


def test_a_class_of_another_library_with_the_same_name(own_page):
    assert text(own_page, "Position.of(1, 2)") == "(1, 2)"
    own_page.run("import javax.swing.text.Position;")
    assert text(own_page, "Position.Bias.Forward") == "Forward"
    assert text(own_page, "1 + 1") == "2"


def test_tablesaw_can_be_named_from_the_first_cell_on_that_does(own_page):
    # A library that Tablesaw brings.
    divisor = "org.apache.commons.math3.util.ArithmeticUtils.gcd(4, 6)"
    assert of(own_page.run(divisor), "error")
    own_page.run("import tech.tablesaw.api.*;")
    messages = own_page.run('Table.create("n", IntColumn.create("n", 1, 2))')
    assert "application/vnd.jupyter.widget-view+json" in shown(messages)
    assert text(own_page, divisor) == "2"
    assert text(own_page, 'TablesawTables.from(Table.create(IntColumn.create("n", 1, 2))).rows()') == "2"


def test_tab_asks_what_tech_has(page):
    # The first key begins the shell's list of what is there.
    until(lambda: "tablesaw." in offered(page, "import tech."), "Tablesaw among Tab's words")


def test_tab_lists_what_is_not_yet_imported(page):
    assert "Heatmap" in offered(page, "Heatm")
    assert "DigitalDeletions" in offered(page, "List.of(1, Dig")
    for code in ('"Heatm', "List.Heatm"):
        assert "Heatmap" not in offered(page, code)
    shown_by = page.client.inspect("Plot.line(", 10, reply=True, timeout=PATIENCE)["content"]
    assert shown_by["found"] and "Plot.line" in shown_by["data"]["text/plain"]


def test_a_misspelt_class_is_known(page):
    error = of(page.run("Zeckendrof.of(12)"), "error")[0]["content"]
    assert "Zeckendorf" in error["evalue"] + "\n".join(error["traceback"])
