package nimbook.fuzz;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.stream.BaseStream;

/**
 * Calls every public method and prints what breaks the rule of {@code nimbook.core}:
 * {@code PublicApiFuzzer seed rounds [log]}. In a round each is called three times, in a random order. The log has a
 * line for each call with its arguments and how it ended. The system property {@code nimbook.fuzz.libraries} names a
 * class of each library.
 */
final class PublicApiFuzzer {

    /** What a refused call may have allocated: its message, and what was read before the bad argument was found. */
    private static final long REFUSED_BYTES = 8 << 20;

    /**
     * What a search says that refuses a result larger than the limit given: that is known only after the search. Its
     * other refusals come before it.
     */
    private static final Map<String, String> SEARCHES =
            Map.of("nimbook.misere.MisereQuotient.of", "more than the limit of");

    private static final int CALLS = 3;

    /** In addition to IllegalArgumentException: what the rule allows. */
    private static final Set<Class<?>> ALLOWED = Set.of(IndexOutOfBoundsException.class, ArithmeticException.class,
            NoSuchElementException.class, IllegalStateException.class, UnsupportedOperationException.class);
    private static final String STOPPED = "nimbook.core.Work$Stopped";

    private final ArgumentGenerator generator;
    private final Random random;
    private final PrintStream log;
    private final Map<String, String> broken = new LinkedHashMap<>();
    private final NullArguments nulls = new NullArguments();
    private int calls;
    private int refused;
    private int interrupted;

    private PublicApiFuzzer(long seed, PrintStream log) {
        generator = new ArgumentGenerator(seed);
        random = new Random(seed);
        this.log = log;
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<String> libraries = List.of(System.getProperty("nimbook.fuzz.libraries", "nimbook.core.Work").split(","));
        List<Executable> api = PublicApi.of(new StepCountingLoader(PublicApiFuzzer.class.getClassLoader()), libraries);
        OutputStream file =
                arguments.length > 2 ? Files.newOutputStream(Path.of(arguments[2])) : OutputStream.nullOutputStream();
        try (PrintStream log = new PrintStream(file, false, StandardCharsets.UTF_8)) {
            PublicApiFuzzer fuzzer = new PublicApiFuzzer(Long.parseLong(arguments[0]), log);
            for (int round = Integer.parseInt(arguments[1]); round > 0; round--) fuzzer.round(api);
            fuzzer.broken.forEach((what, how) -> out.println(what + "\n    " + how));
            out.println(api.size() + " methods, " + fuzzer.calls + " calls, " + fuzzer.refused + " refused, "
                    + fuzzer.interrupted + " interrupted, " + fuzzer.nulls.count() + " nulls, "
                    + fuzzer.broken.size() + " broken");
            log.flush();
            // Threads of figures may still run.
            Runtime.getRuntime().halt(fuzzer.broken.isEmpty() ? 0 : 1);
        }
    }

    private void round(List<Executable> api) {
        List<Executable> order = new ArrayList<>(api);
        Collections.shuffle(order, random);
        for (Executable method : order) for (int i = 0; i < CALLS; i++) once(method);
    }

