"""Real JupyterLab on a copy of the notebooks, driven in a real browser; and what a test asks of an open notebook."""

import contextlib
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from urllib.parse import urlparse

import nbformat
from nimbook_ports import KernelPorts
from playwright.sync_api import Page, expect

from support.notebook import JAVA, normal
from support.places import BUILD, notebooks
from support.waiting import PATIENCE, until

# Milliseconds: JupyterLab on its way to a notebook whose kernel runs.
LOADED = 1000 * PATIENCE

# Not ours, and harmless: the file browser asks for a file before it is there; a closing page breaks its sockets.
# The manager of widgets asks a notebook that was opened without a kernel for that kernel. The server answers a list of
# kernels with an error while one of them is being started, and JupyterLab asks again.
HARMLESS = re.compile(
    r"reading 'kernel'\).*jupyterlab-manager|favicon|WebSocket connection to .* failed|/api/kernels/[^ ]*channels"
    r"|status of 500 .*/api/kernels\?"
)


def until_answered(process, url, token, log):
    """Waits for the server that a process is to become. @param log a function: what it has said"""

    def answers():
        assert process.poll() is None, "JupyterLab did not start:\n" + log()
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/api/status?token={token}", timeout=PATIENCE):
            return True

    until(answers, lambda: "JupyterLab does not answer:\n" + log(), 2 * PATIENCE)


def free_port() -> int:
    """For a server: stays free until it is started."""
    return KernelPorts.instance().find_available_port("127.0.0.1")


class Server:
    """JupyterLab from the environment that ./lab build made, with settings, data and files of its own in `folder`."""

    def __init__(self, folder: Path, app: str = "lab"):
        self.files = folder / "notebooks"
        self.files.mkdir()
        for path in notebooks():
            shutil.copy(path, self.files)
        self.token = secrets.token_hex(16)
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        own = {f"JUPYTER_{kind}_DIR": str(folder / kind.lower()) for kind in ("CONFIG", "DATA", "RUNTIME")}
        # Else each page that is loaded asks whether JupyterLab must be built: a third of a second in Node.
        (folder / "config/labconfig").mkdir(parents=True)
        (folder / "config/labconfig/page_config.json").write_text('{"buildCheck": false}')
        own |= {
            "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
        }
        self.environment = {**os.environ, **own, "JUPYTER_PREFER_ENV_PATH": "1"}
        self.log = (folder / "server.log").open("w")
        self.process = subprocess.Popen(
            [
                str(Path(sys.executable).parent / "jupyter"),
                app,
                "--no-browser",
                "--allow-root",
                "--ip=127.0.0.1",
                f"--port={port}",
                "--ServerApp.port_retries=0",
                f"--IdentityProvider.token={self.token}",
                f"--ServerApp.root_dir={self.files}",
                "--LabApp.expose_app_in_browser=True",
            ],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=subprocess.STDOUT,
        )
        self._wait()

    def _wait(self):
        try:
            until_answered(self.process, self.url, self.token, lambda: Path(self.log.name).read_text()[-2000:])
        except AssertionError:
            self.close()
            raise

    def write(self, name: str, cells: list[str], metadata: dict = JAVA) -> str:
        """A notebook of these cells among the server's files; a cell that begins with "#" is prose."""

        def make(text):
            return nbformat.v4.new_markdown_cell(text) if text.startswith("#") else nbformat.v4.new_code_cell(text)

        book = nbformat.v4.new_notebook(cells=[make(text) for text in cells], metadata=metadata)
        nbformat.write(book, self.files / name)
        return name

    def trust(self, name: str):
        subprocess.run(
            [str(Path(sys.executable).parent / "jupyter"), "trust", name],
            cwd=self.files,
            env=self.environment,
            check=True,
            capture_output=True,
        )

    def end_kernels(self):
        """Ends every kernel: each takes a third of a gigabyte."""
        for kernel in json.load(urllib.request.urlopen(f"{self.url}/api/kernels?token={self.token}", timeout=PATIENCE)):
            request = urllib.request.Request(
                f"{self.url}/api/kernels/{kernel['id']}?token={self.token}", method="DELETE"
            )
            urllib.request.urlopen(request, timeout=PATIENCE).close()

    def until_connected(self, name: str):
        """Waits until this notebook's kernel is idle and a page is connected to it: a cell that runs before is lost
        without a word.
        """

        def is_connected():
            sessions = json.load(
                urllib.request.urlopen(f"{self.url}/api/sessions?token={self.token}", timeout=PATIENCE)
            )
            return any(
                s["path"] == name and s["kernel"]["execution_state"] == "idle" and s["kernel"]["connections"] > 0
                for s in sessions
            )

        until(is_connected, f"no page is connected to the kernel of {name}")

    def read_saved(self, name: str):
        return nbformat.read(self.files / name, as_version=4)

    def store(self, source: str, name: str, **metadata) -> str:
        """A saved notebook as ./lab store leaves it: the outputs' pictures and pages, no models."""
        stored = normal(self.read_saved(source))
        stored.metadata.update(metadata)
        nbformat.write(stored, self.files / name)
        return name

    def close(self):
        if self.process.poll() is None:
            try:
                request = urllib.request.Request(f"{self.url}/api/shutdown?token={self.token}", method="POST")
                urllib.request.urlopen(request, timeout=PATIENCE).close()
                self.process.wait(20)
            except (OSError, subprocess.TimeoutExpired):
                self.process.kill()
        self.log.close()


