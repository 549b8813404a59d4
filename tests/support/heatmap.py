"""What the JVM sends to a heatmap, for tables that a test writes down."""

import base64
import struct

RED, ORANGE = (224, 35, 46), (255, 159, 28)
CLASSES = [(0, 114, 178), (230, 159, 0), (0, 158, 115), (240, 228, 66), (170, 68, 153)]
REST = (221, 228, 238)


def raw(data):
    return {"$b64": base64.b64encode(bytes(data)).decode()}


def wythoff(rows, columns):
    """Grundy values of the queen, by the rules."""
    g = [[0] * columns for _ in range(rows)]
    for r in range(rows):
        for c in range(columns):
            seen = (
                {g[i][c] for i in range(r)}
                | {g[r][j] for j in range(c)}
                | {g[r - k][c - k] for k in range(1, min(r, c) + 1)}
            )
            g[r][c] = next(v for v in range(r + c + 1) if v not in seen)
    return g


def names(others, *first):
    return {"first": list(first), "others": others}


# Of Grundy values; of bare numbers.
GRUNDY = {
    "cell": names("#"),
    "one": names("value # · N-position", "value 0 · P-position"),
    "all": names("value #", "value 0 (P-positions)"),
}
NUMBERS = {"cell": names("#"), "one": names("value #"), "all": names("value #")}
GOLDEN = {"kind": "lines", "name": "φ lines", "lines": [[0, 0, 11.743, 19], [0, 0, 19, 11.742]]}


def stroke(color, width, *dash):
    return {"color": color, "width": width, "dash": list(dash)}


# Of each kind of overlay, in colours and widths of the tests' own.
SIGN = ['<rect x="0" y="0" width="14" height="14" fill="#ffffff"/>']
LOOK = {
    "side": 14,
    "lines": {"sign": SIGN, "strokes": [stroke("#ffffff", 3), stroke("#102030", 1, 6, 4)]},
    "cells": {
        "sign": SIGN,
        "light": "#ffffff",
        "dark": "#102030",
        "widths": {"widest": 4, "seen": 1.2, "parts": 5, "dark": 0.5},
    },
    "cross": {"sign": SIGN, "color": "#ffffff80", "pale": "#10203080", "strokes": [stroke("#102030", 4)], "least": 5},
    "marked": {"strokes": [stroke("#102030c0", 1)], "least": 6},
    "pin": {
        "strokes": [stroke("#102030", 4)],
        "least": 7,
        "rings": [stroke("#ffffff", 2)],
        "dots": {"color": "#ffffff", "edge": "#102030"},
        "pale": {"color": "#102030", "edge": "#ffffff"},
    },
}


def choice(kind, words, number=None, caption="", classes=()):
    name, least, start = number or (None, None, None)
    entry = number and {"name": name, "least": least, "greatest": 1 << 20, "start": start}
    return {"kind": kind, "words": words, "number": entry, "caption": caption, "classes": list(classes)}


CHOICES = [
    choice("sequential", "dark to light"),
    choice("cyclic", "cyclic", ("period", 2, 8), "value mod #"),
    choice("outcome", "P-positions", classes=("P-positions", "N-positions")),
    choice("value", "one value", ("value", -(1 << 20), 0), classes=("", "other values")),
    choice("mod", "value mod m", ("modulus", 2, 3), "value mod #", ("≡ #",)),
]


def state(
    values,
    *,
    type="u8",
    none=255,
    game="queen",
    colors=("sequential", 0),
    highlight=(0,),
    overlays=(),
    flipped=False,
    **more,
):
    flat = [v for row in values for v in row]
    packed = struct.pack(
        "<" + str(len(flat)) + {"u8": "B", "i16": "h", "i32": "i"}[type], *[none if v is None else v for v in flat]
    )
    real = [v for v in flat if v is not None]
    grey = [level for i in range(256) for level in (i, i, i)]
    return {
        "rows": len(values),
        "columns": len(values[0]),
        "type": type,
        "values": raw(packed),
        "none": none,
        "least": min(real),
        "greatest": max(real),
        "note": f"{len(values)} × {len(values[0])} cells",
        "steps": [1, 2, 5],
        "labels": {
            **(GRUNDY if game else NUMBERS),
            "none": "no value",
            "drawn": True,
            "ground": None,
            "unwritten": None,
        },
        "question": {"game": game},
        "title": "Grundy values: Wythoff's game (queen)",
        "axes": ["first pile", "second pile"],
        "choices": CHOICES,
        "colors": {"kind": colors[0], "number": colors[1]},
        "highlight": list(highlight),
        "overlays": list(overlays),
        "offered": [GOLDEN] if game else [],
        "look": LOOK,
        "flipped": flipped,
        "size": 560,
        "aspect": 1,
        "palettes": {
            "sequential": raw(grey),
            "cyclic": raw(grey),
            "classes": raw([x for rgb in CLASSES for x in rgb] + [9] * 21),
            "marks": raw([*RED, *ORANGE] + [7] * 18),
            "rest": raw([*REST, 43, 52, 66]),
            "none": raw([169, 175, 184, 89, 97, 109]),
        },
        **more,
    }
