"""What Maven downloads is known to the byte."""

import hashlib
import subprocess
import sys
import xml.etree.ElementTree as xml

import pytest

from support.places import ROOT

LIST = ROOT / ".mvn/checksums/checksums.sha256"
SPACE = {"m": "http://maven.apache.org/POM/4.0.0"}


def sums(*arguments):
    command = [sys.executable, "-I", "-S", str(ROOT / "setup/sums.py"), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.fixture
def repository(tmp_path):
    """A local repository with a library, its pom, and what Maven and this project leave there."""
    for name in (
        "org/example/tool/1/tool-1.jar",
        "org/example/tool/1/tool-1.pom",
        "org/example/tool/1/tool-1.jar.sha1",
        "org/example/tool/maven-metadata-central.xml",
        "io/github/nimbook/nimbook-games/9/nimbook-games-9.jar",
    ):
        path = tmp_path / "repository" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path / "repository"


@pytest.fixture
def jars(tmp_path, repository):
    folder = tmp_path / "jars"
    folder.mkdir()
    (folder / "tool-1.jar").write_bytes((repository / "org/example/tool/1/tool-1.jar").read_bytes())
    (folder / "nimbook-lab-9.jar").write_text("built here")
    return folder


def test_the_list_is_in_the_form_of_sha256sum(tmp_path, repository):
    assert sums("record", tmp_path / "list", repository).returncode == 0
    names = ["org/example/tool/1/tool-1.jar", "org/example/tool/1/tool-1.pom"]
    assert (tmp_path / "list").read_text() == "".join(
        f"{hashlib.sha256(name.encode()).hexdigest()}  {name}\n" for name in names
    )


def test_a_file_that_differs_is_named(tmp_path, repository, jars):
    kept = tmp_path / "list"
    sums("record", kept, repository)
    assert sums("check", kept, repository, jars).returncode == 0
    # What this machine did not need is not downloaded.
    assert sums("check", kept, tmp_path / "nowhere", jars).returncode == 0
    pom = repository / "org/example/tool/1/tool-1.pom"
    text = pom.read_text()
    pom.write_text(text.replace("tool", "fool"))
    done = sums("check", kept, repository, jars)
    assert done.returncode == 1 and f"checksum mismatch, or not in the list: {pom}" in done.stderr
    pom.write_text(text)
    (jars / "other-1.jar").write_text("nobody knows it")
    done = sums("check", kept, repository, jars)
    assert done.returncode == 1 and str(jars / "other-1.jar") in done.stderr
    (jars / "other-1.jar").unlink()
    (jars / "tool-1.jar").write_text("another tool")
    assert sums("check", kept, repository, jars).returncode == 1


def test_maven_reads_the_list_and_is_strict():
    options = (ROOT / ".mvn/maven.config").read_text().split()
    assert "--strict-checksums" in options
    source = "-Daether.trustedChecksumsSource.summaryFile"
    post = "-Daether.artifactResolver.postProcessor.trustedChecksums"
    assert {f"{source}=true", f"{source}.originAware=false"} <= set(options)
    assert {f"{post}=true", f"{post}.checksumAlgorithms=SHA-256"} <= set(options)
    assert f"{source}.basedir=${{session.rootDirectory}}/.mvn/checksums" in options
    assert LIST.name == "checksums.sha256"


def test_every_version_of_the_parent_is_in_the_list():
    """A change of a version needs ./lab lock: a version that is not listed would be taken unseen."""
    parent = xml.parse(ROOT / "pom.xml")
    properties = {f"${{{p.tag.rpartition('}')[2]}}}": p.text for p in parent.find("m:properties", SPACE)}
    names = {line.split("  ")[1] for line in LIST.read_text().splitlines()}
    missing = []
    for kind, group in (("dependency", None), ("plugin", "org.apache.maven.plugins"), ("path", None)):
        for node in parent.iterfind(f".//m:{kind}", SPACE):
            version = node.findtext("m:version", None, SPACE)
            group_id = node.findtext("m:groupId", group, SPACE)
            if version is None or version == "${project.version}" or version == "${revision}":
                continue
            artifact = node.findtext("m:artifactId", None, SPACE)
            if artifact == "${esbuild.platform}":
                # One machine's; the next test.
                artifact = "linux-x64"
            version = properties.get(version, version)
            file = f"{group_id.replace('.', '/')}/{artifact}/{version}/{artifact}-{version}"
            # What is only unpacked is taken without its description.
            if not names & {f"{file}.pom", f"{file}.jar"}:
                missing.append(file)
    assert missing == []
    assert len(names) > 300


def test_the_bundler_of_every_platform_is_known_by_its_hash():
    """Another machine downloads another program, which the list cannot have."""
    profiles = xml.parse(ROOT / "pom.xml").findall("m:profiles/m:profile", SPACE)
    found = {
        p.findtext(".//m:esbuild.platform", None, SPACE): p.findtext(".//m:esbuild.sha256", None, SPACE)
        for p in profiles
    }
    found.pop(None)
    assert set(found) == {f"{system}-{kind}" for system in ("linux", "darwin", "win32") for kind in ("x64", "arm64")}
    assert len(set(found.values())) == len(found)
    assert all(len(bytes.fromhex(digest)) == 32 for digest in found.values())
