package nimbook.deletions;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.List;

/**
 * How the winning moves of a string are found: under each digit the value of the suffix that begins with it, and the
 * value that this suffix would need for the whole string to be a P-position. A digit that can be lowered so that its
 * suffix takes the needed value wins.
 *
 * @param position the string
 * @param values s_0, …, s_L; s_L = 0 is the empty suffix
 * @param needed need_0 = 0, …, need_L; −1 where no value would do
 * @param winning all winning moves
 */
public record DigitRows(DigitalDeletions position, int[] values, int[] needed, List<DigitMove> winning) {

    /** The most digits that the text shows: what fits into a line or two of a terminal. */
    private static final int SHOWN = 40;

    /** So many winning moves get a line of their own. */
    private static final int FEW = 3;

    /** Keeps copies. */
    public DigitRows {
        values = nonNull(values, "values").clone();
        needed = nonNull(needed, "needed").clone();
        nonNull(position, "position");
        winning = copy(winning, "winning");
    }

    /** The value of what stands from each digit on; a copy. */
    @Override
    public int[] values() {
        return values.clone();
    }

    /** The value that would have to stand there for the whole to be worth 0; a copy. */
    @Override
    public int[] needed() {
        return needed.clone();
    }

    /**
     * The values of the suffixes after a winning move: needed as far as the changed digit, values behind it (less what
     * was deleted).
     */
    public int[] after(DigitMove move) {
        return nonNull(move, "move").after().suffixValues();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DigitRows r && position.equals(r.position) && Arrays.equals(values, r.values)
                && Arrays.equals(needed, r.needed) && winning.equals(r.winning);
    }

    @Override
    public int hashCode() {
        return position.hashCode();
    }

    @Override
    public String toString() {
        int shown = Math.min(SHOWN, position.length());
        List<DigitMove> moves = winning.size() > FEW ? List.of() : winning;
        StringBuilder[] lines = new StringBuilder[3 + moves.size()];
        int[][] after = new int[moves.size()][];
        for (int l = 0; l < lines.length; l++)
            lines[l] = new StringBuilder(l == 0 ? "digit " : l == 1 ? "value " : l == 2 ? "needed" : "after ");
        for (int i = 0; i < after.length; i++) after[i] = after(moves.get(i));
        for (int i = 0; i <= shown; i++) {
            String[] cells = new String[lines.length];
            cells[0] = i == position.length() ? "" : i == shown ? "…" : position.base() == 0 ? Integer.toString(
                    position.digit(i)) : String.valueOf(Character.forDigit(position.digit(i), position.base()));
            cells[1] = Integer.toString(values[i]);
            cells[2] = needed[i] < 0 ? "–" : Integer.toString(needed[i]);
            for (int l = 3; l < lines.length; l++)
                cells[l] = i < after[l - 3].length ? Integer.toString(after[l - 3][i]) : "";
            int width = 1;
            for (String cell : cells) width = Math.max(width, cell.length());
            for (int l = 0; l < lines.length; l++)
                lines[l].append(" ".repeat(width - cells[l].length() + 2)).append(cells[l]);
        }
        StringBuilder text = new StringBuilder();
        for (StringBuilder line : lines) text.append(line.toString().stripTrailing()).append('\n');
        if (winning.isEmpty()) return text.append("no winning move: a P-position").toString();
        if (winning.size() > SHOWN) return text.append(winning.size()).append(" winning moves").toString();
        return text.append("winning: ").append(String.join(", ", winning.stream().map(m -> position.length() <= SHOWN
                ? m + " (" + m.describe() + ")" : m.describe()).toList())).toString();
    }
}
