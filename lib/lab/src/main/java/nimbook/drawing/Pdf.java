package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.util.Matrix;

/**
 * A drawing as a PDF of one page of its size: shapes stay shapes, text stays text in an embedded font
 * ({@link PdfText}). The same drawing gives the same bytes: no date, no random id. PDFBox is loaded with the first PDF,
 * not with the kernel.
 */
public final class Pdf implements MarkWriter<IOException> {

    /** A pixel of CSS is 1/96 inch, a point of PDF 1/72. */
    private static final double POINTS = 0.75;

    /** Control points of a quarter circle by a Bézier curve: 4/3·(√2 − 1), wrong by 0.03 % of the radius. */
    private static final double ROUND = 0.5522847498;

    private final PDDocument document;
    private final PDPageContentStream page;
    private final PdfText text;
    private final Map<String, PDExtendedGraphicsState> opacities = new HashMap<>();
    private final TouchingCells cells;
    private double opacity = 1;

    private Pdf(PDDocument document, PDPageContentStream page, Drawing drawing) throws IOException {
        this.document = document;
        this.cells = new TouchingCells(drawing);
        this.page = page;
        this.text = new PdfText(document, page);
    }

    /**
     * The file's bytes.
     *
     * @param scale how many times as large as the drawing
     */
    public static byte[] bytes(Drawing drawing, double scale) {
        try (PDDocument document = new PDDocument()) {
            double unit = POINTS * scale;
            float height = (float) (nonNull(drawing, "drawing").height() * unit);
            PDPage sheet = new PDPage(new PDRectangle((float) (drawing.width() * unit), height));
            document.addPage(sheet);
            try (PDPageContentStream page = new PDPageContentStream(document, sheet)) {
                // From here on one unit is one pixel of the drawing, y down.
                page.transform(new Matrix((float) unit, 0, 0, (float) -unit, 0, height));
                Pdf pdf = new Pdf(document, page, drawing);
                for (Mark mark : drawing.marks()) pdf.write(mark);
            }
            document.getDocumentInformation().setTitle(drawing.title());
            document.getDocumentInformation().setProducer("nimbook");
            document.setDocumentId(id(drawing));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file's id, from its content alone: hash codes of objects differ from one JVM to the next. */
    private static long id(Drawing drawing) {
        return Svg.text(drawing).hashCode();
    }

    @Override
    public void rect(Mark.Rect r) throws IOException {
        shape(r.style(), () -> outline(cells.reaching(r)));
    }

    @Override
    public void line(Mark.Line l) throws IOException {
        shape(l.style(), () -> path(List.of(l.from(), l.to()), false));
    }

    @Override
    public void polyline(Mark.Polyline p) throws IOException {
        shape(p.style(), () -> path(p.points(), p.closed()));
    }

    @Override
    public void circle(Mark.Circle c) throws IOException {
        double r = c.radius();
        shape(c.style(), () -> round(c.centre().x() - r, c.centre().y() - r, 2 * r, 2 * r, r));
    }

    @Override
    public void text(Mark.Text t) throws IOException {
        opacity(t.style().color());
        text.show(t);
    }

    @Override
    public void image(Mark.Image i) throws IOException {
        opacity(Color.PAPER);
        Matrix place = new Matrix((float) i.width(), 0, 0, (float) -i.height(), (float) i.x(),
                (float) (i.y() + i.height()));
        page.drawImage(LosslessFactory.createFromImage(document, Painter.image(i.pixels())), place);
    }

    private interface Outline {
        void draw() throws IOException;
    }

    private void shape(ShapeStyle style, Outline outline) throws IOException {
        if (style.fill() != null) {
            opacity(style.fill());
            page.setNonStrokingColor(red(style.fill()), green(style.fill()), blue(style.fill()));
            outline.draw();
            page.fill();
        }
        if (style.stroke() == null) return;
        opacity(style.stroke());
        page.setStrokingColor(red(style.stroke()), green(style.stroke()), blue(style.stroke()));
        page.setLineWidth((float) style.width());
        float[] dash = new float[style.dash().size()];
        for (int i = 0; i < dash.length; i++) dash[i] = (float) (double) style.dash().get(i);
        page.setLineDashPattern(dash, 0);
        outline.draw();
        page.stroke();
    }

    static float red(Color color) {
        return (color.rgb() >> 16) / 255f;
    }

    static float green(Color color) {
        return (color.rgb() >> 8 & 255) / 255f;
    }

    static float blue(Color color) {
        return (color.rgb() & 255) / 255f;
    }

    private void opacity(Color color) throws IOException {
        if (color.alpha() == opacity) return;
        opacity = color.alpha();
        page.setGraphicsStateParameters(opacities.computeIfAbsent(Svg.number(opacity), key -> {
            PDExtendedGraphicsState state = new PDExtendedGraphicsState();
            state.setNonStrokingAlphaConstant((float) color.alpha());
            state.setStrokingAlphaConstant((float) color.alpha());
            return state;
        }));
    }

    private void outline(Mark.Rect r) throws IOException {
        if (r.radius() > 0)
            round(r.x(), r.y(), r.width(), r.height(), Math.min(r.radius(), Math.min(r.width(), r.height()) / 2));
        else page.addRect((float) r.x(), (float) r.y(), (float) r.width(), (float) r.height());
    }

    private void path(List<Mark.Point> points, boolean closed) throws IOException {
        page.moveTo((float) points.get(0).x(), (float) points.get(0).y());
        for (Mark.Point p : points.subList(1, points.size())) page.lineTo((float) p.x(), (float) p.y());
        if (closed) page.closePath();
    }

    private void round(double x, double y, double w, double h, double r) throws IOException {
        double k = r * (1 - ROUND);
        page.moveTo((float) (x + r), (float) y);
        page.lineTo((float) (x + w - r), (float) y);
        curve(x + w - k, y, x + w, y + k, x + w, y + r);
        page.lineTo((float) (x + w), (float) (y + h - r));
        curve(x + w, y + h - k, x + w - k, y + h, x + w - r, y + h);
        page.lineTo((float) (x + r), (float) (y + h));
        curve(x + k, y + h, x, y + h - k, x, y + h - r);
        page.lineTo((float) x, (float) (y + r));
        curve(x, y + k, x + k, y, x + r, y);
        page.closePath();
    }

    private void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
        page.curveTo((float) x1, (float) y1, (float) x2, (float) y2, (float) x, (float) y);
    }
}
