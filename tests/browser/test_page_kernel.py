"""JupyterLab in the browser for a library without games: the example of lib/java-in-page/README.md.
Its kernel passes Jupyter's own tests of kernels, too.

Served by a plain web server, with every request recorded. The library is compiled here, a minute of processor.
"""

import json
import subprocess
from queue import Empty

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.session import Session, extract_dates
from nimbook.book import site

from support import kernelsuite
from support.pagejava import JAVA, compiler, library
from support.served import Served
from support.waiting import PATIENCE, until

WEIGHT = 150
pytestmark = pytest.mark.all

LENGTH = """
package units;

/** A length in metres. */
public record Length(double metres) {
    /** A length of feet; a foot has 0.3048 m since 1959. */
    public static Length feet(double feet) { return new Length(feet * 0.3048); }
    /** The sum. */
    public Length plus(Length other) { return new Length(metres + other.metres); }
}
"""

# The kernel runs cells as JupyterLab lets it: what a cell outputs, as texts.
RUN = """async ([code, stop]) => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.sessionContext.ready;
  const kernel = panel.sessionContext.session.kernel;
  const all = [];
  const run = kernel.requestExecute({ code });
  run.onIOPub = ({ header, content }) => {
    if (header.msg_type === "execute_result") all.push(content.data["text/plain"]);
    if (header.msg_type === "stream") all.push(content.text);
    if (stop && header.msg_type === "execute_input") kernel.interrupt();
    if (header.msg_type === "error") all.push(content.ename + ": " + content.traceback[0]);
  };
  await run.done;
  return all;
}"""

COMPLETE = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const { content } = await kernel.requestComplete({ code, cursor_pos: code.length });
  return content.metadata._jupyter_types_experimental.map((item) => item.text + item.signature);
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """The address of a site whose one notebook is empty."""
    folder = tmp_path_factory.mktemp("units")
    (folder / "Length.java").write_text(LENGTH, "utf-8")
    (folder / "units.txt").write_text("units.*\n", "utf-8")
    classes = folder / "made"
    subprocess.run(
        [JAVA.with_name("javac"), "--release", "17", "-parameters", "-d", classes, folder / "Length.java"], check=True
    )
    library(folder, folder / "units.txt", classes=classes)
    compiler()
    spec = {"name": "java", "display_name": "Java", "language": "java"}
    notebook = {"cells": [], "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}
    (folder / "notebooks").mkdir()
    (folder / "notebooks/lengths.ipynb").write_text(json.dumps(notebook), "utf-8")
    target = folder / "site"
    options = ["--library", folder, "--import", "units.*", "--notebooks", folder / "notebooks", "--to", target]
    assert site.main([str(option) for option in options]) == 0
    settings = target / "jupyter-lite.json"
    changed = json.loads(settings.read_text())
    changed["jupyter-config-data"]["exposeAppInBrowser"] = True
    settings.write_text(json.dumps(changed))
    server = Served(target)
    yield server.url
    server.close()


@pytest.fixture(scope="module")
def lab(browser, served):
    context = browser.new_context()
    page = context.new_page()
    page.requested = []
    page.on("request", lambda request: page.requested.append(request.url))
    page.goto(f"{served}/lab/index.html?path=lengths.ipynb")
    page.wait_for_selector(".jp-Notebook")
    yield page
    context.close()


def test_cells_are_compiled_run_stopped_and_completed(lab, served):
    def run(code, stop=False):
        return lab.evaluate(RUN, [code, stop])

    assert run("var total = Length.feet(1000);\ntotal.plus(new Length(0.2))") == ["Length[metres=305.0]"]
    assert run('System.out.println("printed");') == ["printed\n"]
    assert run("Length wrong = 3;") == [
        "Does not compile: line 1, column 16: incompatible types: int cannot be converted to Length\n"
        "    Length wrong = 3;\n"
        "                   ^"
    ]
    assert run('throw new IllegalStateException("no")') == [
        "java.lang.IllegalStateException: java.lang.IllegalStateException: no"
    ]
    assert run("total = null; while (true) {}", stop=True) == ["Stopped: stopped"]
    assert run("total") == ["Length[metres=304.8]"], "values are those before the cell that was stopped"
    assert lab.evaluate(COMPLETE, "total.pl") == ["plus(Length other) : Length"]
    assert [url for url in lab.requested if not url.startswith((served, "blob:", "data:"))] == []


# Jupyter's messages go to the kernel and come from it through JupyterLab's own connection, whose session is reported.
CONNECT = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.sessionContext.ready;
  const { kernel } = panel.sessionContext.session;
  await kernel.info;
  const sent = new Set();
  window.received = [];
  kernel.anyMessage.connect((sender, { msg, direction }) => {
    if (direction === "recv" && sent.has(msg.parent_header.msg_id)) received.push(msg);
  });
  window.send = (message) => {
    sent.add(message.header.msg_id);
    kernel.sendShellMessage({ ...message, buffers: [], channel: "shell" });
  };
  return kernel.clientId;
}"""

TAKE = """(name) => {
  const at = received.findIndex((message) => message.channel === name);
  return at < 0 ? null : received.splice(at, 1)[0];
}"""


class Channel:
    """A channel of a kernel in a page."""

    def __init__(self, page, name):
        self.page, self.name = page, name

    def send(self, message):
        self.page.evaluate("message => send(message)", json.loads(json.dumps(message, default=str)))

    def get_msg(self, timeout=PATIENCE):
        def first():
            return self.page.evaluate(TAKE, self.name)

        try:
            message = extract_dates(until(first, seconds=timeout))
        except AssertionError:
            raise Empty from None
        return {"msg_type": message["header"]["msg_type"], **message}


class Client(BlockingKernelClient):
    """Jupyter's client, for a kernel in a page."""

    def __init__(self, page):
        super().__init__(session=Session(session=page.evaluate(CONNECT)))
        self._shell_channel, self._iopub_channel = Channel(page, "shell"), Channel(page, "iopub")

    def get_shell_msg(self, timeout=None):
        return self.shell_channel.get_msg(timeout or PATIENCE)


@pytest.fixture(scope="module")
def client(lab):
    return Client(lab)


class TestSuite(kernelsuite.KernelSuite):
    """Three of the twelve are not for it: it pages nothing, takes back no output, shows but a cell's last value."""

    language_name = "java"
    completion_samples = [
        {"text": "Length.fee", "matches": {"feet"}},
        {"text": '"abc".subst', "matches": {"substring"}},
        {"text": "Lengthh", "matches": set()},
    ]
    code_inspect_sample = "Length.feet(1)"

    @classmethod
    def setUpClass(cls):
        """The kernel is the page's: see `connected`."""

    @classmethod
    def tearDownClass(cls):
        """It ends with its page."""

    @pytest.fixture(autouse=True)
    def connected(self, client):
        type(self).kc = client
