package nimbook.play.pins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import org.junit.jupiter.api.Test;

class PinsDrawingTest {

    /** Eight pins stood in two rows; one was taken, and a row was cut. */
    @Test
    void standingPinsTakenOnesCutsAndTheLengthsOfRunsAreDrawn() {
        Drawing drawing = PinsDrawing.of("oo.oo;o/oo", "Kayles", "why", "words");
        assertEquals(7, count(drawing, Mark.Polyline.class), "pins");
        assertEquals(1, count(drawing, Mark.Circle.class), "rings");
        assertEquals(7 + 1, count(drawing, Mark.Line.class), "a band each, and the cut");
        assertEquals(List.of("Kayles", "2", "2", "1", "2", "why"), drawing.marks().stream()
                .filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark).text()).toList());
    }

    /** The page fills what the file has corners for: from the foot's right up, and down the mirrored left. */
    @Test
    void theOutlineIsClosedAndSymmetric() {
        String path = PinsDrawing.path();
        assertTrue(path.startsWith("M 0.1 0.5 C 0.19 0.35 ") && path.endsWith(" -0.19 0.35 -0.1 0.5 Z"), path);
        assertEquals(8, path.chars().filter(c -> c == 'C').count());
    }

    private static long count(Drawing drawing, Class<?> kind) {
        return drawing.marks().stream().filter(kind::isInstance).count();
    }
}
