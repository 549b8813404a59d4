"""An extension of Jupyter's server: writes down when messages of widgets pass it, each as a line of the file that
NIMBOOK_HOPS names: the direction, and nanoseconds of the machine's clock.
"""

import os
import time

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection as Connection

MESSAGE = b'"comm_msg"'


def _load_jupyter_server_extension(_):
    log = open(os.environ["NIMBOOK_HOPS"], "a", buffering=1)
    from_page, from_kernel = Connection.handle_incoming_message, Connection.handle_outgoing_message

    def note(kind: str):
        log.write(f"{kind} {time.time_ns()}\n")

    def incoming(self, message):
        if MESSAGE in message:
            note("from page")
        from_page(self, message)

    def outgoing(self, stream, message):
        if any(MESSAGE in bytes(part[:1000]) for part in message):
            note("from kernel")
        from_kernel(self, stream, message)

    Connection.handle_incoming_message, Connection.handle_outgoing_message = incoming, outgoing
