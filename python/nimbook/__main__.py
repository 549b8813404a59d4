"""The command `nimbook`."""

import os
import platform
import runpy
import sys
from pathlib import Path

from nimbook.launch import jdk, places

USAGE = """\
Usage: nimbook [command] [options]

  nimbook [FOLDER] [options]  lay the notebooks into FOLDER (~/nimbook) and open JupyterLab there, with the tour
                              first; what is there is never overwritten, and a newer edition lies next to it.
                              Options go to JupyterLab (for example nimbook --no-browser --port 9999)
  nimbook NAME.ipynb          the same with another notebook first: 01-wythoff.ipynb
  nimbook lab [options]       JupyterLab on the folder that you are in; nothing is copied
  nimbook book [FOLDER]       write the notebooks of FOLDER (~/nimbook) as a book to FOLDER/book: pages, slides, and a
                              PDF where there is Chromium, Chrome or Edge; all without the network; --help tells
                              the options
  nimbook claims [--json FILE]
                              decide every document's claims again; exit 1 when a verdict is not the recorded one
  nimbook certify FILE ...    check certificates with Python alone: does each prove what it says?
  nimbook jshell [options]    the library in the JDK's own shell, without Jupyter
  nimbook install-jdk         fetch a JDK into ~/.jdk, where nimbook finds it
  nimbook install-kernel      write the kernel "Java (nimbook)" into your own Jupyter folder, for editors and
                              servers of other environments; --prefix DIR: into that environment
  nimbook --version           the version of nimbook, and the JDK that it finds
  nimbook --help              this text

JAVA_HOME names the JDK (17 or newer) to use, when it is not the one on the PATH.
"""

# The one that most people have, and is kept up longest.
JDK_TO_FETCH = "21"


class Refused(Exception):
    """A message for the caller, and the status to end with."""

    def __init__(self, message: str, status: int = 2):
        super().__init__(message)
        self.status = status


def say(text: str):
    print(text, file=sys.stderr, flush=True)


