package nimbook.widget.jjava;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import jdk.jshell.JShell;
import jdk.jshell.spi.ExecutionControl;
import nimbook.widget.live.CellVariables;
import nimbook.widget.run.StopButton;
import nimbook.widget.run.StopSignal;
import org.dflib.jjava.jupyter.channels.Loop;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.messages.Message;

/**
 * Makes the notebook's stop button reach whatever runs.
 *
 * <p>By itself the kernel cancels the task of the cell: nothing while a cell compiles or its result is shown, and not a
 * loop that does not poll. Here each interrupt request presses {@link StopButton}, and is remembered for the cell that
 * it meant.
 */
final class Interrupts {
    /**
     * A cell that was sent before a press, but read after it, shows so within this time: the kernel's loops sleep up to
     * 50 ms, and the compiler takes a second or, on a busy machine, some.
     */
    private static final Duration UNREAD = Duration.ofSeconds(10);

    private final BaseKernel kernel;
    private volatile String stoppedCell = "";
    private long presses;
    /** When the button was last pressed while no cell ran. */
    private volatile Instant idlePress = Instant.EPOCH;

    private Interrupts(BaseKernel kernel) {
        this.kernel = kernel;
    }

    /**
     * Listens to interrupt requests, and gives the shell an execution that can be stopped.
     *
     * @throws ReflectiveOperationException when the kernel is not of the kind that is known
     */
    static Interrupts install(BaseKernel kernel) throws ReflectiveOperationException {
        Interrupts interrupts = new Interrupts(kernel);
        Object evaluator = kernel.getClass().getMethod("getEvaluator").invoke(kernel);
        Object control = read(evaluator, "execControl");
        @SuppressWarnings("unchecked")
        Map<String, Object> running = (Map<String, Object>) read(control, "running");
        // What the kernel runs is cancelled, entry by entry, at each interrupt request: this entry is never done.
        running.put("nimbook", interrupts.new Press());
        loader(control);
        JShell shell = Shell.of(kernel);
        Field field = field(shell, "executionControl");
        field.set(shell, new StoppableExecution((ExecutionControl) field.get(shell), interrupts, shell));
        return interrupts;
    }

    /** Without it figures are shown as ever; saved pages then know no variable's value. */
    private static void loader(Object control) {
        try {
            Object delegate = read(control, "loaderDelegate");
            Method get = delegate.getClass().getMethod("getClassLoader");
            get.setAccessible(true);
            CellVariables.loadedBy((ClassLoader) get.invoke(delegate));
        } catch (ReflectiveOperationException | RuntimeException e) {
            // Another version of the kernel.
        }
    }

    private static Object read(Object owner, String name) throws ReflectiveOperationException {
        return field(owner, name).get(owner);
    }

    private static Field field(Object owner, String name) throws ReflectiveOperationException {
        Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private final class Press extends CompletableFuture<Object> {
        @Override
        public boolean cancel(boolean interrupt) {
            Message<?> cell = Wire.cell(kernel.getCommManager());
            if (cell != null && isCellAtWork()) stoppedCell = cell.getHeader().getId();
            else idlePress = Instant.now();
            StopButton.press(Interrupts::isKernelThread);
            synchronized (Interrupts.this) {
                presses++;
                Interrupts.this.notifyAll();
            }
            return false;
        }
    }

    /** How often the button was pressed. */
    synchronized long presses() {
        return presses;
    }

    /** Waits for a further press: the kernel may cancel the cell's task a moment before it comes to ours. */
    synchronized void awaitPress(long before) {
        long end = System.nanoTime() + 1_000_000_000L;
        try {
            while (presses == before && System.nanoTime() < end) wait(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether this is one of the kernel's own threads, which read its messages. */
    static boolean isKernelThread(Thread thread) {
        return thread instanceof Loop;
    }

    private static boolean isCellAtWork() {
        return Thread.getAllStackTraces().entrySet().stream().filter(entry -> isKernelThread(entry.getKey()))
                .flatMap(entry -> java.util.Arrays.stream(entry.getValue()))
                .anyMatch(frame -> frame.getMethodName().equals("handleExecuteRequest"));
    }

    /** The request of the cell that is evaluated now; null where it is not known. */
    Message<?> cell() {
        return Wire.cell(kernel.getCommManager());
    }

    /** Whether the stop button was pressed for the cell that is evaluated now. */
    boolean isCellStopped() {
        Message<?> cell = cell();
        if (cell == null) return false;
        String id = cell.getHeader().getId();
        Instant press = idlePress;
        if (Instant.now().isBefore(press.plus(UNREAD)) && sent(cell).isBefore(press)) stoppedCell = id;
        return id.equals(stoppedCell);
    }

    /**
     * When the cell was sent, by the page's clock; the far future when that cannot be read. To the microsecond, which
     * clients write: a cell that a program sends after a press may be sent within the same millisecond.
     */
    private static Instant sent(Message<?> cell) {
        try {
            return OffsetDateTime.parse(cell.getHeader().getTimestamp().getDateString()).toInstant();
        } catch (DateTimeParseException e) {
            return Instant.MAX;
        }
    }

    /** Tells in the running cell of what could not be ended, once the press is over. */
    void sayGivenUp() {
        if (isKernelThread(Thread.currentThread())) StopSignal.awaitEndOfAll();
        String words = StopSignal.givenUpWords();
        if (!words.isEmpty()) System.err.println(words);
    }
}
