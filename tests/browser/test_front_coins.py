"""The coins' component in a page of its own: taken by click, drag and keys, with a kernel that answers and without one;
its rules against brute force.
"""

import base64
import functools
import json
import re
from itertools import combinations_with_replacement, product

import pytest

from support.front import exact
from support.playing import line, my_turn, turn

WEIGHT = 15

COMPONENT = "coins"


# ---- the games by their rules alone ----


def moves(kind, at, allowed=()):
    piles, quotas = at
    for i, n in enumerate(piles):
        quota = n if kind == "set" else quotas[i if kind == "each" else 0]
        for s in range(1, min(n, quota) + 1):
            if kind == "set" and s not in allowed:
                continue
            rest = piles[:i] + (n - s,) + piles[i + 1 :]
            yield (
                rest,
                (() if kind == "set" else quotas[:i] + (2 * s,) + quotas[i + 1 :] if kind == "each" else (2 * s,)),
            )


@functools.cache
def lost(kind, at, allowed=()):
    return not any(lost(kind, to, allowed) for to in moves(kind, at, allowed))


@functools.cache
def value(kind, at, allowed=()):
    seen = {value(kind, to, allowed) for to in moves(kind, at, allowed)}
    return next(v for v in range(len(seen) + 1) if v not in seen)


def raw(numbers, size=2):
    return {"$b64": base64.b64encode(b"".join(n.to_bytes(size, "little", signed=size > 1) for n in numbers)).decode()}


FIBONACCI = (1, 2, 3, 5, 8, 13, 21, 34)


def state(kind, piles, quotas=None, bound=None, **more):
    """What the JVM sends, made from the rules: break points, least winning quotas, Grundy values."""
    bound = bound or 2 * max(piles)
    common = {
        "kind": kind,
        "name": kind,
        "bound": bound,
        "embedded": True,
        "most": 1000,
        "title": "",
        "begins": "you",
        "errors": 0,
        "verdict": True,
        "hint": False,
    }
    if kind == "one":
        common["start"] = [list(piles), quotas or [piles[0] - 1]]
    elif kind == "each":
        stairs = []
        for n in range(bound + 1):
            values = [value("each", ((n,), (q,))) for q in range(n + 1)]
            points = [next(q for q, w in enumerate(values) if w > v) for v in range(values[-1])]
            stairs += [len(points), *points]
        common |= {"start": [list(piles), quotas or [n - 1 for n in piles]], "known": bound, "stairs": raw(stairs)}
    elif kind == "shared":
        least = []
        for xs in sorted(combinations_with_replacement(range(bound + 1), len(piles)), key=lambda xs: xs[::-1]):
            wins = [q for q in range(bound + 1) if not lost("shared", (xs, (q,)))]
            least.append(wins[0] if wins else -1)
        common |= {"start": [list(piles), quotas or [max(piles)]], "least": raw(least)}
    else:
        common |= {
            "start": [list(piles), []],
            "set": list(FIBONACCI),
            "values": raw([value("set", ((n,), ()), FIBONACCI) for n in range(bound + 1)], 1),
        }
    return common | more


def piles(page):
    return [int(n) for n in re.findall(r"(\d+) coins?[,;.]", page.locator(".nb-coins-svg").get_attribute("aria-label"))]


def coin(page, pile, s):
    """The middle of the coin from which s coins lie to the pile's end."""
    before = sum(piles(page)[: pile + 1]) - s
    box = page.locator(".nb-coins-disc").nth(before).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page, s, pile=0):
    page.mouse.click(*coin(page, pile, s))


def press(page, *keys):
    page.locator(".nb-coins-svg").focus()
    for key in keys:
        page.keyboard.press(key)


# Answers of a JVM that always takes one coin from the first pile, so that they cannot be mistaken for the page's own.
ONE = """(q) => q.do === 'reply'
  ? { to: [[q.at[0][0] - 1, ...q.at[0].slice(1)], q.at[1].map((x, i) => i ? x : 2)], wins: false, slip: false }
  : { outcome: 'N', over: false, winning: [], why: 'said by the kernel', because: '' }"""


