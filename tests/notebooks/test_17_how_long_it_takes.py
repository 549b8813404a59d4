"""What the notebook on growth shows. Times are never asserted; what is allocated is the same on every machine."""

import re

NOTEBOOK = "17-how-long-it-takes"
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹·⁻", "0123456789.-")


def exponents(text: str, name: str) -> list[float]:
    """The exponents in the legends of this name: of time, and where there are two, of memory."""
    return [float(p.translate(RAISED)) for p in re.findall(rf'line "{re.escape(name)}: n([⁰¹²³⁴⁵⁶⁷⁸⁹·⁻]+)"', text)]


def test_every_picture_has_its_exponents(notebook):
    cell = next(i for i, cell in enumerate(notebook.raw.cells) if cell.source == "definition")
    assert len(exponents(notebook.text(cell), "by the definition")) == 2
    both = notebook.text("Scaling.times")
    assert len(exponents(both, "by the definition")) == len(exponents(both, "two levels of bits")) == 1
    assert "seconds (logarithmic)" in both


def test_memory_grows_as_the_text_says(notebook):
    # A row needs a place in each of a few arrays; the product of long numbers allocates its parts.
    assert 0.8 < exponents(notebook.text("P-positions of n rows"), "P-positions of n rows")[1] < 1.3
    assert 1 < exponents(notebook.text("P-test of n digits"), "P-test of n digits")[1] < 2
