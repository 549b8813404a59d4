"""What stands in JupyterLab's place for live figures: support/host.py."""

from tornado.websocket import WebSocketClosedError

from support.waiting import until


def test_a_page_that_is_left_does_not_end_what_the_others_hear(notebook, kernel, monkeypatch):
    page = notebook.open(["6 * 7"]).page
    before = set(kernel.pages)
    with page.context.new_page() as left:
        left.goto(kernel.url)
        until(lambda: kernel.pages - before, "the second page has no socket")
        [socket] = kernel.pages - before

        def refuse(*_, **__):
            raise WebSocketClosedError

        monkeypatch.setattr(socket, "write_message", refuse)
        assert notebook.run(0).cell(0).inner_text() == "42"
