"""Figures of a notebook's outputs, taken apart for the pages of a book: pictures become files, and what draws a figure
is kept once a book.
"""

import base64
import hashlib
import json
import re
import secrets
import zlib
from pathlib import Path

from nimbook.book import clean, java
from nimbook.book.live import pack, unpack

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
        texts = {name: text.decode() for name, text in java.fronts().items()}
        self.modules = {text for name, text in texts.items() if name.endswith(".js")}
        self.sheets = {text for name, text in texts.items() if name.endswith(".css")}

    def fragment(self, html: str, used: dict, trusted: bool) -> str:
        """The output's HTML as a page of the book holds it; the names of what draws its figure become keys of `used`.
        A figure of a notebook that is not trusted is drawn by our own modules alone.
        """
        if not FRAGMENT.search(html):
            return clean.html(html)
        return self._cleaned(html, PACKED, lambda packed: self._figure(packed, used, trusted), "data-nb-figure")

    def live_fragment(self, html: str, used: dict) -> str:
        """The same of a fragment that answers by itself (lib/lab, LivePage), which a kernel has just made."""

        def one(packed):
            head, binary = unpack(packed)
            name = self._front(head, used)
            self.live += bool(head.get("program"))
            return _data(name, pack(head, binary))

        return self._cleaned(html, LIVE, one, "data-nb-figure data-nb-live")

    def _cleaned(self, html: str, data: re.Pattern, make, marks: str) -> str:
        """The fragment, cleaned but for the data of its figures, which no page runs as a script; `make` gives what
        stands there for them.
        """
        mark, made = f"nb{secrets.token_hex(8)}", []

        def keep(match):
            made.append(make(match[1]))
            return f"{mark}-{len(made) - 1}."

        markup = clean.html(data.sub(keep, html))
        markup = re.sub(rf"{mark}-(\d+)\.", lambda match: made[int(match[1])], markup)
        return FRAGMENT.sub(f'<div class="nb-page" {marks}>', markup)

    def _own(self, figure: dict) -> bool:
        """Whether what draws the figure is ours: its modules, and its sheet, which is some of ours in a row."""
        sheet = figure["css"]
        for own in sorted(self.sheets, key=len, reverse=True):
            sheet = sheet.replace(own, "", 1)
        return not sheet.strip() and self.modules.issuperset(figure["modules"].values())

    def _figure(self, packed: str, used: dict, trusted: bool) -> str:
        """Nothing where the still stays: data of another version, damaged data, a stranger's modules."""
        try:
            figure = json.loads(zlib.decompress(base64.b64decode(packed), wbits=31))
            if "modules" not in figure or not (trusted or self._own(figure)):
                return ""
            name = self._front(figure, used)
        except (ValueError, KeyError, TypeError, AttributeError, zlib.error):
            return ""
        zipper = zlib.compressobj(9, wbits=31)
        data = zipper.compress(json.dumps(figure, ensure_ascii=False).encode()) + zipper.flush()
        return _data(name, base64.b64encode(data).decode())

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
        """Pictures inside the text become files next to it; `up` leads from the page to the book's folder."""

        def out(match):
            raw = base64.b64decode(match[2])
            if match[1] == "svg+xml":
                # A file of its own may be opened by itself.
                raw = clean.svg(raw.decode("utf-8", "replace")).encode()
            name = f"{hashlib.sha256(raw).hexdigest()[:16]}.{ENDINGS[match[1]]}"
            _write(self.pictures / name, raw)
            return f'src="{up}assets/pictures/{name}" loading="lazy"'

        return EMBEDDED.sub(out, html)


def _data(front: str, packed: str) -> str:
    return f'<script type="text/plain" data-nb-data data-front="{front}">{packed}</script>'


def _write(path: Path, raw: bytes):
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)


def still(html: str) -> str:
    """A fragment on paper: the picture alone."""
    return re.sub(r"<script\b.*?</script>", "", html, flags=re.S)
