package nimbook.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.math.BigInteger;
import java.util.List;
import nimbook.number.BeattyPair;
import nimbook.number.Golden;
import nimbook.number.Slope;
import nimbook.wythoff.Piles;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;

/** The arguments of beatty.txt with numbers: some by hand, all against decimals; the construction to 10⁷. */
class ArgumentsTest {

    @Test
    void theRecipeWinsEverywhere() {
        for (int x = 0; x < 120; x++) {
            for (int y = 0; y < 120; y++) {
                MoveDerivation recipe = MoveDerivation.at(x, y);
                List<Piles> winning = Wythoff.winningMoves(x, y);
                assertEquals(winning.isEmpty(), recipe.move().isEmpty());
                if (recipe.move().isPresent()) assertTrue(winning.contains(recipe.move().get()));
                for (Reason step : recipe.steps())
                    assertTrue(step.holds() || step.statement().startsWith("is the partner"));
            }
        }
        BigInteger big = BigInteger.TEN.pow(1000);
        assertTrue(Wythoff.isP(MoveDerivation.at(big, big.add(BigInteger.TEN)).move().orElseThrow()));
    }

    @Test
    void theProofNeverHoldsWithNumbers() {
        for (String slope : List.of("φ", "(3+√5)/2", "√2", "(11+√2)/10")) {
            BeattyPair pair = BeattyPair.of(Slope.parse(slope));
            for (long k = 1; k < 400; k++) {
                List<Reason> both = BeattyProof.disjoint(pair, k).lines();
                // exactly one of the two sequences has k, so exactly one of the two assumptions is true
                assertTrue(both.get(0).holds() ^ both.get(1).holds());
                assertEquals(pair.place(k).first(), both.get(0).holds());
                assertFalse(both.get(4).holds() || both.get(5).holds());
                List<Reason> none = BeattyProof.covering(pair, k).lines();
                assertFalse(none.get(0).holds() && none.get(1).holds());
                assertFalse(none.get(6).holds() || none.get(7).holds());
            }
        }
    }

    /** The construction knows used rows, columns and differences only; 10⁷ pairs reach 26 180 339. */
    @Test
    void exhaustiveToTenMillion() {
        for (Construction.Step step : Construction.of(10_000_000)) {
            if (Golden.floorPhi(step.n()) != step.x() || Golden.floorPhiSquared(step.n()) != step.y())
                fail(step.toString());
        }
    }

    private static List<String> numbers(List<Reason> lines) {
        return lines.stream().map(Reason::numbers).toList();
    }

    private static List<Boolean> truth(List<Reason> lines) {
        return lines.stream().map(Reason::holds).toList();
    }

    /** By hand: a₉ = 14, b₉ = 23, a₈ = 12, b₈ = 20. */
    @Test
    void theInductionStepByHand() {
        assertEquals(List.of("a₉ = 14, since 0 to 13 are used", "14 > 12", "b₉ = 14 + 9 = 23", "23 > 12 + 9 = 21",
                "21 > 20", "b₈ = 20 > a₈ = 12", "14 and 23 are new"), numbers(InductionStep.at(9).lines()));
        assertEquals(List.of(true, true, true, true, true, false, true), truth(InductionStep.at(1).lines()));
        for (int n = 2; n < 300; n++) {
            assertTrue(InductionStep.at(n).holds());
            assertEquals(Wythoff.pair(n), InductionStep.at(n).pair());
            assertEquals(Wythoff.pair(n - 1), InductionStep.at(n).before());
            assertEquals(n, InductionStep.at(n).n());
        }
    }

    /** By hand: 8 is in (8, 13), number 5; 4 is in (4, 7), number 3. */
    @Test
    void theRecipeByHand() {
        assertEquals(List.of("it is number 5, (8, 13), so the partner is 13", "13 > 10", "2 < 5, pair 2 is (3, 5)",
                "(8, 10) → (3, 5)"), numbers(MoveDerivation.at(8, 10).steps()));
        assertEquals(List.of(true, false, true, true), truth(MoveDerivation.at(8, 10).steps()));
        assertEquals(List.of("it is number 3, (4, 7), so the partner is 7", "7 < 9", "(4, 9) → (4, 7)"),
                numbers(MoveDerivation.at(9, 4).steps()));
        assertEquals(List.of(true, true, true), truth(MoveDerivation.at(9, 4).steps()));
        assertEquals(List.of("it is number 3, (4, 7), so the partner is 7", "7 = 7", "every move loses"),
                numbers(MoveDerivation.at(4, 7).steps()));
        assertEquals(List.of(true, false, true), truth(MoveDerivation.at(4, 7).steps()));
    }

