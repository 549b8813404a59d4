"""A kernel of its own for what is measured of kernels, started and asked by Jupyter's own client."""

import os
import subprocess
import time
from pathlib import Path

import psutil
from jupyter_client import BlockingKernelClient
from jupyter_client.connect import write_connection_file
from nimbook.launch import kernel, places
from nimbook_ports import KernelPorts

from bench.table import scratch

PATIENCE_S = 300


def command(*without: str) -> list[str]:
    """As the kernelspec starts a kernel, without some of its options."""
    java, jars, jar = os.environ["NIMBOOK_JAVA_HOME"] + "/bin/java", places.jars(), places.kernel_jar()
    options = [option for option in kernel.starting(java, jars, jar) if option not in without]
    return kernel.command(java, str(jars), str(jar), "{connection_file}", *options)


class Kernel:
    """Started when it is made, at `begun`; it ends when it is left.

    @param words its command, with {connection_file} in it
    """

    def __init__(self, words: list[str], folder: Path | None = None):
        self.place = scratch()
        connection = str(Path(self.place.name, "kernel.json"))
        write_connection_file(connection, **KernelPorts.instance().of_kernel())
        self.client = BlockingKernelClient(connection_file=connection)
        self.client.load_connection_file()
        self.begun = time.perf_counter()
        self.process = psutil.Popen(
            [part.replace("{connection_file}", connection) for part in words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
        )

    def __enter__(self):
        try:
            self.client.start_channels(hb=False)
            self.client.kernel_info(reply=True, timeout=PATIENCE_S)
        except BaseException:
            self.__exit__()
            raise
        return self

    def run(self, cell: str):
        reply = self.client.execute(cell, reply=True, timeout=PATIENCE_S)["content"]
        if reply["status"] != "ok":
            raise RuntimeError(f"{cell}: {reply}")

    def __exit__(self, *_):
        self.client.stop_channels()
        self.process.kill()
        self.process.wait()
        self.place.cleanup()
