"""Prints the imports that a cell has by default, as a jshell script, for the jars in the folder named.

The lab's jar lists them in nimbook/notebook/imports.jsh, which the kernel's extension reads, too. A build without that list
imports every public package of the nimbook jars.
"""
import re
import sys
import zipfile
from pathlib import Path

LIST = "nimbook/notebook/imports.jsh"


def imports(jars: Path) -> str:
    packages = set()
    for jar in sorted(jars.glob("nimbook-*.jar")):
        with zipfile.ZipFile(jar) as archive:
            names = archive.namelist()
            if LIST in names:
                return archive.read(LIST).decode("utf-8")
            packages |= {m[1] for n in names if (m := re.fullmatch(r"(nimbook/\w+)/[A-Z]\w*\.class", n))}
    return "".join(f"import {p.replace('/', '.')}.*;\n" for p in sorted(packages))


if __name__ == "__main__":
    print(imports(Path(sys.argv[1])), end="")
