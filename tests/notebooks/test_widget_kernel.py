"""Live figures in the real kernel, spoken to as a page speaks: models, values, questions, a reload, a cell that runs
again, the stop button.
"""

import pytest

from support.kernel import LIVE, model, of, shown

WEIGHT = 10


def test_a_live_figure_has_every_face(page):
    messages = page.run(LIVE)
    data = shown(messages)
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"}
    # Words stay words where no script runs; GitHub leaves out an SVG that is embedded as data.
    assert ">k is 2</pre>" in data["text/html"] and "data:image/svg" not in data["text/html"]
    assert data["text/plain"] == "k = 2\nk is 2"
    opened = of(messages, "comm_open")[0]
    assert opened["content"]["target_name"] == "jupyter.widget" and opened["metadata"]["version"] == "2.1.0"
    assert opened["content"]["data"]["state"]["values"] == {"k": 2}


def test_a_moved_control_brings_the_new_picture(page):
    state = page.move(model(page.run(LIVE)), 1, k=7)
    assert state["values"] == {"k": 7} and state["result"]["error"] is None
    assert state["figures"]["list"][0]["state"]["text"] == "k is 7"


def test_a_value_outside_is_refused_in_the_figure(page):
    assert page.move(model(page.run(LIVE)), 1, k=21)["result"]["error"] == "k = 21: a whole number from 0 to 20"


def test_binary_state_travels_in_buffers(page):
    messages = page.run("BoardGame.queen().grundy(20, 20)")
    opened = of(messages, "comm_open")[0]
    assert len(opened["buffers"]) == len(opened["content"]["data"]["buffer_paths"]) > 0
    assert opened["content"]["data"]["buffer_paths"][0][:2] == ["figures", "list"]


def test_a_reloaded_page_gets_every_model_back(page):
    kept = model(page.run(LIVE, "cell-reload"))
    page.move(kept, 1, k=9)
    page.send("comm_open", {"comm_id": "control", "target_name": "jupyter.widget.control", "data": {}})
    page.send("comm_msg", {"comm_id": "control", "data": {"method": "request_states"}})
    reply = page.until(lambda m: m["msg_type"] == "comm_msg" and m["content"]["data"]["method"] == "update_states")[-1][
        "content"
    ]["data"]
    state = reply["states"][kept]
    assert state["model_name"] == "AnyModel" and state["state"]["values"] == {"k": 9}


def test_a_model_that_is_requested_by_itself_answers(page):
    """A page asks so when the control channel is silent for four seconds; it waits for its request as the parent."""
    kept = model(page.run(LIVE))
    request = page.send("comm_msg", {"comm_id": kept, "data": {"method": "request_state"}})
    reply = page.until(lambda m: m["msg_type"] == "comm_msg" and m["content"]["comm_id"] == kept)[-1]
    assert reply["parent_header"]["msg_id"] == request
    assert reply["content"]["data"]["method"] == "update"
    assert reply["content"]["data"]["state"]["values"] == {"k": 2}
    # What a cell sends has the cell as its parent again.
    cell = page.start('IntParameter after = whole("after", 0, 9); after')
    assert page.until(lambda m: m["msg_type"] == "execute_result")[-1]["parent_header"]["msg_id"] == cell


def test_a_cell_that_runs_again_closes_its_old_models(page):
    first = model(page.run(LIVE, "cell-again"))
    other = model(page.run(LIVE, "cell-other"))
    again = page.run(LIVE, "cell-again")
    assert [m["content"]["comm_id"] for m in of(again, "comm_close")] == [first]
    assert page.move(other, 1, k=3)["values"] == {"k": 3}


def test_a_parameter_set_in_a_cell_moves_its_figures(page):
    page.run('IntParameter here = whole("here", 0, 9)')
    opened = model(page.run('live(here, v -> "v " + v)'))
    page.start("here.set(4)")

    def has_picture(m):
        return m["msg_type"] == "comm_msg" and "figures" in m["content"]["data"]["state"]

    messages = page.until(has_picture)
    updates = [m["content"]["data"]["state"] for m in of(messages, "comm_msg") if m["content"]["comm_id"] == opened]
    assert updates[0] == {"values": {"here": 4}}
    assert updates[-1]["figures"]["list"][0]["state"]["text"] == "v 4"


def test_the_stop_button_ends_a_computation_and_the_next_cell_works(page):
    request = page.start(
        'System.out.println("at work"); for (int i = 0; i < 1_000_000; i++) BoardGame.queen().grundy(400, 400);'
    )
    page.until(lambda m: m["msg_type"] == "stream")
    page.stop()
    messages = page.end(request)
    lines = "\n".join(of(messages, "error")[0]["content"]["traceback"]).splitlines()
    assert "Evaluation interrupted." in lines[-1] and len(lines) <= 3
    assert shown(page.run("6 * 7"))["text/plain"] == "42"


@pytest.mark.parametrize(
    "code, words",
    [("new int[] {1, 2, 3}", "[1, 2, 3]"), ("List.of(Position.of(1, 2), Position.of(3, 4))", "[(1, 2), (3, 4)]")],
)
def test_values_in_words(page, code, words):
    assert shown(page.run(code)) == {"text/plain": words}


def test_a_long_number_opens(page):
    # 10^3000 has 3001 digits: 1 and 3000 zeros.
    faces = shown(page.run("BigInteger.TEN.pow(3000)"))
    assert faces["text/plain"] == "1" + 39 * "0" + " … " + 40 * "0" + " (3001 digits)"
    assert "<summary>" + faces["text/plain"] in faces["text/html"] and ">1" + 3000 * "0" + "<" in faces["text/html"]
