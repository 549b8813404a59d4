"""What a notebook brings along, as a page of a book may hold it: what could run, ask elsewhere or lead elsewhere by
itself is taken out, by nh3. Prose, tables, pictures and drawings stay; links stay links.
"""

import base64
import binascii
import re

import nh3

# Kinds of outputs that a book shows; of each notebook's outputs no other reaches a page.
SHOWN = ("text/html", "text/markdown", "text/latex", "text/plain", "image/svg+xml", "image/png", "image/jpeg")

DRAWING = set(
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan image marker pattern "
    "clipPath mask linearGradient radialGradient stop".split()
)
TAGS = (nh3.ALLOWED_TAGS - {"area", "map"}) | {"tfoot"} | DRAWING
# By name for all elements: nh3 tells elements apart, and none of these does anything by itself. "class" is for the
# style of code and formulas, which nbconvert writes.
ANYWHERE = set(
    "align alt aria-hidden aria-label class colspan dir height href id lang open role rowspan scope span src start "
    "style title type valign value width xmlns xml:space "
    "viewBox preserveAspectRatio transform d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy points offset rotate textLength "
    "lengthAdjust gradientUnits gradientTransform spreadMethod patternUnits patternTransform clipPathUnits maskUnits "
    "markerWidth markerHeight markerUnits refX refY orient pathLength "
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap "
    "stroke-linejoin stroke-miterlimit opacity stop-color stop-opacity clip-path clip-rule mask color font-family "
    "font-size font-weight font-style text-anchor dominant-baseline letter-spacing shape-rendering text-rendering "
    "visibility display".split()
)
# No property that places an element over others.
STYLES = set(
    "background background-color border border-bottom border-collapse border-color border-left border-radius "
    "border-right border-spacing border-style border-top border-width color display fill fill-opacity font font-family "
    "font-size font-style font-weight height letter-spacing line-height list-style-type margin margin-bottom "
    "margin-left margin-right margin-top max-height max-width min-width opacity overflow overflow-x overflow-y padding "
    "padding-bottom padding-left padding-right padding-top stroke stroke-dasharray stroke-linecap stroke-linejoin "
    "stroke-opacity stroke-width text-align text-anchor text-decoration text-indent vertical-align white-space width "
    "word-break".split()
)
PICTURE = re.compile(r"data:image/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=\s]*")
RASTER = re.compile(r"data:image/(?:png|jpeg|gif);base64,[A-Za-z0-9+/=\s]*")


def _attribute(tag: str, name: str, value: str) -> str | None:
    """The attribute's value, or None: links lead to other pages, pictures are data or files, and what a drawing takes
    it has itself.
    """
    if name == "src":
        return value if tag == "img" and (PICTURE.fullmatch(value) or not re.match(r"\s*data:", value, re.I)) else None
    if name == "href":
        if tag == "a":
            return None if re.match(r"\s*data:", value, re.I) else value
        return value if tag == "image" and RASTER.fullmatch(value) or value.startswith("#") else None
    # Our own scripts look for elements and names of their own.
    return None if name == "id" and value.lower().startswith("nimbook") else value


def html(markup: str) -> str:
    """The markup without what could run; text stays as it is."""
    return nh3.clean(
        markup,
        tags=TAGS,
        attributes={"*": ANYWHERE},
        attribute_filter=_attribute,
        url_schemes={"http", "https", "mailto", "data"},
        filter_style_properties=STYLES,
        link_rel=None,
    )


def svg(drawing: str) -> str:
    """The drawing as an element, which is a file, too; empty where it is none."""
    found = re.search(r"<svg\b.*</svg>", html(drawing), re.S)
    # The one name that HTML has for a sign and XML has not.
    return found[0].replace("&nbsp;", "&#160;") if found else ""


def picture(text: str) -> str:
    """The base64 of a picture; empty where it is none."""
    try:
        return base64.b64encode(base64.b64decode("".join(text.split()), validate=True)).decode()
    except (binascii.Error, ValueError):
        return ""


def outputs(cell) -> None:
    """Leaves of a cell's outputs what a book shows, the pictures and drawings cleaned, in place. HTML is left to
    Figures.
    """
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        for kind in list(data):
            if kind not in SHOWN:
                del data[kind]
            elif kind.startswith("image/"):
                data[kind] = (svg if kind == "image/svg+xml" else picture)(data[kind])
                if not data[kind]:
                    del data[kind]
