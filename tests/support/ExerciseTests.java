import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * {@code ExerciseTests EXERCISES CLASSES SUPPORT}: the exercises of a folder {@code exercises/practice} of
 * exercism/java as programs of one file: the reference solution, its tests and what they call of JUnit and AssertJ
 * (Assertions.java of the folder SUPPORT). A line of JSON for each whose tests pass here: name, class, source and what
 * it prints.
 */
final class ExerciseTests {
    private static final String ANNOTATION = "@(?:Test|Disabled|DisplayName|BeforeEach|Before|AfterEach|Ignore)\\b"
            + "(?:\\s*\\((?:[^()\"]|\"(?:[^\"\\\\]|\\\\.)*\")*\\))?";
    private static final Pattern METHOD = Pattern.compile(
            "@(Test|Before|BeforeEach)\\b(?:(?!\\bvoid\\b|@Test\\b)[\\s\\S])*?\\bvoid\\s+(\\w+)\\s*\\(");
    private static final Pattern CLASS = Pattern.compile("^(?:public )?class (\\w+Test) \\{", Pattern.MULTILINE);
    private static final Pattern IMPORT = Pattern.compile("^import .*;\\R", Pattern.MULTILINE);

    private ExerciseTests() {}

    public static void main(String[] folders) throws Exception {
        String assertions = Files.readString(Path.of(folders[2], "Assertions.java"));
        List<Path> exercises;
        try (Stream<Path> all = Files.list(Path.of(folders[0]))) {
            exercises = all.filter(Files::isDirectory).sorted().toList();
        }
        for (Path exercise : exercises) {
            List<String> files = sources(exercise.resolve(".meta/src/reference/java"));
            files.addAll(sources(exercise.resolve("src/test/java")));
            String tests = String.join("\n", files);
            Matcher named = CLASS.matcher(tests);
            if (!named.find()) continue;
            String source = program(tests, named.group(1), assertions);
            StrangersProgram program = new StrangersProgram(exercise.getFileName().toString(), "Main", source);
            String says = program.isInside() ? program.says(Path.of(folders[1])) : null;
            if (says != null && says.contains(" passes") && !says.contains(" fails")) program.write(says);
        }
        StrangersProgram.end();
    }

    private static List<String> sources(Path folder) throws IOException {
        List<String> sources = new ArrayList<>();
        if (!Files.isDirectory(folder)) return sources;
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(each -> each.toString().endsWith(".java")).sorted().toList())
                sources.add(Files.readString(file));
        }
        return sources;
    }

    private static String program(String tests, String type, String assertions) {
        StringBuilder main = new StringBuilder("class Main {\n    public static void main(String[] none) {\n");
        List<String> before = new ArrayList<>();
        for (Matcher each = METHOD.matcher(tests); each.find();)
            if (!each.group(1).equals("Test")) before.add("t." + each.group(2) + "(); ");
        for (Matcher each = METHOD.matcher(tests); each.find();)
            if (each.group(1).equals("Test"))
                main.append("        Assertions.run(\"").append(each.group(2)).append("\", () -> { ").append(type)
                        .append(" t = new ").append(type).append("(); ").append(String.join("", before)).append("t.")
                        .append(each.group(2)).append("(); });\n");
        main.append("    }\n}\n");
        String all = assertions + "\n" + tests + "\n" + main;
        TreeSet<String> imports = new TreeSet<>();
        for (Matcher each = IMPORT.matcher(all); each.find();)
            if (!each.group().matches("(?s)import (static )?org\\.(junit|assertj)\\..*"))
                imports.add(each.group().strip());
        // One file has one public class.
        String body = IMPORT.matcher(all).replaceAll("").replaceAll(ANNOTATION, "")
                .replaceAll("(?m)^public ((?:(?:final|abstract|sealed) )*(?:class|interface|enum|record) )", "$1");
        return String.join("\n", imports) + "\n" + CLASS.matcher(body).replaceAll("class $1 extends Assertions {");
    }
}
