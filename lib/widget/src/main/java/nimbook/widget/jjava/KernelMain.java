package nimbook.widget.jjava;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Starts JJava with the library on the JVM's own class path, whose classes come whole from an archive. The shell's
 * compiler would list every class of that path before the first cell and keep the list, so it is told of the kernel's
 * jar and of nimbook's: of 21 000 classes 1 100 are ours.
 */
public final class KernelMain {
    private static final String PATH = "java.class.path";

    private static volatile List<String> deferred = List.of();

    private KernelMain() {}

    /**
     * Runs the kernel to its end. When it cannot start, as when another program has taken one of its ports, the JVM
     * ends with status 1: the channels that are open already would keep it, and Jupyter would wait.
     *
     * @param arguments the connection file
     * @throws ReflectiveOperationException when JJava 1.0a8 is not on the class path
     */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        Map<Boolean, List<String>> jars = Stream.of(System.getProperty(PATH).split(File.pathSeparator))
                .collect(Collectors.partitioningBy(KernelMain::isForCells));
        // The shell takes the path from this property.
        System.setProperty(PATH, String.join(File.pathSeparator, jars.get(true)));
        deferred = jars.get(false);
        Method main = Class.forName("org.dflib.jjava.distro.JJava").getMethod("main", String[].class);
        try {
            main.invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            e.getCause().printStackTrace();
            System.exit(1);
        }
    }

    /** What runs, but no cell can name yet. */
    static List<String> deferred() {
        return deferred;
    }

    private static boolean isForCells(String jar) {
        String name = String.valueOf(Path.of(jar).getFileName());
        return name.startsWith("nimbook-") || name.startsWith("jjava");
    }
}
