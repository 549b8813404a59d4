package nimbook.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nimbook.claim.Claim;
import nimbook.claim.Document;
import nimbook.claim.Ledger;
import nimbook.claim.Verdict;
import nimbook.drawing.Mark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class LedgerCardsTest {

    private static final Ledger LEDGER = new Ledger(Document.WYTHOFF, List.of(
            entry(1, "A pair (a, b) is lost when b − a = n.", new Verdict.Holds("Every case was computed.", "n < 9",
                    true)),
            entry(2, "The value of F_n is <even>.", new Verdict.Fails("Computed.", "n ≤ 5", "F_1 = 1", "F_{3k} is.")),
            entry(3, "The set {x + y ≤ 2} holds.", new Verdict.Holds("Seen.", "n < 100", false)),
            entry(4, "It is 3.", new Verdict.Misprint("Computed.", "–", "it is 4", "4")),
            entry(5, "It grows.", new Verdict.Ambiguous("Both readings.", "n < 7", "0, 0", "never falls")),
            entry(6, "It was known.", new Verdict.NotComputable("History."))));

    private static Ledger.Entry entry(int n, String statement, Verdict verdict) {
        return new Ledger.Entry(new Claim("W" + n, Document.WYTHOFF, "section " + n, statement), verdict);
    }

    @Test
    void everyVerdictHasAWordASignAndAPlaceInTheFilter() {
        LedgerCards cards = LedgerCards.of(LEDGER);
        assertEquals(EnumSet.allOf(ClaimStatus.class), cards.counts().keySet());
        List<?> statuses = (List<?>) cards.state().get("statuses");
        // Colour alone distinguishes no two.
        for (String key : List.of("words", "sign", "key")) {
            Set<?> different = statuses.stream().map(one -> ((Map<?, ?>) one).get(key)).collect(Collectors.toSet());
            assertEquals(ClaimStatus.values().length, different.size(), key);
        }
        assertEquals(6, ((List<?>) cards.state().get("cards")).size());
    }

    @Test
    void variablesAreSlantedAndSubscriptsLow() {
        assertEquals(List.of(new MathText.Piece("", "A pair ("), new MathText.Piece("i", "a"),
                new MathText.Piece("", ", "), new MathText.Piece("i", "b"), new MathText.Piece("", ") wins a game")),
                MathText.of("A pair (a, b) wins a game"));
        assertEquals(List.of(new MathText.Piece("i", "F"), new MathText.Piece("sub", "n"),
                new MathText.Piece("", " + "), new MathText.Piece("i", "F"), new MathText.Piece("sub", "n − 1")),
                MathText.of("F_n + F_{n − 1}"));
        assertEquals(List.of(new MathText.Piece("", "2 and H7: a P-position")), MathText.of("2 and H7: a P-position"));
        assertEquals(List.of(), MathText.of(""));
        assertEquals("a_", MathText.of("a_").stream().map(MathText.Piece::text).collect(Collectors.joining()));
    }

    @Test
    void noPieceOfAStatementIsLost() {
        for (Document document : List.of(Document.WYTHOFF, Document.BEATTY)) {
            for (Ledger.Entry entry : Ledger.of(document).entries()) {
                String statement = entry.claim().statement();
                String pieces = MathText.of(statement).stream().map(MathText.Piece::text).collect(Collectors.joining());
                assertEquals(statement.replaceAll("[_{}]", ""), pieces.replaceAll("[_{}]", ""));
            }
        }
    }

    @Test
    void theMarkupIsReadWithoutScriptOrSheet() {
        String html = LedgerCards.of(LEDGER).markup();
        assertTrue(html.contains("<b>✗ fails</b> <b>W2</b> The value of <i>F</i><sub>n</sub> is &lt;even&gt;."), html);
        assertTrue(html.contains("<i>Holds instead:</i> <i>F</i><sub>3k</sub> is."), html);
        assertFalse(html.contains("style=") || html.contains("<script"));
        // Filters are counts here.
        assertTrue(html.contains("<b>✓ holds, proved</b>: 1"));
        assertTrue(html.contains("<i lang=\"ja\">後手必勝形のリストは"), html);
    }

    @Test
    void theDrawingHasEveryStatementAndStaysOnItsSheet() {
        LedgerCards cards = LedgerCards.of(LEDGER);
        List<Mark.Text> texts = cards.drawing().marks().stream().filter(Mark.Text.class::isInstance)
                .map(Mark.Text.class::cast).toList();
        for (Ledger.Entry entry : LEDGER.entries())
            assertTrue(texts.stream().anyMatch(t -> t.text().equals(entry.claim().statement())), entry.toString());
        for (Mark.Text text : texts)
            assertTrue(text.at().y() < cards.drawing().height()
                    && text.at().x() + text.style().width(text.text()) < cards.drawing().width(), text.text());
        assertEquals(LEDGER.entries().size(), cards.listing().rows());
        assertEquals(List.of("in the document", "sentence"), cards.listing().heading().subList(7, 9));
        assertEquals("必勝形の原理", cards.listing().row(1).get(7));
    }

    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void aCounterexampleThatIsACellIsDrawn() {
        List<String> drawn = List.of(Document.values()).stream()
                .flatMap(document -> LedgerCards.of(Ledger.of(document)).cards().stream())
                .filter(card -> card.picture().isPresent()).map(ClaimCard::id).toList();
        // Of the seventeen with a counterexample the rest are numbers, formulas, and a position of three piles.
        assertEquals(List.of("W6", "H3", "H6", "H10", "H13", "H14", "D5", "D15", "D16", "D21"), drawn);
    }
}
