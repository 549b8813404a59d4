package nimbook.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LedgerTest {

    /** Deciding all claims takes seconds: once for all tests. */
    private static final List<Ledger> LEDGERS = Ledger.written().stream().map(Ledger::of).toList();

    /** recorded.tsv was written by hand from an independent computation, see its head. */
    @Test
    void everyVerdictIsTheRecordedOne() throws IOException {
        try (Reader reader =
                new InputStreamReader(LedgerTest.class.getResourceAsStream("recorded.tsv"), StandardCharsets.UTF_8)) {
            assertEquals(List.of(), ClaimsMain.Recorded.read(reader).differences(LEDGERS));
        }
        for (Ledger ledger : LEDGERS) {
            int number = 0;
            for (Ledger.Entry entry : ledger.entries())
                assertEquals(ledger.document().letter() + String.valueOf(++number), entry.claim().id());
        }
        String json = LedgerText.json(LEDGERS);
        assertEquals(json.chars().filter(c -> c == '{').count(), json.chars().filter(c -> c == '}').count());
        assertTrue(json.contains("\"id\": \"W6\""));
        String table = LedgerText.table(LEDGERS.get(0), 120);
        assertTrue(table.lines().allMatch(line -> line.length() <= 120), table);
    }

    /** The documents themselves are not kept here; that the words are theirs was compared when they were written. */
    @Test
    void everyClaimHasItsSentenceInTheDocumentsLanguage() {
        Map<Document, String> languages = Map.of(Document.WYTHOFF, "ja", Document.BEATTY, "zh", Document.HOFSTADTER,
                "hi", Document.DELETIONS, "ru", Document.FIBONACCI, "ru");
        // Most letters are of the language's own script, but for formulas.
        Map<String, String> scripts = Map.of("ja", "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]", "zh", "\\p{IsHan}",
                "hi", "\\p{IsDevanagari}", "ru", "\\p{IsCyrillic}");
        for (Ledger ledger : LEDGERS) {
            for (Ledger.Entry entry : ledger.entries()) {
                Sentence said = entry.claim().sentence().orElseThrow(() -> new AssertionError(entry.claim().id()));
                assertEquals(languages.get(ledger.document()), said.language(), entry.claim().id());
                Pattern letter = Pattern.compile(scripts.get(said.language()));
                assertTrue(letter.matcher(said.place() + said.words()).find(), entry.claim().id());
                assertTrue(said.words().length() <= 260 && said.words().equals(said.words().strip()), said.words());
            }
        }
        assertEquals(Optional.empty(), Sentence.of("W99"));
        assertTrue(LedgerText.table(LEDGERS.get(0), 160).contains("必勝形の床関数表示: "));
        assertTrue(LedgerText.json(LEDGERS).contains("\"language\": \"ja\", \"section\": \"逆型ルール\""));
    }

    private static Ledger small() {
        return new Ledger(Document.WYTHOFF, List.of(
                new Ledger.Entry(new Claim("W1", Document.WYTHOFF, "here", "one"),
                        new Verdict.Holds("Every case.", "1", true)),
                new Ledger.Entry(new Claim("W2", Document.WYTHOFF, "there", "a \"quoted\"\ttwo"),
                        new Verdict.Fails("so", "1", "5", "right"))));
    }

    /** What is proved names its proof, and what is only observed does not promise all cases. */
    @Test
    void everyRowFollowsTheRule() {
        assertThrows(IllegalArgumentException.class, () -> new Verdict.Holds("seen", "n < 9", true));
        for (Ledger ledger : LEDGERS) {
            for (Ledger.Entry entry : ledger.entries()) {
                if (entry.verdict() instanceof Verdict.Holds holds && !holds.proved()) {
                    assertTrue(!holds.computed().contains("Proof:") && !holds.range().contains("all n")
                            && !holds.range().contains("by proof"), entry.claim().id());
                }
            }
        }
    }

    @Test
    void differencesAreNamed() throws IOException {
        assertEquals(List.of(), ClaimsMain.Recorded.read(new StringReader("# c\n\nW1\tholds\t–\nW2\tfails\t5\n"))
                .differences(List.of(small())));
        assertEquals(
                List.of("W1: today \"holds\", recorded \"fails\"", "W2: counterexample today \"5\", recorded \"4\"",
                        "W3: recorded, but not in the ledger"),
                ClaimsMain.Recorded.read(new StringReader("W1\tfails\t–\nW2\tfails\t4\nW3\tholds\t–\nB1\tholds\t–\n"))
                        .differences(List.of(small())));
        assertEquals(List.of("W2: no verdict is recorded"),
                ClaimsMain.Recorded.read(new StringReader("W1\tholds\t–")).differences(List.of(small())));
        assertThrows(IllegalArgumentException.class, () -> ClaimsMain.Recorded.read(new StringReader("W1 holds –")));
        assertTrue(LedgerText.json(List.of(small())).contains("a \\\"quoted\\\"\\u0009two"));
    }

    @Test
    void argumentsAreChecked() {
        for (String[] args : new String[][] {{"--nonsense"}, {"--json"}, {"--width", "wide"}, {"--width", "499"}}) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            assertEquals(2, ClaimsMain.run(args, new PrintStream(out, true, StandardCharsets.UTF_8)));
            assertTrue(out.size() > 0);
        }
        assertThrows(IllegalArgumentException.class, () -> small().entry("W9"));
        assertThrows(IllegalArgumentException.class, () -> new Claim("B1", Document.WYTHOFF, "x", "y"));
    }
}
