import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * {@code ConformTests SOURCES CLASSES}: the programs of one file in the conform tests of Eclipse's compiler, read from a
 * folder of its sources. A line of JSON for each that is Java 17 and prints here what the test expects: name, class,
 * source and what it prints.
 */
final class ConformTests {
    /** What a page lacks by its nature: threads, files, connections, reflection, packages in a cell. */
    private static final Pattern OUTSIDE = Pattern.compile("\\b(Thread|Runtime|ClassLoader|Process|Executors?)\\b"
            + "|java\\.(io|nio|net|awt|rmi|sql|lang\\.(reflect|annotation|invoke|ref)|util\\.concurrent\\.locks)\\b"
            + "|javax\\.|sun\\.|org\\.w3c|\\bpackage\\s|\\bnative\\b|reflect|forName|newInstance"
            + "|get(Declared|Method|Field|Constructor|Annotation|Enclosing|StackTrace)|printStackTrace"
            + "|System\\.(exit|in\\b)|wait\\(|notify");
    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
    private static final PrintStream OUT = System.out;
    private static final int LONGEST = 10_000; // ms

    private record Program(String name, String type, String source, String expected) {}

    private ConformTests() {}

    public static void main(String[] folders) throws Exception {
        List<Program> programs = new ArrayList<>();
        try (Stream<Path> all = Files.list(Path.of(folders[0]))) {
            for (Path file : all.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                new Reader(file, programs).read();
            }
        }
        for (Program each : programs) {
            if (OUTSIDE.matcher(each.source).find()) continue;
            String says = says(each, Files.createTempDirectory(Path.of(folders[1]), "p"));
            if (says == null || !says.strip().equals(each.expected.strip().replace("\r", ""))) continue;
            OUT.println("{\"name\":" + json(each.name) + ",\"type\":" + json(each.type) + ",\"source\":"
                    + json(each.source) + ",\"says\":" + json(says) + "}");
        }
        OUT.flush();
        // A program that does not end is still there.
        Runtime.getRuntime().halt(0);
    }

    /** Collects the calls {@code runConformTest(new String[] {file, source}, expected)}. */
    private static final class Reader extends TreeScanner<Void, Void> {
        private final Path file;
        private final List<Program> programs;
        private final Map<String, Integer> counts = new HashMap<>();
        private String method = "";

        Reader(Path file, List<Program> programs) {
            this.file = file;
            this.programs = programs;
        }

        void read() throws IOException {
            var manager = JAVAC.getStandardFileManager(null, null, StandardCharsets.UTF_8);
            var task = (JavacTask) JAVAC.getTask(null, manager, problem -> { }, List.of(), null,
                    manager.getJavaFileObjects(file));
            for (CompilationUnitTree each : task.parse()) scan(each, null);
        }

        @Override
        public Void visitMethod(MethodTree node, Void none) {
            method = node.getName().toString();
            return super.visitMethod(node, none);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree node, Void none) {
            List<? extends ExpressionTree> given = node.getArguments();
            boolean named = node.getMethodSelect().toString().matches("(this\\.)?runConformTest");
            if (named && given.size() == 2 && given.get(0) instanceof NewArrayTree array
                    && array.getInitializers() != null && array.getInitializers().size() == 2)
                add(text(array.getInitializers().get(0)), text(array.getInitializers().get(1)), text(given.get(1)));
            return super.visitMethodInvocation(node, none);
        }

        private void add(String path, String source, String expected) {
            if (path == null || source == null || expected == null) return;
            if (path.indexOf('/') >= 0 || !source.contains("main(")) return;
            String test = file.getFileName().toString().replace(".java", "") + "." + method;
            int count = counts.merge(test, 1, Integer::sum);
            String name = count == 1 ? test : test + "#" + count;
            programs.add(new Program(name, path.replace(".java", ""), source, expected));
        }

        /** A text, or the sum of texts; null of anything else. */
        private static String text(ExpressionTree of) {
            if (of instanceof LiteralTree literal) return literal.getValue() instanceof String text ? text : null;
            if (!(of instanceof BinaryTree sum) || sum.getKind() != Tree.Kind.PLUS) return null;
            String left = text(sum.getLeftOperand()), right = text(sum.getRightOperand());
            return left == null || right == null ? null : left + right;
        }
    }

    /** What it prints; null where it does not compile, throws, or does not end soon. */
    private static String says(Program program, Path classes) throws Exception {
        JavaFileObject source = new SimpleJavaFileObject(URI.create("string:///" + program.type + ".java"),
                JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean lenient) {
                return program.source;
            }
        };
        List<String> options = List.of("--release", "17", "-proc:none", "-nowarn", "-d", classes.toString());
        if (!JAVAC.getTask(null, null, problem -> { }, options, null, List.of(source)).call()) return null;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(bytes, true, StandardCharsets.UTF_8), errors = System.err;
        boolean[] ended = {false};
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
            System.setOut(printed);
            System.setErr(printed);
            Thread runs = new Thread(() -> {
                try {
                    var main = loader.loadClass(program.type).getDeclaredMethod("main", String[].class);
                    main.setAccessible(true);
                    main.invoke(null, (Object) new String[0]);
                    ended[0] = true;
                } catch (Throwable e) {
                    ended[0] = false;
                }
            });
            runs.setDaemon(true);
            runs.start();
            runs.join(LONGEST);
        } finally {
            System.setOut(OUT);
            System.setErr(errors);
        }
        return ended[0] ? bytes.toString(StandardCharsets.UTF_8) : null;
    }

    private static String json(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char sign : text.toCharArray()) {
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (sign < ' ' || sign > '~') out.append(String.format("\\u%04x", (int) sign));
            else out.append(sign);
        }
        return out.append('"').toString();
    }
}
