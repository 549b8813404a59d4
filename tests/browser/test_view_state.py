"""The text of a figure's state: what the page writes into an address, and into a line of Java, is what it reads."""

import pytest

from support.front import exact, module

WEIGHT = 3

VALUES = {"k": 5, "a=b&c": "50 % + \"x\" 'y' \\ # é", "zoom": "mine", "set": [[1, 2]], "some": ["a'", 'b"'], "on": True}
KEPT = {
    "f0": {
        "pin": {"row": 3, "column": 4},
        "zoom": {"u": 0.1, "v": 1e-7},
        "lecture": 1,
        "find": "a & b",
        "overlays": {"φ lines": False},
        "f1.x": [],
    },
    "f12": {"pin": None, "tab": 2},
    "f-1": {"lecture": True, "tab": 1, "other": 0},
}
BEGAN = {"k": 2, "a=b&c": "", "zoom": "", "set": [], "some": [], "on": False}


@pytest.fixture(scope="module")
def page(components):
    page = components.open(f"<script>{module(STATE)}; window.ready = true</script>", 800, 600)
    yield page
    components.give_back(page)


STATE = "../../../../widget/src/main/front/viewstate.js"


@pytest.mark.parametrize("escaped", ["inJava", "inAddress"])
def test_what_is_written_is_read(page, escaped):
    text = exact(page, f"([v, k]) => module.written(v, k, module.{escaped})", [VALUES, KEPT])
    assert exact(page, "([text, began]) => module.read(text, began)", [text, BEGAN]) == {"values": VALUES, "kept": KEPT}
    # It may stand between quotation marks.
    assert '"' not in text and "\\" not in text


def test_a_text_of_java_can_be_read_by_people(page):
    text = exact(page, "([v, k]) => module.written(v, k, module.inJava)", [{"k": 5}, {"f0": KEPT["f0"]}])
    assert text.startswith(
        "k=5&cell=3,4&zoom={'u':0.1,'v':1e-7}&f0.lecture=1&find='a %26 b'&overlays={'φ lines':false}"
    )


def test_a_text_that_was_cut_counts_as_far_as_it_goes(page):
    read = exact(
        page, "([text, began]) => module.read(text, began)", ["k=7&cell=3&zoom={'u':&%zz=1&flipped=true", {"k": 2}]
    )
    assert read == {"values": {"k": 7}, "kept": {"f0": {"flipped": True}}}
