package nimbook.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimbook.terminal.CellFamily;
import nimbook.terminal.MisereClasses;
import nimbook.terminal.TerminalCensus;
import nimbook.terminal.WythoffAgreement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The surveys of the library against what is known, and their command line. */
class SurveysTest {

    @SuppressWarnings("unchecked")
    private static <R extends Record> List<R> table(String name) {
        return (List<R>) SurveyRun.of(Surveys.named(name)).threads(2).run();
    }

    /**
     * Winning Ways, chapter 4, table 6: .07 Dawson's Kayles (preperiod 53, period 34), .77 Kayles (71, 12), .6 and .04
     * unknown.
     */
    @Test
    void octalCodes() {
        List<OctalCodes.Row> rows = table("octal-2-2000");
        assertEquals(63, rows.size());
        Map<String, OctalCodes.Row> by = new HashMap<>();
        for (OctalCodes.Row row : rows) by.put(row.code(), row);
        assertEquals(63, by.size());
        assertEquals(List.of(53L, 34L), List.of(by.get(".07").preperiod(), by.get(".07").period()));
        assertEquals(List.of(71L, 12L), List.of(by.get(".77").preperiod(), by.get(".77").period()));
        assertEquals("proved", by.get(".77").evidence());
        for (String open : List.of(".6", ".04", ".06", ".14", ".36", ".64", ".74", ".76")) {
            assertEquals("none to heap 2000", by.get(open).evidence(), open);
            assertNull(by.get(open).period(), open);
            assertNull(by.get(open).certificate(), open);
        }
    }

    /** 7·8² + 7·8 + 7 codes, Winning Ways' Kayles among them; 2²⁴ sets hold (0, 0); a small one is as computed anew. */
    @Test
    void storedTables() {
        assertEquals(511, Surveys.stored("octal-3").size());
        assertTrue(Surveys.stored("octal-3").stream().map(OctalCodes.Row.class::cast).anyMatch(
                row -> row.code().equals(".77") && row.preperiod() == 71 && row.period() == 12));
        assertEquals(1L << 24, Surveys.stored("terminal-misere-5").stream()
                .mapToLong(row -> ((TerminalMisereSurvey.Row) row).sets()).sum());
        assertEquals(table("terminal-misere-5"), Surveys.stored("terminal-misere-5"));
        assertEquals(1L << 24, Surveys.stored("terminal-one-5").stream()
                .mapToLong(row -> ((TerminalOneSurvey.Row) row).sets()).sum());
        String none = assertThrows(IllegalArgumentException.class, () -> Surveys.stored("octal-2")).getMessage();
        assertTrue(none.startsWith("name = octal-2: ") && none.contains("octal-3"), none);
    }

    /**
     * Plambeck and Siegel 2008: R₈ of .75, 40 elements of Kayles; Dawson's Kayles is not settled. What is settled is as
     * computed anew, and a smaller survey finds .1, .2, .3, .5 and .7 played as one heap of 1 or none.
     */
    @Test
    void misereQuotientsOfOctalCodes() {
        Survey<?> survey = Surveys.named("octal-misere-3");
        List<OctalMisereSurvey.Row> rows = Surveys.stored("octal-misere-3").stream()
                .map(OctalMisereSurvey.Row.class::cast).toList();
        assertEquals(511, rows.size());
        Map<String, OctalMisereSurvey.Row> by = new HashMap<>();
        for (int q = 0; q < rows.size(); q++) {
            OctalMisereSurvey.Row row = rows.get(q);
            by.put(row.code(), row);
            if (row.certificate() != null) assertEquals(List.of(row), survey.answer(q));
        }
        assertEquals(List.of(8, 2), List.of(by.get(".75").order(), by.get(".75").lost()));
        OctalMisereSurvey.Row kayles = by.get(".77");
        assertEquals(List.of(40, 9, 71L, 12L),
                List.of(kayles.order(), kayles.lost(), kayles.preperiod(), kayles.period()));
        assertEquals("to heap 29", by.get(".07").evidence());
        List<OctalMisereSurvey.Row> small = table("octal-misere-1-20");
        assertEquals(List.of(".1", ".2", ".3", ".5", ".7"), small.stream().filter(row -> row.evidence().equals("proved")
                && row.tame() && row.order() == 2).map(OctalMisereSurvey.Row::code).toList());
        assertEquals(7, small.size());
    }

