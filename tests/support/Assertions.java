import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What exercises' tests call of AssertJ and of JUnit, in a form that a page runs as well. */
class Assertions {

    interface Task {
        void run() throws Throwable;
    }

    /** Runs a test and prints how it ended. */
    static void run(String name, Task test) {
        try {
            test.run();
            System.out.println(name + " passes");
        } catch (Throwable e) {
            System.out.println(name + " fails: " + e);
        }
    }

    static That assertThat(Object actual) {
        return new That(actual);
    }

    static Thrown assertThatExceptionOfType(Class<?> type) {
        return new Thrown(type);
    }

    static Thrown assertThatIllegalArgumentException() {
        return new Thrown(IllegalArgumentException.class);
    }

    static Thrown assertThatThrownBy(Task task) {
        return new Thrown(Throwable.class).isThrownBy(task);
    }

    static Throwable assertThrows(Class<?> type, Task task) {
        return new Thrown(type).isThrownBy(task).thrown;
    }

    static void assertEquals(Object expected, Object actual) {
        assertThat(actual).isEqualTo(expected);
    }

    static void assertEquals(double expected, double actual, double most) {
        assertThat(actual).isCloseTo(expected, most);
    }

    static void assertEquals(String words, Object expected, Object actual) {
        assertThat(actual).isEqualTo(expected);
    }

    static void assertNotEquals(Object expected, Object actual) {
        assertThat(actual).isNotEqualTo(expected);
    }

    static void assertTrue(boolean holds) {
        assertThat(holds).isTrue();
    }

    static void assertTrue(String words, boolean holds) {
        assertThat(holds).isTrue();
    }

    static void fail(String words) {
        throw new AssertionError(words);
    }

    static double within(double most) {
        return most;
    }

    static double offset(double most) {
        return most;
    }

    /** Numbers of different types are equal by value, arrays by their elements. */
    static boolean same(Object a, Object b) {
        if (a instanceof Number && b instanceof Number && !a.getClass().equals(b.getClass()))
            return ((Number) a).doubleValue() == ((Number) b).doubleValue();
        return Objects.deepEquals(a, b);
    }

    static List<Object> list(Object of) {
        if (of instanceof Collection) return new ArrayList<>((Collection<?>) of);
        if (of instanceof Map) return new ArrayList<>(((Map<?, ?>) of).entrySet());
        if (of instanceof Object[]) return Arrays.asList((Object[]) of);
        List<Object> list = new ArrayList<>();
        if (of instanceof int[]) for (int each : (int[]) of) list.add(each);
        else if (of instanceof String) for (char each : ((String) of).toCharArray()) list.add(each);
        else for (Object each : (Iterable<?>) of) list.add(each);
        return list;
    }

    static class That {
        private final Object actual;

        That(Object actual) {
            this.actual = actual;
        }

        private That holds(boolean holds, Object than) {
            if (!holds) throw new AssertionError(actual + ", not " + than);
            return this;
        }

        That as(String words, Object... values) {
            return this;
        }

        That withFailMessage(String words, Object... values) {
            return this;
        }

        That isEqualTo(Object expected) {
            return holds(same(actual, expected), expected);
        }

        That isNotEqualTo(Object other) {
            return holds(!same(actual, other), other);
        }

        That isTrue() {
            return isEqualTo(true);
        }

        That isFalse() {
            return isEqualTo(false);
        }

        That isNull() {
            return isEqualTo(null);
        }

        That isNotNull() {
            return isNotEqualTo(null);
        }

        That isZero() {
            return isEqualTo(0);
        }

        That isOne() {
            return isEqualTo(1);
        }

        That isCloseTo(double expected, double most) {
            return holds(Math.abs(((Number) actual).doubleValue() - expected) <= most, expected);
        }

        That isLessThan(double bound) {
            return holds(((Number) actual).doubleValue() < bound, bound);
        }

        That isGreaterThan(double bound) {
            return holds(((Number) actual).doubleValue() > bound, bound);
        }

        That isEmpty() {
            return holds(actual instanceof Optional ? !((Optional<?>) actual).isPresent() : list(actual).isEmpty(),
                    "empty");
        }

        That isNotEmpty() {
            return holds(!list(actual).isEmpty(), "empty");
        }

        That isPresent() {
            return holds(((Optional<?>) actual).isPresent(), "present");
        }

        That isInstanceOf(Class<?> type) {
            return holds(type.isInstance(actual), type);
        }

        That isNotInstanceOf(Class<?> type) {
            return holds(!type.isInstance(actual), type);
        }

        That hasSize(int size) {
            return holds(list(actual).size() == size, size);
        }

        That hasSizeGreaterThanOrEqualTo(int size) {
            return holds(list(actual).size() >= size, size);
        }

        That startsWith(String text) {
            return holds(((String) actual).startsWith(text), text);
        }

        That matches(String regex) {
            return holds(((String) actual).matches(regex), regex);
        }

        That contains(Object... some) {
            return holds(actual instanceof String ? ((String) actual).contains((String) some[0])
                    : list(actual).containsAll(Arrays.asList(some)), Arrays.asList(some));
        }

        That containsExactly(Object... all) {
            return isEqualTo(list(actual), Arrays.asList(all));
        }

        That containsExactly(int... all) {
            return isEqualTo(list(actual), list(all));
        }

        That containsExactlyElementsOf(Iterable<?> all) {
            return isEqualTo(list(actual), list(all));
        }

        That containsExactlyInAnyOrder(Object... all) {
            return inAnyOrder(Arrays.asList(all));
        }

        That containsExactlyInAnyOrderElementsOf(Iterable<?> all) {
            return inAnyOrder(list(all));
        }

        That containsExactlyInAnyOrderEntriesOf(Map<?, ?> all) {
            return isEqualTo(all);
        }

        That containsOnly(Object... all) {
            return holds(new HashSet<>(list(actual)).equals(new HashSet<>(Arrays.asList(all))), Arrays.asList(all));
        }

        private That isEqualTo(List<?> own, List<?> other) {
            boolean equal = own.size() == other.size();
            for (int i = 0; equal && i < own.size(); i++) equal = same(own.get(i), other.get(i));
            return holds(equal, other);
        }

        private That inAnyOrder(List<?> all) {
            List<Object> rest = list(actual);
            for (Object each : all) holds(rest.remove(each), each);
            return holds(rest.isEmpty(), all);
        }
    }

    static class Thrown {
        private final Class<?> type;
        private Throwable thrown;

        Thrown(Class<?> type) {
            this.type = type;
        }

        Thrown isThrownBy(Task task) {
            try {
                task.run();
            } catch (Throwable e) {
                thrown = e;
            }
            return isInstanceOf(type);
        }

        Thrown isInstanceOf(Class<?> wanted) {
            assertThat(thrown).isInstanceOf(wanted);
            return this;
        }

        Thrown withMessage(String words) {
            assertThat(thrown.getMessage()).isEqualTo(words);
            return this;
        }

        Thrown hasMessage(String words) {
            return withMessage(words);
        }

        Thrown withMessageContaining(String words) {
            assertThat(thrown.getMessage()).contains(words);
            return this;
        }

        Thrown hasMessageContaining(String words) {
            return withMessageContaining(words);
        }
    }
}
