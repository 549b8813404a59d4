package nimbook.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * The form of every Java source: lengths of lines and classes, a comment on everything public, fixed seeds. Imports:
 * ./lab check.
 */
class SourceStyleTest {

    private static final String MODULES = "lib/{*,java-in-page/*}";

    private static final int LONGEST_LINE = 120;

    /** One idea a class: what needs more has two ideas. Tests that walk through one subject may be longer. */
    private static final int LONGEST_CLASS = 400;
    private static final int LONGEST_TEST = 500;

    /** Made and read by the JVM, never by the reader of the documentation. */
    private static final Set<String> KNOWN = Set.of("toString", "equals", "hashCode", "compareTo");

    @Test
    void linesAndClassesAreShort() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path file : sources(MODULES + "/src")) {
            String text = Files.readString(file);
            String[] lines = text.split("\n", -1);
            int most = file.toString().contains("test") ? LONGEST_TEST : LONGEST_CLASS;
            if (lines.length - 1 > most) wrong.add(file + ": " + (lines.length - 1) + " lines, at most " + most);
            for (int i = 0; i < lines.length; i++) {
                String line = lines[i], at = file + ":" + (i + 1) + ": ";
                if (line.codePointCount(0, line.length()) > LONGEST_LINE)
                    wrong.add(at + line.length() + " characters, at most " + LONGEST_LINE);
                if (line.indexOf('\t') >= 0) wrong.add(at + "a tab");
            }
        }
        assertEquals(List.of(), wrong, String.join("\n", wrong));
    }

    /** Java's lines are above; Python's are ruff's. */
    @Test
    void linesOfTheFrontEndAreShort() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path file : found("{lib/*/src,lib/java-in-page/*/src,python/nimbook/book/assets}/**.{js,css}")) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++)
                if (lines.get(i).codePointCount(0, lines.get(i).length()) > LONGEST_LINE)
                    wrong.add(file + ":" + (i + 1) + ": at most " + LONGEST_LINE + " characters");
        }
        assertEquals(List.of(), wrong, String.join("\n", wrong));
    }

    /** A property without a seed tries other values in each run. */
    @Test
    void everyPropertyHasItsSeed() throws IOException {
        List<String> wrong = new ArrayList<>();
        int properties = 0;
        for (Path file : sources(MODULES + "/src/test")) {
            int number = 0;
            for (String line : Files.readAllLines(file)) {
                number++;
                if (!line.strip().startsWith("@Property")) continue;
                properties++;
                if (!line.contains("seed = \"20260101\"")) wrong.add(file + ":" + number + ": " + line.strip());
            }
        }
        assertTrue(properties > 10, properties + " properties were found");
        assertEquals(List.of(), wrong, String.join("\n", wrong));
    }

    /**
     * A sentence on every public type, method, constructor, constant and package: with doclint's group "missing" left
     * out of the compiler's run (its lines for each parameter and result would repeat the sentence), this asks for the
     * rest of that group.
     */
    @Test
    void whateverIsPublicHasAComment() throws IOException {
        List<String> wrong = new ArrayList<>();
        List<Path> files = sources("lib/{games,documents,widget,lab}/src/main");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            Iterable<? extends JavaFileObject> units = manager.getJavaFileObjectsFromPaths(files);
            JavacTask task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null, units);
            DocTrees docs = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) new Public(docs, wrong).scan(unit, false);
        }
        for (Path folder : files.stream().map(Path::getParent).distinct().toList()) {
            if (!folder.toString().endsWith("java") && !Files.exists(folder.resolve("package-info.java")))
                wrong.add(folder + ": no package-info.java");
        }
        assertEquals(List.of(), wrong, String.join("\n", wrong));
    }

    /**
     * Walks through a file; the argument says whether the enclosing type is an interface (its members are public
     * without the word).
     */
    private static final class Public extends TreePathScanner<Void, Boolean> {
        private final DocTrees docs;
        private final List<String> wrong;

        Public(DocTrees docs, List<String> wrong) {
            this.docs = docs;
            this.wrong = wrong;
        }

        @Override
        public Void visitClass(ClassTree type, Boolean inInterface) {
            if (!isPublic(type.getModifiers(), inInterface)) return null;
            need(getCurrentPath(), type.getSimpleName().toString());
            boolean open = type.getKind() == Tree.Kind.INTERFACE || type.getKind() == Tree.Kind.ANNOTATION_TYPE;
            for (Tree member : type.getMembers()) scan(member, open);
            return null;
        }

        @Override
        public Void visitMethod(MethodTree method, Boolean inInterface) {
            boolean asAbove = !isRecordArray(method)
                    && method.getModifiers().getAnnotations().stream()
                            .anyMatch(a -> a.getAnnotationType().toString().equals("Override"));
            if (isPublic(method.getModifiers(), inInterface) && !asAbove && !KNOWN.contains(method.getName().toString())
                    && isWritten(method)) {
                need(getCurrentPath(), method.getName().toString());
            }
            return null;
        }

        /**
         * A record's accessor that copies an array says so, although it overrides the one that the compiler would make.
         */
        private static boolean isRecordArray(MethodTree method) {
            return method.getParameters().isEmpty() && method.getReturnType() != null
                    && method.getReturnType().toString().endsWith("[]") && method.getBody() != null
                    && method.getBody().toString().contains(".clone()");
        }

        /** The parser gives a record's members that are not written no place in the text. */
        private boolean isWritten(MethodTree method) {
            return docs.getSourcePositions().getEndPosition(getCurrentPath().getCompilationUnit(), method) >= 0;
        }

        @Override
        public Void visitVariable(VariableTree field, Boolean inInterface) {
            boolean part = getCurrentPath().getParentPath().getLeaf() instanceof ClassTree type
                    && type.getKind() == Tree.Kind.RECORD && !field.getModifiers().getFlags().contains(Modifier.STATIC);
            if (!part && isPublic(field.getModifiers(), inInterface))
                need(getCurrentPath(), field.getName().toString());
            return null;
        }

        private static boolean isPublic(ModifiersTree modifiers, boolean inInterface) {
            Set<Modifier> flags = modifiers.getFlags();
            return flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED)
                    || inInterface && !flags.contains(Modifier.PRIVATE);
        }

        private void need(TreePath path, String name) {
            DocCommentTree comment = docs.getDocCommentTree(path);
            if (comment != null) return;
            CompilationUnitTree unit = path.getCompilationUnit();
            long line =
                    unit.getLineMap().getLineNumber(docs.getSourcePositions().getStartPosition(unit, path.getLeaf()));
            wrong.add(unit.getSourceFile().getName() + ":" + line + ": " + name + " has no comment");
        }
    }

    /** The folder of the checkout. */
    static Path root() {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("python/requirements/lab.in"))) root = root.getParent();
        return root;
    }

    /** Every Java file below the folders that the pattern names from the root. */
    private static List<Path> sources(String folder) throws IOException {
        return found(folder + "/**.java");
    }

    private static List<Path> found(String pattern) throws IOException {
        Path root = root();
        var matching = root.getFileSystem().getPathMatcher("glob:" + pattern);
        List<Path> found = new ArrayList<>();
        for (String top : List.of("lib", "python"))
            try (Stream<Path> files = Files.walk(root.resolve(top))) {
                files.filter(file -> matching.matches(root.relativize(file))).sorted().forEach(found::add);
            }
        assertTrue(found.size() > 50, "only " + found.size() + " sources were found below " + root.getFileName());
        return found;
    }
}
