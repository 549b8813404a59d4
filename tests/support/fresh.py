"""A command that Python's package manager fetches into an empty cache, in a home folder where nothing is yet."""

import os
import secrets
import shutil
import subprocess
import sys
import time
from pathlib import Path

from support.jupyter import free_port, until_answered

# What the package manager must know of this machine to reach an index.
NETWORK = ("UV_", "PIP_", "SSL_", "REQUESTS_", "HTTP", "http", "NO_PROXY", "no_proxy", "ALL_PROXY")


def uv() -> str:
    """The one that ./lab installed, else the one on the PATH."""
    own = Path(sys.executable).with_name("uv")
    return str(own) if own.exists() else "uv"


def run() -> list[str]:
    """uvx, with the Python of these tests: fetching another one would be measured, too."""
    return [uv(), "tool", "run", "--python", sys.executable]


def environment(folder: Path, java: Path | None = None) -> dict[str, str]:
    """Of a machine that has neither Maven nor this project's packages: four small programs, a JDK, an empty home."""
    for name in ("home", "bin"):
        (folder / name).mkdir(parents=True)
    for name in ("sh", "env", "dirname", "realpath"):
        (folder / "bin" / name).symlink_to(shutil.which(name))
    return {key: value for key, value in os.environ.items() if key.startswith(NETWORK)} | {
        "PATH": str(folder / "bin"),
        "HOME": str(folder / "home"),
        "UV_CACHE_DIR": str(folder / "cache"),
        "UV_TOOL_DIR": str(folder / "tools"),
        **({"JAVA_HOME": str(java)} if java else {}),
    }


class Fresh:
    """JupyterLab as `command` of a package starts it. `began` is when it was called."""

    def __init__(self, folder: Path, environment: dict[str, str], command: list[str]):
        self.folder, self.token = folder, secrets.token_hex(16)
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        own = ["--no-browser", f"--port={port}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={self.token}"]
        self.log = (folder / "log").open("w")
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [*run(), *command, *own, "--LabApp.expose_app_in_browser=True"],
            cwd=folder / "home",
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=subprocess.STDOUT,
        )

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def wait(self) -> "Fresh":
        """Until the server answers."""
        try:
            until_answered(self.process, self.url, self.token, lambda: (self.folder / "log").read_text()[-2000:])
        except AssertionError:
            self.close()
            raise
        return self

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()
