"""What the notebook on three piles with one quota shows."""

NOTEBOOK = "15-three-piles-one-quota"


def test_three_piles_with_one_quota(notebook):
    assert notebook.text("slab.leastWinningQuota(3, 4, c)") == "3"
    assert notebook.text("allMatch") == "true"
    ones = [tuple(map(int, line)) for line in notebook.rows("DataTable.of(slab.pPositionsForEveryQuota(1))")]
    # (1, 2, 4) is lost by hand; each pile has one partner at most.
    assert (1, 2, 4, 2) in ones
    seen = [pile for t in ones for pile in t[1:3]]
    assert len(seen) == len(set(seen))
    assert "161 × 161 cells" in notebook.text("game.thirdPile()")
    many = {line[0]: line for line in notebook.rows('"bound n"')}
    text = notebook.prose("With three different piles up to 60")
    assert f"there are {many['60'][1]}, " in text and "about 0.116·n²" in text
    assert all(abs(float(many[str(n)][2]) - 0.116) < 0.0015 for n in range(60, 161, 20))
