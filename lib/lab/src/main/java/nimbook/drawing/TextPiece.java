package nimbook.drawing;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a line of text in one face.
 *
 * @param text its characters, control characters as blanks
 * @param face the library's face; null for characters that the library's fonts lack
 * @param width in pixels of the drawing
 * @param outline of characters that the library's fonts lack, else null
 */
record TextPiece(String text, FontFace face, double width, Shape outline) {

    /**
     * The pieces of a line from left to right. A line with a script from right to left is one piece, set by the
     * machine's fonts.
     */
    static List<TextPiece> of(String line, TextStyle l) {
        int[] characters = line.codePoints().map(GlyphWidths::drawn).toArray();
        String text = new String(characters, 0, characters.length);
        if (Bidi.requiresBidi(text.toCharArray(), 0, text.length())) return List.of(foreign(text, l));
        List<TextPiece> pieces = new ArrayList<>();
        for (int from = 0, to; from < characters.length; from = to) {
            FontFace face = FontFace.of(characters[from], l);
            to = from + 1;
            while (to < characters.length && FontFace.of(characters[to], l) == face) to++;
            String piece = new String(characters, from, to - from);
            pieces.add(face == null ? foreign(piece, l) : new TextPiece(piece, face, l.width(piece), null));
        }
        return pieces;
    }

    private static TextPiece foreign(String text, TextStyle l) {
        SystemFont.Outline outline = SystemFont.outline(text, l);
        return new TextPiece(text, null, outline.width(), outline.shape());
    }

    /** The horizontal distance from a mark's place to the start of its text. */
    static double start(List<TextPiece> pieces, TextStyle l) {
        double width = pieces.stream().mapToDouble(TextPiece::width).sum();
        return switch (l.anchor()) {
            case START -> 0;
            case MIDDLE -> -width / 2;
            case END -> -width;
        };
    }

    /** The outline of a text where it stands on the sheet. */
    static Path2D outline(Mark.Text mark) {
        TextStyle l = mark.style();
        List<TextPiece> pieces = of(mark.text(), l);
        AffineTransform place = AffineTransform.getTranslateInstance(mark.at().x(), mark.at().y());
        if (l.turn() != 0) place.rotate(Math.toRadians(l.turn()));
        place.translate(start(pieces, l), 0);
        Path2D outline = new Path2D.Double();
        for (TextPiece piece : pieces) {
            piece.append(outline, place, l);
            place.translate(piece.width, 0);
        }
        return outline;
    }

    private void append(Path2D to, AffineTransform place, TextStyle l) {
        if (face == null) {
            to.append(outline.getPathIterator(place), false);
            return;
        }
        AffineTransform at = new AffineTransform(place);
        at.scale(l.size(), l.size());
        text.codePoints().forEach(c -> {
            to.append(face.outline(c).getPathIterator(at), false);
            at.translate((double) GlyphWidths.units(c, l.bold(), l.mono()) / GlyphWidthData.UNITS, 0);
        });
    }
}
