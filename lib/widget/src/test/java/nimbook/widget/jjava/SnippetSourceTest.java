package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import jdk.jshell.JShell;
import nimbook.widget.live.CellSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SnippetSourceTest {
    private static JShell shell;

    @BeforeAll
    static void start() {
        shell = JShell.builder().executionEngine("local").build();
        for (String declared : List.of("import java.util.*;", "class A { Object at(String s) { return s; } }",
                "void show(Object... all) {}", "var a = new A();")) shell.eval(declared);
    }

    @AfterAll
    static void end() {
        shell.close();
    }

    private static CellSource of(String source) {
        shell.eval(source);
        return SnippetSource.of(SnippetSource.newest(shell));
    }

    private static String expression(String source) {
        return of(source).expression();
    }

    @Test
    void aLineIsWhatADotMayFollow() {
        assertEquals("a", expression("a"));
        assertEquals("List.of(1,\n  2)", expression("// two\nList.of(1,\n  2) /* of them */ ; // there"));
        assertEquals("new A()", expression("new A()"));
        assertEquals("(1 + 2)", expression("1 + 2"));
        assertEquals("(true ? \"x; // y\" : null)", expression("true ? \"x; // y\" : null"));
        assertEquals("(List<?>) null", expression("((List<?>) null)").replaceAll("^\\(|\\)$", ""));
    }

    @Test
    void theStateBeforeGoes() {
        assertEquals("a", expression("a.at(\"k=5\")"));
        assertEquals("new A()", expression("new A().at(\"k=5\")"));
        assertEquals("a.at(\"k\" + 5)", expression("a.at(\"k\" + 5)"));
    }

    @Test
    void typesAreNamedWithoutTheirArguments() {
        assertEquals("A", of("a").type());
        assertEquals("List", of("List.of(1)").type());
        assertEquals("Entry", of("Map.entry(1, 2)").type());
        assertEquals(new CellSource("b", "A", List.of()), of("A b = new A();"));
    }

    @Test
    void whatIsShownOnTheWay() {
        assertEquals(List.of("a", "(1 + 2)"), of("show(a, 1 + 2);").shown());
        assertSame(CellSource.NONE, of("for (int i = 0; i < 2; i++) show(i);"));
    }
}
