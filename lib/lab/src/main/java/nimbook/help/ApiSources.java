package nimbook.help;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Of the build: the public types and members of folders of sources, with their comments. Parsed, not compiled. */
final class ApiSources {
    private final List<ApiType> types = new ArrayList<>();
    private DocTrees docs;

    private ApiSources() {}

    /** In the order of their files' names. */
    static List<ApiType> read(List<Path> folders) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : folders)
            try (Stream<Path> below = Files.walk(folder)) {
                below.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java")
                        && !file.endsWith("module-info.java")).sorted().forEach(files::add);
            }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (var manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null,
                    manager.getJavaFileObjectsFromPaths(files));
            ApiSources sources = new ApiSources();
            sources.docs = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse())
                for (Tree type : unit.getTypeDecls())
                    if (type instanceof ClassTree declared)
                        sources.type(new TreePath(new TreePath(unit), declared), unit.getPackageName() + ".", false);
            return sources.types;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void type(TreePath path, String outer, boolean ofInterface) {
        ClassTree tree = (ClassTree) path.getLeaf();
        if (!ofInterface && !tree.getModifiers().getFlags().contains(Modifier.PUBLIC)) return;
        String name = outer + tree.getSimpleName();
        List<String> above = new ArrayList<>();
        if (tree.getExtendsClause() != null) above.add(SignatureText.erased(tree.getExtendsClause().toString()));
        tree.getImplementsClause().forEach(one -> above.add(SignatureText.erased(one.toString())));
        boolean isInterface = tree.getKind() == Tree.Kind.INTERFACE;
        List<ApiMember> members = new ArrayList<>();
        String comment = comment(path);
        for (Tree member : tree.getMembers()) {
            TreePath at = new TreePath(path, member);
            if (member instanceof MethodTree method && isPublic(method.getModifiers().getFlags(), isInterface))
                members.add(method(tree, method, at));
            else if (member instanceof VariableTree field) field(tree, field, at, comment, isInterface, members);
        }
        types.add(new ApiType(name, kind(tree), above, members, comment));
        for (Tree member : tree.getMembers())
            if (member instanceof ClassTree) type(new TreePath(path, member), name + ".", isInterface);
    }

    private static boolean isPublic(Set<Modifier> flags, boolean ofInterface) {
        return flags.contains(Modifier.PUBLIC) || ofInterface && !flags.contains(Modifier.PRIVATE);
    }

    private static String kind(ClassTree tree) {
        return switch (tree.getKind()) {
            case INTERFACE -> "interface";
            case ENUM -> "enum";
            case RECORD -> "record";
            case ANNOTATION_TYPE -> "annotation";
            default -> "class";
        };
    }

    private ApiMember method(ClassTree owner, MethodTree method, TreePath at) {
        String parameters = method.getParameters().stream().map(ApiSources::parameter)
                .collect(Collectors.joining(", ", "(", ")"));
        boolean constructor = method.getReturnType() == null;
        String signature = constructor ? owner.getSimpleName() + parameters
                : method.getReturnType() + " " + method.getName() + parameters;
        boolean isStatic = constructor || method.getModifiers().getFlags().contains(Modifier.STATIC);
        return new ApiMember(signature, isStatic, comment(at));
    }

    private static String parameter(VariableTree variable) {
        String written = variable.toString().replaceAll("@\\w+(\\([^)]*\\))?\\s*|\\bfinal\\s+", "").strip();
        return written.replaceAll("\\s+", " ");
    }

    /** A public field, a constant of an enum, or the accessor of a record's component. */
    private void field(ClassTree owner, VariableTree field, TreePath at, String comment, boolean ofInterface,
            List<ApiMember> members) {
        Set<Modifier> flags = field.getModifiers().getFlags();
        if (owner.getKind() == Tree.Kind.RECORD && !flags.contains(Modifier.STATIC)) {
            String words = comment.lines().filter(line -> line.startsWith("@param " + field.getName() + " "))
                    .map(line -> line.substring(8 + field.getName().length())).findFirst().orElse("");
            members.add(new ApiMember(field.getType() + " " + field.getName() + "()", false, words));
        } else if (isPublic(flags, ofInterface)) {
            members.add(new ApiMember(field.getType() + " " + field.getName(), true, comment(at)));
        }
    }

    private String comment(TreePath path) {
        DocCommentTree tree = docs.getDocCommentTree(path);
        return tree == null ? "" : DocCommentText.of(tree);
    }
}
