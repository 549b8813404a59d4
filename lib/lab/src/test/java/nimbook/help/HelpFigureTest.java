package nimbook.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;

class HelpFigureTest {

    @Test
    void aClassIsDescribedWithItsMembers() {
        HelpFigure help = HelpFigure.of(BoardGame.class);
        assertTrue(help.text().startsWith("class nimbook.board.BoardGame\n\nA game of one piece on a board"));
        assertTrue(help.text().contains("BoardGame BoardGame.queen()\n    Wythoff's game."));
        assertTrue(help.markup().contains("<summary><code>BoardGame BoardGame.queen()</code> Wythoff&#39;s game.")
                || help.markup().contains("<summary><code>BoardGame BoardGame.queen()</code> Wythoff's game."));
        List<?> types = (List<?>) help.state().get("types");
        assertTrue(types.contains("Cells") && types.contains("Position") && !types.contains("List"), types.toString());
    }

    @Test
    void aNameOfATypeLeadsToIts() {
        HelpFigure help = HelpFigure.of(BoardGame.class);
        assertEquals("class nimbook.board.Cells",
                help.answer(Map.of("do", "open", "name", "Cells")).get("title").toString().replace("record", "class"));
        assertThrows(IllegalArgumentException.class, () -> help.answer(Map.of("do", "open", "name", "String")));
        assertThrows(IllegalArgumentException.class, () -> help.answer(Map.of("do", "dance")));
    }

    /** A lambda's, an anonymous or a hidden class is shown as what it is one of. */
    @Test
    void theNearestPublicTypeIsNamed() {
        assertTrue(HelpFigure.of(Octal.kayles().getClass()).text().startsWith("class nimbook.heap.Octal"));
        assertThrows(IllegalArgumentException.class, () -> HelpFigure.of(Integer.class));
    }

    @Test
    void aWordFindsTypesMembersAndMentions() {
        assertTrue(HelpFigure.of("Cells").text().contains("Cells.triangle(int k)"));
        assertTrue(HelpFigure.of("queen").text().contains("BoardGame BoardGame.queen()"));
        assertTrue(HelpFigure.of("queen()").text().contains("Moves Moves.queen()"));
        assertTrue(HelpFigure.of("BoardGame.queen").text().lines().noneMatch(line -> line.contains("Moves.queen()")));
        assertTrue(HelpFigure.of("Zeckendorf").text().contains("Zeckendorf"));
        IllegalArgumentException none = assertThrows(IllegalArgumentException.class, () -> HelpFigure.of("grnudy"));
        assertEquals("word = \"grnudy\": nothing in the library has this name; did you mean \"grundy\"?",
                none.getMessage());
        assertEquals("word = \" \": a name or a word is needed; help() lists some",
                assertThrows(IllegalArgumentException.class, () -> HelpFigure.of(" ")).getMessage());
    }

    /** The list below the table of docs/glossary.md. */
    @Test
    void aWordHasALineToBeginWith() {
        assertTrue(HelpFigure.of("period").text().contains("HeapPeriods.of(Octal.of(\".356\"))"));
        assertTrue(HelpFigure.of("certificate").text().contains("save(MisereRook.periodOfG(9), \"row9.json\")"));
    }

    @Test
    void theGlossaryIsReadInFiveLanguages() {
        String saltus = HelpFigure.of("Saltus").text();
        assertTrue(saltus.startsWith("\"Saltus\"\n\nWhat the values have grown by after one period"), saltus);
        assertTrue(saltus.contains("हिन्दी साल्टस · 中文 跳跃值 · русский сдвиг · 日本語 跳躍量"), saltus);
        // Below it stand the members of this name.
        assertTrue(HelpFigure.of("core").text().contains("Cells MisereClasses.core("));
        int words = 0;
        for (String word : Glossary.words()) {
            DocText doc = Glossary.of(word).orElseThrow();
            assertTrue(doc.summary().endsWith("."), word);
            String names = doc.paragraphs().get(1);
            assertTrue(names.matches("हिन्दी .*[\\p{IsDevanagari}].* · 中文 .*\\p{IsHan}.* · русский .*\\p{IsCyrillic}.*"
                    + " · 日本語 .*[\\p{IsHan}\\p{IsKatakana}].*"), names);
            words++;
        }
        assertEquals(41, words);
        assertThrows(IllegalArgumentException.class, () -> HelpFigure.of("sldhfj"));
    }

    @Test
    void theFrontDoorIsWhatCellsCall() {
        assertTrue(HelpFigure.frontDoor().text().contains("Board play(BoardGame game)\n    A board to play"));
    }
}
