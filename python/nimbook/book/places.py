"""Where the parts of a book are: in a clone, or in the wheel, which has them here (setup/wheel.py)."""

from dataclasses import dataclass
from pathlib import Path

from nimbook.launch.places import jars as jars

HERE = Path(__file__).resolve().parent
SHIPPED = (HERE / "material").is_dir()
# Of a clone; not there in the wheel.
ROOT = HERE.parents[2]
PARTS = HERE / "material" if SHIPPED else ROOT
COMPILER = PARTS / ("compiler" if SHIPPED else "lib/java-in-page/compiler/target/module")
SOURCES = [PARTS / "sources"] if SHIPPED else [ROOT / f"lib/{name}/src/main/java" for name in ("games", "documents")]


@dataclass(frozen=True)
class Desk:
    """For whom a book is made: the command's name, the notebooks, and the folder of what the next book takes again."""

    command: str
    notebooks: Path
    target: Path
    kept: Path


def clone() -> Desk:
    return Desk("./lab book", ROOT / "notebooks", ROOT / "book", ROOT / "build/book")


def notebooks(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ipynb"))
