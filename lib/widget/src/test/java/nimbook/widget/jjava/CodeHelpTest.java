package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CodeHelpTest {

    @Test
    void whatStandsAtTheEndIsDocumented() {
        assertEquals(List.of("Board.queen(", "Board.queen"), at("Board.queen"));
        assertEquals(List.of("Board.queen("), at("Board.queen("));
        assertEquals(List.of("Board.queen("), at("Board.queen()"));
        assertEquals(List.of("play("), at("play(Board.queen().terminal(k(2)));  "));
        assertEquals(List.of("Board(", "Board"), at("Board "));
        assertEquals(List.of(), at(""));
        assertEquals(List.of(), at("x +"));
        assertEquals(List.of(), at(")"));
    }

    private static List<String> at(String code) {
        return CodeHelp.documented(code, code.length());
    }

    /** In the middle of a name the whole name counts, and what follows does not. */
    @Test
    void aPlaceInsideANameStandsForIt() {
        assertEquals(List.of("Board.queen(", "Board.queen"), CodeHelp.documented("Board.queen().x()", 8));
    }

    @Test
    void whatEveryObjectHasIsLeftOut() {
        assertEquals(List.of("play(", "live(", "plus("), CodeHelp.ordered(List.of("live(", "notify()", "play(", "play(",
                "plus(", "wait("), List.of("play(", "live(", "row(")));
    }
}
