package nimbook.heatmap;

import java.util.List;
import java.util.Map;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.Svg;
import nimbook.widget.model.Json;

/** How overlays look in files and in the page, where overlays.js draws them: dark with light, seen on every colour. */
final class OverlayStyle {

    /** The sides of a sign, in pixels of the drawing. */
    static final double SIGN = 14;

    /** One upon the other. */
    static final List<ShapeStyle> LINES = List.of(ShapeStyle.line(Color.PAPER.alpha(0.5), 2.6),
            ShapeStyle.line(Color.TEXT, 1.2).dashed(6, 4));
    /** The lines of a cross, and the same on pale cells. */
    static final Color CROSS = Color.PAPER.alpha(0.45);
    static final Color CROSS_ON_PALE = Color.of("#143c82").alpha(0.34);
    /** Of a cross: a band is so wide at least; cells of a diagonal are lit one by one where they are so large. */
    static final double LEAST_BAND = 1.5;
    static final double LEAST_SQUARE = 8;
    /** Around the cell of a cross, around the pinned cell, and around the cells of its winning moves. */
    static final List<ShapeStyle> CELL = cased(4, 2);
    static final List<ShapeStyle> PIN = cased(4.5, 2.5);
    static final List<ShapeStyle> RING = cased(4.5, 2);
    /** The dot at an option of the pinned cell, and the same on pale cells. */
    static final ShapeStyle DOT = ShapeStyle.fill(Color.PAPER).outlined(Color.TEXT.alpha(0.7), 1);
    static final ShapeStyle DOT_ON_PALE = ShapeStyle.fill(Color.TEXT).outlined(Color.PAPER.alpha(0.7), 1);
    /**
     * Around marked cells from so many pixels on: red on the light end of the colours is no contrast for eyes that do
     * not tell red from green.
     */
    static final ShapeStyle MARKED = ShapeStyle.line(Color.TEXT.alpha(0.75), 1);
    static final double LEAST_MARKED = 6;
    /** So many pixels are framed of smaller cells. */
    static final double LEAST_CELL = 5;
    static final double LEAST_PIN = 7;

    private static final Map<String, Object> STATE = Json.object("side", SIGN,
            "lines", Json.object("sign", elements(new Overlay.Lines("", List.of(new Overlay.Line(1, 0)))),
                    "strokes", strokes(LINES)),
            "cells", Json.object("sign", elements(Overlay.cells("", List.of())), "light", css(Color.PAPER),
                    "dark", css(Color.TEXT), "widths", FrameWidths.state()),
            "cross", Json.object("sign", elements(Overlay.cross(0, 0)), "color", css(CROSS),
                    "pale", css(CROSS_ON_PALE), "strokes", strokes(CELL), "least", LEAST_CELL),
            "marked", Json.object("strokes", strokes(List.of(MARKED)), "least", LEAST_MARKED),
            "pin", Json.object("strokes", strokes(PIN), "least", LEAST_PIN, "rings", strokes(RING),
                    "dots", dots(DOT), "pale", dots(DOT_ON_PALE)));

    private OverlayStyle() {}

    private static List<ShapeStyle> cased(double dark, double light) {
        return List.of(ShapeStyle.line(Color.TEXT, dark), ShapeStyle.line(Color.PAPER, light));
    }

    /**
     * Of lines, cells, cross, marked cells and pin their colours and widths; sign: SVG elements, side pixels each way,
     * in colours of no theme.
     */
    static Map<String, Object> state() {
        return STATE;
    }

    private static List<String> elements(Overlay overlay) {
        return sign(overlay).stream().map(Svg::element).toList();
    }

    private static List<Map<String, Object>> strokes(List<ShapeStyle> styles) {
        return styles.stream().map(style -> Json.object("color", css(style.stroke()), "width", style.width(), "dash",
                style.dash())).toList();
    }

    private static Map<String, Object> dots(ShapeStyle style) {
        return Json.object("color", css(style.fill()), "edge", css(style.stroke()));
    }

    private static String css(Color color) {
        return color.hex() + Integer.toHexString(0x100 | color.argb() >>> 24).substring(1);
    }

    /** The overlay on a piece of a table, for the legend and its switch. */
    static List<Mark> sign(Overlay overlay) {
        Drawing.Builder out = Drawing.blank(1, 1).round(0, 0, SIGN, SIGN, 2, ShapeStyle.fill(Color.LINE));
        if (overlay instanceof Overlay.Lines) {
            for (ShapeStyle style : LINES) out.line(1.5, 12.5, 12.5, 1.5, style);
        } else if (overlay instanceof Overlay.CellSet) {
            out.rect(2, 2, 10, 10, ShapeStyle.fill(Color.PAPER)).rect(3, 3, 8, 8, ShapeStyle.fill(Color.TEXT))
                    .rect(5, 5, 4, 4, ShapeStyle.fill(Color.LINE));
        } else {
            for (double[] p : new double[][] {{0.5, 7, 13.5, 7}, {7, 0.5, 7, 13.5}, {1, 1, 13, 13}, {1, 13, 13, 1}})
                out.line(p[0], p[1], p[2], p[3], ShapeStyle.line(Color.PAPER, 1.6));
            for (ShapeStyle style : CELL)
                out.rect(4.75, 4.75, 4.5, 4.5, ShapeStyle.line(style.stroke(), style.width() / 2));
        }
        return out.build().marks();
    }
}
