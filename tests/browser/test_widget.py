"""Live figures in real JupyterLab: controls, errors, progress, reload, two tabs, a cell that runs again, a kernel that
ends, the size for a lecture.
"""

import pytest
from playwright.sync_api import expect

from support.places import BUILD

WEIGHT = 35

CELLS = [
    (
        'live(whole("k", 0, 20).start(2), choice("move", "queen", "rook"), toggle("misère"), cells("T", 3, 3), '
        '(k, move, m, t) -> "k is " + k + ", " + move + ", " + m + ", " + t.list())'
    ),
    """live(whole("q", 0, 20), q -> {
    if (q == 3) throw new IllegalArgumentException("q = 3: not three");
    for (int i = 0; q == 12; i++) { Work.at(i % 100, 100, "steps"); LockSupport.parkNanos(40_000_000); }
    return row("q is " + q, BoardGame.queen().grundy(20, 20));
})""",
    (
        'live(decimal("x", 0, 1).step(0.1), text("name").start("Ada"), button("again"), '
        '(x, name, n) -> "x is " + x + ", " + name + ", pressed " + n)'
    ),
]


@pytest.fixture(scope="module")
def lab(jupyter):
    jupyter.write("live.ipynb", ["import java.util.concurrent.locks.LockSupport; import nimbook.core.*;", *CELLS])
    yield jupyter
    jupyter.end_kernels()


def open_notebook(browser, lab, reset=True):
    page = browser.new_page(viewport={"width": 1100, "height": 1000})
    page.problems = []
    page.on("pageerror", lambda e: page.problems.append(str(e.stack or e)))
    page.on("console", lambda m: page.problems.append(m.text) if m.type == "error" else None)
    own = (lab.url, lab.url.replace("http", "ws"), "data:", "blob:")
    page.on("request", lambda r: page.problems.append("request to " + r.url) if not r.url.startswith(own) else None)
    page.goto(f"{lab.url}/lab/tree/live.ipynb?token={lab.token}" + ("&reset" if reset else ""))
    page.wait_for_selector(".jp-Notebook .jp-Cell")
    page.wait_for_function("window.jupyterapp !== undefined")
    return page


def run_all(page):
    page.wait_for_function(
        "['idle', 'unknown'].includes(window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status)"
    )
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells') }")


def stage(page, number):
    return page.locator(".jp-CodeCell").nth(number).locator(".nb-stage")


@pytest.fixture(scope="module")
def page(browser, lab):
    page = open_notebook(browser, lab)
    run_all(page)
    expect(stage(page, 3)).to_be_visible()
    yield page
    page.close()


@pytest.fixture(autouse=True)
def quiet(page):
    yield
    assert page.problems == []


def test_the_slider_is_followed(page):
    figure = stage(page, 1)
    handle = figure.get_by_role("slider").bounding_box()
    expect(figure.locator(".nb-plain")).to_contain_text("k is 2, queen, false")
    middle = handle["y"] + handle["height"] / 2
    page.mouse.move(handle["x"] + 2 + handle["width"] * 0.1, middle)
    page.mouse.down()
    for i in range(30):
        page.mouse.move(handle["x"] + 2 + handle["width"] * (0.1 + 0.9 * i / 29), middle)
    page.mouse.up()
    expect(figure.locator(".nb-plain")).to_contain_text("k is 20")
    expect(figure.locator(".nb-number")).to_have_value("20")


def test_decimals_texts_and_buttons(page):
    figure = stage(page, 3)
    words = figure.locator(".nb-plain")
    expect(words).to_have_text("x is 0.0, Ada, pressed 0")
    slider = figure.locator("input[type=range]")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    # 0.1 + 0.1 + 0.1 is another double than 0.3: the page rounds to the digits of the step.
    expect(words).to_have_text("x is 0.3, Ada, pressed 0")
    number = figure.locator("input[type=number]")
    number.fill("0.75")
    expect(number).to_have_class("nb-number nb-wrong")
    assert number.get_attribute("title") == "a number from 0 to 1 in steps of 0.1"
    number.fill("0.7")
    expect(words).to_have_text("x is 0.7, Ada, pressed 0")
    line = figure.locator("input[type=text]")
    line.fill("Grace f Hopper")
    expect(words).to_have_text("x is 0.7, Grace f Hopper, pressed 0")
    # Its keys are letters: F does not show the figure alone, and an arrow does not move the slider.
    line.press("End")
    line.press("f")
    line.press("ArrowLeft")
    expect(words).to_have_text("x is 0.7, Grace f Hopperf, pressed 0")
    again = figure.get_by_role("button", name="again")
    again.click()
    again.click()
    expect(words).to_have_text("x is 0.7, Grace f Hopperf, pressed 2")
    figure.screenshot(path=BUILD / "pictures/controls.png")


