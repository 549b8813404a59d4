"""A real kernel, spoken to as a page speaks to it."""

import json
import secrets
import sys
import time
from pathlib import Path

import psutil
from jupyter_client.manager import KernelManager

from support.waiting import PATIENCE, until

# A live figure of one number.
LIVE = 'live(whole("k", 0, 20).start(2), k -> "k is " + k)'


def write_kernelspec(data, name, *options):
    """The kernel of these tests by another name, its JVM with these options, in a folder for JUPYTER_PATH."""
    own = json.loads((Path(sys.prefix) / "share/jupyter/kernels/nimbook/kernel.json").read_text())
    # Of options that say the same, the JVM takes the last.
    at = own["argv"].index("-cp")
    own["argv"][at:at] = options
    folder = Path(data) / "kernels" / name
    folder.mkdir(parents=True)
    (folder / "kernel.json").write_text(json.dumps(own))


class Page:
    """What a page sees of the kernel: the messages of its cells and models."""

    def __init__(self, manager=None, **start):
        """@param manager of another kernel, which `start` says how to start, or of one that runs and stays"""
        self.manager = manager or KernelManager(kernel_name="nimbook")
        self.stays = self.manager.has_kernel
        if not self.stays:
            self.manager.start_kernel(**start)
        self.client = self.manager.client()
        # A kernel tells those that speak to it apart by this name.
        self.client.session.session = secrets.token_hex(16)
        self.client.start_channels()
        self.client.wait_for_ready(timeout=PATIENCE)

    def close(self):
        self.client.stop_channels()
        if not self.stays:
            self.manager.shutdown_kernel(now=True)

    def send(self, kind, content, metadata=None):
        message = self.client.session.msg(kind, content, metadata=metadata)
        self.client.shell_channel.send(message)
        return message["header"]["msg_id"]

    def until(self, fits):
        """Every message up to the first that fits."""
        seen, end = [], time.time() + PATIENCE
        while time.time() < end:
            message = self.client.get_iopub_msg(timeout=PATIENCE)
            seen.append(message)
            if fits(message):
                return seen
        raise AssertionError("the message did not come; seen: " + ", ".join(m["msg_type"] for m in seen))

    def start(self, code, cell=None):
        """Sends a cell; the id of its request."""
        return self.send(
            "execute_request",
            {"code": code, "silent": False, "store_history": True, "allow_stdin": False, "stop_on_error": True},
            {"cellId": cell} if cell else None,
        )

    def end(self, request):
        """Every message up to the end of the cell."""
        return self.until(
            lambda m: (
                m["msg_type"] == "status"
                and m["content"]["execution_state"] == "idle"
                and m["parent_header"].get("msg_id") == request
            )
        )

    def run(self, code, cell=None):
        return self.end(self.start(code, cell))

    def ran(self, code):
        """The same of a cell in which nothing may be wrong."""
        messages = self.run(code)
        assert not of(messages, "error"), (code, of(messages, "error")[0]["content"])
        return messages

    def stop(self):
        """What the stop button sends; returns when the kernel has read it."""
        self.client.control_channel.send(self.client.session.msg("interrupt_request", {}))
        self.client.get_control_msg(timeout=PATIENCE)

    def post(self, model, number, **values):
        """A control of a live figure moves."""
        self.send(
            "comm_msg",
            {
                "comm_id": model,
                "data": {
                    "method": "custom",
                    "content": {"do": "values", "client": "page", "n": number, "values": values},
                },
            },
        )

    def move(self, model, number, **values):
        """The same, and the state that answers it."""
        self.post(model, number, **values)
        return self.answer(number)

    def answer(self, number):
        def is_answer(m):
            return (
                m["msg_type"] == "comm_msg"
                and (m["content"]["data"].get("state", {}).get("result") or {}).get("seen", {}).get("page") == number
            )

        return self.until(is_answer)[-1]["content"]["data"]["state"]

    def cpu(self):
        """Seconds of processor time that the kernel's process has used."""
        times = psutil.Process(self.manager.provisioner.pid).cpu_times()
        return times.user + times.system

    def until_quiet(self):
        """Waits for a second in which the kernel takes less than a fifth of a core."""
        began, used = time.monotonic(), self.cpu()

        def quiet():
            nonlocal began, used
            if time.monotonic() - began < 1:
                return False
            before, (began, used) = used, (time.monotonic(), self.cpu())
            return used - before < 0.2

        until(quiet, "the kernel computes on")


def of(messages, kind):
    return [m for m in messages if m["msg_type"] == kind]


def shown(messages):
    return of(messages, "execute_result")[0]["content"]["data"]


def model(messages):
    return shown(messages)["application/vnd.jupyter.widget-view+json"]["model_id"]
