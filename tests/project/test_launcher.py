"""The command `nimbook`: how it finds a JDK on three systems, what it starts, and what it does to a reader's folder."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from nimbook.launch import editions, jdk, kernel, server

from support.places import ROOT

# ---- the JDK ---------------------------------------------------------------------------------------------------------


def make_jdk(home: Path, version: str | None, compiler: bool = True) -> Path:
    """A folder that looks like a JDK; without a version it has no file `release`."""
    (home / "bin").mkdir(parents=True)
    for name in ("java", "javac") if compiler else ("java",):
        (home / "bin" / name).write_text("#!/bin/sh\n")
        (home / "bin" / name).chmod(0o755)
    if version:
        (home / "release").write_text(f'IMPLEMENTOR="X"\nJAVA_VERSION="{version}"\nMODULES="java.base"\n')
    return home


@pytest.mark.parametrize(
    "version, major",
    [("17.0.15", 17), ("1.8.0_392", 8), ("26-ea", 26), ("21", 21), ("11.0.21+9-LTS", 11), ("", 0), ("x", 0)],
)
def test_the_number_of_a_version(version, major):
    assert jdk.major(version) == major


def test_java_home_comes_before_the_path_and_the_path_before_the_usual_places(tmp_path):
    home = make_jdk(tmp_path / "home of mine", "21.0.1")
    path = make_jdk(tmp_path / "path", "17.0.2")
    usual = make_jdk(tmp_path / ".jdks/25", "25.0.1")
    env = {"JAVA_HOME": str(home), "PATH": str(path / "bin")}
    assert jdk.find(env, "Linux", str(tmp_path)) == jdk.Jdk(str(home), "21.0.1", str(home / "bin/java"))
    del env["JAVA_HOME"]
    assert jdk.find(env, "Linux", str(tmp_path)).home == str(path)
    found = jdk.find_installed("Linux", {"PATH": ""}, str(tmp_path))
    assert ("25.0.1", str(usual)) in found
    # The newest one first, whatever else this machine has.
    assert [jdk.major(version) for version, _ in found] == sorted((jdk.major(v) for v, _ in found), reverse=True)


def test_a_java_home_that_will_not_do_is_passed_over_and_said(tmp_path):
    old, new = make_jdk(tmp_path / "old", "11.0.2"), make_jdk(tmp_path / "new", "17.0.2")
    for named, why in ((old, f" (Java 11.0.2 ({old}/bin/java))"), (tmp_path / "nowhere", "")):
        found = jdk.find({"JAVA_HOME": str(named), "PATH": str(new / "bin")}, "Linux", str(tmp_path))
        assert found.home == str(new)
        assert found.note == (
            f"JAVA_HOME ({named}) is not a JDK of version 17 or newer{why}; the one on the PATH is used: {new}"
        )


def test_a_runtime_without_a_compiler_is_no_jdk(tmp_path):
    home = make_jdk(tmp_path / "jre", "21.0.1", compiler=False)
    java = home / "bin/java"
    java.write_text(f'#!/bin/sh\nprintf "    java.version = 21.0.1\\n    java.home = {home}\\n" >&2\n')
    assert jdk.classify(str(java), "Linux") == (None, f"Java 21.0.1 without a compiler ({java})")


def test_a_program_that_only_stands_for_the_jdks_is_run(tmp_path):
    """As on macOS, on Windows and in conda, whose java lies in another folder than the JDK."""
    home = make_jdk(tmp_path / "jdk", None)
    java = make_jdk(tmp_path / "stand-in", None, compiler=False) / "bin/java"
    java.write_text(
        f"#!/bin/sh\ncat >&2 <<END\nProperty settings:\n    java.home = {home}\n    java.version = 17.0.2\r\nEND\n"
    )
    assert jdk.classify(str(java), "Linux") == (jdk.Jdk(str(home), "17.0.2", str(java)), "")
    java.write_text("#!/bin/sh\necho 'Unable to locate a Java Runtime.' >&2; exit 1\n")  # macOS without a JDK
    assert jdk.classify(str(java), "Linux") == (None, "")


@pytest.mark.parametrize("system, words", [("Linux", "apt-get"), ("Darwin", "brew"), ("Windows", "winget")])
def test_what_is_said_where_there_is_none(system, words):
    said = jdk.missing(["Java 11.0.2 (/usr/bin/java)"], system)
    assert said.startswith("nimbook needs a JDK, version 17 or newer: found Java 11.0.2 (/usr/bin/java).\n")
    assert words in said and "conda install" in said
    assert "none was found" in jdk.missing([], system)


def test_the_places_of_windows():
    """Where the installers of Oracle, Adoptium, Microsoft and Azul put a JDK, and scoop and the editors theirs."""
    env = {"ProgramFiles": r"C:\Program Files", "LOCALAPPDATA": r"C:\Users\A B\AppData\Local"}
    places = jdk.usual_places("Windows", env, r"C:\Users\A B")
    for place in (
        r"C:\Program Files\Java\*",
        r"C:\Program Files\Eclipse Adoptium\*",
        r"C:\Program Files\Microsoft\*",
        r"C:\Program Files\Zulu\*",
        r"C:\Users\A B\AppData\Local\Programs\Eclipse Adoptium\*",
        r"C:\Users\A B\.jdks\*",
        r"C:\Users\A B\.jdk\*",
        r"C:\Users\A B\scoop\apps\*jdk*\current",
    ):
        assert place in places
    assert not [place for place in places if "/" in place]
    assert (
        jdk.program(r"C:\Program Files\Java\jdk-21", "java", "Windows") == r"C:\Program Files\Java\jdk-21\bin\java.exe"
    )


def test_the_places_of_macos_and_linux():
    mac = jdk.usual_places("Darwin", {}, "/me")
    assert "/Library/Java/JavaVirtualMachines/*/Contents/Home" in mac
    assert "/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home" in mac
    assert "/me/.jdk/*/Contents/Home" in mac and "/me/.sdkman/candidates/java/*" in mac
    linux = jdk.usual_places("Linux", {}, "/me")
    assert {"/usr/lib/jvm/*", "/me/.sdkman/candidates/java/*", "/me/.jdks/*", "/me/.jdk/*"} <= set(linux)


# ---- the kernel ------------------------------------------------------------------------------------------------------

BLANK = r"C:\Users\Ada Lovelace\nimbook\jars"


def test_the_kernel_on_windows():
    start = kernel.command(r"C:\Program Files\Java\jdk-21\bin\java.exe", BLANK, r"C:\x y\jjava.jar", r"C:\a b\k.json")
    assert start[0] == r"C:\Program Files\Java\jdk-21\bin\java.exe"
    assert start[-4:] == ["-cp", r"C:\x y\jjava.jar", kernel.MAIN, r"C:\a b\k.json"]
    # What Windows gets is one line: every word with a blank stands in quotes.
    line = subprocess.list2cmdline(start)
    assert r'"-Dnimbook.jars=C:\Users\Ada Lovelace\nimbook\jars"' in line and r'"C:\a b\k.json"' in line


def test_the_kernel_comes_before_our_jars_and_they_before_others(tmp_path):
    for name in ("asm-9", "nimbook-lab-1", "nimbook-web-1"):
        (tmp_path / f"{name}.jar").touch()
    # What pages need is not on the kernel's class path.
    path = ["/jjava.jar", f"{tmp_path}/nimbook-lab-1.jar", f"{tmp_path}/asm-9.jar"]
    assert kernel.class_path(str(tmp_path), "/jjava.jar") == os.pathsep.join(path)


def test_the_kernelspec_has_a_name_of_its_own_and_the_interpreter(tmp_path):
    jar = tmp_path / "jjava.jar"
    folder = kernel.install(tmp_path / "data", "/jdk/bin/java", tmp_path / "cost$HOME", jar)
    assert folder == tmp_path / "data/kernels/nimbook"
    spec = json.loads((folder / "kernel.json").read_text())
    assert spec["argv"][0] == "/jdk/bin/java" and spec["argv"][-2:] == [kernel.MAIN, "{connection_file}"]
    assert spec["metadata"] == {"interpreter": {"path": sys.executable}}
    assert (spec["display_name"], spec["language"], spec["interrupt_mode"]) == ("Java (nimbook)", "java", "message")
    # It is written only when it says something new.
    before = (folder / "kernel.json").stat().st_mtime_ns
    kernel.install(tmp_path / "data", "/jdk/bin/java", tmp_path / "cost$HOME", jar)
    assert (folder / "kernel.json").stat().st_mtime_ns == before


@pytest.mark.parametrize(
    "size, option", [("2g", ["-Xmx2g"]), ("800m", ["-Xmx800m"]), ("10%", ["-XX:MaxRAMPercentage=10"])]
)
def test_the_heap_that_is_set(tmp_path, monkeypatch, size, option):
    monkeypatch.setenv("NIMBOOK_HEAP", size)
    assert kernel.heap() == option
    folder = kernel.install(tmp_path / "data", "/jdk/bin/java", tmp_path / "jars", tmp_path / "jjava.jar")
    assert json.loads((folder / "kernel.json").read_text())["argv"][1:2] == option


@pytest.mark.parametrize("size", ["2", "0g", "two", "2g -ea", "100%", "0%", "-1g", "2tb"])
def test_a_heap_that_no_jvm_understands_is_refused_by_name(monkeypatch, size):
    monkeypatch.setenv("NIMBOOK_HEAP", size)
    with pytest.raises(kernel.BadHeap, match=f"NIMBOOK_HEAP={size}: a size such as 800m or 2g, or a share"):
        kernel.heap()


def test_the_heap_that_is_not_set_is_a_quarter_up_to_4_gb(tmp_path, monkeypatch):
    limit = tmp_path / "memory.max"
    monkeypatch.delenv("NIMBOOK_HEAP", raising=False)
    monkeypatch.setattr(kernel, "CONTAINER", (str(tmp_path / "none"), str(limit)))
    monkeypatch.setattr(os, "sysconf", {"SC_PHYS_PAGES": 64 << 18, "SC_PAGE_SIZE": 4096}.get, raising=False)
    limit.write_text("max")
    assert kernel.memory() == 64 << 30 and kernel.heap() == ["-Xmx4096m"]
    # A container of 16 GB on a machine of 64: the JVM's own quarter.
    limit.write_text(str(16 << 30))
    assert kernel.memory() == 16 << 30 and kernel.heap() == []


LIBRARY = ("java.js", "unpack.js", "java.wasm-runtime.js", "java.wasm.lzma")


def test_what_moves_stored_figures_lies_beside_the_kernelspec(tmp_path):
    jars, folder = tmp_path / "jars", tmp_path / "kernel"
    jars.mkdir()
    folder.mkdir()

    def jar(name, **files):
        with zipfile.ZipFile(jars / name, "w") as out:
            for path, text in files.items():
                out.writestr(path, text)

    jar("nimbook-lab-0.1.0.jar", **{"nimbook/front/runtime.js": "first"})
    kernel.runtime(folder, jars)
    # The library for pages is made later.
    assert [path.name for path in folder.iterdir()] == ["runtime.js"]
    web = {f"nimbook/web/{name}": name for name in (*LIBRARY, "unused.bin")}
    jar("nimbook-web-0.1.0.jar", **web)
    jar("nimbook-lab-0.1.0.jar", **{"nimbook/front/runtime.js": "other"})
    kernel.runtime(folder, jars)
    found = {path.name: path.read_text() for path in folder.iterdir()}
    assert found == {"runtime.js": "other"} | {name: name for name in LIBRARY}


def test_the_wheels_kernelspec_is_the_same_but_for_the_start(tmp_path):
    static = json.loads((ROOT / "python/kernel/kernel.json").read_text())
    written = json.loads((kernel.write_spec(tmp_path, ["java"]) / "kernel.json").read_text())
    assert static["argv"] == ["python", "-m", "nimbook.launch.kernel", "{connection_file}"]
    same = ("display_name", "language", "interrupt_mode")
    assert [static[key] for key in same] == [written[key] for key in same]


# ---- JupyterLab ------------------------------------------------------------------------------------------------------


def start_arguments(folder, first, *options, env=None, system="Linux", root=False):
    return server.arguments(Path(folder), first, list(options), system, env or {"DISPLAY": ":0"}, root)


def test_what_jupyterlab_is_started_with(tmp_path):
    (tmp_path / "00-tour.ipynb").write_text("{}")
    tour, folder = "--LabApp.default_url=/lab/tree/00-tour.ipynb", f"--ServerApp.root_dir={tmp_path}"
    assert {tour, folder} <= set(start_arguments(tmp_path, "00-tour.ipynb", "--port", "9999"))
    assert start_arguments(tmp_path, "00-tour.ipynb", "--port", "9999")[-2:] == ["--port", "9999"]
    # The user says what opens, or which folder; JupyterLab takes one only.
    for option in ("--LabApp.default_url=/doc", "--ServerApp.file_to_run=x", "mine.ipynb"):
        assert tour not in start_arguments(tmp_path, "00-tour.ipynb", option)
        assert folder in start_arguments(tmp_path, "00-tour.ipynb", option)
    for option in ("--ServerApp.root_dir=elsewhere", "--notebook-dir=elsewhere", "--notebook-dir", "--root-dir=x"):
        given = start_arguments(tmp_path, "00-tour.ipynb", option)
        assert tour not in given and folder not in given
    assert tour not in start_arguments(tmp_path, "01-missing.ipynb")


def test_a_browser_is_opened_only_where_there_is_a_display(tmp_path):
    for system, env, opens in (
        ("Linux", {"DISPLAY": ":0"}, True),
        ("Linux", {"WAYLAND_DISPLAY": "w"}, True),
        ("Linux", {"DISPLAY": "", "PATH": "x"}, False),
        ("Darwin", {"PATH": "x"}, True),
        ("Windows", {"PATH": "x"}, True),
    ):
        assert ("--no-browser" not in start_arguments(tmp_path, "", env=env, system=system)) is opens
    assert "--allow-root" in start_arguments(tmp_path, "", root=True) and "--allow-root" not in start_arguments(
        tmp_path, ""
    )


# ---- the notebooks in the reader's folder ----------------------------------------------------------------------------


@pytest.fixture
def shipped(tmp_path):
    folder = tmp_path / "shipped"
    folder.mkdir()
    for name in ("00-tour", "01-wythoff"):
        (folder / f"{name}.ipynb").write_text(f'{{"name": "{name}"}}')
    return folder


def texts(folder):
    return {path.name: path.read_text() for path in folder.glob("*.ipynb")}


def test_notebooks_are_laid_and_never_overwritten(tmp_path, shipped):
    mine = tmp_path / "mine, with blanks"
    laid = editions.lay(mine, shipped, "0.1.0")
    assert laid.folder == mine and [path.name for path in laid.copied] == ["00-tour.ipynb", "01-wythoff.ipynb"]
    (mine / "00-tour.ipynb").write_text("my own work")
    (mine / "01-wythoff.ipynb").unlink()
    laid = editions.lay(mine, shipped, "0.1.0")
    assert laid.folder == mine and [path.name for path in laid.copied] == ["01-wythoff.ipynb"]
    assert texts(mine)["00-tour.ipynb"] == "my own work"


def test_a_newer_edition_lies_beside(tmp_path, shipped):
    mine = tmp_path / "mine"
    editions.lay(mine, shipped, "0.1.0")
    old = texts(mine)
    (shipped / "00-tour.ipynb").write_text("newer")
    laid = editions.lay(mine, shipped, "0.2.0")
    # All of them, for they have links to each other.
    assert laid.folder == mine / "nimbook 0.2.0" and texts(laid.folder) == texts(shipped)
    assert texts(mine) == old
    # The next start finds it there, and one more of the same number goes next to that.
    assert editions.lay(mine, shipped, "0.2.0") == editions.Laid(mine / "nimbook 0.2.0", [])
    (shipped / "00-tour.ipynb").write_text("newer still")
    assert editions.lay(mine, shipped, "0.2.0").folder == mine / "nimbook 0.2.0 (2)"


def test_a_folder_that_has_a_file_of_the_same_name_keeps_it(tmp_path, shipped):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/00-tour.ipynb").write_text("somebody's")
    (tmp_path / "mine" / editions.RECORD).write_text("not JSON")
    laid = editions.lay(tmp_path / "mine", shipped, "0.1.0")
    assert laid.folder == tmp_path / "mine/nimbook 0.1.0"
    assert texts(tmp_path / "mine") == {"00-tour.ipynb": "somebody's"}


# ---- the command -----------------------------------------------------------------------------------------------------


def nimbook(*words, **environment):
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python"), **environment}
    return subprocess.run(
        [sys.executable, "-m", "nimbook", *words], env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )


def test_help_lists_every_command():
    from nimbook.__main__ import COMMANDS

    done = nimbook("--help")
    assert done.returncode == 0
    for command in COMMANDS:
        assert f"  nimbook {command} " in done.stdout


@pytest.mark.parametrize(
    "words, said",
    [
        (["notebok"], "nimbook: unknown command notebok\nUsage:"),
        (["99-nothing.ipynb"], "there is no notebook 99-nothing.ipynb"),
        (["install-kernel", "--user"], "unknown option --user (allowed: --prefix DIR)"),
        (["install-kernel", "--prefix", "no/where"], "there is no folder no/where"),
        (["install-jdk", "8"], "takes no options, and got 8"),
    ],
)
def test_what_is_refused(words, said):
    done = nimbook(*words)
    assert done.returncode == 2 and said in done.stderr, done.stderr


def test_without_a_jdk_it_says_how_to_get_one(tmp_path):
    """Started by a program that hides the usual places, for this machine has a JDK in them."""
    program = (
        "import sys; from nimbook import __main__ as command; from nimbook.launch import jdk; "
        "jdk.find_installed = lambda *_: [];"
        "sys.argv = ['nimbook', 'claims']; sys.exit(command.main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PATH": str(tmp_path), "HOME": str(tmp_path), "PYTHONPATH": str(ROOT / "python")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("nimbook needs a JDK, version 17 or newer: none was found.\n")
    assert "nimbook install-jdk" in done.stderr and "conda install" in done.stderr


def test_install_jdk_asks_the_library_for_it_and_tells_what_went_wrong(tmp_path):
    (tmp_path / "jdk.py").write_text("def install(version):\n    raise OSError(f'no network for {version}')\n")
    done = nimbook("install-jdk", PYTHONPATH=f"{ROOT / 'python'}{os.pathsep}{tmp_path}")
    assert done.returncode == 1
    assert "The JDK could not be fetched: no network for 21" in done.stderr and "conda install" in done.stderr
    (tmp_path / "jdk.py").write_text("def install(version):\n    return f'/me/.jdk/jdk-{version}'\n")
    done = nimbook("install-jdk", PYTHONPATH=f"{ROOT / 'python'}{os.pathsep}{tmp_path}")
    assert done.returncode == 0 and "/me/.jdk/jdk-21" in done.stderr
