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


def state(
    values,
    *,
    type="u8",
    none=255,
    game="queen",
    shows="grundy",
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
        "shows": shows,
        "zeroIsP": game is not None,
        "question": {"game": game},
        "title": "Grundy values: queen",
        "axes": ["first pile", "second pile"],
        "period": 8,
        "colors": {"kind": colors[0], "number": colors[1]},
        "highlight": list(highlight),
        "overlays": list(overlays),
        "flipped": flipped,
        "size": 560,
        "aspect": 1,
        "palettes": {
            "sequential": raw(grey),
            "cyclic": raw(grey),
            "classes": raw([x for rgb in CLASSES for x in rgb] + [9] * 21),
            "marks": raw([*RED, *ORANGE] + [7] * 18),
            "rest": raw(REST),
            "none": raw([169, 175, 184]),
        },
        **more,
    }
