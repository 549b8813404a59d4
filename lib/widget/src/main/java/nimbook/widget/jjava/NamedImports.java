package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jshell.ImportSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.TypeDeclSnippet;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/**
 * Imports of classes that a cell has when a text up to it names the class. The shell compiles all imports with every
 * cell: a hundred and forty take a third of a small cell's time, and a quarter second of the kernel's start. A class
 * that a cell declares goes before the library's of the same name.
 */
public final class NamedImports {
    private static final Pattern BETWEEN_NAMES = Pattern.compile("[^\\p{javaJavaIdentifierPart}]+");
    private static final Set<String> DECLARE = Set.of("class", "record", "interface", "enum");

    private static volatile NamedImports newest;

    private final JShell shell;
    private final DeferredJars jars;
    /** "import nimbook.heatmap.Heatmap;" by "Heatmap". */
    private final Map<String, String> lines = new LinkedHashMap<>();

    private NamedImports(JShell shell, DeferredJars jars) {
        this.shell = shell;
        this.jars = jars;
    }

    /**
     * Imports on demand at once, and classes when they are named. A kernel that cannot be listened to has all at once.
     *
     * @param lines declarations of import: "import static nimbook.notebook.Lab.*;"
     * @param jars what the named classes may need
     * @throws IllegalStateException when one of them does not compile
     */
    public static void install(BaseKernel kernel, List<String> lines, DeferredJars jars) {
        NamedImports imports = new NamedImports(Shell.of(kernel), nonNull(jars, "jars"));
        for (String line : copy(lines, "lines")) {
            if (line.endsWith("*;")) Shell.evaluate(imports.shell, line);
            else imports.lines.put(line.substring(line.lastIndexOf('.') + 1, line.length() - 1), line);
        }
        try {
            EvaluatedTexts.listen(kernel, text -> imports.add(text, true));
        } catch (ReflectiveOperationException | RuntimeException e) {
            jars.add();
            imports.add(name -> true, Set.of());
            return;
        }
        newest = imports;
    }

    /** The classes that a text may name without an import. */
    static List<String> names() {
        NamedImports imports = newest;
        return imports == null ? List.of() : List.copyOf(imports.lines.keySet());
    }

    /** Imports what a text names that is looked at and not evaluated. */
    static void read(String text) {
        NamedImports imports = newest;
        if (imports != null) imports.add(nonNull(text, "text"), false);
    }

    private void add(String text, boolean evaluated) {
        jars.read(text);
        Set<String> words = BETWEEN_NAMES.splitAsStream(text).collect(Collectors.toSet());
        boolean declares = evaluated && words.stream().anyMatch(DECLARE::contains);
        // A name may be written in other letters.
        Predicate<String> named = text.contains("\\u") ? name -> true : words::contains;
        if (lines.keySet().stream().anyMatch(named)) add(named, declares ? declared(text) : Set.of());
    }

    /** Each a snippet of its own: one that took the place of another would set variables back that used it. */
    private synchronized void add(Predicate<String> named, Set<String> declared) {
        Set<String> known = shell.types().map(TypeDeclSnippet::name).collect(Collectors.toCollection(HashSet::new));
        shell.imports().map(ImportSnippet::name).forEach(known::add);
        known.addAll(declared);
        lines.forEach((name, line) -> {
            if (named.test(name) && !known.contains(name)) Shell.evaluate(shell, line);
        });
        if (declared.isEmpty()) return;
        shell.imports().filter(one -> declared.contains(one.name()) && lines.containsValue(one.source().strip()))
                .toList().forEach(shell::drop);
    }

    /** The classes that the text declares, outside others. */
    private Set<String> declared(String text) {
        List<Snippet> found = new ArrayList<>();
        SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();
        for (String rest = text; !rest.isBlank();) {
            SourceCodeAnalysis.CompletionInfo first = analysis.analyzeCompletion(rest);
            if (!first.completeness().isComplete()) break;
            found.addAll(analysis.sourceToSnippets(first.source()));
            rest = first.remaining();
        }
        return found.stream().filter(TypeDeclSnippet.class::isInstance).map(one -> ((TypeDeclSnippet) one).name())
                .collect(Collectors.toSet());
    }
}
