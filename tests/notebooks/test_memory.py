"""A heap that is full is said in the cell, and the kernel goes on; what can no longer be seen is not kept."""

import re

import pytest
from jupyter_client.manager import KernelManager

from support.kernel import LIVE, Page, model, of, shown, write_kernelspec

# In MB: full within a second or two. A kernel alone takes 50.
HEAP = 128


@pytest.fixture(params=["G1", pytest.param("Serial", marks=pytest.mark.all)])
def small(request, tmp_path, monkeypatch):
    """A kernel with a small heap, by each collector that the JVM chooses by itself."""
    write_kernelspec(tmp_path, "small", f"-Xmx{HEAP}m", f"-XX:+Use{request.param}GC")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    page = Page(KernelManager(kernel_name="small"))
    yield page
    page.close()


# Arrays, of which the next one finds no room; and objects, between which the JVM collects for minutes.
FILLING = {
    "hog": ("List<long[]> hog = new ArrayList<>();", "while (true) hog.add(new long[1_000_000]);"),
    "map": ("Map<String, String> map = new HashMap<>();", 'for (int i = 0; ; i++) map.put("key " + i, "value " + i);'),
}


def test_a_full_heap_is_said_and_the_kernel_goes_on(small):
    for variable, (declaration, fill) in FILLING.items():
        small.run(declaration)
        error = of(small.run(fill), "error")[0]["content"]
        assert error["ename"] == "OutOfMemoryError"
        # Less a survivor space, which the JVM does not count.
        words = re.fullmatch(
            r"the notebook's values hold \d+ of the JVM's (\d+) MB; set large ones .*", error["evalue"]
        )
        assert 0.9 * HEAP < int(words[1]) <= HEAP
        assert fill in "\n".join(error["traceback"])
        # The variable still holds what it holds.
        small.run(f"{variable} = null;")
        assert shown(small.run("6 * 7"))["text/plain"] == "42"
    figure = model(
        small.run(
            'live(whole("k", 0, 9), k -> { List<int[]> l = new ArrayList<>(); '
            'while (k > 0) l.add(new int[99]); return "k is " + k; })'
        )
    )
    small.post(figure, 1, k=5)
    assert small.answer(1)["result"]["error"].startswith("Out of memory: the JVM has ")
    assert small.move(figure, 2, k=0)["result"]["error"] is None


KEPT = "List.of(nimbook.widget.live.CellClasses.files().size(), nimbook.widget.live.CellClasses.runs().size())"


def test_runs_of_a_cell_that_ran_again_are_forgotten(page):
    def count_kept():
        return shown(page.run(KEPT, "count"))["text/plain"]

    page.run(LIVE, "again")
    count_kept()
    before = count_kept()
    for _ in range(50):
        page.run(LIVE, "again")
    count_kept()
    assert count_kept() == before


def test_a_value_that_a_cell_shows_no_more_is_let_go(page):
    page.run("class Large { }\nList<java.lang.ref.WeakReference<Large>> seen = new ArrayList<>();")
    make = "Stream.of(new Large()).peek(l -> seen.add(new java.lang.ref.WeakReference<>(l))).findFirst().get()"
    page.run(make, "make")
    page.run("6 * 7", "make")
    collected = "for (int i = 0; i < 100 && seen.get(0).get() != null; i++) { System.gc(); Thread.sleep(10); }"
    assert shown(page.run(collected + "\nseen.get(0).get() == null"))["text/plain"] == "true"


def test_a_value_that_a_cell_names_stays(own_page):
    # The shell calls the first value that a cell shows $1.
    assert shown(own_page.run("List.of(41)", "named"))["text/plain"] == "[41]"
    own_page.run("int size() { return $1.size(); }")
    own_page.run("List.of(42)", "named")
    assert shown(own_page.run("List.of($1, size())"))["text/plain"] == "[[41], 1]"
