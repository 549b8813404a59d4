"""What the boards of the gallery show: each is alive, with a picture next to it."""

NOTEBOOK = "09b-boards-to-play-on"


def test_every_picture_is_a_live_figure(notebook):
    cells = [number for number, cell in enumerate(notebook.raw.cells) if cell.cell_type == "code"]
    assert len(cells) >= 14
    for number in cells:
        assert notebook.is_live(number), notebook.raw.cells[number].source
        assert notebook.data(number, "image/png") or notebook.data(number, "text/html")


def test_a_picture_is_one_line(notebook):
    for cell in notebook.raw.cells:
        if cell.cell_type == "code":
            assert ";" not in cell.source and len(cell.source.splitlines()) <= 2, cell.source


def test_what_they_say_is_known(notebook):
    assert "{1, 2, 3, 4, 5, 6, 7}" in notebook.text("Game.of(Set.of(1, 2, 3, 4, 5, 6, 7)")
    # Rows of 5 and 4 pins of Kayles and Nim have the value 4, the queen on (3, 4) has 2 (document W).
    assert "4 ⊕ 4 ⊕ 2 = 2" in notebook.text("Sum.of(Octal.kayles(), 5)")