    /** Winning Ways, chapter 4: {1, …, k} has period k + 1; {2, 5, 7} and {1, 3}, all odd, by hand. */
    @Test
    void subtractionSets() {
        List<SubtractionSurvey.Row> rows = table("subtraction-4");
        assertEquals(15, rows.size());
        assertEquals(List.of("1", 2L), List.of(rows.get(0).set(), rows.get(0).period()));
        assertEquals(List.of("1 2 3 4", 5L), List.of(rows.get(14).set(), rows.get(14).period()));
        assertEquals(List.of("1 3", 2L), List.of(rows.get(4).set(), rows.get(4).period()));
        for (SubtractionSurvey.Row row : rows) assertEquals(0, row.preperiod());
        // the format of docs/certificates.md; {1, …, k}: first 0, last k − 1
        assertEquals(
                "{ \"format\": \"nimbook certificate 1\", \"kind\": \"heap\", \"game\": {\"subtract\": [1, 2, 3, "
                        + "4]}, \"preperiod\": 0, "
                        + "\"period\": 5, \"first\": 0, \"last\": 3 }",
                rows.get(14).certificate());
    }

    /** The rows of Wythoff's game: row 0 is n, row 1 has period 3 from column 0 on (1 2 0 4 5 3 7 8 6 …). */
    @Test
    void rowsOfWythoffsGame() {
        List<RowSurvey.Row> rows = table("wythoff-rows-3");
        assertEquals(List.of(new RowSurvey.Row(0, 0, 1), new RowSurvey.Row(1, 0, 3)), rows.subList(0, 2));
        assertEquals(4, rows.size());
    }

    @Test
    void terminalSetsWithValueOneAreThoseOfTheCensus() {
        for (int side = 1; side <= 4; side++) {
            int looked = side == 4 ? 110 : 300;
            Map<Integer, Long> expected = new TreeMap<>();
            Map<Integer, String> smallest = new HashMap<>();
            Map<Integer, Integer> cells = new HashMap<>();
            for (TerminalCensus.Line line : TerminalCensus.of(CellFamily.subsetsOfSquare(side), looked).lines()) {
                int threshold = line.valueOne().agrees() ? line.valueOne().threshold() : Integer.MAX_VALUE;
                expected.merge(threshold, 1L, Long::sum);
                if (line.terminal().size() < cells.getOrDefault(threshold, Integer.MAX_VALUE)) {
                    cells.put(threshold, line.terminal().size());
                    smallest.put(threshold, String.join(" ", line.terminal().list().stream().map(p -> "(" + p.row()
                            + ", " + p.column() + ")").toList()));
                }
            }
            Map<Integer, Long> found = new TreeMap<>();
            for (TerminalOneSurvey.Row row : SurveysTest.<TerminalOneSurvey.Row>table("terminal-one-" + side + "-"
                    + looked)) {
                int threshold = row.threshold() == null ? Integer.MAX_VALUE : row.threshold();
                found.put(threshold, row.sets());
                assertEquals(smallest.get(threshold), row.smallest());
                assertEquals("observed to row " + (looked - 1), row.evidence());
            }
            assertEquals(expected, found, "side " + side);
        }
    }

