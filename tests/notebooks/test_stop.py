"""The stop button, in every place where code of the reader can be running: each computation ends, no core stays busy,
and the next cell works.
"""

import pytest

from support.kernel import model, of, shown

LOOP = '{ System.out.println("at work"); int i = 0; while (true) i++; }'
# A loop of the JDK that calls nothing of the reader's and never asks: the sum of an endless stream.
FOREIGN = "new Random(1).longs().sum()"
ENDLESS = 'live(whole("k", 0, 20), k -> { while (k > 0) { } return "k is " + k; })'
GIVEN_UP = "1 computation could not be ended and keeps a core: restart the kernel to free it."
STOPPED = "Stopped before the figure was complete."


def at_work(message):
    return message["msg_type"] == "stream" and "at work" in message["content"]["text"]


def is_busy(message):
    """A figure says after a second that it computes."""
    return message["msg_type"] == "comm_msg" and bool(message["content"]["data"].get("state", {}).get("busy"))


def stop(page, code):
    """The cell's messages from the press of the stop button, which comes when the code says that it is at work."""
    request = page.start(code)
    page.until(at_work)
    page.stop()
    return page.end(request)


def error(messages):
    return "\n".join(of(messages, "error")[0]["content"]["traceback"])


# Threads that run code of the notebook, whose classes are all in one package, next to the one that asks.
AT_WORK = """
Thread.getAllStackTraces().entrySet().stream().filter(e -> e.getKey() != Thread.currentThread()
    && Arrays.stream(e.getValue()).anyMatch(f -> f.getClassName().startsWith("REPL."))).count()"""


def threads(page):
    return int(shown(page.run(AT_WORK))["text/plain"])


def is_well(page):
    page.until_quiet()
    return shown(page.run("6 * 7"))["text/plain"] == "42" and threads(page) == 0


@pytest.mark.parametrize(
    "code",
    [
        LOOP,
        # No loop, only calls: about 2^60 of them.
        'long f(long n) { return n < 2 ? 1 : f(n - 1) + f(n - 2); }\n{ System.out.println("at work"); f(90); }',
        # The loop stands in the JDK, what it calls is the reader's.
        '{ System.out.println("at work"); Stream.iterate(1, i -> i + 1).filter(i -> i < 0).findFirst(); }',
        '{ System.out.println("at work"); Stream.iterate(1, i -> i + 1).parallel().filter(i -> i < 0).findAny(); }',
        # What catches everything is no way out.
        '{ System.out.println("at work"); while (true) { try { Thread.sleep(1); } catch (Throwable e) { } } }',
        '{ System.out.println("at work"); '
        "while (true) try { BoardGame.queen().grundy(9000, 9000); } catch (Exception e) { } }",
    ],
    ids=["loop", "recursion", "stream", "parallel stream", "swallowed", "library"],
)
def test_a_cell(page, code):
    assert "Evaluation interrupted." in error(stop(page, code)).splitlines()[-1]
    assert is_well(page)


def test_a_cell_that_prints(page):
    # Each line is a message of several frames: none may be torn where the cell is stopped.
    for _ in range(5):
        request = page.start("{ int i = 0; while (true) System.out.println(i++); }")
        page.until(lambda m: m["msg_type"] == "stream")
        page.stop()
        assert "Evaluation interrupted." in error(page.end(request))
    assert is_well(page)


def test_a_thread_of_the_readers_own(page):
    page.run("Thread own = new Thread(() -> { int i = 0; while (true) i++; }); own.setDaemon(true); own.start();")
    page.stop()
    assert is_well(page)
    assert shown(page.run("own.isAlive()"))["text/plain"] == "false"


@pytest.mark.parametrize("methods", [0, 3, 10, 40])
def test_a_cell_that_still_compiles(page, methods):
    # Names of its own each time: there is more or less to compile when the press comes.
    lines = "".join(
        f"int g{methods}_{i}(int n) {{ return IntStream.range(0, n).map(k -> k ^ {i}).sum(); }}\n"
        for i in range(methods)
    )
    request = page.start(lines + LOOP)
    page.until(lambda m: m["msg_type"] == "execute_input" and m["parent_header"].get("msg_id") == request)
    page.stop()
    assert "Evaluation interrupted." in error(page.end(request))
    assert is_well(page)


