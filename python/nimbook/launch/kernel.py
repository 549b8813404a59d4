"""Starts the Java kernel, and writes the kernelspec "nimbook" with what stands next to it.

`python -m nimbook.launch.kernel CONNECTION_FILE` is what the kernelspec of the wheel calls: it finds the JDK when the
kernel starts. A kernelspec that `install` writes names the JDK and the class path itself, which saves that program.
"""

import contextlib
import json
import os
import platform
import re
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path

from nimbook.launch import archive, jdk, places

# Not "java", which is the name of a JJava that the user may have.
NAME = "nimbook"
DISPLAY_NAME = "Java (nimbook)"
# JupyterLab's launcher shows the file of this name next to a kernelspec.
LOGO = Path(__file__).with_name("logo-svg.svg")

# What moves the figures of a notebook whose kernel does not answer: Jupyter's server gives the files next to a
# kernel.json to every page.
RUNTIME = {
    "nimbook-lab": ["nimbook/front/runtime.js"],
    "nimbook-web": [
        f"nimbook/web/{name}" for name in ("java.js", "unpack.js", "java.wasm-runtime.js", "java.wasm.lzma")
    ],
}


# In bytes, the largest heap where none is given: a table of 30 000 x 30 000 whole numbers finds room, thirty
# kernels do not take a large machine for themselves, and a collection of all of it takes seconds, not minutes.
LARGEST = 4 << 30
# Kernels of a class stand next to one another on one machine. The heap grows with what lives in it, not with what the
# JVM would like: it begins small, new objects have 32 MB, and up to half of the time may go to collecting before it
# takes more (of a run of the tour it is a tenth). It grows and is given back by regions, the smallest that there are. A
# kernel that has collected nothing for a minute does it, and gives back what it does not use. A larger first heap, or
# old objects that are marked later, save 0.2 s of a start and take twice as much after the tour. What the compilers had
# and gave back to the C library goes back to the system twice a minute, where a JVM knows how.
SMALL = [
    "-XX:+IgnoreUnrecognizedVMOptions",
    "-XX:InitialHeapSize=64m",
    "-XX:NewSize=16m",
    "-XX:MaxNewSize=32m",
    "-XX:GCTimeRatio=1",
    "-XX:G1HeapRegionSize=1m",
    "-XX:-G1UseAdaptiveIHOP",
    "-XX:G1PeriodicGCInterval=60000",
    "-XX:MinHeapFreeRatio=5",
    "-XX:MaxHeapFreeRatio=10",
    "-XX:TrimNativeHeapInterval=30000",
]
# The second compiler takes a method when it has run ten times as often as by the JVM's own rule. The shell's compiler
# is cold in every kernel: to compile that meanwhile costs 0.4 s of processor and 0.2 s of the clock up to the first
# figure. What is compiled later has been seen longer, and runs as fast or faster.
LATER = [
    "-XX:Tier4InvocationThreshold=50000",
    "-XX:Tier4MinInvocationThreshold=6000",
    "-XX:Tier4CompileThreshold=150000",
    "-XX:Tier4BackEdgeThreshold=400000",
]
MAIN = "nimbook.widget.jjava.KernelMain"
# What a container may take, where the system says so: by control groups of version 2 and 1.
CONTAINER = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")


def memory() -> int:
    """In bytes, what the machine or the container has; 0 where the system does not tell."""
    known = []
    with contextlib.suppress(AttributeError, ValueError, OSError):
        known.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for file in CONTAINER:
        with contextlib.suppress(OSError, ValueError):
            known.append(int(Path(file).read_text(encoding="ascii")))
    return min(known, default=0)


def heap() -> list[str]:
    """The JVM's option for the largest heap: what NIMBOOK_HEAP says, as a size or a share of the memory, else a quarter
    of the memory, which is the JVM's own rule, up to LARGEST.
    """
    size = os.environ.get("NIMBOOK_HEAP", "")
    if not size:
        return [f"-Xmx{LARGEST >> 20}m"] if memory() > 4 * LARGEST else []
    if re.fullmatch(r"[1-9][0-9]?%", size):
        return [f"-XX:MaxRAMPercentage={size[:-1]}"]
    if re.fullmatch(r"[1-9][0-9]*[mMgG]", size):
        return [f"-Xmx{size}"]
    raise BadHeap(f"NIMBOOK_HEAP={size}: a size such as 800m or 2g, or a share of the memory from 1% to 99%")


