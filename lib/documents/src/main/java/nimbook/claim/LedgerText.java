package nimbook.claim;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;

/** A ledger as text: a table for a terminal, and JSON. */
public final class LedgerText {

    private static final String NONE = "–";
    private static final String[] HEADS =
            {"id", "verdict", "statement", "computed", "range", "counterexample; corrected"};

    /** Shares of the width that is left next to id and verdict. */
    private static final int[] SHARES = {32, 32, 12, 24};

    private LedgerText() {}

    /** The words, or "–" for none. */
    static String orDash(String words) {
        return words.isEmpty() ? NONE : words;
    }

    /**
     * The ledger in columns, long cells on several lines; below each row what the document says.
     *
     * @param width characters a line, at least 100
     */
    public static String table(Ledger ledger, int width) {
        refuse(width < 100, "width = ", width, ": the table needs at least 100 characters a line");
        int[] widths = new int[6];
        widths[0] = 3;
        widths[1] = 14;
        int left = width - widths[0] - widths[1] - 5 * 2;
        for (int c = 0; c < 4; c++) widths[2 + c] = left * SHARES[c] / 100;
        StringBuilder out = new StringBuilder();
        nonNull(ledger, "ledger");
        out.append(ledger.document().title()).append(" (").append(ledger.document().kind()).append(")\n");
        row(out, widths, List.of(HEADS));
        out.append("─".repeat(width)).append('\n');
        List<String> words = List.of("holds", "fails", "misprint", "ambiguous", "not computable");
        int[] counts = new int[words.size()];
        for (Ledger.Entry entry : ledger.entries()) {
            Verdict v = entry.verdict();
            String change = v.counterexample().isEmpty() ? NONE
                    : v.counterexample() + (v.corrected().equals(NONE) ? "" : "; corrected: " + v.corrected());
            row(out, widths,
                    List.of(entry.claim().id(), v.word(), entry.claim().statement(), v.computed(), v.range(), change));
            entry.claim().sentence().ifPresent(said -> wrap(said.place() + ": " + said.words(), width - 5)
                    .forEach(line -> out.append("     ").append(line).append('\n')));
            counts[words.indexOf(v.word())]++;
        }
        return out.append(ledger.entries().size()).append(" claims: ").append(counts[0]).append(" hold, ")
                .append(counts[1]).append(" fail, ").append(counts[2]).append(" misprinted, ").append(counts[3])
                .append(" ambiguous, ").append(counts[4]).append(" not computable\n").toString();
    }

    private static void row(StringBuilder out, int[] widths, List<String> cells) {
        List<List<String>> wrapped = new ArrayList<>();
        int height = 0;
        for (int c = 0; c < cells.size(); c++) {
            wrapped.add(wrap(cells.get(c), widths[c]));
            height = Math.max(height, wrapped.get(c).size());
        }
        for (int line = 0; line < height; line++) {
            StringBuilder text = new StringBuilder();
            for (int c = 0; c < cells.size(); c++) {
                String cell = line < wrapped.get(c).size() ? wrapped.get(c).get(line) : "";
                text.append(cell).append(" ".repeat(widths[c] - cell.length() + 2));
            }
            out.append(text.toString().stripTrailing()).append('\n');
        }
    }

    private static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ")) {
            String rest = word;
            if (!line.isEmpty() && line.length() + 1 + rest.length() > width) {
                lines.add(line);
                line = "";
            }
            while (rest.length() > width) {
                lines.add(rest.substring(0, width));
                rest = rest.substring(width);
            }
            line = line.isEmpty() ? rest : line + " " + rest;
        }
        lines.add(line);
        return lines;
    }

    /**
     * The ledgers as a JSON text: {"ledgers": [{"document", "title", "kind", "claims": [{"id", "place", "statement",
     * "verdict", "computed", "range", "proved", "counterexample", "corrected", "language", "section", "sentence"}]}]};
     * null where there is nothing. The last three are the document's.
     */
    public static String json(List<Ledger> ledgers) {
        StringBuilder out = new StringBuilder("{\"ledgers\": [");
        String between = "";
        for (Ledger ledger : copy(ledgers, "ledgers")) {
            Document document = ledger.document();
            out.append(between).append("\n {\"document\": ").append(quote(document.name())).append(", \"title\": ")
                    .append(quote(document.title())).append(", \"kind\": ").append(quote(document.kind()))
                    .append(", \"claims\": [");
            String comma = "";
            for (Ledger.Entry entry : ledger.entries()) {
                Verdict v = entry.verdict();
                out.append(comma).append("\n  {\"id\": ").append(quote(entry.claim().id())).append(", \"place\": ")
                        .append(quote(entry.claim().place())).append(", \"statement\": ").append(quote(entry.claim()
                        .statement())).append(",\n   \"verdict\": ").append(quote(v.word())).append(", \"computed\": ")
                        .append(quote(v.computed())).append(", \"range\": ").append(quote(v.range())).append(", "
                        + "\"proved\": ").append(v instanceof Verdict.Holds holds ? String.valueOf(holds.proved())
                        : "null").append(", \"counterexample\": ").append(quote(orDash(v.counterexample())))
                        .append(", \"corrected\": ").append(quote(orDash(v.corrected())));
                Sentence said = entry.claim().sentence().orElse(new Sentence(NONE, NONE, NONE));
                out.append(",\n   \"language\": ").append(quote(said.language())).append(", \"section\": ")
                        .append(quote(said.place())).append(", \"sentence\": ").append(quote(said.words())).append("}");
                comma = ",";
            }
            out.append("]}");
            between = ",";
        }
        return out.append("\n]}\n").toString();
    }

    private static String quote(String text) {
        if (text.equals(NONE)) return "null";
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ')
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            else out.append(c);
        }
        return out.append('"').toString();
    }
}