@pytest.mark.parametrize(
    "kind, most, count", [("one", 30, 1), ("each", 7, 2), ("shared", 7, 3), ("set", 60, 1), ("set", 9, 2)]
)
def test_the_pages_rules_are_the_games_rules(show, kind, most, count):
    page = show(state(kind, [most] * count, bound=most), answer="(window.Rules = CoinRules, null)")
    quotas = range(0, 2 * most + 1, 1 if count < 3 else 2)
    asked = []
    for xs in product(range(most + 1), repeat=count):
        if kind == "set":
            asked.append((xs, ()))
        elif kind == "each":
            asked += [(xs, (q, r)) for q in range(0, most + 3, 2) for r in (1, 3, 9)]
        else:
            asked += [(xs, (q,)) for q in quotas]
    found = exact(
        page,
        """(all) => { const rules = new Rules(nb.view.state);
      return all.map((at) => { const look = rules.look(at);
        return [look.outcome === 'P', rules.moves(at), look.winning, look.over]; }); }""",
        asked,
    )
    for at, (p, options, winning, over) in zip(asked, found):
        mine = list(moves(kind, at, FIBONACCI))
        plain = lambda xs: sorted([list(part) for part in x] for x in xs)  # noqa: E731
        assert p == lost(kind, at, FIBONACCI), at
        assert plain(options) == plain(mine), at
        assert plain(winning) == plain(to for to in mine if lost(kind, to, FIBONACCI)), at
        assert over == (not mine)


def test_a_click_takes_the_coin_and_all_after_it(show):
    page = show(state("one", [20]))
    take(page, 3)
    my_turn(page)
    # 17 = 13 + 3 + 1 with quota 6: 1 and 4 win.
    assert line(page)[0] == "take 3" and line(page)[1] in ("take 1", "take 4")
    assert piles(page) == [20 - 3 - int(line(page)[1][-1])]
    assert "17 = 13 + 3 + 1" in page.locator(".nb-playing-note").inner_text()
    assert "Every move loses" in page.locator(".nb-playing-why").inner_text()
    assert page.locator(".nb-coins-ghost").count() == int(line(page)[1][-1])


def test_beyond_the_quota_is_refused_and_explained(show):
    page = show(state("one", [20], [4]))
    assert page.locator(".nb-coins-open").count() == 4
    take(page, 5)
    assert piles(page) == [20]
    assert "The quota is 4: 5 may not be taken." in page.locator(".nb-playing-note").inner_text()


def test_dragging_chooses_and_letting_go_beside_takes_nothing(show):
    page = show(state("one", [20]))
    page.mouse.move(*coin(page, 0, 1))
    page.mouse.down()
    page.mouse.move(*coin(page, 0, 5), steps=5)
    assert page.locator(".nb-coins-chosen").count() == 5
    assert "Take 5, leave 15." == page.locator(".nb-coins-legend").inner_text()
    page.mouse.move(600, 650)
    page.mouse.up()
    assert piles(page) == [20] and page.locator(".nb-coins-chosen").count() == 0
    page.mouse.move(*coin(page, 0, 1))
    page.mouse.down()
    page.mouse.move(*coin(page, 0, 2), steps=3)
    page.mouse.up()
    my_turn(page)
    assert line(page)[0] == "take 2"


def test_a_finger_takes_too(show):
    page = show(state("one", [20]), touch=True)
    page.touchscreen.tap(*coin(page, 0, 2))
    my_turn(page)
    assert line(page)[0] == "take 2"


def test_played_with_keys_alone(show):
    page = show(state("one", [40]))
    press(page, "1", "2")
    assert page.locator(".nb-coins-chosen").count() == 12
    press(page, "Backspace", "ArrowLeft", "ArrowLeft", "ArrowRight")
    assert page.evaluate("nb.said.at(-1)") == "Take 2, leave 38."
    page.keyboard.press("Enter")
    my_turn(page)
    assert line(page)[0] == "take 2"
    press(page, "u")
    assert piles(page) == [40]
    press(page, "4", "0", "Enter")
    assert piles(page) == [40] and "The quota is 39" in page.locator(".nb-playing-note").inner_text()
    press(page, "Home")
    assert page.locator(".nb-coins-chosen").count() == 39
    press(page, "Escape")
    assert page.locator(".nb-coins-chosen").count() == 0


def test_several_piles_are_chosen_with_the_arrows(show):
    page = show(state("each", [4, 5, 6], begins="two"))
    press(page, "ArrowDown", "ArrowDown", "ArrowLeft")
    assert page.evaluate("nb.said.at(-1)") == "Take 2 from pile 2, leave 3."
    page.keyboard.press("Enter")
    assert piles(page) == [4, 3, 6] and line(page) == ["take 2 from pile 2"]
    # The quota of pile 2 is 4 now, the others keep theirs.
    assert page.locator(".nb-coins-open").count() == 3 + 3 + 5


def test_one_quota_for_all_binds_every_pile(show):
    page = show(state("shared", [4, 5, 6], begins="two"))
    take(page, 1, 2)
    assert piles(page) == [4, 5, 5]
    assert page.locator(".nb-coins-open").count() == 6
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-coins-win").count() == len(
        [1 for to in moves("shared", ((4, 5, 5), (2,))) if lost("shared", to)]
    )


