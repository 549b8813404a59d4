package nimbook.interpreter;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import nimbook.dispatch.Dispatch;

/**
 * A program compiled by this JDK's javac, run by the JVM and by the interpreter: {@code static String run()} of a class
 * is what it says.
 */
final class Twin {

    /** Classes by name, found before the parent's others. */
    static final class Loader extends ClassLoader {
        private final Map<String, byte[]> files;

        Loader(ClassLoader parent, Map<String, byte[]> files) {
            super("app", parent);
            this.files = files;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] file = files.get(name.replace('.', '/'));
            if (file == null) throw new ClassNotFoundException(name);
            return defineClass(name, file, 0, file.length);
        }
    }

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    /** The JDK's classes that a page has. */
    static final Library JDK = library(Dispatch.jdk());

    final Map<String, byte[]> classes;

    Twin(String source) {
        classes = compile(source, List.of("-g"));
    }

    static Library library(List<String> lines) {
        ClassLoader parent = Twin.class.getClassLoader();
        Map<String, byte[]> files = new Dispatch(parent).library("nimbook/table/Table", lines);
        try {
            return (Library) new Loader(parent, files).loadClass("nimbook.table.Table").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static Map<String, byte[]> compile(String source, List<String> options) {
        Map<String, byte[]> made = new LinkedHashMap<>();
        JavaFileObject unit = new SimpleJavaFileObject(URI.create("string:///Main.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean lenient) {
                return source;
            }
        };
        JavaFileManager manager = new ForwardingJavaFileManager<JavaFileManager>(FILES) {
            @Override
            public JavaFileObject getJavaFileForOutput(Location place, String name, JavaFileObject.Kind kind,
                    FileObject sibling) {
                return new SimpleJavaFileObject(URI.create("string:///" + name), kind) {
                    @Override
                    public OutputStream openOutputStream() {
                        return new ByteArrayOutputStream() {
                            @Override
                            public void close() {
                                made.put(name.replace('.', '/'), toByteArray());
                            }
                        };
                    }
                };
            }
        };
        StringWriter problems = new StringWriter();
        List<String> all = new java.util.ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none"));
        all.addAll(options);
        if (!COMPILER.getTask(problems, manager, null, all, null, List.of(unit)).call())
            throw new AssertionError(problems + source);
        return made;
    }

    /** What the program says on the JVM. */
    String compiled(String name) {
        try {
            Class<?> main = new Loader(Twin.class.getClassLoader(), classes).loadClass(name);
            var run = main.getDeclaredMethod("run");
            run.setAccessible(true);
            return (String) run.invoke(null);
        } catch (InvocationTargetException e) {
            return String.valueOf(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** What it says interpreted. */
    String interpreted(String name) {
        Machine machine = new Machine(JDK);
        classes.values().forEach(machine::define);
        machine.limit(200_000_000);
        try {
            return (String) machine.run(name, "run", "Ljava/lang/String;");
        } catch (NotInPage | Stopped | InternalError e) {
            throw e;
        } catch (Throwable e) {
            return String.valueOf(e);
        }
    }
}
