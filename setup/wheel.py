"""`wheel.py ROOT PREFIX JAVA_HOME`: builds the Python package of python/ with the jars of PREFIX in it, and prints
its path. Called by `./lab wheel`.

Two libraries that Tablesaw needs are two thirds of all jars, and nearly all of them is never reached: fastutil has a
class for each pair of primitive types, ICU the data of every language. The wheel has of both what Tablesaw reaches.
"""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

# The jar to reduce, and the package whose classes it holds.
REDUCED = {"fastutil": "it.unimi.dsi.fastutil", "icu4j": "com.ibm.icu"}
NOTE = (
    "Reduced by nimbook: only the classes that {users} reaches are in this jar; each is as its project published it.\n"
)
# One time for all: two builds of one source give the same wheel.
TIME = (2026, 1, 1, 0, 0, 0)


def find_jar(jars: Path, name: str) -> Path:
    """The jar of a library, whatever its version."""
    found = [jar for jar in jars.glob("*.jar") if re.fullmatch(rf"{re.escape(name)}-\d[^-]*", jar.stem)]
    if len(found) != 1:
        sys.exit(f"{jars}: {len(found)} jars of {name}, where one is expected")
    return found[0]


def references(jdeps: Path, jars: Path, jar: Path) -> dict[str, set[str]]:
    """The classes that each class of the jar names, by the JDK's own tool."""
    said = subprocess.run(
        [jdeps, "--multi-release", "base", "-verbose:class", "-filter:none", "-cp", f"{jars}/*", jar],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = {}
    for own, used in re.findall(r"^   (\S+) +-> (\S+)", said, re.M):
        found.setdefault(own, set()).add(used)
    return found


def reach(start: set[str], graph: dict[str, set[str]]) -> set[str]:
    """The classes of the graph that can be reached from the first ones."""
    found, left = set(), [name for name in start if name in graph]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += [other for other in graph[name] if other in graph]
    return found


def reduce(jdeps: Path, jars: Path, name: str, package: str):
    """Replaces a library's jar by one with the classes that the other jars reach, their licence and a note."""
    jar = find_jar(jars, name)
    users, start = set(), set()
    for other in sorted(jars.glob("*.jar")):
        if other != jar and package.replace(".", "/").encode() in b"".join(contents(other)):
            used = {used for names in references(jdeps, jars, other).values() for used in names}
            if any(name.startswith(package + ".") for name in used):
                users.add(other.stem)
                start |= used
    kept = {name.replace(".", "/") + ".class" for name in reach(start, references(jdeps, jars, jar))}
    if not kept:
        sys.exit(f"{jar.name}: nothing reaches it; it need not be on the class path")
    small = jar.with_name(f"{jar.stem}-reduced.jar")
    with zipfile.ZipFile(jar) as whole, zipfile.ZipFile(small, "w", zipfile.ZIP_DEFLATED) as part:
        for path in sorted(whole.namelist()):
            if path in kept or re.match(r"(META-INF/)?(LICENSE|NOTICE)[^/]*$", path):
                part.writestr(entry(path), whole.read(path), zipfile.ZIP_DEFLATED)
        part.writestr(entry("META-INF/REDUCED.txt"), NOTE.format(users=", ".join(sorted(users))))
    jar.unlink()


def contents(jar: Path):
    with zipfile.ZipFile(jar) as whole:
        for entry in whole.namelist():
            if entry.endswith(".class"):
                yield whole.read(entry)


def entry(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, TIME)
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def stage(root: Path, prefix: Path, jdeps: Path, folder: Path):
    """All that goes into the wheel, in one folder."""
    shutil.rmtree(folder, ignore_errors=True)
    # What only a clone does stays there: the site, and the lists of what it downloads.
    skip = shutil.ignore_patterns("__pycache__", "requirements", "site", "site.py")
    shutil.copytree(root / "python", folder, ignore=skip)
    for name in ("LICENSE", "NOTICE", "pom.xml"):
        shutil.copy(root / name, folder)
    package = folder / "nimbook"
    shutil.copytree(prefix / "share/nimbook/jars", package / "jars")
    shutil.copy(root / "lib/documents/src/test/resources/nimbook/claim/recorded.tsv", package)
    book_material(root, package / "book/material")
    (package / "notebooks").mkdir()
    for notebook in sorted((root / "notebooks").glob("*.ipynb")):
        shutil.copy(notebook, package / "notebooks")
    from nimbook.launch import kernel

    kernel.runtime(folder / "kernel", package / "jars")
    for name, classes in REDUCED.items():
        reduce(jdeps, package / "jars", name, classes)


def book_material(root: Path, material: Path):
    """What `nimbook book` needs (python/nimbook/book/places.py): what others wrote, javac for pages, the sources for
    javadoc.
    """
    sys.path.insert(0, str(root / "python"))
    from nimbook.book.bind import OTHERS
    from nimbook.book.places import COMPILER, SOURCES

    for name, make in OTHERS.items():
        make(material / name)
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(root / name, material)
    for folder in SOURCES:
        shutil.copytree(folder, material / "sources", dirs_exist_ok=True)
    if COMPILER.is_dir():
        # Packed, as the book has it.
        shutil.copytree(COMPILER, material / "compiler", ignore=shutil.ignore_patterns("*.wasm"))


def main(root: str, prefix: str, java_home: str):
    folder, target = Path(root, "build/wheel"), Path(root, "build/dist")
    stage(Path(root), Path(prefix), Path(java_home, "bin/jdeps"), folder)
    target.mkdir(exist_ok=True)
    for old in target.glob("nimbook-*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1767225600"}
    subprocess.run(command, cwd=folder, check=True, capture_output=True, env=environment)
    for wheel in target.glob("nimbook-*.whl"):
        print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
