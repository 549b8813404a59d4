"""What a page unpacks before it can run anything: its own reader of LZMA against liblzma's writer."""

import base64
import lzma
import random

import pytest
from nimbook.book.live import dense

from support.places import ROOT

UNPACK = ROOT / "lib/java-in-page/kernel/src/main/resources/nimbook/page/unpack.js"
DICTIONARY = 8 << 20
RANDOM = random.Random(20)
LETTERS = bytes(RANDOM.choices(b"abcde \n", k=50_000))
CASES = {
    "nothing": b"",
    "one byte": b"\xff",
    "zeros": bytes(100_000),
    "noise": RANDOM.randbytes(30_000),
    "letters": LETTERS,
    "repeated from far": LETTERS + RANDOM.randbytes(20_000) + LETTERS,
    "a step that changes": b"".join((7 * i).to_bytes(4, "little") for i in range(20_000)),
    "two periods": bytes(i % 3 for i in range(5000)) + bytes(i % 250 for i in range(20_000)),
    "a script": UNPACK.read_bytes(),
}


def pack(data: bytes) -> bytes:
    """The file that nimbook.dispatch.WebModule writes: the sizes of the header are known, so no mark ends it."""
    coder = {"id": lzma.FILTER_LZMA1, "preset": 9, "lc": 3, "lp": 0, "pb": 0, "dict_size": DICTIONARY}
    header = b"\x03" + DICTIONARY.to_bytes(4, "little") + len(data).to_bytes(8, "little")
    return header + lzma.compress(data, lzma.FORMAT_RAW, filters=[coder])


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    page.add_script_tag(path=UNPACK)
    yield page
    page.close()


@pytest.mark.parametrize("name", CASES)
def test_what_was_packed_comes_back(page, name):
    text = page.evaluate(
        "text => btoa(Array.from(nimbookUnpacked(text), (byte) => String.fromCharCode(byte)).join(''))",
        dense(pack(CASES[name])),
    )
    assert base64.b64decode(text) == CASES[name]


def test_other_parameters_are_refused(page):
    """Liblzma's own lead to other models."""
    words = page.evaluate(
        "text => { try { return nimbookUnpacked(text).length; } catch (error) { return error.message; } }",
        dense(lzma.compress(LETTERS, lzma.FORMAT_ALONE)),
    )
    assert words == "not packed for pages"
