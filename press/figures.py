"""Figures of a notebook's outputs, taken apart for the pages of a book: pictures become files, and what draws a figure
is kept once a book.
"""

import base64
import hashlib
import json
import re
import zlib
from pathlib import Path

from press.live import pack, unpack

# What the kernel writes into text/html (lib/widget, Page): the still, the packed module and data, and the script that
# unpacks them.
PACKED = re.compile(
    r'<script type="text/plain" data-nb-data>([A-Za-z0-9+/=\s]+)</script>\s*<script type="module">.*?</script>', re.S
)
LIVE = re.compile(r'<script type="text/plain" data-nb-data>([A-Za-z0-9+/=\s]+)</script>')
FRAGMENT = re.compile(r'<div class="nb-page"[^>]*>')
EMBEDDED = re.compile(r'src="data:image/(png|svg\+xml|jpeg|gif);base64,([A-Za-z0-9+/=\s]+)"')
ENDINGS = {"png": "png", "svg+xml": "svg", "jpeg": "jpg", "gif": "gif"}


class Figures:
    """What draws in one book, and its pictures; each is written once, however many pages show it."""

    def __init__(self, assets: Path):
        self.fronts, self.pictures = assets / "fronts", assets / "pictures"
        self.live = 0

    def fragment(self, html: str, used: dict) -> str:
        """The output's fragment as a page of the book holds it; the names of what draws it become keys of `used`."""
        if not FRAGMENT.search(html):
            return html
        html = PACKED.sub(lambda match: self._figure(match[1], used), html)
        return FRAGMENT.sub('<div class="nb-page" data-nb-figure>', html)

    def live_fragment(self, html: str, used: dict) -> str:
        """The same of a fragment that answers by itself (lib/lab, LivePage)."""

        def one(match):
            head, binary = unpack(match[1])
            name = self._front(head, used)
            self.live += bool(head.get("program"))
            return f'<script type="text/plain" data-nb-data data-front="{name}">{pack(head, binary)}</script>'

        return FRAGMENT.sub('<div class="nb-page" data-nb-figure data-nb-live>', LIVE.sub(one, html))

    def _figure(self, packed: str, used: dict) -> str:
        figure = json.loads(zlib.decompress(base64.b64decode(packed), wbits=31))
        if "modules" not in figure:
            # Stored by another version of nimbook: the still stays.
            return ""
        name = self._front(figure, used)
        zipper = zlib.compressobj(9, wbits=31)
        data = zipper.compress(json.dumps(figure, ensure_ascii=False).encode()) + zipper.flush()
        return f'<script type="text/plain" data-nb-data data-front="{name}">{base64.b64encode(data).decode()}</script>'

    def _front(self, figure: dict, used: dict) -> str:
        """Takes modules and styles out of a figure's data, into a file that is written once; its name."""
        front = {"modules": figure.pop("modules"), "css": figure.pop("css")}
        text = json.dumps(front, ensure_ascii=False)
        name = hashlib.sha256(text.encode()).hexdigest()[:12]
        used[name] = True
        # A script and not a module: pages that are opened from a disk may not import files.
        _write(self.fronts / f"{name}.js", f'(window.nimbookFronts ||= {{}})["{name}"] = {text};\n'.encode())
        return name

    def files(self, html: str, up: str) -> str:
        """Pictures inside the text become files beside it; `up` leads from the page to the book's folder."""

        def out(match):
            raw = base64.b64decode(match[2])
            name = f"{hashlib.sha256(raw).hexdigest()[:16]}.{ENDINGS[match[1]]}"
            _write(self.pictures / name, raw)
            return f'src="{up}assets/pictures/{name}" loading="lazy"'

        return EMBEDDED.sub(out, html)


def _write(path: Path, raw: bytes):
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)


def still(html: str) -> str:
    """A fragment on paper: the picture alone."""
    return re.sub(r"<script\b.*?</script>", "", html, flags=re.S)
