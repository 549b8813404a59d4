package nimbook.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nimbook.wythoff.Wythoff;

/** Random statements with bounded quantifiers against their plain evaluation. */
class StatementProperties {

    private interface Meaning {
        boolean at(int x, int y, int z);
    }

    private interface Value {
        long at(int x, int y, int z);
    }

    private record Formula(String text, Meaning meaning) {}

    private record Term(String text, Value value) {}

    private static Arbitrary<Term> terms() {
        Arbitrary<Term> variables = Arbitraries.of(new Term("x", (x, y, z) -> x), new Term("y", (x, y, z) -> y),
                new Term("z", (x, y, z) -> z));
        Arbitrary<Term> calls = variables.map(t -> new Term("A(" + t.text + ")", (x, y, z) ->
                Wythoff.lower(t.value.at(x, y, z))));
        Arbitrary<Term> rests = variables.map(t -> new Term(t.text + " mod 3", (x, y, z) -> t.value.at(x, y, z) % 3));
        Arbitrary<Term> simple = Arbitraries.oneOf(variables, variables, calls, rests);
        Arbitrary<Integer> factors = Arbitraries.integers().between(-3, 3);
        return Combinators.combine(simple, factors, simple, Arbitraries.integers().between(-5, 9)).as((a, k, b, c) ->
                new Term("(" + k + ")·(" + a.text + ") + " + b.text + " + (" + c + ")", (x, y, z) ->
                        k * a.value.at(x, y, z) + b.value.at(x, y, z) + c));
    }

    private static Arbitrary<Formula> formulas(int depth) {
        Arbitrary<Formula> atoms = Combinators.combine(terms(), Arbitraries.of("=", "<", ">=", "!="), terms())
                .as((a, sign, b) -> new Formula(a.text + " " + sign + " " + b.text, (x, y, z) -> {
                    long left = a.value.at(x, y, z);
                    long right = b.value.at(x, y, z);
                    return switch (sign) {
                        case "=" -> left == right;
                        case "<" -> left < right;
                        case ">=" -> left >= right;
                        default -> left != right;
                    };
                }));
        if (depth == 0) return atoms;
        Arbitrary<Formula> inner = formulas(depth - 1);
        Arbitrary<Formula> joined = Combinators.combine(inner, Arbitraries.of("&", "|", "=>", "<=>", "xor"), inner)
                .as((a, sign, b) -> new Formula("(" + a.text + ") " + sign + " (" + b.text + ")", (x, y, z) -> {
                    boolean left = a.meaning.at(x, y, z);
                    boolean right = b.meaning.at(x, y, z);
                    return switch (sign) {
                        case "&" -> left && right;
                        case "|" -> left || right;
                        case "=>" -> !left || right;
                        case "<=>" -> left == right;
                        default -> left != right;
                    };
                }));
        Arbitrary<Formula> negated = inner.map(a -> new Formula("~(" + a.text + ")", (x, y, z) ->
                !a.meaning.at(x, y, z)));
        return Arbitraries.oneOf(atoms, joined, joined, negated);
    }

    /** z is bound by x + y; the formula below it may name all three. */
    @Provide
    Arbitrary<Formula> bounded() {
        return Combinators.combine(formulas(2), formulas(1), Arbitraries.of(true, false)).as((inner, outer, all) -> {
            String text = (all ? "all" : "some") + " z <= x + y: " + inner.text;
            return new Formula("(" + outer.text.replace("z", "y") + ") | (" + text + ")", (x, y, z) -> {
                if (outer.meaning.at(x, y, y)) return true;
                for (int bound = 0; bound <= x + y; bound++)
                    if (inner.meaning.at(x, y, bound) != all) return !all;
                return all;
            });
        });
    }

    @Property(tries = 400, seed = "20260101")
    void randomStatementsMeanWhatTheySay(@ForAll("bounded") Formula formula) {
        Relation relation = Theory.fibonacci().relation(formula.text);
        for (int x = 0; x < 11; x++) for (int y = 0; y < 11; y++) {
            long[] numbers = new long[relation.names().size()];
            for (int i = 0; i < numbers.length; i++) numbers[i] = relation.names().get(i).equals("x") ? x : y;
            assertEquals(formula.meaning.at(x, y, 0), relation.contains(numbers), formula.text + " at " + x + ", " + y);
        }
    }
}
