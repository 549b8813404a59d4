package nimbook.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** What was measured against what is to be reached: lines, and the table of them. */
final class Report {

    /** The heads of the table. */
    static final List<String> HEADS =
            List.of("row", "task", "measured", "competitor", "ratio", "target", "verdict", "bound");

    static final String REACHED = "reached";
    static final String MISSED = "missed";

    /** One line, as it is printed and kept. */
    record Line(int row, String task, Double seconds, String competitor, Double competitorSeconds, Double ratio,
            String target, String verdict, String bound) {

        List<String> cells() {
            String against = competitor == null ? "–"
                    : competitor + (competitorSeconds == null ? "" : " " + time(competitorSeconds));
            return List.of(Integer.toString(row), task, seconds == null ? "–" : time(seconds), against,
                    ratio == null ? "–" : PerformanceTarget.ratio(ratio), target, verdict, bound);
        }
    }

    private Report() {}

    /** @param times the seconds of a task by {@link Task#id}; absent when it was not measured */
    static List<Line> lines(List<PerformanceTarget> targets, Map<String, Double> times, boolean quick) {
        List<Line> lines = new ArrayList<>();
        for (PerformanceTarget target : targets) {
            if (target instanceof PerformanceTarget.Elsewhere other) {
                lines.add(new Line(other.row(), other.task(), null, null, null, null, other.limits(),
                        "not measured: " + other.why(), target.bound().toString()));
                continue;
            }
            PerformanceTarget.Measured measured = (PerformanceTarget.Measured) target;
            Task competitor = measured.competitor();
            Double seconds = times.get(measured.engine().id());
            Double competitors = competitor == null ? null : times.get(competitor.id());
            Double ratio = seconds == null || competitors == null ? null : seconds / competitors;
            String verdict;
            if (seconds != null && (competitor == null || competitors != null)) {
                verdict =
                        measured.isReached(seconds, competitors == null ? Double.NaN : competitors) ? REACHED : MISSED;
            } else {
                verdict = quick && measured.engine().plan().iterations(true) == 0 ? "not measured: not in --quick"
                        : "not measured: failed";
            }
            lines.add(new Line(target.row(), target.task(), seconds, competitor == null ? null : competitor.name(),
                    competitors, ratio, target.limits(), verdict, target.bound().toString()));
        }
        return lines;
    }

    /** A Markdown table, its columns aligned for a terminal, too. */
    static String table(List<Line> lines) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADS);
        for (Line line : lines) rows.add(line.cells());
        int[] widths = new int[HEADS.size()];
        for (List<String> row : rows)
            for (int c = 0; c < widths.length; c++)
                widths[c] = Math.max(widths[c], length(row.get(c)));
        StringBuilder out = new StringBuilder();
        for (int r = 0; r < rows.size(); r++) {
            for (int c = 0; c < widths.length; c++) {
                String cell = rows.get(r).get(c);
                out.append(c == 0 ? "| " : " | ");
                String pad = " ".repeat(widths[c] - length(cell));
                out.append(isNumber(c) ? pad + cell : cell + pad);
            }
            out.append(" |\n");
            if (r > 0) continue;
            for (int c = 0; c < widths.length; c++)
                out.append(c == 0 ? "|" : "|").append("-".repeat(widths[c] + 1)).append(isNumber(c) ? ":" : "-");
            out.append("|\n");
        }
        return out.toString();
    }

    /** "24 of 25 targets reached; missed: row 1 (…)." */
    static String summary(List<Line> lines) {
        List<Line> decided = lines.stream().filter(l -> l.verdict.equals(REACHED) || l.verdict.equals(MISSED)).toList();
        List<String> missed = decided.stream().filter(l -> l.verdict.equals(MISSED))
                .map(l -> "row " + l.row + " (" + l.task + ")").toList();
        return decided.size() - missed.size() + " of " + decided.size() + " measured targets reached"
                + (missed.isEmpty() ? "" : "; missed: " + String.join(", ", missed)) + "; "
                + (lines.size() - decided.size()) + " not measured";
    }

    /** Two or three digits that count, in the unit that suits. */
    static String time(double seconds) {
        if (seconds < 0.001) return number(seconds * 1e6) + " µs";
        return seconds < 1 ? number(seconds * 1e3) + " ms" : number(seconds) + " s";
    }

    private static String number(double x) {
        return String.format(Locale.ROOT, x < 10 ? "%.2f" : x < 100 ? "%.1f" : "%.0f", x);
    }

    /** The whole run, for a program to read. */
    static Map<String, Object> json(List<Line> lines, Map<Task, List<Sample>> samples, Map<String, Object> about) {
        Map<String, Object> json = new LinkedHashMap<>(about);
        json.put("lines", lines);
        List<Map<String, Object>> tasks = new ArrayList<>();
        samples.forEach((task, list) -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("benchmark", task.id());
            one.put("mode", task.plan().mode.toString());
            one.put("counts", task.byClock() ? "least clock time" : "least processor time");
            one.put("seconds", list.isEmpty() ? null : Sample.seconds(task, list));
            one.put("samples", list);
            tasks.add(one);
        });
        json.put("tasks", tasks);
        json.values().removeIf(Objects::isNull);
        return json;
    }

    private static boolean isNumber(int column) {
        return column == 0 || column == 2 || column == 4;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