    @Test
    void terminalSetsInMiserePlayAreTheClasses() {
        MisereClasses classes = MisereClasses.of(3, 200);
        List<TerminalMisereSurvey.Row> rows = table("terminal-misere-3-200");
        assertEquals(classes.lines().size(), rows.size());
        for (int i = 0; i < rows.size(); i++) {
            WythoffAgreement a = classes.lines().get(i).agreement();
            assertEquals(classes.lines().get(i).sets(), rows.get(i).sets());
            assertEquals(a.agrees() ? a.threshold() : null, rows.get(i).threshold());
            assertEquals(a.proved(), rows.get(i).evidence().equals("proved"));
            assertEquals(a.proved(), rows.get(i).certificate() != null);
        }
    }

    /** Fields of every type, with any text. */
    public record Fields(int a, long b, boolean c, String d, Integer e, Long f) {}

    @Property(tries = 300, seed = "20260101")
    void rowsAreReadAsTheyWereWritten(@ForAll int a, @ForAll long b, @ForAll boolean c, @ForAll String d,
            @ForAll Integer e, @ForAll boolean none) {
        RowText<Fields> text = new RowText<>(Fields.class);
        Fields row = none ? new Fields(a, b, c, null, null, null) : new Fields(a, b, c, d, e, b);
        String written = text.write(row);
        assertEquals(row, text.read(written));
        assertTrue(written.indexOf('\n') < 0 && written.indexOf('\r') < 0, written);
    }

    @Test
    void textThatIsNoRowIsRefused() {
        RowText<Fields> text = new RowText<>(Fields.class);
        for (String wrong : List.of("", "1", "1\t2\ttrue\tx\t1", "x\t2\ttrue\tx\t1\t1", "1\t2\tmaybe\tx\t1\t1",
                "1\t2\ttrue\t\\\t1\t1",
                "1\t2\ttrue\t\\q\t1\t1", "\\0\t2\ttrue\tx\t1\t1")) {
            assertThrows(IllegalArgumentException.class, () -> text.read(wrong), wrong);
        }
        String message = assertThrows(IllegalArgumentException.class, () -> new RowText<>(Wrong.class)).getMessage();
        assertTrue(message.contains("field numbers is a List"), message);
    }

    /** A row with a field that has no text. */
    public record Wrong(List<Integer> numbers) {}

    private static String run(int status, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();
        int ended = SurveyMain.run(List.of(words), new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                (options, run) -> run.run());
        String all = out.toString(StandardCharsets.UTF_8) + "---" + err.toString(StandardCharsets.UTF_8);
        assertEquals(status, ended, all);
        return all;
    }

    @Test
    void theCommandLine(@TempDir Path folder) throws java.io.IOException {
        String all = run(0, "subtraction-2", "--threads", "1", "--resume", folder.toString());
        assertTrue(all.startsWith("set\tpreperiod\tperiod\theaps\tcertificate\n1\t0\t2\t20000\t{ \"format\""), all);
        assertEquals(4, all.substring(0, all.indexOf("---")).lines().count());
        assertTrue(all.contains("· 3 of 3 questions"), all);
        assertTrue(Files.exists(folder.resolve("answers.log")));
        assertTrue(run(0, "--help").contains("octal-K[-N]"));
        assertTrue(run(2, "octal-9").contains("name = octal-9: 9 is not in 1 … 5"));
        for (String wrong : List.of("octal", "octal-", "octal-x", "octal-2-3-4", "chess-3", "wythoff-rows-3-4",
                "octal-2-3")) {
            assertTrue(run(2, wrong).contains("name = " + wrong), wrong);
        }
        assertTrue(run(2, "octal-1", "octal-2").contains("one survey at a time"));
        assertTrue(run(2, "octal-1", "--threads").contains("--threads needs a value"));
        assertTrue(run(2, "octal-1", "--threads", "0").contains("1 to 1024"));
        assertTrue(run(2, "octal-1", "--threads", "x").contains("--threads x"));
        assertTrue(run(2, "octal-1", "--fast").contains("--fast: allowed are"));
        assertTrue(run(2, "octal-1", "--threads", "1", "--master", "local").contains("--threads is for this machine"));
        assertTrue(run(2, "octal-1", "--resume", folder.toString()).contains("it holds another survey"));
    }
}
