"""Running a notebook in the real Java kernel, and the normal form in which notebooks are stored and compared."""

import base64
import contextlib
import copy
import difflib
import functools
import hashlib
import io
import json
import os
import re
import signal
import subprocess
import zlib
from pathlib import Path

import nbformat
from nimbook.book.run import KERNEL, execute
from nimbook.book.slides import set_slides
from PIL import Image, ImageChops

from support.places import BUILD

WIDGET = "application/vnd.jupyter.widget-view+json"
# As the kernel says it, on every JDK (Protocol.java): so a notebook that is opened has not changed.
LANGUAGE = {
    "name": "java",
    "version": "17",
    "file_extension": ".jshell",
    "mimetype": "text/x-java-source",
    "codemirror_mode": "java",
    "pygments_lexer": "java",
}
# The metadata of a notebook.
JAVA = {"kernelspec": dict(KERNEL), "language_info": LANGUAGE}


def end_kernels():
    """Kills the kernels of all notebooks that run; each leads a process group of its own, which no Ctrl-C reaches."""
    # Read from the system: what starts in another thread is a process before the client knows it.
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    for pid, parent in (map(int, line.split()) for line in listed.splitlines()):
        if parent == os.getpid():
            with contextlib.suppress(ProcessLookupError):
                if os.getpgid(pid) == pid:
                    os.killpg(pid, signal.SIGKILL)


def normal(book):
    """A copy without what differs from run to run or needs a kernel: widget views and their state, timings, the JDK's
    version; and with every cell's slide type.
    """
    book = copy.deepcopy(book)
    book.metadata = nbformat.from_dict(copy.deepcopy(JAVA))
    count = 0
    for cell in book.cells:
        cell.metadata.pop("execution", None)
        for key in ("trusted", "collapsed", "scrolled"):
            cell.metadata.pop(key, None)
        if cell.cell_type != "code":
            continue
        cell.execution_count = None
        if cell.source.strip():
            count += 1
            cell.execution_count = count
        cell.outputs = _merged(o for o in cell.outputs if _normal_output(o, cell.execution_count))
    set_slides(book.cells)
    return book


def _normal_output(output, count) -> bool:
    """Normalizes in place; false when nothing is left to show."""
    output.pop("transient", None)
    if output.output_type == "execute_result":
        output.execution_count = count
    if "data" in output:
        output.data.pop(WIDGET, None)
        output.metadata = nbformat.from_dict({k: v for k, v in output.get("metadata", {}).items() if k in output.data})
        return bool(output.data)
    return True


def _merged(outputs) -> list:
    """Neighbouring pieces of one stream as one: how they were cut is chance."""
    result = []
    for output in outputs:
        last = result[-1] if result else None
        if last is not None and output.output_type == "stream" == last.output_type and output.name == last.name:
            last.text += output.text
        else:
            result.append(output)
    return result


# ---- comparing
# ---------------------------------------------------------------------------------------------------------

_PACKED = re.compile(r"(<script type=\"text/plain\" data-nb-data>)([A-Za-z0-9+/=]+)")
_EMBEDDED = re.compile(r"data:image/(png|svg\+xml);base64,([A-Za-z0-9+/=\s]+)")


# Java fills shapes alike on every machine, but later JDKs join the lines of a polyline a little otherwise: of a million
# pixels 14 differ between JDK 17 and 25, by up to 25 of 255. A letter or a colour that changes is far more.
MOST_PIXELS = 0.001
MOST_LEVELS = 32


def _png(encoded) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(encoded)))


def _svg(encoded) -> str:
    return encoded if encoded.lstrip().startswith("<") else base64.b64decode(encoded).decode()


def picture(mime: str, encoded) -> str:
    """A PNG by its size, its pixels are compared apart; an SVG as its text."""
    if mime == "image/png":
        image = _png(encoded)
        return f"picture {image.width} x {image.height}"
    return _by_size(_svg(encoded))


def _by_size(text: str) -> str:
    """A text with the pictures in it as picture() describes them."""
    return _EMBEDDED.sub(lambda m: "data:" + picture("image/" + m[1], m[2]), text)


def _pngs(mime: str, text: str):
    """The PNG, or those within an SVG or HTML, in their order."""
    if mime == "image/png":
        yield _png(text).convert("RGBA")
        return
    for m in _EMBEDDED.finditer(_svg(text) if mime == "image/svg+xml" else text):
        yield from _pngs("image/" + m[1], m[2])


