package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CallPlaceTest {

    private static List<String> typed(String code) {
        return CallPlace.at(code, code.length()).stream().map(CallPlace::typed).toList();
    }

    @Test
    void whatStandsAtTheEndIsDocumented() {
        assertEquals(List.of("Board.queen(", "Board.queen"), typed("Board.queen"));
        assertEquals(List.of("Board.queen("), typed("Board.queen("));
        assertEquals(List.of("Board.queen("), typed("Board.queen()"));
        assertEquals(List.of("play("), typed("play(Board.queen().terminal(k(2)));  "));
        assertEquals(List.of("Board(", "Board"), typed("Board "));
        assertEquals(List.of(), typed(""));
        assertEquals(List.of(), typed("x +"));
        assertEquals(List.of(), typed(")"));
    }

    /** In the middle of a name the whole name counts, and what follows does not. */
    @Test
    void aPlaceInsideANameStandsForIt() {
        assertEquals(new CallPlace("Board.queen(", List.of(), false), CallPlace.at("Board.queen().x()", 8).get(0));
    }

    @Test
    void theCallAroundAPlaceIsDocumentedLast() {
        assertEquals(List.of("play("), typed("play(board, "));
        assertEquals(List.of("play(queen(", "play(queen", "play("), typed("play(queen"));
        assertEquals(List.of("play("), typed("play(3"));
        assertEquals(List.of(), typed("if (x) { 3"));
    }

    @Test
    void argumentsAreParted() {
        assertEquals(new CallPlace("f(", List.of("g(1, 2)", "x -> x + 1"), true), first("f(g(1, 2), x -> x + 1)"));
        assertEquals(new CallPlace("f(", List.of("1"), false), first("f(1, "));
        assertEquals(new CallPlace("f(", List.of(), true), first("f()"));
        assertEquals(new CallPlace("f(", List.of("new int[] {1, 2}", "3"), true), first("f(new int[] {1, 2}, 3)"));
    }

    /** Brackets and commas in texts are text. */
    @Test
    void textsHideBrackets() {
        assertEquals(new CallPlace("f(", List.of("\"a)b,(\"", "')'"), true), first("f(\"a)b,(\", ')')"));
        assertEquals(new CallPlace("f(", List.of("\"\\\"(\""), false), first("f(\"\\\"(\", "));
    }

    private static CallPlace first(String code) {
        return CallPlace.at(code, code.length()).get(0);
    }

    @Test
    void theReceiverOfACompletion() {
        assertEquals("Board.queen(3, \"a b\")", CallPlace.receiver("x = 1 + Board.queen(3, \"a b\").", 30));
        assertEquals("g", CallPlace.receiver("play(g.", 7));
        assertEquals("", CallPlace.receiver("play(g", 6));
        assertEquals("\"abc\"", CallPlace.receiver("\"abc\".", 6));
    }
}
