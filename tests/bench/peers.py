"""./lab bench peers: the same questions put to nimbook, to plain Python and to pycgt in one run; what cannot be had
through the registries stands there with its own machine and date.

Least processor time of several runs, after the compilers of both sides have seen the code; the answers must agree.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.options import parse
from bench.rivals import make
from bench.table import align, publish, spell
from support.places import BUILD

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


def ask(what: str, seconds: int, *command: str) -> str:
    """What a command prints."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=seconds)
    if done.returncode:
        raise SystemExit(f"{what} did not answer:\n{(done.stdout + done.stderr)[-2000:]}")
    return done.stdout


def ours() -> dict:
    """The questions in the JDK's shell, with the imports of a notebook."""
    shared = Path(sys.prefix, "share")
    jars = [*sorted((shared / "nimbook/jars").glob("*.jar")), shared / "jupyter/kernels/java/jjava.jar"]
    shell = f"{os.environ['NIMBOOK_JAVA_HOME']}/bin/jshell --startup DEFAULT -R-Xmx2g -s".split()
    path = ["--class-path", os.pathsep.join(map(str, jars)), "--startup", str(shared / "nimbook/imports.jsh")]
    said = ask("jshell", 600, *shell, *path, str(HERE / "peers.jsh"))
    answers = {}
    for line in said.splitlines():
        if line.startswith("asked "):
            _, question, took, answer = line.split(" ", 3)
            answers[question] = (float(took), answer)
    if set(answers) != set(QUESTIONS):
        raise SystemExit(f"jshell did not answer:\n{said[-2000:]}")
    return answers


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
    options = parse("peers", "The same questions put to other libraries.", given)
    own = ours()
    other = json.loads(ask("The peers", 1800, str(make(HOME, HERE / "peers.txt")), str(HERE / "peers_queries.py")))
    publish("peers", align(HEAD, rows(own, other), {2, 3, 4}), {"nimbook": own, "peers": other}, options.whole)
    return 0
