package nimbook.drawing;

import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;

/**
 * Text on a page of PDF that can be searched and copied, in the library's fonts; what is used of them is embedded. A
 * character that they lack is drawn as an outline, with the character itself behind it for those who copy it.
 */
final class PdfText {

    private final PDDocument document;
    private final PDPageContentStream page;
    private final Map<FontFace, PDType0Font> fonts = new EnumMap<>(FontFace.class);

    PdfText(PDDocument document, PDPageContentStream page) {
        this.document = document;
        this.page = page;
    }

    void show(Mark.Text mark) throws IOException {
        if (mark.text().isEmpty()) return;
        TextStyle l = mark.style();
        List<TextPiece> pieces = TextPiece.of(mark.text(), l);
        double x = TextPiece.start(pieces, l);
        page.setNonStrokingColor(Pdf.red(l.color()), Pdf.green(l.color()), Pdf.blue(l.color()));
        double cos = Math.cos(Math.toRadians(l.turn()));
        double sin = Math.sin(Math.toRadians(l.turn()));
        for (TextPiece piece : pieces) {
            double left = mark.at().x() + x * cos;
            double base = mark.at().y() + x * sin;
            // Letters stand upright where y goes up; an outline is drawn with y down, as the page here is.
            if (piece.face() != null) letters(piece, l, matrix(cos, sin, sin, -cos, left, base));
            else outline(piece, matrix(cos, sin, -sin, cos, left, base));
            x += piece.width();
        }
    }

    private static Matrix matrix(double a, double b, double c, double d, double x, double y) {
        return new Matrix((float) a, (float) b, (float) c, (float) d, (float) x, (float) y);
    }

    private void letters(TextPiece piece, TextStyle l, Matrix place) throws IOException {
        PDType0Font font = fonts.get(piece.face());
        if (font == null) {
            RandomAccessReadBuffer file = new RandomAccessReadBuffer(piece.face().bytes());
            font = PDType0Font.load(document, new TTFParser().parse(file), true);
            fonts.put(piece.face(), font);
        }
        page.beginText();
        page.setFont(font, (float) l.size());
        page.setTextMatrix(place);
        page.showText(piece.text());
        page.endText();
    }

    private void outline(TextPiece piece, Matrix place) throws IOException {
        COSDictionary words = new COSDictionary();
        words.setString(COSName.ACTUAL_TEXT, piece.text());
        page.beginMarkedContent(COSName.getPDFName("Span"), PDPropertyList.create(words));
        page.saveGraphicsState();
        page.transform(place);
        if (path(piece.outline())) page.fill();
        page.restoreGraphicsState();
        page.endMarkedContent();
    }

    /** Whether there is any path. */
    private boolean path(Shape outline) throws IOException {
        float[] c = new float[6];
        float x = 0;
        float y = 0;
        boolean any = false;
        for (PathIterator path = outline.getPathIterator(null); !path.isDone(); path.next()) {
            any = true;
            int kind = path.currentSegment(c);
            switch (kind) {
                case PathIterator.SEG_MOVETO -> page.moveTo(c[0], c[1]);
                case PathIterator.SEG_LINETO -> page.lineTo(c[0], c[1]);
                // A quadratic curve as a cubic one: its control points stand at two thirds of the way.
                case PathIterator.SEG_QUADTO -> page.curveTo(x + (c[0] - x) * 2 / 3, y + (c[1] - y) * 2 / 3,
                        c[2] + (c[0] - c[2]) * 2 / 3, c[3] + (c[1] - c[3]) * 2 / 3, c[2], c[3]);
                case PathIterator.SEG_CUBICTO -> page.curveTo(c[0], c[1], c[2], c[3], c[4], c[5]);
                default -> page.closePath();
            }
            int last = kind == PathIterator.SEG_CUBICTO ? 4 : kind == PathIterator.SEG_QUADTO ? 2 : 0;
            x = c[last];
            y = c[last + 1];
        }
        return any;
    }
}
