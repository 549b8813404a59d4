"""What is done alike in browsers that Playwright does not drive: support/firefox.py and support/webkit.py."""

import secrets

from support import waiting


def until(browser, expression):
    """Its value, once that is not false or nothing."""
    return waiting.until(lambda: browser.evaluate(expression), expression)


def press(browser, key):
    actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
    browser.act({"type": "key", "id": "keys", "actions": actions})


def open_notebook(browser, server, name):
    """A notebook of the server (support/jupyter.py) in JupyterLab, with its kernel."""
    browser.open(f"{server.url}/lab/workspaces/w{secrets.token_hex(4)}/tree/{name}?token={server.token}")
    until(browser, "Boolean(document.querySelector('.jp-Notebook .jp-Cell'))")
    # Firefox without a window gets no focus, and JupyterLab then has no current notebook.
    browser.evaluate(
        "void [...window.jupyterapp.shell.widgets('main')][0].node.dispatchEvent(new FocusEvent('focus')) ?? true"
    )
    until(browser, "Boolean(window.jupyterapp?.shell.currentWidget?.context?.isReady)")
    server.until_connected(name)
