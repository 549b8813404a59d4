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
    void theComputerWinsEveryWonGameAndSlipsAsOftenAsAsked() {
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
        assertEquals(9, state.get("largest"));
        assertEquals(25.0, state.get("errors"));
        assertTrue(digits.text().contains("612034")
                && digits.text().startsWith("An example\n618034\n618034 is an N-position"), digits.text());
        List<String> words = digits.drawing().marks().stream().filter(Mark.Text.class::isInstance)
                .map(m -> ((Mark.Text) m).text()).toList();
        assertTrue(words.containsAll(List.of("An example", "delete", "value", "needed")), words.toString());
        assertTrue(ImageIO.read(new ByteArrayInputStream(digits.still().bytes())).getWidth() >= 600);
        assertEquals(35, Digits.of(DigitalDeletions.of(3, 4)).state().get("largest"));
        assertTrue(Digits.of(DigitalDeletions.of("9".repeat(100))).drawing().height() < 4000);
        @SuppressWarnings("unchecked")
        Map<String, Object> look = digits.answer(Map.of("do", "look", "at", List.of(6, 1, 8, 0, 3, 4)));
        assertEquals(List.of(List.of(6, 1, 2, 0, 3, 4)), look.get("winning"));
    }
}
