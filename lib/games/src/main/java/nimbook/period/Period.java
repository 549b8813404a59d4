package nimbook.period;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.List;

/**
 * An arithmetic period: a(n + period) = a(n) + saltus for all n ≥ preperiod. Saltus 0 is an ordinary period. The
 * finders of this library give the least period and the least preperiod.
 *
 * @param preperiod the first argument from which on the period holds, ≥ 0
 * @param period ≥ 1
 * @param saltus what is added over one period
 * @param evidence proved or observed
 */
public record Period(long preperiod, long period, long saltus, Evidence evidence) {

    /** @throws IllegalArgumentException when preperiod &lt; 0 or period &lt; 1 */
    public Period {
        refuse(preperiod < 0, "preperiod = ", preperiod, ": at least 0 is needed");
        refuse(period < 1, "period = ", period, ": at least 1 is needed");
        nonNull(evidence, "evidence");
    }

    /** Whether the evidence is a proof; else it was only observed. */
    public boolean isProved() {
        return evidence.isProved();
    }

    /**
     * What an independent check finds wrong with the proof ({@link Evidence.Certificate#faults}); empty when nothing
     * is. Of a period that was only observed it says so.
     *
     * @throws IllegalArgumentException when the check needs more than fits into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public List<String> faults() {
        return evidence instanceof Evidence.Proved proved ? proved.certificate().faults()
                : List.of(evidence.describe() + "; nothing is proved");
    }

    /**
     * The argument of the first period (or before it) that decides a(n): n itself below preperiod + period, else the
     * one of preperiod … preperiod + period − 1 that differs from n by a multiple of the period.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public long representative(BigInteger n) {
        refuse(nonNull(n, "n").signum() < 0, "n = ", n, ": at least 0 is needed");
        BigInteger beyond = n.subtract(BigInteger.valueOf(preperiod));
        return beyond.signum() < 0 ? n.longValueExact()
                : preperiod + beyond.mod(BigInteger.valueOf(period)).longValueExact();
    }

    /**
     * What is to be added to a(representative(n)) to have a(n).
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public BigInteger lift(BigInteger n) {
        long base = representative(n);
        return n.subtract(BigInteger.valueOf(base)).divide(BigInteger.valueOf(period))
                .multiply(BigInteger.valueOf(saltus));
    }

    @Override
    public String toString() {
        return "preperiod " + preperiod + ", period " + period + (saltus == 0 ? "" : ", saltus " + saltus) + " ("
                + evidence.describe() + ")";
    }
}
