"""./lab site: JupyterLab in the browser, with all notebooks and Java in the page, as a folder for any web server.
Nothing in it asks another server.
"""

import argparse
import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from nimbook.book import java
from nimbook.book.__main__ import Refused, Step, replace, say
from nimbook.book.java import FIGURES, fronts
from nimbook.book.places import COMPILER, ROOT

LOG = "build/log/lite.log"
MARK = "jupyter-lite.json"  # a folder that holds it is a site, and may be replaced by another
EXTENSION = "nimbook-page-kernel"
# The front ends of live figures; what else is installed stays out.
FRONT_ENDS = ("anywidget", "@jupyter-widgets/jupyterlab-manager")
# Of the library's scripts, those of a kernel of JupyterLite.
SCRIPTS = ("java.js", "compiler.js", "session.js", "kernel.js", "help.js")
# Packs the pieces of JupyterLab, and the script that unpacks them stands in the page before all others.
PIECES = re.compile(r"build/[^/]+\.js|extensions/.*/static/(?!remoteEntry)\w+\.[0-9a-f]+\.js")
UNPACK = Path(__file__).resolve().parent / "templates/site/unpack.js"


def arguments(given: list[str]):
    parser = argparse.ArgumentParser(
        prog="./lab site",
        description="Writes JupyterLab for the browser with all notebooks: a folder for any web server.",
    )
    parser.add_argument("--to", metavar="DIR", default=str(ROOT / "site"), help="the folder to write; default: site/")
    own = parser.add_argument_group("another library than nimbook (lib/java-in-page/README.md)")
    own.add_argument(
        "--library", metavar="DIR", help="a folder with what PageModule made: java.wasm and what is beside it"
    )
    own.add_argument(
        "--import",
        dest="imports",
        action="append",
        default=[],
        metavar="NAME",
        help="what cells import, as java.util.*",
    )
    own.add_argument("--notebooks", metavar="DIR", help="the notebooks")
    return parser.parse_args(given)


def check_target(target: Path):
    """A folder that is not a site is not ours to replace."""
    if target.is_dir() and (not any(target.iterdir()) or (target / MARK).exists()) or not target.exists():
        return
    raise Refused(f"{target} holds something else than a site, and is left as it is; name another folder with --to.")


