package nimbook.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import nimbook.fuzz.sample.Sample;
import nimbook.period.RookCertificate;
import nimbook.period.RookCertificateChecker;
import org.junit.jupiter.api.Test;

class StepCounterTest {

    private static final StepCountingLoader LOADER = new StepCountingLoader(StepCounterTest.class.getClassLoader());

    private static StepCounter.End run(String name, Object... arguments) throws ClassNotFoundException {
        Class<?> sample = LOADER.loadClass(Sample.class.getName());
        Method method =
                Arrays.stream(sample.getMethods()).filter(m -> m.getName().equals(name)).findFirst().orElseThrow();
        return run(method, arguments);
    }

    private static StepCounter.End run(Method method, Object... arguments) {
        return StepCounter.run(() -> {
            try {
                return method.invoke(null, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
    }

    /** The method, and a jump back after each round. */
    @Test
    void stepsAreMethodsAndRounds() throws ClassNotFoundException {
        StepCounter.End end = run("withoutPoll", 1000L);
        assertEquals(499_500L, end.result());
        assertEquals(1001, end.steps());
        assertFalse(end.interrupted());
        assertEquals(2001, run("withPoll", 1000L).steps(), "the poll is a method");
    }

    @Test
    void aCallThatPollsIsInterrupted() throws ClassNotFoundException {
        StepCounter.End end = run("withPoll", Long.MAX_VALUE);
        assertTrue(end.interrupted());
        assertEquals("Stopped", end.thrown().getClass().getSimpleName());
        assertNull(end.ignoredInterrupt());
        assertTrue(end.steps() - StepCounter.STEPS < 3, end.steps() + " steps");
        assertFalse(Thread.currentThread().isInterrupted());
    }

    @Test
    void aCallThatNeverPollsIsFound() throws ClassNotFoundException {
        StepCounter.End end = run("withoutPoll", Long.MAX_VALUE);
        assertNotNull(end.ignoredInterrupt());
        assertTrue(
                Arrays.stream(end.ignoredInterrupt()).anyMatch(frame -> frame.getMethodName().equals("withoutPoll")));
        assertFalse(run("withoutPoll", 1000L).interrupted(), "the next call is counted from 0");
    }

    @Test
    void arraysAreCountedBeforeTheyAreAllocated() throws ClassNotFoundException {
        StepCounter.End end = run("refusesLate", -2_000_000);
        assertInstanceOf(IllegalArgumentException.class, end.thrown());
        // The table and the exception.
        assertEquals(16_000_024, end.bytes());
        assertEquals(80, run("refusesLate", 10).bytes());
    }

    /**
     * 10⁵ digits are 10 382 words: schoolbook multiplication of two would take 10⁸ steps, Toom and Cook's less than
     * 10⁷.
     */
    @Test
    void longProductsAreManySteps() throws ClassNotFoundException {
        StepCounter.End end = run("products", BigInteger.TEN.pow(100_000), 1000);
        assertTrue(end.interrupted());
        assertNull(end.ignoredInterrupt());
        assertTrue(end.steps() > 8 * 10_382L * 101 && end.steps() < 20_000_000, end.steps() + " steps");
    }

    @Test
    void memoryAndTimeAreThoseOfTheCounter() throws ClassNotFoundException {
        long[] machine = (long[]) run("machine").result();
        assertEquals(List.of(StepCounter.MAX_MEMORY, 1L), List.of(machine[0], machine[1]));
    }

    /**
     * 1.5 · 10⁶ bits: one product takes 8 · 10⁷ steps, less than a call may take after an interrupt; two take more, so
     * that there must be a poll between them.
     */
    @Test
    void largeNumbersPollBetweenTwoProducts() throws ReflectiveOperationException {
        BigInteger n = BigInteger.ONE.shiftLeft(1_500_000).add(BigInteger.TEN.pow(1000));
        for (String call : List.of("nimbook.number.Zeckendorf.of", "nimbook.wythoff.Wythoff.partner",
                "nimbook.hofstadter.TriangleWythoff.partners", "nimbook.number.Golden.floorPhi")) {
            int dot = call.lastIndexOf('.');
            Method method = LOADER.loadClass(call.substring(0, dot)).getMethod(call.substring(dot + 1),
                    BigInteger.class);
            StepCounter.End end = run(method, n);
            assertEquals("Stopped", end.thrown().getClass().getSimpleName(), call);
            assertNull(end.ignoredInterrupt(), call);
        }
    }

    /** A bar of 3000 rows has as many options, of up to 3000 rows each. */
    @Test
    void theOptionsOfALongBarPoll() throws ReflectiveOperationException {
        Method chomp = LOADER.loadClass("nimbook.ruleset.Rulesets").getMethod("chomp", int.class, int.class);
        StepCounter.End end = run(chomp, 3000, 1);
        assertTrue(end.interrupted());
        assertNull(end.ignoredInterrupt());
        assertTrue(end.steps() < StepCounter.STEPS + 100_000, end.steps() + " steps");
    }

    /**
     * The primes of a forged period were sought up to its root without a poll, and q² overflowed on the way. Row 3 has
     * no level below that would refuse the period before its primes, 2 · 3 · 715 827 883 · 2 147 483 647, are sought.
     */
    @Test
    void aForgedPeriodCanBeInterrupted() throws ReflectiveOperationException {
        Class<?> certificate = LOADER.loadClass(RookCertificate.class.getName());
        Object forged = certificate.getConstructors()[0].newInstance(3, Long.MAX_VALUE - 1, 20, 27, List.of(43L, 10L));
        StepCounter.End end =
                run(LOADER.loadClass(RookCertificateChecker.class.getName()).getMethod("faults", certificate), forged);
        assertTrue(end.interrupted());
        assertNull(end.ignoredInterrupt());
    }
}