def pictures(cell) -> list[Image.Image]:
    """Every PNG that a cell shows; none of a cell with the tag "varies"."""
    if "varies" in cell.metadata.get("tags", []):
        return []
    outputs = [sorted(output.get("data", {}).items()) for output in cell.outputs]
    shown = ("image/png", "image/svg+xml", "text/html")
    return [png for data in outputs for mime, value in data if mime in shown for png in _pngs(mime, _text(value))]


def pixels_differ(stored: Image.Image, today: Image.Image) -> str:
    """Where and how much two pictures of one size differ, in words; empty when it cannot be seen."""
    difference = functools.reduce(ImageChops.lighter, ImageChops.difference(stored, today).split())
    levels = difference.histogram()
    changed, all_pixels = sum(levels[1:]), difference.width * difference.height
    if not sum(levels[MOST_LEVELS + 1 :]) and changed <= MOST_PIXELS * all_pixels:
        return ""
    left, top, right, bottom = difference.getbbox()
    return (
        f"{changed} of {all_pixels} pixels differ, by up to {difference.getextrema()[1]} of 255, "
        f"in columns {left} to {right - 1}, rows {top} to {bottom - 1}"
    )


def _unpacked(match) -> str:
    """A figure's module and data, by what is packed: how depends on the JDK's zlib. Without the cells' class files,
    which each JDK compiles otherwise.
    """
    figure = json.loads(zlib.decompress(base64.b64decode(match[2]), wbits=31))
    if "state" in figure:
        figure["state"].pop("program", None)
        kept = [both for both in zip(figure["paths"], figure["buffers"]) if both[0][0] != "program"]
        figure["paths"], figure["buffers"] = [path for path, _ in kept], [text for _, text in kept]
    return match[1] + _sum(figure)


def _front_end(match) -> str:
    """A figure's module and style alone: an old one does not speak with today's runtime, whatever it shows."""
    figure = json.loads(zlib.decompress(base64.b64decode(match[2]), wbits=31))
    for data in ("state", "paths", "buffers"):
        figure.pop(data, None)
    return "[front end " + _sum(figure) + "]"


def _sum(value) -> str:
    raw = json.dumps(value, ensure_ascii=False).encode()
    return f"{len(raw)} bytes, {hashlib.sha256(raw).hexdigest()[:16]}"


def _text(value) -> str:
    return (
        "".join(value)
        if isinstance(value, list)
        else value
        if isinstance(value, str)
        else json.dumps(value, sort_keys=True, ensure_ascii=False)
    )


def describe(cell) -> list[str]:
    """A cell's outputs as lines to compare. A cell with the tag "varies" (times, for example) says only what kinds it
    shows, and by which front end.
    """
    varies = "varies" in cell.metadata.get("tags", [])
    lines = []
    for output in cell.outputs:
        if output.output_type == "stream":
            lines.append(f"[{output.name}]")
            lines += [] if varies else output.text.splitlines()
        elif output.output_type == "error":
            lines += ["[error]", output.ename] + ([] if varies else [output.evalue])
        else:
            for mime in sorted(output.data):
                text = _text(output.data[mime])
                if mime in ("image/png", "image/svg+xml"):
                    lines += [f"[{output.output_type} picture]"] + ([] if varies else picture(mime, text).splitlines())
                    continue
                lines.append(f"[{output.output_type} {mime}]")
                lines += (
                    [_front_end(match) for match in _PACKED.finditer(text)]
                    if varies
                    else _PACKED.sub(_unpacked, _by_size(text)).splitlines()
                )
    return lines


def _short(line: str, around: str | None = None) -> str:
    """Lines of a front end are long: shows the 160 characters where it begins to differ from the other."""
    if len(line) <= 200:
        return line
    start = 0
    if around is not None:
        start = max(
            0, next((i for i, (a, b) in enumerate(zip(line, around)) if a != b), min(len(line), len(around))) - 60
        )
    return ("…" if start else "") + line[start : start + 160] + "…"