def test_only_fibonacci_numbers_may_be_taken(show):
    page = show(state("set", [12]))
    assert page.locator(".nb-coins-open text").all_text_contents() == ["8", "5", "3", "2", "1"]
    take(page, 4)
    assert piles(page) == [12] and "allowed are 1, 2, 3, 5, 8" in page.locator(".nb-playing-note").inner_text()
    take(page, 1)
    my_turn(page)
    assert lost("set", ((piles(page)[0],), ()), FIBONACCI)


def test_the_hint_shows_every_winning_move(show):
    page = show(state("one", [17]))
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".nb-coins-win").count() == 2
    assert "2 winning moves: take 1, take 4." in page.locator(".nb-playing-note").inner_text()
    page.get_by_label("Zeckendorf parts").check()
    assert page.locator(".nb-coins-share").all_text_contents() == ["13", "3", "1"]


def test_the_page_plays_perfectly_to_the_end(show):
    page = show(state("one", [13]))
    for _ in range(13):
        if turn(page).endswith(("win.", "wins.")):
            break
        take(page, 1)
        my_turn(page)
    assert turn(page) == "The computer wins." and piles(page) == [0]


def test_the_kernel_is_asked_and_obeyed(show):
    page = show(state("one", [20]), answer=ONE)
    page.locator("text=said by the kernel").wait_for()
    take(page, 2)
    my_turn(page)
    assert piles(page) == [17] and line(page) == ["take 2", "take 1"]
    assert [q["at"] for q in page.evaluate("nb.asked") if q["do"] == "reply"] == [[[18], [4]]]


def test_other_piles_begin_another_game(show):
    page = show(state("each", [4, 5], bound=12))
    field = page.locator(".nb-coins-input")
    field.fill("7, 9")
    field.press("Enter")
    assert piles(page) == [7, 9] and line(page) == []
    for wrong, words in (
        ("7", "2 numbers are needed"),
        ("7 13", "1 to 12 coins"),
        ("0 3", "1 to 12 coins"),
        ("1 1", "no coin may be taken"),
    ):
        field.fill(wrong)
        field.press("Enter")
        assert words in page.locator(".nb-playing-note").inner_text() and piles(page) == [7, 9]


def test_a_play_is_kept_over_a_reload(show):
    first = show(state("one", [20]), answer=ONE)
    take(first, 2)
    my_turn(first)
    page = show(state("one", [20]), answer=ONE, kept=json.loads(json.dumps(first.evaluate("nb.kept"))))
    assert piles(page) == [17] and len(line(page)) == 2
    page.evaluate("(data) => { nb.view.state = revive(data); nb.figure.update(nb.view.state); }", state("one", [33]))
    assert piles(page) == [33] and line(page) == []
    page.evaluate(
        "(data) => { nb.view.state = revive(data); nb.figure.update(nb.view.state); }", state("shared", [3, 4])
    )
    assert piles(page) == [3, 4]


def test_large_positions_without_a_kernel_say_what_is_missing(show):
    page = show(state("one", [20]) | {"kind": "shared", "start": [[90, 80], [90]], "embedded": False, "bound": 90})
    page.get_by_role("button", name="Hint").click()
    assert "kernel" in page.locator(".nb-playing-note").inner_text()


def test_the_panel_begins_after_the_words_of_a_pile(show):
    page = show(state("each", [7, 10, 12], [6, 9, 11]), width=1300, lecture=True)
    heads = [head.bounding_box() for head in page.locator(".nb-coins-head").all()]
    panel = page.locator(".nb-playing").bounding_box()
    assert panel["y"] < heads[-1]["y"], "beside the piles"
    assert max(head["x"] + head["width"] for head in heads) < panel["x"]


@pytest.mark.parametrize("width, n", [(320, 20), (320, 400), (1400, 1000)])
def test_coins_stay_inside_and_apart(show, width, n):
    page = show(state("one", [n], bound=1000), width=width, height=800)
    boxes = page.evaluate(
        "[...document.querySelectorAll('.nb-coins-disc')].map((e) => { const b = e.getBoundingClientRect(); "
        "return [b.left, b.top, b.right, b.bottom]; })"
    )
    assert len(boxes) == n
    assert all(b[0] >= 0 and b[2] <= width for b in boxes)
    assert len({(round(b[0]), round(b[1])) for b in boxes}) == n
    assert min(b[2] - b[0] for b in boxes) > 5
    assert page.evaluate("document.documentElement.scrollWidth") <= width
