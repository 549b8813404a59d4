import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A program of one file, compiled as Java 17 and run here.
 *
 * @param type the class with main
 */
record StrangersProgram(String name, String type, String source) {
    static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
    /** What a page lacks by its nature: threads, files, connections, reflection, packages in a cell. */
    private static final Pattern OUTSIDE = Pattern.compile("\\b(Thread|Runtime|ClassLoader|Process|Executors?)\\b"
            + "|java\\.(io|nio|net|awt|rmi|sql|lang\\.(reflect|annotation|invoke|ref)|util\\.concurrent\\.locks)\\b"
            + "|javax\\.|sun\\.|org\\.w3c|\\bpackage\\s|\\bnative\\b|reflect|forName|newInstance"
            + "|get(Declared|Method|Field|Constructor|Annotation|Enclosing|StackTrace)|printStackTrace"
            + "|System\\.(exit|in\\b)|wait\\(|notify");
    private static final PrintStream OUT = System.out;
    private static final int LONGEST = 10_000; // ms
    /** Where a thread prints: of a program that does not end in time, not among what the next one says. */
    private static final InheritableThreadLocal<OutputStream> PRINTED = new InheritableThreadLocal<>();

    /** Whether a page could run it. */
    boolean isInside() {
        return !OUTSIDE.matcher(source).find();
    }

    /** Writes the line of JSON of a program that prints this. */
    void write(String says) {
        OUT.println("{\"name\":" + json(name) + ",\"type\":" + json(type) + ",\"source\":" + json(source)
                + ",\"says\":" + json(says) + "}");
    }

    /** Ends the JVM: a program that does not end is still there. */
    static void end() {
        OUT.flush();
        Runtime.getRuntime().halt(0);
    }

    /** What it prints; null where it does not compile, throws, or does not end soon. */
    String says(Path folder) throws Exception {
        Path classes = Files.createTempDirectory(folder, "p");
        JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///" + type + ".java"),
                JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean lenient) {
                return source;
            }
        };
        List<String> options = List.of("--release", "17", "-proc:none", "-nowarn", "-d", classes.toString());
        if (!JAVAC.getTask(null, null, problem -> { }, options, null, List.of(file)).call()) return null;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PRINTED.set(bytes);
        PrintStream printed = new PrintStream(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                PRINTED.get().write(b);
            }
        }, true, StandardCharsets.UTF_8);
        PrintStream errors = System.err;
        boolean[] ended = {false};
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
            System.setOut(printed);
            System.setErr(printed);
            Thread runs = new Thread(() -> {
                try {
                    var main = loader.loadClass(type).getDeclaredMethod("main", String[].class);
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
            // One that does not end in time may print still.
            System.setOut(new PrintStream(OutputStream.nullOutputStream()));
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
