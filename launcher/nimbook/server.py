"""JupyterLab on a folder of notebooks."""

import json
import os
import platform
import sys
from collections.abc import Mapping
from pathlib import Path

from nimbook import places

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
    found = [f"--LabApp.app_settings_dir={places.PACKAGE / 'settings'}"]
    if not has_display(system, env):
        found.append("--no-browser")
    if root:
        found.append("--allow-root")
    if not names_folder(options):
        found.append(f"--ServerApp.root_dir={folder}")
    if first and not names_page(options) and (folder / first).is_file():
        found.append(f"--LabApp.default_url=/lab/tree/{first}")
    return found + options


def trust(notebooks: list[Path]):
    """JupyterLab shows scripts of a notebook's stored outputs only when the notebook is trusted; ours are. Signatures
    are kept in Jupyter's data folder, and beside them which files were signed, so that a start reads none of them.
    """
    from jupyter_core.paths import jupyter_data_dir

    record = Path(jupyter_data_dir()) / "nimbook-trusted.json"
    try:
        known = json.loads(record.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    now = {str(path): [path.stat().st_size, path.stat().st_mtime_ns] for path in notebooks}
    new = [path for path, state in now.items() if known.get(path) != state]
    if not new:
        return
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for path in new:
        notary.sign(nbformat.read(path, as_version=4))
    try:
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(json.dumps({**known, **now}), encoding="utf-8")
    except OSError:
        pass  # they are signed again by the next start


def open_lab(folder: Path, first: str, options: list[str]):
    """Runs JupyterLab in this process until it ends. The kernels of this environment come before the user's own."""
    os.environ["JUPYTER_PREFER_ENV_PATH"] = "1"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    given = arguments(folder, first, options, platform.system(), os.environ, root)
    sys.argv = ["jupyter-lab", *given]
    from jupyterlab.labapp import main as jupyterlab

    sys.exit(jupyterlab(given))
