package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ErrorTextTest {
    private static final String RED = "\u001b[1m\u001b[31m", PLAIN = "\u001b[0m";

    private static List<String> styled(String... lines) {
        return List.of(lines).stream().map(line -> RED + line + PLAIN).toList();
    }

    private static List<String> plain(ErrorText text) {
        return text.lines().stream().map(ErrorText::plain).toList();
    }

    /** As the kernel writes it: the frames of a cell have the number of a snippet in the place of a file. */
    @Test
    void theReadersOwnLinesStayAndOthersAreFolded() {
        ErrorText text = ErrorText.thrown(styled("java.lang.IllegalArgumentException: rows = -1: too few",
                "\tat nimbook.core.Memory.size(Memory.java:41)", "\tat .f(#52:2)", "\tat .(#53:1)",
                "Caused by: java.lang.RuntimeException: x", "\tat .lambda$do_it$$0(#53:1)",
                "\tat nimbook.game.Rules.options(Rules.java:17)", "\t... 3 more"),
                (id, line) -> id.equals("53") ? "  f(3)" : null).orElseThrow();
        assertEquals("IllegalArgumentException", text.name());
        assertEquals("rows = -1: too few", text.message());
        assertEquals(List.of("IllegalArgumentException: rows = -1: too few", "    in f: line 2 of the cell",
                "    at f(3)", "Caused by: RuntimeException: x", "    at f(3)"), plain(text));
        assertEquals(3, text.left());
        assertTrue(text.folded().contains("Memory.java:41") && text.folded().contains("#52:2"));
        assertTrue(text.folded().indexOf('\u001b') < 0, text.folded());
    }

    /** As the kernel writes what is thrown while a value is shown: each line behind a mark, none the reader's. */
    @Test
    void anErrorOfAShownValueIsOneLine() {
        List<String> marked = List.of("java.lang.IllegalArgumentException: 3 cells: too many",
                "\tat nimbook.heatmap.CellValues.check(CellValues.java:59)",
                "\tat java.base/java.lang.Thread.run(T.java:1)")
                .stream().map(line -> "\u001b[39m\u001b[1m|   \u001b[1m\u001b[31m" + line + "\u001b[0m").toList();
        ErrorText text = ErrorText.thrown(marked, (id, line) -> null).orElseThrow();
        assertEquals(List.of("IllegalArgumentException: 3 cells: too many"), plain(text));
        assertEquals("3 cells: too many", text.message());
        assertEquals(2, text.left());
        assertTrue(text.folded().contains("CellValues.java:59") && !text.folded().contains("|"), text.folded());
    }

    /** The caret stays under its place. */
    @Test
    void aMessageOfSeveralLinesBeginsOnItsOwn() {
        ErrorText text = ErrorText.thrown(styled("java.lang.IllegalArgumentException: n·n = n\n ^ not linear",
                "\tat .(#1:1)"), (id, line) -> "f()").orElseThrow();
        assertEquals(List.of("IllegalArgumentException:\nn·n = n\n ^ not linear", "    at f()"), plain(text));
        assertEquals("n·n = n\n ^ not linear", text.message());
    }

    @Test
    void nothingIsFoldedWhereNothingIsLeftOut() {
        ErrorText text = ErrorText.thrown(styled("java.lang.IllegalStateException", "\tat .(#1:1)"),
                (id, line) -> "boo();").orElseThrow();
        assertEquals("", text.folded());
        assertEquals("", text.message());
        assertEquals(List.of("IllegalStateException", "    at boo();"), plain(text));
    }

    @Test
    void linesOfAnotherFormAreTheKernels() {
        assertEquals(Optional.empty(), ErrorText.thrown(List.of("Evaluation interrupted."), (id, line) -> null));
        assertEquals(Optional.empty(), ErrorText.thrown(List.of(), (id, line) -> null));
    }

    @Test
    void aMisspeltNameIsSuggested() {
        ErrorText text = ErrorText.refused("CompilationException",
                styled("|   BoardGame.quen()", "cannot find symbol", "  symbol:   method quen()", ""),
                List.of("queen()"));
        assertEquals("cannot find symbol, symbol:   method quen(); did you mean queen()?", text.message());
        assertEquals(List.of("|   BoardGame.quen()", "cannot find symbol", "  symbol:   method quen()",
                "did you mean queen()?"), plain(text));
        assertEquals("cannot find symbol", ErrorText.refused("CompilationException",
                styled("|   x", "cannot find symbol"), List.of()).message());
    }
}
