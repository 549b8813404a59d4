package nimbook.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Many JSON trees as one tree with holes, and for each hole the rule that fills it. The trees are those of a grid of
 * values: tree number i₀·(n₁·n₂·…) + i₁·(n₂·…) + … belongs to the indices (i₀, i₁, …), 0 ≤ iₐ &lt; nₐ.
 *
 * <p>A hole is {@code {"$": h}}; rule number h is one of
 * <ul>
 * <li>{@code {c: [c, c₀, c₁, …]}}: the whole number c + c₀·i₀ + c₁·i₁ + …;
 * <li>{@code {a: axis, v: [value, …]}}: the value of that axis's index alone;
 * <li>{@code {v: [value, …]}}: a value for each tree;
 * <li>{@code {t: ["text", rule, "text", rule, …]}}: texts and the numbers of other rules, joined.
 * </ul>
 * Trees that are {@link #ABSENT} are filled with anything.
 */
final class Template {

    /** In place of a tree that does not matter. */
    static final Object ABSENT = new Object();

    /** A longer list is one value: a hole for each of its numbers would be longer than the lists. */
    private static final int LONG_LIST = 64;

    private final int[] sizes;
    private final List<Map<String, Object>> rules = new ArrayList<>();
    private final Object tree;

    /**
     * @param sizes n₀, n₁, …
     * @param trees n₀·n₁·… of them
     * @throws IllegalArgumentException when a tree has the name "$", which marks the holes
     */
    Template(int[] sizes, List<?> trees) {
        this.sizes = sizes.clone();
        this.tree = merge(trees.toArray());
    }

    Object tree() {
        return tree;
    }

    List<Map<String, Object>> rules() {
        return rules;
    }

    private Object merge(Object[] values) {
        Object first = first(values);
        if (all(values, first)) return checked(first);
        if (first instanceof Map<?, ?> map
                && Arrays.stream(values)
                        .allMatch(v -> v == ABSENT || v instanceof Map<?, ?> m && m.keySet().equals(map.keySet()))) {
            Map<String, Object> merged = new LinkedHashMap<>();
            for (Object key : map.keySet()) merged.put(name(key), merge(each(values, v -> ((Map<?, ?>) v).get(key))));
            return merged;
        }
        if (first instanceof List<?> list && (list.size() <= LONG_LIST || !(list.get(0) instanceof Number))
                && Arrays.stream(values)
                        .allMatch(v -> v == ABSENT || v instanceof List<?> l && l.size() == list.size())) {
            List<Object> merged = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                int index = i;
                merged.add(merge(each(values, v -> ((List<?>) v).get(index))));
            }
            return merged;
        }
        for (Object value : values) checked(value);
        Map<String, Object> hole = new LinkedHashMap<>();
        hole.put("$", rule(values));
        return hole;
    }

    private static Object first(Object[] values) {
        for (Object value : values) if (value != ABSENT) return value;
        return null;
    }

    private static boolean all(Object[] values, Object value) {
        for (Object other : values) if (other != ABSENT && !Objects.equals(other, value)) return false;
        return true;
    }

    private static Object[] each(Object[] values, java.util.function.UnaryOperator<Object> part) {
        Object[] parts = new Object[values.length];
        for (int i = 0; i < parts.length; i++) parts[i] = values[i] == ABSENT ? ABSENT : part.apply(values[i]);
        return parts;
    }

    private static String name(Object key) {
        if ("$".equals(key)) throw new IllegalArgumentException("name \"$\": it marks the holes of a template");
        return (String) key;
    }

    private static Object checked(Object value) {
        if (value instanceof Map<?, ?> map) map.forEach((key, item) -> checked(name(key) == null ? null : item));
        else if (value instanceof List<?> list) list.forEach(Template::checked);
        return value;
    }

    /** The number of a rule that gives these values. */
    private int rule(Object[] values) {
        Map<String, Object> rule = linear(values);
        if (rule == null) rule = ofOneAxis(values);
        if (rule == null) rule = joined(values);
        if (rule == null) rule = new LinkedHashMap<>(Map.of("v", listed(values)));
        rules.add(rule);
        return rules.size() - 1;
    }

    private static List<Object> listed(Object[] values) {
        List<Object> list = new ArrayList<>();
        for (Object value : values) list.add(value == ABSENT ? null : value);
        return list;
    }

    private int index(int tree, int axis) {
        for (int a = sizes.length - 1; a > axis; a--) tree /= sizes[a];
        return tree % sizes[axis];
    }

    /** Found from neighbours in each direction, then tried on all. */
    private Map<String, Object> linear(Object[] values) {
        for (Object value : values)
            if (value != ABSENT && !(value instanceof Integer) && !(value instanceof Long))
                return null;
        long[] slopes = new long[sizes.length];
        int stride = 1;
        for (int axis = sizes.length - 1; axis >= 0; axis--) {
            for (int i = 0; i + stride < values.length; i++) {
                if (index(i, axis) + 1 == sizes[axis] || values[i] == ABSENT || values[i + stride] == ABSENT) continue;
                slopes[axis] = number(values[i + stride]) - number(values[i]);
                break;
            }
            stride *= sizes[axis];
        }
        List<Object> numbers = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            if (values[i] == ABSENT) continue;
            long rest = number(values[i]);
            for (int axis = 0; axis < sizes.length; axis++) rest -= slopes[axis] * index(i, axis);
            if (numbers.isEmpty()) numbers.add(rest);
            else if (rest != (long) numbers.get(0)) return null;
        }
        for (long slope : slopes) numbers.add(slope);
        return new LinkedHashMap<>(Map.of("c", numbers));
    }

    private static long number(Object value) {
        return ((Number) value).longValue();
    }

    private Map<String, Object> ofOneAxis(Object[] values) {
        for (int axis = 0; sizes.length > 1 && axis < sizes.length; axis++) {
            Object[] found = new Object[sizes[axis]];
            Arrays.fill(found, ABSENT);
            boolean holds = true;
            for (int i = 0; holds && i < values.length; i++) {
                if (values[i] == ABSENT) continue;
                int at = index(i, axis);
                if (found[at] == ABSENT) found[at] = values[i];
                else holds = Objects.equals(found[at], values[i]);
            }
            if (!holds) continue;
            Map<String, Object> rule = new LinkedHashMap<>();
            rule.put("a", axis);
            rule.put("v", listed(found));
            return rule;
        }
        return null;
    }

    /** Texts that differ in numbers only, each of which has a rule of its own that is no list of all. */
    private Map<String, Object> joined(Object[] values) {
        if (!(first(values) instanceof String)) return null;
        Object[][] parts = new Object[values.length][];
        int some = -1;
        for (int i = 0; i < values.length; i++) {
            if (values[i] == ABSENT) continue;
            if (!(values[i] instanceof String text)) return null;
            parts[i] = parts(text);
            if (some < 0) some = i;
            if (parts[i].length != parts[some].length) return null;
            for (int j = 0; j < parts[i].length; j += 2) if (!parts[i][j].equals(parts[some][j])) return null;
        }
        List<Object> joined = new ArrayList<>();
        int before = rules.size();
        for (int j = 0; j < parts[some].length; j++) {
            if (j % 2 == 0) {
                joined.add(parts[some][j]);
                continue;
            }
            Object[] numbers = new Object[values.length];
            for (int i = 0; i < numbers.length; i++) numbers[i] = parts[i] == null ? ABSENT : parts[i][j];
            Map<String, Object> rule = linear(numbers);
            if (rule == null) rule = ofOneAxis(numbers);
            if (rule == null) {
                while (rules.size() > before) rules.remove(rules.size() - 1);
                return null;
            }
            rules.add(rule);
            joined.add(rules.size() - 1);
        }
        return new LinkedHashMap<>(Map.of("t", joined));
    }

    /**
     * Text, number, text, number, …, text; numbers as they are written by a program: up to 15 digits, no zero in front.
     */
    private static Object[] parts(String text) {
        List<Object> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < text.length(); ) {
            int end = i;
            while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') end++;
            boolean number = end > i && end - i <= 15 && (text.charAt(i) != '0' || end == i + 1);
            if (number) {
                parts.add(text.substring(from, i));
                parts.add(Long.valueOf(text.substring(i, end)));
                from = end;
            }
            i = Math.max(end, i + 1);
        }
        parts.add(text.substring(from));
        return parts.toArray();
    }

    /** The tree of these indices, filled as the page fills it. */
    Object at(int... indices) {
        int number = 0;
        for (int a = 0; a < sizes.length; a++) number = number * sizes[a] + indices[a];
        return filled(tree, indices, number);
    }

    private Object filled(Object part, int[] indices, int number) {
        if (part instanceof Map<?, ?> map) {
            if (map.containsKey("$")) return value((int) map.get("$"), indices, number);
            Map<String, Object> filled = new LinkedHashMap<>();
            map.forEach((key, item) -> filled.put((String) key, filled(item, indices, number)));
            return filled;
        }
        if (part instanceof List<?> list) {
            List<Object> filled = new ArrayList<>();
            for (Object item : list) filled.add(filled(item, indices, number));
            return filled;
        }
        return part;
    }

    private Object value(int which, int[] indices, int number) {
        Map<String, Object> rule = rules.get(which);
        if (rule.containsKey("c")) {
            List<?> c = (List<?>) rule.get("c");
            long sum = number(c.get(0));
            for (int a = 0; a < sizes.length; a++) sum += number(c.get(a + 1)) * indices[a];
            return sum;
        }
        if (rule.containsKey("t")) {
            StringBuilder text = new StringBuilder();
            List<?> parts = (List<?>) rule.get("t");
            for (Object part : parts) text.append(part instanceof String s ? s : value((int) part, indices, number));
            return text.toString();
        }
        return ((List<?>) rule.get("v")).get(rule.containsKey("a") ? indices[(int) rule.get("a")] : number);
    }
}
