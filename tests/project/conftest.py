"""A clone of the project with stand-ins for what takes long, so that a whole set-up takes a second."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from nimbook.launch import kernel

from support.places import ROOT

# What ./lab uses of the system. Nothing else is on its PATH in these tests, git among the rest.
TOOLS = """bash sh env awk cat chmod cksum cp cut date dirname find grep head id ln mkdir mktemp mv renice rm sed
sleep sort tail tee tr uname""".split()

# uv: an environment whose packages are one file each.
UV = """\
echo "$@" >>"$CALLS/uv"
[ "$*" != --version ] || { echo "uv 0.9.9"; exit; }
for last in "$@"; do :; done
if [ "$1" = venv ]; then
  mkdir -p "$last/bin" "$last/lib/python{version}/site-packages"
  cat >"$last/bin/python" <<'END'
#!/bin/sh
case "$*" in
  *-m*pip*) echo "no pip here"; exit 1 ;;
  */python\\ open\\ *) echo "$@"; while [ -n "${STAYS:-}" ]; do sleep 0.1; done; exit ;;
  */python\\ archive\\ *) exec "{python}" -I -S -c "{archive}" "$@" ;;
esac
exec "{python}" "$@"
END
  chmod +x "$last/bin/python"
  echo "home = {home}" >"$last/pyvenv.cfg"
  exit
fi
sleep "${SLOW:-0}"
while [ -n "${UNTIL:-}" ] && [ ! -e "$UNTIL" ]; do sleep 0.1; done
cd "$(dirname "$4")/.."
site=lib/python{version}/site-packages
mkdir -p "$site/jupyterlab" "$site/jupyterlab-1.dist-info" share/jupyter/kernels/java
echo "a package" >"$site/jupyterlab/__init__.py"
echo "a kernel" >share/jupyter/kernels/java/jjava.jar
printf '%s,,\\n' jupyterlab/__init__.py ../../../share/jupyter/kernels/java/jjava.jar \\
  jupyterlab-1.dist-info/RECORD >"$site/jupyterlab-1.dist-info/RECORD"
for name in anywidget @jupyter-widgets/jupyterlab-manager; do
  mkdir -p "share/jupyter/labextensions/$name"
  echo "{}" >"share/jupyter/labextensions/$name/package.json"
done
"""

# In place of a kernel that ends: an archive where the launcher looks for it.
ARCHIVE = """\
import platform, sys
from pathlib import Path
launcher, _, kernel_jar, home, jars = sys.argv[1:]
sys.path.insert(0, launcher)
from nimbook.launch import archive, jdk
java = jdk.program(home, 'java', platform.system())
archive.file(java, Path(jars), Path(kernel_jar)).write_text('classes')
"""

MAVEN = """\
echo "$@" >>"$CALLS/mvn"
case "$*" in
  -v) echo "Apache Maven 3.9.9" ;;
  *lib/lab*package*)
    while [ -n "${JARS:-}" ] && [ ! -e "$JARS" ]; do sleep 0.1; done
    [ -z "${FAILS:-}" ] || { echo "the reason"; exit 1; }
    mkdir -p lib/lab/target/jars lib/lab/target/book
    cp "$CALLS/../nimbook-lab.jar" lib/lab/target/jars/nimbook-lab-1.jar
    echo "formulas" >lib/lab/target/book/katex.jar ;;
  *lib/web*package*)
    while [ -n "${COMPILES:-}" ]; do sleep 0.1; done
    mkdir -p lib/web/target
    cp "$CALLS/../nimbook-web.jar" lib/web/target/nimbook-web-1.jar ;;
