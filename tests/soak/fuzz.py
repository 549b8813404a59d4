"""The fuzz tests of the public API, with one seed after the other."""

import os
import re
import subprocess

from soak.report import Run
from support.places import BUILD, ROOT

LOG = BUILD / "soak" / "fuzz.log"


def command(seed: int) -> list[str]:
    return [
        *("mvn", "-B", "-q", "-Dstyle.color=never", "-f", str(ROOT / "pom.xml"), "-pl", "lib/lab", "-am", "test"),
        "-Dtest=PublicApiFuzzTest,LabApiFuzzTest",
        "-Dsurefire.failIfNoSpecifiedTests=false",
        f"-Dnimbook.fuzz.seed={seed}",
    ]


def calls(output: str) -> tuple[int, int]:
    """How many calls the fuzzers say that they have made, those with null among them, and how many of them broke."""
    counts = re.findall(r"^\d+ methods, (\d+) calls, .* (\d+) nulls, (\d+) broken$", output, re.M)
    # What failed is printed twice.
    distinct = [tuple(map(int, one)) for one in dict.fromkeys(counts)]
    return sum(made + nulls for made, nulls, _ in distinct), sum(broken for _, _, broken in distinct)


def arguments(run: Run):
    """Public methods with random and hostile arguments, and with null in the place of each: an answer, or a refusal in
    a sentence; a refused size allocates nothing, an interrupt ends the call.
    """
    LOG.parent.mkdir(parents=True, exist_ok=True)
    home = os.environ.get("NIMBOOK_JAVA_HOME") or os.environ.get("JAVA_HOME")
    environment = {**os.environ, **({"JAVA_HOME": home} if home else {})}
    for done in run.rounds():
        with LOG.open("w") as log:
            status = subprocess.run(
                command(run.seed + done), stdout=log, stderr=subprocess.STDOUT, env=environment
            ).returncode
        made, broken = calls(LOG.read_text(errors="replace"))
        run.tried += made
        run.survived += made - broken
        if status:
            run.failures.append(f"-Dnimbook.fuzz.seed={run.seed + done}; the output: {LOG}")
            break
    run.found = f"from seed {run.seed} on"
