"""What the notebook on what is open shows; the expected numbers come from papers, from independent
computations, or from the theory.
"""

import re

from support.places import ROOT

WEIGHT = 10
NOTEBOOK = "16-what-is-open"


def test_the_stored_surveys(notebook):
    assert "of 511 rows" in notebook.text("from(codes.rejectColumns")
    lines = [line.split("\t")[:3] for line in (ROOT / "docs/surveys/octal-3.tsv").read_text().splitlines()[1:]]
    proved = [(code, int(before), int(period)) for code, before, period in lines if period.isdigit()]
    text = notebook.prose("Does every game given by")
    assert f"the {len(lines)} codes {len(proved)} have" in text and f"for {len(lines) - len(proved)} none" in text
    periods = [period for *_, period in proved]
    assert f"The most frequent one is {max(set(periods), key=periods.count)};" in text
    assert f"{len(set(periods))} points" in notebook.text('countBy("period")')
    assert sum(period == 442 for *_, period in proved) == 16 and "sixteen codes share the period 442" in text
    assert (".165", 5181, 1550) in proved and ".165 has 1550" in text
    assert max(before for _, before, _ in proved) == 7315 and ".356 takes 7315 heaps" in text
    last = re.search(r"the last of them (\d+)", notebook.text("SparseSpace.of"))[1]
    assert f"the last rare heap is {last}" in notebook.prose("Split a heap into two unequal")
    assert "saltus 3 (observed" in notebook.text('takeAndBreak("0.3F")')


def test_the_misere_quotients_of_octal_codes(notebook):
    assert "of 511 rows" in notebook.text("from(quotients.rejectColumns")
    lines = [line.split("\t") for line in (ROOT / "docs/surveys/octal-misere-3.tsv").read_text().splitlines()[1:]]
    settled = [(int(order), tame == "true") for _, order, _, tame, *_, evidence, _ in lines if evidence == "proved"]
    tame = [order for order, is_tame in settled if is_tame]
    wild = [order for order, is_tame in settled if not is_tame]
    text = notebook.prose("When the last player to move loses, values")
    assert f"the {len(lines)} codes {len(settled)} have" in text and f"other {len(lines) - len(settled)} the" in text
    assert f"{len(tame)} of the {len(settled)} are *tame*" in text and set(tame) == {2, 6, 10}
    assert f"Of the {len(wild)} wild ones {wild.count(40)} have 40" in text and f"more than {max(wild)}." in text
    most = max(map(settled.count, settled))
    assert f"to {max(wild)}.5, y 0 to {most}" in notebook.text("Plot.histogram(TablesawTables")
