package nimbook.play.pins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Outcome;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import org.junit.jupiter.api.Test;

class PinsTest {

    private final Map<String, Boolean> known = new HashMap<>();

    /** By the moves alone: lost when no move leads to a lost position. */
    private boolean lost(RowPlay play, String at) {
        Boolean before = known.get(at);
        if (before != null) return before;
        boolean lost = true;
        for (String to : play.moves(at)) lost &= !lost(play, to);
        known.put(at, lost);
        return lost;
    }

    @Test
    void everyPositionOfASmallGameIsDecidedAsItsMovesSay() {
        for (RowPlay play : List.of(new RowPlay(Octal.kayles(), List.of(4, 3)),
                new RowPlay(Octal.of(".07"), List.of(7)), new RowPlay(Octal.of("4.3"), List.of(5)),
                new RowPlay(Octal.of(".137"), List.of(6)), new RowPlay(SubtractionGame.of(1, 3), List.of(5, 2)),
                new RowPlay(HeapGame.rule("halve or take one", n -> n == 0 ? List.of() : List.of(n / 2, n - 1)),
                        List.of(9)))) {
            known.clear();
            lost(play, play.start());
            assertTrue(known.size() > 8, play.name());
            for (String at : known.keySet()) {
                assertEquals(known.get(at), play.outcome(at) == Outcome.P, play.name() + " " + at);
                assertEquals(play.moves(at).stream().filter(known::get).toList(), play.winningMoves(at),
                        play.name() + " " + at);
                assertEquals(at, play.read(play.write(at)));
            }
        }
    }

    @Test
    void movesLeaveThePinsWhereTheyStood() {
        assertEquals(List.of(".oo", "..o", "o.o", "o..", "oo."), new RowPlay(Octal.kayles(), List.of(3)).moves("ooo"));
        assertEquals(List.of("o/oo", "oo/o"), new RowPlay(Octal.of("4."), List.of(3)).moves("ooo"));
        assertEquals(List.of("o/o;."), new RowPlay(Octal.of("4."), List.of(3)).moves("oo;."));
        // A pile without a split gives from its ends.
        assertEquals(List.of("..o", "o.."), new RowPlay(SubtractionGame.of(2), List.of(3)).moves("ooo"));
    }

    @Test
    void theReasonNamesTheValues() {
        RowPlay kayles = new RowPlay(Octal.kayles(), List.of(5, 4));
        // Winning Ways, chapter 4: rows of 5 and 4 have the values 4 and 1.
        assertEquals("5 · 4 is an N-position: the rows' values have the nim-sum 4 ⊕ 1 = 5, not 0",
                kayles.reason("ooooo;oooo"));
        assertEquals("2 · 2 is a P-position: the rows' values have the nim-sum 2 ⊕ 2 = 0", kayles.reason("oo.oo;...."));
        assertEquals("no move is left: whoever moved last has won", kayles.reason(".....;...."));
        assertTrue(Pins.of(Octal.kayles(), 5, 4).reasons().text()
                .startsWith("Kayles (.77)\n5 · 4\n5 · 4 is an N-position"));
    }

    /** Eight pins stood in two rows; one was taken, and a row was cut. */
    @Test
    void standingPinsTakenOnesCutsAndTheLengthsOfRunsAreDrawn() {
        RowPlay play = new RowPlay(Octal.of("4.3"), List.of(5, 3));
        Drawing drawing = new PinsPicture(play, "oo.oo;o/oo", 596).picture().drawing().without(Drawing.Part.HINT);
        assertEquals(7, count(drawing, Mark.Polyline.class), "pins");
        assertEquals(1, count(drawing, Mark.Circle.class), "rings");
        assertEquals(7 + 1, count(drawing, Mark.Line.class), "a band each, and the cut");
        assertEquals(List.of("2", "2", "1", "2"), drawing.marks().stream()
                .filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark).text()).toList());
        assertEquals(3, count(drawing, Mark.Rect.class), "where a row of two may be cut");
    }

    private static long count(Drawing drawing, Class<?> kind) {
        return drawing.marks().stream().filter(kind::isInstance).count();
    }

    @Test
    void objectionsAndFirstPositionsAreSentences() {
        RowPlay play = new RowPlay(Octal.of(".07"), List.of(5, 4));
        String at = play.start();
        assertEquals("3 may not be taken from a row of 5; allowed: 2.",
                play.objection(at, List.of("pin 1 1", "pin 1 3"), List.of(), ""));
        assertEquals("3 may not be taken from a row of 4; allowed: 2.",
                play.objection(at, List.of(), List.of(1, 0), "3"));
        assertEquals("A move takes neighbouring pins of one row.",
                play.objection(at, List.of("pin 1 1", "pin 2 3"), List.of(), ""));
        assertEquals("There is no pin.", play.objection(at, List.of(), List.of(), ""));
        assertEquals("The computer: 5 → 3.", play.explain(at, "..ooo;oooo"));
        assertEquals("ooo;oo", play.typed("3, 2"));
        assertEquals("3 2", play.typing("ooo;oo"));
        refused("1 to 20 pins", () -> play.typed("3 21"));
        refused("One to 6 numbers", () -> play.typed(""));
        refused("no move is left", () -> play.typed("1"));
        // Two leave one run only where they are taken from an end.
        RowPlay ends = new RowPlay(Octal.of(".03"), List.of(5));
        assertEquals("Taking 2 there would leave 1 · 2, which the rules do not allow.",
                ends.objection("ooooo", List.of("pin 1 2", "pin 1 3"), List.of(), ""));
    }

    private static void refused(String part, org.junit.jupiter.api.function.Executable action) {
        String message = assertThrows(IllegalArgumentException.class, action).getMessage();
        assertTrue(message.contains(part), message);
    }

    @Test
    void whatCannotBeShownIsRefused() {
        refused("n = 41", () -> Pins.of(Octal.kayles(), 41));
        refused("n = 0", () -> Pins.of(Octal.kayles(), 3, 0));
        refused("rows = 0", () -> Pins.of(Octal.kayles()));
        refused("no move is left", () -> Pins.of(Octal.of(".07"), 1));
        refused("at most two heaps",
                () -> Pins.of(HeapGame.rule("three", n -> n < 3 ? List.of() : List.of(List.of(1, 1, n - 2))), 5));
        RowPlay play = new RowPlay(Octal.kayles(), List.of(5));
        refused("allowed are o . / and ;", () -> play.read("oox"));
        refused("row of 30 pins", () -> play.read("o".repeat(30)));
    }
}
