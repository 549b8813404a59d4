package nimbook.widget.run;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Reports work that takes longer than a second to a view: what is done, and how much of it. */
public final class ProgressStatus implements Progress, AutoCloseable {
    /** A little under a second: the words are on the screen when the second is over. */
    private static final long FIRST_MS = 900;
    private static final long THEN_MS = 200;

    private final Consumer<Map<String, Object>> push;
    private final ScheduledFuture<?> ticks;
    private final long start = System.nanoTime();
    private final Job job = Job.current();
    private volatile long done;
    private volatile long total;
    private volatile String what = "";
    private boolean closed;

    /** @param push takes what is to be shown, under "busy" */
    public ProgressStatus(Consumer<Map<String, Object>> push) {
        this.push = nonNull(push, "push");
        ticks = Job.CLOCK.scheduleAtFixedRate(this::report, FIRST_MS, THEN_MS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void at(long done, long total, String what) {
        this.done = done;
        this.total = total;
        this.what = what;
    }

    static String words(long done, long total, String what) {
        return what.isEmpty() ? "computing" : grouped(done) + " of " + grouped(total) + " " + what;
    }

    /** Digits in groups of three from five on, as figures write them. */
    private static String grouped(long number) {
        return number < 10_000 ? Long.toString(number)
                : String.format(Locale.ROOT, "%,d", number).replace(',', '\u2009');
    }

    private synchronized void report() {
        // The figure of a job that was given up says something else already.
        if (closed || job != null && job.isForgotten()) return;
        long seconds = (System.nanoTime() - start) / 1_000_000_000;
        Map<String, Object> busy = new LinkedHashMap<>();
        busy.put("done", done);
        busy.put("total", total);
        busy.put("what", words(done, total, what) + " · " + Math.max(1, seconds) + " s");
        push.accept(Map.of("busy", busy));
    }

    /** Nothing is reported after this: the result is next. */
    @Override
    public synchronized void close() {
        closed = true;
        ticks.cancel(false);
    }
}
