"""A ledger as cards in the notebook: filters, what is folded, the way to the text, and a narrow window."""

import pytest
from playwright.sync_api import expect

CELLS = ["# Claims\n\nThe eighth claim (H8) is about misère play.", "Ledger.of(Document.HOFSTADTER)"]


@pytest.fixture(scope="module")
def book(notebook):
    return notebook.open(CELLS).run_all()


@pytest.fixture
def ledger(book):
    return book.figure(1)


def cards(ledger):
    return ledger.get_by_role("article")


def test_every_claim_is_a_card_with_its_verdict_in_words(book, ledger):
    expect(cards(ledger)).to_have_count(21)
    first = ledger.get_by_role("article", name="claim H3")
    expect(first).to_contain_text("fails")
    # (1, 1) ends the game and is missing from the printed set.
    expect(first).to_contain_text("(1, 1) is a P-position and not in P₁")
    assert first.locator(".nb-ledger-statement i").all_inner_texts()[:3] == ["P", "n", "g"]
    # The document's own words, in a voice that reads Hindi.
    said = first.get_by_text("समुच्चय P₁ इस खेल प्रकार की P स्थितियों का समुच्चय है")
    expect(said).to_be_visible()
    assert said.get_attribute("lang") == "hi"
    ledger.evaluate("el => el.scrollIntoView()")
    book.picture("ledger")


def test_a_count_filters_and_is_pressed_again_to_show_all(ledger):
    fails = ledger.get_by_role("button", name="3 fails")
    fails.click()
    expect(fails).to_have_attribute("aria-pressed", "true")
    shown = [card.get_attribute("aria-label") for card in cards(ledger).all() if card.is_visible()]
    assert shown == ["claim H3", "claim H6", "claim H16"]
    fails.click()
    assert all(card.is_visible() for card in cards(ledger).all())


def test_how_it_was_decided_is_folded(ledger):
    card = ledger.get_by_role("article", name="claim H8")
    how = card.get_by_text("In the document:")
    expect(how).to_be_hidden()
    card.get_by_text("How it was decided").click()
    expect(how).to_be_visible()


def test_show_me_goes_to_the_text_that_names_the_claim(book, ledger):
    ledger.get_by_role("button", name="show where H8 is computed").click()
    expect(book.page.locator(".nb-ledger-found")).to_contain_text("eighth claim")
    button = ledger.get_by_role("button", name="show where H9 is computed")
    button.click()
    expect(button).to_have_text("not named here")


def test_nothing_is_cut_off_in_a_narrow_window(book, ledger):
    size = book.page.viewport_size
    ledger.evaluate("el => { el.style.width = '360px'; }")
    try:
        for card in cards(ledger).all():
            assert card.evaluate("el => el.scrollWidth <= el.clientWidth + 1"), card.get_attribute("aria-label")
        ledger.scroll_into_view_if_needed()
        book.picture("ledger-narrow")
    finally:
        ledger.evaluate("el => { el.style.width = ''; }")
    assert book.page.viewport_size == size