class Window:
    """A browser page whose errors and requests are written down. `page` is Playwright's own."""

    def __init__(self, page: Page, server: Server):
        self.page, self.server = page, server
        self.errors: list[str] = []
        self.outside: list[str] = []
        page.on("pageerror", lambda e: self._problem(f"page: {e} {(e.stack or '')[:600]}"))
        page.on("console", self._console)
        page.context.on("request", self._request)

    def _console(self, message):
        if message.type == "error":
            where = (message.location or {}).get("url", "")
            self._problem(f"{message.text} ({where})")

    def _problem(self, text):
        if not HARMLESS.search(" ".join(text.split())):
            self.errors.append(text)

    def _request(self, request):
        place = urlparse(request.url)
        if place.scheme in ("http", "https", "ws", "wss") and place.hostname not in ("127.0.0.1", "localhost"):
            self.outside.append(request.url)

    def open(self, name: str) -> "Window":
        """The notebook alone in a fresh workspace; returns when its cells are there."""
        self.name = name
        # A workspace of its own, so that a reload finds the same notebook and no test sees another's windows.
        self.workspace = f"w{secrets.token_hex(4)}"
        self.page.goto(f"{self.server.url}/lab/workspaces/{self.workspace}/tree/{name}?token={self.server.token}")
        return self.ready()

    def start(self) -> "Window":
        """JupyterLab in a fresh workspace, without a notebook."""
        self.workspace = f"w{secrets.token_hex(4)}"
        self.page.goto(f"{self.server.url}/lab/workspaces/{self.workspace}?token={self.server.token}")
        self.page.wait_for_function("() => window.jupyterapp")
        self.page.evaluate("() => window.jupyterapp.restored.then(() => null)")
        return self

    def change(self, name: str, kernel: bool = True) -> "Window":
        """This notebook, with or without a kernel, in place of those that are open: to load JupyterLab anew takes
        four seconds of processor.
        """
        self.close_notebooks()
        self.rest_pointer()
        self.page.evaluate(
            "([path, shouldStart]) => { window.jupyterapp.commands.execute('docmanager:open', { path, "
            "kernelPreference: { shouldStart, autoStartDefault: shouldStart } }); }",
            [name, kernel],
        )
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=LOADED)
        return self.ready() if kernel else self

    def rest_pointer(self):
        """A figure that comes to lie under the pointer starts its Java."""
        self.page.mouse.move(0, 0)

    def close_notebooks(self):
        """Without a word of what was not saved; their kernels end."""
        self.page.evaluate("() => [...window.jupyterapp.shell.widgets('main')].forEach(each => each.dispose())")
        self.server.end_kernels()

    def leave(self, name: str, cells: list[str], figure: int) -> str:
        """Runs a new notebook of these cells until this cell's figure is there; saved and closed."""
        self.change(self.server.write(name, cells)).run_all()
        self.figure(figure)
        self.save()
        self.close_notebooks()
        return name

    def ready(self) -> "Window":
        """Waits until the notebook is shown and its kernel answers."""
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=LOADED)
        self.page.wait_for_function(
            "() => window.jupyterapp && window.jupyterapp.shell.currentWidget?.context?.isReady", timeout=LOADED
        )
        self.page.wait_for_function(
            "() => { const k = window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel; "
            "return k && k.connectionStatus === 'connected'; }",
            timeout=LOADED,
        )
        return self

    def reload(self) -> "Window":
        self.rest_pointer()
        self.page.reload()
        return self.ready()

    def command(self, name: str, **arguments):
        """One of JupyterLab's own commands, as its menus run them."""
        self.page.evaluate("([name, args]) => { window.jupyterapp.commands.execute(name, args); }", [name, arguments])

    def run_all(self) -> "Window":
        """Runs every cell and returns when the last one is done."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => null)")
        self.page.wait_for_function(
            """() => window.jupyterapp.shell.currentWidget.content.widgets.every(
                cell => cell.model.type !== 'code' || !cell.model.sharedModel.source.trim()
                || (cell.model.executionCount !== null && !cell.promptNode?.textContent.includes('*')))""",
            timeout=LOADED,
        )
        return self

    def run(self, number: int) -> "Window":
        """Runs one cell and returns when it is done."""
        self.cell(number)
        self.page.evaluate(
            "() => { window.ran = false; window.jupyterapp.commands.execute('notebook:run-cell').finally(() => { "
            "window.ran = true; }); }"
        )
        self.page.wait_for_function("() => window.ran", timeout=LOADED)
        return self

    def write(self, number: int, code: str):
        """Other code into a cell."""
        self.page.evaluate(
            "([n, code]) => window.jupyterapp.shell.currentWidget.content.widgets[n].model.sharedModel.setSource(code)",
            [number, code],
        )

    def settle(self, stage):
        """Waits until this stage's newest values have been answered."""
        self.page.wait_for_function("el => el.dataset.pending === 'false'", arg=stage.element_handle())

    def save(self):
        self.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")

    def cell(self, number: int):
        """The n-th cell, prose included, scrolled into view: JupyterLab only builds what can be seen."""
        self.page.evaluate(
            "n => { const book = window.jupyterapp.shell.currentWidget.content; book.activeCellIndex = n; "
            "return book.scrollToItem(n); }",
            number,
        )
        cell = self.page.locator(f'.jp-Notebook .jp-Cell[data-windowed-list-index="{number}"]')
        cell.scroll_into_view_if_needed()
        return cell

    def figure(self, number: int):
        """The live figure that this cell shows; waits for it."""
        stage = self.cell(number).locator(".nb-stage").first
        expect(stage).to_be_visible()
        return stage

    def picture(self, name: str) -> Path:
        """A screenshot in build/pictures, to look at."""
        path = BUILD / "pictures" / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)
        return path

    def check(self):
        """Each error fails one test of those that share this window."""
        outside, errors = self.outside[:], self.errors[:]
        self.outside.clear()
        self.errors.clear()
        assert outside == [], f"requests that leave the machine: {outside}"
        assert errors == [], "errors in the console:\n" + json.dumps(errors, indent=1)
