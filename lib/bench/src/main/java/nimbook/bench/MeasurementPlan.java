package nimbook.bench;

import org.openjdk.jmh.annotations.Mode;

/**
 * How often a task is repeated, by how long it takes. A round is a JVM of its own; between two rounds of one task all
 * other tasks have had theirs, so that a change of the machine's load meets engine and competitor alike.
 */
enum MeasurementPlan {
    /** Under 0.2 s: means of iterations of half a second. */
    FAST(Mode.AverageTime, 4, 5, 2, 3, 3),
    /** Up to some seconds: single calls, the first ones for the compiler. */
    STEADY(Mode.SingleShotTime, 2, 3, 2, 1, 2),
    /** Many seconds: the call warms itself up. */
    LONG(Mode.SingleShotTime, 0, 2, 1, 0, 1),
    /** As {@link #LONG}, and left out of the quick run. */
    LONGEST(Mode.SingleShotTime, 0, 2, 1, 0, 0);

    final Mode mode;
    private final int warmups;
    private final int iterations;
    private final int rounds;
    private final int quickWarmups;
    private final int quickIterations;

    MeasurementPlan(Mode mode, int warmups, int iterations, int rounds, int quickWarmups, int quickIterations) {
        this.mode = mode;
        this.warmups = warmups;
        this.iterations = iterations;
        this.rounds = rounds;
        this.quickWarmups = quickWarmups;
        this.quickIterations = quickIterations;
    }

    int warmups(boolean quick) {
        return quick ? quickWarmups : warmups;
    }

    /** 0 when the task is not measured. */
    int iterations(boolean quick) {
        return quick ? quickIterations : iterations;
    }

    int rounds(boolean quick) {
        return quick ? 1 : rounds;
    }
}