    private void once(Executable method) {
        Type[] types = method.getGenericParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) arguments[i] = generator.value(types[i], 0);
        boolean open = method instanceof Method m && !Modifier.isStatic(m.getModifiers());
        Object self = open ? generator.value(method.getDeclaringClass(), 0) : null;
        if (open && self == null) return;
        calls++;
        log.print(calls + " " + method + " "
                + brief((open ? generator.describe(self) + " " : "") + generator.describe(arguments)) + " ");
        StepCounter.End end = count(() -> call(method, self, arguments));
        log.print(end.steps() + " steps " + end.bytes() + " bytes ");
        judge(method, self, arguments, end);
        Object result = end.result();
        if (end.thrown() != null) {
            log.println(message(end.thrown()));
            if (!end.interrupted()) withNulls(method, self, arguments, false);
        } else if (result == null) log.println("nothing");
        // A result that came of null is not passed on: that it holds null is the caller's fault.
        else if (end.interrupted() || end.bytes() > REFUSED_BYTES || hasNull(arguments))
            log.println(brief(result.getClass().getSimpleName()));
        else read(method, self, arguments, end);
    }

    private StepCounter.End count(StepCounter.Call call) {
        try {
            generator.await();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        return StepCounter.run(call);
    }

    private static Object call(Executable method, Object self, Object[] arguments) throws Throwable {
        try {
            return method instanceof Constructor<?> c ? c.newInstance(arguments)
                    : ((Method) method).invoke(self, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** What a cell would do with the result: its text, its first elements; they are kept for other calls. */
    private void read(Executable method, Object self, Object[] arguments, StepCounter.End made) {
        Object result = made.result();
        List<Object> kept = new ArrayList<>();
        StepCounter.End end = count(() -> {
            String text = "";
            if (result instanceof Collection<?> some) {
                kept.addAll(some.stream().limit(3).toList());
                text = text(kept);
            } else if (result instanceof BaseStream<?, ?> stream) {
                try (stream) {
                    var elements = stream.iterator();
                    for (int i = 0; i < 3 && elements.hasNext(); i++) kept.add(elements.next());
                }
                text = text(kept);
            } else {
                kept.add(result);
                text = text(result);
            }
            boolean same = result.hashCode() == 0 | result.equals(self);
            return text == null ? String.valueOf(same) : text;
        });
        log.println(end.thrown() != null ? "unreadable " + message(end.thrown())
                : brief(result.getClass().getSimpleName()) + " " + brief(end.result()));
        judge(method, self, arguments, end);
        if (end.thrown() != null) return;
        for (Object value : kept)
            if (value != null)
                generator.keep(value, made.bytes() + end.bytes());
        withNulls(method, self, arguments, true);
    }

    /** Calls with one null. Among arguments that are refused themselves, the refusal may be theirs. */
    private void withNulls(Executable method, Object self, Object[] arguments, boolean valid) {
        for (NullArguments.Variant variant : nulls.of(method, arguments, valid)) {
            StepCounter.End end = count(() -> text(call(method, self, variant.arguments())));
            Throwable e = end.thrown();
            if (!valid && !(e instanceof NullPointerException)) continue;
            if (e instanceof IllegalArgumentException && !end.interrupted() && !variant.isNamed(e.getMessage()))
                report(method, self, variant.arguments(),
                        "does not name " + variant.parameter() + ": " + variant.where(), e.getMessage() + " " + at(e));
            else judge(method, self, variant.arguments(), end);
        }
    }

    private void judge(Executable method, Object self, Object[] arguments, StepCounter.End end) {
        if (end.ignoredInterrupt() != null) {
            report(method, self, arguments, "ignores interrupts",
                    Arrays.stream(end.ignoredInterrupt()).limit(8).toList().toString());
            return;
        }
        if (end.interrupted()) interrupted++;
        Throwable e = end.thrown();
        if (e == null) return;
        if (e instanceof IllegalArgumentException) {
            refused++;
            String late = SEARCHES.get(PublicApi.name(method));
            String message = String.valueOf(e.getMessage());
            // What the reader's rule throws is known where it is called.
            boolean searched = late != null && message.contains(late) || message.contains(": the rule threw ");
            if (end.bytes() > REFUSED_BYTES && !end.interrupted() && !searched) {
                report(method, self, arguments, "allocates before it refuses", end.bytes() + " bytes");
            }
            if (e.getMessage() == null || e.getMessage().isBlank())
                report(method, self, arguments, "has no message", at(e));
            return;
        }
        // The contract of Comparable.
        if (e instanceof NullPointerException && method.getName().equals("compareTo")) return;
        // Another type than the compiler lets in: it came as an Object.
        if (e instanceof ClassCastException && isGeneric(method)) return;
        if (e.getClass().getName().equals(STOPPED) || ALLOWED.stream().anyMatch(type -> type.isInstance(e))) return;
        report(method, self, arguments, e.getClass().getSimpleName() + " is not documented",
                e.getMessage() + " " + at(e));
    }

    private static boolean isGeneric(Executable method) {
        return Arrays.stream(method.getGenericParameterTypes()).anyMatch(type -> !(type instanceof Class<?>))
                || method.getDeclaringClass().getTypeParameters().length > 0;
    }

    private static String at(Throwable e) {
        return Arrays.stream(e.getStackTrace()).filter(f -> f.getClassName().startsWith("nimbook.")).limit(3).toList()
                .toString();
    }

    /** Whether null is anywhere in the arguments. */
    private static boolean hasNull(Object value) {
        if (value == null) return true;
        if (value instanceof Object[] some) return Arrays.stream(some).anyMatch(PublicApiFuzzer::hasNull);
        return value instanceof Collection<?> some && some.stream().anyMatch(PublicApiFuzzer::hasNull);
    }

    private void report(Executable method, Object self, Object[] arguments, String what, String how) {
        String key = PublicApi.name(method)
                + Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList() + " " + what;
        if (broken.containsKey(key)) return;
        broken.put(key, "call " + calls + " " + (self == null ? "" : "on " + brief(self) + " ") + "with "
                + brief(arguments) + ": " + how);
    }

    /**
     * As toString; maps and sets in the order of their text, because that of Map.of changes from one JVM to the next.
     */
    private static String text(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream().map(e -> e.getKey() + "=" + text(e.getValue())).sorted().toList().toString();
        }
        if (value instanceof Set<?> set) return set.stream().map(PublicApiFuzzer::text).sorted().toList().toString();
        return value instanceof List<?> list ? list.stream().map(PublicApiFuzzer::text).toList().toString()
                : String.valueOf(value);
    }

    private static String message(Throwable e) {
        return e.getClass().getSimpleName() + " " + brief(e.getMessage());
    }

    private static String brief(Object value) {
        String text;
        if (value instanceof BigInteger n && n.bitLength() > 200) text = "a number of " + n.bitLength() + " bits";
        else if (value != null && value.getClass().isArray()) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < Math.min(8, Array.getLength(value)); i++) parts.add(brief(Array.get(value, i)));
            text = parts.toString();
        } else {
            try {
                text = String.valueOf(value);
            } catch (RuntimeException e) {
                text = "(" + e + ")";
            }
        }
        // Hash codes and names of classes made at run time differ from run to run.
        text = text.replaceAll("\\$\\$Lambda[^@#, \\]]*", "\\$Lambda").replaceAll("@[0-9a-f]+", "@").replace("\n",
                "\\n");
        return text.length() > 160 ? text.substring(0, 160) + "…" + text.length() + ":" + text.hashCode() : text;
    }
}
