"""lib/games as somebody else's dependency: installed with sources and documentation, and used by a small project of
another group, without network.
"""

import os
import re
import subprocess
import xml.etree.ElementTree as xml
import zipfile
from pathlib import Path

import pytest

from support.maven import SPACE, VERSION, maven, of, repository_of_its_own
from support.places import ROOT

WEIGHT = 45
pytestmark = pytest.mark.all


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    folder = repository_of_its_own(tmp_path_factory.mktemp("m2") / "repository")
    maven(
        ROOT,
        f"-Dmaven.repo.local={folder}",
        "-Dnimbook.target=target-install",
        "-Dmaven.test.skip=true",
        "-pl",
        "lib/games",
        "-am",
        "install",
    )
    return folder


@pytest.fixture
def installed(repository):
    return repository / f"io/github/nimbook/nimbook-games/{VERSION}"


def test_sources_and_documentation_are_installed(installed):
    name = f"nimbook-games-{VERSION}"
    with zipfile.ZipFile(installed / f"{name}-sources.jar") as sources:
        assert "nimbook/board/BoardGame.java" in sources.namelist()
    with zipfile.ZipFile(installed / f"{name}-javadoc.jar") as pages:
        page = pages.read("nimbook.games/nimbook/board/BoardGame.html").decode()
        assert "grundy" in page
        # Scripts and styles of its own only; links to the JDK's pages load nothing.
        assert not re.search(r"<(script|link|img)[^>]*https?://", page)
    with zipfile.ZipFile(installed / f"{name}.jar") as jar:
        assert "Automatic-Module-Name: nimbook.games" in jar.read("META-INF/MANIFEST.MF").decode()


def test_the_installed_pom_is_whole_and_brings_nothing_but_the_library(installed):
    text = (installed / f"nimbook-games-{VERSION}.pom").read_text()
    pom = xml.fromstring(text)
    assert "${" not in text
    assert pom.findtext("m:version", namespaces=SPACE) == VERSION
    assert pom.findtext("m:licenses/m:license/m:name", namespaces=SPACE) == "Apache-2.0"
    assert pom.find("m:parent", SPACE) is None
    assert pom.findall(".//m:dependency", SPACE) == []


def test_a_small_project_compiles_against_it_and_runs_offline(repository, tmp_path):
    (tmp_path / "pom.xml").write_text(f"""<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>org.example</groupId><artifactId>consumer</artifactId><version>1</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>io.github.nimbook</groupId><artifactId>nimbook-games</artifactId><version>{VERSION}</version>
    </dependency>
  </dependencies>
  <build><plugins>
    <plugin><artifactId>maven-compiler-plugin</artifactId><version>{of("compiler-plugin.version")}</version></plugin>
    <plugin><artifactId>maven-resources-plugin</artifactId><version>{of("resources-plugin.version")}</version></plugin>
  </plugins></build>
</project>
""")
    source = tmp_path / "src/main/java/org/example"
    source.mkdir(parents=True)
    (source.parents[1] / "module-info.java").write_text("module org.example {\n    requires nimbook.games;\n}\n")
    (source / "Hello.java").write_text("""package org.example;

import nimbook.board.BoardGame;
import nimbook.wythoff.Wythoff;

public final class Hello {
    public static void main(String[] arguments) {
        System.out.println(Wythoff.isP(165_580_140, 267_914_295) + " " + BoardGame.queen().value(3, 4));
    }
}
""")
    maven(tmp_path, "-o", f"-Dmaven.repo.local={repository}", "compile")
    jar = repository / f"io/github/nimbook/nimbook-games/{VERSION}/nimbook-games-{VERSION}.jar"
    java = Path(os.environ["JAVA_HOME"]) / "bin/java" if "JAVA_HOME" in os.environ else "java"
    done = subprocess.run(
        [
            java,
            "-p",
            os.pathsep.join([str(jar), str(tmp_path / "target/classes")]),
            "-m",
            "org.example/org.example.Hello",
        ],
        capture_output=True,
        text=True,
    )
    # Both are in docs/library.md, and in Wythoff's table.
    assert done.stdout.split() == ["true", "2"], done.stderr


def test_a_program_in_one_file(installed):
    """Its first line is JBang's; the JDK alone runs it, too."""
    program = ROOT / "docs/examples/Winning.java"
    assert f"//DEPS io.github.nimbook:nimbook-games:{VERSION}\n" in program.read_text()
    java = Path(os.environ["JAVA_HOME"]) / "bin/java" if "JAVA_HOME" in os.environ else "java"
    jar = installed / f"nimbook-games-{VERSION}.jar"
    for piles, said in ((["5", "8"], "[(4, 7), (5, 3)]"), (["1", "2"], "lost")):
        done = subprocess.run([java, "-cp", jar, program, *piles], capture_output=True, text=True)
        assert done.stdout.strip() == said, done.stderr
