package nimbook.compiler.build;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The complete source of the module, which its licence asks for: javac's and the project's folder, as a zip. */
final class SourceArchive {

    /** What javac's sources have besides the compiler itself: other languages, and the tool for documentation. */
    private static final List<String> OTHERS = List.of("_de.properties", "_ja.properties", "_zh_CN.properties");
    private static final String DOCUMENTATION = "jdk/javadoc/";

    /** The first moment that a zip can name; the same archive for the same sources. */
    private static final long TIME = 315_532_800_000L;

    private SourceArchive() {}

    static void write(Path result, Path sources, Path project) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        try (JarFile jar = new JarFile(sources.toFile())) {
            for (var entry : (Iterable<java.util.jar.JarEntry>) jar.stream()::iterator) {
                String name = entry.getName();
                boolean other = OTHERS.stream().anyMatch(name::endsWith) || name.startsWith(DOCUMENTATION);
                if (entry.isDirectory() || other) continue;
                try (InputStream in = jar.getInputStream(entry)) {
                    files.put("javac/" + name, in.readAllBytes());
                }
            }
        }
        try (Stream<Path> own = Files.walk(project.resolve("src"))) {
            for (Path path : (Iterable<Path>) own.filter(Files::isRegularFile)::iterator) put(files, project, path);
        }
        for (String name : List.of("pom.xml", "LICENSE", "CHANGES.txt")) put(files, project, project.resolve(name));
        try (OutputStream file = Files.newOutputStream(result);
                ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(file))) {
            for (var each : files.entrySet()) {
                ZipEntry entry = new ZipEntry(each.getKey());
                entry.setTime(TIME);
                out.putNextEntry(entry);
                out.write(each.getValue());
                out.closeEntry();
            }
        }
    }

    private static void put(TreeMap<String, byte[]> files, Path project, Path path) throws IOException {
        files.put("nimbook/" + project.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
    }
}
