package nimbook.play.pins;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nimbook.core.Outcome;
import nimbook.heap.HeapGame;
import nimbook.play.Playable;

/**
 * A one-pile game whose heaps stand as rows of pins: a move takes neighbouring pins of a run, or cuts a run in two, and
 * what is left on both sides are the heaps of the option. A position is a text: {@code o} a pin that stands, {@code .}
 * one that was taken, {@code /} a cut, {@code ;} the end of a row; so pins stay where they stood.
 */
final class RowPlay implements Playable<String> {

    /** More pins in a row could not be distinguished on a narrow page. */
    static final int LONGEST = 40;

    /** More rows have no room one below the other. */
    static final int MOST_ROWS = 6;

    private final HeapGame game;
    private final String start;
    private final int bound;
    private final int[] values;
    /** legal[n]: the pairs a ≤ b that a move may leave of n pins, as a · 64 + b. */
    private final List<Set<Integer>> legal = new ArrayList<>();

    RowPlay(HeapGame game, List<Integer> rows) {
        this.game = game;
        if (rows.isEmpty() || rows.size() > MOST_ROWS)
            throw new IllegalArgumentException(
                    "rows = " + rows.size() + ": a board has 1 to " + MOST_ROWS + " rows of pins");
        int longest = 0;
        StringBuilder text = new StringBuilder();
        for (int n : rows) {
            if (n < 1 || n > LONGEST)
                throw new IllegalArgumentException("n = " + n + ": a row of this board has 1 to " + LONGEST
                        + " pins; larger heaps are " + "decided without one");
            longest = Math.max(longest, n);
            text.append(text.isEmpty() ? "" : ";").append("o".repeat(n));
        }
        start = text.toString();
        bound = bound(longest);
        values = game.grundy(bound).toArray();
        for (int n = 0; n <= bound; n++) legal.add(pairs(n));
        if (moves(start).isEmpty())
            throw new IllegalArgumentException("rows " + rows + ": no move is left in " + game.name());
    }

    private Set<Integer> pairs(int n) {
        Set<Integer> pairs = new LinkedHashSet<>();
        for (List<Integer> option : game.options(n)) {
            int left = sum(option);
            if (!isShown(n, option)) {
                throw new IllegalArgumentException("option " + option + " of heap " + n + " of " + game.name()
                        + ": a row of pins can show moves that take "
                        + "neighbouring pins and leave at most two heaps");
            }
            int a = option.size() < 2 ? 0 : option.get(0);
            pairs.add(a * 64 + left - a);
        }
        return pairs;
    }

    private static int sum(List<Integer> heaps) {
        return heaps.stream().mapToInt(n -> n).sum();
    }

    /** Whether a move takes neighbouring pins, or cuts. */
    private static boolean isShown(int n, List<Integer> option) {
        int left = sum(option);
        return option.size() <= 2 && (left < n || left == n && option.size() == 2);
    }

    /** Whether the constructor takes these rows, but for a game without a move. */
    static boolean fits(HeapGame game, int... rows) {
        if (nonNull(rows, "rows").length < 1 || rows.length > MOST_ROWS) return false;
        int longest = 0;
        for (int n : rows) {
            if (n < 1 || n > LONGEST) return false;
            longest = Math.max(longest, n);
        }
        for (int n = 0; n <= bound(longest); n++)
            for (List<Integer> option : game.options(n)) if (!isShown(n, option)) return false;
        return true;
    }

    private static int bound(int longest) {
        return Math.min(LONGEST, Math.max(20, longest));
    }

    private boolean allows(int n, int a, int b) {
        return legal.get(n).contains(Math.min(a, b) * 64 + Math.max(a, b));
    }

    /** Maximal runs of standing pins: where each begins and how long it is. */
    static List<int[]> runs(String at) {
        List<int[]> runs = new ArrayList<>();
        nonNull(at, "at");
        for (int i = 0; i < at.length(); ) {
            int from = i;
            while (i < at.length() && at.charAt(i) == 'o') i++;
            if (i > from) runs.add(new int[] {from, i - from});
            else i++;
        }
        return runs;
    }

