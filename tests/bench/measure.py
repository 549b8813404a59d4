"""One figure in an open page: single steps of its control, and a drag."""

import random
import time
from dataclasses import dataclass
from pathlib import Path

from bench.tab import Tab

PROBE = Path(__file__).with_name("probe.js").read_text()
GREATEST = 40  # the control's last value; the first is 0, the start 2
WARM_UP = 10  # steps before the measured ones: both sides' compilers have seen the code, as after a few seconds of use
PATIENCE_S = 30


@dataclass(frozen=True)
class Place:
    """Where a figure's parts are on the page: CSS selectors of what takes the keys, of the track, of what tells of
    pictures, and how it tells.
    """

    keys: str
    track: str
    picture: str
    kind: str


STAGE = Place(".nb-stage input[type=range]", ".nb-stage input[type=range]", ".nb-stage", "stage")
PLOTLY = Place(".widget-slider .noUi-handle", ".widget-slider .noUi-base", ".js-plotly-plot", "plotly")
IMAGE = Place(".widget-slider .noUi-handle", ".widget-slider .noUi-base", ".widget-output", "image")


# What is there when a figure has been drawn first.
FIRST = {
    "stage": ".nb-stage[data-turn] canvas",
    "plotly": ".js-plotly-plot .heatmaplayer image",
    "image": ".widget-output img",
}


def wait_until_drawn(page, place: Place):
    """Waits in Playwright's page until the figure is there and still."""
    page.wait_for_selector(place.keys, timeout=60_000)
    page.wait_for_selector(FIRST[place.kind], timeout=60_000)
    page.wait_for_timeout(1500)


class Figure:
    """@param tab a page in which the figure has been drawn"""

    def __init__(self, tab: Tab, place: Place):
        self.tab, self.place, self.value = tab, place, 2
        tab.evaluate(
            f"(selector, kind) => ({PROBE})(document.querySelector(selector), kind)", place.picture, place.kind
        )
        self.up = True

    def step(self) -> dict:
        """One press of an arrow key: ms to the drawn and to the shown picture."""
        if self.value == GREATEST or self.value == 0:
            self.up = self.value == 0
        self.value += 1 if self.up else -1
        self.tab.evaluate("() => nbBench.arm()")
        self.tab.press("ArrowRight" if self.up else "ArrowLeft")
        return self.tab.evaluate(
            "s => Promise.race([nbBench.next, new Promise((_, no) => setTimeout(() => "
            "no(new Error(`no new picture within ${s} s of a key press`)), s * 1000))])",
            PATIENCE_S,
        )

    def steps(self, number: int) -> list[dict]:
        """Presses with pauses of unequal length (a fixed sequence), so that no clock of either side beats with them."""
        self.tab.evaluate("selector => document.querySelector(selector).focus()", self.place.keys)
        pauses = random.Random(1902)
        taken = []
        for i in range(WARM_UP + number):
            one = self.step()
            if i >= WARM_UP:
                taken.append(one)
            time.sleep(pauses.randint(100, 250) / 1000)
        return taken

    def settle(self):
        """Until no picture has come for half a second."""
        end = time.monotonic() + 60
        while not self.tab.evaluate("() => performance.now() - (nbBench.pictures.at(-1)?.shown ?? 0) > 500"):
            if time.monotonic() > end:
                raise RuntimeError("pictures kept coming for a minute after the last step")
            time.sleep(0.1)

    def drag(self, seconds: float) -> dict:
        """The handle to and fro, one value further sixty times a second: pictures a second that came on the screen, and
        values a second.
        """
        self.settle()
        run = self.tab.evaluate(
            "(keys, track, ...given) => nbBench.hand(document.querySelector(keys), "
            "document.querySelector(track).getBoundingClientRect().width, ...given)",
            self.place.keys,
            self.place.track,
            self.value,
            GREATEST,
            1000 * seconds,
        )
        pictures, moves, lasted = run["pictures"], run["moves"], run["lasted"]
        # Two pictures within one frame of the screen are one to the eye.
        seen = [t for t, before in zip(pictures, [-1e9, *pictures]) if t - before > 4]
        return {"frames": 1000 * len(seen) / lasted, "values": 1000 * moves / lasted}