def pack(folder: Path, name: str, data: bytes):
    """Packed here, because not every web server packs."""
    (folder / f"{name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))


def kernel(folder: Path, library: dict[str, bytes], compiler: Path, about: dict):
    """The kernel as an extension of JupyterLite. library: the module's file, its loader, its signatures, and
    what Shift+Tab says of it, if that is known.
    """
    static = folder / "static"
    static.mkdir(parents=True)
    build = {"load": "static/kernel.js", "extension": "./extension"}
    package = {"name": EXTENSION, "version": "0.1.0", "jupyterlab": {"extension": True, "_build": build}}
    (folder / "package.json").write_text(json.dumps(package, indent=1))
    for name in SCRIPTS:
        (static / name).write_bytes(library[name])
    for name in java.LIBRARY:
        pack(static, name, library[name])
    if about["help"]:
        pack(static, about["help"], library[about["help"]])
    for file in compiler.iterdir():
        if file.suffix in (".wasm", ".js"):
            pack(static, file.name, file.read_bytes())
        else:
            shutil.copy(file, static)
    shutil.copy(ROOT / "LICENSE", static)
    shutil.copy(ROOT / "NOTICE", static)
    (static / "kernel.json").write_text(json.dumps(about, indent=1))


def figures(static: Path, script: bytes):
    """What draws figures: the script between them and the kernel, and the front end's modules."""
    (static / "front").mkdir()
    (static / FIGURES).write_bytes(script)
    for name, data in fronts().items():
        (static / "front" / name).write_bytes(data)


def copy_without_figures(contents: Path, folder: Path) -> Path:
    """The notebooks without the pages of figures: their pictures stay until cells run."""
    shutil.copytree(contents, folder, ignore=shutil.ignore_patterns(".*"))
    for path in folder.rglob("*.ipynb"):
        notebook = json.loads(path.read_text("utf-8"))
        for cell in notebook["cells"]:
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                if any(kind.startswith("image/") for kind in data):
                    data.pop("text/html", None)
        path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return folder


def lite(extensions: list[Path], contents: Path, folder: Path, name: str, log: Path):
    """JupyterLite's own files with the extensions and the notebooks, in `folder`."""
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--apps", "lab", "--no-sourcemaps"]
    command += ["--no-unused-shared-packages", "--ignore-sys-prefix", "--no-libarchive", "--output-dir", folder]
    for path in extensions:
        command.append(f"--LiteBuildConfig.federated_extensions={path}")
    command += ["--contents", contents]
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run(command, cwd=empty, capture_output=True, text=True)
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(done.stdout + done.stderr)
    if done.returncode:
        raise Refused(f"JupyterLite could not be built; the whole log: {log}")
    settings = json.loads((folder / MARK).read_text())
    settings["jupyter-config-data"].update(defaultKernelName=name)
    (folder / MARK).write_text(json.dumps(settings, indent=1))


def slim(site: Path):
    """What a browser fetches, smaller: scripts packed, and an icon of a few kilobytes."""
    for path in site.rglob("*.js"):
        if PIECES.fullmatch(path.relative_to(site).as_posix()):
            pack(path.parent, path.name, path.read_bytes())
    for page in (site / "lab").glob("*.html"):
        text = page.read_text("utf-8")
        page.write_text(text.replace("<head>", f"<head>\n<script>\n{UNPACK.read_text('utf-8')}</script>", 1), "utf-8")
    for icon in site.rglob("favicon.ico"):
        shutil.copy(site / "icon-120x120.png", icon)


def library(folder: str | None) -> dict[str, bytes]:
    """The library for pages: of a folder, or nimbook's."""
    if folder:
        help_too = (java.HELP,) if Path(folder, java.HELP).exists() else ()
        return {name: Path(folder, name).read_bytes() for name in (*java.LIBRARY, *java.SCRIPTS, *help_too)}
    found = java.library()
    if not found:
        raise Refused("The library was built without its part for pages.")
    return found | {java.HELP: java.texts()}


def about(contents: Path, given: list[str], with_figures: bool, with_help: bool) -> dict:
    """What the kernel is made of. Its name is the one that the notebooks ask for."""
    specs = [json.loads(path.read_text("utf-8"))["metadata"].get("kernelspec", {}) for path in contents.glob("*.ipynb")]
    return {
        "name": next((spec["name"] for spec in specs if "name" in spec), "java"),
        "display_name": "Java (in this page)",
        "imports": given,
        "figures": FIGURES if with_figures else None,
        "help": java.HELP if with_help else None,
        "module": java.LIBRARY[0],
        "compiler": "compiler.wasm",
        "signatures": java.LIBRARY[2],
    }


def main(given: list[str]) -> int:
    options = arguments(given)
    target = Path(options.to).expanduser().absolute()
    try:
        check_target(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as temporary:
            extension, new = Path(temporary, EXTENSION), Path(temporary, "site")
            contents = Path(options.notebooks or ROOT / "notebooks").absolute()
            given = options.imports if options.library else java.imports()
            extensions = [extension]
            with Step("JupyterLite with the notebooks") as step:
                files = library(options.library)
                made = about(contents, given, not options.library, java.HELP in files)
                kernel(extension, files, COMPILER, made)
                if not options.library:
                    figures(extension / "static", files[FIGURES])
                    extensions += [Path(sys.prefix) / "share/jupyter/labextensions" / name for name in FRONT_ENDS]
                lite(
                    extensions,
                    copy_without_figures(contents, Path(temporary, "notebooks")),
                    new,
                    made["name"],
                    ROOT / LOG,
                )
                slim(new)
                size = sum(path.stat().st_size for path in new.rglob("*") if path.is_file())
                step.result = f"{size / 1e6:.0f} MB"
            replace(new, target)
    except Refused as problem:
        say(str(problem))
        return 1
    say(f"Written: {target}. Serve it with any web server, for example: python3 -m http.server --directory {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
