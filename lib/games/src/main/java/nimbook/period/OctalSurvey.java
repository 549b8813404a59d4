package nimbook.period;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimbook.heap.HeapValues;
import nimbook.heap.Octal;
import nimbook.heap.SparseSpace;

/**
 * What is known of an octal game after a search to a limit: a line of a survey of codes, as in Winning Ways, chapter 4,
 * table 6, and in the tables of A. Gangolli and T. Plambeck (<i>A note on periodicity in some octal games</i>,
 * International Journal of Game Theory 18, 1989) and A. Flammenkamp. The lines do not depend on one another.
 *
 * @param game the game
 * @param searched the heaps 0..searched were looked at, less than the limit where the period shows earlier
 * @param period the least period, proved; empty when none shows itself to there, which proves nothing
 * @param largest the greatest value of these heaps
 * @param sparse the sparse space of these values; empty where no move splits a heap
 */
public record OctalSurvey(Octal game, int searched, Optional<Period> period, int largest,
        Optional<SparseSpace> sparse) {

    /** More digits make 8⁷ codes and more. */
    private static final int MOST_DIGITS = 6;

    /**
     * Searches one code.
     *
     * @throws IllegalArgumentException when the limit is below 1 or its values do not fit into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static OctalSurvey of(Octal game, int limit) {
        refuse(limit < 1, "limit = ", limit, ": at least 1 is needed");
        Optional<Period> found = HeapPeriods.find(game, limit).filter(Period::isProved);
        int searched = found.map(p -> (int) (HeapPeriods.last(game, HeapPeriods.first(game, p.preperiod()), p.period())
                + p.period())).orElse(limit);
        HeapValues values = game.grundy(searched);
        return new OctalSurvey(game, searched, found, values.max(), game.splits()
                ? Optional.of(SparseSpace.of(values)) : Optional.empty());
    }

    /**
     * All codes d₀.d₁…d<sub>k</sub> with 1 ≤ k ≤ digits whose last digit is not 0, by number of digits, then by digits:
     * (8<sup>digits</sup> − 1) codes.
     *
     * @param split whether d₀ is 4 instead of 0
     * @throws IllegalArgumentException unless 1 ≤ digits ≤ 6
     */
    public static List<Octal> codes(int digits, boolean split) {
        refuse(digits < 1 || digits > MOST_DIGITS, "digits = ", digits, ": 1 to ", MOST_DIGITS,
                " digits after the point are allowed");
        List<Octal> codes = new ArrayList<>();
        for (int k = 1, power = 8; k <= digits; k++, power *= 8) {
            for (int code = 0; code < power; code++) {
                if (code % 8 == 0) continue;
                codes.add(Octal.of((split ? "4." : ".") + Integer.toOctalString(power + code).substring(1)));
            }
        }
        return List.copyOf(codes);
    }

    @Override
    public String toString() {
        String found = period.map(p -> "preperiod " + p.preperiod() + ", period " + p.period()
                + ", proved").orElse("no period to heap " + searched);
        return game.code() + ": " + found + ", values to " + largest + sparse.map(s -> ", " + s.count()
                + " heaps of rare value" + (s.count() == 0 ? "" : " to " + s.last())).orElse("");
    }
}
