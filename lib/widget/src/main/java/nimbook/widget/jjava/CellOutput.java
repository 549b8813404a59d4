package nimbook.widget.jjava;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * What a cell prints, sent by {@link Sending}: line by line, as the kernel itself does, and in larger pieces where
 * lines come faster than a page shows them. JupyterLab takes minutes for the messages of some seconds' printing, and
 * does not answer its stop button meanwhile.
 */
final class CellOutput extends OutputStream {
    /** A line that is longer goes out in pieces. */
    private static final int LONGEST = 1 << 16;
    /** So many messages go out at once; after that, one each {@link #PAUSE}. */
    private static final int BURST = 100;
    /** In nanoseconds: 20 messages a second, which a page shows with time to spare. */
    private static final long PAUSE = 50_000_000;

    /** So many lines a piece: then printing waits for the page, which would otherwise be at work long after the end. */
    private static final int LINES = 100;

    private static final ScheduledExecutorService LATER = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "nimbook-print");
        thread.setDaemon(true);
        return thread;
    });

    /** Those of the running cell. */
    private static volatile List<CellOutput> current = List.of();

    /** Tells a stream of this kind from the kernel's. */
    private static final class Stream extends PrintStream {
        private final CellOutput output;

        Stream(CellOutput output) {
            super(output, true, StandardCharsets.UTF_8);
            this.output = output;
        }

        static CellOutput of(PrintStream target) {
            return target instanceof Stream stream ? stream.output : new CellOutput(target);
        }
    }

    private final PrintStream target;
    private final ByteArrayOutputStream text = new ByteArrayOutputStream();
    /** When all messages so far would have gone out, one each pause. */
    private long due = System.nanoTime();
    /** What will send the text; null when nothing waits. */
    private Future<?> waiting;
    private int lines;

    private CellOutput(PrintStream target) {
        this.target = target;
    }

    /**
     * From now to the end of the cell, when the kernel puts the process's own streams back, what is printed goes this
     * way.
     */
    static void install() {
        CellOutput out = Stream.of(System.out);
        CellOutput err = Stream.of(System.err);
        if (!(System.out instanceof Stream)) System.setOut(new Stream(out));
        if (!(System.err instanceof Stream)) System.setErr(new Stream(err));
        current = List.of(out, err);
    }

    /** Sends what was printed and has not gone out. */
    static void finish() {
        if (current.isEmpty()) return;
        // The compiler, too, writes to what a cell may have set to null.
        if (System.out == null) System.setOut(new Stream(current.get(0)));
        if (System.err == null) System.setErr(new Stream(current.get(1)));
        System.out.flush();
        System.err.flush();
        current.forEach(CellOutput::send);
    }

    @Override
    public synchronized void write(int b) {
        text.write(b);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) {
        text.write(bytes, from, count);
        if (text.size() > LONGEST) send();
    }

    @Override
    public synchronized void flush() {
        if (text.size() == 0) return;
        if (waiting != null) {
            if (++lines >= LINES) awaitSent();
        } else if (due - System.nanoTime() < BURST * PAUSE) {
            send();
        } else {
            waiting = LATER.schedule(this::send, PAUSE, TimeUnit.NANOSECONDS);
        }
    }

    /** An interruption ends the wait, and is kept. */
    private void awaitSent() {
        try {
            while (waiting != null) wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void send() {
        waiting = null;
        lines = 0;
        notifyAll();
        if (text.size() == 0) return;
        long now = System.nanoTime();
        due = Math.max(0, due - now) + now + PAUSE;
        byte[] bytes = text.toByteArray();
        text.reset();
        Sending.uninterrupted(() -> target.write(bytes, 0, bytes.length));
    }
}
