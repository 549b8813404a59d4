"""Programs of others as cells of a page: what they print is what the JVM prints. They are not kept here.
NIMBOOK_ECJ_TESTS names a folder with the conform tests of Eclipse's compiler,
`org/eclipse/jdt/core/tests/compiler/regression` of eclipse-jdt/eclipse.jdt.core; NIMBOOK_EXERCISES one with exercises
of students, their solutions and tests, `exercises/practice` of exercism/java.
"""

import json
import os
import re
import subprocess

import pytest

from support.pagejava import JAVA, compiler, nimbooks_page
from support.places import ROOT
from support.waiting import PATIENCE

WEIGHT = 400
pytestmark = pytest.mark.all

# By the variable that names the folder: the class that reads it, how many programs it found in 2026 at least, and what
# share of them is equal at least.
SUITES = {"NIMBOOK_ECJ_TESTS": ("ConformTests", 1500, 0.99), "NIMBOOK_EXERCISES": ("ExerciseTests", 100, 0.97)}
# They try some hundred million cases, minutes of an interpreter.
LONG = ("alphametics", "palindrome-products", "pythagorean-triplet")
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
    const late = setTimeout(() => java.stop(), PATIENCE);
    const said = await session.run(source, { silent: true }).catch((error) => ({ failed: error.message }));
    clearTimeout(late);
    await compiler.back(mark);
    return said;
  };
}""".replace("PATIENCE", str(1000 * PATIENCE))


def programs(folder, reader, classes):
    support = ROOT / "tests/support"
    sources = [support / f"{name}.java" for name in ("StrangersProgram", reader)]
    subprocess.run([JAVA.parent / "javac", "-d", classes, *sources], check=True)
    command = [JAVA, "-cp", classes, reader, folder, classes, support]
    made = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in made.stdout.splitlines()]


@pytest.mark.parametrize("suite", SUITES)
def test_programs_print_what_the_jvm_prints(browser, suite, tmp_path):
    if not os.environ.get(suite):
        pytest.skip(f"{suite} names no folder")
    reader, least, share = SUITES[suite]
    differ, page, names = {}, None, set()
    found = programs(os.environ[suite], reader, tmp_path)
    for number, program in enumerate(each for each in found if each["name"] not in LONG):
        names.add(program["name"])
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
    known = {name for group in KNOWN.values() for name in group} & names
    assert len(names) >= least
    assert differ.keys() == known, {name: said for name, said in differ.items() if name not in known}
    assert len(differ) <= (1 - share) * len(names)
