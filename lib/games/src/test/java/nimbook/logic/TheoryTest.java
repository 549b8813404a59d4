package nimbook.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import nimbook.fibonacci.FibonacciNim;
import nimbook.hofstadter.CorrectionTerm;
import nimbook.hofstadter.HofstadterG;
import nimbook.number.Fibonacci;
import nimbook.number.Zeckendorf;
import nimbook.wythoff.TWythoff;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TheoryTest {

    private static final Theory FIBONACCI = Theory.fibonacci();

    /** Statements of the documents (claims B2, B8, W4, W7, H4, H16, F5 …) and some of arithmetic. */
    @ParameterizedTest
    @ValueSource(strings = {
            "all n: n >= 1 => B(n) = A(A(n)) + 1", "all n: A(B(n)) = A(n) + B(n)",
            "∀k ≥ 1: (∃n ≥ 1: k = A(n)) xor (∃n ≥ 1: k = B(n))", "all n >= 1: A(n) = shl(n - 1) + 1",
            "all n >= 1: G(n) = n - G(G(n - 1))", "all n: A(G(n)) <= n < A(G(n) + 1)",
            "all x, y, u, v: W(x, y) & queen(x, y, u, v) => ~W(u, v)",
            "all x, y: ~W(x, y) => (some u, v: queen(x, y, u, v) & W(u, v))",
            "all n >= 2: (G(n-2) < G(n-1) => g(n) = 1 - g(G(n-1))) & (~ G(n-2) < G(n-1) => g(n) = 1)",
            "all n: n >= 1 => leastpart(n) <= n & fib(leastpart(n))", "all n: n mod 7 < 7", "~ some n: n + 1 = 0",
            "all m > 23: some x, y: m = 5x + 7y"})
    void theseHold(String statement) {
        Decision decision = FIBONACCI.decide(statement);
        assertTrue(decision.holds(), decision::toString);
        assertTrue(decision.largest() <= decision.raw());
    }

    /** The least counterexamples are those of the ledger, or can be read off. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
            "all n >= 1: B(n) > A(n-1) + n > B(n-1) > A(n-1); n = 1; B(n) = 2, A(n − 1) = 0, B(n − 1) = 0",
            "all x, y: x < y => x + 1 < y; x = 0, y = 1; none",
            "all n: A(n) != 12; n = 8; A(n) = 12", "all n: n < 1000000000000; n = 1000000000000; none"})
    void theseFail(String statement, String example, String values) {
        Decision decision = FIBONACCI.decide(statement);
        assertFalse(decision.holds(), decision::toString);
        assertEquals(example, decision.exampleText());
        assertEquals(values.equals("none") ? "" : values, decision.valuesText());
    }

    /** Of "x < y ⇒ x + 1 < y" the neighbours are all cases against; the 1 of a true left side is none of them. */
    @Test
    void allCasesAgainstTheLeast() {
        Decision decision = FIBONACCI.decide("(some n: n = 1) & all x, y: x < y => x + 1 < y");
        assertEquals("x = 0, y = 1", decision.exampleText());
        assertEquals(FIBONACCI.relation("y = x + 1"), decision.cases().orElseThrow());
        assertTrue(FIBONACCI.decide("all n: n >= 0").cases().isEmpty());
    }

    @Test
    void freeVariablesStayInTheirOrder() {
        assertEquals(List.of("y", "x"), FIBONACCI.variables("A(y) = x & all n: n >= 0"));
        Relation any = FIBONACCI.relation("y - y = 0");
        assertEquals(List.of("y"), any.names());
        assertTrue(any.isAll());
    }

    @Test
    void aTrueSomeShowsItsLeastCase() {
        Decision decision = FIBONACCI.decide("some n, m: n > 10 & A(n) = B(m)  |  n = 4 & m = 9");
        assertEquals("n = 4, m = 9", decision.exampleText());
        assertEquals("A(n) = 6, B(m) = 23", decision.valuesText());
    }

    /** A(n − 1) has no value at n = 0, where the printed order is then false; with n ≥ 1 nothing is to be said. */
    @Test
    void aMissingValueIsSaidWhereItDecides() {
        Decision bare = FIBONACCI.decide("all n: A(n - 1) <= n + n");
        assertFalse(bare.holds());
        assertEquals("n = 0", bare.exampleText());
        assertEquals("A(n − 1) has no value", bare.valuesText());
        assertTrue(bare.note().contains("has no value"), bare.note());
        assertEquals("", FIBONACCI.decide("all n >= 1: A(n - 1) <= n + n").note());
    }

    /** The names, defined anew, against the library's functions. */
    @Test
    void namesAreTheLibrarysFunctions() {
        compare("A(n)", Wythoff::lower);
        compare("B(n)", Wythoff::upper);
        compare("G(n)", HofstadterG::term);
        compare("g(n)", CorrectionTerm::g);
        compare("leastpart(n)", n -> n == 0 ? 0 : Fibonacci.ofLong(Zeckendorf.of(n).leastIndex()));
        Relation fib = FIBONACCI.relation("fib(n)");
        Relation lost = FIBONACCI.relation("leastpart(n) = n & n >= 2");
        for (long n = 0; n < 10_000; n++) assertEquals(n > 0 && Fibonacci.isFibonacci(n), fib.contains(n));
        for (long n = 2; n < 300; n++) assertEquals(FibonacciNim.isP(n, n - 1), lost.contains(n));
        for (int t = 2; t <= 4; t++) {
            Relation pairs = Names.define(Theory.of(Numeration.ostrowski(t))).relation("W(x, y)");
            for (long x = 0; x < 120; x++) for (long y = 0; y < 120; y++)
                assertEquals(TWythoff.of(t).isP(x, y), pairs.contains(x, y));
        }
        Relation sums = Names.define(Theory.of(Numeration.base(2))).relation("nimsum(x, y) = z");
        for (long x = 0; x < 200; x++) for (long y = 0; y < 200; y++) assertTrue(sums.contains(x, y, x ^ y));
    }

    private static void compare(String term, LongUnaryOperator function) {
        Theory theory = Names.define(Theory.of(Numeration.zeckendorf()));
        Relation graph = theory.relation("k = " + term);
        for (long n = 0; n < 10_000; n++) {
            long value = function.applyAsLong(n);
            assertTrue(graph.contains(value, n), term + " at " + n);
            assertFalse(graph.contains(value + 1, n), term + " at " + n);
        }
        assertEquals(BigInteger.valueOf(function.applyAsLong(987_654)), theory.value(term.replace("n", "987654")));
    }

    /**
     * Hofstadter's H, and the game in which after s coins at most ⌈5s/2⌉ are taken: lost with a quota below the least
     * part (A. J. Schwenk, <i>Take-away games</i>, 1970). No such move ends the game, each leads to a quota that
     * reaches the least part, and taking the least part leads to one that does not.
     */
    @Test
    void narayanasNumeration() {
        Theory theory = Names.define(Theory.of(Numeration.narayana()));
        for (String statement : List.of("all n >= 1: H(n) = n - H(H(H(n - 1)))",
                "all n, s, m: n = m + s & 1 <= s < leastpart(n) => m > 0 & 5s + 1 >= 2 leastpart(m)",
                "all n: n = leastpart(n) | 5 leastpart(n) + 1 < 2 leastpart(n - leastpart(n))"))
            assertTrue(theory.decide(statement).holds(), statement);
        Relation h = theory.relation("k = H(n)");
        Relation cow = theory.relation("narayana(n)");
        int[] term = new int[10_000];
        for (int n = 0; n < term.length; n++) {
            if (n > 0) term[n] = n - term[term[term[n - 1]]];
            assertTrue(h.contains(term[n], n) && !h.contains(term[n] + 1, n));
            assertEquals(n > 0 && IntStream.of(Numeration.narayana().word(n)).sum() == 1, cow.contains(n));
        }
        Relation lost = theory.relation("n = 0 | q < leastpart(n)");
        boolean[][] plays = new boolean[80][200];
        for (int n = 0; n < 80; n++) for (int q = 0; q < 200; q++) {
            int coins = n;
            plays[n][q] = IntStream.rangeClosed(1, Math.min(n, q)).allMatch(s -> !plays[coins - s][(5 * s + 1) / 2]);
            assertEquals(plays[n][q], lost.contains(n, q), n + ", " + q);
        }
    }

    @Test
    void namesOfOnesOwn() {
        Theory own = FIBONACCI.define("twice(n)", "A(n) + A(n)").define("even(n)", "some k: n = 2k")
                .define("half(n) = k", "n = 2k | n = 2k + 1").digits("one(n)", "0*1");
        assertTrue(own.decide("all n: even(twice(n))").holds());
        assertEquals(BigInteger.valueOf(21), own.value("half(43)"));
        assertTrue(own.decide("all n: one(n) <=> n = 1").holds());
        assertEquals("has no value at n = 1", refusal(() -> own.define("part(n) = k", "n = 2k")).substring(5));
        assertEquals("near has several values at n = 0", refusal(() -> own.define("near(n) = k", "k <= n + 1")));
        assertNull(own.value("A(0 - 1)"));
    }

    /** What cannot be read is refused at its place. */
    @ParameterizedTest
    @CsvSource(delimiter = '@', quoteCharacter = '`', value = {
            "all n: n·n = n @ 8 @ n·n is not linear: a product needs a number on one side",
            "all n: foo(n) = 1 @ 7 @ foo has no meaning here; known are A, B, G, W, evenzeros, fib, g, leastpart, "
                    + "lucas, queen, shl, shr, tail",
            "all n: (n >= 1 & A(n) = 3 @ 25 @ \")\" is expected here",
            "all n n > 1 @ 6 @ \":\" is expected here after the names of a quantifier",
            "x < 3 @ 0 @ x is free: \"all x: …\" or \"some x: …\" says which x is meant",
            "all n: n => n = 2 @ 7 @ a statement is expected here, as x < y; this is a number: n",
            "all n: A(n, n) = 2 @ 7 @ A(n) has 1 argument, not 2",
            "all n: some n: n = n @ 12 @ n is bound already",
            "all n: n $ 2 @ 9 @ \"$\" begins nothing that can be said here",
            "all A: A = 1 @ 4 @ A has a meaning already",
            "all n: n mod n = 0 @ 9 @ a division is by a number from 1 to 65535 only, not by n"})
    void errorsHaveACaret(String statement, int column, String message) {
        String[] lines = refusal(() -> FIBONACCI.decide(statement)).split("\n");
        assertEquals(statement, lines[0]);
        assertEquals(" ".repeat(column) + "^ " + message, lines[1]);
    }

    private static String refusal(Runnable call) {
        return assertThrows(IllegalArgumentException.class, call::run).getMessage();
    }

    @Test
    void aStatementIsTypeset() {
        assertEquals("∀n: n ≥ 1 ⇒ B(n) = A(A(n)) + 1",
                FIBONACCI.decide("all n: n >= 1 => B(n) = A(A(n)) + 1").typeset());
        assertEquals("∃x, y: ¬ x = y ∧ x − 1 ≠ 2", Theory.typeset("some x, y: ~ x = y & x - 1 != 2"));
    }
}
