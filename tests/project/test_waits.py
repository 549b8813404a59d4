"""How tests wait: for what they need, never for a time. Checked in their source, as what goes wrong by chance is seldom
seen.
"""

import ast
import re

import pytest

from support.places import ROOT

TESTS = ROOT / "tests"
# What bench and soak do takes time by its nature.
FILES = sorted(
    path for layer in ("browser", "notebooks", "project", "support") for path in (TESTS / layer).glob("*.py")
)
# A component that runs alone in a page draws in the turn of the event: what is read next is what it drew.
PAGES = [path for path in (TESTS / "browser").glob("test_*.py") if not path.stem.startswith("test_front_")]

ACTIONS = set(
    "click dblclick press fill check uncheck select_option type insert_text drag_to tap goto reload up wheel "
    "set_viewport_size emulate_media".split()
)
READS = set(
    "inner_text all_inner_texts text_content all_text_contents inner_html input_value get_attribute count is_visible "
    "is_hidden is_enabled is_disabled is_checked bounding_box evaluate_all".split()
)
WAITS = set(
    "expect wait_for wait_for_function wait_for_selector wait_for_url settle until until_canvas until_turn my_turn "
    "hover figure run run_all ready same set drag open_page open_board open_figure open_reader open_deck move".split()
)


def calls(function):
    """The names of what a function calls, with their lines, in the order in which the calls end."""
    found = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    for call in sorted(found, key=lambda call: (call.end_lineno, call.end_col_offset)):
        yield getattr(call.func, "attr", getattr(call.func, "id", "")), call.lineno


def find_early_reads(source: str) -> list[str]:
    """Reads of a page with no wait between them and the last action."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        action = None
        for name, line in calls(function):
            if name in WAITS:
                action = None
            elif name in ACTIONS:
                action = name, line
            elif name in READS and action:
                found.append(f"line {line}: {name} after {action[0]} in line {action[1]}")
    return found


SLEEPS = re.compile(r"time\.sleep\(|wait_for_timeout\(|setTimeout\((done|resolve)\b")
AGAIN = re.compile(r"flaky|reruns|rerunfailures")
# A limit of its own: what takes longer on a busy machine is red by chance (support/waiting.py).
LIMIT = re.compile(r"\btimeout=\d|(?<!self\.process)\.wait\(\d")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_nothing_sleeps_is_tried_again_or_has_a_limit_of_its_own(path):
    source = path.read_text(encoding="utf-8")
    if path.stem not in ("waiting", "test_waits"):
        assert SLEEPS.findall(source) == []
    if path.stem != "test_waits":
        assert AGAIN.findall(source) == []
        assert LIMIT.findall(source) == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_no_page_is_read_before_it_has_followed(path):
    assert find_early_reads(path.read_text(encoding="utf-8")) == []


def test_the_rules_find_what_they_are_for():
    late = "def test(page):\n    page.click('a')\n    assert page.inner_text('b') == 'c'"
    assert find_early_reads(late) == ["line 3: inner_text after click in line 2"]
    assert find_early_reads(late.replace("    assert", "    expect(page).to_have_text('c')\n    assert")) == []
    for line in ("time.sleep(1)", "page.wait_for_timeout(50)", "new Promise(done => setTimeout(done, 600))"):
        assert SLEEPS.search(line)
    for line in ("run(command, timeout=60)", "process.wait(60)"):
        assert LIMIT.search(line)
