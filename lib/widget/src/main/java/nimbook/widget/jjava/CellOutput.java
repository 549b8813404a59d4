package nimbook.widget.jjava;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a cell prints, sent by {@link Sending}: line by line, as the kernel itself does. */
final class CellOutput extends OutputStream {
    /** A line that is longer goes out in pieces. */
    private static final int LONGEST = 1 << 16;

    /** Tells a stream of this kind from the kernel's. */
    private static final class Stream extends PrintStream {
        Stream(PrintStream target) {
            super(new CellOutput(target), true, StandardCharsets.UTF_8);
        }
    }

    private final PrintStream target;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    private CellOutput(PrintStream target) {
        this.target = target;
    }

    /**
     * From now to the end of the cell, when the kernel puts the process's own streams back, what is printed goes this
     * way.
     */
    static void install() {
        if (!(System.out instanceof Stream)) System.setOut(new Stream(System.out));
        if (!(System.err instanceof Stream)) System.setErr(new Stream(System.err));
    }

    /** Sends what was printed without an end of line. */
    static void finish() {
        System.out.flush();
        System.err.flush();
    }

    @Override
    public synchronized void write(int b) {
        line.write(b);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) {
        line.write(bytes, from, count);
        if (line.size() > LONGEST) flush();
    }

    @Override
    public synchronized void flush() {
        if (line.size() == 0) return;
        byte[] bytes = line.toByteArray();
        line.reset();
        Sending.uninterrupted(() -> target.write(bytes, 0, bytes.length));
    }
}
