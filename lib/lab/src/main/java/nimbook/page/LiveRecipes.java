package nimbook.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nimbook.core.Asking;
import nimbook.core.Work;
import nimbook.widget.CellSet;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Figures;
import nimbook.widget.Json;
import nimbook.widget.JsonWithBuffers;
import nimbook.widget.Live;
import nimbook.widget.Parameter;

/**
 * What a page must know to answer for a live figure: for each value of its parameters the recipes of its figures, or,
 * where a figure comes without a question, its stored picture.
 *
 * <p>The figure's function is called for each combination of values in the {@linkplain Asking asking mode}, so tables
 * are not computed. Some combinations are computed as well, and the figures made of the recipes compared with them.
 * Sets of cells cannot be listed; how they enter the recipe is found by laying a few side by side
 * ({@link SetTemplate}).
 */
public final class LiveRecipes {

    /** More combinations make pages of more than a few hundred kilobytes. */
    static final int MOST = 20_000;

    /**
     * Where all are too many to be stored or computed, so many are tried: a slider of a hundred places, and one of
     * twenty.
     */
    private static final int FEWER = 100;
    private static final int FEW = 24;

    /** Stored pictures of more values than these, and of more bytes before packing, are not tried. */
    private static final int MOST_STORED = 4_096;
    private static final long MOST_STORED_BYTES = 24L << 20;

    /**
     * What stored pictures may take in a page, in characters: with the rest a page of one figure stays below 300 KB.
     */
    private static final int MOST_PACKED = 220_000;

    /** Asking takes some milliseconds in all where tables wait; where a function looks at values it computes them. */
    private static final long MOST_NANOS = 30_000_000_000L;

    /** In place of a figure that only the notebook can compute. */
    private static final Figure ELSEWHERE = Figures.of("This part is computed in the notebook only.");

    private static final String WITHOUT = "it comes without a question that a page could answer, ";

    private List<Axis> listed = new ArrayList<>();
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

    /**
     * Asks a live figure. Takes at most half a minute.
     *
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
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

    /** All values, as far as they are not too many; then fewer, as long as it is their number that is in the way. */
    private void ask() {
        for (Parameter<?> parameter : live.parameters()) {
            if (parameter instanceof CellSet<?> cells) sets.add(cells);
            else listed.add(Axis.all(parameter));
        }
        Refused first = null;
        for (int most : new int[] {MOST, FEWER, FEW}) {
            int before = combinations;
            if (!thin(most) || first != null && combinations == before) break;
            try {
                buffers.clear();
                ask(first == null ? MOST_NANOS : MOST_NANOS / 3);
                return;
            } catch (Refused e) {
                first = first == null ? e : first;
                if (!e.many) break;
            }
        }
        throw first != null ? first : new Refused(true,
                "its parameters have more combinations of values than a page can hold: " + grouped(MOST));
    }

    /**
     * Takes every second value of the longest axis until there are so few combinations.
     *
     * @return whether that could be done
     */
    private boolean thin(int most) {
        while (true) {
            long all = 1;
            Axis longest = null;
            for (Axis axis : listed) {
                all = Math.min(Integer.MAX_VALUE, all * axis.count());
                if (axis.canBeThinner() && (longest == null || axis.count() > longest.count())) longest = axis;
            }
            combinations = (int) all;
            sizes = listed.stream().mapToInt(Axis::count).toArray();
            if (all <= most) return true;
            if (longest == null) return false;
            listed.set(listed.indexOf(longest), longest.thinner());
        }
    }

    /** Why a live figure is none in a page. */
    private static final class Refused extends RuntimeException {
        /** Whether fewer values might do. */
        private final boolean many;

        Refused(boolean many, String why) {
            super(why, null, false, false);
            this.many = many;
        }

        Refused(String why) {
            this(false, why);
        }
    }

    /** Whether the page can follow the parameters (and answer clicks, where there are none). */
    public boolean isLive() {
        return template != null;
    }

    /** Whether every value of the parameters has its recipe: no picture is stored, no value left out. */
    public boolean isWhole() {
        return isLive() && stored == 0 && listed.stream().allMatch(axis -> axis.stride() == 1);
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
        String thinned =
                listed.stream().map(Axis::words).filter(words -> !words.isEmpty()).collect(Collectors.joining(", "));
        String end = thinned.isEmpty() ? "." : ", " + thinned + ".";
        if (recipes > 0) return "Computed in this page: no kernel, no network" + end;
        return combinations == 1 ? "This picture is stored: it comes without a question that a page could answer."
                : "Stored pictures: " + grouped(combinations) + " values are in this page" + end;
    }

