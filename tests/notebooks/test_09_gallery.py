"""What the gallery shows: each cell a figure that is alive, with a picture next to it."""

NOTEBOOK = "09-gallery"


def test_every_picture_is_a_live_figure(notebook):
    cells = [number for number, cell in enumerate(notebook.raw.cells) if cell.cell_type == "code"]
    assert len(cells) >= 17
    for number in cells:
        assert notebook.is_live(number), notebook.raw.cells[number].source
        assert notebook.data(number, "image/png") or notebook.data(number, "text/html")


def test_a_picture_is_one_line(notebook):
    for cell in notebook.raw.cells:
        if cell.cell_type == "code":
            assert ";" not in cell.source and len(cell.source.splitlines()) <= 2, cell.source
