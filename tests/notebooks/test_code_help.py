"""What Tab and Shift+Tab answer, where people press them."""

import pytest

from support.kernel import Page

WEIGHT = 10


@pytest.fixture(scope="module")
def page():
    page = Page()
    page.run("1 + 1")
    yield page
    page.close()


def inspected(page, code: str) -> str:
    content = page.client.inspect(code, len(code), reply=True, timeout=30)["content"]
    return content["data"]["text/plain"] if content["found"] else ""


def completed(page, code: str) -> list[str]:
    content = page.client.complete(code, len(code), reply=True, timeout=30)["content"]
    assert content["cursor_end"] == len(code)
    return content["matches"]


@pytest.mark.parametrize("code", ["BoardGame.queen", "BoardGame.queen(", "BoardGame.queen()", "BoardGame.queen();"])
def test_the_end_of_what_was_typed_is_documented(page, code):
    assert "BoardGame.queen()" in inspected(page, code)


def test_a_class_and_the_front_door_are_documented(page):
    assert "nimbook.board.BoardGame" in inspected(page, "BoardGame")
    assert "play(BoardGame game)" in inspected(page, "play")
    assert inspected(page, "1 + ") == ""


def test_tab_leaves_out_what_every_object_has(page):
    found = completed(page, "BoardGame.queen().")
    assert "terminal(" in found
    assert not {"wait(", "notify()", "hashCode()", "getClass()"} & set(found)
    assert len(found) == len(set(found))


def test_tab_in_an_empty_cell_names_the_first_words(page):
    found = completed(page, "")
    assert {"live(", "play(", "tree(", "save(", "BoardGame"} <= set(found)
    assert len(found) < 40
    assert completed(page, "pl")[0] == "play("
