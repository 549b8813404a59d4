import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.util.StringUtils;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.opentest4j.AssertionFailedError;

/**
 * {@code GamesTests CLASSES TESTS FOLDER}: the tests of lib/games as programs of a page. Into the folder go the classes
 * that tests see, {@code open}, where what is of a package is public, since a page's library has its public members;
 * and for each test class one that calls its methods. The first line of what is printed has the class files that the
 * page interprets, in base64: the tests', and JUnit's assertions; then a line for each test class: its name, that of
 * the class that calls, and the methods.
 */
final class GamesTests {
    private GamesTests() {}

    public static void main(String[] folders) throws Exception {
        Path classes = Path.of(folders[0]), tests = Path.of(folders[1]), made = Path.of(folders[2]);
        for (Path file : files(classes)) copy(classes, file, made.resolve("open"), GamesTests::open);
        TreeMap<String, TreeSet<String>> all = new TreeMap<>();
        List<String> calls = new ArrayList<>();
        for (Path file : files(tests)) {
            String name = tests.relativize(file).toString().replace(".class", "").replace('/', '.');
            TreeSet<String> methods = name.contains("$") ? new TreeSet<>() : methods(name);
            if (methods.isEmpty()) continue;
            all.put(name, methods);
            calls.add(calls(name, methods, made.resolve("calls")));
        }
        List<String> javac = new ArrayList<>(List.of("--release", "17", "-cp", tests + ":" + classes, "-d",
                made.resolve("called").toString()));
        javac.addAll(calls);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, javac.toArray(new String[0])) != 0)
            throw new IllegalStateException();
        List<String> texts = new ArrayList<>();
        for (Path folder : List.of(tests, made.resolve("called")))
            for (Path file : files(folder)) texts.add(text(Files.readAllBytes(file)));
        for (Class<?> one : List.of(Assertions.class, StringUtils.class, AssertionFailedError.class)) jar(one, texts);
        System.out.println("{\"classes\": [" + String.join(", ", texts) + "]}");
        all.forEach((name, methods) -> System.out.println("{\"name\": \"" + name + "\", \"calls\": \""
                + name.replace('.', '/') + "Calls\", \"methods\": [\"" + String.join("\", \"", methods) + "\"]}"));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(each -> each.toString().endsWith(".class")).sorted(Comparator.naturalOrder()).toList();
        }
    }

    private static void copy(Path from, Path file, Path to, UnaryOperator<byte[]> change) throws IOException {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.write(target, change.apply(Files.readAllBytes(file)));
    }

    /** The methods that JUnit calls without an argument and a condition. */
    private static TreeSet<String> methods(String name) throws ClassNotFoundException {
        TreeSet<String> found = new TreeSet<>();
        Class<?> type = Class.forName(name, false, GamesTests.class.getClassLoader());
        if (Modifier.isAbstract(type.getModifiers()) || hasCondition(type)) return found;
        for (Method each : type.getDeclaredMethods())
            if (each.isAnnotationPresent(Test.class) && each.getParameterCount() == 0 && !hasCondition(each))
                found.add(each.getName());
        return found;
    }

    private static boolean hasCondition(AnnotatedElement of) {
        return Stream.of(of.getAnnotations()).anyMatch(
                each -> each.annotationType().getPackageName().equals("org.junit.jupiter.api.condition"));
    }

    private static String calls(String name, TreeSet<String> methods, Path folder) throws IOException {
        int at = name.lastIndexOf('.');
        StringBuilder source = new StringBuilder("package " + name.substring(0, at) + "; class "
                + name.substring(at + 1) + "Calls {");
        for (String each : methods)
            source.append("\nstatic void ").append(each).append("() throws Throwable { new ").append(name)
                    .append("().").append(each).append("(); }");
        Path file = folder.resolve(name.replace('.', '/') + "Calls.java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, source.append("\n}\n")).toString();
    }

    /** The class files of the packages of a jar that this class is in. */
    private static void jar(Class<?> one, List<String> texts) throws Exception {
        Path path = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
        String folder = one.getPackageName().replace('.', '/') + "/";
        try (JarFile jar = new JarFile(path.toFile())) {
            for (var each : jar.stream().filter(entry -> entry.getName().startsWith(folder)
                    && entry.getName().endsWith(".class") && !entry.getName().contains("-info")).toList()) {
                try (InputStream in = jar.getInputStream(each)) {
                    texts.add(text(in.readAllBytes()));
                }
            }
        }
    }

    private static String text(byte[] file) {
        return "\"" + Base64.getEncoder().encodeToString(file) + "\"";
    }

    private static int open(int access) {
        boolean isPrivate = (access & Opcodes.ACC_PRIVATE) != 0;
        return isPrivate ? access : access & ~Opcodes.ACC_PROTECTED | Opcodes.ACC_PUBLIC;
    }

    private static byte[] open(byte[] file) {
        ClassWriter out = new ClassWriter(0);
        new ClassReader(file).accept(new ClassVisitor(Opcodes.ASM9, out) {
            @Override
            public void visit(int version, int access, String name, String generic, String parent, String[] more) {
                super.visit(version, open(access), name, generic, parent, more);
            }

            @Override
            public void visitInnerClass(String name, String outer, String simple, int access) {
                super.visitInnerClass(name, outer, simple, open(access));
            }

            @Override
            public FieldVisitor visitField(int access, String name, String type, String generic, Object value) {
                return super.visitField(open(access), name, type, generic, value);
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                boolean isStart = name.equals("<clinit>");
                return super.visitMethod(isStart ? access : open(access), name, type, generic, thrown);
            }
        }, 0);
        return out.toByteArray();
    }
}
