"""Cells of a book's pages that can be edited: the editor, javac and the library as script files, because pages that are
opened from a disk may load nothing else. A page asks for them with the first click on "Edit".
"""

import base64
import copy
import gzip
import json
import shutil
from pathlib import Path

from nimbook.book import java
from nimbook.book.live import dense
from nimbook.book.places import COMPILER

# What stands in one script before the editor: they are its functions.
EDITOR = ("java.js", "compiler.js", "session.js", "editor.js")


def possible() -> bool:
    """Whether the library and javac are compiled for pages."""
    return bool(java.library()) and (COMPILER / "compiler.wasm.lzma").exists()


def files(target: Path, data: dict[str, bytes]):
    """A script that hands files to the page, each packed by gzip."""
    take(target, {name: base64.b64encode(gzip.compress(raw, 9, mtime=0)).decode() for name, raw in data.items()})


def take(target: Path, texts: dict[str, str]):
    target.write_text(f"nimbookEdit.take({json.dumps(texts)});\n", "utf-8")


def assets(folder: Path):
    """The editor, the library and the compiler, with its licence and its source, into an empty folder."""
    folder.mkdir(parents=True)
    library = java.library()
    (folder / "editor.js").write_bytes(b"\n".join(library[name] for name in EDITOR))
    # The module is the book's engine.js.
    own = {name: library[name] for name in (*java.LIBRARY[1:], "unpack.js", java.FIGURES)}
    own["imports"] = "\n".join(java.imports()).encode()
    files(folder / "library.js", own | {f"front/{name}": data for name, data in java.fronts().items()})
    # Its loader is the library's: both are TeaVM's own.
    take(folder / "compiler.js", {"compiler.wasm": dense((COMPILER / "compiler.wasm.lzma").read_bytes())})
    for file in COMPILER.iterdir():
        if file.suffix not in (".wasm", ".lzma", ".js"):
            shutil.copy(file, folder)


def notebook(target: Path, source) -> None:
    """A script that hands the notebook to the page, without what its cells show."""
    bare = copy.deepcopy(source)
    bare.metadata.pop("widgets", None)
    for cell in bare.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    target.write_text(f"nimbookEdit.notebook({json.dumps(bare, ensure_ascii=False)});\n", "utf-8")
