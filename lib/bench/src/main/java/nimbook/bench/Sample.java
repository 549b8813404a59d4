package nimbook.bench;

import java.util.Comparator;
import java.util.List;

/**
 * One iteration's time a call.
 *
 * @param clockSeconds the clock's
 * @param processorSeconds the processor's, all threads
 */
record Sample(double clockSeconds, double processorSeconds) {

    /**
     * What counts of several: the least, because a busy machine only ever adds time; of the processor, or of the clock
     * where several threads work. NaN when there is none.
     */
    static double seconds(Task task, List<Sample> samples) {
        if (samples == null || samples.isEmpty()) return Double.NaN;
        return samples.stream().map(s -> task.byClock() ? s.clockSeconds : s.processorSeconds)
                .min(Comparator.naturalOrder()).get();
    }
}
