"""The table's component in a page of its own: order, filter, paging, copies, keys, and what it says where rows are
missing.
"""

import json

import pytest

WEIGHT = 15

COMPONENT = "table"
SIZE = (900, 700)
# Used often enough to need names.
BIG = 2**53


def state(columns, rows, total=None, **more):
    return {
        "title": "",
        "columns": [{"name": n, "type": t} for n, t in columns],
        "rows": rows,
        "total": total or len(rows),
        "page": 15,
        "ranks": {},
        **more,
    }


def column(page, c):
    return page.eval_on_selector_all("tbody tr", f"rows => rows.map(r => r.cells[{c}].textContent)")


NUMBERS = state(
    [("n", "whole"), ("x", "whole"), ("d", "decimal"), ("w", "text"), ("ok", "truth")],
    [
        [0, str(BIG + 3), "0.5", "W10", True],
        [1, BIG - 1, "-2", "W2", False],
        [2, str(BIG + 1), "∞", "", None],
        [3, str(10**30), None, "<b>x</b>", True],
        [4, -7, "1E-7", "w2", False],
        [5, str(BIG + 2), "0.25", "W2", True],
    ],
)


def test_sorts_exactly_and_stably_and_leaves_missing_cells_last(show):
    page = show(NUMBERS)
    page.click("th:nth-child(2) button")
    assert column(page, 0) == ["4", "1", "2", "5", "0", "3"]
    assert page.get_attribute("th:nth-child(2)", "aria-sort") == "ascending"
    page.click("th:nth-child(2) button")
    assert column(page, 0) == ["3", "0", "5", "2", "1", "4"]
    page.click("th:nth-child(2) button")
    assert column(page, 0) == ["0", "1", "2", "3", "4", "5"]
    page.click("th:nth-child(4) button")
    assert column(page, 3) == ["<b>x</b>", "W2", "W2", "W10", "w2", "–"]
    assert column(page, 0)[1:3] == ["1", "5"]
    page.click("th:nth-child(5) button")
    page.click("th:nth-child(1) button", modifiers=["Shift"])
    page.click("th:nth-child(1) button", modifiers=["Shift"])
    assert column(page, 0) == ["4", "1", "5", "3", "0", "2"]
    page.click("th:nth-child(3) button")
    assert column(page, 0) == ["1", "4", "5", "0", "2", "3"]
    assert page.evaluate("nb.kept.sort") == [{"name": "d", "down": False}]


@pytest.mark.parametrize(
    "c, typed, rows",
    [
        (1, f">{BIG}", [0, 2, 3, 5]),
        (1, f"={BIG + 1}", [2]),
        (1, f"{BIG + 1}..{BIG + 2}", [2, 5]),
        (1, "-7..0.5", [4]),
        (1, "mod 2 = 1", [1, 2, 4, 0]),
        (1, ">1e29", [3]),
        (1, "!=-7, <9007199254740993", [1]),
        (1, "900", [0, 1, 2, 5]),
        (2, ">=0.25", [0, 2, 5]),
        (2, "=1e-7", [4]),
        (2, "<0", [1]),
        (3, "w2", [1, 4, 5]),
        (3, "=W2", [1, 5]),
        (3, "!=W2", [0, 2, 3, 4]),
        (4, "true", [0, 3, 5]),
    ],
)
def test_filters_follow_the_rules_of_the_jvm(show, c, typed, rows):
    page = show(NUMBERS)
    page.click("text=filter columns")
    page.fill(f".nb-table-filters td:nth-child({c + 1}) input", typed)
    page.wait_for_function("document.querySelector('.nb-table-where').textContent.includes('found')")
    assert sorted(column(page, 0)) == sorted(str(r) for r in rows)


def test_fields_that_are_typed_one_after_the_other_all_count(show):
    rows = [[n, n % 5] for n in range(40)]
    page = show(state([("n", "whole"), ("rest", "whole")], rows))
    page.click("text=filter columns")
    page.evaluate("""() => {
      const typed = { ".nb-table-find": "1", "[data-name=n]": ">10", "[data-name=rest]": "=1" };
      for (const [field, text] of Object.entries(typed)) {
        const input = document.querySelector(field);
        input.value = text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }""")
    page.wait_for_function("document.querySelector('.nb-table-where').textContent.includes('found')")
    assert column(page, 0) == ["11", "16", "21", "26", "31", "36"]
    assert page.evaluate("[nb.kept.find, nb.kept.filters]") == ["1", {"n": ">10", "rest": "=1"}]


