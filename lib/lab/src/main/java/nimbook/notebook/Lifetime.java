package nimbook.notebook;

import java.util.Locale;
import java.util.Optional;

/** Ends this JVM when no server is left that its kernel could answer. */
final class Lifetime {
    /** The process that Jupyter's server, or another client of Jupyter's library, names as the one that starts. */
    private static final String STARTER = "JPY_PARENT_PID";

    /** The thread that reads the kernel's messages from its start to its end. */
    private static volatile Thread kernelThread;

    private Lifetime() {}

    /** Called with the kernel's own thread. */
    static void begin() {
        kernelThread = Thread.currentThread();
        endWithLauncher(Long.getLong("nimbook.parent"));
        endWithStarter(System.getenv(STARTER));
    }

    /**
     * On Windows Jupyter ends a kernel by ending the launcher, which can signal nothing: it names itself.
     */
    private static void endWithLauncher(Long process) {
        if (process == null) return;
        ProcessHandle.of(process).ifPresentOrElse(Lifetime::endWith, () -> Runtime.getRuntime().halt(1));
    }

    /** A server that is killed or ended by Ctrl-C twice leaves its kernels. Windows has no process in the variable. */
    private static void endWithStarter(String named) {
        if (System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows")) return;
        ancestor(named).ifPresent(Lifetime::endWith);
    }

    /**
     * The process of this number, where this one descends from it, with any launchers between. What is started apart
     * from it (by nohup, or on another machine with the same environment) outlives it.
     */
    static Optional<ProcessHandle> ancestor(String pid) {
        Optional<ProcessHandle> parent = ProcessHandle.current().parent();
        while (parent.isPresent() && !String.valueOf(parent.get().pid()).equals(pid)) parent = parent.get().parent();
        return parent;
    }

    @SuppressWarnings("FutureReturnValueIgnored")   // nothing is left to report a failure to
    private static void endWith(ProcessHandle process) {
        process.onExit().thenRun(() -> Runtime.getRuntime().halt(1));
    }

    /** When the kernel has ended: the idle pool that runs JJava's cells would keep the JVM for a minute. */
    static void endWithKernel() {
        Thread kernel = kernelThread;
        if (kernel == null) return;
        Thread end = new Thread(() -> {
            try {
                kernel.join();
            } catch (InterruptedException e) {
                return;
            }
            System.exit(0);
        }, "nimbook-end");
        end.setDaemon(true);
        end.start();
    }
}
