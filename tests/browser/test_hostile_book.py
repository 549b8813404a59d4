"""A stranger's notebook as a book: no script of it runs, no request leaves, no page leads elsewhere by itself. What its
page, slides and front page hold is looked at in a browser; the same notebook runs scripts in test_hostile.py.
"""

import re

import nbformat
import nimbook.book.__main__ as command
import pytest

from support import hostile

WEIGHT = 8

PAGES = ("index.html", "hostile.html", "slides/hostile.html")


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    nbformat.write(hostile.notebook("1 + 1"), folder / "hostile.ipynb")
    assert command.main([str(folder), "--stills", "--no-pdf", "--no-api"]) == 0
    return folder / "book"


@pytest.fixture
def opened(tab, book):
    requests = []

    def open_page(name: str):
        page = tab("about:blank", own=None, offline=False)
        page.on("request", lambda request: requests.append(request.url))
        page.goto((book / name).as_uri())
        page.wait_for_function("() => window.nimbookReady || document.querySelector('.front')")
        return page

    yield open_page
    assert [url for url in requests if not url.startswith(("file:", "data:", "blob:"))] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_script_of_a_strangers_notebook_runs_in_a_book(opened, book, name):
    page = opened(name)
    for details in page.locator("details").all():
        details.evaluate("element => { element.open = true; }")
    for link in page.locator("a[href^='javascript' i]").all():
        link.dispatch_event("click")
    assert page.evaluate("() => window.hostile || []") == []
    assert page.url == (book / name).as_uri()


def test_the_page_has_no_markup_that_could_run_a_script_or_lead_elsewhere(opened):
    """Without its policy, too: some who take the pages over leave it out."""
    page = opened("hostile.html")
    found = page.evaluate(
        """() => [...document.querySelectorAll("article *")].flatMap((element) => [
            ...(/^(script|style|meta|base|form|iframe|object|embed|link|foreignobject)$/i.test(element.localName)
              && element.type !== "text/plain" ? [element.localName] : []),
            ...[...element.attributes].filter(({ name, value }) =>
              /^on|^srcdoc$|^formaction$/.test(name) || /^\\s*(javascript|vbscript):/i.test(value))
              .map(({ name }) => element.localName + " " + name)])"""
    )
    assert found == []
    # Prose is there, and its links.
    assert page.locator("article a[href='https://example.org/']").inner_text() == "out"
    assert page.locator("article p[style]").evaluate("p => getComputedStyle(p).color") == "rgb(255, 0, 0)"


def test_a_figure_that_a_stranger_forged_stays_a_picture(opened, book):
    page = opened("hostile.html")
    assert page.locator("article .nb-stills").first.inner_text() == "a figure"
    assert page.locator("article [data-nb-data]").count() == 0
    assert not (book / "assets/fronts").exists()


def test_no_policy_of_a_book_allows_inline_scripts(book):
    for path in [book / name for name in PAGES]:
        policy = re.search(r'Content-Security-Policy" content="([^"]*)"', path.read_text(encoding="utf-8"))[1]
        [scripts] = [part for part in policy.split(";") if part.strip().startswith("script-src")]
        assert "sha256-" in scripts and "unsafe-inline" not in scripts


def test_an_injected_script_is_refused_by_the_policy(tab, book):
    """The second wall: the same page with the stranger's markup as it came."""
    text = (book / "hostile.html").read_text(encoding="utf-8")
    bad = book / "injected.html"
    bad.write_text(
        text.replace("</article>", f"{hostile.tag('x')}{hostile.image('x')}{hostile.svg('x')}</article>", 1),
        encoding="utf-8",
    )
    page = tab(bad, own=None, offline=False)
    page.wait_for_function("() => window.nimbookReady")
    assert page.evaluate("() => window.hostile || []") == []
    bad.unlink()


def test_the_window_of_the_speaker_opens_under_the_policy(tab, book):
    page = tab(book / "slides/hostile.html", own=None, offline=False)
    page.wait_for_function("() => window.Reveal && Reveal.isReady()")
    with page.context.expect_page() as opened:
        page.keyboard.press("s")
    # Its script connects the two windows.
    opened.value.wait_for_function("() => document.querySelectorAll('iframe').length === 2")
