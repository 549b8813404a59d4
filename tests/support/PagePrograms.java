import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * {@code PagePrograms FOLDER}: for each program of the folder a line of JSON: name, class files, and what it says on
 * this JVM, in base64.
 */
class PagePrograms {

    public static void main(String[] arguments) throws Exception {
        List<Path> programs;
        try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
            programs = files.sorted().toList();
        }
        for (Path program : programs) {
            Map<String, byte[]> classes = compile(Files.readString(program));
            Class<?> main = new ClassLoader("app", null) {
                @Override
                protected Class<?> findClass(String name) throws ClassNotFoundException {
                    byte[] file = classes.get(name);
                    if (file == null) throw new ClassNotFoundException(name);
                    return defineClass(name, file, 0, file.length);
                }
            }.loadClass("Main");
            var run = main.getDeclaredMethod("run");
            run.setAccessible(true);
            List<String> files = new ArrayList<>();
            for (byte[] file : classes.values()) files.add('"' + text(file) + '"');
            System.out.println("{\"name\": \"" + program.getFileName().toString().replace(".txt", "")
                    + "\", \"classes\": " + files + ", \"says\": \""
                    + text(((String) run.invoke(null)).getBytes(StandardCharsets.UTF_8)) + "\"}");
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static Map<String, byte[]> compile(String source) {
        Map<String, byte[]> made = new TreeMap<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        var unit = new SimpleJavaFileObject(URI.create("string:///Main.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean lenient) {
                return source;
            }
        };
        var manager =
                new ForwardingJavaFileManager<JavaFileManager>(compiler.getStandardFileManager(null, null, null)) {
            @Override
                    public JavaFileObject getJavaFileForOutput(Location place, String name, JavaFileObject.Kind kind,
                            FileObject sibling) {
                return new SimpleJavaFileObject(URI.create("string:///" + name.replace('.', '/')), kind) {
                    @Override
                    public OutputStream openOutputStream() {
                        return new ByteArrayOutputStream() {
                            @Override
                            public void close() {
                                made.put(name, toByteArray());
                            }
                        };
                    }
                };
            }
        };
        List<String> options = List.of("-proc:none", "-nowarn", "-g", "--release", "17");
        if (!compiler.getTask(null, manager, null, options, null, List.of(unit)).call())
            throw new IllegalStateException();
        return made;
    }
}
