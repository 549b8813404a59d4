package nimbook.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Of the build: writes the index of the documentation that {@link ApiIndex} reads. Nothing happens where it is younger
 * than all that it is made of.
 */
public final class ApiIndexMain {

    private ApiIndexMain() {}

    /**
     * The index to write, a document whose lines of Java are examples, and folders of sources.
     *
     * @throws IllegalArgumentException unless at least these three are named
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 3)
            throw new IllegalArgumentException(
                    arguments.length + " arguments: an index, a document and a folder of sources are needed");
        List<Path> paths = Stream.of(arguments).map(Path::of).toList();
        Path index = paths.get(0), document = paths.get(1);
        List<Path> folders = paths.subList(2, paths.size());
        if (isYounger(index, paths.subList(1, paths.size()))) return;
        ExamplePool examples = ExamplePool.read(document);
        List<ApiType> types = ApiSources.read(folders).stream().map(examples::with).toList();
        Files.createDirectories(index.getParent());
        Files.writeString(index, ApiIndex.written(types));
    }

    private static boolean isYounger(Path index, List<Path> sources) throws IOException {
        if (!Files.exists(index)) return false;
        FileTime made = Files.getLastModifiedTime(index);
        List<Path> all = new ArrayList<>();
        for (Path source : sources)
            try (Stream<Path> below = Files.walk(source)) {
                below.forEach(all::add);
            }
        for (Path path : all) if (Files.getLastModifiedTime(path).compareTo(made) >= 0) return false;
        return true;
    }
}
