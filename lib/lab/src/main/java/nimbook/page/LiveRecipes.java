package nimbook.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.show.Recipes;
import nimbook.widget.CellSet;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Figures;
import nimbook.widget.Json;
import nimbook.widget.Live;
import nimbook.widget.Packed;
import nimbook.widget.Parameter;
import nimbook.work.Asking;
import nimbook.work.Work;

/**
 * What a page must know to answer for a live figure: for each value of its parameters the recipes of its figures, or, where a figure comes
 * without a question, its stored picture.
 *
 * <p>The figure's function is called for each combination of values in the {@linkplain Asking asking mode}, so tables are not computed. Some
 * combinations are computed as well, and the figures made of the recipes compared with them. Sets of cells cannot be listed; how they enter
 * the recipe is found by laying a few side by side ({@link SetTemplate}).
 */
public final class LiveRecipes {

    /** More combinations make pages of more than a few hundred kilobytes. */
    static final int MOST = 20_000;

    /** Stored pictures of more values than these, and of more bytes before packing, are not tried. */
    private static final int MOST_STORED = 4_096;
    private static final long MOST_STORED_BYTES = 24L << 20;

    /** What stored pictures may take in a page, in characters: with the rest a page of one figure stays below 300 KB. */
    private static final int MOST_PACKED = 220_000;

    /** Asking takes some milliseconds in all where tables wait; where a function looks at values it computes them. */
    private static final long MOST_NANOS = 30_000_000_000L;

    private static final String WITHOUT = "it comes without a question that a page could answer, ";

    private final List<Parameter<?>> listed = new ArrayList<>();
    private final List<CellSet<?>> sets = new ArrayList<>();
    private final Live live;
    private final Set<Component> components = new LinkedHashSet<>();
    private final Buffers buffers;
    private int recipes;
    private boolean onlyTables = true;
    private int stored;
    private long storedBytes;
    private int[] sizes;
    private int combinations = 1;
    private Template template;
    private String why;

    private LiveRecipes(Live live, Buffers buffers) {
        this.live = live;
        this.buffers = buffers;
    }

    /** Asks a live figure. Takes at most half a minute. @throws nimbook.work.Work.Stopped when the thread is interrupted */
    public static LiveRecipes of(Live live) {
        return of(live, new Buffers());
    }

    static LiveRecipes of(Live live, Buffers buffers) {
        LiveRecipes asked = new LiveRecipes(live, buffers);
        try {
            asked.ask();
        } catch (Refused e) {
            asked.why = e.getMessage();
            asked.template = null;
        }
        return asked;
    }

    /** Why a live figure is none in a page. */
    private static final class Refused extends RuntimeException {
        Refused(String why) {
            super(why, null, false, false);
        }
    }

    /** Whether the page can follow the parameters (and answer clicks, where there are none). */
    public boolean isLive() {
        return template != null;
    }

    /** Whether the page has something to compute; else every picture is stored in it. */
    public boolean needsEngine() {
        return isLive() && recipes > 0;
    }

    /** Which engine answers for it. */
    Engine.Kind engine() {
        return !needsEngine() ? Engine.Kind.NONE : onlyTables ? Engine.Kind.TABLES : Engine.Kind.FIGURES;
    }

    /** The components of all figures that were met. */
    public Set<Component> components() {
        return components;
    }

    /** What the page is, in a sentence for its reader. */
    public String words() {
        if (!isLive()) return "This figure is a still here: " + why + ".";
        if (recipes > 0) return "Computed in this page: no kernel, no network.";
        return combinations == 1 ? "This picture is stored: it comes without a question that a page could answer."
                : "Stored pictures: " + grouped(combinations) + " values are in this page.";
    }

