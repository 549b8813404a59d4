package nimbook.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TouchingCellsTest {

    private static final Drawing FIELD = field();

    /** 20 × 20 cells of one colour on white. */
    private static Drawing field() {
        Drawing.Builder sheet = Drawing.sheet(160, 160);
        ShapeStyle blue = ShapeStyle.fill(Color.ACCENT);
        for (int i = 0; i < 400; i++) sheet.rect(5 + 7.3 * (i % 20), 5 + 7.3 * (i / 20), 7.3, 7.3, blue);
        return sheet.build();
    }

    /** Scales at which edges lie within a dot, smoothed each by itself as readers in browsers do. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 97 / 72.0, 150 / 72.0, 203 / 72.0})
    void smoothedCellsOfOneColourLeaveNoGroundBetweenThem(double scale) {
        TouchingCells cells = new TouchingCells(FIELD);
        assertEquals(1, colours(scale, cells::reaching).size());
        assertTrue(colours(scale, r -> r).size() > 1, "as they are the ground shines through");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 19, 380, 399})
    void onlyACellThatAnotherFollowsReachesBeyondItself(int cell) {
        // The first mark is the sheet itself.
        Mark.Rect r = (Mark.Rect) FIELD.marks().get(FIELD.marks().size() - 400 + cell);
        Mark.Rect reaching = new TouchingCells(FIELD).reaching(r);
        assertEquals(cell % 20 < 19 ? 1 : 0, reaching.width() - r.width(), 1e-9);
        assertEquals(cell / 20 < 19 ? 1 : 0, reaching.height() - r.height(), 1e-9);
    }

    /** The colours seen within the field, its outer cells left out. */
    private static Set<Integer> colours(double scale, UnaryOperator<Mark.Rect> form) {
        int side = (int) (160 * scale);
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(scale, scale);
        for (Mark mark : FIELD.marks()) {
            Mark.Rect r = form.apply((Mark.Rect) mark);
            g.setColor(new java.awt.Color(r.style().fill().rgb()));
            g.fill(new Rectangle2D.Double(r.x(), r.y(), r.width(), r.height()));
        }
        g.dispose();
        Set<Integer> colours = new TreeSet<>();
        for (int y = side / 10; y < side * 9 / 10; y++)
            for (int x = side / 10; x < side * 9 / 10; x++) colours.add(image.getRGB(x, y));
        return colours;
    }
}