def test_a_press_while_nothing_runs_stops_nothing_later(page):
    # Often: what is sent right after a press is often sent within the same millisecond.
    for _ in range(15):
        page.stop()
        assert shown(page.run("1 + 1"))["text/plain"] == "2"
    assert is_well(page)


@pytest.mark.parametrize(
    "body",
    [
        "for (int i = 0; i < 60; i++) BoardGame.queen().grundy(12000, 12000).at(0, 0);",
        "int i = 0; while (k < 100) i++;",
        "try { Thread.sleep(120_000); } catch (InterruptedException e) { throw new IllegalStateException(e); }",
    ],
    ids=["library", "loop", "sleep"],
)
def test_a_figure_that_is_shown_for_the_first_time(page, body):
    code = f'live(whole("k", 0, 20), k -> {{ System.out.println("at work"); {body} return "x"; }})'
    messages = stop(page, code)
    assert "Evaluation interrupted." in error(messages).splitlines()[-1]
    opened = of(messages, "comm_open")[0]["content"]["data"]["state"]
    assert opened["result"]["error"] == STOPPED and opened["result"]["stopped"] is True
    assert "application/vnd.jupyter.widget-view+json" in of(messages, "display_data")[0]["content"]["data"]
    assert is_well(page)


def test_a_table_whose_rule_is_slow(page):
    page.run("boolean[] said = {false};")
    slow = (
        'n -> { if (!said[0]) System.out.println("at work"); said[0] = true; '
        "long s = 0; for (long i = 0; i < 1e9; i++) s += i % 7; return List.of(s); }"
    )
    messages = stop(page, f'DataTable.columns("a").rows(10_000, {slow})')
    assert "Evaluation interrupted." in error(messages).splitlines()[-1]
    assert is_well(page)


def test_words_of_a_value_of_the_readers_own(page):
    page.run('class Endless { public String toString() { System.out.println("at work"); while (true) { } } }')
    assert "Evaluation interrupted." in error(stop(page, "new Endless()")).splitlines()[-1]
    assert is_well(page)


def test_words_that_call_themselves_are_an_error_of_the_cell(page):
    page.run('class Deep { public String toString() { return "" + this; } }')
    assert "called itself too deeply" in error(page.run("new Deep()"))
    assert is_well(page)


def test_a_moved_figure_by_the_stop_button(page):
    figure = model(page.run(ENDLESS))
    page.post(figure, 1, k=5)
    page.until(is_busy)
    page.stop()
    state = page.answer(1)
    assert state["result"]["error"] == STOPPED and state["result"]["stopped"] is True
    page.until_quiet()
    # The same value again, as "run again" asks for it, is computed anew; another one as always.
    page.post(figure, 2, k=5)
    page.until(is_busy)
    state = page.move(figure, 3, k=0)
    assert state["result"]["error"] is None
    assert is_well(page)


def test_a_moved_figure_by_its_next_value(page):
    figure = model(page.run(ENDLESS))
    page.post(figure, 1, k=5)
    page.until(is_busy)
    state = page.move(figure, 2, k=0)
    assert state["result"]["error"] is None and state["values"] == {"k": 0}
    assert is_well(page)


def test_foreign_code_in_a_cell_is_given_up_and_counted(own_page):
    messages = stop(own_page, f'{{ System.out.println("at work"); {FOREIGN}; }}')
    assert "Evaluation interrupted." in error(messages).splitlines()[-1]
    assert "".join(m["content"]["text"] for m in of(messages, "stream")).strip() == GIVEN_UP
    assert threads(own_page) == 1


def test_foreign_code_in_a_figure_is_given_up_and_counted(own_page):
    code = f'live(whole("k", 0, 20), k -> k > 0 ? "" + {FOREIGN} : "k is " + k)'
    figure = model(own_page.run(code))
    own_page.post(figure, 1, k=5)
    own_page.until(is_busy)
    own_page.stop()
    state = own_page.answer(1)
    assert state["result"]["error"] == STOPPED + " " + GIVEN_UP
    state = own_page.move(figure, 2, k=0)
    assert state["result"]["error"] is None and state["result"]["note"] == GIVEN_UP
    assert threads(own_page) == 1
