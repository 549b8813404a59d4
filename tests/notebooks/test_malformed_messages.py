"""Messages that no page of ours sends: none makes the kernel deaf, changes a figure's scripts, or costs more than a
sentence.
"""

import pytest

from support.kernel import LIVE, model, of, shown


def deep(levels):
    value = 1
    for _ in range(levels):
        value = [value]
    return value


def send(page, figure, data):
    page.send("comm_msg", {"comm_id": figure, "data": data})


def state(page, figure):
    """The whole state, as a page that was reloaded gets it."""
    send(page, figure, {"method": "request_state"})
    sent = page.until(lambda m: m["msg_type"] == "comm_msg" and "_esm" in m["content"]["data"].get("state", {}))
    return sent[-1]["content"]["data"]["state"]


def refusal(page):
    """The sentence of the next message that is refused."""
    sent = page.until(
        lambda m: m["msg_type"] == "comm_msg" and (m["content"]["data"].get("content") or {}).get("do") == "refused"
    )
    return sent[-1]["content"]["data"]["content"]["error"]


@pytest.mark.parametrize("data", [5, "text", [1, 2], None, True])
def test_data_that_is_no_object(page, data):
    figure = model(page.run(LIVE))
    send(page, figure, data)
    assert shown(page.run("6 * 7"))["text/plain"] == "42"
    assert page.move(figure, 1, k=7)["values"] == {"k": 7}


@pytest.mark.parametrize("where", ["state", "content", "method"])
def test_a_value_that_is_nested_deeply(page, where):
    figure = model(page.run(LIVE))
    nested = "[" * 5000 + "]" * 5000
    data = {"method": "update", "state": {"kept": "?"}} if where == "state" else {"method": "custom", "content": "?"}
    if where == "method":
        data = {"method": "?"}
    send_text(page, {"comm_id": figure, "data": data}, nested)
    assert shown(page.run("6 * 7"))["text/plain"] == "42"
    assert page.move(figure, 1, k=7)["values"] == {"k": 7}


def send_text(page, content, nested):
    """Sends the content with its "?" replaced by JSON text, which Python's own writer would refuse to nest so deep."""
    session = page.client.session
    message = session.msg("comm_msg", content)
    pack, session.pack = session.pack, lambda value: pack(value).replace(b'"?"', nested.encode())
    try:
        page.client.shell_channel.send(message)
    finally:
        session.pack = pack


def test_a_page_changes_what_it_may_keep_and_nothing_else(page):
    figure = model(page.run(LIVE))
    before = state(page, figure)
    foreign = {
        "_esm": "alert(1)",
        "_css": "*{}",
        "front": "x",
        "stage": {},
        "values": {"k": 99},
        "figures": {},
        "mine": 1,
    }
    send(page, figure, {"method": "update", "state": {**foreign, "kept": {"f0": {"zoom": 3}}}})
    assert state(page, figure) == {**before, "kept": {"f0": {"zoom": 3}}}


def test_a_widget_of_the_readers_own_keeps_its_own_values_only(page):
    messages = page.run('Model.of("export default { render() {} }").put("count", 1)')
    widget = shown(messages)["application/vnd.jupyter.widget-view+json"]["model_id"]
    before = state(page, widget)
    send(page, widget, {"method": "update", "state": {"count": 5, "_esm": "alert(1)", "other": 2}})
    assert state(page, widget) == {**before, "count": 5}


def test_a_message_that_is_too_large_is_refused_in_a_sentence(page):
    figure = model(page.run(LIVE))
    before = state(page, figure)
    send(page, figure, {"method": "update", "state": {"kept": {"f0": "x" * 5_000_000}}})
    assert refusal(page) == "A message of more than 4 MB was refused."
    assert state(page, figure) == before


@pytest.mark.parametrize(
    "content, words",
    [
        ({"do": "fly"}, 'message do = fly: "values" and "request" are known'),
        ({}, 'message do = null: "values" and "request" are known'),
        ({"do": "values"}, "values = null: an object is needed"),
        ({"do": "values", "values": 3}, "values = 3: an object is needed"),
        ({"do": "request"}, "id = null: a text of 1 to 100 characters is needed"),
    ],
)
def test_a_request_that_is_none_is_refused_in_a_sentence(page, content, words):
    figure = model(page.run(LIVE))
    send(page, figure, {"method": "custom", "content": content})
    assert refusal(page) == words


@pytest.mark.parametrize(
    "content, words",
    [
        ({}, "question = null: an object is needed"),
        ({"question": {"do": "cell"}}, "figure = null: a whole number is needed"),
        ({"question": {"do": "cell"}, "figure": "a"}, "figure = a: a whole number is needed"),
        ({"question": {"do": "cell"}, "figure": -1, "turn": 1}, "figure = -1: this output has the figures 0 to 0"),
        ({"question": {"do": "cell"}, "figure": 0}, "turn = null: a whole number is needed"),
        (
            {"question": {"do": "cell", "row": "x"}, "figure": 0, "turn": 1},
            "row = x: a whole number from 0 to 19 is needed",
        ),
    ],
)
def test_a_question_that_is_none_is_answered_by_a_sentence(page, content, words):
    figure = model(page.run("BoardGame.queen().grundy(20, 20)"))
    send(page, figure, {"method": "custom", "content": {"do": "request", "id": "q", **content}})
    sent = page.until(
        lambda m: m["msg_type"] == "comm_msg" and (m["content"]["data"].get("content") or {}).get("do") == "answer"
    )
    assert sent[-1]["content"]["data"]["content"]["error"] == words


def test_a_figure_that_the_page_closes_lets_its_state_go(page):
    page.run("import java.lang.ref.WeakReference; List<WeakReference<byte[]>> seen = new ArrayList<>();")
    page.run("""
record Large(byte[] bytes) implements Figure {
    public Component component() {
        return Component.of("large", "export function large() { return { update() {} }; }");
    }
    public Map<String, Object> state() { return Map.of("bytes", bytes); }
    public Still still() { return Figures.of("large").still(); }
    public String text() { return "large"; }
}""")
    body = "{ byte[] b = new byte[1000]; seen.add(new WeakReference<>(b)); return new Large(b); }"
    figure = model(page.run(f'live(whole("k", 0, 3), k -> {body})'))
    assert of(page.run("seen.size()"), "execute_result")[0]["content"]["data"]["text/plain"] == "1"
    page.send("comm_close", {"comm_id": figure, "data": {}})
    assert shown(page.run("System.gc(); seen.get(0).get() == null"))["text/plain"] == "true"
