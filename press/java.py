"""What pages with Java in them are made of: the library compiled for pages, javac for them, what draws figures."""

import zipfile
from pathlib import Path

from nimbook import java, jdk

from press.places import jars

# The module, its loader, what a compiler sees of it, and the scripts around it: what PageModule makes.
LIBRARY = ("java.wasm", "java.wasm-runtime.js", "java.wasm-signatures.bin")
SCRIPTS = ("java.js", "compiler.js", "session.js", "editor.js", "kernel.js")
FIGURES = "figures.js"
# What the JVM's kernel imports by itself, as far as a page has it.
IMPORTS = ("java.util.*", "java.io.*", "java.math.*", "java.util.concurrent.*", "java.util.regex.*")


def imports() -> list[str]:
    """What a notebook's cells import, as the JVM's kernel does."""
    lines = java.imports(jdk.find()).splitlines()
    own = [line.removeprefix("import ").removesuffix(";") for line in lines if line.startswith("import ")]
    return [*IMPORTS, *(name for name in own if name not in IMPORTS)]


def library() -> dict[str, bytes]:
    """nimbook's library for pages, with its scripts, by names; empty where the library was built without it."""
    for jar in jars().glob("nimbook-web-*.jar"):
        with zipfile.ZipFile(jar) as files:
            if f"nimbook/web/{LIBRARY[0]}" in files.namelist():
                return {name: files.read(f"nimbook/web/{name}") for name in (*LIBRARY, *SCRIPTS, FIGURES)}
    return {}


def fronts() -> dict[str, bytes]:
    """The modules and sheets that draw figures, by names."""
    found = {}
    for jar in jars().glob("nimbook-*.jar"):
        with zipfile.ZipFile(jar) as files:
            for name in files.namelist():
                if name.startswith(("nimbook/front/", "nimbook/widget/")) and name.endswith((".js", ".css")):
                    found[Path(name).name] = files.read(name)
    return found
