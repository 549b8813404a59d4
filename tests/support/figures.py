"""What a test does with a live figure in an open page: where its cells are, when its picture has changed."""

import hashlib

from playwright.sync_api import Locator, expect

from support.waiting import until

UPPER = ".nb-heatmap-upper"


def turn(stage: Locator) -> int:
    """The number of the result that this stage shows; every new picture, and every error, has a greater one."""
    return int(stage.get_attribute("data-turn"))


def until_turn(stage: Locator, before: int) -> int:
    """Waits for a result newer than this."""
    stage.page.wait_for_function(
        "([el, before]) => Number(el.dataset.turn) > before", arg=[stage.element_handle(), before]
    )
    return turn(stage)


def canvas(stage: Locator) -> str:
    """What the stage's first canvas shows, shortened to a fingerprint."""
    return hashlib.sha256(stage.locator("canvas").first.evaluate("canvas => canvas.toDataURL()").encode()).hexdigest()


def until_canvas(stage: Locator, before: str) -> str:
    """Waits until the first canvas shows something else; what it shows then."""
    return until(lambda: (now := canvas(stage)) != before and now, "the picture stays as it was")


def slide(slider: Locator, share: float, steps: int = 12):
    """Drags the slider's handle to this share of its way, by the pointer. A range's handle is as high as the letters of
    its stage.
    """
    box = slider.bounding_box()
    low, high, now = (float(slider.evaluate(f"input => input.{name}")) for name in ("min", "max", "value"))
    handle = slider.evaluate("input => 1.15 * parseFloat(getComputedStyle(input).fontSize)")
    way = box["width"] - handle
    mouse, y = slider.page.mouse, box["y"] + box["height"] / 2
    start = box["x"] + handle / 2 + way * (now - low) / (high - low)
    mouse.move(start, y)
    mouse.down()
    mouse.move(box["x"] + handle / 2 + way * share, y, steps=steps)
    mouse.up()


def numbers(stage: Locator, name: str) -> list[float]:
    return [float(x) for x in stage.locator(UPPER).get_attribute("data-" + name).split()]


def cell(stage: Locator, row: int, column: int) -> tuple[float, float]:
    """The middle of a heatmap's cell (origin at the top) in the page."""
    # The place is read when the figure no longer moves: a notebook that is opened lays out its cells one by one.
    stage.locator(UPPER).hover(trial=True)
    left, top, _, _ = numbers(stage, "plot")
    u, v, wide, high = numbers(stage, "view")
    box = stage.locator(UPPER).bounding_box()
    return box["x"] + left + (column + 0.5 - u) * wide, box["y"] + top + (row + 0.5 - v) * high


def hover(stage: Locator, row: int, column: int) -> str:
    """The label of the cell under the pointer."""
    stage.page.mouse.move(*cell(stage, row, column))
    tip = stage.locator(".nb-heatmap-tip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(f"({row}, {column})")
    return tip.inner_text()


def square(stage: Locator, row: int, column: int, rows: int, columns: int) -> tuple[float, float]:
    """The middle of a board's square in the page (origin at the top)."""
    cells = stage.locator("[data-part=cell]")
    expect(cells).to_be_visible()
    # In one go: an answer of the kernel draws the board anew.
    x, y, width, height = cells.evaluate(
        """frame => {
          frame.scrollIntoView({ block: "nearest" });
          const { x, y, width, height } = frame.getBoundingClientRect();
          return [x, y, width, height];
        }"""
    )
    return x + (column + 0.5) * width / columns, y + (row + 0.5) * height / rows


# Two frames. A page that gets none ends its test and not the whole run: what is evaluated has no end of its own.
FRAMES = """() => new Promise((done, fail) => {
  setTimeout(() => fail(new Error("the page got no two frames within a minute")), 60_000);
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""
# For a test that is about something else than the button "tools"; until the picture's size is known.
UNFOLD = f"stage => {{ stage.classList.add('nb-unfolded'); return ({FRAMES})(); }}"


def unfold(stage):
    """The figure, its tools unfolded."""
    button = stage.get_by_role("button", name="tools", exact=True)
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    return stage


def menu(stage):
    """The menu "save" of a figure, opened."""
    button = stage.get_by_role("button", name="save", exact=True)
    if button.get_attribute("aria-expanded") != "true":
        button.click()
    return stage.get_by_role("group", name="save as a file")


def channels(colour):
    """Of a CSS colour rgb(…) or rgba(…), each 0 to 1."""
    return [float(x) / 255 for x in colour[colour.index("(") + 1 : -1].split(",")[:3]]


def contrast(one, other):
    """Of two CSS colours, after WCAG 2: 1 to 21."""
    low, high = sorted(
        sum(
            part * (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
            for part, c in zip((0.2126, 0.7152, 0.0722), channels(colour), strict=True)
        )
        for colour in (one, other)
    )
    return (high + 0.05) / (low + 0.05)
