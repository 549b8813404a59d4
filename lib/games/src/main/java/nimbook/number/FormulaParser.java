package nimbook.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import nimbook.number.Formula.Term;

/** Reads a {@link Formula} by recursive descent; says where it cannot go on. */
final class FormulaParser {

    private static final List<String> NAMES =
            List.of("x", "y", "n", "k", "phi", "floor", "ceil", "abs", "sqrt", "min", "max");

    /** Deeper nesting would be no formula that anybody reads. */
    private static final int DEEPEST = 50;

    /** @param function of the terms on both sides */
    private record Operator(String sign, BinaryOperator<QuadraticNumber> function) {}

    /** Those that bind least first; of one level longer operators first, since {@code <} begins {@code <=}. */
    private static final List<List<Operator>> OPERATORS = List.of(List.of(order("==", 0, 0), order("!=", -1, 1),
            order("≠", -1, 1), order("<=", -1, 0), order("≤", -1, 0), order(">=", 0, 1), order("≥", 0, 1),
            order("<", -1, -1), order(">", 1, 1)), List.of(new Operator("^", FormulaParser::nimSum)),
            List.of(new Operator("+", QuadraticNumber::plus), new Operator("-", QuadraticNumber::minus)),
            List.of(new Operator("*", QuadraticNumber::times), new Operator("//", FormulaParser::quotient),
            new Operator("/", QuadraticNumber::over), new Operator("%", FormulaParser::rest)));

    private final String text;
    private int at;
    private int depth;

    FormulaParser(String text) {
        this.text = text.replace('−', '-').replace('·', '*').replace('×', '*').replace('⊕', '^');
    }

    Term parse() {
        Term term = comparison();
        skip();
        if (at < text.length()) throw wrong("an operator or the end is expected");
        return term;
    }

    private IllegalArgumentException wrong(String expected) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return new IllegalArgumentException(
                "formula " + text + ": " + found + " at character " + (at + 1) + ", where " + expected);
    }

    private void skip() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean take(String sign) {
        skip();
        if (!text.startsWith(sign, at)) return false;
        at += sign.length();
        return true;
    }

    private void need(String sign) {
        if (!take(sign)) throw wrong("\"" + sign + "\" is expected");
    }

    private Term comparison() {
        if (++depth > DEEPEST) throw wrong("at most " + DEEPEST + " brackets are open");
        Term left = chain(0);
        depth--;
        return left;
    }

    /** Terms of the next level joined by the operators of this one, from left to right. */
    private Term chain(int level) {
        if (level == OPERATORS.size()) return factor();
        Term left = chain(level + 1);
        for (Operator operator = operator(level); operator != null; operator = operator(level)) {
            Term before = left;
            Term right = chain(level + 1);
            BinaryOperator<QuadraticNumber> function = operator.function;
            left = (x, y) -> function.apply(before.at(x, y), right.at(x, y));
            if (level == 0) refuseSecond();
        }
        return left;
    }

    /** From the left a &lt; b &lt; c would compare c with 1 or 0: in mathematics it means both comparisons. */
    private void refuseSecond() {
        skip();
        int from = at;
        if (operator(0) == null) return;
        at = from;
        throw wrong("a comparison ends; write a < b < c as (a < b) * (b < c)");
    }

    /** The operator of a level that stands here, taken; null for none. */
    private Operator operator(int level) {
        for (Operator operator : OPERATORS.get(level)) if (take(operator.sign)) return operator;
        return null;
    }

    /** 1 where the order of both is one of two, else 0. */
    private static Operator order(String sign, int one, int other) {
        return new Operator(sign, (a, b) -> {
            int order = Integer.signum(a.compareTo(b));
            return QuadraticNumber.of(order == one || order == other ? 1 : 0);
        });
    }

    private static QuadraticNumber nimSum(QuadraticNumber a, QuadraticNumber b) {
        return QuadraticNumber.of(pile(a).xor(pile(b)));
    }

    private static QuadraticNumber quotient(QuadraticNumber a, QuadraticNumber b) {
        return QuadraticNumber.of(a.over(b).floor());
    }

    private static BigInteger pile(QuadraticNumber number) {
        BigInteger whole = number.whole("the nim-sum");
        if (whole.signum() < 0)
            throw new IllegalArgumentException("the nim-sum of " + whole + ": at least 0 is needed");
        return whole;
    }

    private static QuadraticNumber rest(QuadraticNumber number, QuadraticNumber modulus) {
        return number.minus(QuadraticNumber.of(number.over(modulus).floor()).times(modulus));
    }

    private Term factor() {
        boolean minus = false;
        while (take("-")) minus = !minus;
        Term term = primary();
        return minus ? (x, y) -> term.at(x, y).negate() : term;
    }

    private Term primary() {
        skip();
        if (take("(")) {
            Term inner = comparison();
            need(")");
            return inner;
        }
        if (take("⌊")) {
            Term inner = comparison();
            need("⌋");
            return (x, y) -> QuadraticNumber.of(inner.at(x, y).floor());
        }
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        if (at > from) {
            QuadraticNumber number = QuadraticNumber.of(new BigInteger(text.substring(from, at)));
            return (x, y) -> number;
        }
        while (at < text.length() && Character.isLetter(text.charAt(at))) at++;
        if (at == from) throw wrong("a number, a name or \"(\" is expected");
        return named(text.substring(from, at), from);
    }

    private Term named(String name, int from) {
        switch (name) {
            case "x", "n": return (x, y) -> x;
            case "y", "k": return (x, y) -> y;
            case "phi", "φ":
                QuadraticNumber phi = QuadraticNumber.phi();
                return (x, y) -> phi;
            case "floor": return one(number -> QuadraticNumber.of(number.floor()));
            case "ceil": return one(number -> QuadraticNumber.of(number.negate().floor().negate()));
            case "abs": return one(number -> number.sign() < 0 ? number.negate() : number);
            case "sqrt": return one(QuadraticNumber::root);
            case "min", "max": return extreme(name.equals("min") ? -1 : 1);
            default: at = from;
                throw wrong("one of " + String.join(", ", NAMES) + " is expected");
        }
    }

    private Term one(UnaryOperator<QuadraticNumber> function) {
        need("(");
        Term inner = comparison();
        need(")");
        return (x, y) -> function.apply(inner.at(x, y));
    }

    private Term extreme(int sign) {
        need("(");
        List<Term> terms = new ArrayList<>();
        do terms.add(comparison()); while (take(","));
        need(")");
        return (x, y) -> {
            QuadraticNumber best = terms.get(0).at(x, y);
            for (Term term : terms.subList(1, terms.size())) {
                QuadraticNumber next = term.at(x, y);
                if (next.compareTo(best) * sign > 0) best = next;
            }
            return best;
        };
    }
}
