package nimbook.compound;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import nimbook.core.Outcome;
import nimbook.game.Game;
import nimbook.heap.HeapGame;
import nimbook.heap.SubtractionGame;
import org.junit.jupiter.api.Test;

class CompoundTest {

    /** A game on 0, …, n in which the moves from a number are some of the smaller ones, drawn from a seed. */
    private static Game<Integer> random(int n, int seed) {
        List<List<Integer>> moves = new ArrayList<>();
        Random random = new Random(seed);
        for (int m = 0; m <= n; m++) {
            int from = m;
            moves.add(IntStream.range(0, m).filter(to -> random.nextInt(from) < 2).boxed().toList());
        }
        return Game.of(n, moves::get);
    }

    @Property(tries = 200, seed = "20260101")
    void theoremsAgreeWithTheRules(@ForAll @Size(max = 3) List<@IntRange(max = 7) Integer> sizes,
            @ForAll @IntRange(max = 10_000) int seed) {
        Game<?>[] parts = new Game<?>[sizes.size()];
        for (int i = 0; i < parts.length; i++) parts[i] = random(sizes.get(i), seed + i);
        for (Compound way : Compound.values()) {
            assertEquals(way.game(parts).outcome(), way.outcome(parts), way + " " + sizes);
        }
    }

    /**
     * Misère play of what is decided by lengths: the remoteness and suspense of the misère parts, even where the mover
     * wins.
     */
    @Property(tries = 100, seed = "20260101")
    void lengthsDecideConjunctiveMiserePlay(@ForAll @Size(min = 1, max = 3) List<@IntRange(max = 7) Integer> sizes,
            @ForAll @IntRange(max = 10_000) int seed) {
        Game<?>[] parts = new Game<?>[sizes.size()];
        int least = Integer.MAX_VALUE;
        int greatest = 0;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = random(sizes.get(i), seed + i);
            Lengths lengths = Lengths.of(parts[i].misere());
            least = Math.min(least, lengths.remoteness());
            greatest = Math.max(greatest, lengths.suspense());
        }
        assertEquals(least % 2 == 0 ? Outcome.N : Outcome.P, Compound.CONJUNCTIVE.game(parts).misere().outcome());
        assertEquals(greatest % 2 == 0 ? Outcome.N : Outcome.P, Compound.CONTINUED_CONJUNCTIVE.game(parts).misere()
                .outcome());
    }

    /**
     * Take 1, 2 or 3: a lost heap of 4k ends after 2k moves however it is played, and a heap of 4k + r, r = 1, 2, 3,
     * after 2k + 1.
     */
    @Test
    void lengthsOfASubtractionGame() {
        HeapGame game = SubtractionGame.of(1, 2, 3);
        for (int n = 0; n <= 40; n++) {
            int moves = n / 4 * 2 + (n % 4 == 0 ? 0 : 1);
            assertEquals(moves, Lengths.of(game, n).remoteness(), "" + n);
            assertEquals(moves, Lengths.of(game, n).suspense(), "" + n);
        }
    }

    /** A game of one move, to one of so many ends. */
    private static Game<Integer> oneOf(int ends) {
        return Game.of(0, n -> n > 0 ? List.of() : IntStream.rangeClosed(1, ends).boxed().toList());
    }

    /** Each part has its moves, and may stand still: 2 · 100 000 ways are gone through, 2 · 100 001 are not. */
    @Test
    void asManyMovesAsAreGoneThrough() {
        assertEquals(99_999, Compound.CONJUNCTIVE.game(oneOf(1), oneOf(99_999)).moves().size());
        refused("about 200002 moves", () -> Compound.CONJUNCTIVE.game(oneOf(1), oneOf(100_000)).moves());
    }

    /** Retrograde: positions get their remoteness in the order of the remoteness, without recursion. */
    @Property(tries = 100, seed = "20260101")
    void remotenessRoundByRound(@ForAll @IntRange(max = 12) int n, @ForAll @IntRange(max = 10_000) int seed,
            @ForAll boolean misere) {
        Game<Integer> normal = random(n, seed);
        Game<Integer> game = misere ? normal.misere() : normal;
        Integer[] remoteness = new Integer[n + 1];
        boolean[] lost = new boolean[n + 1];
        for (int m = 0; m <= n; m++) {
            if (!game.moves(m).isEmpty()) continue;
            remoteness[m] = 0;
            lost[m] = !misere;
        }
        for (int round = 1; round <= n; round++) {
            Integer[] now = remoteness.clone();
            for (int m = 0; m <= n; m++) {
                if (remoteness[m] != null) continue;
                List<Integer> to = game.moves(m);
                boolean wins = to.stream().anyMatch(x -> remoteness[x] != null && lost[x]);
                boolean loses = to.stream().allMatch(x -> remoteness[x] != null && !lost[x]);
                if (!wins && !loses) continue;
                now[m] = round;
                lost[m] = loses;
            }
            System.arraycopy(now, 0, remoteness, 0, now.length);
        }
        for (int m = 0; m <= n; m++) assertEquals(remoteness[m], Lengths.of(game.at(m)).remoteness(), m + " of " + n
                + ", seed " + seed);
    }

    /** Every best move shortens the play by one: following them, the game lasts as long as the remoteness says. */
    @Property(tries = 100, seed = "20260101")
    void bestMoves(@ForAll @IntRange(max = 14) int n, @ForAll @IntRange(max = 10_000) int seed,
            @ForAll boolean misere) {
        Game<Integer> game = misere ? random(n, seed).misere() : random(n, seed);
        int left = Lengths.of(game).remoteness();
        Outcome outcome = game.outcome();
        while (left > 0) {
            List<Integer> best = Lengths.bestMoves(game);
            for (int to : best) assertEquals(left - 1, Lengths.of(game.at(to)).remoteness());
            game = game.at(best.get(best.size() - 1));
            outcome = outcome == Outcome.P ? Outcome.N : Outcome.P;
            assertEquals(outcome, game.outcome());
            left--;
        }
        assertEquals(List.of(), Lengths.bestMoves(game));
        assertEquals(List.of(), game.moves());
    }

    @Test
    void outcomesOfGamesTooWideToPlay() {
        Game<Integer> wide = Game.of(100, n -> IntStream.range(0, n).boxed().toList());
        assertEquals(Outcome.N, Compound.SELECTIVE.outcome(wide, wide, wide));
    }
}
