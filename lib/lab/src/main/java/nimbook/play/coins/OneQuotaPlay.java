package nimbook.play.coins;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import nimbook.fibonacci.GlobalNim;
import nimbook.fibonacci.GlobalPiles;

/** Fibonacci nim with several piles and one quota for all: decided by the table of least winning quotas. */
final class OneQuotaPlay extends CoinPlay {

    /** Positions that may be decided for larger piles than play begins with: some milliseconds' work. */
    private static final long CHEAP = 8192;

    /** Positions that are decided before a board is shown: a second's work. */
    private static final long DECIDED = 2_000_000;

    private final GlobalNim game;

    OneQuotaPlay(GlobalPiles piles) {
        super("Fibonacci nim, one quota for all piles",
                begin(piles.piles(), List.of(Math.min(piles.quota(), largest(piles.piles())))),
                bound(piles.piles().size(), largest(piles.piles())));
        game = GlobalNim.of(piles.piles().size(), bound());
        playable(this);
    }

    /** The largest pile, or somewhat more where that costs little, so that the page can begin other games. */
    private static int bound(int count, int largest) {
        if (positions(count, largest) > DECIDED) {
            throw new IllegalArgumentException(count + " piles of up to " + largest + " coins: "
                    + positions(count, largest) + " positions; a board decides up to " + DECIDED + ". GlobalNim.of("
                    + count + ", " + largest + ") takes its time");
        }
        int bound = largest;
        while (bound < Math.min(MOST_COINS, Math.max(20, 2 * largest)) && positions(count, bound + 1) <= CHEAP)
            bound++;
        return bound;
    }

    /** C(bound + count, count); stays far below 2⁶³ for at most 8 piles of 1000 coins. */
    private static long positions(int count, int bound) {
        double positions = 1;
        for (int j = 1; j <= count; j++) positions = positions * (bound + j) / j;
        return Math.round(Math.min(positions, 1e18));
    }

    private int least(CoinPosition at) {
        return game.leastWinningQuota(at.piles().stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    boolean isP(CoinPosition at) {
        return nonNull(at, "at").quotas().get(0) < least(at);
    }

    @Override
    String because(CoinPosition at) {
        int least = least(at);
        List<Integer> left = at.piles().stream().filter(n -> n > 0).toList();
        if (least == GlobalNim.NEVER) {
            return left.size() == 2 ? "equal piles, and what is taken from one can always be taken from the other"
                    : "no quota wins from these piles";
        }
        return "the least quota that wins from these piles is " + least + ", and the quota is " + at.quotas().get(0);
    }

    @Override
    String purpose(CoinPosition from, CoinPosition to, int s) {
        int least = least(to);
        return ": the quota is " + to.quotas().get(0) + " now, and "
                + (least == GlobalNim.NEVER ? "none wins from these piles." : "it takes " + least + " to win.");
    }

    @Override
    List<Integer> firstQuotas(List<Integer> piles) {
        return List.of(piles.size() == 1 ? piles.get(0) - 1 : largest(piles));
    }
}
