"""Finds the JDK: JAVA_HOME, the PATH, then the places in which JDKs usually stand on Linux, macOS and Windows.

Standard library only, and as a program without the rest of the package: ./lab asks it before anything is installed.
`jdk.py` prints version, home and the user's home as Java knows it, with tabs between; `jdk.py --all` a line "version,
tab, home" for each JDK of the usual places; `jdk.py --major HOME` the number of that one.
"""

import glob
import ntpath
import os
import platform
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass

LEAST = 17

BY_HAND = {
    "Linux": [
        "Debian, Ubuntu:  sudo apt-get install openjdk-17-jdk",
        "Fedora:  sudo dnf install java-21-openjdk-devel",
    ],
    "Darwin": ["macOS:  brew install openjdk"],
    "Windows": ["Windows:  winget install EclipseAdoptium.Temurin.21.JDK"],
}
ANYWHERE = "conda, mamba:  conda install -c conda-forge openjdk"


@dataclass(frozen=True)
class Jdk:
    """A JDK that the kernel can run on: `java` is the program, `note` what the user should know of the choice."""

    home: str
    version: str
    java: str
    note: str = ""


class NoJdk(Exception):
    """No JDK was found; the text says what was, and how to install one."""


def major(version: str) -> int:
    """17 of "17.0.15", 8 of "1.8.0_392", 26 of "26-ea"; 0 of what is no version."""
    numbers = re.match(r"(?:1\.)?(\d+)", version)
    return int(numbers[1]) if numbers else 0


def program(home: str, name: str, system: str) -> str:
    """The path of a program of a JDK."""
    return ntpath.join(home, "bin", name + ".exe") if system == "Windows" else posixpath.join(home, "bin", name)


def is_jdk(home: str, system: str) -> bool:
    """Whether there is a compiler: a kernel compiles cells."""
    return os.access(program(home, "javac", system), os.X_OK)


def version_of(home: str) -> str:
    """What its file `release` says, or nothing. This takes no time; asking Java itself takes a tenth of a second."""
    try:
        with open(os.path.join(home, "release"), encoding="utf-8", errors="replace") as file:
            found = re.search(r'^JAVA_VERSION="([^"]+)"', file.read(), re.M)
    except OSError:
        return ""
    return re.sub(r"^1\.", "", found[1]) if found else ""