def starting(java: str, jars: Path, kernel_jar: Path) -> list[str]:
    """The JVM's options with which a kernel starts."""
    return [*heap(), *SMALL, *LATER, *archive.options(java, jars, kernel_jar)]


class BadHeap(ValueError):
    """NIMBOOK_HEAP says what the JVM would not understand."""


def command(java: str, jars: str, kernel_jar: str, connection_file: str, *options: str) -> list[str]:
    """JJava's own launcher would start a second JVM only to add --add-opens; saying it here is half a second faster. A
    kernel that starts before the engine for pages is made finds it by nimbook.jars.
    """
    fixed = ["--add-opens", "jdk.jshell/jdk.jshell=ALL-UNNAMED", "-Djava.awt.headless=true", f"-Dnimbook.jars={jars}"]
    return [java, *options, *fixed, "-cp", class_path(jars, kernel_jar), MAIN, connection_file]


def class_path(jars: str, kernel_jar: str) -> str:
    """All jars, ours first: the others are not opened before one of their classes is loaded."""
    found = [jar for jar in Path(jars).glob("*.jar") if not jar.name.startswith("nimbook-web-")]
    found.sort(key=lambda jar: (not jar.name.startswith("nimbook-"), jar.name))
    return os.pathsep.join([kernel_jar, *map(str, found)])


def write_spec(data: Path, argv: list[str]) -> Path:
    """Writes the kernelspec into one of Jupyter's data folders, when it says something new; returns its folder. VS Code
    looks for the scripts of widgets in the environment of the Python that `metadata` names.
    """
    found = {
        "argv": argv,
        "display_name": DISPLAY_NAME,
        "language": "java",
        "interrupt_mode": "message",
        "metadata": {"interpreter": {"path": sys.executable}},
    }
    folder = data / "kernels" / NAME
    write(folder / "kernel.json", json.dumps(found, indent=1) + "\n")
    write(folder / LOGO.name, LOGO.read_text(encoding="utf-8"))
    return folder


def install(data: Path, java: str, jars: Path, kernel_jar: Path, *options: str) -> Path:
    """The kernelspec, and what lies next to it; returns its folder."""
    # The options that are given are the last: the JVM goes by them.
    options = (*starting(java, jars, kernel_jar), *options)
    folder = write_spec(data, command(java, str(jars), str(kernel_jar), "{connection_file}", *options))
    runtime(folder, jars)
    return folder


def runtime(folder: Path, jars: Path):
    """Lays the runtime next to the kernelspec, where it is not yet; without the library for pages, none."""
    for name, entries in RUNTIME.items():
        for jar in jars.glob(f"{name}-*.jar"):
            with zipfile.ZipFile(jar) as files:
                for entry in entries:
                    path = folder / Path(entry).name
                    if not path.is_file() or zlib.crc32(path.read_bytes()) != files.getinfo(entry).CRC:
                        part = path.with_name(f"{path.name}.part")
                        part.write_bytes(files.read(entry))
                        part.replace(path)


def write(path: Path, text: str):
    try:
        if path.read_text(encoding="utf-8") == text:
            return
    except OSError:
        pass
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def main(connection_file: str) -> int:
    try:
        java, jar, jars = jdk.find().java, places.kernel_jar(), places.jars()
        options = starting(java, jars, jar)
    except (jdk.NoJdk, FileNotFoundError, BadHeap) as problem:
        print(problem, file=sys.stderr)
        return 1
    system = platform.system()
    if system == "Windows":  # Jupyter ends a kernel there by ending this process; the JVM watches it, and ends with it
        options.append(f"-Dnimbook.parent={os.getpid()}")
    start = command(java, str(jars), str(jar), connection_file, *options)
    if system == "Windows":
        return subprocess.call(start)
    os.execv(start[0], start)  # the JVM takes this process's place, and hears its signals


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
