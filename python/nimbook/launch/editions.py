"""The notebooks in the user's folder: copies, which are never written again. A newer edition has a folder of its own.

`.nimbook.json` in the user's folder says which editions lie where.
"""

import hashlib
import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

RECORD = ".nimbook.json"


@dataclass(frozen=True)
class Laid:
    """An edition in the user's folder: where, and the files that were copied just now."""

    folder: Path
    copied: list[Path]


def notebooks(shipped: Path) -> list[Path]:
    return sorted(shipped.glob("*.ipynb"))


def digest(shipped: Path) -> str:
    """One for the names and contents of all notebooks: that of an edition."""
    sums = hashlib.sha256()
    for path in notebooks(shipped):
        sums.update(f"{path.name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return sums.hexdigest()


def read_record(folder: Path) -> dict[str, str]:
    """Folder by digest; nothing where there is no record, or one that cannot be read."""
    try:
        found = json.loads((folder / RECORD).read_text(encoding="utf-8"))["editions"]
        return {str(key): str(value) for key, value in found.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def place(folder: Path, shipped: Path, version: str) -> Path:
    """Where an edition goes that is not there yet: the folder itself, when no file of that name is in the way."""
    if not any((folder / path.name).exists() for path in notebooks(shipped)):
        return folder
    target, number = folder / f"nimbook {version}", 1
    while target.exists():
        number += 1
        target = folder / f"nimbook {version} ({number})"
    return target


def lay(folder: Path, shipped: Path, version: str) -> Laid:
    """Copies what is missing of this edition. A notebook that the user has removed comes again; one that is there stays
    as it is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    editions, key = read_record(folder), digest(shipped)
    into = folder / editions[key] if key in editions else place(folder, shipped, version)
    into.mkdir(parents=True, exist_ok=True)
    copied = [into / path.name for path in notebooks(shipped) if copy(path, into / path.name)]
    if key not in editions:
        editions[key] = os.path.relpath(into, folder).replace(os.sep, "/")
        text = json.dumps({"editions": editions}, indent=1) + "\n"
        (folder / RECORD).write_text(text, encoding="utf-8", newline="\n")
    return Laid(into, copied)


def copy(source: Path, target: Path) -> bool:
    """Whether it was copied; a file that is there, or comes at the same moment, is kept."""
    try:
        with source.open("rb") as original, target.open("xb") as new:
            shutil.copyfileobj(original, new)
    except FileExistsError:
        return False
    return True
