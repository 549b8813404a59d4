"""The project's own Maven build, and a local repository in which nothing is installed for the user."""

import os
import shutil
import subprocess
import xml.etree.ElementTree as xml
from pathlib import Path

from support.places import ROOT

SPACE = {"m": "http://maven.apache.org/POM/4.0.0"}
PARENT = xml.parse(ROOT / "pom.xml")


def of(name):
    """A property of the parent."""
    return PARENT.find(f"m:properties/m:{name}", SPACE).text


VERSION = of("revision")


def maven(folder, *arguments):
    done = subprocess.run(
        ["mvn", "-B", "-q", "-Dstyle.color=never", *arguments], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout


def repository_of_its_own(folder: Path) -> Path:
    """With what the user's has already (links, where the disk has them), but for what is built here."""

    def take(source, target):
        try:
            os.link(source, target)
        except OSError:
            shutil.copy2(source, target)

    own = Path.home() / ".m2/repository"
    if own.is_dir():
        shutil.copytree(
            own,
            folder,
            copy_function=take,
            ignore=lambda path, names: ["nimbook"] if path.endswith("io/github") else [],
        )
    return folder
