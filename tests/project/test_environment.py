"""The lists of versions say one thing, and committed files name nothing of one machine."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as xml

import pytest
from nimbook.launch import jdk

from support.places import ROOT

FIND = (ROOT / "setup/find.sh").read_text()
SPACE = {"m": "http://maven.apache.org/POM/4.0.0"}
POMS = [*ROOT.glob("lib/*/pom.xml"), *ROOT.glob("lib/java-in-page/*/pom.xml")]


def committed_files():
    if not shutil.which("git"):
        pytest.skip("git is not here")
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if names.returncode:
        pytest.skip("not a git clone")
    return [n for n in names.stdout.split("\0") if n and (ROOT / n).is_file()]


def conda_lines():
    """The entries of environment.yml; its few lines need no YAML reader."""
    return re.findall(r"^\s*-\s+(?!pip:)(.+?)\s*$", (ROOT / "environment.yml").read_text(), re.M)


def read_pins(name):
    """Version by package of the lines of a list that are written by hand."""
    lines = (ROOT / "python/requirements" / name).read_text().splitlines()
    lines = [line for line in lines if line and not line.startswith(("#", "-r "))]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+==[0-9][0-9a-z.]*", line) for line in lines), lines
    return dict(line.split("==") for line in lines)


def read_lock(name):
    """(package, version, marker) → hashes, of a list that `./lab lock` has written."""
    text = (ROOT / "python/requirements" / name).read_text()
    entry = r"^([a-z0-9-]+)==(\S+)(?: ; (.*?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
    entries = re.findall(entry, text, re.M)
    # Nothing but such entries: a line without a hash would be installed unseen.
    rest = [line for line in text.splitlines() if line and not line.startswith(("#", "    --hash="))]
    assert len(rest) == len(entries)
    return {tuple(entry[:3]): re.findall(r"[0-9a-f]{64}", entry[3]) for entry in entries}


def test_every_requirement_is_pinned_once():
    lab, tools = read_pins("lab.in"), read_pins("tools.in")
    assert {"jupyterlab", "jjava", "ipywidgets", "anywidget", "plotly"} <= set(lab)
    assert not set(lab) & set(tools)
    assert list(read_pins("uv.in")) == ["uv"]


@pytest.mark.parametrize("name", ["lab", "tools", "uv"])
def test_the_lock_holds_every_requirement_with_hashes(name):
    found = {(package, version) for package, version, _ in read_lock(f"{name}.txt")}
    wanted = read_pins(f"{name}.in") | (read_pins("lab.in") if name == "tools" else {})
    assert found >= set(wanted.items())


def test_the_readers_packages_are_the_same_where_tests_run():
    lab, tools = read_lock("lab.txt"), read_lock("tools.txt")
    versions = {(package, version): hashes for (package, version, _), hashes in tools.items()}
    assert len(lab) > 50
    for (package, version, _), hashes in lab.items():
        assert versions[package, version] == hashes


def test_environment_installs_exactly_the_requirements():
    lines = conda_lines()
    assert "-r python/requirements/lab.txt" in lines
    names = {package for package, _, _ in read_lock("lab.txt")}
    # No package of the list may be pinned a second time, in another version.
    assert not [line for line in lines if re.split(r"[=<> ]", line)[0] in names]


def test_environment_has_what_lab_asks_for():
    found = dict(re.split(">?=", line) for line in conda_lines() if re.fullmatch(r"[a-z]+>?=[0-9.]+", line))
    least = {name: re.search(rf"^least_{name}=([0-9.]+)", FIND, re.M)[1] for name in ("python", "maven")}

    def number(text):
        return [int(part) for part in text.split(".")]

    assert number(found["openjdk"]) >= [jdk.LEAST]
    assert number(found["python"]) >= number(least["python"])
    assert number(found["maven"]) >= number(least["maven"])[: len(number(found["maven"]))]


def test_bytecode_is_that_of_the_oldest_jdk():
    release = xml.parse(ROOT / "pom.xml").find("m:properties/m:maven.compiler.release", SPACE).text
    assert release == str(jdk.LEAST) == "17"


def test_java_versions_stand_in_the_parent_only():
    for pom in sorted(POMS):
        versions = [
            v.text
            for kind in ("dependency", "plugin")
            for d in xml.parse(pom).iterfind(f".//m:{kind}", SPACE)
            # A property is the parent's.
            if (v := d.find("m:version", SPACE)) is not None and not v.text.startswith("${")
        ]
        assert versions == [], pom


# Written in pieces, so that this file does not find itself.
MACHINE = re.compile(
    "|".join(["/ro" + "ot/", "/wo" + "rk/", "/ho" + r"me/(?!\$)\w+/", "/Us" + "ers/" + r"\w+/", "/tm" + r"p/\w+"])
)
FOREIGN = re.compile(
    r"\b(?:"
    + "|".join(
        [
            r"cdn\.[\w-]+\.",
            "jsde" + r"livr\.net",
            "unp" + r"kg\.com",
            "cdn" + "js",
            r"repo1?\.maven\.",
            "py" + r"pi\.org",
            "python" + r"hosted\.org",
            "registry" + r"\.npm",
            "esm" + r"\.sh",
        ]
    )
    + ")",
    re.I,
)
# The one place that may say where a release goes.
PUBLISHES = re.compile(r"\.github/workflows/publish[\w-]*\.ya?ml")
UNFINISHED = re.compile(r"\b(TO" + "DO|FIX" + "ME|XX" + r"X)\b")


@pytest.mark.parametrize(
    "what", [MACHINE, FOREIGN, UNFINISHED], ids=["paths of a machine", "hosts of registries and CDNs", "unfinished"]
)
def test_committed_files_are_free_of(what):
    found = []
    for name in committed_files():
        if what is FOREIGN and PUBLISHES.fullmatch(name):
            continue
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        # Packed data in stored outputs and pages may hold any three letters by chance.
        text = re.sub(r"[A-Za-z0-9+/]{200,}={0,2}", "", text)
        text = re.sub(r'(<script type="text/plain"[^>]*>).*?</script>', r"\1", text, flags=re.S)
        found += [
            f"{name}:{number}: {line.strip()[:120]}"
            for number, line in enumerate(text.splitlines(), 1)
            if what.search(line)
        ]
    assert found == []


def test_hosts_are_found_and_names_are_not():
    hosts = ["https://" + "unp" + "kg.com/x", "repo1" + ".maven.org", "files.python" + "hosted.org", "cdn." + "a.net"]
    assert all(FOREIGN.search(text) for text in hosts)
    assert not FOREIGN.search("uses: pypa/gh-action-pypi-publish@release/v1; mvn deploy; npm publish")


def test_the_version_stands_in_the_pom_and_others_agree():
    version = xml.parse(ROOT / "pom.xml").findtext("m:properties/m:revision", namespaces=SPACE)

    def find_all(pattern, name):
        return re.findall(pattern, (ROOT / name).read_text(encoding="utf-8"), re.M)

    assert find_all(r"^version: (.+)$", "CITATION.cff") == [version]
    assert find_all(r"^## \[(\d.*)\]", "CHANGELOG.md")[0] == version
    assert find_all(r"<artifactId>nimbook-games</artifactId>\s*<version>(.+)</version>", "CONTRIBUTING.md") == [version]
    for pom in POMS:
        assert xml.parse(pom).findtext("m:parent/m:version", namespaces=SPACE) == "${revision}", pom


def test_binder_builds_into_its_own_environment():
    text = (ROOT / "postBuild").read_text()
    assert 'prefix=${NB_PYTHON_PREFIX:-$CONDA_PREFIX}\n./lab build --prefix "$prefix"\n' in text
    assert (ROOT / "postBuild").stat().st_mode & 0o111
