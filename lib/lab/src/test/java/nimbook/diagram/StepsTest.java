package nimbook.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.drawing.Mark;
import nimbook.heap.Octal;
import nimbook.hofstadter.HofstadterG;
import nimbook.number.BeattyPair;
import nimbook.number.Slope;
import nimbook.rook.MisereRook;
import org.junit.jupiter.api.Test;

/** Pictures of proofs, step by step, against the definitions. */
class StepsTest {

    /** Gödel, Escher, Bach, chapter 5: read from left to right, each row of the tree goes on counting. */
    @Test
    void everyNumberHangsFromItsG() {
        Picture tree = RecursionTree.of("G", 34, HofstadterG::term);
        assertTrue(tree.text().startsWith("G(1) = 1, G(2) = 1, G(3) = 2, G(4) = 3, G(5) = 3, G(6) = 4"), tree.text());
        List<Mark.Text> numbers = tree.drawing().marks().stream().filter(Mark.Text.class::isInstance)
                .map(Mark.Text.class::cast).sorted(Comparator.comparingDouble((Mark.Text one) -> one.at().y())
                        .thenComparingDouble(one -> one.at().x())).toList();
        assertEquals(IntStream.rangeClosed(1, 34).mapToObj(String::valueOf).toList(),
                numbers.stream().map(Mark.Text::text).toList());
        // The rows end at the Fibonacci numbers.
        Set<Double> rows = new TreeSet<>();
        numbers.forEach(one -> rows.add(one.at().y()));
        assertEquals(8, rows.size());
        assertThrows(IllegalArgumentException.class, () -> RecursionTree.of("G", 90, HofstadterG::term));
        assertThrows(IllegalArgumentException.class, () -> RecursionTree.of("id", 5, n -> n));
    }

