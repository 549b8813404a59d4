package nimbook.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nimbook.deletions.DigitStringCounts;
import nimbook.fibonacci.QuotaCensus;
import nimbook.rook.RookPeriods;
import org.junit.jupiter.api.Test;

/** The drafts of docs/oeis say what the library computes, in the form that the OEIS takes. */
class OeisDraftsTest {

    private static final Path DRAFTS = Path.of("../../docs/oeis");

    private static List<BigInteger> terms(String name) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String line : Files.readAllLines(DRAFTS.resolve(name + ".txt"))) {
            if (line.matches("%[STU] .*")) text.append(line.substring(3));
        }
        return Stream.of(text.toString().split(",")).map(BigInteger::new).toList();
    }

    @Test
    void countsOfDigitalDeletions() throws IOException {
        List<BigInteger> terms = terms("digital-deletions-count");
        DigitStringCounts counts = DigitStringCounts.of(10, terms.size());
        for (int n = 1; n <= terms.size(); n++) assertEquals(counts.strings(n, 0), terms.get(n - 1));
    }

    /** To row 13, which takes a second; rows 15 and 16 are in docs/certificates. */
    @Test
    void periodsOfTheMisereRook() throws IOException {
        List<BigInteger> terms = terms("misere-rook-periods");
        for (int m = 0; m <= 13; m++) {
            assertEquals(BigInteger.valueOf(RookPeriods.of(m).g().period()), terms.get(m), "row " + m);
        }
        for (int m : new int[] {15, 16}) {
            String row = Files.readString(Path.of("../../docs/certificates/rook-row-" + m + ".json"));
            assertTrue(row.contains("\"period\": " + terms.get(m) + ","), row);
        }
    }

    /** To piles of 5000 coins. */
    @Test
    void firstPilesOfFibonacciNim() throws IOException {
        List<BigInteger> terms = terms("fibonacci-nim-first-piles");
        List<QuotaCensus.First> firsts = QuotaCensus.of(5000).firsts();
        assertEquals(30, firsts.size());
        for (int v = 0; v < firsts.size(); v++) {
            assertEquals(BigInteger.valueOf(firsts.get(v).anywhere()), terms.get(v), "value " + v);
        }
    }

    /**
     * One letter a line, plain ASCII, at most 260 characters of terms on three lines, which end in a comma but for the
     * last.
     */
    @Test
    void form() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(DRAFTS)) {
            all.forEach(files::add);
        }
        assertTrue(files.size() >= 3);
        for (Path file : files) {
            int data = 0;
            String letters = "";
            for (String line : Files.readAllLines(file)) {
                assertTrue(line.matches("%[ISTUNCDHFeoYKOA] [ -~]+"), file + ": " + line);
                letters += line.charAt(1);
                if ("STU".indexOf(line.charAt(1)) >= 0) data += line.length() - 3;
            }
            assertTrue(data <= 260, file + ": " + data + " characters of terms");
            assertTrue(letters.matches("IST?U?NC*D*H*F*e*o*Y*KO"), file + ": " + letters);
        }
    }
}
