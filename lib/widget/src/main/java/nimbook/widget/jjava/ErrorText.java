package nimbook.widget.jjava;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell's error as its reader needs it: what went wrong, and where in the reader's own code; the frames of libraries
 * are folded.
 *
 * @param name the exception's class without its package
 * @param message what it says
 * @param lines the text that is shown
 * @param folded the whole stack; empty where nothing of it is left out
 * @param left how many frames are left out
 */
record ErrorText(String name, String message, List<String> lines, String folded, int left) {
    private static final Pattern STYLE = Pattern.compile("\u001b\\[[0-9;]*m");
    private static final String RED = "\u001b[1m\u001b[31m", GREEN = "\u001b[1m\u001b[32m", PLAIN = "\u001b[0m";
    private static final Pattern THROWN = Pattern.compile("(Caused by: )?((?:[\\w$]+\\.)*[\\w$]+)(: .*)?",
            Pattern.DOTALL);
    /** A frame of a cell: "at .f(#53:1)". */
    private static final Pattern OWN = Pattern.compile("\\s*at (?:REPL\\.\\S*?)?\\.?([\\w$.]*)\\(#(\\d+):(\\d+)\\)");

    /**
     * The error of a thrown exception; none where the lines are not of that form.
     *
     * @param source the line of a snippet by its id and number; null where it is not known
     */
    static Optional<ErrorText> thrown(List<String> styled, BiFunction<String, Integer, String> source) {
        // What is thrown while a value is shown comes behind a mark, as the compiler's errors do.
        List<String> plain = styled.stream().map(line -> plain(line).replaceFirst("^\\|   ", "")).toList();
        if (plain.size() < 2 || !isFrame(plain.get(1))) return Optional.empty();
        Matcher first = THROWN.matcher(plain.get(0));
        if (!first.matches()) return Optional.empty();
        List<String> shown = new ArrayList<>();
        int left = 0;
        for (String line : plain) {
            Matcher own = OWN.matcher(line);
            if (own.matches()) shown.add(own(own, source));
            else if (isFrame(line) || line.strip().matches("\\.\\.\\. \\d+ (more|common frames.*)")) left++;
            else shown.add(RED + title(line) + PLAIN);
        }
        List<String> lines = new ArrayList<>();
        for (String line : shown) if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(line)) lines.add(line);
        String message = first.group(3) == null ? "" : first.group(3).substring(2);
        return Optional.of(new ErrorText(simple(first.group(2)), message, lines,
                left == 0 ? "" : String.join("\n", plain), left));
    }

    /** The compiler's error with what may have been meant. */
    static ErrorText refused(String name, List<String> styled, List<String> meant) {
        List<String> lines = new ArrayList<>(styled);
        while (!lines.isEmpty() && plain(lines.get(lines.size() - 1)).isBlank()) lines.remove(lines.size() - 1);
        String says = String.join(", ", styled.stream().map(ErrorText::plain)
                .filter(line -> !line.startsWith("|") && !line.isBlank()).map(String::strip).toList());
        if (meant.isEmpty()) return new ErrorText(name, says, lines, "", 0);
        String question = "did you mean " + String.join(" or ", meant) + "?";
        lines.add(GREEN + question + PLAIN);
        return new ErrorText(name, says + "; " + question, lines, "", 0);
    }

    private static boolean isFrame(String line) {
        return line.strip().startsWith("at ");
    }

    private static String own(Matcher frame, BiFunction<String, Integer, String> source) {
        String method = frame.group(1).contains("$") ? "" : frame.group(1);
        String line = source.apply(frame.group(2), Integer.valueOf(frame.group(3)));
        String where = method.isEmpty() ? "    at " : "    in " + method + ": ";
        return where + (line == null || line.isBlank() ? "line " + frame.group(3) + " of the cell" : line.strip());
    }

    /** Without the package of the exception's class; lines that point at each other stay one below the other. */
    private static String title(String line) {
        Matcher thrown = THROWN.matcher(line);
        if (!thrown.matches()) return line;
        String message = thrown.group(3) == null ? "" : thrown.group(3);
        return (thrown.group(1) == null ? "" : thrown.group(1)) + simple(thrown.group(2))
                + (message.indexOf('\n') < 0 ? message : ":\n" + message.substring(2));
    }

    private static String simple(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }

    static String plain(String styled) {
        return STYLE.matcher(styled).replaceAll("");
    }
}
