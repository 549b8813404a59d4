"""What the notebook on the nim-values of Fibonacci nim shows."""

import re

NOTEBOOK = "14-nim-values-of-fibonacci-nim"


def test_nim_values_of_fibonacci_nim(notebook):
    firsts = notebook.rows("log₂ of the largest pile")
    # No position has value 1 or 2 before a first move: nothing stands there.
    assert [len(line) for line in firsts[:4]] == [3, 2, 2, 3] and firsts[3][1] == "4"
    starts = [int(line[1]) for line in firsts[3:] if len(line) == 3]
    assert starts == sorted(starts)  # Larsson and Rubinstein-Salzedo: they never fall
    least, greatest = re.search(r"x 3 to 52, y (\d+) to ([\d\s]+)$", notebook.text("3, 52, v"), re.M).groups()
    greatest = int(re.sub(r"\s", "", greatest))
    text = notebook.prose("On this logarithmic scale")
    assert f"from {least} to {greatest}: by a factor of {(greatest / int(least)) ** (1 / 49):.3f} on average" in text
    growth = {line[0]: float(line[3]) for line in notebook.rows("census.growth()")}
    assert round((growth["100000"] - growth["1000"]) / 2, 1) == 2.1
    assert "about 2.1 more for each factor of ten" in notebook.prose("The values 1 and 2 never occur")


def test_a_pile_is_a_staircase(notebook):
    # Six steps is what the question before it wants.
    assert len(notebook.rows("values.plateaus(232)")) == 6
