package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import nimbook.core.Work;

/** Paints a drawing onto any Java2D surface: a picture, a page. */
public final class Painter implements MarkWriter<RuntimeException> {

    private final Graphics2D graphics;

    private Painter(Graphics2D graphics) {
        this.graphics = graphics;
    }

    /**
     * Paints all marks; one unit of the surface's coordinates is one pixel of the drawing.
     *
     * @throws Work.Stopped when the thread is interrupted
     */
    public static void paint(Drawing drawing, Graphics2D graphics) {
        nonNull(graphics, "graphics");
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION,
                RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        Painter painter = new Painter(graphics);
        for (Mark mark : drawing.marks()) {
            // Java's own painting may swallow an interrupt.
            Work.poll();
            painter.write(mark);
        }
    }

    @Override
    public void rect(Mark.Rect r) {
        if (Svg.isCell(r)) cell(r);
        else if (r.radius() == 0) shape(new Rectangle2D.Double(r.x(), r.y(), r.width(), r.height()), r.style());
        else shape(new RoundRectangle2D.Double(r.x(), r.y(), r.width(), r.height(), 2 * r.radius(), 2 * r.radius()),
                r.style());
    }

    @Override
    public void line(Mark.Line l) {
        shape(new Line2D.Double(l.from().x(), l.from().y(), l.to().x(), l.to().y()), l.style());
    }

    @Override
    public void polyline(Mark.Polyline p) {
        Path2D path = new Path2D.Double();
        path.moveTo(p.points().get(0).x(), p.points().get(0).y());
        for (Mark.Point q : p.points().subList(1, p.points().size())) path.lineTo(q.x(), q.y());
        if (p.closed()) path.closePath();
        shape(path, p.style());
    }

    @Override
    public void circle(Mark.Circle c) {
        double r = c.radius();
        shape(new Ellipse2D.Double(c.centre().x() - r, c.centre().y() - r, 2 * r, 2 * r), c.style());
    }

    /** With its edges between the surface's pixels, unless it is too thin for that. */
    private void cell(Mark.Rect r) {
        Rectangle2D exact = new Rectangle2D.Double(r.x(), r.y(), r.width(), r.height());
        AffineTransform scale = graphics.getTransform();
        Rectangle2D seen = scale.createTransformedShape(exact).getBounds2D();
        double left = Math.rint(seen.getMinX());
        double top = Math.rint(seen.getMinY());
        double width = Math.rint(seen.getMaxX()) - left;
        double height = Math.rint(seen.getMaxY()) - top;
        if (width < 1 || height < 1) {
            shape(exact, r.style());
            return;
        }
        graphics.setTransform(new AffineTransform());
        shape(new Rectangle2D.Double(left, top, width, height), r.style());
        graphics.setTransform(scale);
    }

    private void shape(Shape shape, ShapeStyle style) {
        if (style.fill() != null) {
            graphics.setColor(awt(style.fill()));
            graphics.fill(shape);
        }
        if (style.stroke() == null) return;
        graphics.setColor(awt(style.stroke()));
        float[] dash = new float[style.dash().size()];
        for (int i = 0; i < dash.length; i++) dash[i] = (float) (double) style.dash().get(i);
        graphics.setStroke(dash.length == 0
                ? new BasicStroke((float) style.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER)
                : new BasicStroke((float) style.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dash, 0));
        graphics.draw(shape);
    }

    /**
     * Letters are filled outlines of the library's own font: Java's fonts need fontconfig and differ from machine to
     * machine.
     */
    @Override
    public void text(Mark.Text t) {
        graphics.setColor(awt(t.style().color()));
        graphics.fill(TextPiece.outline(t));
    }

    @Override
    public void image(Mark.Image i) {
        Pixels p = i.pixels();
        AffineTransform place = AffineTransform.getTranslateInstance(i.x(), i.y());
        place.scale(i.width() / p.width(), i.height() / p.height());
        graphics.drawImage(image(p), place, null);
    }

    static BufferedImage image(Pixels pixels) {
        BufferedImage image = new BufferedImage(pixels.width(), pixels.height(), BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, pixels.width(), pixels.height(), pixels.rgb(), 0, pixels.width());
        return image;
    }

    private static java.awt.Color awt(Color color) {
        return new java.awt.Color(color.argb(), true);
    }
}
