"""Where the jars are: in the package nimbook, as the wheel brings them, else where ./lab made them; and the kernel."""

import os
import sys
import sysconfig
from pathlib import Path

# Where the wheel has jars and notebooks.
PACKAGE = Path(__file__).resolve().parents[1]


def jars() -> Path:
    """The folder of the class path. Not resolved further: a kernelspec that names it must outlive a moved link."""
    own = PACKAGE / "jars"
    return own if own.is_dir() else Path(sys.prefix) / "share/nimbook/jars"


def version() -> str:
    """The version of the library: its jar has it in the name."""
    for jar in jars().glob("nimbook-games-*.jar"):
        return jar.stem.removeprefix("nimbook-games-")
    return "unknown"


def kernel_jar() -> Path:
    """JJava, which its own package puts where Jupyter's kernels are: of this environment, or of the user's folder."""
    below = "share/jupyter/kernels/java/jjava.jar"
    usual = Path(sys.prefix) / below
    if usual.is_file():
        return usual
    user = "nt_user" if os.name == "nt" else "posix_user"
    other = Path(sysconfig.get_path("data", user)) / below
    if other.is_file():
        return other
    from importlib.metadata import PackageNotFoundError, files

    try:
        for file in files("jjava") or ():
            if file.name == "jjava.jar":
                return Path(file.locate()).resolve()
    except PackageNotFoundError:
        pass
    raise FileNotFoundError(f"JJava, the Java kernel, is not installed beside nimbook: there is no {usual}.")
