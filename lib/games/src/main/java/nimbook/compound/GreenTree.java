package nimbook.compound;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.game.Sum;
import nimbook.game.Summand;

/**
 * A rooted tree in green Hackenbush (Winning Ways, chapter 7): a move cuts an edge, and all that is no longer joined to
 * the root is lost. The player who cannot move loses.
 *
 * <p>By the colon principle ({@link OrdinalSum}) an edge with a tree of value v at its end is worth v + 1, and the
 * value of a tree is the nim-sum over the edges at its root. Text: a pair of brackets for each edge, with what grows on
 * it inside; "(()())" is one edge with two on top of it. Two trees are equal when they are written the same.
 */
public final class GreenTree implements Summand {

    /** Edges from the root to a leaf: a tree is gone through by recursion. */
    private static final int HIGHEST = 1000;

    /** The root without an edge, from which no move is left. */
    public static final GreenTree ROOT = new GreenTree(List.of());

    /** Edges in all; a tree is gone through as a whole. */
    private static final int MOST = 100_000;

    /** What a copied edge takes, and its share of a list. */
    private static final double CUT_BYTES = 60;

    private final List<GreenTree> branches;
    private final int height;
    private final int edges;
    private final int value;

    private GreenTree(List<GreenTree> branches) {
        this.branches = List.copyOf(branches);
        int high = 0;
        long all = 0;
        int sum = 0;
        for (GreenTree branch : branches) {
            high = Math.max(high, branch.height + 1);
            all += branch.edges + 1L;
            sum ^= branch.value + 1;
        }
        refuse(high > HIGHEST || all > MOST, "tree: it is ", high, " edges high and has ", all, " edges; at most ",
                HIGHEST, " and ", MOST, " are allowed");
        height = high;
        edges = (int) all;
        value = sum;
    }

    /** The trees at the ends of the root's edges. */
    public List<GreenTree> branches() {
        return branches;
    }

    /**
     * A root with an edge to each of these trees.
     *
     * @throws IllegalArgumentException beyond 1000 edges of height and 100 000 in all
     */
    public static GreenTree of(GreenTree... branches) {
        return new GreenTree(copy(branches, "branches"));
    }

    /**
     * A stalk of so many edges, whose value is their number.
     *
     * @throws IllegalArgumentException unless 0 ≤ edges ≤ 1000
     */
    public static GreenTree stalk(int edges) {
        refuse(edges < 0 || edges > HIGHEST, "edges = ", edges, ": allowed are 0 to ", HIGHEST);
        GreenTree tree = ROOT;
        for (int i = 0; i < edges; i++) tree = of(tree);
        return tree;
    }

    /**
     * A tree from its text.
     *
     * @throws IllegalArgumentException when the text is not made of matching brackets, or the tree is too high
     */
    public static GreenTree parse(String text) {
        List<List<GreenTree>> open = new ArrayList<>();
        open.add(new ArrayList<>());
        nonNull(text, "text");
        for (int i = 0; i < text.length(); i++) {
            Work.poll();
            char sign = text.charAt(i);
            if (sign == '(') {
                open.add(new ArrayList<>());
            } else if (sign == ')' && open.size() > 1) {
                GreenTree done = new GreenTree(open.remove(open.size() - 1));
                open.get(open.size() - 1).add(done);
            } else {
                throw new IllegalArgumentException("tree: \"" + sign + "\" at place " + i
                        + "; a tree is written with matching brackets, as in (()())");
            }
        }
        refuse(open.size() > 1, "tree: ", open.size() - 1, " brackets are not closed");
        return new GreenTree(open.get(0));
    }

    /** The most edges from the root to a leaf. */
    public int height() {
        return height;
    }

    /** How many edges there are: as many moves as a play can last. */
    public int edges() {
        return edges;
    }

    @Override
    public int value() {
        return value;
    }

    /**
     * The trees after one cut, each once.
     *
     * @throws IllegalArgumentException when they would not fit into memory: each is a tree of up to as many edges
     */
    public List<GreenTree> cuts() {
        Memory.require("tree of " + edges + " edges: its cuts", CUT_BYTES * edges * (double) edges);
        Set<GreenTree> found = new LinkedHashSet<>();
        for (int i = 0; i < branches.size(); i++) {
            Work.poll();
            List<GreenTree> others = new ArrayList<>(branches);
            GreenTree branch = others.remove(i);
            found.add(new GreenTree(others));
            for (GreenTree after : branch.cuts()) {
                others.add(i, after);
                found.add(new GreenTree(others));
                others.remove(i);
            }
        }
        return List.copyOf(found);
    }

    @Override
    public List<Sum> options() {
        return cuts().stream().map(tree -> Sum.of(tree)).toList();
    }

    @Override
    public double positions() {
        double product = 1;
        for (GreenTree branch : branches) product *= 1 + branch.positions();
        return product;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GreenTree tree && edges == tree.edges && height == tree.height && value == tree.value
                && branches.equals(tree.branches);
    }

    @Override
    public int hashCode() {
        return Objects.hash(edges, height, value);
    }

    /** The text in brackets; "" for the root alone. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (GreenTree branch : branches) text.append('(').append(branch).append(')');
        return text.toString();
    }
}
