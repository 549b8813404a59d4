package nimbook.claim;

import static nimbook.core.Arguments.refuse;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The command-line face of the ledgers: prints them, writes them as JSON, and compares them with recorded verdicts. */
public final class ClaimsMain {

    private static final String USAGE = """
            Usage: claims [--width COLUMNS] [--json FILE] [--recorded FILE]
              --width COLUMNS   width of the printed table, 100 to 400 (default 160)
              --json FILE       also write every ledger as JSON
              --recorded FILE   compare the verdicts with a recorded table (tab-separated: id, verdict, counterexample);
                                exit with 1 when one differs""";

    private ClaimsMain() {}

    /** Runs {@link #run} and ends the process with its status. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(run(args, out));
    }

    /**
     * 0 when all is well, 1 when a verdict differs from the recorded one or a file cannot be read or written, 2 when
     * the arguments are not understood.
     */
    static int run(String[] args, PrintStream out) {
        int width = 160;
        String json = null;
        String recorded = null;
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("--help") || args[i].equals("-h")) {
                out.println(USAGE);
                return 0;
            }
            boolean known = args[i].equals("--width") || args[i].equals("--json") || args[i].equals("--recorded");
            if (!known || i + 1 == args.length) {
                out.println((known ? args[i] + " needs a value" : "unknown argument: " + args[i]) + "\n" + USAGE);
                return 2;
            }
            String value = args[++i];
            switch (args[i - 1]) {
                case "--width" -> {
                    if (!value.matches("[1-4][0-9][0-9]") || Integer.parseInt(value) > 400) {
                        out.println("--width " + value + ": a whole number from 100 to 400 is allowed");
                        return 2;
                    }
                    width = Integer.parseInt(value);
                }
                case "--json" -> json = value;
                default -> recorded = value;
            }
        }
        List<Ledger> ledgers = new ArrayList<>();
        for (Document document : Ledger.written()) {
            Ledger ledger = Ledger.of(document);
            ledgers.add(ledger);
            out.println(LedgerText.table(ledger, width));
        }
        try {
            if (json != null) {
                try (OutputStream file = new FileOutputStream(json)) {
                    file.write(LedgerText.json(ledgers).getBytes(StandardCharsets.UTF_8));
                }
                out.println("JSON written to " + json);
            }
            if (recorded != null) {
                try (Reader reader = new InputStreamReader(new FileInputStream(recorded), StandardCharsets.UTF_8)) {
                    return report(Recorded.read(reader).differences(ledgers), out);
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            out.println(e.getMessage());
            return 1;
        }
        return 0;
    }

    private static int report(List<String> differences, PrintStream out) {
        if (differences.isEmpty()) {
            out.println("Every verdict is the recorded one.");
            return 0;
        }
        out.println(differences.size() + " of the verdicts differ from the recorded ones:");
        for (String difference : differences) out.println("  " + difference);
        return 1;
    }

    /** The recorded verdicts. */
    record Recorded(List<String[]> rows) {

        /**
         * Lines "id ⇥ verdict ⇥ counterexample"; "–" where there is none; lines that begin with # and empty lines are
         * skipped.
         *
         * @throws IllegalArgumentException for a line of another form
         */
        static Recorded read(Reader reader) throws IOException {
            BufferedReader lines = new BufferedReader(reader);
            List<String[]> rows = new ArrayList<>();
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (line.isBlank() || line.startsWith("#")) continue;
                String[] cells = line.split("\t", -1);
                refuse(cells.length != 3, "recorded verdicts, line ", number,
                        ": three cells separated by tabs are needed, not ", cells.length);
                rows.add(cells);
            }
            return new Recorded(rows);
        }

        /**
         * One sentence for each verdict or counterexample that is another one today, and for each claim that only one
         * side has.
         */
        List<String> differences(List<Ledger> ledgers) {
            List<String> differences = new ArrayList<>();
            for (Ledger ledger : ledgers) {
                List<String> seen = new ArrayList<>();
                for (Ledger.Entry entry : ledger.entries()) {
                    String id = entry.claim().id();
                    String[] row = null;
                    for (String[] candidate : rows) if (candidate[0].equals(id)) row = candidate;
                    seen.add(id);
                    if (row == null) {
                        differences.add(id + ": no verdict is recorded");
                        continue;
                    }
                    String word = entry.verdict().word();
                    String example = LedgerText.orDash(entry.verdict().counterexample());
                    if (!row[1].equals(word))
                        differences.add(id + ": today \"" + word + "\", recorded \"" + row[1] + "\"");
                    if (!row[2].equals(example))
                        differences.add(id + ": counterexample today \"" + example + "\", recorded \"" + row[2] + "\"");
                }
                for (String[] row : rows) {
                    if (row[0].charAt(0) == ledger.document().letter() && !seen.contains(row[0])) differences.add(row[0]
                            + ": recorded, but not in the ledger");
                }
            }
            return differences;
        }
    }
}