def test_hostile_text_stays_text(show):
    page = show(
        state([("<img src=x onerror=alert(1)>", "text")], [["<script>window.bad = 1</script>"]] * 7, title="<b>t</b>")
    )
    assert page.evaluate("window.bad") is None
    assert page.locator(".nb-table img, .nb-table script, .nb-table b").count() == 0
    assert page.inner_text(".nb-table-title") == "<b>t</b>"


def test_says_where_rows_are_missing_and_pages_those_that_are_here(show):
    page = show(state([("n", "whole")], [[n] for n in range(500)], total=100_000))
    assert page.inner_text(".nb-table-note") == "first 500 of 100\u2009000 rows; run the cell to page through all"
    page.click("[aria-label='last page']")
    assert column(page, 0) == ["495", "496", "497", "498", "499"]
    assert page.inner_text(".nb-table-where") == "496–500 of 500"
    assert page.evaluate("nb.kept.from") == 495


JVM = """async (q) => {
  if (q.do === 'copy') return { text: 'all ' + q.count };
  const down = q.sort.some(k => k.down), total = q.find ? 7 : 100000;
  const rows = [];
  for (let i = q.from; i < Math.min(total, q.from + q.count); i++) rows.push([down ? total - 1 - i : i, String(i * i)]);
  return { from: q.from, total, rows };
}"""


def test_asks_the_jvm_for_other_rows(show):
    page = show(state([("n", "whole"), ("n²", "whole")], [[n, n * n] for n in range(500)], total=100_000), answer=JVM)
    assert page.is_hidden(".nb-table-note")
    page.click("[aria-label='last page']")
    page.wait_for_function("document.querySelector('tbody td').textContent === '99\u2009990'")
    page.click("th:nth-child(1) button")
    page.click("th:nth-child(1) button")
    page.wait_for_function("document.querySelector('tbody td').textContent === '99\u2009999'")
    assert page.inner_text(".nb-table-where") == "1–15 of 100\u2009000"
    page.fill(".nb-table-find", "7")
    page.wait_for_function("document.querySelector('.nb-table-where').textContent === '1–7 of 7 found'")
    question = page.evaluate("nb.requests[nb.requests.length - 1]")
    assert question == {
        "do": "rows",
        "from": 0,
        "count": 15,
        "sort": [{"column": 0, "down": True}],
        "find": "7",
        "filters": {},
    }
    page.click("button:text-is('copy')")
    page.wait_for_function("document.querySelector('.nb-table-note').textContent === 'copied 7 rows'")
    assert page.evaluate("navigator.clipboard.readText()") == "all 7"


def test_a_kernel_that_goes_leaves_the_rows_that_are_here(show):
    page = show(
        state([("n", "whole")], [[n] for n in range(500)], total=100_000),
        answer="async () => { nb.view.live = false; throw new Error('gone'); }",
    )
    page.wait_for_selector("text=first 500 of")
    assert column(page, 0)[0] == "0"


def test_copies_a_selection_with_all_digits(show):
    digits = "1234567890" * 5
    page = show(state([("a", "whole"), ("b", "text")], [[digits, "x\ty"], [5, "z"]] + [[n, "w"] for n in range(6)]))
    assert column(page, 0)[0] == "1234567890…567890 (50 digits)"
    assert page.get_attribute("tbody td", "title") == digits
    page.click("tbody tr:nth-child(1) td:nth-child(1)")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    assert page.locator("td[aria-selected=true]").count() == 4
    page.keyboard.press("Control+c")
    page.wait_for_selector("text=copied 2 rows × 2 columns")
    assert page.evaluate("navigator.clipboard.readText()") == f'{digits}\t"x\ty"\n5\tz\n'
    page.keyboard.press("Escape")
    page.click("button:text-is('copy')")
    page.wait_for_selector("text=copied 8 rows")
    assert page.evaluate("navigator.clipboard.readText()").startswith("a\tb\n" + digits)


