package nimbook.play.digits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;
import nimbook.core.Outcome;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Mark;
import nimbook.play.Opponent;
import org.junit.jupiter.api.Test;

class DigitsTest {

    private final Map<List<Integer>, Boolean> known = new HashMap<>();

    /** By the rules alone, on lists of digits: lost when no move leads to a lost position. */
    private boolean lost(List<Integer> at) {
        Boolean before = known.get(at);
        if (before != null) return before;
        boolean lost = true;
        for (List<Integer> to : byHand(at)) lost &= !lost(to);
        known.put(at, lost);
        return lost;
    }

    private static List<List<Integer>> byHand(List<Integer> at) {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < at.size(); i++) {
            for (int to = 0; to < at.get(i); to++) {
                List<Integer> next = new ArrayList<>(at);
                next.set(i, to);
                all.add(next);
            }
            if (at.get(i) == 0) all.add(List.copyOf(at.subList(0, i)));
        }
        return all;
    }

    private static DigitPlay play(String digits) {
        return DigitPlay.of(DigitalDeletions.of(digits));
    }

    @Test
    void everyPositionOfASmallGameIsDecidedAsItsMovesSay() {
        for (DigitPlay play : List.of(play("3203"), DigitPlay.of(DigitalDeletions.of("b01", 12)),
                DigitPlay.of(DigitalDeletions.of(11, 0, 2)))) {
            @SuppressWarnings("unchecked") List<Integer> start = (List<Integer>) play.write(play.start());
            known.clear();
            lost(start);
            assertTrue(known.size() > 30, play.name());
            for (List<Integer> digits : known.keySet()) {
                DigitalDeletions at = play.read(digits);
                assertEquals(digits, play.write(at));
                assertEquals(byHand(digits), play.moves(at).stream().map(play::write).toList());
                assertEquals(known.get(digits), play.outcome(at) == Outcome.P, digits.toString());
                assertEquals(byHand(digits).stream().filter(known::get).toList(),
                        play.winningMoves(at).stream().map(play::write).toList());
                assertEquals(digits.isEmpty(), play.isOver(at));
            }
        }
    }

    @Test
    void theReasonSaysWhereTheTwoRowsDiffer() {
        // The paper's example: 618034 has the value 1; 8 → 2 wins, where the suffix's value 6 must become 5.
        DigitPlay play = play("618034");
        assertEquals(
                "618034 is an N-position: its value is 1; from digit 3 on the value is 6 where 5 is needed, and 2 in "
                        + "place of 8 gives 5",
                play.reason(play.start()));
        assertEquals("612034 is a P-position: its value is 0", play.reason(DigitalDeletions.of("612034")));
        assertEquals("0 is an N-position: its value is 1 and not 0; deleting all digits gives 0",
                play.reason(DigitalDeletions.of("0")));
        assertEquals("no digit is left: whoever moved last has won", play.reason(DigitalDeletions.of("")));
        assertTrue(play.reason(DigitalDeletions.of("9".repeat(40))).startsWith("This row of 40 digits is "));
        assertEquals("e is an N-position: its value is 14 and not 0; 1 in place of e gives 0",
                DigitPlay.of(DigitalDeletions.of("e", 16)).reason(DigitalDeletions.of("e", 16)));
    }

    @Test
    void whatCannotBePlayedIsRefusedInWords() {
        assertTrue(refusal(() -> play("")).contains("the empty string has value 0"));
        assertTrue(refusal(() -> play("1".repeat(101))).contains("101"));
        assertTrue(refusal(() -> DigitPlay.of(DigitalDeletions.of(3, 36))).contains("number 36 at place 2"));
        DigitPlay play = play("44");
        for (Object json : List.of("44", List.of(4, 10), List.of(4, -1), List.of(4, 1.5), List.of("4"))) {
            assertThrows(IllegalArgumentException.class, () -> play.read(json), json.toString());
        }
        assertEquals(DigitalDeletions.of(""), play.read(List.of()));
    }

    private static String refusal(Runnable act) {
        return assertThrows(IllegalArgumentException.class, act::run).getMessage();
    }

    @Test
    void theComputerWinsEveryWonGameAndSlipsAsOftenAsSet() {
        Random random = new Random(7);
        for (String start : List.of("618034", "9", "1020", "77007")) {
            DigitPlay play = play(start);
            DigitalDeletions at = play.start();
            boolean computer = play.outcome(at) == Outcome.N;
            while (!play.isOver(at)) {
                List<DigitalDeletions> moves = play.moves(at);
                at = computer ? Opponent.perfect().choose(play, at, random).to()
                        : moves.get(random.nextInt(moves.size()));
                computer = !computer;
            }
            assertEquals(false, computer, start);
        }
        DigitPlay play = play("618034");
        assertTrue(new Opponent(100).choose(play, play.start(), random).slip());
    }

    @Test
    void theFigureTellsStateTextAndPicture() throws Exception {
        Digits digits = Digits.of(DigitalDeletions.of("618034")).rows().hint().title("An example").errors(25);
        Map<String, Object> state = digits.state();
        assertEquals(List.of(6, 1, 8, 0, 3, 4), state.get("start"));
        assertEquals(25.0, state.get("errors"));
        assertTrue(digits.text().contains("612034")
                && digits.text().startsWith("An example\n618034\n618034 is an N-position"), digits.text());
        List<String> words = digits.drawing().marks().stream().filter(Mark.Text.class::isInstance)
                .map(m -> ((Mark.Text) m).text()).toList();
        assertTrue(words.containsAll(List.of("An example", "del", "value", "needed")), words.toString());
        assertTrue(ImageIO.read(new ByteArrayInputStream(digits.still().bytes())).getWidth() >= 600);
        assertTrue(Digits.of(DigitalDeletions.of("9".repeat(100))).drawing().height() < 4000);
    }

    @Test
    void objectionsAndFirstPositionsAreSentences() {
        DigitPlay play = play("608034");
        assertEquals("Digit 1 is 6 and can become 0 to 5.", objection(play, 0, "9"));
        assertEquals("Digit 3 is 8 and is no zero: it can be lowered, not deleted.", objection(play, 2, "Delete"));
        assertEquals("Digit 2 is 0 and can only be deleted.", objection(play, 1, "0"));
        assertEquals("Choose one of the lower digits below the 8.",
                play.objection(play.start(), List.of("digit 3"), List.of(), ""));
        assertEquals("A zero cannot be lowered: it can be deleted, with all after it, below.",
                play.objection(play.start(), List.of("digit 4"), List.of(), ""));
        assertEquals("The computer lowers digit 3 from 8 to 2.",
                play.explain(play.start(), DigitalDeletions.of("602034")));
        assertEquals("“a” at place 3 is no digit of this game: 0 to 9 are allowed.", refusal(() -> play.typed("12a")));
        assertEquals("“²” at place 2 is no digit of this game: 0 to 9 are allowed.", refusal(() -> play.typed("4²")));
        assertEquals("Play begins with at least one digit.", refusal(() -> play.typed(" ")));
        assertTrue(refusal(() -> play.typed("1".repeat(101))).contains("up to 100 digits"));
        DigitPlay hex = DigitPlay.of(DigitalDeletions.of("c0ffee", 16));
        assertEquals(DigitalDeletions.of("bad0", 16), hex.typed("BAD 0"));
        assertEquals("“g” at place 2 is no digit of this game: 0 to 9 and a to f are allowed.",
                refusal(() -> hex.typed("fg")));
        DigitPlay heaps = DigitPlay.of(DigitalDeletions.of(12, 0, 7));
        assertEquals("12:0:7", heaps.typing(heaps.start()));
        assertEquals(DigitalDeletions.of(20, 3), heaps.typed("20, 3"));
        assertEquals("“-4” at place 2 is no heap of this game: 0 to 35 are allowed.",
                refusal(() -> heaps.typed("3 -4")));
    }

    private static String objection(DigitPlay play, int place, String typed) {
        return play.objection(play.start(), List.of(), List.of(place), typed);
    }
}
