"""Pages that stay live: opened from disk with the network cut, driven by mouse and keyboard, every grid compared with
the JVM's.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.places import ROOT
from support.policy import assert_no_request_leaves

WEIGHT = 30

SHOWN = """page => page.nimbook.get("figures").list.map(({ component, state }) => {
  const paths = [], buffers = [];
  const take = (value, path) => {
    if (value instanceof DataView) {
      paths.push(path);
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      buffers.push(btoa(Array.from(bytes, (c) => String.fromCharCode(c)).join("")));
      return null;
    }
    if (Array.isArray(value)) return value.map((item, i) => take(item, [...path, i]));
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, take(item, [...path, key])]));
    return value;
  };
  return { component, state: take(state, []), paths, buffers };
})"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """Written by the JVM, with what it shows for some values beside them."""
    folder = tmp_path_factory.mktemp("pages")
    jars = Path(sys.prefix) / "share/nimbook/jars"
    subprocess.run(["java", "-cp", f"{jars}/*", ROOT / "tests/support/LivePages.java", folder], check=True, timeout=600)
    return folder


class Page:
    def __init__(self, context, pages, name):
        self.errors = []
        self.requests = []
        self.path = pages / f"{name}.html"
        self.expected = json.loads((pages / f"{name}.json").read_text(encoding="utf-8"))
        self.page = context.new_page()
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda e: self.errors.append(str(e)))
        self.page.on("request", lambda r: self.requests.append(r.url) if r.url.startswith(("http", "ws")) else None)
        self.page.goto(self.path.as_uri())
        self.figure = self.page.locator("[data-nb-live]")

    def ready(self, how):
        if how == "engine" and "data-nb-engine" not in self.path.read_text(encoding="utf-8"):
            pytest.skip("the engine is not built")
        expect(self.figure).to_have_attribute("data-nb-ready", how)
        return self

    def settled(self):
        expect(self.figure.locator(".nb-stage")).to_have_attribute("data-pending", "false")

    def set(self, values):
        """As its controls do."""
        self.figure.evaluate("(page, values) => page.nimbook.move(values)", values)
        self.settled()

    def shown(self):
        return self.figure.evaluate(SHOWN)

    def same(self, expected):
        shown = self.shown()
        assert len(shown) == len(expected)
        for a, b in zip(shown, expected):
            assert a["component"] == b["component"]
            assert a["state"] == b["state"]
            assert dict(zip(map(str, a["paths"]), a["buffers"])) == dict(zip(map(str, b["paths"]), b["buffers"]))

    def check(self):
        assert self.errors == []
        assert self.requests == []


@pytest.fixture
def open_page(browser, pages):
    context = browser.new_context(viewport={"width": 1100, "height": 900}, offline=True)
    opened = []

    def open_one(name):
        opened.append(Page(context, pages, name))
        return opened[-1]

    yield open_one
    for page in opened:
        page.check()
    context.close()


@pytest.mark.parametrize(
    "name, ready",
    [
        ("triangle", "engine"),
        ("sizes", "engine"),
        ("games", "engine"),
        ("cells", "engine"),
        ("beatty", "engine"),
        ("rook", "engine"),
        ("thinned", "engine"),
        ("stored", "stored"),
    ],
)
def test_every_grid_of_a_page_is_the_jvms(open_page, name, ready):
    page = open_page(name).ready(ready)
    assert page.expected
    for one in page.expected:
        page.set(one["values"])
        page.same(one["figures"])


def test_a_table_is_computed_by_webassembly(open_page):
    page = open_page("triangle").ready("engine")
    assert page.figure.evaluate("async (page) => (await page.nimbook.started()).kind") == "wasm"


def test_a_large_first_picture_is_computed(open_page):
    page = open_page("large").ready("engine")
    page.same(page.expected[0]["figures"])
    expect(page.figure.locator(".nb-stills")).to_be_hidden()


def test_of_too_many_values_the_slider_has_every_eighth(open_page):
    page = open_page("thinned").ready("engine")
    slider = page.figure.get_by_role("slider", name="a", exact=True)
    expect(slider).to_have_value("20")
    slider.focus()
    page.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("28")
    page.settled()
    page.same(page.expected[0]["figures"])
    expect(page.figure.locator(".nb-words")).to_have_text(
        "Computed in this page: no kernel, no network, of a every 8th value, of b every 8th value."
    )


def test_a_slider_moves_the_picture(open_page):
    page = open_page("triangle").ready("engine")
    slider = page.figure.get_by_role("slider", name="k", exact=True)
    expect(slider).to_be_enabled()
    slider.focus()
    before = page.shown()[0]["buffers"]
    page.page.keyboard.press("Home")
    page.settled()
    first = next(one for one in page.expected if one["values"] == {"k": 0})
    page.same(first["figures"])
    assert page.shown()[0]["buffers"] != before
    page.page.keyboard.press("End")
    page.settled()
    page.same(next(one for one in page.expected if one["values"] == {"k": 12})["figures"])


def test_a_parameter_plays(open_page):
    page = open_page("triangle").ready("engine")
    page.figure.get_by_role("button", name="play k").click()
    expect(page.figure.get_by_role("slider", name="k", exact=True)).to_have_value("12")
    page.settled()
    page.same(next(one for one in page.expected if one["values"] == {"k": 12})["figures"])


def test_a_click_is_answered_with_the_winning_moves(open_page):
    page = open_page("click").ready("engine")
    answer = page.figure.evaluate("page => page.nimbook.answer(0, { do: 'cell', row: 5, column: 8 })")
    assert answer["outcome"] == "N"
    # Wythoff's game: from (5, 8) the P-positions (3, 5), (1, 2)… that a queen reaches: (5, 3), (4, 7).
    assert [5, 3] in [answer["winning"][i : i + 2] for i in range(0, len(answer["winning"]), 3)]
    assert [4, 7] in [answer["winning"][i : i + 2] for i in range(0, len(answer["winning"]), 3)]


def test_what_is_refused_is_told_in_the_figures_place(open_page):
    page = open_page("beatty").ready("engine")
    page.set({"p": 3, "q": 3})
    expect(page.figure.locator(".nb-message")).to_contain_text("α = 1")
    page.set({"p": 3, "q": 2})
    expect(page.figure.locator(".nb-message")).to_be_hidden()


def test_stored_pictures_say_that_they_are(open_page):
    page = open_page("stored").ready("stored")
    expect(page.figure.locator(".nb-words")).to_have_text("Stored pictures: 9 values are in this page.")


def test_a_figure_that_cannot_be_asked_is_a_still_that_says_so(open_page):
    page = open_page("still")
    expect(page.figure.locator(".nb-words")).to_contain_text(
        "This figure is a still here: the set T enters it in a way that a page cannot follow."
    )
    expect(page.figure.locator(".nb-square").first).to_be_disabled()
    expect(page.figure.locator("canvas").first).to_be_visible()


def test_where_the_engine_cannot_start_the_picture_stays_and_says_so(browser, pages, tmp_path):
    text = (pages / "triangle.html").read_text(encoding="utf-8").replace("data-nb-engine>", "data-nb-engine>AAAA", 1)
    (tmp_path / "broken.html").write_text(text, encoding="utf-8")
    (tmp_path / "broken.json").write_text("[]", encoding="utf-8")
    context = browser.new_context(offline=True)
    page = Page(context, tmp_path, "broken").ready("none")
    expect(page.figure.locator(".nb-words")).to_contain_text(
        "The picture stays as it is: this browser could not start the engine"
    )
    expect(page.figure.get_by_role("slider", name="k", exact=True)).to_be_disabled()
    expect(page.figure.locator("canvas").first).to_be_visible()
    context.close()


def test_no_request_leaves_a_page(browser, pages):
    """Its policy refuses what a script in it tries; under the same policy every other test of this file runs."""
    context = browser.new_context()
    page = context.new_page()
    page.goto((pages / "triangle.html").as_uri())
    expect(page.locator("[data-nb-live]")).to_have_attribute("data-nb-ready", re.compile(".+"))
    assert_no_request_leaves(page)
    context.close()


def test_a_page_without_scripts_shows_its_still(browser, pages):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto((pages / "stored.html").as_uri())
    expect(page.locator(".nb-stills img")).to_be_visible()
    assert page.locator(".nb-stills img").get_attribute("alt")
    context.close()


@pytest.mark.parametrize(
    "name", ["triangle", "sizes", "games", "cells", "beatty", "rook", "thinned", "large", "stored", "click"]
)
def test_a_page_stays_small(pages, name):
    assert (pages / f"{name}.html").stat().st_size < 300_000
