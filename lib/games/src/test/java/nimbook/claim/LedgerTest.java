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