    private void ask() {
        long all = 1;
        for (Parameter<?> parameter : live.parameters()) {
            if (parameter instanceof CellSet<?> cells) {
                sets.add(cells);
                continue;
            }
            listed.add(parameter);
            all = Math.min(Integer.MAX_VALUE, all * parameter.count());
        }
        if (all > MOST) throw new Refused("its parameters have " + (all == Integer.MAX_VALUE ? "billions of" : grouped(all))
                + " combinations of values, and a page is made of at most " + grouped(MOST));
        combinations = (int) all;
        sizes = listed.stream().mapToInt(parameter -> (int) parameter.count()).toArray();
        long start = System.nanoTime();
        List<Object> trees = new ArrayList<>();
        for (int i = 0; i < combinations; i++) {
            Work.at(i, combinations, "values asked");
            trees.add(sets.isEmpty() ? tree(values(i, null)) : placed(i));
            if (System.nanoTime() - start > MOST_NANOS) throw new Refused("asking its " + grouped(combinations)
                    + " values takes longer than half a minute");
        }
        if (trees.stream().allMatch(tree -> ((Map<?, ?>) tree).get("error") != null)) throw new Refused("it shows an error for every value");
        verify();
        template = new Template(sizes, trees);
        if (stored == 0) return;
        int bytes = Pack.text(json(), buffers.list()).length();
        if (bytes > MOST_PACKED) {
            throw new Refused(WITHOUT + "and its " + grouped(combinations) + " stored pictures would take " + grouped(bytes / 1000) + " KB");
        }
    }


    /** The values of combination i; those of the sets as given, by name. */
    private List<Object> values(int i, Map<String, List<CellSet.Cell>> cells) {
        Map<Parameter<?>, Object> values = new LinkedHashMap<>();
        for (int a = listed.size() - 1; a >= 0; a--) {
            values.put(listed.get(a), listed.get(a).at(i % sizes[a]));
            i /= sizes[a];
        }
        List<Object> list = new ArrayList<>();
        for (Parameter<?> parameter : live.parameters()) {
            list.add(parameter instanceof CellSet<?> set ? set.valueOf(json(cells.get(set.name()))) : values.get(parameter));
        }
        return list;
    }

    private static List<List<Long>> json(List<CellSet.Cell> cells) {
        return cells.stream().map(cell -> List.of((long) cell.row(), (long) cell.column())).toList();
    }

    /** The tree of combination i with the places of the sets marked. */
    private Object placed(int i) {
        List<SetTemplate.Sample> samples = new ArrayList<>();
        for (int way = 0; way < 5; way++) {
            Map<String, List<CellSet.Cell>> cells = new LinkedHashMap<>();
            Map<String, List<List<Integer>>> pairs = new LinkedHashMap<>();
            for (int s = 0; s < sets.size(); s++) {
                // Another one for each set, so that no two sets are taken for each other.
                List<CellSet.Cell> tried = SetTemplate.tried(sets.get(s)).get((way + s) % 5);
                cells.put(sets.get(s).name(), tried);
                pairs.put(sets.get(s).name(), tried.stream().map(cell -> List.of(cell.row(), cell.column())).toList());
            }
            Object tree = tree(values(i, cells));
            if (!(tree instanceof Map<?, ?> map) || map.get("error") == null) samples.add(new SetTemplate.Sample(pairs, tree));
        }
        if (stored > 0) throw new Refused("it shows something of the set " + sets.get(0).name() + " that comes without a question");
        Object placed = samples.size() < 3 ? null : SetTemplate.of(samples);
        if (placed == null) throw new Refused("the set " + sets.get(0).name() + " enters it in a way that a page cannot follow");
        return placed;
    }

    /** {error, direction, list: [{component, recipe} or {component, state, paths, buffers}]}. */
    private Object tree(List<Object> values) {
        Map<String, Object> tree = new LinkedHashMap<>();
        Figures figures;
        try {
            figures = Asking.run(() -> live.at(values));
        } catch (Work.Stopped e) {
            throw e;
        } catch (OutOfMemoryError | StackOverflowError | RuntimeException e) {
            tree.put("error", Live.message(e));
            tree.put("direction", Template.ABSENT);
            tree.put("list", Template.ABSENT);
            return tree;
        }
        tree.put("error", null);
        tree.put("direction", figures.direction());
        List<Object> list = new ArrayList<>();
        for (Figure figure : figures.list()) list.add(entry(figure));
        tree.put("list", list);
        return tree;
    }

