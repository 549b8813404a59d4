package nimbook.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApiIndexTest {

    private static ApiIndex made(Path folder, String source, String lines) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve("p")).resolve("Pile.java"), source);
        Path document = Files.writeString(folder.resolve("lines.md"), "text\n```java\n" + lines + "\n```\n");
        Path index = folder.resolve("out/index.txt");
        ApiIndexMain.main(new String[] {index.toString(), document.toString(), folder.resolve("p").toString()});
        return ApiIndex.parsed(Files.readString(index));
    }

    @Test
    void sourcesBecomeTypesAndMembers(@TempDir Path folder) throws IOException {
        ApiIndex index = made(folder, """
                package p;
                /** A pile of {@code n} coins. See {@link java.util.List#of}.
                 *
                 * <p>Second \\t &lt;paragraph&gt;. */
                public record Pile<T extends Comparable<T>>(int n) implements Comparable<Pile<T>> {
                    /** No coin. */
                    public static final Pile EMPTY = null;
                    /**
                     * Takes some.
                     *
                     * <pre>
                     * pile.take(3)
                     * </pre>
                     *
                     * @param k how many
                     * @throws IllegalArgumentException when k is
                     *     too large
                     */
                    public Pile<T> take(final int k, java.util.List<? extends T>... lists) { return null; }
                    /** Others see it not. */
                    void hidden() {}
                    public enum Kind { /** Large. */ LARGE }
                    static class Own {}
                }
                """, "x\nPile.EMPTY.take(1)\n");
        ApiType pile = index.type("Pile").orElseThrow();
        assertEquals("p.Pile", pile.name());
        assertEquals("record", pile.kind());
        assertEquals(List.of("Comparable"), pile.above());
        assertEquals("A pile of `n` coins.", pile.doc().summary());
        assertEquals(List.of("A pile of `n` coins. See `java.util.List.of`.", "Second \\t <paragraph>."),
                pile.doc().paragraphs());
        assertEquals("Pile.EMPTY.take(1)", pile.doc().example());
        assertEquals(List.of("int n()", "Pile EMPTY", "Pile<T> take(int k, java.util.List<? extends T>... lists)"),
                pile.members().stream().map(ApiMember::signature).toList());
        DocText take = pile.named("take").get(0).doc();
        assertEquals(List.of("Takes some.", "    pile.take(3)"), take.paragraphs());
        assertEquals("pile.take(3)", take.example());
        assertEquals(List.of("@param k how many"), take.tags());
        assertEquals(List.of("IllegalArgumentException when k is too large"), take.exceptions());
        assertEquals("Large.", index.type("Kind").orElseThrow().members().get(0).doc().summary());
        assertEquals("Pile.Kind", index.type("p.Pile.Kind").orElseThrow().simpleName());
        assertTrue(index.type("Own").isEmpty());
    }

    @Test
    void anIndexIsMadeAgainWhenASourceIsYounger(@TempDir Path folder) throws IOException {
        made(folder, "package p; /** One. */ public class Pile {}", "");
        Path index = folder.resolve("out/index.txt");
        Files.setLastModifiedTime(folder.resolve("p/Pile.java"), java.nio.file.attribute.FileTime.fromMillis(0));
        for (Path old : List.of(folder.resolve("p"), folder.resolve("lines.md")))
            Files.setLastModifiedTime(old, java.nio.file.attribute.FileTime.fromMillis(0));
        Files.writeString(index, "kept");
        String[] arguments = {index.toString(), folder.resolve("lines.md").toString(), folder.resolve("p").toString()};
        ApiIndexMain.main(arguments);
        assertEquals("kept", Files.readString(index));
        Files.setLastModifiedTime(index, java.nio.file.attribute.FileTime.fromMillis(0));
        ApiIndexMain.main(arguments);
        assertEquals("One.", ApiIndex.parsed(Files.readString(index)).type("Pile").orElseThrow().doc().summary());
    }

    /** What a type inherits it has, and a comment that it leaves out is the one above. */
    @Test
    void membersAreInherited() {
        ApiIndex index = ApiIndex.of(List.of(
                new ApiType("p.Above", "interface", List.of("Comparable"),
                        List.of(new ApiMember("int size()", false, "How many."),
                                new ApiMember("int more(int n)", false, "More.")), ""),
                new ApiType("p.Below", "class", List.of("Above"),
                        List.of(new ApiMember("int size()", false, "")), "")));
        assertEquals(List.of("int size()How many.", "int more(int n)More."),
                index.members(index.type("Below").orElseThrow()).stream()
                        .map(member -> member.signature() + member.comment()).toList());
        assertEquals(List.of("Below", "Above", "Comparable"), List.copyOf(index.above("Below")));
    }

    /** The build made it, and all of the front door is in it. */
    @Test
    void theLibraryIsInIt() throws ReflectiveOperationException {
        ApiType door = ApiIndex.get().frontDoor().orElseThrow();
        for (var method : Class.forName("nimbook.notebook.Lab").getMethods())
            if (method.getDeclaringClass().getName().equals("nimbook.notebook.Lab"))
                assertTrue(door.named(method.getName()).stream()
                        .anyMatch(one -> one.parameterTypes().size() == method.getParameterCount()
                                && !one.doc().summary().isEmpty()), method.toString());
        assertTrue(ApiIndex.get().type("nimbook.board.BoardGame").isPresent());
        assertTrue(ApiIndex.get().type("nimbook.widget.live.Live").isPresent());
    }
}
