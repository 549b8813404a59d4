"""Every line of Java in README.md, docs/library.md and docs/glossary.md runs in the real kernel, says nothing on
stderr, shows itself, and gives what its comment says; the pictures of the README are what its lines save.
"""

import re

import pytest
from PIL import Image, ImageChops, ImageStat

from support.readme import PICTURES, execute, lines, pictures, saving, text

WEIGHT = 15


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("saved")


@pytest.fixture(scope="module")
def executed(folder):
    cells = execute(lines() + [saving(*picture) for picture in pictures().items()], folder)
    return {cell.source: cell.outputs for cell in cells}


def test_there_are_lines_and_pictures():
    assert len(lines()) > 50
    # All but none: a picture whose line is not found would never be compared.
    assert (
        {p.name for p in PICTURES.iterdir()}
        == set(pictures())
        == set(re.findall(r"pictures/([^)]*)", text("README.md")))
    )


def test_the_front_page_is_short():
    assert len(text("README.md").split()) <= 900


@pytest.mark.parametrize("line", lines())
def test_line(line, executed):
    outputs = executed[line]
    assert [o for o in outputs if o.output_type in ("error", "stream")] == []
    data = [o.data for o in outputs]
    assert data, "the line shows nothing"
    shown = data[-1]["text/plain"]
    assert shown and not re.search(r"@[0-9a-f]{5,8}\b", shown)
    if "//" in line:
        assert shown == line.split("//")[1].strip()


@pytest.mark.parametrize("name", pictures())
def test_picture(name, folder, executed):
    # `./lab store` draws them again.
    today, stored = folder / name, PICTURES / name
    if name.endswith("svg"):
        assert today.read_text(encoding="utf-8") == stored.read_text(encoding="utf-8")
        return
    with Image.open(today) as film, Image.open(stored) as old:
        assert (film.n_frames, film.size) == (old.n_frames, old.size)
        for frame in range(film.n_frames):
            film.seek(frame)
            old.seek(frame)
            # Another JDK smooths edges otherwise.
            far = ImageChops.difference(film.convert("L"), old.convert("L")).point(lambda level: 255 * (level > 64))
            assert ImageStat.Stat(far).mean[0] < 255 * 0.001
