"""./lab check: what it accepts, and that each linter, as it is set up here, finds what it is there for. The lines of
scripts and workflows, which no linter measures.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from support.places import ROOT

BIN = Path(sys.executable).parent


@pytest.mark.parametrize("given", [["--mend"], ["--fix", "--fix"]])
def test_unknown_options_are_refused(given):
    done = subprocess.run([ROOT / "lab", "check", *given], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"./lab check takes --fix or nothing, and got: {' '.join(given)}\n"


@pytest.mark.parametrize(
    ("command", "text", "finding"),
    [
        (["ruff", "check", "--config", ROOT / ".ruff.toml"], "import os\n", "F401"),
        (["ruff", "check", "--config", ROOT / ".ruff.toml"], f"# {120 * 'a'}\n", "E501"),
        (["ruff", "format", "--diff", "--config", ROOT / ".ruff.toml"], "x=1\n", "+x = 1"),
        (["oxlint", "-c", ROOT / ".oxlintrc.json"], "export const a = b;\n", "no-undef"),
        (["oxlint", "-c", ROOT / ".oxlintrc.json"], "export const f = (a) => a == 1;\n", "eqeqeq"),
        (["shellcheck", "--shell", "bash"], 'rm -r "$1"/* $2\n', "SC2086"),
    ],
    ids=["unused import", "long line", "layout", "unknown name", "loose comparison", "word splitting"],
)
def test_a_fault_is_found(command, text, finding, tmp_path):
    file = tmp_path / f"fault.{ {'ruff': 'py', 'oxlint': 'js'}.get(command[0], 'sh') }"
    file.write_text(text)
    done = subprocess.run([BIN / command[0], *command[1:], file], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode != 0
    assert finding in done.stdout


@pytest.mark.parametrize(
    "pattern",
    [
        "lab",
        "postBuild",
        "setup/*",
        "tests/*.sh",
        "tests/**/*.py",
        "python/**/*.py",
        "*.toml",
        ".ci/*",
        ".github/**/*.yml",
    ],
)
def test_lines_have_at_most_120_characters(pattern):
    files = [file for file in ROOT.glob(pattern) if file.is_file()]
    assert files
    lines = [(f.name, i) for f in files for i, line in enumerate(f.read_text().splitlines(), 1) if len(line) > 120]
    assert lines == []
