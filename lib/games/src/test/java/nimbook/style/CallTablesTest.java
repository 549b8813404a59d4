package nimbook.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tables of values and refusals, a file {@code table.txt} a package.
 * <ul>
 * <li>{@code call ⇒ value}: the call gives an equal value, or an array of equal ones.
 * <li>{@code call → message}: the call throws an IllegalArgumentException whose message begins with these words; words
 * behind an … stand anywhere in it, in any order. {@code call → IndexOutOfBoundsException} names another exception.
 * <li>A line without an arrow declares a name for the rows below it, up to the next empty line; # begins a comment,
 * which says where the values come from.
 * </ul>
 * The calls are Java with everything of the library imported; a table is compiled as one class of its package, all
 * tables at once: the compiler reads the library's classes a single time.
 */
public class CallTablesTest {

    private static final Path TABLES = Path.of("src/test/resources/nimbook");
    private static final Path SOURCES = Path.of("src/main/java");
    /** A class of its own each time: mutation testing runs a table many times in one JVM. */
    private static final AtomicInteger MADE = new AtomicInteger();
    private static final String VALUE = " ⇒ ";
    private static final String REFUSAL = " → ";
    private static final Map<String, Class<?>> COMPILED = new HashMap<>();

    /** The packages that have a table. Mutation testing names one. */
    static List<String> tables() throws IOException {
        try (Stream<Path> folders = Files.list(TABLES)) {
            return folders.filter(folder -> Files.exists(folder.resolve("table.txt")))
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> name.matches(System.getProperty("nimbook.tables", ".*"))).sorted().toList();
        }
    }

    @BeforeAll
    static void compile(@TempDir Path folder) throws Exception {
        List<String> packages = libraryPackages();
        Map<String, Path> sources = new TreeMap<>();
        for (String name : tables()) {
            Path of = Files.createDirectories(folder.resolve("nimbook").resolve(name));
            String table = "Table" + MADE.incrementAndGet();
            sources.put(name, Files.writeString(of.resolve(table + ".java"), source(name, table, packages)));
        }
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> options = new ArrayList<>(List.of("-proc:none", "-encoding", "UTF-8", "-cp", path));
        sources.values().forEach(source -> options.add(source.toString()));
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new)),
                "the tables are Java");
        for (String name : sources.keySet()) {
            Path made = Path.of(sources.get(name).toString().replaceFirst("java$", "class"));
            COMPILED.put(name, MethodHandles.privateLookupIn(anyClassOf("nimbook." + name), MethodHandles.lookup())
                    .defineClass(Files.readAllBytes(made)));
        }
    }

    private static List<String> lines(String name) throws IOException {
        return Files.readAllLines(TABLES.resolve(name).resolve("table.txt"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void rowsHold(String name) throws Exception {
        List<String> lines = lines(name);
        List<String> rows = lines.stream().filter(line -> isRow(line, VALUE) || isRow(line, REFUSAL)).toList();
        List<Executable> calls = new ArrayList<>();
        COMPILED.get(name).getMethod("calls", List.class).invoke(null, calls);
        assertEquals(rows.size(), calls.size());
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            String row = rows.get(i);
            Throwable found = thrown(calls.get(i));
            boolean holds = isRow(row, VALUE) ? found == null
                    : found != null && agrees(row.substring(row.indexOf(REFUSAL) + REFUSAL.length()), found);
            if (!holds) wrong.add(row + "\n    but it is: " + (found == null ? "not refused" : found));
        }
        assertEquals(List.of(), wrong, String.join("\n", wrong));
    }

    private static boolean isRow(String line, String arrow) {
        return line.contains(arrow) && !line.startsWith("#") && (arrow.equals(VALUE) || !line.contains(VALUE));
    }

    private static Throwable thrown(Executable call) {
        try {
            call.execute();
            return null;
        } catch (Throwable e) {
            return e;
        }
    }

    /** The message of an IllegalArgumentException is never blank: a lone … asks for that much. */
    private static boolean agrees(String expected, Throwable found) {
        if (!(found instanceof IllegalArgumentException))
            return expected.equals(found.getClass().getSimpleName());
        String[] parts = (expected + " ").split("(^| )… ?", -1);
        String message = String.valueOf(found.getMessage());
        boolean agrees = message.startsWith(parts[0].strip()) && !message.isBlank();
        for (int i = 1; i < parts.length; i++) agrees &= message.contains(parts[i].strip());
        return agrees;
    }

    private static String source(String name, String table, List<String> packages) throws IOException {
        StringBuilder source = new StringBuilder("package nimbook.").append(name).append(";\n");
        for (String used : List.of("java.math", "java.util", "java.util.function", "java.util.stream"))
            source.append("import ").append(used).append(".*;\n");
        for (String used : packages) source.append("import ").append(used).append(".*;\n");
        source.append("import static org.junit.jupiter.api.Assertions.*;\n");
        source.append("public class ").append(table).append(" {\npublic static void calls(List<")
                .append(Executable.class.getName()).append("> to) {\n{\n");
        for (String line : lines(name)) {
            int value = line.indexOf(VALUE);
            if (line.isBlank()) source.append("}\n{");
            else if (isRow(line, VALUE)) {
                String expected = line.substring(value + VALUE.length());
                source.append("to.add(() -> assert").append(expected.matches("new \\w+\\[].*") ? "Array" : "")
                        .append("Equals(").append(expected).append(", ").append(line, 0, value).append("));");
            } else if (isRow(line, REFUSAL))
                source.append("to.add(() -> ").append(line, 0, line.indexOf(REFUSAL)).append(");");
            else if (!line.startsWith("#")) source.append(line).append(';');
            source.append('\n');
        }
        return source.append("}\n}\n}\n").toString();
    }

    private static Class<?> anyClassOf(String name) throws Exception {
        try (Stream<Path> files = Files.list(SOURCES.resolve(name.replace('.', File.separatorChar)))) {
            String first = files.map(file -> file.getFileName().toString()).filter(file -> !file.contains("-info"))
                    .sorted().findFirst().orElseThrow();
            return Class.forName(name + "." + first.substring(0, first.length() - ".java".length()));
        }
    }

    private static List<String> libraryPackages() throws IOException {
        List<String> names = new ArrayList<>();
        for (Path sources : List.of(SOURCES, Path.of("../games").resolve(SOURCES))) {
            try (Stream<Path> files = Files.walk(sources)) {
                files.filter(file -> file.endsWith("package-info.java"))
                        .map(file -> sources.relativize(file.getParent()).toString().replace(File.separatorChar, '.'))
                        .sorted().forEach(names::add);
            }
        }
        assertTrue(names.contains("nimbook.core"), names.toString());
        return names;
    }
}