    private static List<Integer> sizes(String at) {
        return runs(at).stream().map(run -> run[1]).toList();
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String start() {
        return start;
    }

    /**
     * A move in a run of n pins.
     *
     * @param from where the run begins
     * @param i where the taken pins begin, or before which pin is cut
     * @param k how many are taken; 0 for a cut
     */
    record Take(int from, int n, int i, int k) {

        String after(String at) {
            return at.substring(0, i) + (k == 0 ? "/" : ".".repeat(k)) + at.substring(i + k);
        }

        /** "5 → 2 · 2": the run and what is left of it. */
        String words() {
            return n + " → " + left(i - from, from + n - i - k, "0");
        }
    }

    private static String left(int a, int b, String nothing) {
        return a > 0 && b > 0 ? a + " · " + b : a + b > 0 ? "" + (a + b) : nothing;
    }

    List<Take> takes(String at) {
        List<Take> takes = new ArrayList<>();
        for (int[] run : runs(at)) {
            int n = run[1];
            for (int a = 0; a < n; a++) for (int k = a > 0 ? 0 : 1; a + k <= n; k++)
                if (allows(n, a, n - a - k)) takes.add(new Take(run[0], n, run[0] + a, k));
        }
        return takes;
    }

    /** Whether a row may be cut without taking. */
    boolean cuts() {
        for (int n = 0; n <= bound; n++) for (int pair : legal.get(n)) if (pair / 64 + pair % 64 == n) return true;
        return false;
    }

    /** By run, then by what is left on the left, then by how many are taken. */
    @Override
    public List<String> moves(String at) {
        return takes(at).stream().map(take -> take.after(at)).toList();
    }

    int sum(String at) {
        int sum = 0;
        for (int n : sizes(at)) sum ^= values[n];
        return sum;
    }

    @Override
    public Outcome outcome(String at) {
        return sum(at) == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public List<String> winningMoves(String at) {
        return sum(at) == 0 ? List.of() : moves(at).stream().filter(to -> sum(to) == 0).toList();
    }

    /** "5 · 3", "no pins". */
    @Override
    public String words(String at) {
        List<Integer> sizes = sizes(at);
        if (sizes.isEmpty()) return "no pins";
        StringBuilder words = new StringBuilder();
        for (int n : sizes) words.append(words.isEmpty() ? "" : " · ").append(n);
        return words.toString();
    }

    @Override
    public String reason(String at) {
        if (moves(at).isEmpty()) return "no move is left: whoever moved last has won";
        List<Integer> sizes = sizes(at);
        int sum = sum(at);
        String is = words(at) + (sum == 0 ? " is a P-position: " : " is an N-position: ");
        if (sizes.size() == 1) return is + "its Grundy value is " + sum;
        StringBuilder nim = new StringBuilder();
        for (int n : sizes) nim.append(nim.isEmpty() ? "" : " ⊕ ").append(values[n]);
        return is + "the rows' values have the nim-sum " + nim + " = " + sum + (sum == 0 ? "" : ", not 0");
    }

    @Override
    public String read(Object position) {
        if (!(nonNull(position, "position") instanceof String text) || text.length() > 2 * MOST_ROWS * LONGEST)
            throw new IllegalArgumentException("position " + position + ": rows of pins as a text are needed");
        for (int i = 0; i < text.length(); i++) {
            if ("o./;".indexOf(text.charAt(i)) < 0)
                throw new IllegalArgumentException("position \"" + text + "\": allowed are o . / and ;");
        }
        for (int n : sizes(text))
            if (n > bound)
                throw new IllegalArgumentException(
                        "row of " + n + " pins: up to " + bound + " are allowed on this board");
        return text;
    }

    @Override
    public Object write(String at) {
        return at;
    }

    @Override
    public String explain(String from, String to) {
        nonNull(to, "to");
        Take take = takes(from).stream().filter(one -> one.after(from).equals(to)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("to = " + to + ": no move from " + from));
        String did = "The computer: " + take.words();
        if (sum(to) != 0) return did + "." + (sum(from) == 0 ? " From there every move loses." : "");
        return did + (isOver(to) ? ", the last move." : ": the nim-sum of the values is 0 now.");
    }

    /** Of the pins between two, or of the number typed at one. */
    @Override
    public String objection(String at, List<String> on, List<Integer> place, String typed) {
        List<int[]> runs = runs(at);
        PinsPicture picture = new PinsPicture(this, at, 0);
        copy(on, "on");
        nonNull(typed, "typed");
        int i = -1;
        int end = -1;
        for (int j = 0; j < at.length(); j++) if (at.charAt(j) == 'o' && on.contains(picture.id(j))) {
            i = i < 0 ? j : i;
            end = j;
        }
        if (copy(place, "place").size() == 2 && place.get(0) < runs.size()) {
            i = runs.get(place.get(0))[0] + place.get(1);
            end = i + (typed.matches("[1-9]") ? typed.charAt(0) - '0' : 1) - 1;
        }
        for (int[] run : runs) if (run[0] <= i && i < run[0] + run[1]) {
            int k = end - i + 1;
            if (on.size() > 1 && end >= run[0] + run[1]) return "A move takes neighbouring pins of one row.";
            String numbers = String.join(", ", legal.get(run[1]).stream().map(p -> run[1] - p / 64 - p % 64)
                    .filter(n -> n > 0).distinct().sorted().map(String::valueOf).toList());
            if (numbers.isEmpty()) return "Nothing may be taken from a row of " + run[1] + ".";
            if (!List.of(numbers.split(", ")).contains("" + k))
                return k + " may not be taken from a row of " + run[1] + "; allowed: " + numbers + ".";
            return "Taking " + k + " there would leave " + left(i - run[0], run[0] + run[1] - i - k, "nothing")
                    + ", which the rules do not allow.";
        }
        return "There is no pin.";
    }

    @Override
    public String typed(String text) {
        List<String> rows = new ArrayList<>();
        for (String word : nonNull(text, "text").split("[^0-9]+")) if (!word.isEmpty()) {
            int n = word.length() > 6 ? 0 : Integer.parseInt(word);
            if (n < 1 || n > bound)
                throw new IllegalArgumentException("A row of this board has 1 to " + bound + " pins.");
            rows.add("o".repeat(n));
        }
        if (rows.isEmpty() || rows.size() > MOST_ROWS) throw new IllegalArgumentException(
                "One to " + MOST_ROWS + " numbers are needed: how many pins stand in each row.");
        String at = String.join(";", rows);
        if (isOver(at)) throw new IllegalArgumentException("With these rows no move is left: begin with more pins.");
        return at;
    }

    @Override
    public String typing(String start) {
        return String.join(" ", sizes(nonNull(start, "start")).stream().map(String::valueOf).toList());
    }
}