    private Map<String, Object> entry(Figure figure) {
        components.add(figure.component());
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("component", figure.component().name());
        Map<String, Object> recipe = figure.recipe();
        if (recipe != null) {
            recipes++;
            onlyTables &= "heatmap".equals(recipe.get("figure"));
            entry.put("recipe", recipe);
            return entry;
        }
        if (combinations > MOST_STORED) throw new Refused("it comes without a question that a page could answer, and " + grouped(combinations)
                + " stored pictures are too many");
        Packed packed = Packed.of(Asking.answer(figure::state));
        stored++;
        for (byte[] bytes : packed.buffers()) storedBytes += bytes.length;
        storedBytes += Json.write(packed.json()).length();
        if (storedBytes > MOST_STORED_BYTES) throw new Refused("it comes without a question that a page could answer, and its "
                + grouped(combinations) + " stored pictures are too large");
        entry.put("state", packed.json());
        entry.put("paths", packed.paths());
        entry.put("buffers", buffers.addAll(packed.buffers()));
        return entry;
    }

    /** The first, the last, a middle combination and the one shown, computed here and once more from the recipes. */
    private void verify() {
        if (recipes == 0 || !sets.isEmpty() && combinations == 0) return;
        Map<String, List<CellSet.Cell>> cells = new LinkedHashMap<>();
        for (CellSet<?> set : sets) cells.put(set.name(), SetTemplate.tried(set).get(1));
        for (int i : new LinkedHashSet<>(List.of(0, combinations / 2, combinations - 1, shown()))) {
            Figures made;
            try {
                made = live.at(values(i, cells));
            } catch (Work.Stopped e) {
                throw e;
            } catch (OutOfMemoryError | RuntimeException e) {
                continue;
            }
            for (Figure figure : made.list()) {
                if (figure.recipe() != null && !same(figure, Recipes.figure(Json.write(figure.recipe())))) {
                    throw new Refused("the figure made of its recipe differs from the notebook's at " + values(i, cells));
                }
            }
        }
    }

    private static boolean same(Figure a, Figure b) {
        Packed one = Packed.of(a.state());
        Packed two = Packed.of(b.state());
        if (!Json.write(one.json()).equals(Json.write(two.json())) || one.buffers().size() != two.buffers().size()) return false;
        for (int i = 0; i < one.buffers().size(); i++) if (!java.util.Arrays.equals(one.buffers().get(i), two.buffers().get(i))) return false;
        return true;
    }

    /** The number of the combination that is shown now. */
    private int shown() {
        int number = 0;
        for (int a = 0; a < sizes.length; a++) number = number * sizes[a] + (int) listed.get(a).index();
        return number;
    }

    /** {axes: [{name, min, step, count} or {name, values}], sets: [name], tree, rules}; null when the figure is a still. */
    public Map<String, Object> json() {
        if (!isLive()) return null;
        List<Object> axes = new ArrayList<>();
        for (Parameter<?> parameter : listed) {
            Map<String, Object> axis = new LinkedHashMap<>();
            axis.put("name", parameter.name());
            Map<String, Object> control = parameter.control();
            if ("whole".equals(control.get("kind"))) {
                axis.put("min", control.get("min"));
                axis.put("step", control.get("step"));
                axis.put("count", parameter.count());
            } else {
                List<Object> labels = new ArrayList<>();
                for (long i = 0; i < parameter.count(); i++) labels.add(parameter.jsonOf(parameter.at(i)));
                axis.put("values", labels);
            }
            axes.add(axis);
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("axes", axes);
        json.put("tree", template.tree());
        json.put("rules", template.rules());
        return json;
    }

    /** The tree that the page makes of the indices of the listed parameters. */
    Object at(int... indices) {
        return template.at(indices);
    }

    Buffers buffers() {
        return buffers;
    }

    private static String grouped(long number) {
        StringBuilder digits = new StringBuilder(Long.toString(number));
        for (int i = digits.length() - 3; i > 0 && digits.length() > 4; i -= 3) digits.insert(i, '\u00a0');
        return digits.toString();
    }
}
