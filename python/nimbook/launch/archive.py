"""The archive of the kernel's classes: with it the JVM maps what a kernel's start and first figures need, in place of
reading, checking and linking 4 500 classes.

The JVM itself writes it (JEP 350) when a kernel ends that has shown some figures, and checks it when it is used: a
class that has changed since is loaded from its jar. `python -m nimbook.launch.archive JAVA` makes it where there is
none.
"""

import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from nimbook.launch import places

# A figure of each kind, and what the keys Tab and Shift+Tab ask for.
CELLS = (
    'live(whole("k", 0, 3), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(9, 9)).highlight(0))',
    'DataTable.columns("n", "square").rows(9, n -> List.of(n, n * n))',
    "play(BoardGame.queen()).start(5, 8)",
    'Plot.line("n", 1, 9, n -> n)',
)
SECONDS = 120
# The archives of a JVM's own classes and of ours at the addresses that they are written for. At others, which newer
# JVMs choose, each page of them is written to, and no longer the same page in all kernels.
SHARED = ["-XX:+UnlockDiagnosticVMOptions", "-XX:ArchiveRelocationMode=0"]
# The folder in which an archive is made.
BEGUN = "kernel-begun-"
# The kernel that runs and the folder that it writes to, which a signal must not leave behind.
begun = contextlib.ExitStack()


@contextlib.contextmanager
def without_signal():
    """What must be done as a whole: a SIGTERM that comes meanwhile is handled after it."""
    came = []
    usual = signal.signal(signal.SIGTERM, lambda *_: came.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, usual)
        if came:
            signal.raise_signal(signal.SIGTERM)


def folder(jars: Path) -> Path:
    """Next to the jars of a clone; in the user's own folder for those of a wheel, whose place may be read-only."""
    if not jars.is_relative_to(places.PACKAGE):
        return jars.parent
    from jupyter_core.paths import jupyter_data_dir

    return Path(jupyter_data_dir()) / "nimbook"


def file(java: str, jars: Path, kernel_jar: Path) -> Path:
    """Where the archive of this JDK and these jars is, made or not."""
    seen = hashlib.sha256(os.path.realpath(java).encode())
    for path in (Path(os.path.realpath(java)), kernel_jar, *sorted(jars.glob("*.jar"))):
        with contextlib.suppress(OSError):
            found = path.stat()
            seen.update(f"\n{path.name} {found.st_size} {int(found.st_mtime)}".encode())
    return folder(jars) / f"kernel-{seen.hexdigest()[:16]}.jsa"


def options(java: str, jars: Path, kernel_jar: Path) -> list[str]:
    """The JVM's options that use the archive, where it is made. An archive that does not fit is left unused, and not
    spoken of.
    """
    found = file(java, jars, kernel_jar)
    if not found.is_file() or not found.stat().st_size:
        return []
    return [f"-XX:SharedArchiveFile={found}", "-Xlog:cds=off", "-Xlog:cds+dynamic=off", *SHARED]


def make(java: str, jars: Path, kernel_jar: Path):
    """Runs a kernel that shows CELLS and leaves the archive as it ends. A JVM that cannot leaves an empty file, so that
    it is not tried again.
    """
    target = file(java, jars, kernel_jar)
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists() or is_begun(target.parent):
        return
    with without_signal():
        place = begun.enter_context(tempfile.TemporaryDirectory(prefix=BEGUN, dir=target.parent))
    try:
        made = Path(place, target.name)
        run(java, jars, kernel_jar, Path(place, "kernel.json"), f"-XX:ArchiveClassesAtExit={made}")
        made.touch()
        made.chmod(0o644)
        made.replace(target)
    finally:
        with without_signal():
            begun.close()
    for other in target.parent.glob("kernel-*.jsa"):
        if other != target:
            other.unlink(missing_ok=True)


def is_begun(place: Path) -> bool:
    """Whether another process makes one here. What one has left that died long ago is taken away."""
    for other in place.glob(f"{BEGUN}*"):
        if time.time() - other.stat().st_mtime < 5 * SECONDS:
            return True
        shutil.rmtree(other, ignore_errors=True)
    return False


def run(java: str, jars: Path, kernel_jar: Path, connection: Path, *given: str, said=subprocess.DEVNULL):
    """A kernel from its start to its end; `said` gets what the JVM itself prints."""
    from jupyter_client import BlockingKernelClient
    from jupyter_client.connect import write_connection_file
    from nimbook_ports import KernelPorts

    from nimbook.launch import kernel

    write_connection_file(str(connection), **KernelPorts.instance().of_kernel())
    with without_signal():
        process = subprocess.Popen(
            kernel.command(java, str(jars), str(kernel_jar), str(connection), *given),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.DEVNULL,
        )
        begun.callback(process.wait)
        begun.callback(process.kill)
    client = BlockingKernelClient(connection_file=str(connection))
    try:
        client.load_connection_file()
        client.start_channels(hb=False)
        client.kernel_info(reply=True, timeout=SECONDS)
        for cell in CELLS:
            reply = client.execute(cell, reply=True, timeout=SECONDS)["content"]
            if reply["status"] != "ok":
                print(cell, reply, file=sys.stderr)
        client.complete("Heatmap.", reply=True, timeout=SECONDS)
        client.inspect("Heatmap.of", reply=True, timeout=SECONDS)
        client.shutdown()
        process.wait(SECONDS)
    finally:
        client.stop_channels()
        process.kill()


def begin(java: str):
    """Makes the archive in parallel to what this process does, where it is missing."""
    if file(java, places.jars(), places.kernel_jar()).exists():
        return
    subprocess.Popen(
        [sys.executable, "-m", "nimbook.launch.archive", java],
        env={**os.environ, "PYTHONPATH": str(places.PACKAGE.parent)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def make_alone(java: str, jars: Path, kernel_jar: Path):
    """In a process of its own: a signal that ends it ends the kernel, too, and leaves nothing half made."""

    def end(number, frame):
        # Not by an exception: one that is raised in a callback of the client is lost.
        begun.close()
        os._exit(128 + number)

    signal.signal(signal.SIGTERM, end)
    make(java, jars, kernel_jar)


def main(java: str):
    if hasattr(os, "nice"):
        os.nice(10)
    make_alone(java, places.jars(), places.kernel_jar())


if __name__ == "__main__":
    main(sys.argv[1])
