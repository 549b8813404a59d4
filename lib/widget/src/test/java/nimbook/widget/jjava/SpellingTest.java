package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpellingTest {

    /** Insertion, deletion, change, exchange: one each. "ca" to "abc" is 3: nothing comes between exchanged letters. */
    @Test
    void distances() {
        assertEquals(1, Spelling.distance("quen", "queen"));
        assertEquals(1, Spelling.distance("queeen", "queen"));
        assertEquals(1, Spelling.distance("qeuen", "queen"));
        assertEquals(1, Spelling.distance("Queen", "queen"));
        assertEquals(3, Spelling.distance("ca", "abc"));
        assertEquals(3, Spelling.distance("kitten", "sitting"));
        assertEquals(5, Spelling.distance("", "queen"));
    }

    @Test
    void theNearestIsMeantWhereOneIsNear() {
        List<String> names = List.of("rook", "queen", "king", "of", "grundy");
        assertEquals(Optional.of("queen"), Spelling.nearest("quen", names));
        assertEquals(Optional.of("grundy"), Spelling.nearest("gurndy", names));
        assertEquals(Optional.empty(), Spelling.nearest("outcomes", names));
        assertEquals(Optional.empty(), Spelling.nearest("queen", names));
        assertEquals(Optional.of("aa"), Spelling.nearest("ab", List.of("bb", "aa")));
    }
}