def test_the_other_controls_by_mouse_and_keys(page):
    figure = stage(page, 1)
    figure.get_by_role("radio", name="rook").click()
    figure.get_by_role("switch", name="misère").press("Space")
    expect(figure.locator(".nb-plain")).to_contain_text("rook, true")
    figure.locator("summary").click()
    squares = figure.get_by_role("gridcell")
    squares.nth(0).press("ArrowDown")
    squares.nth(3).press("ArrowRight")
    squares.nth(4).press("Space")
    expect(figure.locator(".nb-plain")).to_contain_text("[(1, 1)]")
    # Painted by dragging: the squares become like the first one, here filled.
    from_, to = squares.nth(0).bounding_box(), squares.nth(2).bounding_box()
    page.mouse.move(from_["x"] + 5, from_["y"] + 5)
    page.mouse.down()
    page.mouse.move(to["x"] + 5, to["y"] + 5, steps=8)
    page.mouse.up()
    expect(figure.locator(".nb-plain")).to_contain_text("[(0, 0), (0, 1), (0, 2), (1, 1)]")
    # Keys typed here must not reach the notebook: "b" would insert a cell, "dd" delete one.
    before = page.locator(".jp-Cell").count()
    for key in "bdd":
        figure.get_by_role("slider").press(key)
    assert page.locator(".jp-Cell").count() == before


def test_a_parameter_plays(page):
    figure = stage(page, 1)
    figure.locator(".nb-number").fill("5")
    figure.get_by_role("button", name="play k").click()
    figure.get_by_label("steps a second").select_option("25")
    expect(figure.locator(".nb-plain")).to_contain_text("k is 20")
    expect(figure.get_by_role("button", name="play k")).to_be_visible()


def test_an_error_stands_in_the_place_of_the_figure(page):
    figure = stage(page, 2)
    figure.locator(".nb-number").fill("3")
    expect(figure.get_by_role("alert")).to_have_text("q = 3: not three")
    figure.locator(".nb-number").fill("4")
    expect(figure.get_by_role("alert")).to_be_hidden()
    expect(figure.locator(".nb-plain")).to_contain_text("q is 4")


def test_long_work_shows_progress_and_gives_way_to_a_new_value(page):
    figure = stage(page, 2)
    figure.locator(".nb-number").fill("12")
    expect(figure.locator(".nb-control .nb-doing")).to_contain_text("of 100 steps")
    expect(figure.locator(".nb-figures.nb-old")).to_be_visible()
    expect(figure.locator(".nb-plain")).to_contain_text("q is 4")
    figure.locator(".nb-number").fill("5")
    # That work never ends by itself.
    expect(figure.locator(".nb-plain")).to_contain_text("q is 5")
    expect(figure.locator(".nb-doing")).to_have_text("")
    expect(figure.locator(".nb-figures.nb-old")).to_have_count(0)


def test_lecture_size(page):
    figure = stage(page, 2)

    def size():
        return figure.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")

    small = size()
    figure.get_by_role("button", name="lecture size").click()
    assert size() > 1.4 * small
    figure.get_by_role("button", name="lecture size").click()
    assert size() == small


def test_the_theme_is_followed(page):
    figure = stage(page, 2)

    def colour():
        return figure.evaluate("e => getComputedStyle(e).color")

    light = colour()
    page.evaluate("() => { window.jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' }) }")
    page.wait_for_function("document.body.dataset.jpThemeLight === 'false'")
    assert colour() != light
    # JupyterLab itself stumbles over a theme that is changed while the last one still loads, under its splash.
    expect(page.locator("#jupyterlab-splash")).to_have_count(0)
    page.evaluate(
        "() => { window.jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Light' }) }"
    )
    page.wait_for_function("document.body.dataset.jpThemeLight === 'true'")
    expect(page.locator("#jupyterlab-splash")).to_have_count(0)


def test_a_second_tab_lives_and_both_follow(page, browser, lab):
    page.evaluate("async () => { await window.jupyterapp.commands.execute('docmanager:save') }")
    other = open_notebook(browser, lab, reset=False)
    theirs = stage(other, 2)
    expect(theirs.locator(".nb-plain")).to_contain_text("q is 5")
    theirs.locator(".nb-number").fill("7")
    expect(theirs.locator(".nb-plain")).to_contain_text("q is 7")
    expect(stage(page, 2).locator(".nb-plain")).to_contain_text("q is 7")
    expect(stage(page, 2).locator(".nb-number")).to_have_value("7")
    assert other.problems == []
    other.close()


def test_a_reloaded_page_lives(page, lab):
    page.goto(f"{lab.url}/lab/tree/live.ipynb?token={lab.token}")
    expect(stage(page, 2).locator(".nb-plain")).to_contain_text("q is 7")
    stage(page, 2).locator(".nb-number").fill("8")
    expect(stage(page, 2).locator(".nb-plain")).to_contain_text("q is 8")


def test_run_again_and_again_leaves_one_figure_a_cell(page):
    page.wait_for_function("window.jupyterapp !== undefined")
    for _ in range(2):
        page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => null)")
    expect(stage(page, 2).locator(".nb-plain")).to_contain_text("q is 0")
    models = page.evaluate("""async () => {
        const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
        return Object.keys((await kernel.requestCommInfo({ target_name: 'jupyter.widget' })).content.comms).length }""")
    assert models == len(CELLS)


def test_a_kernel_that_ends_is_told_in_the_figure(page):
    page.evaluate(
        "async () => { await window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown() }"
    )
    expect(stage(page, 2).locator(".nb-words")).to_contain_text("The kernel is not connected: run this cell")
    expect(stage(page, 2).get_by_role("slider")).to_be_disabled()
