"""The tests of lib/games in a page: their class files, and JUnit's own assertions, are interpreted there, and call the
library that is compiled for pages. What fails there alone is named with its reason; whatever else fails is red.
Properties of jqwik and tests with parameters are left out: the one draws, the other reads arguments, by reflection.
"""

import base64
import json
import os
import subprocess

import pytest

from support.maven import maven
from support.pagejava import JAVA, SCRIPTS, library
from support.places import ROOT

WEIGHT = 60

# A folder of its own: Maven may run the tests meanwhile.
TARGET = "target-page"
CLASSES, TESTS = (ROOT / "lib/games" / TARGET / name for name in ("classes", "test-classes"))
# Instructions of a test that are interpreted, the same on every machine; the time only ends what hangs.
MOST, LONGEST = 100_000_000, 120_000

# By reason the tests that a page cannot run: classes, or Class.method.
OTHERS = {
    "nobody can interrupt the one thread of a page, and it has no others": """
        AutomatonCheckerTest.whatIsTooLargeIsRefusedBeforeItIsChecked BoardGameTest.manyThreadsAskOneGame
        BoundsTest.primesByASieve BoundsTest.theWorkIsReported CellFamilyTest.longWorkReportsItsProgressAndStops
        CertificatesTest.whatIsObservedOfARule CertificatesTest.whatIsWrongWithARowsCertificate
        DigitalDeletionsTest.anInterruptEndsALongString FibonacciNimTest.aSlabRefusesByName
        GameLimitsTest.familiesRefuseNoRowsAndNoColumns GameLimitsTest.gamesOfOtherStarts
        GameLimitsTest.misereSumsHaveTheirLimits GameLimitsTest.partsOfASum GameTest.aFailureLeavesNothingHalfMade
        GenusTest.longWorkIsStopped GridTest.lookingThroughAGridStops HeapGameTest.longWorkCanBeStopped
        HeapLimitsTest.heapsInTheirLimits HeapLimitsTest.misereSumsInTheirLimits HeapLimitsTest.quotasInTheirLimits
        HeapLimitsTest.rulesAreHeldToTheirPromise HeapLimitsTest.setsInTheirLimits
        HofstadterTest.longWorkReportsAndEnds LargeTablesTest.interruptionLeavesNothingHalfMade
        LimitsTest.coveragesInTheirLimits LimitsTest.indicesInTheirLimits LimitsTest.longWorkCanBeStopped
        LimitsTest.namesOfLargeSumsAreWrittenWithoutTheirValues LongWorkTest.everyEngineReportsItsProgressAndStops
        LongWorkTest.lookingThroughATableStops MisereQuotientTest.longWorkIsStopped OrdinalSumTest.treesOfManyEdges
        QuotaValuesTest.anInterruptedComputationStops ReducedGameTest.longWorkIsStopped RookPeriodsTest.preperiods
        RookPeriodsTest.theChecker RookPeriodsTest.theOrbits SequencesTest.hofstadtersHAtEverySize StripsTest
        TartanTest.optionsEndWhenTheirThreadIsInterrupted ThreadsTest TransitionsTest.longWorkIsStopped
        WorkTest.anInterruptedThreadStops WythoffTest.interrupts
    """,
    "it asks what memory there is": """
        MemoryTest
    """,
    "it reads files, or what the JVM says of itself and its classes": """
        ArchitectureTest BoundsTest.workingSpace CertificateKindsTest
        CertificateTest.certificatesThatSayTheSameAreEqual CertificateTest.theClaimIsThatOfTheLibrary
        CertificateTest.whatIsNotOfTheFormatIsRefused CertificateTest.writesTheFilesThatAreProvedOutsideTheJvm
        OeisDraftsTest PublicApiFuzzTest SizesTest SlipsTest.theTableOfTheDocumentsIsTheComputedOne SourceStyleTest
        StepCounterTest WythoffTest.classesBeginOnAnInterruptedThread
    """,
    "too many instructions for an interpreter": """
        EnginesAgainstDefinitionTest.grundyTables EnginesAgainstDefinitionTest.outcomeTables
        EnginesAgainstDefinitionTest.pPositionsOfRows GameTest.chompEightByTenHasTwoWinningBites
        GlobalNimTest.threePilesAgreeWithTheRulesTo30 HeapGameTest.rareValuesDecideAsAllSplitsDo
        HeapPeriodsTest.periodsAreTheLeast HofstadterTest.partnersAndPairs HofstadterTest.setsAndMovesOfSmallPositions
        LargeTablesTest.stripsBeyondOneSummaryWord LargeTablesTest.wythoffAgainstReferenceImplementations
        MisereRookTest RookMachineTest.theMachineRunsAlongTheTableBothWays TWythoffTest.allSmallPositions
        WythoffFamilyTest.generalizedWythoffByItsRules WythoffTest.outcomesAndWinningMovesOfAllSmallPositions
    """,
}

