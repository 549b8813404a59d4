"""The conform tests of Eclipse's compiler, as cells of a page: what they print is what the JVM prints. They are not
kept here: NIMBOOK_ECJ_TESTS names a folder with their sources, `org/eclipse/jdt/core/tests/compiler/regression` of
eclipse-jdt/eclipse.jdt.core.
"""

import json
import os
import re
import subprocess

import pytest

from support.pagejava import JAVA, compiler, nimbooks_page
from support.places import ROOT

WEIGHT = 400
pytestmark = pytest.mark.all

SOURCES = os.environ.get("NIMBOOK_ECJ_TESTS")
LEAST = 1500  # programs in the sources of 2026
EQUAL = 0.99
# Programs that run in one worker, and in one page.
WORKER, PAGE = 50, 250

# Why a program does not say the same in a page, and which.
KNOWN = {
    "the classes of a cell stand in one class, and see each other's private members": [
        "AutoBoxingTest.test004",
        "AutoBoxingTest.test004#2",
        "LookupTest.test098",
        "OverloadResolutionTest8.test021",
    ],
    "the class of an array of a program's class is that of an array of objects": [
        "ArrayTest.testIssue4789",
        "SwitchExpressionsYieldTest.testIssue2476",
    ],
    "a page has no names of languages and countries": [
        "LambdaExpressionsTest.test428112",
        "LambdaRegressionTest.testBug453687",
    ],
    "a page has no DateTimeFormatter and no Date": ["LambdaExpressionsTest.testGH1060", "MethodVerifyTest.test151"],
    "a page has no ClassCircularityError": ["TryStatementTest.test032"],
}

START = """() => {
  let java = null;
  window.renew = () => { java?.close(); java = begin(); };
  window.says = async (source) => {
    const mark = await compiler.mark();
    const session = nimbookSession({ java, compiler, figures: null });
    const late = setTimeout(() => java.stop(), 20000);
    const said = await session.run(source, { silent: true }).catch((error) => ({ failed: error.message }));
    clearTimeout(late);
    await compiler.back(mark);
    return said;
  };
}"""


@pytest.fixture(scope="module")
def programs(tmp_path_factory):
    if not SOURCES:
        pytest.skip("NIMBOOK_ECJ_TESTS names no folder with the tests of Eclipse's compiler")
    command = [JAVA, ROOT / "tests/support/ConformTests.java", SOURCES, tmp_path_factory.mktemp("classes")]
    made = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in made.stdout.splitlines()]


def test_programs_print_what_the_jvm_prints(browser, programs):
    differ, page = {}, None
    for number, program in enumerate(programs):
        if number % PAGE == 0:
            if page:
                page.context.close()
            page = nimbooks_page(browser, compiler())
            page.evaluate(START)
        if number % WORKER == 0:
            page.evaluate("renew()")
        said = page.evaluate("says", f"{program['source']}\n{program['type']}.main(new String[0]);")
        # A class of a cell has its cell's name before its own.
        printed = re.sub(r"\bcell\.C\d+\$", "", said.get("printed") or "")
        if said.keys() & {"errors", "thrown", "failed"} or printed != program["says"]:
            differ[program["name"]] = said
    page.context.close()
    names = {program["name"] for program in programs}
    known = {name for group in KNOWN.values() for name in group} & names
    assert len(names) >= LEAST
    assert differ.keys() == known, {name: said for name, said in differ.items() if name not in known}
    assert len(differ) <= (1 - EQUAL) * len(names)
