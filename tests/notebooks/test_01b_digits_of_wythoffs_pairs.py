"""What 01b-digits-of-wythoffs-pairs.ipynb shows; the expected numbers are those of the document and of the theory."""

import re

NOTEBOOK = "01b-digits-of-wythoffs-pairs"


def test_the_fibonacci_rule_is_shown_failing_and_corrected(notebook):
    assert "F₂ = 1 → (2, 3), but the P-position with this difference is (1, 2)" in notebook.text(
        "ZeckendorfRule.asPrinted(d)"
    )
    assert "F₁ = 1 → (1, 2), a P-position" in notebook.text("ZeckendorfRule.corrected(d)")


def test_the_digits_of_a_pair_are_shifted(notebook):
    lines = re.findall(r"^ *\d+ \|(.*)$", notebook.text("The digits of x and y"), re.M)
    words = [["".join(re.findall(r"[01]", line[:32])), "".join(re.findall(r"[01]", line[32:]))] for line in lines]
    # The figure's 0 is the digit 1. (4, 7) = (3 + 1, 5 + 2).
    assert words[3] == ["010", "0101"]
    assert all(y == x + "1" and (len(x) - len(x.rstrip("1"))) % 2 == 0 for x, y in words[1:])
    assert "proved" in notebook.text("B(n) = shl(A(n))")