def find_jdk(ask: bool = False) -> jdk.Jdk:
    """The JDK; where there is none, how to get one, and on a terminal the offer to fetch it."""
    try:
        found = jdk.find()
    except jdk.NoJdk as none:
        here = f"  nimbook itself:  nimbook install-jdk   (about 200 MB, into {Path.home() / '.jdk'})"
        say(f"{none}\n{here}")
        if not (ask and sys.stdin.isatty() and sys.stderr.isatty()):
            raise Refused("", 1) from none
        print("Fetch one now? [y/N] ", end="", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().lower() not in ("y", "yes"):
            raise Refused("", 1) from none
        install_jdk([])
        return jdk.find()
    if found.note:
        say(found.note)
    return found


def install_jdk(arguments: list[str]):
    """By install-jdk, from Eclipse Adoptium."""
    if arguments:
        raise Refused(f"nimbook install-jdk takes no options, and got {arguments[0]}.")
    import jdk as fetcher

    say(f"· fetching JDK {JDK_TO_FETCH} (Eclipse Temurin) into {Path.home() / '.jdk'} …")
    try:
        home = fetcher.install(JDK_TO_FETCH)
    except Exception as problem:  # of the network, the archive, the disk: whatever it is, it is reported
        raise Refused(f"The JDK could not be fetched: {problem}\n{jdk.missing([], platform.system())}", 1) from problem
    say(f"· JDK {JDK_TO_FETCH}: {home}")


def is_place(word: str) -> bool:
    """A folder or a notebook, not the name of a command."""
    return word.endswith(".ipynb") or os.sep in word or "/" in word or word in (".", "..") or Path(word).is_dir()


def tour(words: list[str]):
    """Lays the notebooks and opens one of them, or a notebook of the user's own."""
    from nimbook.launch import archive, editions, server, trust

    folder, first, options = Path.home() / "nimbook", "00-tour.ipynb", words
    if words and not words[0].startswith("-"):
        given, options = Path(words[0]).expanduser(), words[1:]
        if given.suffix != ".ipynb":
            folder = given
        elif given.is_file():
            archive.begin(find_jdk(ask=True).java)
            server.open_lab(given.absolute().parent, given.name, options)
        else:
            first = given.name
    shipped = places.PACKAGE / "notebooks"
    if not (shipped / first).is_file():
        names = ", ".join(path.name for path in editions.notebooks(shipped))
        raise Refused(f"nimbook: there is no notebook {first} (there are: {names}).")
    java = find_jdk(ask=True)
    folder = folder.absolute()
    os.environ["JUPYTER_PREFER_ENV_PATH"] = "1"
    try:
        laid = editions.lay(folder, shipped, places.version())
    except OSError as problem:
        raise Refused(
            f"The notebooks cannot be laid into {folder}: {problem.strerror}. Name another folder.", 1
        ) from None
    trust.sign_shipped(laid.folder)
    if laid.copied and laid.folder != folder:
        say(f"Your notebooks in {folder} stay as they are; those of nimbook {places.version()} are in {laid.folder}.")
    archive.begin(java.java)
    say(f"nimbook {places.version()} in {laid.folder}, on JDK {java.version} ({java.home})")
    below = laid.folder.relative_to(folder).as_posix()
    server.open_lab(folder, first if below == "." else f"{below}/{first}", options)


def lab(options: list[str]):
    from nimbook.launch import archive, server

    archive.begin(find_jdk(ask=True).java)
    server.open_lab(Path.cwd(), "", options)


def book(arguments: list[str]):
    from jupyter_core.paths import jupyter_data_dir

    from nimbook.book.__main__ import main
    from nimbook.book.places import Desk

    os.environ["JAVA_HOME"] = find_jdk().home
    folder = Path.home() / "nimbook"
    return main(arguments, Desk("nimbook book", folder, folder / "book", Path(jupyter_data_dir()) / "nimbook-book"))


def claims(arguments: list[str]):
    from nimbook.launch import java

    return java.claims(find_jdk(), arguments)


def jshell(arguments: list[str]):
    from nimbook.launch import java

    return java.jshell(find_jdk(), arguments)


def certify(arguments: list[str]):
    """The checker is a program of its own, which shares nothing with the rest."""
    sys.argv = ["nimbook certify", *arguments]
    runpy.run_path(str(places.PACKAGE / "certify"), run_name="__main__")


def install_kernel(arguments: list[str]):
    from jupyter_core.paths import jupyter_data_dir

    from nimbook.launch import kernel

    if arguments[:1] == ["--prefix"] and len(arguments) == 2:
        prefix = Path(arguments[1]).absolute()
        if not prefix.is_dir():
            raise Refused(f"--prefix: there is no folder {arguments[1]}.")
        data = prefix / "share/jupyter"
    elif arguments:
        raise Refused(f"nimbook install-kernel: unknown option {arguments[0]} (allowed: --prefix DIR).")
    else:
        data = Path(jupyter_data_dir())
    try:
        folder = kernel.install(data, find_jdk().java, places.jars(), places.kernel_jar())
    except kernel.BadHeap as problem:
        raise Refused(f"nimbook install-kernel: {problem}.") from problem
    say(f'The kernel "{kernel.DISPLAY_NAME}": {folder}')


COMMANDS = {
    "lab": lab,
    "book": book,
    "claims": claims,
    "certify": certify,
    "jshell": jshell,
    "install-jdk": install_jdk,
    "install-kernel": install_kernel,
}


def main() -> int:
    words = sys.argv[1:]
    try:
        if words[:1] in (["-h"], ["--help"], ["help"]):
            print(USAGE, end="")
        elif words == ["--version"]:
            java = find_jdk()
            print(f"nimbook {places.version()}, JDK {java.version} ({java.home})")
        elif words and words[0] in COMMANDS:
            return COMMANDS[words[0]](words[1:]) or 0
        elif not words or words[0].startswith("-") or is_place(words[0]):
            tour(words)
        else:
            raise Refused(f"nimbook: unknown command {words[0]}\n{USAGE}")
    except Refused as refused:
        if str(refused):
            say(str(refused))
        return refused.status
    except FileNotFoundError as problem:
        say(str(problem))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