def differences(stored, today) -> list[str]:
    """Readable differences between two notebooks in normal form; empty when today's code gives what is stored."""
    found = []
    if len(stored.cells) != len(today.cells):
        return [f"{len(stored.cells)} cells are stored, {len(today.cells)} ran"]
    for number, (old, new) in enumerate(zip(stored.cells, today.cells)):
        if old.cell_type != "code":
            continue
        a, b = describe(old), describe(new)
        heading = f"cell {number}:  {old.source.splitlines()[0] if old.source else ''}"
        if a == b:
            wrong = [pixels_differ(*both) for both in zip(pictures(old), pictures(new))]
            wrong = [f"    picture {i}: {words}" for i, words in enumerate(wrong, 1) if words]
            found += [heading, *wrong] if wrong else []
            continue
        found.append(heading)
        matcher = difflib.SequenceMatcher(None, a, b, autojunk=False)
        for op, a0, a1, b0, b1 in matcher.get_opcodes():
            if op == "equal":
                continue
            pairs = list(zip(a[a0:a1], b[b0:b1]))[:6] if op == "replace" else []
            for before, after in pairs:
                found += [f"    stored  {_short(before, after)}", f"    today   {_short(after, before)}"]
            found += [f"    stored  {_short(line)}" for line in a[a0 + len(pairs) : a1][:6]]
            found += [f"    today   {_short(line)}" for line in b[b0 + len(pairs) : b1][:6]]
    return found


# ---- what a test asks
# --------------------------------------------------------------------------------------------------


class Executed:
    """A notebook that ran: what each cell showed. Cells are named by their number or by a piece of their source."""

    def __init__(self, name: str, stored, raw):
        self.name, self.stored, self.raw, self.today = name, stored, raw, normal(raw)

    def cell(self, which):
        """The cell with this number, or the first code cell whose source contains this text, wherever lines end."""
        if isinstance(which, int):
            return self.raw.cells[which]
        for cell in self.raw.cells:
            if cell.cell_type == "code" and "".join(which.split()) in "".join(cell.source.split()):
                return cell
        raise AssertionError(f"{self.name} has no code cell that contains {which!r}")

    def text(self, which) -> str:
        """What the cell shows where only text can be shown: streams, and the text/plain of results and displays."""
        parts = []
        for output in self.cell(which).outputs:
            if output.output_type == "stream":
                parts.append(output.text)
            elif output.output_type == "error":
                parts.append(f"{output.ename}: {output.evalue}")
            else:
                parts.append(_text(output.data.get("text/plain", "")))
        return "\n".join(part.rstrip("\n") for part in parts)

    def exactly(self, source: str) -> str:
        """What the cell shows that consists of this source."""
        return self.text(next(i for i, cell in enumerate(self.raw.cells) if cell.source == source))

    def plain(self, which) -> str:
        """What `text` says, without the space between groups of digits."""
        return re.sub(r"(?<=\d)[\u2009\u202f](?=\d{3})", "", self.text(which))

    def rows(self, which) -> list[list[str]]:
        """The words of a table's lines that begin with a number."""
        text = self.plain(which).split("─\n")[-1]
        return [line.split() for line in text.splitlines() if re.match(r"\s*\d", line)]

    def prose(self, words: str) -> str:
        """The text that contains these words, without the space between groups of digits."""
        texts = (cell.source for cell in self.raw.cells if cell.cell_type == "markdown")
        return re.sub(r"(?<=\d) (?=\d{3})", "", next(text for text in texts if words in text))

    def data(self, which, mime: str) -> list:
        """Every piece of this MIME type that the cell shows."""
        return [o.data[mime] for o in self.cell(which).outputs if "data" in o and mime in o.data]

    def mimes(self, which) -> set[str]:
        return {mime for o in self.cell(which).outputs if "data" in o for mime in o.data}

    def is_live(self, which) -> bool:
        """Whether the cell shows a figure that talks to the JVM."""
        return WIDGET in self.mimes(which)

    def errors(self) -> list[str]:
        """Errors and lines on stderr, but for those of cells that say so with the tag "raises-exception"."""
        found = []
        for number, cell in enumerate(self.raw.cells):
            if cell.cell_type != "code" or "raises-exception" in cell.metadata.get("tags", []):
                continue
            for output in cell.outputs:
                if output.output_type == "error":
                    found.append(f"cell {number}: {output.ename}: {output.evalue}")
                elif output.output_type == "stream" and output.name == "stderr":
                    found.append(f"cell {number}, stderr: {output.text.strip()}")
        return found


def run(path: Path) -> Executed:
    raw = execute(path, BUILD / "log" / f"kernel-{path.stem}.log")
    return Executed(path.stem, normal(nbformat.read(path, as_version=4)), raw)
