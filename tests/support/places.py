"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = ROOT / "notebooks"
WIDGET_TOUR = ROOT / "lib/widget/examples/tour.ipynb"
BUILD = ROOT / "build"  # ignored by git: logs, screenshots, what a failing test leaves to look at


def notebooks() -> list[Path]:
    return sorted(NOTEBOOKS.glob("*.ipynb"))
