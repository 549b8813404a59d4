package nimbook.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tables of refusals, a file {@code refusals.txt} a package. A row is {@code call → message}: the call throws an
 * IllegalArgumentException whose message begins with these words; words behind an … stand anywhere in it, in any
 * order. {@code call → IndexOutOfBoundsException} names another exception. A line without an arrow declares a name for
 * the rows below it, up to the next empty line; # begins a comment. The calls are Java with everything of the library
 * imported; a table is compiled as one class.
 */
class RefusalTablesTest {

    private static final Path TABLES = Path.of("src/test/resources/nimbook");
    private static final String ARROW = " → ";
    private static final String EXECUTABLE = Executable.class.getName();

    /** The packages that have a table. Mutation testing names one. */
    static List<String> tables() throws IOException {
        try (Stream<Path> folders = Files.list(TABLES)) {
            return folders.filter(folder -> Files.exists(folder.resolve("refusals.txt")))
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> name.matches(System.getProperty("nimbook.refusals", ".*"))).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void callsAreRefused(String name, @TempDir Path folder) throws Exception {
        List<String> lines = Files.readAllLines(TABLES.resolve(name).resolve("refusals.txt"));
        List<String> rows = lines.stream().filter(line -> isRow(line)).toList();
        List<Executable> calls = new ArrayList<>();
        try (URLClassLoader loader = compile(lines, folder)) {
            Consumer<Executable> collect = calls::add;
            loader.loadClass("Refusals").getMethod("calls", Consumer.class).invoke(null, collect);
        }
        assertEquals(rows.size(), calls.size());
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            String expected = rows.get(i).substring(rows.get(i).indexOf(ARROW) + ARROW.length());
            String found = outcome(calls.get(i));
            if (!agrees(expected, found)) wrong.add(rows.get(i) + "\n    but it is: " + found);
        }
        assertEquals(List.of(), wrong, String.join("\n", wrong));
    }

    private static boolean isRow(String line) {
        return line.contains(ARROW) && !line.startsWith("#");
    }

    private static String outcome(Executable call) {
        try {
            call.execute();
            return "not refused";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    /** A message is never empty, nor does it begin with a blank: a lone … asks for that much. */
    private static boolean agrees(String expected, String found) {
        String[] parts = (expected + " ").split("(^| )… ?", -1);
        boolean agrees = found.startsWith(parts[0].strip()) && !found.isBlank() && !found.equals("not refused");
        for (int i = 1; i < parts.length; i++) agrees &= found.contains(parts[i].strip());
        return agrees;
    }

    private static URLClassLoader compile(List<String> lines, Path folder) throws IOException {
        List<String> imports = new ArrayList<>(
                List.of("java.math.*", "java.util.*", "java.util.function.*", "java.util.stream.*", EXECUTABLE));
        for (String name : libraryPackages()) imports.add(name + ".*");
        StringBuilder source = new StringBuilder();
        for (String name : imports) source.append("import ").append(name).append(";\n");
        source.append("public class Refusals {\npublic static void calls(Consumer<Executable> to) {\n{\n");
        for (String line : lines) {
            if (line.isBlank()) source.append("}\n{");
            else if (isRow(line))
                source.append("to.accept(() -> ").append(line, 0, line.indexOf(ARROW)).append(");");
            else if (!line.startsWith("#")) source.append(line).append(';');
            source.append('\n');
        }
        Path file = Files.writeString(folder.resolve("Refusals.java"), source.append("}\n}\n}\n"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        assertEquals(0, compiler.run(null, null, null, "-proc:none", "-encoding", "UTF-8", "-cp", path, "-d",
                folder.toString(), file.toString()), "the table is Java");
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, RefusalTablesTest.class.getClassLoader());
    }

    private static List<String> libraryPackages() throws IOException {
        Path sources = Path.of("src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            List<String> names = files.filter(file -> file.endsWith("package-info.java"))
                    .map(file -> sources.relativize(file.getParent()).toString().replace(File.separatorChar, '.'))
                    .sorted().collect(Collectors.toList());
            assertTrue(names.contains("nimbook.core"), names.toString());
            return names;
        }
    }
}