esac
"""


class Machine:
    """What is on the PATH: the small tools, and programs that a test puts there."""

    def __init__(self, folder: Path):
        self.folder, self.calls = folder / "bin", folder / "calls"
        self.folder.mkdir()
        self.calls.mkdir()
        for tool in TOOLS:
            (self.folder / tool).symlink_to(shutil.which(tool))

    def program(self, name: str, script: str):
        (self.folder / name).unlink(missing_ok=True)
        (self.folder / name).write_text("#!/bin/sh\n" + script)
        (self.folder / name).chmod(0o755)

    def java(self, version: str = "17.0.15", home: Path | None = None, user_home: Path | str = "?"):
        """A JDK of this version: java says so in the words of -XshowSettings:properties, on its error stream."""
        if home is None:
            home = self.folder.parent / "jdk"
            (home / "bin").mkdir(parents=True, exist_ok=True)
            (home / "bin/javac").write_text("#!/bin/sh\n")
            (home / "bin/javac").chmod(0o755)
        said = (
            f"Property settings:\n    java.home = {home}\n    java.version = {version}\n"
            f'    user.home = {user_home}\nopenjdk version "{version}"\n'
        )
        self.program("java", f"cat >&2 <<END\n{said}END\n")

    def everything(self, real: Path = Path(sys.executable)):
        """All that a set-up needs, none of which takes time; `real` is the Python."""
        self.java()
        real = real.resolve()
        python = real.name if re.fullmatch(r"python3\.\d+", real.name) else "python{}.{}".format(*sys.version_info)
        for name in ("python3", python):
            (self.folder / name).symlink_to(real)
        self.program(
            "uv",
            UV.replace("{version}", python.removeprefix("python"))
            .replace("{python}", str(real))
            .replace("{archive}", ARCHIVE)
            .replace("{home}", str(real.parent)),
        )
        # With what the launcher takes out of them.
        for name, entries in kernel.RUNTIME.items():
            with zipfile.ZipFile(self.folder.parent / f"{name}.jar", "w") as jar:
                for entry in entries:
                    jar.writestr(entry, "a part")
        self.program("mvn", MAVEN)

    def calls_of(self, name: str) -> list[str]:
        log = self.calls / name
        return log.read_text().splitlines() if log.exists() else []


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


@pytest.fixture
def clone(tmp_path):
    """A copy of what the entrance needs, with nothing built: a refused start must leave it as it is."""
    return copy_clone(tmp_path / "a clone")  # a blank in the path, as people have it


def copy_clone(folder: Path) -> Path:
    folder.mkdir()
    for name in ("lab", "pom.xml"):
        shutil.copy(ROOT / name, folder)
    for name in ("setup", ".mvn", "python"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run_lab(machine, clone, *arguments, before=(), background=False, **environment):
    """Runs ./lab of the clone on the machine; `before` are words of a command that runs it, as another user say."""
    environment = {"PATH": machine.folder, "HOME": clone.parent, "LC_ALL": "C", "CALLS": machine.calls, **environment}
    variables = [f"{name}={value}" for name, value in environment.items()]
    command = [*before, shutil.which("env"), "-i", *variables, clone / "lab", *arguments]
    if background:
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        return subprocess.Popen(command, start_new_session=True, **pipes)
    return subprocess.run(command, capture_output=True, text=True)


@pytest.fixture
def lab(machine, clone):
    """Runs ./lab of the clone on the machine; `lab("build", SLOW=3)` sets an environment variable, too:
    the installation takes 3 s, or lasts UNTIL a file is there; JupyterLab STAYS, or ends at once; Maven makes the JARS
    when a file is there, or FAILS, and COMPILES the engine without end.
    """

    return lambda *arguments, where=clone, **environment: run_lab(machine, where, *arguments, **environment)


@pytest.fixture
def made(machine, lab):
    """The clone set up, on a machine that has everything."""
    machine.everything()
    done = lab("build")
    assert done.returncode == 0, done.stderr
    return machine


@pytest.fixture(scope="module")
def ready(tmp_path_factory):
    """The same for tests that leave it as it is: its machine, clone and lab."""
    folder = tmp_path_factory.mktemp("ready")
    machine, clone = Machine(folder), copy_clone(folder / "a clone")
    machine.everything()
    assert run_lab(machine, clone, "build").returncode == 0
    return SimpleNamespace(machine=machine, clone=clone, lab=partial(run_lab, machine, clone))


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    # Where nothing waits for orphans an ended one stays in the table.
    return not (status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] == "Z")


def prefix(clone: Path) -> Path:
    return clone / ".venv"


def is_whole(lab, **environment) -> bool:
    return lab("build", **environment).stderr.startswith("Ready: ")


def read_until(process, words: str) -> str:
    text = ""
    while words not in text:
        line = process.stderr.readline()
        assert line, text
        text += line
    return text


def children_with(folder: Path) -> list[int]:
    """Processes that run a program of this machine, or one that it started there."""
    found = subprocess.run(["ps", "-ewwo", "pid=,args="], capture_output=True, text=True, check=True).stdout
    ours = [line for line in found.splitlines() if str(folder.parent) in line and " -m pytest" not in line]
    return [int(line.split()[0]) for line in ours]
