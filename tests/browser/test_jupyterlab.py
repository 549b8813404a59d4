"""The spine, in real JupyterLab: a cell of Java becomes a live figure that follows its control and survives a reload."""
from playwright.sync_api import expect

CELLS = [
    "# One live figure",
    'live(whole("k", 0, 12).start(2), k -> Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(40, 40)).highlight(0))',
    "Wythoff.isP(3, 5)",
]


def pixels(stage):
    """What the figure's canvas shows."""
    return stage.locator("canvas").first.evaluate("canvas => canvas.toDataURL()")


def test_a_live_figure_follows_its_control(window, jupyter):
    window.open(jupyter.write("spine.ipynb", CELLS)).run_all()
    stage = window.figure(1)
    stage.locator("canvas").first.wait_for()
    window.page.wait_for_timeout(500)
    window.picture("spine")
    before = pixels(stage)
    slider = stage.locator("input[type=range]").first
    slider.focus()
    for _ in range(3):
        slider.press("ArrowRight")
    window.page.wait_for_function(
        "([canvas, before]) => canvas.toDataURL() !== before", arg=[stage.locator("canvas").first.element_handle(), before], timeout=15_000)
    assert slider.input_value() == "5"
    expect(window.cell(2).locator(".jp-OutputArea-output").last).to_have_text("true")
