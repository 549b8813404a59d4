"""What 02-beatty.ipynb shows; the expected numbers are those of the theory."""

NOTEBOOK = "02-beatty"


def test_the_chain_breaks_at_n_1(notebook):
    text = notebook.text("InductionStep.at(n)")
    assert text.startswith("n = 1") and "✗" in text


def test_beattys_theorem_holds_and_breaks(notebook):
    assert "each exactly once" in notebook.text("NumberLine.of(Coverage.of(Slope.parse(a)")
    # α = 13/8, β = 13/5: every multiple of 13 is hit twice, and so the number before it is missed.
    assert "missing 12, 25, 38, 51; more than once 13, 26, 39, 52" in notebook.text("Fraction.of(p + q, q)")


def test_a_pair_is_checked_before_it_is_called_one(notebook):
    assert "β = (3 + √5)/2" in notebook.text('choice("α", "(1+√5)/2", "√2", "13/8", "2")')
