package nimbook.fuzz;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The public constructors and methods of the public classes of a library, found in its folder of classes. */
final class PublicApi {

    /**
     * The command line writes where it is to. The stop button ends whatever this process runs, the fuzzer's own calls
     * too, and what it runs itself is another thread's. A measurement follows the clock. The number of threads is the
     * process's, for all later calls. What refuses null gets its words from its caller.
     * What stands for the end of the JVM throws an error of its own, whatever it is given.
     */
    private static final Set<String> NOT_CALLED =
            Set.of("nimbook.claim.ClaimsMain.run", "nimbook.widget.run.StopButton.press",
                    "nimbook.widget.run.StopButton.run", "nimbook.widget.run.StopButton.start",
                    "nimbook.widget.run.Latest.submit", "nimbook.widget.run.ProgressStatus",
                    "nimbook.measure.Scaling.of", "nimbook.core.Work.threads",
                    "nimbook.core.Arguments.nonNull", "nimbook.core.Arguments.copy",
                    "nimbook.widget.model.NullChecks.nonNull", "nimbook.widget.model.NullChecks.copy",
                    "nimbook.widget.jjava.SystemExit.exit", "nimbook.widget.jjava.SystemExit.halt");

    private PublicApi() {}

    /** What can be called, in the order of its text; each library is named by one of its classes. */
    static List<Executable> of(ClassLoader loader, List<String> libraries)
            throws IOException, ReflectiveOperationException {
        List<Executable> found = new ArrayList<>();
        for (String one : libraries) {
            Path root = Path.of(
                    URI.create(loader.loadClass(one).getProtectionDomain().getCodeSource().getLocation().toString()));
            for (String name : classes(root)) add(loader.loadClass(name), found);
        }
        found.removeIf(e -> NOT_CALLED.contains(name(e)) || name(e).endsWith(".main"));
        found.sort(Comparator.comparing(Executable::toString));
        return found;
    }

    /** "nimbook.board.Moves.queen", or the class of a constructor. */
    static String name(Executable executable) {
        return executable.getDeclaringClass().getName()
                + (executable instanceof Method ? "." + executable.getName() : "");
    }

    private static List<String> classes(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("-info")).map(name -> name
                            .substring(0, name.length() - ".class".length()).replace('/', '.').replace('\\', '.'))
                    .toList();
        }
    }

    private static void add(Class<?> type, List<Executable> found) {
        if (!isPublic(type)) return;
        if (!Modifier.isAbstract(type.getModifiers())) found.addAll(Arrays.asList(type.getConstructors()));
        for (Method method : type.getMethods())
            if (method.getDeclaringClass() == type && !method.isBridge() && !isCompilers(method))
                found.add(method);
    }

    /** What the compiler writes into each enum: its words are not ours. */
    private static boolean isCompilers(Method method) {
        return method.getDeclaringClass().isEnum() && method.getName().equals("valueOf");
    }

    private static boolean isPublic(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getEnclosingClass())
            if (!Modifier.isPublic(c.getModifiers()))
                return false;
        return !type.isAnonymousClass() && !type.isLocalClass();
    }
}
