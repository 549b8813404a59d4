"""The fuzz tests of the public API, run with one seed after the other until the time is up."""

import itertools
import os
import subprocess
import sys
import time

from support.places import BUILD, ROOT

LOG = BUILD / "soak" / "fuzz.log"


def command(seed: int) -> list[str]:
    return [
        *("mvn", "-B", "-q", "-Dstyle.color=never", "-f", str(ROOT / "pom.xml"), "-pl", "lib/lab", "-am", "test"),
        "-Dtest=PublicApiFuzzTest,LabApiFuzzTest",
        "-Dsurefire.failIfNoSpecifiedTests=false",
        f"-Dnimbook.fuzz.seed={seed}",
    ]


def fuzz(seconds: float, first: int) -> str | None:
    """Runs the seeds first, first + 1, … and returns what failed, or None."""
    end = time.monotonic() + seconds
    LOG.parent.mkdir(parents=True, exist_ok=True)
    home = os.environ.get("NIMBOOK_JAVA_HOME") or os.environ.get("JAVA_HOME")
    environment = {**os.environ, **({"JAVA_HOME": home} if home else {})}
    for done in itertools.count():
        if done and time.monotonic() > end:
            print(f"· fuzzed: seeds {first} to {first + done - 1}", file=sys.stderr)
            return None
        with LOG.open("w") as log:
            status = subprocess.run(
                command(first + done), stdout=log, stderr=subprocess.STDOUT, env=environment
            ).returncode
        if status:
            return f"Fuzzing failed: -Dnimbook.fuzz.seed={first + done}; the output: {LOG}"
    raise AssertionError("the seeds have no end")
