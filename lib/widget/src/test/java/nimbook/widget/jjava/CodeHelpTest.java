package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CodeHelpTest {

    @Test
    void firstWordsThenWhatTheLibraryKnowsAndNotWhatEveryObjectHas() {
        assertEquals(List.of("play(", "live(", "plus(", "length()"),
                CodeHelp.ordered(List.of("live(", "notify()", "length()", "play(", "play(", "plus(", "wait("),
                        List.of("play(", "live(", "row("), one -> one.equals("plus(")));
    }
}
