"""What Tab and Shift+Tab answer, where people press them, and what a cell's error says."""

import re

import pytest

from support.kernel import of, shown
from support.waiting import PATIENCE

WEIGHT = 10


def inspection(page, code: str) -> dict:
    content = page.client.inspect(code, len(code), reply=True, timeout=PATIENCE)["content"]
    return content["data"] if content["found"] else {"text/plain": ""}


def inspect(page, code: str) -> str:
    return inspection(page, code)["text/plain"]


def completion(page, code: str) -> dict:
    content = page.client.complete(code, len(code), reply=True, timeout=PATIENCE)["content"]
    assert content["cursor_end"] == len(code)
    return content


def complete(page, code: str) -> list[str]:
    return completion(page, code)["matches"]


def run_failing(page, code: str):
    """The error of a cell, its lines without colours, and what is shown below it."""
    messages = page.run(code)
    error = of(messages, "error")[0]["content"]
    lines = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in error["traceback"]]
    return error, lines, [message["content"]["data"] for message in of(messages, "display_data")]


@pytest.mark.parametrize("code", ["BoardGame.queen", "BoardGame.queen(", "BoardGame.queen()", "BoardGame.queen();"])
def test_the_end_of_what_was_typed_is_documented(page, code):
    assert "BoardGame.queen()" in inspect(page, code)


def test_a_statement_has_names_of_its_own(page):
    code = 'decide("all n: le'
    assert complete(page, code) == ["leastpart"]
    [beside] = completion(page, code)["metadata"]["_jupyter_types_experimental"]
    assert beside["type"].startswith("leastpart(n): the least part of Zeckendorf's sum")
    assert inspect(page, 'decide("all n: A(n) > G').startswith("G(n): Hofstadter's G(n)")
    assert "decide(String statement)" in inspect(page, 'decide("all n: n')


def test_a_statement_that_cannot_be_read_has_a_caret(page):
    _, lines, _ = run_failing(page, 'decide("all n: n·n = n")')
    assert "\n".join(lines).splitlines() == [
        "IllegalArgumentException:",
        "all n: n·n = n",
        "        ^ n·n is not linear: a product needs a number on one side",
        '    at decide("all n: n·n = n")',
    ]


def test_a_class_and_the_front_door_are_documented(page):
    assert "nimbook.board.BoardGame" in inspect(page, "BoardGame")
    assert "play(BoardGame game)" in inspect(page, "play")
    assert inspect(page, "1 + ") == ""


def test_shift_tab_tells_what_the_documentation_says(page):
    data = inspection(page, "BoardGame.tWythoff(2)")
    assert data["text/plain"].startswith("BoardGame BoardGame.tWythoff(int t)\n\nt-Wythoff: see Moves.tWythoff.")
    assert "Example:\n    BoardGame.tWythoff(2).winningMoves(7, 9)" in data["text/plain"]
    assert "Throws IllegalArgumentException unless 1 ≤ t" in data["text/plain"]
    assert "<code><b>BoardGame BoardGame.tWythoff(int t)</b></code>" in data["text/html"]


def test_the_overload_that_fits_is_described(page):
    page.run("var game = BoardGame.queen();")
    for code in ["play(BoardGame.queen())", "play(game)", "play(game, "]:
        assert inspect(page, code).startswith("Board play(BoardGame game)"), code
    assert inspect(page, "play(Octal.kayles(), 9)").startswith("PlayFigure<?, ?> play(HeapGame game, int... rows)")
    # As the JDK's own sources are not at hand, of its members the signatures.
    assert "List<E>.<E>of(E e1, E e2)" in inspect(page, "List.of(")


def test_tab_leaves_out_what_every_object_has(page):
    found = complete(page, "BoardGame.queen().")
    assert "terminal(" in found
    assert not {"wait(", "notify()", "hashCode()", "getClass()"} & set(found)
    assert len(found) == len(set(found))


def test_tab_in_an_empty_cell_names_the_first_words(page):
    found = complete(page, "")
    assert {"live(", "play(", "tree(", "save(", "BoardGame"} <= set(found)
    assert len(found) < 40
    assert complete(page, "pl")[0] == "play("


def test_parameters_stand_beside_completions(page):
    content = completion(page, "BoardGame.queen().te")
    beside = {one["text"]: one["type"] for one in content["metadata"]["_jupyter_types_experimental"]}
    assert beside == {"terminal(": "method (cells)", "terminalCells()": "method ()"}
    assert "_jupyter_types_experimental" not in completion(page, '"abc".le')["metadata"]
    # Those of the JDK come after the library's.
    found = complete(page, "Boa")
    assert found[0] == "BoardGame"


@pytest.mark.parametrize(
    "code, meant",
    [
        ("BoardGame.quen()", "queen()"),
        ("plya(BoardGame.queen())", "play()"),
        ("BoardGame.queen().grnudy(3, 3)", "grundy()"),
        ("Heatmpa.of(BoardGame.queen().grundy(3, 3))", "Heatmap"),
        ("int pile = 3;\npiel + 1", "pile"),
    ],
)
def test_a_misspelt_name_is_recognised(page, code, meant):
    error, lines, _ = run_failing(page, code)
    assert lines[-1] == f"did you mean {meant}?"
    assert error["evalue"].endswith(f"; did you mean {meant}?")


def test_a_name_that_is_like_no_other_is_only_missing(page):
    error, lines, _ = run_failing(page, "xylophone(3)")
    assert "did you mean" not in "\n".join(lines)
    assert error["evalue"].startswith("cannot find symbol")


def test_an_exception_shows_the_readers_lines_and_folds_ours(page):
    page.run("int twice(int n) {\n    return BoardGame.queen().grundy(n, 2).rows();\n}")
    error, lines, below = run_failing(page, "twice(-1)")
    assert (error["ename"], error["evalue"]) == ("IllegalArgumentException", "rows = -1: at least 1 row is needed")
    assert lines == [
        "IllegalArgumentException: rows = -1: at least 1 row is needed",
        "    in twice: return BoardGame.queen().grundy(n, 2).rows();",
        "    at twice(-1)",
    ]
    assert below[0]["text/html"].startswith("<details><summary>Where in the libraries: ")
    assert "at nimbook.board.BoardGame.grundy(BoardGame.java:" in below[0]["text/html"]
    assert shown(page.run("6 * 7"))["text/plain"] == "42"


def test_an_exception_of_the_readers_own_has_nothing_to_fold(page):
    error, lines, below = run_failing(page, 'throw new IllegalStateException("<b>");')
    assert lines == ["IllegalStateException: <b>", '    at throw new IllegalStateException("<b>");']
    assert below == []


def test_help_is_a_figure(page):
    data = shown(page.run("help(BoardGame.class)"))
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "BoardGame BoardGame.queen()\n    Wythoff's game." in data["text/plain"]
    assert shown(page.run("help(BoardGame.rook())"))["text/plain"] == data["text/plain"]
    assert "Moves Moves.queen()" in shown(page.run('help("queen")'))["text/plain"]
    assert run_failing(page, 'help("grnudy")')[0]["evalue"].endswith('did you mean "grundy"?')
