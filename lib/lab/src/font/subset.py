"""The fonts of figures, cut out of DejaVu 2.37: signs that a figure may need, without hinting, kerning and ligatures.

    npm pack dejavu-fonts-ttf@2.37.3
    pip install fonttools==4.68.0
    python lib/lab/src/font/subset.py dejavu-fonts-ttf-2.37.3.tgz

writes src/main/resources/nimbook/font/*.ttf, the licence in META-INF next to them, and the table of widths
GlyphWidthData.java, the same bytes in every run; git says whether anything changed. DejaVu's licence allows changed
fonts under any name without "Bitstream", "Vera", "Tavmjong Bah" and "Arev", so the name DejaVu stays.
"""

import hashlib
import io
import sys
import tarfile
from pathlib import Path

import fontTools
from fontTools import subset
from fontTools.ttLib import TTFont

PACKAGE_SHA256 = "b7013ac58f9225250619db82cfb72e99c37ca8195f2b5a06a9e6a95bc5e1c84a"
FONTTOOLS = "4.68.0"
MAIN = Path(__file__).resolve().parents[1] / "main"

SANS, BOLD, MONO, MONO_BOLD = "DejaVuSansCondensed", "DejaVuSansCondensed-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold"

COMBINING = range(0x300, 0x370)
RANGES = [
    range(0x20, 0x7F),
    range(0xA0, 0x250),
    range(0x1E00, 0x1F00),
    range(0x2C60, 0x2C80),  # Latin
    range(0x2B0, 0x300),
    COMBINING,
    range(0x1D2C, 0x1D6B),  # modifier letters and accents
    range(0x370, 0x500),  # Greek, Cyrillic
    range(0x2000, 0x20C0),  # punctuation, superscripts and subscripts, currencies
    range(0x2100, 0x2190),  # letterlike signs, fractions
    range(0x2190, 0x2300),
    range(0x27C0, 0x2800),
    range(0x2A00, 0x2B00),  # arrows, operators
    range(0x2300, 0x2400),
    range(0x2460, 0x2474),  # technical signs with ⌈ ⌉ ⌊ ⌋, circled numbers
    range(0x2500, 0x27C0),  # boxes, shapes, symbols, dingbats
    [0xFFFD],
]


def cut(font: TTFont, signs: set[int]) -> TTFont:
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.glyph_names = False
    options.notdef_outline = True
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "FFTM", "gasp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=signs)
    cutter.subset(font)
    # DejaVu's condensed faces begin up to a unit off what they say; readers differ in which of the two they believe.
    for name, (advance, _) in font["hmtx"].metrics.items():
        font["glyf"][name].recalcBounds(font["glyf"])
        font["hmtx"][name] = advance, getattr(font["glyf"][name], "xMin", 0)
    return font


def ranges(signs: set[int]) -> str:
    """ "20-7e a0 …": hexadecimal, ascending, both ends included."""
    parts, ordered = [], sorted(signs)
    while ordered:
        last = next((i for i in range(len(ordered) - 1) if ordered[i + 1] != ordered[i] + 1), len(ordered) - 1)
        parts.append(f"{ordered[0]:x}" + (f"-{ordered[last]:x}" if last else ""))
        ordered = ordered[last + 1 :]
    return " ".join(parts)


def widths(font: TTFont, signs: set[int]) -> str:
    """Two characters a sign, in ascending order: the width's upper and lower six bits, each above '0'."""
    names, advances = font.getBestCmap(), font["hmtx"]
    return "".join(chr(48 + advances[names[c]][0] // 64) + chr(48 + advances[names[c]][0] % 64) for c in sorted(signs))


def literal(text: str) -> str:
    pieces = [text[i : i + 86].replace("\\", "\\\\") for i in range(0, len(text), 86)]
    return "\n            + ".join(f'"{piece}"' for piece in pieces)


def table(fonts: dict[str, TTFont], sans: set[int], mono: set[int]) -> str:
    one = {fonts[name]["hmtx"][fonts[name].getBestCmap()[c]][0] for name in (MONO, MONO_BOLD) for c in mono}
    assert len(one) == 1, one
    return f"""package nimbook.export;

/** Which characters the fonts of figures have, and how wide each is. Written by lib/lab/src/font/subset.py. */
final class GlyphWidthData {{

    /** Units of an em, in which the widths are given. */
    static final int UNITS = {fonts[SANS]["head"].unitsPerEm};

    /** Width of every character of the monospaced faces. */
    static final int MONO_WIDTH = {one.pop()};

    /** Code points of the proportional faces: hexadecimal, ascending, both ends of a range included. */
    static final String SANS = {literal(ranges(sans))};

    /** Code points of the monospaced faces, all of them in {{@link #SANS}}. */
    static final String MONO = {literal(ranges(mono))};

    /** Widths of the upright face in the order of {{@link #SANS}}: two characters each, six bits each above '0'. */
    static final String REGULAR = {literal(widths(fonts[SANS], sans))};

    /** Widths of the bold face, likewise. */
    static final String BOLD = {literal(widths(fonts[BOLD], sans))};

    private GlyphWidthData() {{}}
}}
"""


def main(package: str) -> None:
    assert fontTools.version == FONTTOOLS, f"fonttools {FONTTOOLS} is needed, {fontTools.version} is here"
    packed = Path(package).read_bytes()
    assert hashlib.sha256(packed).hexdigest() == PACKAGE_SHA256, f"{package} is not dejavu-fonts-ttf 2.37.3"
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        fonts = {
            name: TTFont(io.BytesIO(files.extractfile(f"package/ttf/{name}.ttf").read()), recalcTimestamp=False)
            for name in (SANS, BOLD, MONO, MONO_BOLD)
        }
        licence = files.extractfile("package/LICENSE").read()
    wanted = {c for part in RANGES for c in part}
    has = {name: set(font.getBestCmap()) for name, font in fonts.items()}
    sans = wanted & has[SANS] & has[BOLD]
    # In a monospaced face an accent of its own takes a letter's width: it comes from the proportional face, where it
    # takes none.
    mono = sans & has[MONO] & has[MONO_BOLD] - set(COMBINING)
    for name, font in fonts.items():
        cut(font, mono if name in (MONO, MONO_BOLD) else sans).save(MAIN / f"resources/nimbook/font/{name}.ttf")
    (MAIN / "resources/META-INF/licenses/DejaVu.txt").write_bytes(licence)
    (MAIN / "java/nimbook/drawing/GlyphWidthData.java").write_text(table(fonts, sans, mono), encoding="utf-8")
    print(
        f"{len(sans)} signs, {len(mono)} of them monospaced, "
        f"{sum((MAIN / f'resources/nimbook/font/{name}.ttf').stat().st_size for name in fonts)} bytes"
    )


if __name__ == "__main__":
    main(sys.argv[1])
