"""./lab bench peers: the same questions put to nimbook, to plain Python and to pycgt in one run; what cannot be had
through the registries stands there with its own machine and date.

Least processor time of several runs, after the compilers of both sides have seen the code; the answers must agree.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.rivals import make
from bench.table import align, keep, renew, spell
from support.places import BUILD, ROOT

HOME = BUILD / "bench" / "peers"
HERE = Path(__file__).parent

QUESTIONS = {
    "grundy": "Grundy values of Wythoff's game, 200 × 200",
    "games": "the same, 12 × 12",
    "kayles": "Grundy values of Kayles, heaps to 1999",
    "ptest": "P-test of a pair of 100 000 digits",
    "zeckendorf": "Zeckendorf representation of 10 000 digits",
}


# What the registries do not hold, measured apart: (question, peer, seconds of processor time). CGSuite: its public
# repository of 2024-01-15 (it calls itself 2.2-beta2), built with JDK 17; NimValueTable(199, 199) and
# NimValueSequence(1999) in its read-eval loop, start-up taken off; 2 cores, APART_WHEN.
APART_WHEN = "2026-11-21"
APART = [("grundy", "CGSuite 2.2-beta2", 21.7), ("kayles", "CGSuite 2.2-beta2", 1.0)]


def ours(java_home: str, jars: list[Path], lab_imports: Path) -> dict:
    """The questions in the JDK's shell, with the imports of a notebook."""
    done = subprocess.run(
        [
            str(Path(java_home) / "bin" / "jshell"),
            "--class-path",
            os.pathsep.join(map(str, jars)),
            "--startup",
            "DEFAULT",
            "--startup",
            str(lab_imports),
            "-R-Xmx2g",
            "-s",
            str(HERE / "peers.jsh"),
        ],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
    )
    answers = {}
    for line in done.stdout.splitlines():
        if line.startswith("asked "):
            _, question, took, answer = line.split(" ", 3)
            answers[question] = (float(took), answer)
    if set(answers) != set(QUESTIONS):
        raise SystemExit("jshell did not answer:\n" + (done.stdout + done.stderr)[-2000:])
    return answers


def theirs(python: Path) -> dict:
    done = subprocess.run(
        [str(python), str(HERE / "peers_queries.py")],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=1800,
    )
    if done.returncode:
        raise SystemExit("The peers did not answer:\n" + done.stderr[-2000:])
    return json.loads(done.stdout)


def rows(own: dict, other: dict) -> list[list[str]]:
    table = []
    for question, words in QUESTIONS.items():
        took, answer = own[question]
        for peer, (peers, peers_answer) in other[question].items():
            if str(peers_answer) != answer:
                raise SystemExit(f"{words}: nimbook says {answer}, {peer} says {peers_answer}")
            table.append([words, peer, spell(peers), spell(took), f"{peers / took:.0f} ×"])
        table += [
            [words, f"{peer} (apart, {APART_WHEN})", spell(s), spell(took), f"{s / took:.0f} ×"]
            for q, peer, s in APART
            if q == question
        ]
    return table


HEAD = ["question", "peer", "peer's time", "nimbook's", "ratio"]


def main(given: list[str]) -> int:
    argparse.ArgumentParser(
        prog="./lab bench peers", description="The same questions put to other libraries."
    ).parse_args(given)
    prefix = Path(sys.prefix)
    own = ours(
        os.environ["NIMBOOK_JAVA_HOME"],
        [
            *sorted((prefix / "share" / "nimbook" / "jars").glob("*.jar")),
            prefix / "share/jupyter/kernels/java/jjava.jar",
        ],
        prefix / "share" / "nimbook" / "imports.jsh",
    )
    other = theirs(make(HOME, HERE / "peers.txt"))
    table = align(HEAD, rows(own, other), {2, 3, 4})
    keep("peers", {"nimbook": own, "peers": other})
    renew(ROOT / "docs/measurements.md", "peers", "\n" + table + "\n\n")
    print(table)
    return 0
