package nimbook.door;

import java.io.IOException;
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
import java.util.concurrent.Callable;
import java.util.stream.BaseStream;
import java.util.stream.Stream;

/**
 * Calls every public method of the library over and over, until its time is up, and prints what breaks the rule of {@code nimbook.work}:
 * {@code Knocking seed seconds rounds}. A process of its own with a small heap, so that a table that should have been refused does not fit.
 */
final class Knocking {

    /** What a refused call may have allocated: its message, and what was read before the bad argument was found. */
    static final long REFUSED_BYTES = 8 << 20;

    /** Beside IllegalArgumentException: what the rule of the house allows. */
    private static final Set<Class<?>> ALLOWED = Set.of(IndexOutOfBoundsException.class, ArithmeticException.class, NoSuchElementException.class,
            IllegalStateException.class, UnsupportedOperationException.class, nimbook.work.Work.Stopped.class);

    /** Command lines end their process, and write where they are told; an engine's memory rule takes any text and any number by design. */
    private static final Set<String> NOT_CALLED = Set.of("nimbook.claim.ClaimsMain.run", "java.lang.Object.wait",
            "java.lang.Object.notify", "java.lang.Object.notifyAll", "java.lang.Object.getClass");

    private final Hostile hostile;
    private final Random random;
    private final Watch watch = new Watch();
    private final Map<String, String> broken = new LinkedHashMap<>();
    private long calls;
    private long refused;
    private long stopped;

    private Knocking(long seed) {
        hostile = new Hostile(seed);
        random = new Random(seed);
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Knocking knocking = new Knocking(Long.parseLong(arguments[0]));
        List<Executable> doors = doors();
        knocking.knock(doors, System.nanoTime() + (long) (1e9 * Double.parseDouble(arguments[1])), Integer.parseInt(arguments[2]));
        knocking.broken.forEach((what, how) -> out.println(what + "\n    " + how));
        out.println(doors.size() + " doors, " + knocking.calls + " calls, " + knocking.refused + " refused, " + knocking.stopped + " stopped, "
                + knocking.broken.size() + " broken");
        System.exit(knocking.broken.isEmpty() ? 0 : 1);
    }

    /** Public constructors and methods of public classes. */
    static List<Executable> doors() throws IOException, ReflectiveOperationException {
        List<Executable> doors = new ArrayList<>();
        // Of whose classes: named by one of each library.
        for (String one : System.getProperty("nimbook.door.of", "nimbook.work.Work").split(",")) doors.addAll(doors(Class.forName(one)));
        doors.removeIf(door -> NOT_CALLED.contains(name(door)) || name(door).endsWith(".main"));
        doors.sort(java.util.Comparator.comparing(Executable::toString));
        return doors;
    }

