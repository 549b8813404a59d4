"""The book on paper: Chromium prints all chapters as one PDF, with bookmarks, links, and page numbers in its table of
contents.
"""

import base64
import tempfile
from pathlib import Path

from pypdf import PdfReader

from nimbook.book.devtools import Browser, Tab

FOOT = (
    "<div style=\"width: 100%; font: 8pt Georgia, 'DejaVu Serif', serif; color: #666; text-align: center\">"
    '<span class="pageNumber"></span></div>'
)
INCH = 25.4
SHEET = {
    "paperWidth": 210 / INCH,
    "paperHeight": 297 / INCH,
    "marginTop": 20 / INCH,
    "marginBottom": 20 / INCH,
    "marginLeft": 18 / INCH,
    "marginRight": 18 / INCH,
    "printBackground": True,
    "generateTaggedPDF": True,
    "generateDocumentOutline": True,
    "displayHeaderFooter": True,
    "headerTemplate": "<span></span>",
    "footerTemplate": FOOT,
}
PATIENCE = 900  # seconds: all chapters together are some hundred pages
NO_LIMIT = {"downloadThroughput": -1, "uploadThroughput": -1}
READY = """url => new Promise((done, failed) => {
  const begun = performance.now();
  (function look() {
    if (location.href === url && document.readyState === "complete" && window.nimbookReady) done(true);
    else if (performance.now() - begun > 100000) failed(new Error("the document is not ready after 100 s"));
    else setTimeout(look, 50);
  })();
})"""


def page_numbers(path: Path) -> dict[str, int]:
    """Anchor → page, counted from 1, of everything that a link in the document leads to."""
    reader = PdfReader(path)
    numbers = {}
    for name, destination in reader.named_destinations.items():
        number = reader.get_destination_page_number(destination)
        if number is not None and number >= 0:
            numbers[name.removeprefix("/")] = number + 1
    return numbers


def print_book(chromium: str, document: Path, write, target: Path) -> int:
    """Prints `document` twice: page numbers are known when it was printed once, and `write(numbers)` puts them in.
    Returns how many pages it has.
    """
    with tempfile.TemporaryDirectory(prefix="nimbook-", ignore_cleanup_errors=True) as folder:
        browser = Browser(chromium, Path(folder))
        try:
            tab = Tab(browser.pages()[0]["webSocketDebuggerUrl"], PATIENCE)
            tab.call("Network.enable")
            tab.call("Network.emulateNetworkConditions", offline=True, latency=0, **NO_LIMIT)
            tab.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
            for numbers in ({}, None):
                write(page_numbers(target) if numbers is None else numbers)
                tab.call("Page.navigate", url=document.as_uri())
                tab.evaluate(READY, document.as_uri())
                target.write_bytes(print_pdf(tab))
        finally:
            browser.close()
    return len(PdfReader(target).pages)


def print_pdf(tab: Tab) -> bytes:
    stream = tab.call("Page.printToPDF", transferMode="ReturnAsStream", **SHEET)["stream"]
    found, ended = b"", False
    while not ended:
        piece = tab.call("IO.read", handle=stream, size=1 << 22)
        found += base64.b64decode(piece["data"]) if piece["base64Encoded"] else piece["data"].encode()
        ended = piece["eof"]
    tab.call("IO.close", handle=stream)
    return found
