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
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * {@code ConformTests SOURCES CLASSES}: programs of one file in the conform tests of Eclipse's compiler, read from a
 * folder of its sources. A line of JSON for each that is Java 17 and prints here what the test expects: name, class,
 * source and what it prints.
 */
final class ConformTests {
    private ConformTests() {}

    public static void main(String[] folders) throws Exception {
        List<Expected> programs = new ArrayList<>();
        try (Stream<Path> all = Files.list(Path.of(folders[0]))) {
            for (Path file : all.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                new Reader(file, programs).read();
            }
        }
        for (Expected each : programs) {
            String says = each.program.isInside() ? each.program.says(Path.of(folders[1])) : null;
            if (says != null && says.strip().equals(each.prints.strip().replace("\r", ""))) each.program.write(says);
        }
        StrangersProgram.end();
    }

    private record Expected(StrangersProgram program, String prints) {}

    /** Collects the calls {@code runConformTest(new String[] {file, source}, expected)}. */
    private static final class Reader extends TreeScanner<Void, Void> {
        private final Path file;
        private final List<Expected> programs;
        private final Map<String, Integer> counts = new HashMap<>();
        private String method = "";

        Reader(Path file, List<Expected> programs) {
            this.file = file;
            this.programs = programs;
        }

        void read() throws IOException {
            var manager = StrangersProgram.JAVAC.getStandardFileManager(null, null, StandardCharsets.UTF_8);
            var task = (JavacTask) StrangersProgram.JAVAC.getTask(null, manager, problem -> { }, List.of(), null,
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
            programs.add(new Expected(new StrangersProgram(name, path.replace(".java", ""), source), expected));
        }

        /** A text, or the sum of texts; null of anything else. */
        private static String text(ExpressionTree of) {
            if (of instanceof LiteralTree literal) return literal.getValue() instanceof String text ? text : null;
            if (!(of instanceof BinaryTree sum) || sum.getKind() != Tree.Kind.PLUS) return null;
            String left = text(sum.getLeftOperand()), right = text(sum.getRightOperand());
            return left == null || right == null ? null : left + right;
        }
    }
}
