"""./lab test --mutation [package ...]: changes lib/games in small ways (PIT, its default mutators) and asks whether
that package's own tests and its table of refusals notice.

Package by package, one thread, at low priority: minutes to an hour each. A package passes when at least 90 % of its
mutants are killed. What does not count stands in docs/mutation.md; known survivors stand with their reasons in
docs/mutation-survivors.txt, and a run names those that do not. Every survivor of a run goes to
build/mutation/survivors.txt.
"""

import argparse
import collections
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

from support.places import BUILD, ROOT

SOURCES = ROOT / "lib/games/src/main/java/nimbook"
TABLES = ROOT / "lib/games/src/test/resources/nimbook"
LISTED = ROOT / "docs" / "mutation-survivors.txt"
LEAST = 90
# Words for a reader: their tests say what must be read there, not every comma. docs/mutation.md.
WORDS = ("toString", "text", "brief", "words", "subscript", "name")
DETECTED = ("KILLED", "TIMED_OUT", "MEMORY_ERROR")
# A property that is tried a hundred times instead of a thousand; a change that only one try in a thousand notices stays
# among the survivors.
TRIES = 100


def packages() -> list[str]:
    return sorted(p.name for p in SOURCES.iterdir() if p.is_dir() and list(p.glob("[A-Z]*.java")))


def measure(package: str) -> list[xml.Element]:
    report = BUILD / "mutation" / package
    table = "nimbook.style.CallTablesTest" if (TABLES / package / "table.txt").is_file() else ""
    command = [
        "nice",
        "-n",
        "15",
        "mvn",
        "-B",
        "-q",
        "-Dstyle.color=never",
        "-f",
        str(ROOT / "pom.xml"),
        "-Pmutation",
        "-pl",
        "lib/games",
        "test-compile",
        "org.pitest:pitest-maven:mutationCoverage",
        f"-DtargetClasses=nimbook.{package}.*",
        f"-DtargetTests=nimbook.{package}.*,{table}",
        f"-DexcludedMethods={','.join([*WORDS, *(f'lambda${word}$*' for word in WORDS)])}",
        f"-DjvmArgs=-Djqwik.tries.default={TRIES},-Dnimbook.tables={package}",
        f"-DreportsDirectory={report}",
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    file = report / "mutations.xml"
    if done.returncode or not file.is_file():
        sys.exit((done.stdout + done.stderr)[-3000:] + f"\n./lab test --mutation: {package} was not measured")
    # What does not even load is no program.
    return [mutant for mutant in xml.parse(file).getroot() if mutant.get("status") != "NON_VIABLE"]


def describe(mutant: xml.Element) -> str:
    return f"{place(mutant)}:{mutant.find('lineNumber').text} {mutant.get('status')} {mutant.find('description').text}"


def place(mutant: xml.Element) -> str:
    """The method as a reader calls it: board.TerminalSetComparison.Comparison.flip; a constructor by its class, a
    lambda by the method around it.
    """
    owner = re.sub(r"\.\d+$", "", mutant.find("mutatedClass").text.removeprefix("nimbook.").replace("$", "."))
    method = re.sub(r"^lambda\$(\w+)\$\d+$", r"\1", mutant.find("mutatedMethod").text)
    return owner + "." + (owner.split(".")[-1] if method in ("<init>", "new") else method)


def lines() -> list[list[str]]:
    """The list of known survivors: the method, the reason's name, how many."""
    return [line.split() for line in LISTED.read_text("utf-8").splitlines() if line and not line.startswith("#")]


def count_listed() -> collections.Counter:
    """How many survivors are known in each method."""
    known = collections.Counter()
    for method, _, count in lines():
        known[method] += int(count)
    return known


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./lab test --mutation", description="Does a small change of the mathematics make a test fail?"
    )
    parser.add_argument("package", nargs="*", help=f"of {', '.join(packages())} (default: all)")
    parser.add_argument(
        "--least", type=float, default=LEAST, help="per cent that must be killed (default: %(default)s)"
    )
    options = parser.parse_args(given)
    unknown = set(options.package) - set(packages())
    if unknown:
        parser.error(f"unknown package {sorted(unknown)[0]} (there is: {', '.join(packages())})")
    survivors, low, known = [], [], count_listed()
    print(f"{'package':12} {'mutants':>8} {'killed':>8} {'%':>6} {'seconds':>8}")
    for package in options.package or packages():
        began = time.monotonic()
        mutants = measure(package)
        alive = [m for m in mutants if m.get("status") not in DETECTED]
        killed = len(mutants) - len(alive)
        score = 100 * killed / max(1, len(mutants))
        print(f"{package:12} {len(mutants):8} {killed:8} {score:6.1f} {time.monotonic() - began:8.0f}", flush=True)
        for method, more in sorted((collections.Counter(map(place, alive)) - known).items()):
            print(f"  not in {LISTED.relative_to(ROOT)}: {method}, {more}", flush=True)
        survivors += sorted(describe(m) for m in alive)
        low += [package] if score < options.least else []
        out = BUILD / "mutation" / "survivors.txt"
        out.write_text("\n".join(survivors) + "\n")
    print(f"Survivors: {out.relative_to(ROOT)}")
    if low:
        print(f"Below {options.least:g} %: {', '.join(low)}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
