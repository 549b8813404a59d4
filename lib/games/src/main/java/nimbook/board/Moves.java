package nimbook.board;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * How a piece moves. A displacement (a, b) leads from (row, column) to (row − a, column − b). There are three kinds: a
 * <em>ray</em> may be taken any number k ≥ 1 of times in one move, a <em>step</em> exactly once, and the <em>band of
 * diagonals</em> of width t ≥ 1 is the set of all (k, l) with k, l ≥ 1 and |k − l| &lt; t (width 1 is the diagonal ray,
 * width 0 is no band).
 *
 * <p>Only games that end are let in. A finite play is certain exactly when there are weights p, q &gt; 0 with p·a + q·b
 * &gt; 0 for every displacement: then p·row + q·column falls with each move. Where no such weights exist, some
 * displacements can be repeated for ever (the two alternatives exclude each other by Farkas' lemma), and they are named
 * in the refusal. So (2, −1) is allowed, (1, −1) together with (−1, 1) is not.
 *
 * <p>Two of these are equal when their displacements are, whatever their names.
 */
public record Moves(String name, List<Step> rays, List<Step> steps, int diagonalWidth) {

    /** The widest band: a wider one is the same on every board that fits into memory. */
    private static final int WIDEST = 1_000_000;

    /** The longest component of a displacement: sums of two weighted components then stay below 2⁶³. */
    private static final int LONGEST = 1_000_000;

    /**
     * A displacement towards the corner: the rows down to row 0 and the columns left to column 0; a negative component
     * leads away.
     */
    public record Step(int down, int left) implements Comparable<Step> {

        /** @throws IllegalArgumentException for the step (0, 0), and when a component is outside −10⁶ to 10⁶ */
        public Step {
            refuse(down == 0 && left == 0, "step (0, 0) does not move: the game would never end");
            refuse(Math.max(Math.abs((long) down), Math.abs((long) left)) > LONGEST, "step (", down, ", ", left,
                    "): components from −1 000 000 to 1 000 000 are allowed");
        }

        @SuppressWarnings("ArgumentSelectionDefectChecker")   // exchanged on purpose
        Step mirror() {
            return new Step(left, down);
        }

        @Override
        public int compareTo(Step other) {
            return down != other.down ? Integer.compare(down, other.down) : Integer.compare(left, other.left);
        }

        @Override
        public String toString() {
            return "(" + down + ", " + left + ")";
        }
    }

    /** @throws IllegalArgumentException when play could go on for ever, naming the displacements that allow it */
    public Moves {
        refuse(name == null || name.isBlank(), "name: the moves need a name");
        refuse(diagonalWidth < 0 || diagonalWidth > WIDEST, "diagonalWidth = ", diagonalWidth, ": a width from 0 to ",
                WIDEST, " is allowed");
        TreeSet<Step> along = new TreeSet<>(copy(rays, "rays"));
        if (diagonalWidth == 1) {
            along.add(new Step(1, 1));
            diagonalWidth = 0;
        }
        if (diagonalWidth > 1) along.remove(new Step(1, 1));
        rays = List.copyOf(along);
        TreeSet<Step> once = new TreeSet<>(copy(steps, "steps"));
        once.removeAll(along);
        steps = List.copyOf(once);
        refuse(rays.isEmpty() && steps.isEmpty()
                && diagonalWidth == 0, "moves ", name, ": at least one ray or step is needed");
        Weights.of(all(rays, steps));
    }

    /** Rays and steps without a band. */
    public Moves(String name, List<Step> rays, List<Step> steps) {
        this(name, rays, steps, 0);
    }

    /** A displacement. */
    public static Step step(int down, int left) {
        return new Step(down, left);
    }

    /** Any distance along a row, a column or a diagonal, towards the corner: Wythoff's game. */
    public static Moves queen() {
        return new Moves("queen", List.of(step(1, 0), step(0, 1), step(1, 1)), List.of());
    }

    /** Any distance along a row or a column: two Nim heaps. */
    public static Moves rook() {
        return new Moves("rook", List.of(step(1, 0), step(0, 1)), List.of());
    }

    /** Any distance along a diagonal towards the corner. */
    public static Moves bishop() {
        return new Moves("bishop", List.of(step(1, 1)), List.of());
    }

    /** One cell up, left, or both. */
    public static Moves king() {
        return new Moves("king", List.of(), List.of(step(1, 0), step(0, 1), step(1, 1)));
    }

    /**
     * The knight's four moves that bring it nearer to the corner: (1, 2), (2, 1), (2, −1), (−1, 2), as in Winning Ways,
     * chapter 3.
     */
    public static Moves knight() {
        return leaper(1, 2).named("knight");
    }

    /**
     * The (a, b)-leaper: of the eight displacements (±a, ±b), (±b, ±a) those that lower row + column.
     *
     * @throws IllegalArgumentException unless a, b ≥ 0, not both 0
     */
    public static Moves leaper(int a, int b) {
        refuse(a < 0 || b < 0
                || a + (long) b == 0, "leaper (", a, ", ", b, "): two numbers ≥ 0, not both 0, are needed");
        List<Step> steps = new ArrayList<>();
        for (int s : new int[] {1, -1}) {
            for (int t : new int[] {1, -1}) {
                if (s * a + t * b > 0) {
                    steps.add(step(s * a, t * b));
                    steps.add(step(t * b, s * a));
                }
            }
        }
        return new Moves("(" + a + ", " + b + ")-leaper", List.of(), steps);
    }

    /**
     * t-Wythoff (Holladay 1968, Fraenkel 1982): a rook's move, or k from one pile and l from the other with k, l ≥ 1
     * and |k − l| &lt; t; t = 1 is the queen.
     *
     * @throws IllegalArgumentException unless 1 ≤ t ≤ 10⁶
     */
    public static Moves tWythoff(int t) {
        refuse(t < 1, "t = ", t, ": a t-Wythoff needs t ≥ 1 (t = 1 is the queen)");
        return new Moves(t + "-Wythoff", List.of(step(1, 0), step(0, 1)), List.of(), t);
    }

    /**
     * Exactly these displacements, each once a move.
     *
     * @throws IllegalArgumentException when the game would not end
     */
    public static Moves steps(Step... steps) {
        List<Step> once = copy(steps, "steps");
        return new Moves("steps " + text(once), List.of(), once);
    }

    /**
     * Any number of times one of these displacements.
     *
     * @throws IllegalArgumentException when the game would not end
     */
    public static Moves rays(Step... rays) {
        List<Step> along = copy(rays, "rays");
        return new Moves("rays " + text(along), along, List.of());
    }

    /**
     * The moves of both pieces, as the queen is rook and bishop.
     *
     * @throws IllegalArgumentException when together they never end
     */
    public Moves and(Moves other) {
        List<Step> along = new ArrayList<>(rays);
        along.addAll(nonNull(other, "other").rays);
        List<Step> once = new ArrayList<>(steps);
        once.addAll(other.steps);
        return new Moves(name + " + " + other.name, along, once, Math.max(diagonalWidth, other.diagonalWidth));
    }

    /** The same moves under another name. */
    public Moves named(String name) {
        return new Moves(name, rays, steps, diagonalWidth);
    }

    /** Whether the mirror image in the main diagonal of each displacement is a displacement too. */
    public boolean isSymmetric() {
        return mirror().equals(this);
    }

    /** The moves with row and column exchanged. */
    Moves mirror() {
        return new Moves(name, rays.stream().map(Step::mirror).toList(), steps.stream().map(Step::mirror).toList(),
                diagonalWidth);
    }

    /** Whether no displacement leads away from row 0 or column 0, so that cells can be decided row by row. */
    boolean onlyTowardsCorner() {
        for (Step s : rays) if (s.down < 0 || s.left < 0) return false;
        for (Step s : steps) if (s.down < 0 || s.left < 0) return false;
        return true;
    }

    boolean hasRay(int down, int left) {
        return rays.contains(new Step(down, left));
    }

    Weights weights() {
        return Weights.of(all(rays, steps));
    }

    /** Receives the cells reachable in one move, terminal and forbidden cells not regarded; a cell may come twice. */
    interface Visitor {
        /** @return whether to go on */
        boolean cell(int row, int column);
    }

    /**
     * Visits the cells reachable in one move until the visitor has enough.
     *
     * @return whether all were visited
     */
    boolean visit(int row, int column, Visitor visitor) {
        for (Step step : steps) {
            if (row >= step.down && column >= step.left && !visitor.cell(row - step.down, column - step.left))
                return false;
        }
        for (Step ray : rays) {
            int r = row - ray.down;
            int c = column - ray.left;
            while (r >= 0 && c >= 0) {
                if (!visitor.cell(r, c)) return false;
                r -= ray.down;
                c -= ray.left;
            }
        }
        if (diagonalWidth == 0) return true;
        // Beyond them the band has left the board.
        long rows = Math.min(row, (long) column + diagonalWidth - 1);
        for (int k = 1; k <= rows; k++) {
            int last = (int) Math.min(column, (long) k + diagonalWidth - 1);
            for (int l = Math.max(1, k - diagonalWidth + 1); l <= last; l++)
                if (!visitor.cell(row - k, column - l)) return false;
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Moves m && rays.equals(m.rays) && steps.equals(m.steps)
                && diagonalWidth == m.diagonalWidth;
    }

    @Override
    public int hashCode() {
        return (rays.hashCode() * 31 + steps.hashCode()) * 31 + diagonalWidth;
    }

    @Override
    public String toString() {
        return name;
    }

    /**
     * The displacements that weights are sought for; those of a band have components ≥ 1 and fall under any weights.
     */
    private static List<Step> all(List<Step> rays, List<Step> steps) {
        List<Step> all = new ArrayList<>(rays);
        all.addAll(steps);
        return all;
    }

    private static String text(List<Step> steps) {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) text.append(text.isEmpty() ? "" : " ").append(step);
        return text.toString();
    }
}
