"""What 05d-several-piles.ipynb shows."""

import json
import re

NOTEBOOK = "05d-several-piles"


def lost_for_every_quota(most):
    """Three piles up to most, none empty, of which every move leaves a position that some quota twice as large wins."""
    least, lost = {}, []
    for c in range(most + 1):
        for b in range(c + 1):
            for a in range(b + 1):
                moves = ((s, p) for s in range(1, c + 1) for p in range(3) if (a, b, c)[p] >= s)
                left = ((s, tuple(sorted((*(a, b, c)[:p], (a, b, c)[p] - s, *(a, b, c)[p + 1 :])))) for s, p in moves)
                least[a, b, c] = next((s for s, piles in left if (least[piles] or 4 * most) > 2 * s), None)
                if least[a, b, c] is None and a > 0:
                    lost.append([a, b, c])
    return lost


def test_the_boards_are_live_and_ask_before_they_tell(notebook):
    for cell in ("play(QuotaPiles", "play(GlobalPiles"):
        assert notebook.is_live(cell)
        assert "position" not in notebook.text(cell)


def test_the_prose_says_what_the_cells_show(notebook):
    # The rules alone give the triples, and how many there are.
    lost = lost_for_every_quota(60)
    assert f"There are {len(lost)} of them with piles up to 60" in notebook.prose("No rule is known")
    shown = json.loads(notebook.text("pPositionsForEveryQuota().stream()"))
    assert len(shown) == 24 and all(triple in lost for triple in shown)


def test_every_claim_stands_in_the_ledger(notebook):
    text = notebook.text("Ledger.of")
    for n in range(1, 15):
        assert re.search(rf"^F{n}\s", text, re.M)
    assert "fails" not in text
