package nimbook.diagram;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.fibonacci.FibonacciNim;
import nimbook.heap.TakeAway;

/**
 * The quota strategy of Fibonacci nim as a tree: at a won position the one move of the strategy (all, or the least
 * Zeckendorf part), at a lost one every move. Each position stands with its quota and is checked against the rules
 * alone; the tree is the proof that its root is won or lost.
 */
public final class StrategyTree {

    /** More leaves make a picture higher than a screen. */
    private static final int MOST_LEAVES = 60;

    private static final double NODE = 62;
    private static final double HIGH = 25;
    private static final double ACROSS = 96;
    private static final double DOWN = 33;

    /** The rules, which know no Fibonacci number. */
    private static final TakeAway RULES = TakeAway.factor(2);

    private static final class Node {
        final int n;
        final int quota;
        final int take;
        final boolean lost;
        final List<Node> next = new ArrayList<>();
        boolean marked;
        double y;

        Node(int n, int quota, int take, boolean lost) {
            this.n = n;
            this.quota = quota;
            this.take = take;
            this.lost = lost;
        }
    }

    private final long[] least;
    private final List<Node> leaves = new ArrayList<>();
    private int nodes;
    private int depth;

    private StrategyTree(int n) {
        least = RULES.leastWinningQuotas(n);
    }

    /**
     * The tree from a first position of n coins (quota n − 1), with one play marked.
     *
     * @param n 2 or more, as long as the tree has at most 60 leaves (n up to 16, and 18)
     * @param line what is taken, move after move, in the play that is marked; it must follow the strategy where a
     *     position is won
     * @throws IllegalArgumentException when n is below 2, the tree is too large, or the line leaves it
     */
    public static Picture of(int n, int... line) {
        if (n < 2) throw new IllegalArgumentException("n = " + n + ": from less than 2 coins there is no first move");
        if (n > 200) throw tooLarge(n);
        StrategyTree tree = new StrategyTree(n);
        Node root = tree.grow(n, n - 1, 0, 0);
        root.marked = true;
        Node at = root;
        for (int s : nonNull(line, "line")) {
            Node from = at;
            at = from.next.stream().filter(next -> next.take == s).findFirst().orElseThrow(
                    () -> new IllegalArgumentException("line: from " + from.n + " coins the tree has the moves "
                            + from.next.stream().map(next -> next.take).toList() + ", not " + s));
            at.marked = true;
        }
        return tree.picture(root);
    }

    private static IllegalArgumentException tooLarge(int n) {
        return new IllegalArgumentException(
                "n = " + n + ": its tree has more than " + MOST_LEAVES + " leaves; up to 16 coins can be drawn");
    }

    private Node grow(int n, int quota, int take, int level) {
        boolean lost = FibonacciNim.isP(n, quota);
        if (lost != quota < least[n])
            throw new AssertionError(
                    "(" + n + ", " + quota + "): the strategy says " + (lost ? "lost" : "won") + ", the rules do not");
        Node node = new Node(n, quota, take, lost);
        nodes++;
        depth = Math.max(depth, level);
        int most = Math.min(n, quota);
        if (lost) for (int s = 1; s <= most; s++) node.next.add(grow(n - s, 2 * s, s, level + 1));
        else {
            int s = quota >= n ? n : (int) FibonacciNim.leastWinningQuota(n);
            node.next.add(grow(n - s, 2 * s, s, level + 1));
        }
        if (node.next.isEmpty()) {
            node.y = 46 + DOWN * leaves.size();
            leaves.add(node);
            if (leaves.size() > MOST_LEAVES) throw tooLarge(least.length - 1);
        } else {
            node.y = (node.next.get(0).y + node.next.get(node.next.size() - 1).y) / 2;
        }
        return node;
    }

    private Picture picture(Node root) {
        int width = (int) (24 + depth * ACROSS + NODE + 12);
        Drawing.Builder sheet = Drawing.sheet(Math.max(width, 560), (int) (46 + DOWN * leaves.size()))
                .title("The quota strategy from " + root.n + " coins as a tree of " + nodes
                        + " positions, each checked by the rules");
        TextStyle words = TextStyle.of(12.5).color(Color.MUTED);
        sheet.text(12, 19, "coins | quota;  round: won by the one move shown;  square: lost, every move shown;  "
                + nodes + " positions, each checked by the rules", words);
        edges(sheet, root, 0, false);
        edges(sheet, root, 0, true);
        nodes(sheet, root, 0);
        StringBuilder text = new StringBuilder();
        write(root, 0, text);
        return Picture.of(sheet.build(), text.append(nodes).append(" positions, each checked by the rules").toString());
    }

    private static double x(int level) {
        return 14 + level * ACROSS;
    }

    /** The marked play is drawn after the others, so that none of their lines lies over it. */
    private void edges(Drawing.Builder sheet, Node node, int level, boolean bold) {
        for (Node next : node.next) {
            edges(sheet, next, level + 1, bold);
            if (bold != (node.marked && next.marked)) continue;
            double from = x(level) + NODE;
            double to = x(level + 1);
            double bend = from + 9;
            sheet.polyline(ShapeStyle.line(bold ? Color.TEXT : Color.LINE, bold ? 2.6 : 1.4), from, node.y, bend,
                    node.y, bend, next.y, to, next.y);
            sheet.centredText((bend + to) / 2 + 1, next.y - 8, "−" + next.take,
                    bold ? TextStyle.of(13).withBold() : TextStyle.of(13).color(Color.MUTED));
        }
    }

    private void nodes(Drawing.Builder sheet, Node node, int level) {
        Color color = node.lost ? Color.BAD : Color.GOOD;
        ShapeStyle style = ShapeStyle.fill(node.marked ? color : Color.PAPER).outlined(color, 1.3);
        sheet.round(x(level), node.y - HIGH / 2, NODE, HIGH, node.lost ? 0 : HIGH / 2, style);
        String label = node.n + " | " + node.quota;
        sheet.centredText(x(level) + NODE / 2, node.y, label,
                TextStyle.of(13).color(node.marked ? Color.PAPER : color).withBold());
        for (Node next : node.next) nodes(sheet, next, level + 1);
    }

    private void write(Node node, int level, StringBuilder text) {
        text.append("  ".repeat(level));
        if (level > 0) text.append("takes ").append(node.take).append(": ");
        text.append(node.n).append(" with quota ").append(node.quota).append(node.lost ? ", lost" : ", won")
                .append(node.marked ? " *" : "").append('\n');
        for (Node next : node.next) write(next, level + 1, text);
    }
}
