"""A folder behind a web server that does nothing but send files, and how much it has sent."""

import functools
import http.server
import threading


class _Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def copyfile(self, source, outputfile):
        data = source.read()
        self.server.sent[self.path] = len(data)
        outputfile.write(data)

    def end_headers(self):
        # What a page fetched in one test is fetched again in the next.
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


class Served:
    def __init__(self, folder):
        handler = functools.partial(_Files, directory=folder)
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        # The bytes of each file, by its address.
        self.sent = self._server.sent = {}
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()
