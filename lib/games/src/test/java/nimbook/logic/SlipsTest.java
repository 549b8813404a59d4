package nimbook.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.OutcomeTable;
import nimbook.board.PPositions;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.number.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlipsTest {

    private static final Relation WYTHOFF = Theory.fibonacci().relation("W(x, y)");

    private static BoardGame game(int k) {
        return BoardGame.queen().terminal(Cells.triangle(k));
    }

    /** Rows and thresholds as an independent prover found them; k = 2 is the document's theorem, Fibonacci numbers. */
    @ParameterizedTest
    @CsvSource(delimiter = '@', value = {"1 @ x + y ≤ 1: no slip @ 0", "2 @ x + y ≤ 2: slips at 3, 5, 8, … (row 1) @ 0",
            "3 @ x + y ≤ 3: slips at 4, 7, 11, … (row 2) @ 0",
            "4 @ x + y ≤ 4: slips at 5; 9; 6, 10, 16, … (row 3); 14, 23, 37, … (row 6) @ 0"})
    void slipsStandInRowsOfTheWythoffArray(int k, String text, long calm) {
        Slips slips = Slips.of(k);
        assertTrue(slips.theorem().holds());
        assertEquals(text, slips.toString());
        assertEquals(calm, slips.calmFrom());
    }

    @ParameterizedTest
    @CsvSource({"5, 7", "6, 14", "7, 16", "8, 19", "9, 30", "10, 33", "13, 69"})
    void fromSomewhereOnSlipsAreAtMostOne(int k, long calm) {
        assertEquals(calm, Slips.of(k).calmFrom());
    }

    /** docs/slips.tsv was written by this library; its first lines anew. */
    @Test
    void theTableOfTheDocumentsIsTheComputedOne() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../../docs/slips.tsv"));
        assertEquals(Slips.MOST + 2, lines.size());
        for (int k = 0; k <= 10; k++) {
            Slips slips = Slips.of(k);
            List<String> fields = List.of(lines.get(k + 1).split("\t", -1));
            assertEquals(List.of("" + k, "" + slips.theorem().set().automaton().states(), "" + slips.calmFrom()),
                    fields.subList(0, 3));
            assertEquals(slips.others().stream().map(String::valueOf).collect(Collectors.joining(" ")), fields.get(5));
            assertEquals(slips.rows().stream().map(row -> row.row() + ":" + row.column())
                    .collect(Collectors.joining(" ")), fields.get(6));
        }
    }

    /** Against the P-positions of 20 000 rows. */
    @Test
    void slipsAreThoseOfTheRows() {
        for (int k : new int[] {2, 5, 12}) {
            Slips slips = Slips.of(k);
            PPositions rows = game(k).pPositions(20_000);
            for (int x = 0; x < 20_000; x++) {
                int d = rows.column(x) - x;
                if (rows.column(x) == Grid.NONE || d <= k) continue;
                assertEquals(x + k - Golden.floorPhi(d), slips.slip(d), "k = " + k + ", d = " + d);
                assertEquals(slips.slip(d) != 0, slips.where().contains(d));
            }
        }
    }

    /** The board's P-positions are those that the moves give; red are the Fibonacci differences from 3 on. */
    @Test
    void theBoardIsThatOfTheGame() {
        Grid board = Slips.of(2).board(60);
        OutcomeTable outcomes = game(2).outcomes(60, 60);
        for (int x = 0; x < 60; x++) for (int y = 0; y < 60; y++) {
            assertEquals(outcomes.outcome(x, y) == Outcome.P, board.at(x, y) != 1, x + ", " + y);
            boolean fibonacci = List.of(3, 5, 8, 13, 21, 34).contains(Math.abs(x - y));
            assertEquals(board.at(x, y) == 0, fibonacci && outcomes.outcome(x, y) == Outcome.P && x + y > 2);
        }
    }

    /** The Fibonacci numbers are the first row of the Wythoff array, the Lucas numbers from 4 on the second. */
    @Test
    void slipsAreRowsOfTheArray() {
        assertEquals(IntStream.range(2, 9).mapToObj(j -> Position.of(0, j)).toList(), Slips.of(2).inArray(8, 9));
        assertEquals(IntStream.range(0, 9).mapToObj(j -> Position.of(1, j)).toList(), Slips.of(3).inArray(8, 9));
        assertEquals(List.of(), Slips.of(1).inArray(8, 9));
    }

    /** Claim H17: misère play becomes Wythoff's from N on for k = 0, 2, 3, and for no other k here. */
    @ParameterizedTest
    @CsvSource({"0, 3", "1, ", "2, 8", "3, 11", "4, ", "5, ", "6, "})
    void misereAgreesWithWythoffOnlyForSomeTriangles(int k, BigInteger bound) {
        GameTheorem misere = TheoremSearch.of(game(k).misere()).theorem().orElseThrow();
        assertEquals(Optional.ofNullable(bound), misere.set().xor(WYTHOFF).bound());
    }

    /** Grundy value 1 is the misère P-positions on every cell for k ≥ 2; for k = 1 it is not. */
    @Test
    void valueOneIsMisere() {
        for (int k = 2; k < 8; k++) {
            TheoremSearch found = TheoremSearch.valueOne(game(k));
            assertTrue(found.theorem().isPresent() && found.extent().endsWith("tails of 11 digits"), found.extent());
        }
        TheoremSearch one = TheoremSearch.valueOne(game(1));
        assertEquals("the misère P-positions are no guess: one of them has value 0", one.extent());
        assertTrue(one.theorem().isEmpty());
    }

    /** Strips of A(n) cells, all n ≥ 1 in one statement each; the set is Wythoff's from A(n) + B(n) on. */
    @Test
    void stripsOfLowerWythoffNumbers() {
        Theory strips = Theory.fibonacci().define("T(x, y, n)", "x = 0 & y < A(n)").define("K(x, y, n)",
                "x = 0 & y = A(n) | 1 <= x <= B(n) & W(x - 1, y) | x > B(n) & W(x, y)");
        assertTrue(strips.decide("all n >= 1, x, y: T(x, y, n) => ~K(x, y, n)").holds());
        assertTrue(strips.decide("all n >= 1, x, y, u, v: K(x, y, n) & queen(x, y, u, v) => ~K(u, v, n)").holds());
        assertTrue(strips.decide("all n >= 1, x, y: ~K(x, y, n) & ~T(x, y, n) => "
                + "(some u, v: queen(x, y, u, v) & K(u, v, n))").holds());
        assertTrue(strips.decide("all n >= 1, x, y: x >= A(n) + B(n) | y >= A(n) + B(n) => (K(x, y, n) <=> W(x, y))")
                .holds());
        assertEquals("n = 1, x = 1, y = 2", strips.decide("all n >= 1, x, y: x >= A(n) + B(n) - 1 | y >= A(n) + B(n) "
                + "- 1 => (K(x, y, n) <=> W(x, y))").exampleText());
    }
}
