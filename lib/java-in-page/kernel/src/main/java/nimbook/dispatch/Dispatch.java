package nimbook.dispatch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Makes the library of a list. Its lines name a class, all public classes of a package with {@code .*}, with {@code +}
 * before it a class or interface of the JDK that programs may extend or write as a lambda, with {@code -} a class or
 * member that is left out; the library's own need no {@code +}. From # on a line is a comment.
 */
public final class Dispatch {
    private final ClassLoader loader;
    private final Set<String> classes = new TreeSet<>();
    private final Set<String> extensible = new TreeSet<>();
    private final Set<String> left = new TreeSet<>();

    /** @param loader where the classes, the JDK's and TeaVM's are found */
    public Dispatch(ClassLoader loader) {
        this.loader = loader;
    }

    /** The lines of the JDK's classes, which most libraries begin with. */
    public static List<String> jdk() {
        try (InputStream in = Dispatch.class.getResourceAsStream("jdk.txt")) {
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The class files of the library by internal name; the first argument is that of the library itself. */
    public Map<String, byte[]> library(String name, List<String> lines) {
        Signatures signatures = new Signatures(loader);
        return new LibraryWriter(name, catalog(signatures, lines), signatures).write();
    }

    /** The library as a compiler sees it: an archive of class files without code; see {@link SignatureArchive}. */
    public byte[] signatures(List<String> lines) {
        Signatures signatures = new Signatures(loader);
        return new SignatureArchive(signatures, catalog(signatures, lines), loader).write();
    }

    private Catalog catalog(Signatures signatures, List<String> lines) {
        for (String line : lines) {
            String text = line.replaceAll("#.*", "").strip();
            if (!text.isEmpty()) read(text);
        }
        return new Catalog(signatures, classes, extensible, left);
    }

    private void read(String line) {
        char sign = line.charAt(0);
        if (sign == '!') return; // see Absent
        String name = line.substring(sign == '+' || sign == '-' ? 1 : 0).strip().replace('.', '/');
        if (sign == '-') {
            // A member: the last dot before its descriptor.
            int at = name.indexOf('(') >= 0 ? name.lastIndexOf('/', name.indexOf('(')) : -1;
            left.add(at < 0 ? name : name.substring(0, at) + "." + name.substring(at + 1));
            return;
        }
        Set<String> named = name.endsWith("/*") ? classes(name.substring(0, name.length() - 2)) : Set.of(name);
        classes.addAll(named);
        if (sign == '+') extensible.addAll(named);
    }

    /** The classes of a package, those inside others with them. */
    private Set<String> classes(String folder) {
        boolean jdk = Signatures.isJdk(folder + "/");
        Set<String> names = new TreeSet<>();
        for (String file : files(jdk ? "org/teavm/classlib/" + folder : folder)) {
            if (!file.endsWith(".class") || jdk && !file.startsWith("T")) continue;
            names.add(folder + "/" + file.substring(jdk ? 1 : 0, file.length() - ".class".length()));
        }
        if (names.isEmpty())
            throw new IllegalArgumentException("the package " + folder.replace('/', '.') + " has no classes");
        return names;
    }

    private List<String> files(String folder) {
        try {
            Set<String> files = new TreeSet<>();
            for (URL url : Collections.list(loader.getResources(folder))) {
                if (url.openConnection() instanceof JarURLConnection jar) {
                    try (Stream<String> names = jar.getJarFile().stream().map(entry -> entry.getName())) {
                        names.filter(
                                each -> each.startsWith(folder + "/") && each.indexOf('/', folder.length() + 1) < 0)
                                .forEach(each -> files.add(each.substring(folder.length() + 1)));
                    }
                } else {
                    try (Stream<Path> paths = Files.list(Path.of(URI.create(url.toString())))) {
                        paths.forEach(path -> files.add(path.getFileName().toString()));
                    }
                }
            }
            return List.copyOf(files);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
