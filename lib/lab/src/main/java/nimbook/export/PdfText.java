package nimbook.export;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;

/**
 * Text on a page of PDF that can be searched and copied. The font is Liberation Sans, which comes with PDFBox, so that a file does not depend
 * on the machine's fonts; what is used of it is embedded. Heavy letters are the same with a thin outline. A sign that it lacks (a floor
 * bracket, a subscript) is drawn as the outline of another font's letter, with the letter behind it for whoever copies it.
 */
final class PdfText {

    private static final String FACE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** Width of the outline that makes letters heavy, in em: about as dark as a bold face. The letters move apart by as much. */
    private static final double HEAVY = 0.03;

    private final PDDocument document;
    private final PDPageContentStream page;
    private PDType0Font font;
    private CmapLookup letters;

    PdfText(PDDocument document, PDPageContentStream page) {
        this.document = document;
        this.page = page;
    }

    /** A piece of a line: letters of the embedded font, or the outline of others. */
    private record Run(String text, double width, Shape outline) {}

    void show(Mark.Text mark) throws IOException {
        if (mark.text().isEmpty()) return;
        if (font == null) load();
        Lettering l = mark.lettering();
        List<Run> runs = runs(mark.text(), l);
        double wide = runs.stream().mapToDouble(Run::width).sum();
        double x = switch (l.anchor()) {
            case START -> 0;
            case MIDDLE -> -wide / 2;
            case END -> -wide;
        };
        page.setNonStrokingColor(Pdf.red(l.ink()), Pdf.green(l.ink()), Pdf.blue(l.ink()));
        double cos = Math.cos(Math.toRadians(l.turn()));
        double sin = Math.sin(Math.toRadians(l.turn()));
        for (Run run : runs) {
            double left = mark.at().x() + x * cos;
            double base = mark.at().y() + x * sin;
            // Letters stand upright where y goes up; an outline is drawn with y down, as the page here is.
            if (run.outline == null) letters(run.text, l, matrix(cos, sin, sin, -cos, left, base));
            else outline(run, matrix(cos, sin, -sin, cos, left, base));
            x += run.width;
        }
    }

    private static Matrix matrix(double a, double b, double c, double d, double x, double y) {
        return new Matrix((float) a, (float) b, (float) c, (float) d, (float) x, (float) y);
    }

    private void load() throws IOException {
        try (InputStream in = PDDocument.class.getResourceAsStream(FACE)) {
            if (in == null) throw new IOException("the font " + FACE + " is not in PDFBox's jar");
            TrueTypeFont face = new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes()));
            letters = face.getUnicodeCmapLookup();
            font = PDType0Font.load(document, face, true);
        }
    }

    private List<Run> runs(String text, Lettering l) throws IOException {
        List<Run> runs = new ArrayList<>();
        int[] points = text.codePoints().toArray();
        for (int from = 0, to; from < points.length; from = to) {
            boolean known = letters.getGlyphId(points[from]) > 0;
            to = from + 1;
            while (to < points.length && letters.getGlyphId(points[to]) > 0 == known) to++;
            String piece = new String(points, from, to - from);
            runs.add(known ? new Run(piece, width(piece, l), null) : outlined(piece, l));
        }
        return runs;
    }

    private double width(String piece, Lettering l) throws IOException {
        double apart = l.bold() ? HEAVY * piece.codePointCount(0, piece.length()) : 0;
        return (font.getStringWidth(piece) / 1000 + apart) * l.size();
    }

    private Run outlined(String piece, Lettering l) throws IOException {
        try {
            Font other = new Font(Font.SANS_SERIF, l.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) l.size());
            GlyphVector glyphs = other.createGlyphVector(new FontRenderContext(null, true, true), piece);
            return new Run(piece, glyphs.getLogicalBounds().getWidth(), glyphs.getOutline());
        } catch (LinkageError | InternalError | RuntimeException e) {
            // No fonts on this machine at all: the sign is told by a question mark.
            String marks = "?".repeat(piece.codePointCount(0, piece.length()));
            return new Run(marks, width(marks, l), null);
        }
    }

    private void letters(String text, Lettering l, Matrix place) throws IOException {
        page.beginText();
        page.setFont(font, (float) l.size());
        if (l.bold()) {
            page.setRenderingMode(RenderingMode.FILL_STROKE);
            page.setStrokingColor(Pdf.red(l.ink()), Pdf.green(l.ink()), Pdf.blue(l.ink()));
            page.setLineDashPattern(new float[0], 0);
            page.setLineWidth((float) (HEAVY * l.size()));
        } else {
            page.setRenderingMode(RenderingMode.FILL);
        }
        page.setCharacterSpacing(l.bold() ? (float) (HEAVY * l.size()) : 0);
        page.setTextMatrix(place);
        page.showText(text);
        page.endText();
    }

    private void outline(Run run, Matrix place) throws IOException {
        COSDictionary words = new COSDictionary();
        words.setString(COSName.ACTUAL_TEXT, run.text);
        page.beginMarkedContent(COSName.getPDFName("Span"), PDPropertyList.create(words));
        page.saveGraphicsState();
        page.transform(place);
        float[] c = new float[6];
        boolean any = false;
        for (PathIterator path = run.outline.getPathIterator(null); !path.isDone(); path.next()) {
            any = true;
            float[] at = last.clone();
            switch (path.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> move(c[0], c[1]);
                case PathIterator.SEG_LINETO -> line(c[0], c[1]);
                // A quadratic curve as a cubic one: its control points stand at two thirds of the way.
                case PathIterator.SEG_QUADTO -> cubic(at[0] + (c[0] - at[0]) * 2 / 3, at[1] + (c[1] - at[1]) * 2 / 3, c[2] + (c[0] - c[2]) * 2 / 3,
                        c[3] + (c[1] - c[3]) * 2 / 3, c[2], c[3]);
                case PathIterator.SEG_CUBICTO -> cubic(c[0], c[1], c[2], c[3], c[4], c[5]);
                default -> page.closePath();
            }
        }
        if (any) page.fill();
        page.restoreGraphicsState();
        page.endMarkedContent();
    }

    private final float[] last = new float[2];

    private void move(float x, float y) throws IOException {
        page.moveTo(x, y);
        last(x, y);
    }

    private void line(float x, float y) throws IOException {
        page.lineTo(x, y);
        last(x, y);
    }

    private void cubic(float x1, float y1, float x2, float y2, float x, float y) throws IOException {
        page.curveTo(x1, y1, x2, y2, x, y);
        last(x, y);
    }

    private void last(float x, float y) {
        last[0] = x;
        last[1] = y;
    }
}