# What JUnit's failures extend, and what the library leaves out.
LINES = [
    "+ java.lang.AssertionError",
    "- nimbook.core.Work.threads(I)V",
    "- nimbook.core.Work.join(Ljava/lang/Thread;)V",
    "- nimbook.core.StripThreads",
]

START = """async ([wasm, loader, files]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  window.java = nimbookJava({ module: bytes(wasm), loader });
  await java.define(files.map(bytes));
}"""
RUN = """async ([type, method, most, longest]) => {
  const late = setTimeout(() => java.stop(), longest);
  const found = await java.run(type, method, "V", { limit: most })
    .catch((error) => ({ text: error.message }));
  clearTimeout(late);
  return found.returned ? null : found.text;
}"""


@pytest.fixture(scope="module")
def tests(tmp_path_factory):
    """The folder with the library as tests see it, the class files, and the test classes."""
    folder = tmp_path_factory.mktemp("tests")
    path = f"-Dmdep.outputFile={folder / 'path'}"
    maven(ROOT, "-pl", "lib/games", f"-Dnimbook.target={TARGET}", "test-compile", "dependency:build-classpath", path)
    path = os.pathsep.join([str(CLASSES), str(TESTS), (folder / "path").read_text()])
    command = [JAVA, "-cp", path, ROOT / "tests/support/GamesTests.java", CLASSES, TESTS, folder]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr[-3000:]
    first, *classes = map(json.loads, made.stdout.splitlines())
    return folder, first["classes"], classes


def others():
    return {name for names in OTHERS.values() for name in names.split()}


def failed(browser, module, loader, files, classes):
    """What fails in a page, by Class.method, with what is thrown, and how many were run."""
    out = others()
    page = browser.new_context().new_page()
    page.set_content("<!doctype html><title>Tests</title>")
    page.add_script_tag(content=(SCRIPTS / "java.js").read_text("utf-8"))
    page.evaluate(START, [base64.b64encode(module).decode(), loader, files])
    wrong, ran = {}, 0
    for each in classes:
        type = each["name"].rpartition(".")[2]
        for method in each["methods"]:
            if type in out or f"{type}.{method}" in out:
                continue
            ran += 1
            thrown = page.evaluate(RUN, [each["calls"], method, MOST, LONGEST])
            if thrown is not None:
                wrong[f"{type}.{method}"] = thrown
    page.context.close()
    return wrong, ran


@pytest.mark.all
def test_the_tests_of_the_library_pass_in_a_page(browser, tests):
    folder, files, classes = tests
    named = {each["name"].rpartition(".")[2]: each["methods"] for each in classes}
    assert others() <= named.keys() | {f"{name}.{method}" for name, methods in named.items() for method in methods}
    packages = sorted(path.name for path in (folder / "open/nimbook").iterdir())
    lines = [f"nimbook.{name}.*" for name in packages] + LINES
    (folder / "list").write_text("\n".join(lines), "utf-8")
    wasm = library(folder, folder / "list", classes=folder / "open")
    loader = wasm.with_name("java.wasm-runtime.js").read_text("utf-8")
    wrong, ran = failed(browser, wasm.read_bytes(), loader, files, classes)
    assert wrong == {} and ran >= 280
