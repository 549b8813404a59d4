"""What 02c-wythoffs-family.ipynb shows; the expected numbers are those of the theory."""

import re

NOTEBOOK = "02c-wythoffs-family"


def test_three_ways_to_the_same_pairs(notebook):
    # Fraenkel (1982), t = 2: the pairs are (⌊n√2⌋, ⌊n(2 + √2)⌋), and no pair of normal play is one of misère play.
    rows = re.findall(r"^ *(\d+) +(\(.*?\)) +(\(.*?\)) +(\S+) +(\(.*?\))$", notebook.text("byMex(n + 1)"), re.M)
    assert [row[1] for row in rows[:4]] == ["(0, 0)", "(1, 3)", "(2, 6)", "(4, 10)"]
    assert all(row[1] == row[2] and row[1] != row[4] and row[3] == "✓" for row in rows)


def test_what_the_guesses_say(notebook):
    # By hand: with s = 2 and t = 1 the first lost pair is (1, 2 · 1 + 1).
    assert re.search(r"^ *1 +3$", notebook.text("GeneralizedWythoff.of(s, t)"), re.M)
    assert re.search(r"\b0 +1 +2\b", notebook.text("WythoffPiles.of(3, 12, rule)"))


def test_the_ledger_has_thirteen_claims_with_corrections(notebook):
    page = notebook.data("Ledger.of(Document.BEATTY)", "text/html")[0]
    assert page.count("<details>") == 13 and page.count("misprint") >= 2 and "<i>F</i>₄₀" in page
