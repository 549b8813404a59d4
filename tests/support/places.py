"""Where things are."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = ROOT / "notebooks"
WIDGET_TOUR = ROOT / "lib/widget/examples/tour.ipynb"
# Where a process finds the Python packages of this project, as ./lab says it, and what it runs first.
PYTHONPATH = os.pathsep.join(str(ROOT / name) for name in ("python", "tests", "tests/start"))
BUILD = ROOT / "build"  # ignored by git: logs, screenshots, what a failing test leaves to look at


def notebooks() -> list[Path]:
    return sorted(NOTEBOOKS.glob("*.ipynb"))
