"""Whether a request can leave a page: tried by a script in it, against a server that counts what arrives."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TRY = """async (url) => {
  const refused = [];
  document.addEventListener("securitypolicyviolation", (e) => refused.push(e.effectiveDirective));
  const add = (name, attributes) => {
    const element = Object.assign(document.createElement(name), attributes);
    document.body.append(element);
    return new Promise((resolve) => { element.onload = element.onerror = () => { element.remove(); resolve(); }; });
  };
  const answered = await fetch(url + "fetch").then(() => true, () => false);
  navigator.sendBeacon(url + "beacon");
  await Promise.all([add("img", { src: url + "img" }), add("script", { src: url + "script" }),
    add("link", { rel: "stylesheet", href: url + "style" })]);
  const frame = Object.assign(document.createElement("iframe"), { src: url + "frame" });
  document.body.append(frame);
  await new Promise((resolve) => {
    const look = () => refused.includes("frame-src") ? resolve() : requestAnimationFrame(look);
    look();
  });
  frame.remove();
  return { answered, refused: [...new Set(refused)].sort() };
}"""

REFUSED = ["connect-src", "frame-src", "img-src", "script-src-elem", "style-src-elem"]


class Counting(BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.arrived.append(self.path)
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()

    do_POST = do_GET

    def log_message(self, *_):
        pass


def assert_no_request_leaves(page):
    server = ThreadingHTTPServer(("127.0.0.1", 0), Counting)
    server.arrived = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        tried = page.evaluate(TRY, f"http://127.0.0.1:{server.server_address[1]}/")
        assert tried == {"answered": False, "refused": REFUSED}
        assert server.arrived == []
    finally:
        server.shutdown()
        server.server_close()
