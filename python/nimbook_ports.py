"""Ports for kernels. A kernel binds its ports a second after they were chosen, and cannot start when one has gone to
another program meanwhile: Jupyter chooses among those that the system hands out to everyone, and starts a kernel
that has ended for it with the same again.
"""

import random
import socket

from jupyter_client.connect import LocalPortCache

CHANNELS = ("shell", "iopub", "stdin", "hb", "control")
# What no system hands out by itself: Linux begins at 32768, macOS and Windows at 49152.
FIRST, LAST = 10_000, 32_767
# So often in vain, and there is none for that address; Jupyter's own way says why.
TRIES = 1_000


class KernelPorts(LocalPortCache):
    """Once `instance()` was called, the kernel managers of this process choose theirs here. Two processes that do so
    never choose the same: each keeps a UDP socket of the same number, which no kernel needs, until its kernel ends.
    """

    def __init__(self, **options):
        super().__init__(**options)
        self._kept = {}

    def find_available_port(self, ip: str) -> int:
        for _ in range(TRIES):
            port = random.randint(FIRST, LAST)
            kept = socket.socket(type=socket.SOCK_DGRAM)
            try:
                kept.bind((ip, port))
                with socket.socket() as probe:
                    probe.bind((ip, port))
            except OSError:
                kept.close()
                continue
            self._kept[port] = kept
            self.currently_used_ports.add(port)
            return port
        return super().find_available_port(ip)

    def return_port(self, port: int):
        super().return_port(port)
        if kept := self._kept.pop(port, None):
            kept.close()

    def of_kernel(self, ip: str = "127.0.0.1") -> dict[str, int]:
        """One for each channel, as they are called in a connection file."""
        return {f"{channel}_port": self.find_available_port(ip) for channel in CHANNELS}
