"""Which notebooks Jupyter trusts: those that it has signed. It signs what a user has run and saved; here are signed the
notebooks that nimbook ships, as long as they are as they were shipped.
"""

import hashlib
import json
from pathlib import Path

# The SHA-256 of every notebook of this version, in the form of sha256sum; ./lab store writes it.
LIST = Path(__file__).with_name("notebooks.sha256")


def shipped_digests() -> set[str]:
    """The SHA-256 of every notebook that is shipped."""
    return {line.split()[0] for line in LIST.read_text(encoding="ascii").splitlines()}


def lines(paths: list[Path]) -> str:
    """The text of a list of these notebooks."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)


def sign_shipped(folder: Path):
    """Signs the notebooks of the folder that are as they were shipped. Next to Jupyter's signatures is kept which files
    were looked at, so that a start reads none of them again.
    """
    from jupyter_core.paths import jupyter_data_dir

    record = Path(jupyter_data_dir()) / "nimbook-trusted.json"
    try:
        known = json.loads(record.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    version = hashlib.sha256(LIST.read_bytes()).hexdigest()
    files = [(str(path), path.stat()) for path in sorted(folder.glob("*.ipynb")) if path.is_file()]
    now = {path: [status.st_size, status.st_mtime_ns, version] for path, status in files}
    new = [path for path, state in now.items() if known.get(path) != state]
    if not new:
        return
    import nbformat
    from nbformat.sign import NotebookNotary

    notary, own = NotebookNotary(), shipped_digests()
    for path in new:
        try:
            raw = Path(path).read_bytes()
        except OSError:
            continue  # JupyterLab cannot open it either
        if hashlib.sha256(raw).hexdigest() in own:
            notary.sign(nbformat.reads(raw.decode("utf-8"), as_version=4))
    try:
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(json.dumps({**known, **now}), encoding="utf-8")
    except OSError:
        pass  # they are looked at again by the next start


def is_trusted(path: Path) -> bool:
    """Whether Jupyter has signed the notebook, or it is shipped and unchanged."""
    raw = path.read_bytes()
    if hashlib.sha256(raw).hexdigest() in shipped_digests():
        return True
    import nbformat
    from nbformat.sign import NotebookNotary

    return NotebookNotary().check_signature(nbformat.reads(raw.decode("utf-8"), as_version=4))
