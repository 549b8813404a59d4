package nimbook.recipe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Asked;

/** Reads the JSON values of recipes. */
public final class RecipeValues {

    private RecipeValues() {}

    /** {name, numbers}. */
    public static Map<String, Object> asked(Asked asked) {
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("name", asked.name());
        recipe.put("numbers", asked.numbers());
        return recipe;
    }

    /** What {@link #asked(Asked)} wrote. */
    public static Asked asked(Map<String, Object> recipe) {
        List<Long> numbers = new ArrayList<>();
        for (Object number : list(recipe, "numbers")) numbers.add(((Number) number).longValue());
        return new Asked(text(recipe, "name"), numbers);
    }

    /**
     * The value as names with values.
     *
     * @throws IllegalArgumentException when it is none
     */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> map(Object value) {
        if (value instanceof Map<?, ?>) return (Map<String, Object>) value;
        throw new IllegalArgumentException("recipe " + value + ": names with values are needed");
    }

    /**
     * The text of this name.
     *
     * @throws IllegalArgumentException when it is missing
     */
    public static String text(Map<String, Object> map, String name) {
        if (map.get(name) instanceof String text) return text;
        throw new IllegalArgumentException("recipe without " + name);
    }

    /** Whether the value of this name is true; a missing one is not. */
    public static boolean is(Map<String, Object> map, String name) {
        return Boolean.TRUE.equals(map.get(name));
    }

    /**
     * The whole number of this name.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static int whole(Map<String, Object> map, String name) {
        return whole(map.get(name), name);
    }

    private static int whole(Object value, String name) {
        if (value instanceof Number number && number.doubleValue() == number.intValue()) return number.intValue();
        throw new IllegalArgumentException(name + " = " + value + ": a whole number is needed");
    }

    /**
     * The list of this name.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static List<?> list(Map<String, Object> map, String name) {
        if (map.get(name) instanceof List<?> list) return list;
        throw new IllegalArgumentException("recipe without a list " + name);
    }

    /**
     * The whole numbers of this name.
     *
     * @throws IllegalArgumentException when they are none
     */
    public static int[] wholes(Map<String, Object> map, String name) {
        List<?> list = list(map, name);
        int[] numbers = new int[list.size()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = whole(list.get(i), name);
        return numbers;
    }
}
