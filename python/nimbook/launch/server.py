"""JupyterLab on a folder of notebooks."""

import os
import platform
import sys
from collections.abc import Mapping
from pathlib import Path

# With it jsonschema checks texts of the format "iri", which no schema of Jupyter's has; its import takes two seconds,
# half of JupyterLab's start.
sys.modules.setdefault("rfc3987_syntax", None)


def names_folder(options: list[str]) -> bool:
    """Whether the user says which folder JupyterLab is to show; it takes one only."""
    words = ("root_dir=", "root-dir=", "notebook_dir=", "notebook-dir")
    return any(option.startswith("-") and word in option for option in options for word in words)


def names_page(options: list[str]) -> bool:
    """Whether the user says what JupyterLab is to open."""
    return names_folder(options) or any(
        "default_url=" in option or "file_to_run=" in option or not option.startswith("-") and option.endswith(".ipynb")
        for option in options
    )


def has_display(system: str, env: Mapping[str, str]) -> bool:
    return system in ("Darwin", "Windows") or bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def arguments(
    folder: Path, first: str, options: list[str], system: str, env: Mapping[str, str], root: bool
) -> list[str]:
    """What JupyterLab is started with; the user's options come last."""
    found = [f"--LabApp.app_settings_dir={Path(__file__).resolve().with_name('settings')}"]
    if not has_display(system, env):
        found.append("--no-browser")
    if root:
        found.append("--allow-root")
    if not names_folder(options):
        found.append(f"--ServerApp.root_dir={folder}")
    if first and not names_page(options) and (folder / first).is_file():
        found.append(f"--LabApp.default_url=/lab/tree/{first}")
    return found + options


def open_lab(folder: Path, first: str, options: list[str]):
    """Runs JupyterLab in this process until it ends. The kernels of this environment come before the user's own."""
    os.environ["JUPYTER_PREFER_ENV_PATH"] = "1"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    given = arguments(folder, first, options, platform.system(), os.environ, root)
    sys.argv = ["jupyter-lab", *given]
    from jupyterlab.labapp import main as jupyterlab

    sys.exit(jupyterlab(given))
