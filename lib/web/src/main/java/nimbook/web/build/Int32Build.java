package nimbook.web.build;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * The engine of Grundy tables once more, in words of 32 bits: lib/games' sources of the classes that work on the words,
 * compiled with another {@code UsedValueSets}.
 */
final class Int32Build {
    private static final String PACKAGE = "nimbook/board/";
    private static final List<String> SAME = List.of("GrundyEngine.java", "RayUsedValues.java");

    private final Path games;
    private final Path words;
    private final Path into;

    Int32Build(Path games, Path words, Path into) {
        this.games = games;
        this.words = words;
        this.into = into;
    }

    /** Finds these classes first, and all others in the parent. */
    ClassLoader loader(ClassLoader parent) throws IOException {
        Files.createDirectories(into);
        List<String> arguments = new ArrayList<>(
                List.of("-nowarn", "-proc:none", "-encoding", "UTF-8", "--release", "17", "-d", into.toString(),
                        "-classpath", at(parent), words.resolve(PACKAGE + "UsedValueSets.java").toString()));
        for (String file : SAME) arguments.add(games.resolve(PACKAGE + file).toString());
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (status != 0)
            throw new IllegalStateException(
                    "the engine does not compile with words of 32 bits; its source must not say how wide a "
                            + "word is");
        return new URLClassLoader(new URL[] {into.toUri().toURL()}, parent) {
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
        };
    }

    /** The folder or jar in which the parent finds the package. */
    private static String at(ClassLoader parent) throws IOException {
        String file = parent.getResource(PACKAGE + "UsedValueSets.class").toString();
        String place = file.substring(file.startsWith("jar:") ? 4 : 0,
                file.length() - (PACKAGE + "UsedValueSets.class").length());
        return Path.of(java.net.URI.create(place.endsWith("!/") ? place.substring(0, place.length() - 2) : place))
                .toString();
    }
}
