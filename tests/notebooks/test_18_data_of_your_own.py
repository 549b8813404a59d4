"""What the notebook on data of one's own shows."""

import re

NOTEBOOK = "18-data-of-your-own"


def test_tablesaw_counts_and_follows_a_slider(notebook):
    assert re.search(r"^Ben +✗ +1$", notebook.text('rounds.countBy("player", "won")'), re.M)
    cell = "Table values = Table.create"
    assert notebook.is_live(cell)
    # Winning Ways, chapter 4: Kayles' value 6 occurs at the heaps 11, 22, 34 and 70 only, 0 at the empty one.
    counted = dict(re.findall(r"^ *(\d) +(\d+)$", notebook.text(cell), re.M))
    assert (counted["6"], counted["0"], counted["5"]) == ("4", "1", "1") and sum(map(int, counted.values())) == 100
    assert "9 bins" in notebook.text("Histogram.create")


def test_the_most_frequent_period(notebook):
    # The guess above the cell, and the prose of 16: the most frequent period is 2.
    assert re.search(r"^ *2 +\d+", notebook.text("sortDescendingOn"), re.M)
