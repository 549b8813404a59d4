package nimbook.widget.jjava;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the notebook of something that went wrong while the kernel started, when no cell was there to show it: in the
 * error stream of the first cell.
 */
public final class Report {
    private static final List<String> LINES = new ArrayList<>();

    private Report() {}

    /** Keeps a line for the first cell that runs. */
    public static synchronized void later(String line) {
        LINES.add("nimbook: " + line);
        if (LINES.size() > 1) return;
        PrintStream starting = System.err;
        Thread watch = new Thread(() -> print(starting), "nimbook-report");
        watch.setDaemon(true);
        watch.start();
    }

    /** The kernel replaces System.err while a cell runs: that is how the cell is seen from here. */
    private static void print(PrintStream starting) {
        try {
            while (System.err == starting) Thread.sleep(5);
        } catch (InterruptedException e) {
            return;
        }
        synchronized (Report.class) {
            System.err.println(String.join("\n", LINES));
            LINES.clear();
        }
    }
}
