"""What pages with Java in them are made of: the library compiled for pages, javac for them, what draws figures."""

import lzma
import tempfile
import zipfile
from pathlib import Path

from nimbook.book.places import jars
from nimbook.launch import java, jdk

# The module, its loader, what a compiler sees of it, and the scripts around it: what PageModule makes.
MODULE = "java.wasm"
LIBRARY = (MODULE, "java.wasm-runtime.js", "java.wasm-signatures.bin")
SCRIPTS = ("java.js", "unpack.js", "compiler.js", "session.js", "editor.js", "kernel.js", "help.js")
FIGURES = "figures.js"
HELP = "help.json"
# What the JVM's kernel imports by itself, as far as a page has it.
IMPORTS = ("java.util.*", "java.io.*", "java.math.*", "java.util.concurrent.*", "java.util.regex.*")


def imports() -> list[str]:
    """What a notebook's cells import, as the JVM's kernel does."""
    lines = java.imports(jdk.find()).splitlines()
    own = [line.removeprefix("import ").removesuffix(";") for line in lines if line.startswith("import ")]
    return [*IMPORTS, *(name for name in own if name not in IMPORTS)]


def texts() -> bytes:
    """What the documentation says of the library's types and members, as help.js reads it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "help.json")
        if java.run(jdk.find(), "nimbook.help.PageTexts", str(file)):
            raise OSError("the texts of Shift+Tab could not be written")
        return file.read_bytes()


def library() -> dict[str, bytes]:
    """nimbook's library for pages, with its scripts, by names; empty where the library was built without it."""
    for jar in jars().glob("nimbook-web-*.jar"):
        with zipfile.ZipFile(jar) as files:
            if f"nimbook/web/{MODULE}.lzma" in files.namelist():
                module = lzma.decompress(files.read(f"nimbook/web/{MODULE}.lzma"))
                rest = (*LIBRARY[1:], *SCRIPTS, FIGURES)
                return {MODULE: module} | {name: files.read(f"nimbook/web/{name}") for name in rest}
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
