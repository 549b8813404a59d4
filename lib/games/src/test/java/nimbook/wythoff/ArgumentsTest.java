package nimbook.wythoff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.math.BigInteger;
import java.util.List;
import nimbook.number.BeattyPair;
import nimbook.number.Golden;
import nimbook.number.Slope;
import org.junit.jupiter.api.Test;

/** The arguments of beatty.txt, line by line; and the floor formula against the construction to 10⁷. */
class ArgumentsTest {

    @Test
    void theChainFailsAtOneOnly() {
        assertEquals(List.of("b₀ = 0 > a₀ = 0"),
                InductionStep.at(1).lines().stream().filter(r -> !r.holds()).map(Reason::numbers).toList());
        for (int n = 2; n < 300; n++) assertTrue(InductionStep.at(n).holds());
    }

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
}
