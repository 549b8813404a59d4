package nimbook.dispatch;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Finds classes in folders and jars before the parent does. */
public final class Overlay extends URLClassLoader {

    /**
     * @param first folders and jars, in this order
     * @param parent where all other classes are
     */
    public Overlay(List<Path> first, ClassLoader parent) throws IOException {
        super(urls(first), parent);
    }

    private static URL[] urls(List<Path> paths) throws IOException {
        URL[] urls = new URL[paths.size()];
        for (int i = 0; i < urls.length; i++) urls[i] = paths.get(i).toUri().toURL();
        return urls;
    }

    @Override
    public URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : super.getResource(name);
    }

    /** TeaVM takes the first of these. */
    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        URL own = findResource(name);
        return own != null ? Collections.enumeration(List.of(own)) : super.getResources(name);
    }

    /** The bytes of a resource. */
    public byte[] read(String name) throws IOException {
        try (InputStream in = getResource(name).openStream()) {
            return in.readAllBytes();
        }
    }

    /** Writes a class file into a folder; the name as {@code java/util/Map}. */
    public static void write(Path folder, String name, byte[] file) throws IOException {
        Path path = folder.resolve(name + ".class");
        Files.createDirectories(path.getParent());
        Files.write(path, file);
    }
}