    private static List<Executable> doors(Class<?> one) throws IOException, ReflectiveOperationException {
        List<Executable> doors = new ArrayList<>();
        Path root = Path.of(java.net.URI.create(one.getProtectionDomain().getCodeSource().getLocation().toString()));
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class") && !f.toString().contains("-info")).sorted().toList()) {
                String name = root.relativize(file).toString().replace(".class", "").replace('/', '.').replace('\\', '.');
                Class<?> type = Class.forName(name);
                if (!isPublic(type)) continue;
                if (!Modifier.isAbstract(type.getModifiers())) doors.addAll(Arrays.asList(type.getConstructors()));
                for (Method method : type.getMethods()) if (method.getDeclaringClass() == type && !method.isBridge()) doors.add(method);
            }
        }
        return doors;
    }

    private static boolean isPublic(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getEnclosingClass()) if (!Modifier.isPublic(c.getModifiers())) return false;
        return !type.isAnonymousClass() && !type.isLocalClass();
    }

    private static String name(Executable door) {
        return door.getDeclaringClass().getName() + (door instanceof Method ? "." + door.getName() : "");
    }

    private void knock(List<Executable> doors, long until, int rounds) throws InterruptedException {
        List<Executable> order = new ArrayList<>(doors);
        for (int round = 0; round < rounds && System.nanoTime() < until; round++) {
            Collections.shuffle(order, random);
            for (Executable door : order) {
                if (System.nanoTime() >= until) return;
                for (int i = 0; i < 3; i++) once(door);
            }
        }
    }

    private void once(Executable door) throws InterruptedException {
        Type[] types = door.getGenericParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) arguments[i] = hostile.value(types[i], 0);
        boolean open = door instanceof Method m && !Modifier.isStatic(m.getModifiers());
        Object self = open ? hostile.value(door.getDeclaringClass(), 0) : null;
        if (open && self == null) return;
        calls++;
        Watch.End end = watch.run(() -> call(door, self, arguments));
        if (end.thrown() instanceof OutOfMemoryError) {
            // What was kept may have filled the heap; alone the call must fit, or be refused.
            hostile.forget();
            System.gc();
            end = watch.run(() -> call(door, self, arguments));
        }
        judge(door, self, arguments, end);
        Object result = end.result();
        // A record of nothing is nothing to go on with: whoever passes null has been told, or is told later.
        if (result == null || end.stopped() || hasNull(arguments)) return;
        if (end.bytes() < REFUSED_BYTES) look(door, self, arguments, result);
    }

    private static Object call(Executable door, Object self, Object[] arguments) throws Exception {
        try {
            return door instanceof Constructor<?> c ? c.newInstance(arguments) : ((Method) door).invoke(self, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) throw error;
            throw (Exception) e.getCause();
        }
    }

    /** What a cell would do with the result: its words, its first elements, and more calls. */
    private void look(Executable door, Object self, Object[] arguments, Object result) throws InterruptedException {
        Callable<Object> reading = () -> {
            if (!(result instanceof Collection<?>)) String.valueOf(result);
            if (result instanceof Collection<?> some) for (Object o : some.stream().limit(3).toList()) keep(o == null || o.toString() == null ? null
                    : o);
            else if (result instanceof BaseStream<?, ?> stream) read(stream);
            else keep(result);
            return result.hashCode() + (result.equals(self) ? 1 : 0);
        };
        Watch.End end = watch.run(reading);
        if (end.thrown() instanceof OutOfMemoryError) {
            hostile.forget();
            System.gc();
            end = watch.run(reading);
        }
        judge(door, self, arguments, end);
    }

    private void keep(Object value) {
        if (value != null) hostile.keep(value);
    }

    private void read(BaseStream<?, ?> stream) {
        try (stream) {
            var elements = stream.iterator();
            for (int i = 0; i < 3 && elements.hasNext(); i++) keep(elements.next());
        }
    }

    private void judge(Executable door, Object self, Object[] arguments, Watch.End end) {
        if (end.deaf() != null) {
            report(door, self, arguments, "does not stop", Arrays.stream(end.deaf()).limit(6).toList().toString());
            return;
        }
        if (end.stopped()) stopped++;
        Throwable e = end.thrown();
        if (e == null) return;
        if (e instanceof IllegalArgumentException) {
            refused++;
            if (end.bytes() > REFUSED_BYTES && !end.stopped()) report(door, self, arguments, "allocates before it refuses", end.bytes() + " bytes");
            if (e.getMessage() == null || e.getMessage().isBlank()) report(door, self, arguments, "says nothing", at(e));
            return;
        }
        if (e instanceof NullPointerException && (hasNull(arguments) || hasFunction(arguments))) return;
        // Another type than the compiler lets in: it came as an Object.
        if (e instanceof ClassCastException && generic(door)) return;
        if (ALLOWED.stream().anyMatch(type -> type.isInstance(e))) return;
        report(door, self, arguments, e.getClass().getSimpleName() + " is not documented", e.getMessage() + " " + at(e));
    }

    private static boolean generic(Executable door) {
        return Arrays.stream(door.getGenericParameterTypes()).anyMatch(type -> !(type instanceof Class<?>))
                || door.getDeclaringClass().getTypeParameters().length > 0;
    }

    private static String at(Throwable e) {
        return Arrays.stream(e.getStackTrace()).filter(f -> f.getClassName().startsWith("nimbook.")).limit(3).toList().toString();
    }

    /** Whether null is anywhere in the arguments: asked for by the caller. */
    private static boolean hasNull(Object value) {
        if (value == null) return true;
        if (value instanceof Object[] some) return Arrays.stream(some).anyMatch(Knocking::hasNull);
        return value instanceof Collection<?> some && some.stream().anyMatch(Knocking::hasNull);
    }

    /** Whether a function was passed that may answer null. */
    private static boolean hasFunction(Object[] arguments) {
        return Arrays.stream(arguments).anyMatch(a -> java.lang.reflect.Proxy.isProxyClass(a.getClass()));
    }

    private void report(Executable door, Object self, Object[] arguments, String what, String how) {
        String key = name(door) + Arrays.stream(door.getParameterTypes()).map(Class::getSimpleName).toList() + " " + what;
        if (broken.containsKey(key)) return;
        broken.put(key, (self == null ? "" : "on " + brief(self) + " ") + "with " + brief(arguments) + ": " + how);
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
        return text.length() > 160 ? text.substring(0, 160) + "…" : text;
    }
}
