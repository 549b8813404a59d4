"""How stored pictures are compared with today's: what a reader could see counts, and nothing else."""

import base64
import gzip
import io
import json

import nbformat
from PIL import Image, ImageDraw

from support.notebook import differences, pixels_differ


def drawing(words: str = "", level: int = 255) -> Image.Image:
    image = Image.new("RGBA", (200, 100), (level, level, level, 255))
    # A rectangle of 6 × 14 pixels is about as much as a small digit.
    ImageDraw.Draw(image).rectangle((20, 20, 25, 33), fill="black" if words else "white")
    return image


def notebook(image: Image.Image, compression: int = 9, within: str = "image/png"):
    packed = io.BytesIO()
    image.save(packed, "PNG", compress_level=compression)
    text = base64.b64encode(packed.getvalue()).decode()
    svg = f'<svg width="9"><image href="data:image/png;base64,{text}"/></svg>'
    nested = base64.b64encode(svg.encode()).decode()
    data = {
        "image/png": text,
        "image/svg+xml": f'<svg width="9"><image href="data:image/svg+xml;base64,{nested}"/></svg>',
        "text/html": f'<img src="data:image/png;base64,{text}">',
    }
    output = nbformat.v4.new_output("display_data", {within: data[within]})
    return nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("figure", outputs=[output])])


def test_a_picture_is_compared_by_its_pixels_not_by_how_they_are_packed():
    assert differences(notebook(drawing(), 9), notebook(drawing(), 1)) == []


def test_a_sign_more_is_a_difference_and_its_place_is_said():
    for within in ("image/png", "image/svg+xml", "text/html"):
        heading, words = differences(notebook(drawing(), within=within), notebook(drawing("1"), within=within))
        assert heading == "cell 0:  figure"
        assert words.strip() == (
            "picture 1: 84 of 20000 pixels differ, by up to 255 of 255, in columns 20 to 25, rows 20 to 33"
        )


def test_another_size_is_a_difference():
    found = differences(notebook(drawing()), notebook(drawing().resize((200, 101))))
    assert "200 x 100" in found[1] and "200 x 101" in found[2]


def test_a_few_pixels_at_soft_edges_are_none():
    other = drawing()
    for x in range(20):
        other.putpixel((x, 50), (230, 230, 230, 255))
    assert pixels_differ(drawing(), other) == ""
    other.putpixel((20, 50), (230, 230, 230, 255))
    assert pixels_differ(drawing(), other).startswith("21 of 20000 pixels differ, by up to 25 of 255")


def test_a_slightly_other_ground_is_a_difference():
    assert pixels_differ(drawing(level=255), drawing(level=254)).startswith("19916 of 20000 pixels differ")


def live(seconds: int, module: str):
    """A notebook with a figure of times, tagged as one that varies."""
    data = json.dumps({"css": "", "modules": {"plot.js": module}, "state": {"seconds": seconds}})
    packed = base64.b64encode(gzip.compress(data.encode())).decode()
    html = f'<script type="text/plain" data-nb-data>{packed}</script>'
    cell = nbformat.v4.new_code_cell(
        "measured", outputs=[nbformat.v4.new_output("display_data", {"text/html": html})], metadata={"tags": ["varies"]}
    )
    return nbformat.v4.new_notebook(cells=[cell])


def test_of_a_figure_that_varies_the_front_end_is_compared_alone():
    assert differences(live(1, "old"), live(2, "old")) == []
    assert len(differences(live(1, "old"), live(1, "new"))) == 3
