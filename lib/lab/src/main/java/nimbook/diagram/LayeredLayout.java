package nimbook.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Places for the nodes of a directed graph without cycles: in layers, each below all nodes that lead to it, in an order
 * with few crossings (mean of the neighbours' places, in sweeps; K. Sugiyama, S. Tagawa, M. Toda, 1981), and as near to
 * the neighbours as widths allow. Edges over several layers may have lanes, past the nodes between; those that lead to
 * one node share its lane. Time O(sweeps · (nodes · log nodes + edges)), lanes counted as nodes.
 */
final class LayeredLayout {

    private static final int SWEEPS = 12;

    /** The width of a lane, and the room between two. */
    private static final double LANE = 2;
    private static final double BETWEEN = 10;

    private final int nodes;
    private List<int[]> next;
    private List<List<Integer>> before;
    private double[] widths;
    private final double gap;
    private final List<List<Integer>> layers = new ArrayList<>();
    /** The layer of each node. */
    int[] layer;
    /** The middle of each node, then of the lanes; the leftmost node begins at 0. */
    double[] x;
    /** Of each node its lane in the layer above it, or −1; a lane's own is the next one up. */
    private int[] lane;

    /**
     * @param next where the edges of each node lead; node 0 leads to all others by some way
     * @param gap the least space between two nodes of a layer
     */
    LayeredLayout(List<int[]> next, double[] widths, double gap) {
        this(next, widths, gap, false);
    }

    /** @param lanes whether edges over several layers have lanes */
    LayeredLayout(List<int[]> next, double[] widths, double gap, boolean lanes) {
        this.nodes = next.size();
        this.next = next;
        this.widths = widths;
        this.gap = gap;
        this.layer = new int[next.size()];
        this.x = new double[next.size()];
        turn();
        layers();
        if (lanes) lanes();
        for (List<Integer> one : layers) place(one, v -> new double[0]);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int i = 1; i < layers.size(); i++) order(layers.get(i), v -> places(before.get(v)));
            for (int i = layers.size() - 2; i >= 0; i--) order(layers.get(i), v -> places(this.next.get(v)));
        }
        for (int i = 1; i < layers.size(); i++) place(layers.get(i), v -> places(before.get(v)));
        shift();
    }

    private void turn() {
        before = new ArrayList<>();
        for (int v = 0; v < next.size(); v++) before.add(new ArrayList<>());
        for (int v = 0; v < next.size(); v++) for (int to : next.get(v)) before.get(to).add(v);
    }

    /** From each node upwards as far as the highest that leads to it. */
    private void lanes() {
        List<List<Integer>> led = new ArrayList<>();
        for (int v = 0; v < nodes; v++) led.add(new ArrayList<>());
        List<Integer> above = new ArrayList<>(Collections.nCopies(nodes, -1));
        List<Integer> at = new ArrayList<>(Arrays.stream(layer).boxed().toList());
        for (int to = 0; to < nodes; to++) {
            int highest = before.get(to).stream().mapToInt(v -> layer[v]).min().orElse(layer[to]);
            int below = to;
            for (int i = layer[to] - 1; i > highest; i--) {
                int one = led.size();
                above.set(below, one);
                above.add(-1);
                at.add(i);
                layers.get(i).add(one);
                led.add(new ArrayList<>(List.of(below)));
                below = one;
            }
        }
        lane = above.stream().mapToInt(v -> v).toArray();
        layer = at.stream().mapToInt(v -> v).toArray();
        for (int v = 0; v < nodes; v++) for (int to : next.get(v)) {
            int[] through = through(v, to);
            led.get(v).add(through.length == 0 ? to : through[0]);
        }
        next = led.stream().map(to -> to.stream().mapToInt(v -> v).toArray()).toList();
        widths = Arrays.copyOf(widths, lane.length);
        Arrays.fill(widths, nodes, lane.length, LANE);
        x = new double[lane.length];
        turn();
    }

    /** The lanes of an edge, from the upper node to the lower one; none where there are no lanes. */
    int[] through(int from, int to) {
        int[] lanes = new int[lane == null ? 0 : layer[to] - layer[from] - 1];
        for (int i = lanes.length - 1, v = to; i >= 0; i--) lanes[i] = v = lane[v];
        return lanes;
    }

    /** A node's layer is the length of the longest way to it. */
    private void layers() {
        int[] missing = new int[next.size()];
        for (int v = 0; v < missing.length; v++) missing[v] = before.get(v).size();
        List<Integer> ready = new ArrayList<>(List.of(0));
        for (int i = 0; i < ready.size(); i++) {
            int v = ready.get(i);
            while (layers.size() <= layer[v]) layers.add(new ArrayList<>());
            layers.get(layer[v]).add(v);
            for (int to : next.get(v)) {
                layer[to] = Math.max(layer[to], layer[v] + 1);
                if (--missing[to] == 0) ready.add(to);
            }
        }
    }

    private double[] places(List<Integer> nodes) {
        return nodes.stream().mapToDouble(v -> x[v]).toArray();
    }

    private double[] places(int[] nodes) {
        return Arrays.stream(nodes).mapToDouble(v -> x[v]).toArray();
    }

    private void order(List<Integer> nodes, IntFunction<double[]> neighbours) {
        double[] wanted = new double[next.size()];
        for (int v : nodes) wanted[v] = Arrays.stream(neighbours.apply(v)).average().orElse(x[v]);
        nodes.sort(Comparator.comparingDouble(v -> wanted[v]));
        place(nodes, neighbours);
    }

    /**
     * The places of a layer in its order that are nearest to the means of the neighbours in the sum of squares: with
     * the widths taken off, an isotonic regression, by joining neighbours that are out of order.
     */
    private void place(List<Integer> nodes, IntFunction<double[]> neighbours) {
        int n = nodes.size();
        double[] offset = new double[n];
        for (int i = 1; i < n; i++)
            offset[i] = offset[i - 1] + apart(nodes.get(i - 1), nodes.get(i));
        double[] mean = new double[n];
        int[] size = new int[n];
        int blocks = 0;
        for (int i = 0; i < n; i++) {
            mean[blocks] = Arrays.stream(neighbours.apply(nodes.get(i))).average().orElse(x[nodes.get(i)]) - offset[i];
            size[blocks++] = 1;
            while (blocks > 1 && mean[blocks - 2] > mean[blocks - 1]) {
                blocks--;
                int all = size[blocks - 1] + size[blocks];
                mean[blocks - 1] = (mean[blocks - 1] * size[blocks - 1] + mean[blocks] * size[blocks]) / all;
                size[blocks - 1] = all;
            }
        }
        for (int block = 0, i = 0; block < blocks; block++)
            for (int k = 0; k < size[block]; k++, i++) x[nodes.get(i)] = mean[block] + offset[i];
    }

    /** Two lanes need less room between them than a node. */
    private double apart(int left, int right) {
        return (widths[left] + widths[right]) / 2 + (left >= nodes && right >= nodes ? Math.min(gap, BETWEEN) : gap);
    }

    private void shift() {
        double left = Double.POSITIVE_INFINITY;
        for (int v = 0; v < x.length; v++) left = Math.min(left, x[v] - widths[v] / 2);
        for (int v = 0; v < x.length; v++) x[v] -= left;
    }
}
