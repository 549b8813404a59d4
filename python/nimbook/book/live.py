"""Figures that stay live: each notebook runs once in the real kernel, which hands out its figures with all that a page
needs to answer by itself.
"""

import base64
import hashlib
import json
import os
import zipfile
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat

from nimbook.book.given import never_run
from nimbook.book.places import jars
from nimbook.book.run import execute

FRAGMENT = "application/vnd.nimbook.fragment+html"
# The library for pages, what starts a worker with it, and the worker's scripts, as nimbook.page.Engine names them.
MODULE = "java.wasm.lzma"
SCRIPT = "java.js"
SCRIPTS = ("unpack.js", "java.wasm-runtime.js")


def unpack(packed: str) -> tuple[dict, bytes]:
    """What nimbook.page.Pack has written: a length, a new line, so many bytes of JSON, then binary values."""
    raw = zlib.decompress(base64.b64decode(packed), wbits=31)
    length, _, rest = raw.partition(b"\n")
    return json.loads(rest[: int(length)]), rest[int(length) :]


def gzip_bytes(raw: bytes) -> bytes:
    zipper = zlib.compressobj(9, wbits=31)
    return zipper.compress(raw) + zipper.flush()


def dense(raw: bytes) -> str:
    """As nimbook.page.Pack.dense writes it."""
    signs = [chr(sign) for sign in range(33, 127) if chr(sign) not in '"<\\']
    pairs = [first + second for second in signs for first in signs]
    # 13 bytes are 8 values of 13 bits.
    padded = raw + bytes(-len(raw) % 13)
    values = (int.from_bytes(padded[i : i + 13], "little") for i in range(0, len(padded), 13))
    text = "".join(pairs[value >> 13 * k & 8191] for value in values for k in range(8))
    return f"{len(raw)} {text}"


def pack(head: dict, binary: bytes) -> str:
    text = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.b64encode(gzip_bytes(str(len(text)).encode() + b"\n" + text + binary)).decode()


def engine_script() -> str | None:
    """The script file with the library, which a page loads when one of its figures needs it; None when it was not
    compiled.
    """
    for jar in jars().glob("nimbook-web-*.jar"):
        with zipfile.ZipFile(jar) as archive:
            script, module = (archive.read(f"nimbook/web/{name}") for name in (SCRIPT, MODULE))
            scripts = b"\n".join(archive.read(f"nimbook/web/{name}") for name in SCRIPTS)
        data = {"scripts": base64.b64encode(gzip_bytes(scripts)).decode(), "module": dense(module)}
        return f"{script.decode()}globalThis.nimbookEngineData = {json.dumps(data)};\n"
    return None


def figures_script() -> str:
    """The script that draws the figures of a page."""
    [jar] = jars().glob("nimbook-lab-*.jar")
    with zipfile.ZipFile(jar) as archive:
        return archive.read("nimbook/page/book.js").decode()


def _key(notebook) -> str:
    """Of what the fragments come from: the cells, and our own jars."""
    digest = hashlib.sha256("\0".join(cell.source for cell in notebook.cells if cell.cell_type == "code").encode())
    for jar in sorted(jars().glob("nimbook-*.jar")):
        digest.update(jar.read_bytes())
    return digest.hexdigest()[:20]


def _kept(path: Path, notebook, folder: Path) -> Path:
    return folder / f"{path.stem}-{_key(notebook)}.json"


def shown(path: Path, folder: Path) -> Path:
    """The notebook whose outputs are shown: of one that is stored with none the run that `fragments` has kept."""
    notebook = nbformat.read(path, as_version=4)
    ran = _kept(path, notebook, folder).with_suffix(".ipynb")
    return ran if never_run(notebook) and ran.exists() else path


def fragments(path: Path, folder: Path) -> dict[int, list]:
    """Number of a cell → the fragment of each of its outputs, None where it has none. Kept in the folder, so that only
    what changed runs again; with the whole run, where the notebook is stored without outputs.
    """
    notebook = nbformat.read(path, as_version=4)
    if notebook.metadata.get("kernelspec", {}).get("language", "java") != "java":
        return {}
    kept = _kept(path, notebook, folder)
    if not kept.exists():
        found = {}
        ran = execute(path, folder / f"{path.stem}.log")
        for number, cell in enumerate(ran.cells):
            outputs = cell.get("outputs", [])
            wrong = next((output for output in outputs if output.output_type == "error"), None)
            if wrong and "raises-exception" not in cell.metadata.get("tags", []):
                raise RuntimeError(f"cell {number}: {wrong.ename}: {wrong.evalue}")
            shown = [output.data.get(FRAGMENT) if "data" in output else None for output in outputs]
            if any(shown):
                found[number] = shown
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.glob(f"{path.stem}-{'?' * 20}.*"):
            old.unlink()
        if never_run(notebook):
            nbformat.write(ran, kept.with_suffix(".ipynb"))
        part = kept.with_suffix(".part")
        part.write_text(json.dumps(found), encoding="utf-8")
        part.rename(kept)
    return {int(number): shown for number, shown in json.loads(kept.read_text(encoding="utf-8")).items()}


def ask(paths: list[Path], folder: Path) -> tuple[dict[str, dict], dict[str, str]]:
    """The fragments of each notebook by its name, two notebooks at a time, kept in the folder; and why a notebook has
    none.
    """
    os.environ["NIMBOOK_BOOK"] = "1"
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
    found, missing = {}, {}

    def one(path):
        try:
            found[path.stem] = fragments(path, folder)
        except Exception as problem:  # a kernel that dies, a cell that fails: the chapter then shows its stills
            missing[path.stem] = (
                str(problem).strip().splitlines()[-1] if str(problem).strip() else type(problem).__name__
            )

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(one, paths))
    return found, missing
