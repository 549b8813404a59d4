package nimbook.period;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.heap.Octal;

/**
 * Certificate of the period of an octal game by rare values (docs/proofs.md, section 2.2): v is rare when v AND mask
 * has an even number of ones. With k the most coins that a move takes, all heaps before max(1, preperiod) + period +
 * reach + k are looked at, half as many as the theorem of Guy and Smith asks for, or fewer, and of each only the splits
 * with a heap of rare value. {@link SparseRepetitionChecker} verifies it.
 *
 * @param game with a digit that splits a heap
 * @param preperiod the least preperiod
 * @param period the least period
 * @param mask ≥ 1
 * @param reach at least the last of the rare heaps; the splits of which one part is no more than this decide the values
 *     of the last period that is looked at
 * @param rareHeaps the heaps from 1 on of rare value, ascending
 */
public record SparseRepetition(Octal game, long preperiod, long period, long mask, long reach, List<Integer> rareHeaps)
        implements Evidence.Certificate {

    /** Keeps a copy of the heaps. */
    public SparseRepetition {
        nonNull(game, "game");
        rareHeaps = copy(rareHeaps, "rareHeaps");
    }

    @Override
    public String kind() {
        return "sparse heap";
    }

    @Override
    public Map<String, Object> fields() {
        return new CertificateFields().with("game", CertificateFields.game(game)).with("preperiod", preperiod)
                .with("period", period).with("mask", mask).with("reach", reach)
                .with("rare", CertificateFields.numbers(rareHeaps)).map();
    }

    @Override
    public String describe() {
        return "G(n + " + period + ") = G(n) for n ≥ " + preperiod + " in " + game.name() + ", by " + rareHeaps.size()
                + " heaps of rare value under the mask " + mask;
    }

    @Override
    public List<String> faults() {
        return SparseRepetitionChecker.faults(this);
    }
}