def query_java(java: str) -> tuple[str, str, str]:
    """Version, home and the user's home in Java's own words. A JDK before 9 calls itself 1.8; the java that macOS has
    without a JDK says nothing.
    """
    try:
        said = subprocess.run(
            [java, "-XshowSettings:properties", "-version"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=60,
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return "", "", ""
    facts = dict(re.findall(r"^ *([\w.]+) = (.*?)\r?$", said, re.M))
    quoted = re.search(r'version "([^"]+)"', said)
    version = facts.get("java.version") or (quoted[1] if quoted else "")
    return re.sub(r"^1\.", "", version), facts.get("java.home", ""), facts.get("user.home", "")


def usual_places(system: str, env: Mapping[str, str], home: str) -> list[str]:
    """Patterns of folders that are JDKs: of package managers, editors, SDKMAN!, jbang and install-jdk."""
    if system == "Windows":
        programs = [env.get(name, "") for name in ("ProgramFiles", "ProgramW6432", "ProgramFiles(x86)")]
        local = env.get("LOCALAPPDATA", "")
        vendors = ["Java", "Eclipse Adoptium", "Microsoft", "Amazon Corretto", "Zulu", "BellSoft", "OpenJDK", "Semeru"]
        folders = [ntpath.join(place, vendor) for place in dict.fromkeys(programs) if place for vendor in vendors]
        folders += [ntpath.join(local, "Programs", vendor) for vendor in vendors if local]
        folders += [ntpath.join(home, name) for name in (".jdk", ".jdks", r".jbang\cache\jdks")]
        scoop = ntpath.join(env.get("SCOOP") or ntpath.join(home, "scoop"), "apps", "*jdk*", "current")
        return [ntpath.join(folder, "*") for folder in folders] + [scoop]
    own = [posixpath.join(home, name) for name in (".sdkman/candidates/java", ".jdks", ".jdk", ".jbang/cache/jdks")]
    if system == "Darwin":
        machines = ["/Library/Java/JavaVirtualMachines", posixpath.join(home, "Library/Java/JavaVirtualMachines")]
        brewed = [f"{root}/opt/openjdk*/libexec/openjdk.jdk" for root in ("/opt/homebrew", "/usr/local")]
        return (
            [f"{folder}/*/Contents/Home" for folder in (*machines, posixpath.join(home, ".jdk"))]
            + [f"{place}/Contents/Home" for place in brewed]
            + [f"{folder}/*" for folder in own]
        )
    return [f"{folder}/*" for folder in ("/usr/lib/jvm", "/usr/java", "/opt/java", *own)] + ["/opt/jdk*"]


def find_installed(system: str, env: Mapping[str, str], home: str) -> list[tuple[str, str]]:
    """Version and home of each JDK in the usual places, the newest first."""
    found = {}
    for pattern in usual_places(system, env, home):
        for place in sorted(glob.glob(pattern)):
            # Debian and SDKMAN! have a second name for some.
            if not os.path.islink(place) and is_jdk(place, system):
                found[place] = version_of(place)
    return sorted(((v, h) for h, v in found.items() if major(v) >= LEAST), key=lambda jdk: (-major(jdk[0]), jdk[1]))


def classify(java: str, system: str) -> tuple[Jdk | None, str]:
    """The JDK to which a program `java` belongs, or else in words why it will not do; nothing when it does not run."""
    home = os.path.dirname(os.path.dirname(os.path.realpath(java)))
    version = version_of(home) if is_jdk(home, system) else ""
    if not version:  # a stand-in for the JDK's own program, as macOS, Windows and conda have it
        version, home, _ = query_java(java)
    if not version:
        return None, ""
    if major(version) >= LEAST and is_jdk(home, system):
        return Jdk(home, version, java), ""
    return None, f"Java {version}{' without a compiler' if major(version) >= LEAST else ''} ({java})"


def find(env: Mapping[str, str] = os.environ, system: str | None = None, home: str | None = None) -> Jdk:
    """The JDK to use: JAVA_HOME's, else the PATH's, else the newest in the usual places. Raises NoJdk."""
    system, home = system or platform.system(), home or env.get("HOME") or os.path.expanduser("~")
    named, seen = env.get("JAVA_HOME", ""), []
    for java in (program(named, "java", system) if named else "", shutil.which("java", path=env.get("PATH", "")) or ""):
        if not java or not os.access(java, os.X_OK):
            continue
        jdk, why = classify(java, system)
        if jdk:
            return with_note(jdk, named if seen or not java.startswith(named) else "", seen, "the one on the PATH")
        seen += [why] if why else []
    for version, place in find_installed(system, env, home):
        return with_note(Jdk(place, version, program(place, "java", system)), named, seen, "another")
    raise NoJdk(missing(seen, system))


def with_note(jdk: Jdk, named: str, seen: list[str], other: str) -> Jdk:
    """With a sentence when JAVA_HOME was passed over: its user thinks that it is used."""
    if not named:
        return jdk
    why = f" ({', '.join(seen)})" if seen else ""
    note = f"JAVA_HOME ({named}) is not a JDK of version {LEAST} or newer{why}; {other} is used: {jdk.home}"
    return Jdk(jdk.home, jdk.version, jdk.java, note)


def missing(seen: list[str], system: str) -> str:
    """What to say when there is none."""
    found = f"found {', '.join(seen)}" if seen else "none was found"
    ways = (*BY_HAND.get(system, []), ANYWHERE)
    return "\n".join([f"nimbook needs a JDK, version {LEAST} or newer: {found}.", *(f"  {way}" for way in ways)])


def main(arguments: list[str]) -> int:
    if arguments == ["--all"]:
        for version, home in find_installed(platform.system(), os.environ, os.path.expanduser("~")):
            print(f"{version}\t{home}")
        return 0
    if arguments[:1] == ["--major"]:
        print(major(version_of(arguments[1])))
        return 0
    try:
        jdk = find()
    except NoJdk as none:
        print(none, file=sys.stderr)
        return 1
    if jdk.note:
        print(jdk.note, file=sys.stderr)
    print(jdk.version, jdk.home, query_java(jdk.java)[2], sep="\t")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