def test_endless_numbers_sort_by_rank_and_say_how_long_they_are(show):
    def cell(tail):
        return {"head": "9" * 40, "tail": tail, "size": 1_000_000}

    page = show(
        state(
            [("x", "whole")], [[cell("2" * 20)], [cell("1" * 20)], [3], [4], [5], [6]], ranks={"0": [5, 4, 0, 1, 2, 3]}
        )
    )
    assert column(page, 0)[0] == "9999999999…222222 (1\u2009000\u2009000 digits)"
    page.click("th button")
    page.click("th button")
    assert column(page, 0)[:2] == [
        "9999999999…222222 (1\u2009000\u2009000 digits)",
        "9999999999…111111 (1\u2009000\u2009000 digits)",
    ]
    page.fill(".nb-table-find", "")
    page.click("text=filter columns")
    page.fill(".nb-table-filters input", ">10")
    page.wait_for_function("document.querySelectorAll('tbody tr').length === 2")


def test_keys_move_turn_pages_and_stay_in_the_table(show):
    page = show(state([("n", "whole"), ("m", "whole")], [[n, -n] for n in range(100)]))
    page.evaluate("window.leaked = []; document.addEventListener('keydown', e => leaked.push(e.key))")
    page.focus("th button")
    for key in ["ArrowDown", "ArrowRight", "PageDown"]:
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.textContent") == "−15"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.textContent") == "−14"
    page.keyboard.press("Control+End")
    assert page.evaluate("document.activeElement.textContent") == "−99"
    page.keyboard.press("Control+Home")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert page.get_attribute("th:nth-child(2)", "aria-sort") == "ascending"
    assert page.evaluate("leaked") == []
    assert page.evaluate("document.querySelectorAll('.nb-table-grid [tabindex=\"0\"]').length") == 1


def test_the_head_stays_and_a_new_state_keeps_the_order(show):
    wide = state(
        [("m", "whole")] + [(str(n), "whole") for n in range(60)], [[m, *range(60)] for m in range(200)], page=200
    )
    page = show(wide, width=500, height=420)
    page.evaluate("document.querySelector('.nb-table-scroll').scrollTo(400, 900)")
    head, first, box = (
        page.locator(s).first.bounding_box() for s in ["thead tr", "tbody tr:nth-child(40) td", ".nb-table-scroll"]
    )
    assert abs(head["y"] - box["y"]) < 3 and abs(first["x"] - box["x"]) < 3
    page.evaluate("document.querySelector('.nb-table-scroll').scrollTo(0, 0)")
    page.click("th:nth-child(1) button")
    page.click("th:nth-child(1) button")
    page.evaluate("s => nb.figure.update(s)", json.loads(json.dumps({**wide, "rows": wide["rows"][:50], "total": 50})))
    assert column(page, 0)[0] == "49"
    page.evaluate("nb.figure.destroy()")
    assert page.locator(".nb-table").count() == 0


SETS = state(
    [("set", "text"), ("n", "whole")],
    [
        ["(0, 0) (0, 1) (0, 2) (1, 0) (1, 1) (2, 0) (3, 3)", 7],
        ["(0, 0) (0, 1) (0, 2) (1, 0) (1, 1) (2, 0) (3, 2)", 7],
        ["row + column ≤ 2", 6],
        ["(0, 30) (1, 1)", 2],
    ],
)


def test_sets_of_cells_are_drawn_and_a_click_offers_them(show):
    page = show(SETS)
    page.evaluate(
        "() => { window.offered = []; document.addEventListener('nb-cells', ({ detail }) => "
        "{ window.offered.push(detail.cells); detail.taken.push('T'); }); }"
    )
    sets = page.locator("button.nb-table-set")
    assert sets.count() == 2
    # Four by four, and four by three.
    drawn = "b => [b.querySelectorAll('.nb-table-in').length, b.querySelectorAll('.nb-table-out').length]"
    assert [one.evaluate(drawn) for one in sets.all()] == [[7, 9], [7, 5]]
    assert column(page, 0)[2:] == ["row + column ≤ 2", "(0, 30) (1, 1)"]
    sets.nth(1).click()
    assert page.evaluate("() => window.offered") == [[[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [2, 0], [3, 2]]]
    assert page.locator(".nb-table-answer").inner_text() == "loaded into T"
