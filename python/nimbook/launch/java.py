"""What runs in a JVM of its own: the ledger of claims, and the JDK's shell with nimbook's names."""

import os
import platform
import subprocess
import tempfile
from pathlib import Path

from nimbook.launch import places
from nimbook.launch.jdk import Jdk, program


def run(jdk: Jdk, name: str, *arguments: str) -> int:
    """A main class of the library; the JVM's status."""
    path = str(places.jars() / "*")
    return subprocess.call([jdk.java, "-Djava.awt.headless=true", "-cp", path, name, *arguments])


def claims(jdk: Jdk, arguments: list[str]) -> int:
    recorded = places.PACKAGE / "recorded.tsv"
    given = ["--recorded", str(recorded)] if recorded.is_file() and "--recorded" not in arguments else []
    return run(jdk, "nimbook.claim.ClaimsMain", *given, *arguments)


def shell_path() -> str:
    """JJava's jar belongs to the path because the front door's show(...) names the kernel."""
    return os.pathsep.join([str(places.kernel_jar()), *(str(jar) for jar in sorted(places.jars().glob("*.jar")))])


def imports(jdk: Jdk) -> str:
    """The imports that a cell has by default, one a line."""
    command = [jdk.java, "-cp", shell_path(), "nimbook.notebook.Imports"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def jshell(jdk: Jdk, arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="nimbook-") as folder:
        startup = Path(folder, "imports.jsh")
        startup.write_text(imports(jdk), encoding="utf-8")
        given = ["--class-path", shell_path(), "--startup", "DEFAULT", "--startup", str(startup)]
        try:
            return subprocess.call([program(jdk.home, "jshell", platform.system()), *given, *arguments])
        except KeyboardInterrupt:
            return 130
