package nimbook.compiler;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Classes that programs may name: class files by package, those of the JDK's one module apart from those of the class
 * path.
 */
final class Archive {

    /** What an archive of signatures begins with: "nbs1". */
    private static final int MAGIC = 0x6e627331;

    private final Map<String, List<ClassBytes>> system = new HashMap<>();
    private final Map<String, List<ClassBytes>> library = new HashMap<>();
    private final Map<String, ClassBytes> byName = new HashMap<>();

    /**
     * @param bytes what {@code nimbook.dispatch.SignatureArchive} wrote
     * @throws IllegalArgumentException if it did not write them
     */
    Archive(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            if (in.readInt() != MAGIC) throw new IllegalArgumentException("signatures are no archive of signatures");
            for (int left = in.readInt(); left > 0; left--) {
                String name = in.readUTF();
                byte[] file = new byte[in.readInt()];
                in.readFully(file);
                put(name, file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a class, or puts another one in its place. */
    void put(String internalName, byte[] file) {
        String name = internalName.replace('/', '.');
        ClassBytes made = new ClassBytes(name, file);
        ClassBytes former = byName.put(name, made);
        Map<String, List<ClassBytes>> place = isSystem(name) ? system : library;
        List<ClassBytes> all = place.computeIfAbsent(packageOf(name), each -> new ArrayList<>());
        if (former != null) all.remove(former);
        all.add(made);
    }

    private static boolean isSystem(String name) {
        return name.startsWith("java.") || name.startsWith("javax.") || name.equals("module-info");
    }

    private static String packageOf(String name) {
        int at = name.lastIndexOf('.');
        return at < 0 ? "" : name.substring(0, at);
    }

    /** The classes of a package. */
    List<ClassBytes> list(boolean ofSystem, String packageName) {
        return (ofSystem ? system : library).getOrDefault(packageName, Collections.emptyList());
    }

    /** The class of this name; null where there is none. */
    ClassBytes find(String name) {
        return byName.get(name);
    }

    /** Whether programs may import all of the package. */
    boolean hasPackage(String name) {
        return system.containsKey(name) || library.containsKey(name);
    }

    /** The packages in order. */
    List<String> packages() {
        TreeSet<String> names = new TreeSet<>(system.keySet());
        names.addAll(library.keySet());
        names.remove("");
        return List.copyOf(names);
    }
}