    /** By hand: φ = 1.6180…, 2φ = 3.2360…, 3φ = 4.8541…, φ² = 2.6180…, 2φ² = 5.2360…, 1/φ² = 0.3819…. */
    @Test
    void theProofsByHand() {
        BeattyProof disjoint = BeattyProof.disjoint(BeattyPair.GOLDEN, 4);
        assertEquals(List.of("4 < 4.8541… < 5", "4 < 5.2360… < 5", "3/5 < 0.6180… < 3/4", "2/5 < 0.3819… < 2/4",
                "5/5 < 1 < 5/4", "4 < 5 < 5"), numbers(disjoint.lines()));
        assertEquals(List.of(true, false, true, false, false, false), truth(disjoint.lines()));
        BeattyProof covering = BeattyProof.covering(BeattyPair.GOLDEN, 4);
        assertEquals(
                List.of("3 < 4 < 4", "2 < 4 < 5", "3.2360… < 4 < 4.8541… − 1", "2/4 < 0.6180… < 3/5",
                        "1/4 < 0.3819… < 2/5", "1/4 < 0.3819… < 3/5", "3/4 < 1 < 5/5", "3 < 4 < 5 < 5"),
                numbers(covering.lines()));
        assertEquals(List.of(false, true, false, false, true, true, false, false), truth(covering.lines()));
        assertEquals("0 < 1 < 1.6180… − 1", BeattyProof.covering(BeattyPair.GOLDEN, 1).lines().get(2).numbers());
    }

    /**
     * The truth of each line by decimals, which is safe at this size: the irrational numbers are never near a bound.
     */
    @Test
    void truthByDecimals() {
        double root = Math.sqrt(2);
        double phi = (1 + Math.sqrt(5)) / 2;
        lines(BeattyPair.GOLDEN, phi, phi + 1);
        lines(BeattyPair.of(Slope.parse("√2")), root, 2 + root);
    }

    private static void lines(BeattyPair pair, double alpha, double beta) {
        for (long k = 1; k < 24; k++) {
            // the m and n that come nearest
            assertEquals(BeattyProof.disjoint(pair, k, (long) (k / alpha) + 1, (long) (k / beta) + 1),
                    BeattyProof.disjoint(pair, k));
            assertEquals(BeattyProof.covering(pair, k, (long) (k / alpha), (long) (k / beta)),
                    BeattyProof.covering(pair, k));
            for (long m = 0; m < 16; m++) {
                for (long n = 0; n < 12; n++) {
                    String where = "k = " + k + ", m = " + m + ", n = " + n;
                    if (m > 0 && n > 0) {
                        boolean a = k < m * alpha && m * alpha < k + 1;
                        boolean b = k < n * beta && n * beta < k + 1;
                        assertEquals(List.of(a, b, a, b, false, false),
                                truth(BeattyProof.disjoint(pair, k, m, n).lines()), where);
                    }
                    boolean a = m * alpha < k && k < (m + 1) * alpha - 1;
                    boolean b = n * beta < k && k < (n + 1) * beta - 1;
                    boolean printed = n * beta < k && k + 1 < (m + 1) * beta;
                    boolean sum = m + n < k && k + 1 < m + n + 2;
                    boolean aFloors = Math.floor(m * alpha) < k && k < Math.floor((m + 1) * alpha);
                    boolean bFloors = Math.floor(n * beta) < k && k < Math.floor((n + 1) * beta);
                    assertEquals(List.of(aFloors, bFloors, a, a, b, printed, sum, sum),
                            truth(BeattyProof.covering(pair, k, m, n).lines()), where);
                }
            }
        }
    }

    @Test
    void refusals() {
        long most = 1_000_000_000_000L;
        BeattyPair pair = BeattyPair.GOLDEN;
        assertEquals(6, BeattyProof.disjoint(pair, most, most, most).lines().size());
        assertEquals(8, BeattyProof.covering(pair, most, most, most).lines().size());
        for (long bad : new long[] {-1, 0, most + 1, Long.MAX_VALUE}) {
            assertRefused(bad, 1, () -> BeattyProof.disjoint(pair, bad));
            assertRefused(bad, 1, () -> BeattyProof.covering(pair, bad));
            assertRefused(bad, 1, () -> BeattyProof.disjoint(pair, bad, 1, 1));
            assertRefused(bad, 1, () -> BeattyProof.disjoint(pair, 1, bad, 1));
            assertRefused(bad, 1, () -> BeattyProof.disjoint(pair, 1, 1, bad));
            assertRefused(bad, 1, () -> BeattyProof.covering(pair, bad, 1, 1));
        }
        assertRefused(-1, 0, () -> BeattyProof.covering(pair, 1, -1, 1));
        assertRefused(-1, 0, () -> BeattyProof.covering(pair, 1, 1, -1));
    }

    private static void assertRefused(long given, long least, org.junit.jupiter.api.function.Executable call) {
        String message = assertThrows(IllegalArgumentException.class, call).getMessage();
        assertTrue(message.startsWith("k, m, n: " + given + " was given; from " + least + " to 10¹² is allowed"),
                message);
    }
}
