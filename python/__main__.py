"""What ./lab does for a reader of a clone, by the code of the wheel: `python python COMMAND …`."""

import platform
import sys
from pathlib import Path

from nimbook.launch import archive, jdk, kernel


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
        kernel_jar, data, home, jars, *options = words
        java = jdk.program(home, "java", platform.system())
        try:
            kernel.install(Path(data), java, Path(jars), Path(kernel_jar), *options)
        except kernel.BadHeap as problem:
            print(f"./lab: {problem}", file=sys.stderr)
            return 2
        return 0
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
