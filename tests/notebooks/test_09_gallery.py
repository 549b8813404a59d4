"""What the gallery shows: each cell a figure that is alive, with a picture next to it."""

NOTEBOOK = "09-gallery"


def test_every_picture_is_a_live_figure(notebook):
    cells = [number for number, cell in enumerate(notebook.raw.cells) if cell.cell_type == "code"]
    assert len(cells) >= 28
    for number in cells:
        assert notebook.is_live(number), notebook.raw.cells[number].source
        assert notebook.data(number, "image/png") or notebook.data(number, "text/html")


def test_a_picture_is_one_line(notebook):
    for cell in notebook.raw.cells:
        if cell.cell_type == "code":
            assert ";" not in cell.source and len(cell.source.splitlines()) <= 2, cell.source


def test_what_they_say_is_known(notebook):
    # Bouton 1901; Gardner 1974: an odd × even board of Cram is won; Moore 1910.
    assert "is an N-position" in notebook.text("Rulesets.cram(3, 4)")
    assert "is an N-position" in notebook.text("Rulesets.mooresNim(2, 3, 4, 5)")
    # Node Kayles on a path of n vertices is Dawson's Kayles on n + 1, whose value at 8 is 1 (Winning Ways, chapter 4:
    # .07 begins 0 0 1 1 2 0 3 1 1).
    assert "its Grundy value is 1 = mex" in notebook.text("Game.of(Set.of(1, 2, 3, 4, 5, 6, 7)")
    assert "{1, 2, 3, 4, 5, 6, 7}" in notebook.text("Game.of(Set.of(1, 2, 3, 4, 5, 6, 7)")
    # 2 ⊕ 2 ⊕ 5, by Bouton's theorem.
    assert "its Grundy value is 5" in notebook.text("Rulesets.mooresNim(1, 2, 2, 5)")
    assert "4 ⊕ 4 ⊕ 2 = 2" in notebook.text("Sum.of(Octal.kayles(), 5)")
