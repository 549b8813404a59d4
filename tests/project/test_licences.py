"""A person who gets something that nimbook built also gets the licences of what is in it."""

import re
import sys
import zipfile
from pathlib import Path

import pytest

from support.places import ROOT

JARS = Path(sys.prefix) / "share/nimbook/jars"
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
# How NOTICE names the jars that it does not name by their own names.
NAMES = {
    "asm": "ASM, Pebble",
    "checker-qual": "Checker Framework qualifiers",
    "classgraph": "ClassGraph",
    "commons-logging": "Commons Logging",
    "commons-math3": "Commons Math",
    "error_prone_annotations": "Error Prone annotations",
    "fontbox": "FontBox",
    "guava": "Guava",
    "icu4j": "ICU4J",
    "j2objc-annotations": "J2ObjC annotations",
    "jackson-annotations": "Jackson (annotations",
    "jackson-core": "Jackson (annotations, core",
    "jackson-databind": "Jackson (annotations, core, databind)",
    "jsr305": "JSR 305 annotations",
    "pdfbox": "PDFBox,",
    "pdfbox-io": "PDFBox IO",
    "pebble": "Pebble",
    "slf4j-api": "SLF4J (api",
    "slf4j-nop": "SLF4J (api, nop)",
    "tablesaw-core": "Tablesaw (core",
    "tablesaw-jsplot": "Tablesaw (core, jsplot)",
}


def test_every_jar_on_the_class_path_is_named():
    names = {re.sub(r"-\d.*", "", jar.stem) for jar in JARS.glob("*.jar")}
    others = sorted(name for name in names if not name.startswith("nimbook-"))
    assert len(others) > 15
    assert [name for name in others if NAMES.get(name, name) not in NOTICE] == []


@pytest.mark.parametrize("module", ["games", "survey", "widget", "lab", "web"])
def test_our_jars_carry_licence_and_notices(module):
    (jar,) = JARS.glob(f"nimbook-{module}-*.jar")
    with zipfile.ZipFile(jar) as files:
        for name in ("LICENSE", "NOTICE"):
            assert files.read(f"META-INF/{name}") == (ROOT / name).read_bytes()


@pytest.mark.parametrize("part", ["TeaVM", "Apache Harmony", "qr-creator", "javac", "CodeMirror", "KaTeX", "reveal.js"])
def test_what_pages_and_books_hand_on_is_named(part):
    assert part in NOTICE
