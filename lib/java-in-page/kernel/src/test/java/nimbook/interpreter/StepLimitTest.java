package nimbook.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit counts the instructions that run, wherever they run. */
class StepLimitTest {
    private static final String SOURCE = """
            import java.util.function.IntUnaryOperator;
            import java.util.stream.IntStream;

            class Main {
                static String callbacks() {
                    return "" + IntStream.range(0, TURNS).map(i -> i + 1).sum();
                }

                static String nested() {
                    return "" + IntStream.range(0, TURNS).map(i -> IntStream.range(0, 3).map(k -> k + i).sum()).sum();
                }

                static String exceptions() {
                    int[] none = {};
                    int caught = 0;
                    for (int i = 0; i < TURNS; i++) {
                        try {
                            none[i] = 0;
                        } catch (ArrayIndexOutOfBoundsException e) {
                            caught++;
                        }
                    }
                    return "" + caught;
                }

                static String thrownThrough() {
                    IntUnaryOperator refuses = i -> {
                        throw new IllegalStateException();
                    };
                    IntUnaryOperator both = refuses.andThen(i -> i + 1);
                    int caught = 0;
                    for (int i = 0; i < TURNS; i++) {
                        try {
                            both.applyAsInt(i);
                        } catch (IllegalStateException e) {
                            caught++;
                        }
                    }
                    return "" + caught;
                }

                static String endless() {
                    for (;;) {
                        try {
                            thrownThrough();
                        } catch (Error e) {
                            exceptions();
                        }
                    }
                }
            }
            """;

    private static final Twin TEN = program(10), TWENTY = program(20), THIRTY = program(30), MANY = program(10_000);

    private static Twin program(int turns) {
        return new Twin(SOURCE.replace("TURNS", String.valueOf(turns)));
    }

    private static Machine machine(Twin program) {
        Machine machine = new Machine(Twin.JDK);
        program.classes.values().forEach(machine::define);
        return machine;
    }

    private static String run(Machine machine, String method, long limit) {
        machine.limit(limit);
        return (String) machine.run("Main", method, "Ljava/lang/String;");
    }

    /** The least limit under which the method returns: how many instructions it takes. */
    private static long instructions(Twin program, String method) {
        long low = 1, high = 100_000;
        while (low < high) {
            long middle = (low + high) / 2;
            try {
                run(machine(program), method, middle);
                high = middle;
            } catch (Stopped e) {
                low = middle + 1;
            }
        }
        return low;
    }

    @ParameterizedTest
    @ValueSource(strings = {"callbacks", "nested", "exceptions", "thrownThrough"})
    void eachTurnCountsAsMuchAsTheOthers(String method) {
        long ten = instructions(TEN, method), twenty = instructions(TWENTY, method);
        assertEquals(twenty - ten, instructions(THIRTY, method) - twenty);
        assertTrue(twenty > ten && twenty < 2000, method + " takes " + ten + " and " + twenty);
    }

    @Test
    void manyShortCallbacksStayBelowTheLimit() {
        // 1 + … + 10 000; a turn is a handful of instructions.
        assertEquals("50005000", run(machine(MANY), "callbacks", 100_000));
        assertThrows(Stopped.class, () -> run(machine(MANY), "callbacks", 10_000));
    }

    @Test
    void noHandlerGoesOnBehindTheLimit() {
        assertThrows(Stopped.class, () -> run(machine(TEN), "endless", 1_000_000));
    }

    @Test
    void aLimitHoldsFromThenOn() {
        Machine machine = machine(MANY);
        assertThrows(Stopped.class, () -> run(machine, "callbacks", 10_000));
        assertEquals("50005000", run(machine, "callbacks", 100_000));
        assertThrows(Stopped.class, () -> run(machine, "callbacks", 10));
    }
}
