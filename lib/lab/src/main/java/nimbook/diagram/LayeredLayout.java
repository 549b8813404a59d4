package nimbook.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Places for the nodes of a directed graph without cycles: in layers, each below all nodes that lead to it, in an order
 * with few crossings (mean of the neighbours' places, in sweeps; K. Sugiyama, S. Tagawa, M. Toda, 1981), and as near to
 * the neighbours as widths allow. Time O(sweeps · (nodes · log nodes + edges)).
 */
final class LayeredLayout {

    private static final int SWEEPS = 12;

    private final List<int[]> next;
    private final List<List<Integer>> before = new ArrayList<>();
    private final double[] widths;
    private final double gap;
    private final List<List<Integer>> layers = new ArrayList<>();
    /** The layer of each node. */
    final int[] layer;
    /** The middle of each node; the leftmost node begins at 0. */
    final double[] x;

    /**
     * @param next where the edges of each node lead; node 0 leads to all others by some way
     * @param gap the least space between two nodes of a layer
     */
    LayeredLayout(List<int[]> next, double[] widths, double gap) {
        this.next = next;
        this.widths = widths;
        this.gap = gap;
        this.layer = new int[next.size()];
        this.x = new double[next.size()];
        for (int v = 0; v < next.size(); v++) before.add(new ArrayList<>());
        for (int v = 0; v < next.size(); v++) for (int to : next.get(v)) before.get(to).add(v);
        layers();
        for (List<Integer> one : layers) place(one, v -> new double[0]);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int i = 1; i < layers.size(); i++) order(layers.get(i), v -> places(before.get(v)));
            for (int i = layers.size() - 2; i >= 0; i--) order(layers.get(i), v -> places(next.get(v)));
        }
        for (int i = 1; i < layers.size(); i++) place(layers.get(i), v -> places(before.get(v)));
        shift();
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
            offset[i] = offset[i - 1] + (widths[nodes.get(i - 1)] + widths[nodes.get(i)]) / 2 + gap;
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

    private void shift() {
        double left = Double.POSITIVE_INFINITY;
        for (int v = 0; v < x.length; v++) left = Math.min(left, x[v] - widths[v] / 2);
        for (int v = 0; v < x.length; v++) x[v] -= left;
    }
}
