"""What Shift+Tab says in a page, of what the compiler found at a place."""

import pytest

from support.pagejava import SCRIPTS


def texts(name):
    return [f"{name} whole", f"<p>{name} whole</p>", f"{name} brief", f"<p>{name} brief</p>"]


MEMBERS = ("of(int,Entry)", "of(String...)", "put(T)", "put(T,T)", "put(T,int)", "map()", "EMPTY")
TYPES = {
    "Pile": {"name": "p.Pile", "texts": texts("Pile"), "members": {name: texts(name) for name in MEMBERS}},
    "Pile.Turn": {"name": "p.Pile.Turn", "texts": texts("Turn"), "members": {"Turn(int)": texts("Turn(int)")}},
}


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    page.add_script_tag(path=SCRIPTS / "help.js")
    yield page
    page.close()


@pytest.mark.parametrize(
    ("found", "names"),
    [
        ("map() : Map<String, List<T>>\n\nPile", ["map() whole"]),
        ("of(int k, Map.Entry<K, List<V>> first) : Pile\n\nPile", ["of(int,Entry) whole"]),
        (
            "of(String... names) : Pile\nof(int k, Entry<K, V> first) : Pile\n\nPile",
            ["of(int,Entry) whole", "of(String...) whole"],
        ),
        # With types for the variable: by the number of parameters where it is one only.
        ("put(Integer first) : void\n\nPile", ["put(T) whole"]),
        ("put(Integer first, Integer second) : void\n\nPile", None),
        ("put(T a) : void\nput(T a, T b) : void\nput(T a, int n) : void\n\nPile", [f"{n} brief" for n in MEMBERS[2:5]]),
        ("EMPTY : Pile<T>\n\nPile", ["EMPTY whole"]),
        ("class Pile<T>\nPile(int n)\n\np", ["Pile whole"]),
        ("record Pile.Turn\nTurn(int k)\n\np", ["Turn whole"]),
        ("Turn(int k)\n\nPile.Turn", ["Turn(int) whole"]),
        # A variable is described by its type.
        ("mine : Pile<Integer>", ["Pile whole"]),
        # Of the same name elsewhere, and of no library.
        ("class Pile\n\nq", None),
        ("class Pile", None),
        ("toString() : String\n\nObject", None),
        ("constructor : int\n\nPile", None),
        ("value(int a) : int", None),
    ],
)
def test_what_was_found_is_described(page, found, names):
    said = page.evaluate("([types, found]) => nimbookHelp(types)(found)", [TYPES, found])
    html = names and "".join(f"<p>{name}</p>" for name in names)
    assert said == (names and {"text/plain": "\n\n".join(names), "text/html": html})
