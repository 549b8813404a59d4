"""What 02b-a-line-of-code.ipynb shows; the expected numbers are published ones or those of the theory."""

import math

NOTEBOOK = "02b-a-line-of-code"


def test_the_first_failures_of_the_code(notebook):
    # Digits stand in groups.
    text = notebook.text("FloatCode.LONG_DOUBLE").replace("\u2009", "")
    # F(18) in float and F(40) in double: the claim list; 4 807 526 976 = F(48).
    for number in ("2584", "102334155", "4807526976"):
        assert number in text
    page = notebook.data("failuresBelow", "text/html")[0].replace("\u2009", "")
    for difference in ("102334155", "141422324", "180510493"):
        assert difference in page


def test_the_double_is_wrong_where_the_exact_test_is_right(notebook):
    assert notebook.text("FloatCode.DOUBLE.saysP") == "false"
    assert notebook.text("Wythoff.isP(165_580_140, 267_914_295)") == "true"
    assert notebook.text("Wythoff.isP(Wythoff.lower(n), Wythoff.upper(n))") == "true"


def test_where_the_distance_falls_below_the_rounding(notebook):
    phi, fibonacci = (1 + math.sqrt(5)) / 2, [0, 1]
    while len(fibonacci) < 50:
        fibonacci.append(sum(fibonacci[-2:]))
    below = [k for k in range(2, 49, 2) if phi**-k < math.ulp(fibonacci[k + 1]) / 2]
    assert below[0] == 40
    prose = "\n".join(cell.source for cell in notebook.raw.cells if cell.cell_type == "markdown")
    assert "Up to k = 38" in prose and "At k = 40 the product is rounded up" in prose
    assert "x 30 to 48" in notebook.text("rounding of a double there")


def test_sequences_name_their_oeis_numbers(notebook):
    page = notebook.data("Sequences.all()", "text/html")[0]
    for number in ("A000201", "A001950", "A066096", "A090909", "A072061", "A005206", "A003849"):
        assert number in page
    assert notebook.text("bFile(10)").splitlines()[:3] == ["1 1", "2 3", "3 4"]
