package nimbook.fuzz;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Arguments by type: ordinary, negative, huge, empty, null, text with markup, and results of earlier calls. A function
 * of the seed.
 */
final class ArgumentGenerator {

    /** Objects of a type that are kept to be passed on. */
    private static final int KEPT = 12;

    private static final int[] INTS =
            {0, 1, 2, 3, 4, 5, 7, 8, 12, 20, 60, 100, 255, 256, 999, 1000, 4096, 65_536, 1_000_000, 1 << 20, 1 << 30,
                    Integer.MAX_VALUE - 1, Integer.MAX_VALUE, -1, -2, -1000, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    private static final long[] LONGS = {0, 1, 2, 3, 5, 8, 10, 89, 1000, 1L << 31, 1L << 32, 3_037_000_500L,
            1_000_000_000_000_000_000L, Long.MAX_VALUE - 1, Long.MAX_VALUE, -1, -2, Long.MIN_VALUE, Long.MIN_VALUE + 1};

    private static final double[] DOUBLES = {0, -0.0, 1, -1, 0.5, 1e-300, 1e300, Double.MAX_VALUE, Double.MIN_VALUE,
            Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};

    private static final String[] TEXTS =
            {"", " ", "0", "1", "618034", "1000", "-1", "007", "1e9", "(1+√5)/2", "√2", "0.137", "0.07", "4.333",
                    "A005206",
                    "queen", "NaN", "<b>x</b>", "<script>alert(1)</script>", "\"'&<>", "a\nb\tc", "\u0000", "ﷺ", "𝟛",
                    "९", "x".repeat(5000), "9".repeat(5000),
        "((((((((", "%s%n%d", "../..", "${x}"};

    /** Digits of the largest number: as many as a notebook's author may paste. */
    private static final int DIGITS = 20_000;

    /** Kept results may hold so many bytes together; beyond it all are dropped. */
    private static final long KEPT_BYTES = 64 << 20;

    private final Random random;
    private final Map<Class<?>, List<Object>> pool = new HashMap<>();
    private final Map<Object, String> names = new IdentityHashMap<>();
    private final List<BigInteger> numbers = new ArrayList<>();
    /** What computes off the thread that calls: it has a method {@code await()}. */
    private final Collection<Object> background = Collections.newSetFromMap(new IdentityHashMap<>());
    private long keptBytes;
    private int functions;

    ArgumentGenerator(long seed) {
        random = new Random(seed);
        for (long n : LONGS) numbers.add(BigInteger.valueOf(n));
        for (int digits : new int[] {18, 19, 20, 40, 100, 1000, DIGITS}) {
            BigInteger n = BigInteger.TEN.pow(digits);
            numbers.add(n);
            numbers.add(n.subtract(BigInteger.ONE));
            numbers.add(n.negate());
            numbers.add(new BigInteger((int) (digits * 3.3), random));
        }
    }

    /** Keeps an object that took so many bytes, to be passed to other methods. */
    void keep(Object value, long bytes) {
        keptBytes += bytes;
        if (keptBytes > KEPT_BYTES) {
            pool.clear();
            names.clear();
            keptBytes = bytes;
        }
        names.putIfAbsent(value, value.getClass().getSimpleName() + "#" + names.size());
        if (Arrays.stream(value.getClass().getMethods()).anyMatch(ArgumentGenerator::isAwait)) background.add(value);
        for (Class<?> type : types(value.getClass(), new LinkedHashSet<>())) {
            List<Object> kept = pool.computeIfAbsent(type, t -> new ArrayList<>());
            if (kept.size() < KEPT) kept.add(value);
            else kept.set(random.nextInt(KEPT), value);
        }
    }

    private static boolean isAwait(Method method) {
        return method.getName().equals("await") && method.getParameterCount() == 0;
    }

    /** Waits for what earlier calls have begun in the background: else what the next one finds depends on the clock. */
    void await() throws ReflectiveOperationException {
        for (Object each : background) each.getClass().getMethod("await").invoke(each);
    }

    /** The argument in words that are the same in every run: a kept object by its number. */
    String describe(Object value) {
        if (value instanceof BigInteger n && n.bitLength() > 64) return n.bitLength() + " bits:" + n.hashCode();
        if (value instanceof String text && text.length() > 20) return text.length() + " characters:" + text.hashCode();
        if (value instanceof Collection<?> some) return some.stream().map(this::describe).toList().toString();
        if (value != null && value.getClass().isArray()) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) parts.add(describe(Array.get(value, i)));
            return parts.toString();
        }
        if (value == null || value.getClass().getName().startsWith("java.lang.") || value instanceof BigInteger
                || value instanceof Enum) {
            return String.valueOf(value);
        }
        return Proxy.isProxyClass(value.getClass()) ? "function"
                : names.getOrDefault(value, value.getClass().getSimpleName());
    }

    private static Collection<Class<?>> types(Class<?> type, Collection<Class<?>> found) {
        for (Class<?> t = type; t != null && t != Object.class && t != Record.class; t = t.getSuperclass()) {
            if (t.getName().startsWith("nimbook.")) found.add(t);
            for (Class<?> i : t.getInterfaces()) types(i, found);
        }
        if (type.isInterface() && type.getName().startsWith("nimbook.")) found.add(type);
        return found;
    }

    /** One in so many references is null. */
    private static final int NULL_EACH = 40;

    /** An argument for a parameter of this type; null also where nothing is known to fit. */
    Object value(Type type, int depth) {
        if (type instanceof TypeVariable<?> t) return value(t.getBounds()[0], depth);
        if (type instanceof WildcardType w)
            return value(w.getLowerBounds().length > 0 ? w.getLowerBounds()[0] : w.getUpperBounds()[0], depth);
        Class<?> raw = type instanceof ParameterizedType p ? (Class<?>) p.getRawType() : type instanceof Class<?> c ? c
                : Object[].class;
        if (raw.isPrimitive()) return primitive(raw);
        if (random.nextInt(NULL_EACH) == 0) return null;
        if (raw == BigInteger.class) return pick(numbers);
        if (raw == String.class || raw == CharSequence.class || raw == Comparable.class)
            return TEXTS[random.nextInt(TEXTS.length)];
        if (raw == Object.class)
            return random.nextBoolean() ? TEXTS[random.nextInt(TEXTS.length)] : primitive(long.class);
        if (raw == Integer.class || raw == Number.class) return primitive(int.class);
        if (raw == Long.class) return primitive(long.class);
        if (raw == Double.class) return primitive(double.class);
        if (raw == Boolean.class) return random.nextBoolean();
        if (raw == Appendable.class || raw == StringBuilder.class) return new StringBuilder();
        if (raw.isEnum()) return raw.getEnumConstants()[random.nextInt(raw.getEnumConstants().length)];
        if (raw.isArray()) return array(raw.getComponentType(), depth);
        if (raw == List.class || raw == Collection.class || raw == Iterable.class) return list(type, depth);
        if (raw == java.util.Set.class) return new LinkedHashSet<>(list(type, depth));
        if (raw == Map.class) return new LinkedHashMap<>();
        List<Object> kept = pool.getOrDefault(raw, List.of());
        if (!kept.isEmpty()) return pick(kept);
        return raw.isInterface() && !raw.isSealed() && single(raw) != null ? function(raw, type) : null;
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private Object primitive(Class<?> type) {
        boolean small = random.nextInt(3) > 0;
        if (type == int.class) return small ? random.nextInt(40) : INTS[random.nextInt(INTS.length)];
        if (type == long.class) return small ? (long) random.nextInt(200) : LONGS[random.nextInt(LONGS.length)];
        if (type == double.class) return small ? random.nextDouble() * 10 : DOUBLES[random.nextInt(DOUBLES.length)];
        if (type == float.class) return (float) DOUBLES[random.nextInt(DOUBLES.length)];
        if (type == boolean.class) return random.nextBoolean();
        if (type == char.class) return "aZ0<&\u0000é".charAt(random.nextInt(7));
        if (type == byte.class) return (byte) random.nextInt();
        return type == short.class ? (short) random.nextInt() : null;
    }

    private int length(int depth) {
        return depth > 2 ? 0 : random.nextInt(20) == 0 ? 300 : random.nextInt(6);
    }

    private Object array(Class<?> of, int depth) {
        Object array = Array.newInstance(of, length(depth));
        for (int i = 0; i < Array.getLength(array); i++) Array.set(array, i, value(of, depth + 1));
        return array;
    }

    private List<Object> list(Type type, int depth) {
        Type of = type instanceof ParameterizedType p ? p.getActualTypeArguments()[0] : Object.class;
        List<Object> list = new ArrayList<>();
        for (int n = length(depth); n > 0; n--) list.add(value(of, depth + 1));
        return list;
    }

    /** The one method that a lambda would stand for. */
    static Method single(Class<?> type) {
        List<Method> open =
                Arrays.stream(type.getMethods()).filter(m -> Modifier.isAbstract(m.getModifiers())).toList();
        return open.size() == 1 ? open.get(0) : null;
    }

    /** A function: its result depends on a seed of its own and on the arguments, not on how often it was called. */
    private Object function(Class<?> type, Type generic) {
        long seed = random.nextLong();
        int number = functions++;
        // Of Java's own functions the last type is that of the result; other interfaces say it themselves.
        Type last = generic instanceof ParameterizedType p
                ? p.getActualTypeArguments()[p.getActualTypeArguments().length - 1] : Object.class;
        Type bound = last instanceof WildcardType w ? w.getUpperBounds()[0] : last;
        Class<?> result = bound instanceof ParameterizedType p ? (Class<?>) p.getRawType()
                : bound instanceof Class<?> c ? c : Object.class;
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (self, method, arguments) -> switch (method.getName()) {
            case "toString" -> "a function";
            case "hashCode" -> number;
            case "equals" -> self == arguments[0];
            default -> method.isDefault() ? java.lang.reflect.InvocationHandler.invokeDefault(self, method, arguments)
                    : answer(method.getReturnType() == Object.class ? result : method.getReturnType(),
                            new Random(mix(seed, arguments)));
        });
    }

    private static long mix(long seed, Object... arguments) {
        long mixed = seed;
        if (arguments != null) for (Object each : arguments) {
            // Others have no code that is the same in every run.
            int code = each instanceof Number || each instanceof String ? each.hashCode() : 0;
            // Fibonacci hashing: 2^64 / φ.
            mixed = 0x9E3779B97F4A7C15L * (mixed ^ code);
        }
        return mixed;
    }

    private static Object answer(Class<?> type, Random own) {
        if (type == boolean.class) return own.nextBoolean();
        if (type == String.class) return "<i>word</i>";
        if (type == Integer.class || type == Number.class) return own.nextInt(6) - 1;
        if (type == Long.class) return (long) own.nextInt(6) - 1;
        if (type == BigInteger.class) return BigInteger.valueOf(own.nextInt(6) - 1);
        if (type == int.class) return own.nextInt(6) - 1;
        if (type == long.class) return (long) own.nextInt(6) - 1;
        if (type == double.class) return own.nextDouble();
        if (type == Boolean.class) return own.nextBoolean();
        if (type == List.class || type == Collection.class) return List.of();
        return type == Object.class ? own.nextInt(6) : null;
    }
}
