"""A formula laid over a heatmap: what is typed is evaluated, kept, and wrong in words."""

from support.heatmap import state, wythoff

COMPONENT = "heatmap"
SIZE = (1000, 900)
QUEEN = wythoff(8, 8)

# A JVM that takes one formula: cell (1, 1) differs.
TAKES = """(q) => q.do !== 'formula' ? Promise.reject(new Error('busy'))
  : q.text === 'x ^ y' ? { overlay: { kind: 'cells', name: '≠ x ^ y in 1 of 64 cells', cells: [1, 1] } }
  : { error: 'formula ' + q.text + ': no' }"""


def field(page):
    return page.get_by_role("textbox", name="formula")


def switches(page) -> list[str]:
    return page.locator(".nb-heatmap-tools button[aria-pressed]").all_inner_texts()


def test_a_formula_lies_over_the_cells(show):
    page = show(state(QUEEN), answer=TAKES)
    field(page).fill("x ^ y")
    field(page).press("Enter")
    switch = page.get_by_role("button", name="lay over: ≠ x ^ y in 1 of 64 cells")
    switch.wait_for()
    assert switch.get_attribute("aria-pressed") == "true"
    assert page.evaluate("nb.kept.formula") == "x ^ y"
    # Other numbers, the same formula.
    page.evaluate("data => nb.figure.update(revive(data))", state(QUEEN))
    page.wait_for_function("nb.requests.filter((q) => q.do === 'formula').length === 2")
    field(page).fill("")
    field(page).press("Enter")
    page.wait_for_function("!document.querySelector('.nb-heatmap-tools').innerText.includes('≠')")


def test_what_is_wrong_stands_beside_the_field(show):
    page = show(state(QUEEN), answer=TAKES)
    field(page).fill("x +")
    field(page).press("Enter")
    page.locator(".nb-heatmap-wrong").get_by_text("formula x +: no").wait_for()
    assert field(page).get_attribute("aria-invalid") == "true"


def test_without_a_kernel_it_says_so(show):
    page = show(state(QUEEN), kept={"formula": "x ^ y"})
    assert field(page).input_value() == "x ^ y"
    assert page.locator(".nb-heatmap-wrong").inner_text() == "a formula needs a kernel"
