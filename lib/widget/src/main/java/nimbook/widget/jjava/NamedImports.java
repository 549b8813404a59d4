package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/**
 * Imports of classes that a cell has when a text up to it names the class. The shell compiles all imports with every
 * cell: a hundred and forty take a third of a small cell's time, and a quarter second of the kernel's start.
 */
public final class NamedImports {
    private static final Pattern BETWEEN_NAMES = Pattern.compile("[^\\p{javaJavaIdentifierPart}]+");

    private static volatile NamedImports newest;

    private final BaseKernel kernel;
    private final List<String> lines;
    /** The names of the classes that are imported. */
    private final Set<String> present = new HashSet<>();

    private NamedImports(BaseKernel kernel, List<String> lines) {
        this.kernel = kernel;
        this.lines = lines;
    }

    /**
     * Imports on demand at once, and classes when they are named. A kernel that cannot be listened to has all at once.
     *
     * @param lines declarations of import. A cell that repeats the first takes the place of all: it is one that no cell
     *     needs
     * @throws IllegalStateException when one of them does not compile
     */
    public static void install(BaseKernel kernel, List<String> lines) {
        NamedImports imports = new NamedImports(nonNull(kernel, "kernel"), copy(lines, "lines"));
        try {
            EvaluatedTexts.listen(kernel, NamedImports::read);
        } catch (ReflectiveOperationException | RuntimeException e) {
            Shell.imports(kernel, lines);
            return;
        }
        Shell.imports(kernel, Stream.concat(lines.stream().limit(1), lines.stream().filter(NamedImports::isOnDemand))
                .toList());
        newest = imports;
    }

    /** The classes that a text may name without an import. */
    static List<String> names() {
        NamedImports imports = newest;
        return imports == null ? List.of() : imports.lines.stream().skip(1)
                .filter(line -> !isOnDemand(line)).map(NamedImports::name).toList();
    }

    /** Imports what the text names. */
    static void read(String text) {
        NamedImports imports = newest;
        if (imports == null) return;
        Set<String> names = BETWEEN_NAMES.splitAsStream(text).collect(Collectors.toSet());
        // A name may be written in other letters.
        imports.add(text.contains("\\u") ? name -> true : names::contains);
    }

    /** Each a snippet of its own: one that took the place of another would set variables back that used it. */
    private synchronized void add(Predicate<String> named) {
        for (String line : lines.subList(1, lines.size()))
            if (!isOnDemand(line) && named.test(name(line)) && present.add(name(line)))
                Shell.evaluate(kernel, line);
    }

    private static boolean isOnDemand(String line) {
        return line.endsWith("*;");
    }

    /** "Heatmap". */
    private static String name(String line) {
        return line.substring(line.lastIndexOf('.') + 1, line.length() - 1);
    }
}