    @Test
    void theValueOfACellAssemblesItselfFromItsOptions() {
        BoardGame queen = BoardGame.queen();
        for (int row = 0; row < 7; row++) {
            for (int column = 0; column < 7; column++) {
                List<Position> options = queen.options(row, column);
                assertEquals(options.size() + 1, MexOfCell.steps(queen, row, column));
                Set<Integer> seen = new TreeSet<>();
                for (int step = 1; step <= options.size(); step++) {
                    Position option = options.get(step - 1);
                    seen.add(queen.value(option.row(), option.column()));
                    String text = MexOfCell.of(queen, row, column, step).text();
                    assertTrue(text.startsWith(step + " of " + options.size() + " options: the least missing value so "
                            + "far is " + mex(seen) + "."), text);
                }
                String last = MexOfCell.of(queen, row, column, options.size() + 1).text();
                assertTrue(last.startsWith("The least missing value is " + queen.value(row, column) + ": "), last);
            }
        }
        assertThrows(IllegalArgumentException.class, () -> MexOfCell.of(queen, 24, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> MexOfCell.of(queen, 2, 2, -1));
        assertThrows(IllegalArgumentException.class, () -> MexOfCell.of(queen.misere(), 2, 2, 1));
    }

    private static int mex(Set<Integer> values) {
        int least = 0;
        while (values.contains(least)) least++;
        return least;
    }

    /** Every k is a term of exactly one sequence, and the two counts below it make k − 1. */
    @Test
    void aCutCountsTheTermsOnBothSides() {
        for (BeattyPair pair : List.of(BeattyPair.GOLDEN, BeattyPair.of(Slope.parse("√2")))) {
            for (int k = 1; k <= 60; k++) {
                int n = 0;
                int m = 0;
                while (pair.first(n + 1) < k) n++;
                while (pair.second(m + 1) < k) m++;
                assertEquals(k - 1, n + m);
                String text = BeattyCut.of(pair, k).text();
                assertTrue(text.startsWith(n + " whole squares before the cut, " + m + " behind it"), text);
                assertTrue(text.contains(pair.place(k).first() ? k + " = ⌊" + (n + 1) + "α⌋" : k + " = ⌊" + (m + 1)
                        + "β⌋"), text);
                // The squares of the two colours are as many as the words say; one is cut.
                long squares = BeattyCut.of(pair, k).drawing().marks().stream()
                        .filter(mark -> mark instanceof Mark.Rect r && r.style().stroke() != null).count();
                assertEquals(k, squares);
                onlyTheCutsNameStandsAtIt(BeattyCut.of(pair, k).drawing().marks());
            }
        }
        assertTrue(words(BeattyCut.of(BeattyPair.GOLDEN, 3)).contains("m = 1 term ⌊jβ⌋ below 3"));
        assertThrows(IllegalArgumentException.class, () -> BeattyCut.of(BeattyPair.GOLDEN, 61));
    }

    private static void onlyTheCutsNameStandsAtIt(List<Mark> marks) {
        double end = marks.stream().mapToDouble(mark -> mark instanceof Mark.Line l ? Math.max(l.from().y(), l.to().y())
                : 0).max().orElseThrow();
        for (Mark mark : marks)
            if (mark instanceof Mark.Text t && t.at().y() > 60)
                assertTrue(t.at().y() - t.style().size() >= end, t.text() + " below the end of the cut");
    }

    private static List<String> words(Picture picture) {
        return picture.drawing().marks().stream().filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark)
                .text()).toList();
    }

    /** A slide scrolls what is higher than 22 of its letters, and the shelf is what is to be seen. */
    @Test
    void theShelfIsSeenOnASlide() {
        assertTrue(MexOfCell.of(BoardGame.queen(), 9, 7, 14).drawing().height() <= 22 * 16);
    }

    @Test
    void lettersOfAProofStayAsLargeInEveryRow() {
        for (int m = 2; m <= 6; m++)
            assertEquals(ProofRows.of(1).drawing().width(), ProofRows.of(m).drawing().width(), "row " + m);
    }

    /**
     * Kayles has the period 12 from heap 71 on; the exceptions are 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57 and
     * 70 (Winning Ways, chapter 4).
     */
    @Test
    void theWindowTurnsGreenWhereThePeriodBegins() {
        Octal kayles = Octal.kayles();
        // 2·71 + 12 + 2 heaps are compared, 20 at once.
        assertEquals(2 * 71 + 12 + 2 - 20, PeriodWindow.last(kayles));
        Set<Integer> exceptions = Set.of(28, 34, 39, 57, 70);
        for (int from = 28; from < 71; from++) {
            long differ = java.util.stream.IntStream.range(from, from + 20)
                    .filter(n -> exceptions.contains(n) || exceptions.contains(n + 12)).count();
            assertTrue(PeriodWindow.of(kayles, from).text().contains(differ + " of 20 heaps differ"), from + "");
        }
        assertTrue(PeriodWindow.of(kayles, 71).text().contains("No heap differs here; 65 heaps are still"));
        assertTrue(PeriodWindow.of(kayles, 136).text().contains("the period 12 holds for ever"));
        assertEquals(PeriodWindow.of(kayles, 136).text(), PeriodWindow.of(kayles, 900).text());
        assertThrows(IllegalArgumentException.class, () -> PeriodWindow.of(kayles, -1));
    }

    /** What is said of a column is true of the table, and where the token is said to jump to it is found. */
    @Test
    void theTokenIsWhereItJumpedTo() {
        for (int level = 1; level <= 5; level++) {
            int p = 2 * level + 2;
            int next = -1;
            for (int step = 0; step < 60; step++) {
                String text = TokenAndSlots.of(level, step).text();
                int n = number(text, "Column (\\d+)");
                boolean here = text.contains("token is here");
                if (n == next) assertTrue(here, text);
                if (here) next = number(text, "jumps to column (\\d+)");
                assertEquals(here, n == next - number(text, "D = (\\d+)"), text);
                int slot = number(text, "as in column (\\d+)");
                Grid g = MisereRook.tableOfG(p, n + 1);
                assertEquals(g.at(p - 1, n) == n + level + 1, g.at(p - 1, slot) == slot + level + 1, text);
                assertEquals(text.contains("takes the low value"), g.at(p - 2, n) == n - level - 1, text);
                assertTrue(slot < n && slot >= n - p, text);
            }
        }
        assertThrows(IllegalArgumentException.class, () -> TokenAndSlots.of(6, 0));
        assertThrows(IllegalArgumentException.class, () -> TokenAndSlots.of(1, -1));
    }

    private static int number(String text, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertTrue(found.find(), text);
        return Integer.parseInt(found.group(1));
    }

    @Test
    void noWordLeavesItsSheet() {
        for (Picture picture : List.of(MexOfCell.of(BoardGame.queen(), 2, 1, 9), BeattyCut.of(BeattyPair.GOLDEN, 1),
                BeattyCut.of(BeattyPair.GOLDEN, 60),
                PeriodWindow.of(Octal.kayles(), 0), ProofRows.of(6), TokenAndSlots.of(1, 0), TokenAndSlots.of(5, 9)))
            for (Mark mark : picture.drawing().marks())
                if (mark instanceof Mark.Text t && t.style().anchor() == nimbook.drawing.TextStyle.Anchor.START)
                    assertTrue(t.at().x() + t.style().width(t.text()) <= picture.drawing().width(), t.text());
    }
}
