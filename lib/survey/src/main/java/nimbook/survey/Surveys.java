package nimbook.survey;

import static nimbook.core.Arguments.nonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The surveys of this library by name: a family, then its numbers, as in "octal-3". The last number may be left out
 * where the list gives it a value.
 */
public final class Surveys {

    /** Makes a survey from its two numbers. */
    private interface Maker {
        Survey<?> make(int size, int reach);
    }

    /**
     * A family of surveys.
     *
     * @param name its name
     * @param most the largest first number; the least is 1
     * @param reach the second number where none is given; 0 when there is no second
     * @param mostReach the largest second number
     * @param about what it is, with K for the first number and N for the second
     */
    private record Family(String name, int most, int reach, int mostReach, String about, Maker maker) {}

    private static final List<Family> FAMILIES = List.of(
            new Family("octal", 5, 20_000, 10_000_000, "periods of all octal codes with at most K digits, heaps to N",
                    OctalCodes::of),
            new Family("octal-misere", 5, 1000, 5_000,
                    "misère quotients of all octal codes with at most K digits, heaps to N", OctalMisereSurvey::of),
            new Family("subtraction", 24, 20_000, 10_000_000,
                    "periods of all subtraction sets within 1 … K, heaps to N", SubtractionSurvey::of),
            new Family("terminal-misere", 7, 1000, 1_000_000,
                    "all terminal sets within the K × K square, misère P-positions beside Wythoff's, N rows",
                            TerminalMisereSurvey::of),
            new Family("terminal-one", 5, 1000, 1_000_000,
                    "all terminal sets within the K × K square, values 1 beside Wythoff's P-positions, N rows",
                            TerminalOneSurvey::new),
            new Family("wythoff-rows", 1000, 0, 0, "periods of the rows 0 … K of Wythoff's game",
                    (k, none) -> RowSurvey.of(k)));

    /** Those whose tables lie in docs/surveys. */
    private static final List<String> STORED = List.of("octal-3", "octal-misere-3", "terminal-misere-5",
            "terminal-one-5");

    private Surveys() {}

    /**
     * The survey of a name such as "octal-3" or "octal-3-50000".
     *
     * @throws IllegalArgumentException when there is no such survey; the message lists those that there are
     */
    public static Survey<?> named(String name) {
        nonNull(name, "name");
        for (Family family : FAMILIES) {
            if (!name.startsWith(family.name + "-")) continue;
            List<Integer> numbers = numbers(name.substring(family.name.length() + 1));
            if (numbers == null || numbers.size() > (family.reach == 0 ? 1 : 2)) continue;
            int size = within(name, numbers.get(0), 1, family.most);
            int reach = numbers.size() == 1 ? family.reach : within(name, numbers.get(1), 10, family.mostReach);
            return family.maker.make(size, reach);
        }
        throw new IllegalArgumentException("name = " + name + ": there is no such survey; allowed are\n" + list());
    }

    /**
     * The table of a survey that was run for docs/surveys.md, from a file of the library: nothing is computed.
     *
     * @param name octal-3, octal-misere-3, terminal-misere-5 or terminal-one-5
     * @throws IllegalArgumentException when there is no such file
     */
    public static List<? extends Record> stored(String name) {
        nonNull(name, "name");
        if (!STORED.contains(name)) {
            throw new IllegalArgumentException("name = " + name + ": its table is not stored; allowed are "
                    + String.join(", ", STORED));
        }
        try (InputStream file = Surveys.class.getResourceAsStream("stored/" + name + ".tsv")) {
            RowText<? extends Record> rows = new RowText<>(named(name).rowType());
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(rows::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line for each family: its name, what it is and the numbers that are allowed. */
    public static String list() {
        List<String> lines = new ArrayList<>();
        for (Family f : FAMILIES) {
            lines.add("  " + f.name + "-K" + (f.reach == 0 ? "" : "[-N]") + "   " + f.about + "; K ≤ " + f.most
                    + (f.reach == 0 ? "" : ", N = " + f.reach));
        }
        return String.join("\n", lines);
    }

    /** "3-50000" → 3, 50000; null when it is not one or two numbers. */
    private static List<Integer> numbers(String text) {
        if (!text.matches("[0-9]{1,9}(-[0-9]{1,9})?")) return null;
        List<Integer> numbers = new ArrayList<>();
        for (String number : text.split("-")) numbers.add(Integer.valueOf(number));
        return numbers;
    }

    private static int within(String name, int number, int least, int most) {
        if (number < least || number > most) {
            throw new IllegalArgumentException("name = " + name + ": " + number + " is not in " + least + " … " + most);
        }
        return number;
    }
}
