"""A kernel in a blank page: what JupyterLab does for live figures, and nothing else. One kernel of a worker answers all
pages; each is a notebook of its own.
"""

import asyncio
import contextlib
import json
import threading
from pathlib import Path

import tornado.httpserver
import tornado.netutil
import tornado.web
import tornado.websocket
from jupyter_client.manager import KernelManager
from playwright.sync_api import expect
from zmq.eventloop.zmqstream import ZMQStream

from support.places import BUILD, ROOT
from support.waiting import PATIENCE

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<style>body { margin: 8px; font: 13px/1.4 sans-serif; } .cell { margin-bottom: 16px; }</style>
<script type="importmap">{"imports": {"nimbook-widget/": "/widget/"}}</script></head>
<body data-jp-theme-light="true"><script type="module">import { Notebook } from "/host.js";
window.notebook = new Notebook(document.body);</script></body></html>"""
SCRIPTS = {
    "host.js": ROOT / "tests/support/host.js",
    "widgets.js": ROOT / "lib/java-in-page/kernel/src/main/front/widgets.js",
}
# What these import, as it is in the source.
SCRIPTS |= {f"widget/{name}": ROOT / "lib/widget/src/main/front" / name for name in ("packed.js", "pagemodel.js")}


class _Script(tornado.web.RequestHandler):
    def get(self, name):
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.write(SCRIPTS[name].read_text(encoding="utf-8"))


class _Document(tornado.web.RequestHandler):
    def get(self):
        self.write(PAGE)


class _Socket(tornado.websocket.WebSocketHandler):
    """A page's messages: the head as text, then its binary values."""

    def open(self):
        self.kernel, self.head, self.buffers = self.settings["kernel"], None, []
        self.kernel.pages.add(self)

    def on_close(self):
        self.kernel.pages.discard(self)

    def on_message(self, message):
        if self.head is None:
            self.head, self.buffers = json.loads(message), []
        else:
            self.buffers.append(message)
        if len(self.buffers) == self.head["buffers"]:
            self.kernel.send(self.head, self.buffers)
            self.head = None

    def tell(self, head: str, buffers: list[bytes]):
        # A page that is being left is still listed; an error here, and the kernel's stream is not read any more.
        with contextlib.suppress(tornado.websocket.WebSocketClosedError):
            self.write_message(head)
            for buffer in buffers:
                self.write_message(buffer, binary=True)


class Kernel:
    """A kernel, and the address of the pages that speak with it."""

    def __init__(self, folder: Path):
        """@param folder where it writes files"""
        self.pages: set[_Socket] = set()
        self.folder = folder
        self.manager = KernelManager(kernel_name="nimbook")
        self.manager.start_kernel(cwd=str(folder))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the kernel does not answer"

    def _run(self):
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.run_forever()

    async def _serve(self):
        scripts = "|".join(SCRIPTS)
        app = tornado.web.Application(
            [("/", _Document), (f"/({scripts})", _Script), ("/kernel", _Socket)],
            kernel=self,
            websocket_max_message_size=1 << 28,
        )
        [socket] = tornado.netutil.bind_sockets(0, "127.0.0.1")
        tornado.httpserver.HTTPServer(app).add_sockets([socket])
        self.url = f"http://127.0.0.1:{socket.getsockname()[1]}/"
        self.streams = {
            name: ZMQStream(getattr(self.manager, f"connect_{name}")()) for name in ("shell", "control", "iopub")
        }
        for name, stream in self.streams.items():
            stream.on_recv(lambda parts, name=name: self._received(name, parts))
        # What a kernel publishes before this socket has reached it is lost; its answer to a question shows that it has.
        while not self._ready.is_set():
            self.send({"channel": "shell", "type": "kernel_info_request", "id": "", "content": {}}, [])
            await asyncio.sleep(0.1)

    def send(self, head, buffers):
        session = self.manager.session
        message = session.msg(head["type"], head["content"], metadata=head.get("metadata"))
        if head["id"]:
            message["header"]["msg_id"] = message["msg_id"] = head["id"]
        session.send(self.streams[head["channel"]], message, buffers=buffers)

    def _received(self, channel, parts):
        session = self.manager.session
        message = session.deserialize(session.feed_identities(parts)[1], content=True)
        if channel == "iopub":
            self._ready.set()
        head = {
            "channel": channel,
            "type": message["msg_type"],
            "parent": message["parent_header"].get("msg_id"),
            "content": message["content"],
            "metadata": message["metadata"],
            "buffers": len(message["buffers"]),
        }
        text, buffers = json.dumps(head, default=str), [bytes(buffer) for buffer in message["buffers"]]
        for page in self.pages:
            page.tell(text, buffers)

    def close(self):
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self.manager.shutdown_kernel(now=True)


class Notebook:
    """Cells and what they show, in a page on a kernel; errors of the page and requests elsewhere are written down."""

    def __init__(self, browser, kernel: Kernel):
        self.kernel = kernel
        # What glides away would be read with what has come.
        self.context = browser.new_context(viewport={"width": 1300, "height": 900}, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda e: self.errors.append(f"{e} {(e.stack or '')[:600]}"))
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        own = (kernel.url, kernel.url.replace("http", "ws"), "data:", "blob:")
        self.page.on("request", lambda r: None if r.url.startswith(own) else self.errors.append("request to " + r.url))

    def open(self, cells: list[str]) -> "Notebook":
        """A new page of these cells; one that begins with "#" is prose. The models of the page before are closed."""
        self.leave()
        self.page.goto(self.kernel.url)
        self.page.wait_for_function("window.notebook !== undefined")
        self.page.evaluate("cells => notebook.open(cells)", cells)
        return self

    def leave(self):
        if self.page.url.startswith(self.kernel.url):
            self.page.evaluate("() => notebook.close()")

    def run(self, number: int) -> "Notebook":
        """Runs one cell and returns when it is done, and what it shows is drawn."""
        self.page.evaluate("([n, ms]) => notebook.run(n, ms)", [number, 1000 * PATIENCE])
        return self

    def run_all(self) -> "Notebook":
        self.page.evaluate("ms => notebook.runAll(ms)", 1000 * PATIENCE)
        return self

    def write(self, number: int, code: str):
        """Other code into a cell."""
        self.page.evaluate("([n, code]) => { notebook.cells[n].code = code; }", [number, code])

    def settle(self, stage):
        """Waits until this stage's newest values have been answered."""
        self.page.wait_for_function("el => el.dataset.pending === 'false'", arg=stage.element_handle())

    def cell(self, number: int):
        return self.page.locator(f"[data-cell='{number}']")

    def figure(self, number: int):
        """The live figure that this cell shows; waits for it, and scrolls to it."""
        stage = self.cell(number).locator(".nb-stage").first
        expect(stage).to_be_visible()
        stage.scroll_into_view_if_needed()
        return stage

    def picture(self, name: str):
        """A screenshot in build/pictures, to look at."""
        path = BUILD / "pictures" / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)

    def check(self):
        """Each error fails one test of those that share this page."""
        errors = self.errors[:]
        self.errors.clear()
        assert errors == [], "errors in the page:\n" + json.dumps(errors, indent=1)

    def close(self):
        self.leave()
        self.context.close()
