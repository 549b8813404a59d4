"""`bundle.py REPOSITORY VERSION ZIP [--sign]`: what Maven Central takes, out of a local repository in which the modules
are installed. Called by `./lab bundle`.

Each published module is checked before it goes in: jars of classes, sources and documentation, and a pom that says what
Central asks for. Every file gets its MD5 and SHA-1, with `--sign` a signature by gpg's default key, too.
"""

import hashlib
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree as xml

GROUP = "io/github/nimbook"
MODULES = ("games", "documents", "survey", "widget", "lab", "web")
SPACE = {"m": "http://maven.apache.org/POM/4.0.0"}
# https://central.sonatype.org/publish/requirements/
ASKED = ("name", "description", "url", "licenses/m:license/m:url", "developers/m:developer/m:name", "scm/m:url")
KINDS = (".pom", ".jar", "-sources.jar", "-javadoc.jar")
TIME = (2026, 1, 1, 0, 0, 0)  # two bundles of one source are the same, but for signatures


def faults(pom: Path, version: str):
    """What Central would refuse in a pom."""
    text = pom.read_text(encoding="utf-8")
    root = xml.fromstring(text)
    yield from (f"has no {path.replace('/m:', '/')}" for path in ASKED if not root.findtext(f"m:{path}", None, SPACE))
    if "${" in text:
        yield "has a variable"
    if root.find("m:parent", SPACE) is not None:
        yield "has a parent, which is not published"
    if root.findtext("m:version", None, SPACE) != version:
        yield f"is not of version {version}"
    if "SNAPSHOT" in text:
        yield "names a SNAPSHOT"


def find_published(repository: Path, version: str) -> list[Path]:
    """The files of all modules; ends the program with what is wrong or missing."""
    found, wrong = [], []
    for module in MODULES:
        name = f"nimbook-{module}"
        folder = repository / GROUP / name / version
        files = [folder / f"{name}-{version}{kind}" for kind in KINDS]
        missing = [file for file in files if not file.is_file()]
        wrong += [f"{file.name} is missing: is it installed?" for file in missing]
        if not missing:
            wrong += [f"{files[0].name} {fault}" for fault in faults(files[0], version)]
        found += files
    if wrong:
        sys.exit("\n".join(wrong))
    return found


def signature(file: Path) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "signature.asc")
        command = ["gpg", "--batch", "--yes", "--armor", "--detach-sign", "--output", str(target), str(file)]
        subprocess.run(command, check=True)
        return target.read_bytes()


def write(repository: Path, files: list[Path], target: Path, sign: bool):
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as bundle:

        def put(name: str, data: bytes):
            info = zipfile.ZipInfo(name, TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            bundle.writestr(info, data)

        for file in files:
            name, data = file.relative_to(repository).as_posix(), file.read_bytes()
            put(name, data)
            put(name + ".md5", hashlib.md5(data).hexdigest().encode())
            put(name + ".sha1", hashlib.sha1(data).hexdigest().encode())
            if sign:
                put(name + ".asc", signature(file))


def main(repository: str, version: str, target: str, *options: str):
    sign = options == ("--sign",)
    if options and not sign:
        sys.exit(f"./lab bundle: unknown option {options[0]} (allowed: --sign)")
    files = find_published(Path(repository), version)
    write(Path(repository), files, Path(target), sign)
    said = "signed" if sign else "not signed: Central takes only what --sign has made"
    print(f"{target}: {len(files)} files of {len(MODULES)} modules, {said}")


if __name__ == "__main__":
    main(*sys.argv[1:])
