"""What ./lab does for a reader of a clone, by the code of the wheel: `python python COMMAND …`."""

import fcntl
import os
import platform
import sys
import time
from pathlib import Path

from nimbook.launch import archive, jdk, kernel

ROOT = Path(__file__).resolve().parents[1]


def kernelspec(kernel_jar: str, data: str, home: str, jars: str, *options: str) -> int:
    """Where the jars are not made yet, one whose kernels wait for them."""
    java = jdk.program(home, "java", platform.system())
    try:
        if Path(jars).is_dir():
            kernel.install(Path(data), java, Path(jars), Path(kernel_jar), *options)
        else:
            kernel.heap()  # refused now, and not by each kernel
            waiting = [sys.executable, "-I", "-S", str(ROOT / "python"), "kernel", java, jars, kernel_jar]
            kernel.write_spec(Path(data), [*waiting, "{connection_file}", *options])
    except kernel.BadHeap as problem:
        print(f"./lab: {problem}", file=sys.stderr)
        return 2
    return 0


def is_being_made() -> bool:
    """Whether a ./lab works on this clone: it holds the lock (take_turn in setup/steps.sh)."""
    with open(ROOT / "build/lock", "rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def start_kernel(java: str, jars: str, kernel_jar: str, connection_file: str, *options: str) -> int:
    """When the jars are there; the JVM takes this process's place."""
    while not Path(jars).is_dir():
        # Asked again behind it: it may have finished between the two.
        if not is_being_made() and not Path(jars).is_dir():
            print(f"The library was not built, see {ROOT / 'build/log/jars.log'}; ./lab goes on.", file=sys.stderr)
            return 1
        time.sleep(0.1)
    starting = kernel.starting(java, Path(jars), Path(kernel_jar))
    start = kernel.command(java, jars, kernel_jar, connection_file, *starting, *options)
    os.execv(start[0], start)


def open_lab(notebooks: Path, words: list[str]):
    """JupyterLab on the clone's notebooks, or on what the first word names: one of them, or a reader's own path."""
    from nimbook.launch import server, trust

    folder, first, own = notebooks, "00-tour.ipynb", False
    if words and not words[0].startswith("-"):
        given, words = Path(words[0]), words[1:]
        if given.is_dir():
            folder, first, own = given.absolute(), "", True
        elif given.is_file() and not (notebooks / given.name).is_file():
            folder, first, own = given.absolute().parent, given.name, True
        elif (notebooks / given.name).is_file():
            first = given.name
        else:
            print(f"./lab: there is no folder {given}", file=sys.stderr)
            return 2
    if not own:
        trust.sign_shipped(notebooks)
    return server.open_lab(folder, first, words)


def main(command: str, *words: str) -> int:
    if command == "kernelspec":
        return kernelspec(*words)
    if command == "kernel":
        return start_kernel(*words)
    if command == "open":
        return open_lab(Path(words[0]), list(words[1:]))
    if command == "archive":
        kernel_jar, home, jars = words
        archive.make_alone(jdk.program(home, "java", platform.system()), Path(jars), Path(kernel_jar))
        return 0
    from nimbook.launch import java

    if command == "imports":
        print(java.imports(jdk.find()), end="")
        return 0
    return {"claims": java.claims, "jshell": java.jshell}[command](jdk.find(), list(words))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