    /** What a control has to know beside what its parameter says; by the parameter's name. */
    Map<String, Object> control(String name) {
        for (Axis axis : listed) if (isLive() && axis.parameter().name().equals(name)) return axis.control();
        return Map.of();
    }

    private void ask(long nanos) {
        recipes = stored = 0;
        storedBytes = 0;
        long start = System.nanoTime();
        List<Object> trees = new ArrayList<>();
        for (int i = 0; i < combinations; i++) {
            Work.at(i, combinations, "values asked");
            trees.add(sets.isEmpty() ? tree(values(i, null)) : placed(i));
            long spent = System.nanoTime() - start;
            // Told as soon as it can be foreseen: whoever binds a book waits for every figure.
            boolean slow = spent > nanos || spent > nanos / 8 && (double) spent / (i + 1) * combinations > 2.0 * nanos;
            if (slow)
                throw new Refused(true,
                        "its " + grouped(combinations) + " values take too long to be computed for a page");
        }
        if (trees.stream().allMatch(tree -> ((Map<?, ?>) tree).get("error") != null))
            throw new Refused("it shows an error for every value");
        verify();
        template = new Template(sizes, trees);
        if (stored == 0) return;
        int bytes = Pack.text(json(), buffers.list()).length();
        if (bytes > MOST_PACKED) {
            throw new Refused(true, WITHOUT + "and its " + grouped(combinations) + " stored pictures would take "
                    + grouped(bytes / 1000) + " KB");
        }
    }


    /** The values of combination i; those of the sets as given, by name. */
    private List<Object> values(int i, Map<String, List<CellSet.Cell>> cells) {
        Map<Parameter<?>, Object> values = new LinkedHashMap<>();
        for (int a = listed.size() - 1; a >= 0; a--) {
            values.put(listed.get(a).parameter(), listed.get(a).at(i % sizes[a]));
            i /= sizes[a];
        }
        List<Object> list = new ArrayList<>();
        for (Parameter<?> parameter : live.parameters()) {
            list.add(parameter instanceof CellSet<?> set ? set.valueOf(json(cells.get(set.name())))
                    : values.get(parameter));
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
            if (!(tree instanceof Map<?, ?> map) || map.get("error") == null)
                samples.add(new SetTemplate.Sample(pairs, tree));
        }
        if (recipes == 0)
            throw new Refused("it shows something of the set " + sets.get(0).name() + " that comes without a question");
        Object placed = samples.size() < 3 ? null : SetTemplate.of(samples);
        if (placed == null)
            throw new Refused("the set " + sets.get(0).name() + " enters it in a way that a page cannot follow");
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
        if (!sets.isEmpty()) {
            // Its values cannot be listed, so no picture of it can be stored; what stands beside it may be live.
            entry.clear();
            components.add(ELSEWHERE.component());
            entry.put("component", ELSEWHERE.component().name());
            entry.put("state", ELSEWHERE.state());
            entry.put("paths", List.of());
            entry.put("buffers", List.of());
            return entry;
        }
        if (combinations > MOST_STORED)
            throw new Refused(true, WITHOUT + "and " + grouped(combinations) + " stored pictures are too many");
        JsonWithBuffers packed = JsonWithBuffers.of(Asking.answer(figure::state));
        stored++;
        for (byte[] bytes : packed.buffers()) storedBytes += bytes.length;
        storedBytes += Json.write(packed.json()).length();
        if (storedBytes > MOST_STORED_BYTES) {
            throw new Refused(true, WITHOUT + "and its " + grouped(combinations) + " stored pictures are too large");
        }
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
                    throw new Refused(
                            "the figure made of its recipe differs from the notebook's at " + values(i, cells));
                }
            }
        }
    }

    private static boolean same(Figure a, Figure b) {
        JsonWithBuffers one = JsonWithBuffers.of(a.state());
        JsonWithBuffers two = JsonWithBuffers.of(b.state());
        if (!Json.write(one.json()).equals(Json.write(two.json())) || one.buffers().size() != two.buffers().size())
            return false;
        for (int i = 0; i < one.buffers().size(); i++)
            if (!java.util.Arrays.equals(one.buffers().get(i), two.buffers().get(i)))
                return false;
        return true;
    }

    /** The number of the combination that is shown now. */
    private int shown() {
        int number = 0;
        for (int a = 0; a < sizes.length; a++) number = number * sizes[a] + listed.get(a).index();
        return number;
    }

    /**
     * {axes: [{name, min, step, count} or {name, values}], sets: [name], tree, rules}; null when the figure is a still.
     */
    public Map<String, Object> json() {
        if (!isLive()) return null;
        List<Object> axes = new ArrayList<>();
        for (Axis axis : listed) axes.add(axis.json());
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
