package nimbook.widget.jjava;

import java.util.function.Supplier;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.spi.ExecutionControl;
import nimbook.widget.live.CellClasses;
import nimbook.widget.live.CellSource;
import nimbook.widget.run.StopSignal;

/**
 * The shell's execution of cells, with two things added: classes are loaded with polls ({@link PollInserter}), and a
 * cell that was stopped while it still compiled runs none of its code.
 */
final class StoppableExecution implements ExecutionControl {
    /** By this name of an exception the kernel recognises a stopped cell; its message is "Evaluation interrupted." */
    private static final String INTERRUPTED = "Execution Interrupted";

    private final ExecutionControl next;
    private final Interrupts interrupts;
    private final JShell shell;
    private final CellRuns runs;

    StoppableExecution(ExecutionControl next, Interrupts interrupts, JShell shell) {
        this.next = next;
        this.interrupts = interrupts;
        this.shell = shell;
        this.runs = new CellRuns(shell);
    }

    private static ClassBytecodes[] withPolls(ClassBytecodes[] classes) {
        ClassBytecodes[] changed = new ClassBytecodes[classes.length];
        for (int i = 0; i < classes.length; i++) changed[i] = withPolls(classes[i]);
        return changed;
    }

    private static ClassBytecodes withPolls(ClassBytecodes one) {
        try {
            return new ClassBytecodes(one.name(), PollInserter.insert(one.bytecodes()));
        } catch (RuntimeException e) {
            // A class that the library cannot read, or that grows too large: it runs as it is.
            return one;
        }
    }

    @Override
    public void load(ClassBytecodes[] classes)
            throws ClassInstallException, NotImplementedException, EngineTerminationException {
        // A cell's first class: early enough to see that the cell was stopped before it was read.
        interrupts.isCellStopped();
        next.load(withPolls(classes));
        for (ClassBytecodes each : classes) CellClasses.define(each.name().replace('.', '/'), each.bytecodes());
    }

    @Override
    public void redefine(ClassBytecodes[] classes)
            throws ClassInstallException, NotImplementedException, EngineTerminationException {
        next.redefine(withPolls(classes));
    }

    @Override
    public String invoke(String className, String methodName)
            throws RunException, EngineTerminationException, InternalException {
        // Code that evaluates more code is already being stopped; a new cell waits until the last one is.
        boolean cell = Interrupts.isKernelThread(Thread.currentThread());
        if (cell) StopSignal.awaitEndOfAll();
        else StopSignal.poll();
        if (interrupts.isCellStopped()) throw stopped();
        long presses = interrupts.presses(), alarms = HeapWatch.alarms();
        HeapWatch.begin();
        if (cell) CellOutput.install();
        if (cell) begin(className);
        try {
            return next.invoke(className, methodName);
        } catch (RunException e) {
            if (e instanceof UserException user && user.causeExceptionClass().equals(INTERRUPTED))
                interrupts.awaitPress(presses);
            if (!interrupts.isCellStopped()) throw HeapWatch.explain(e, alarms);
            throw stopped();
        } catch (OutOfMemoryError e) {
            throw HeapWatch.error();
        } finally {
            if (cell) CellClasses.end();
            if (cell) CellOutput.finish();
        }
    }

    private void begin(String className) {
        Snippet snippet = SnippetSource.newest(shell);
        String run = className.replace('.', '/');
        runs.begin(interrupts.cell(), snippet, run);
        CellClasses.begin(run, new Supplier<>() {
            private CellSource source;

            @Override
            public synchronized CellSource get() {
                if (source == null) source = SnippetSource.of(snippet);
                return source;
            }
        });
    }

    private UserException stopped() {
        interrupts.sayGivenUp();
        return new UserException("Execution interrupted.", INTERRUPTED, new StackTraceElement[0]);
    }

    @Override
    public String varValue(String className, String name)
            throws RunException, EngineTerminationException, InternalException {
        return next.varValue(className, name);
    }

    @Override
    public void addToClasspath(String path) throws EngineTerminationException, InternalException {
        next.addToClasspath(path);
    }

    @Override
    public void stop() throws EngineTerminationException, InternalException {
        next.stop();
    }

    @Override
    public Object extensionCommand(String command, Object argument)
            throws RunException, EngineTerminationException, InternalException {
        return next.extensionCommand(command, argument);
    }

    @Override
    public void close() {
        next.close();
    }
}
