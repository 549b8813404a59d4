"""The rows of pins in a page of their own: taken by a drag, two clicks and keys, cut by a click; the page's rules
against brute force.
"""

import functools

import pytest

from support.playing import line, my_turn, turn

COMPONENT = "pins"
BOUND = 20


def legal(code):
    """For every row the pairs that a move may leave, from the octal code's definition."""
    zero, rest = code.split(".")
    digits = [int(zero or 0), *map(int, rest)]
    pairs = [[] for _ in range(BOUND + 1)]
    for n in range(BOUND + 1):
        for k in range(min(n, len(digits) - 1) + 1):
            for a in range((n - k) // 2 + 1):
                heaps = (a > 0) + (n - k - a > 0)
                if digits[k] >> heaps & 1 and (k or heaps == 2):
                    pairs[n].append([a, n - k - a])
    return pairs


def state(code, rows, **more):
    pairs, values = legal(code), []
    for options in pairs:
        seen = {values[a] ^ values[b] for a, b in options}
        values.append(next(v for v in range(len(seen) + 1) if v not in seen))
    return {
        "name": code,
        "start": ";".join("o" * n for n in rows),
        "bound": BOUND,
        "rows": 6,
        "values": values,
        "legal": pairs,
        "title": "",
        "begins": "you",
        "errors": 0,
        "verdict": True,
        "hint": False,
        "outline": "M .2 .5 L 0 -.5 L -.2 .5 Z",
        **more,
    }


def centre(page, i):
    box = page.locator(".nb-pins-pin").nth(i).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, i, j):
    page.mouse.move(*centre(page, i))
    page.mouse.down()
    page.mouse.move(*centre(page, j), steps=3)
    page.mouse.up()


def test_a_drag_takes_neighbours_and_the_computer_answers(show):
    page = show(state(".77", [5]))
    assert "its Grundy value is 4" in page.locator(".nb-playing-why").inner_text()
    page.mouse.move(*centre(page, 2))
    assert page.locator(".nb-played-legend").inner_text() == "5 → 2 · 2"
    drag(page, 2, 2)
    my_turn(page)
    assert line(page)[0] == "5 → 2 · 2" and len(line(page)) == 2
    assert page.locator(".nb-pins-ghost").count() >= 2
    # Copying the computer's move on the other side wins.
    for _ in range(2):
        if "win." in turn(page):
            break
        page.get_by_role("button", name="Hint").click()
        assert page.locator(".nb-pins-win").count() >= 1
        page.get_by_role("button", name="Hint").click()
        drag(page, 0, page.locator(".nb-pins-pin").count() - 1)
        my_turn(page)
    assert turn(page) == "You win."


def test_what_is_no_move_is_explained(show):
    page = show(state(".07", [5, 4]))
    drag(page, 0, 2)
    assert "3 may not be taken from a row of 5; allowed: 2." in page.locator(".nb-playing-note").inner_text()
    # A drag does not reach into another row: it ends with its run.
    drag(page, 3, 4)
    my_turn(page)
    assert line(page)[0] == "5 → 3"


def test_two_clicks_where_one_pin_may_not_be_taken(show):
    page = show(state(".07", [6]))
    page.mouse.click(*centre(page, 2))
    page.mouse.move(*centre(page, 3))
    assert page.locator(".nb-pins-chosen").count() == 2
    page.mouse.click(*centre(page, 3))
    my_turn(page)
    assert line(page)[0] == "6 → 2 · 2"


def test_a_click_between_two_pins_cuts(show):
    page = show(state("4.", [5]))
    x, y = centre(page, 0)
    right, _ = centre(page, 1)
    page.mouse.click((x + right) / 2, y)
    my_turn(page)
    assert line(page)[0] == "5 → 1 · 4"
    assert page.locator(".nb-pins-cut").count() == 2


def test_keys(show):
    page = show(state(".77", [7, 3], begins="two"))
    svg = page.locator(".nb-pins-svg")
    svg.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert page.locator(".nb-played-legend").inner_text() == "7 → 1 · 4"
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    assert line(page)[0] == "7 → 1 · 4" and len(line(page)) == 2
    page.keyboard.press("u")
    page.keyboard.press("u")
    assert page.locator(".nb-pins-ghost").count() == 0


def test_other_rows_and_what_is_kept(show):
    page = show(state(".77", [5]))
    field = page.locator(".nb-pins-input")
    field.fill("3 21")
    field.press("Enter")
    assert "1 to 20 pins" in page.locator(".nb-playing-note").inner_text()
    field.fill("3 6 1")
    field.press("Enter")
    assert page.locator(".nb-pins-pin").count() == 10
    kept = page.evaluate("nb.kept")
    again = show(state(".77", [5]), kept=kept)
    assert again.locator(".nb-pins-pin").count() == 10


@pytest.mark.parametrize("code", [".77", ".07", ".137", "4.3", ".56"])
def test_the_pages_rules_are_those_of_play(show, code):
    page = show(state(code, [6]), answer="(window.Rules = PinRules, null)")
    pairs = legal(code)

    def moves(sizes):
        for i, n in enumerate(sizes):
            for a, b in pairs[n]:
                yield tuple(sorted(x for x in (*sizes[:i], *sizes[i + 1 :], a, b) if x))

    @functools.cache
    def lost(sizes):
        return not any(lost(to) for to in moves(sizes))

    seen = page.evaluate("""() => {
      const rules = new Rules(nb.view.state), found = {}, todo = [rules.start()];
      while (todo.length) {
        const at = todo.pop();
        if (at in found) continue;
        const to = rules.moves(at), look = rules.look(at);
        found[at] = { sizes: rules.sizes(at), outcome: look.outcome, winning: look.winning.map((w) => rules.sizes(w)),
                to: to.map((t) => rules.sizes(t)),
          back: to.every((t) => { const { i, k } = rules.change(at, t);
            return rules.can(at, i, k) && rules.after(at, i, k) === t; }) };
        todo.push(...to);
      }
      return found;
    }""")
    assert len(seen) > 10
    for entry in seen.values():
        at = tuple(sorted(entry["sizes"]))
        assert (entry["outcome"] == "P") == lost(at)
        assert {tuple(sorted(to)) for to in entry["to"]} == set(moves(at))
        assert {tuple(sorted(to)) for to in entry["winning"]} == {to for to in moves(at) if lost(to)}
        assert entry["back"]
