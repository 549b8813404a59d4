package nimbook.game;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.refusedNaming;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import nimbook.core.Outcome;
import org.junit.jupiter.api.Test;

class GameSearchTest {

    private static List<Integer> oneToThree(int sticks) {
        return IntStream.rangeClosed(1, Math.min(3, sticks)).mapToObj(take -> sticks - take).toList();
    }

    /** Of small games everything is found, as by going through all positions. */
    @Test
    void smallGamesAreDecided() {
        Game<List<Integer>> chomp = Game.of(List.of(4, 4, 4), GameTest::bites);
        for (boolean misere : new boolean[] {false, true}) {
            GameSearch<List<Integer>> normal = GameSearch.of(chomp.start(), GameTest::bites);
            GameSearch<List<Integer>> search = misere ? normal.misere() : normal;
            Game<List<Integer>> game = misere ? chomp.misere() : chomp;
            for (List<Integer> at : List.of(List.of(4, 4, 4), List.of(4, 3), List.of(1), List.of(2, 1))) {
                assertEquals(Optional.of(game.outcome(at)), search.result(at).outcome(), at + " misère " + misere);
                assertEquals(new HashSet<>(game.winningMoves(at)), new HashSet<>(search.winningMoves(at)));
                assertEquals(List.of(), search.undecidedMoves(at));
            }
        }
    }

    /** A play of 10⁹ sticks is not seen to its end, one of 21 is: lost are the multiples of 4 (Bachet 1612). */
    @Test
    void onlyWhatIsNearTheEndIsDecided() {
        GameSearch<Integer> search = GameSearch.of(1_000_000_000, GameSearchTest::oneToThree);
        GameSearch.Result far = search.result(1_000_000_000);
        assertEquals(Optional.empty(), far.outcome());
        assertTrue(far.moves() >= 9, far + ": the tree of 9 moves has 3⁹ = 19 683 leaves, all of 27 positions");
        assertEquals(search.moves(1_000_000_000), search.undecidedMoves(1_000_000_000));
        for (int n = 0; n <= 40; n++)
            assertEquals(Optional.of(n % 4 == 0 ? Outcome.P : Outcome.N), search.result(n).outcome(), "" + n);
        assertEquals(Optional.empty(), search.solved(1000));
        assertEquals(22, GameSearch.of(21, GameSearchTest::oneToThree).solved(1000).orElseThrow().size());
    }

    /** With 800 options a position: what is listed is counted by the rule itself. */
    @Test
    void manyOptionsAreNotListedWithoutEnd() {
        AtomicLong listed = new AtomicLong();
        Function<Integer, List<Integer>> rule = n -> {
            List<Integer> options = IntStream.rangeClosed(1, Math.min(n, 800)).mapToObj(k -> n - k).toList();
            listed.addAndGet(options.size());
            return options;
        };
        int start = 1_000_000_000;
        GameSearch<Integer> search = GameSearch.of(start, rule);
        assertEquals(Optional.empty(), search.solved(100_000));
        // Of the first 1000 positions all options are computed twice.
        assertTrue(listed.get() <= 50L * 100_000 + 1001 * 800, listed + " moves to see that it is too large");
        listed.set(0);
        assertEquals(Optional.empty(), search.result(start).outcome());
        assertTrue(listed.get() <= GameSearch.LISTED + 4 * 800, listed + " moves for a search");
    }

    @Test
    void rulesThatAreWrongAreNamedWithThePosition() {
        refusedNaming("options of 1: the rule threw java.lang.ArithmeticException",
                () -> GameSearch.of(3, n -> List.of(n / (n - 1))).result(1));
        AtomicInteger counter = new AtomicInteger();
        refused("when the rule was asked again",
                () -> GameSearch.of(3, n -> List.of(counter.incrementAndGet())).moves(3));
    }
}
