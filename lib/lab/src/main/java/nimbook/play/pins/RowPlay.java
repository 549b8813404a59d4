package nimbook.play.pins;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.core.Outcome;
import nimbook.heap.HeapGame;
import nimbook.play.Playable;
import nimbook.widget.model.Json;

/**
 * A one-pile game whose heaps stand as rows of pins: a move takes neighbouring pins of a run, or cuts a run in two, and
 * what is left on both sides are the heaps of the option. A position is a text: {@code o} a pin that stands, {@code .}
 * one that was taken, {@code /} a cut, {@code ;} the end of a row; so pins stay where they stood.
 */
final class RowPlay implements Playable<String> {

    /** More pins in a row could not be told apart on a narrow page. */
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
    private static List<int[]> runs(String at) {
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

    HeapGame game() {
        return game;
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String start() {
        return start;
    }

    /** By run, then by what is left on the left, then by how many are taken. */
    @Override
    public List<String> moves(String at) {
        List<String> moves = new ArrayList<>();
        for (int[] run : runs(at)) {
            int n = run[1];
            for (int a = 0; a < n; a++) {
                if (a > 0 && allows(n, a, n - a))
                    moves.add(at.substring(0, run[0] + a) + "/" + at.substring(run[0] + a));
                for (int k = 1; a + k <= n; k++) {
                    if (allows(n, a, n - a - k))
                        moves.add(at.substring(0, run[0] + a) + ".".repeat(k) + at.substring(run[0] + a + k));
                }
            }
        }
        return moves;
    }

    private int sum(String at) {
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
    static String words(String at) {
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
    public String read(Object json) {
        if (!(json instanceof String text) || text.length() > 2 * MOST_ROWS * LONGEST)
                throw new IllegalArgumentException("position " + json + ": rows of pins as a text are needed");
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

    /**
     * Keys: name, start, bound, rows (the most), values (Grundy values of 0..bound), legal: for each n the pairs [a,
     * b], a ≤ b, that may be left.
     */
    Map<String, Object> state() {
        return Json.object("name", name(), "start", start, "bound", bound, "rows", MOST_ROWS, "values",
                Arrays.stream(values).boxed().toList(), "legal", legal.stream()
                        .map(pairs -> pairs.stream().map(pair -> List.of(pair / 64, pair % 64)).toList()).toList());
    }
}
