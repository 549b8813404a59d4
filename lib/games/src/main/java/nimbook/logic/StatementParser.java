package nimbook.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.logic.Statement.Compared;
import nimbook.logic.Statement.Connected;
import nimbook.logic.Statement.Holds;
import nimbook.logic.Statement.Negated;
import nimbook.logic.Statement.Quantified;

/**
 * Reads a statement by precedence: quantifiers reach as far right as possible, then ⇔, ⇒, xor, ∨, ∧, ¬, comparisons (in
 * chains), + −, multiples, mod and div. What stands between brackets may be a statement or a term; which one is wanted
 * is known afterwards.
 */
final class StatementParser {

    /** Deeper nesting would be no statement that anybody reads. */
    private static final int DEEPEST = 60;

    /** Larger coefficients would only make automata that are too large. */
    private static final int LARGEST = 100_000;

    private static final List<String> CONNECTIVES = List.of("⇔", "⇒", "xor", "∨", "∧");
    private static final int[] TABLES =
            {Relation.IFF, Relation.IMPLIES, Relation.XOR, Relation.OR, Relation.AND};
    private static final Map<String, Integer> SIGNS =
            Map.of("=", 2, "≠", 5, "<", 1, "≤", 3, ">", 4, "≥", 6);

    /**
     * What stands somewhere: a statement or a term.
     *
     * @param at where it starts
     */
    private record Phrase(Statement statement, Linear term, int at) {}

    private final String text;
    private final List<Token> tokens;
    private final Map<String, Definition> names;
    private final Set<String> bound = new HashSet<>();
    /** Variables that no quantifier binds, in the order in which they came, and where. */
    private final Map<String, Integer> free = new LinkedHashMap<>();
    private int at;
    private int depth;

    StatementParser(String text, Map<String, Definition> names) {
        this.text = text;
        this.names = names;
        tokens = Token.of(text);
    }

    Statement statement() {
        return statement(whole());
    }

    Linear term() {
        return term(whole());
    }

    /** The variables that no quantifier binds, in the order in which they came. */
    List<String> free() {
        return List.copyOf(free.keySet());
    }

    /** The text as a term; null when it is a statement. */
    Linear termOrNull() {
        return whole().term;
    }

    /** Refuses a variable that no quantifier binds and that is none of these. */
    void only(List<String> allowed) {
        for (Map.Entry<String, Integer> name : free.entrySet()) if (!allowed.contains(name.getKey()))
            throw wrong(name.getValue(), name.getKey() + " is free: \"all " + name.getKey() + ": …\" or \"some "
                    + name.getKey() + ": …\" says which " + name.getKey() + " is meant");
    }

    private Phrase whole() {
        Phrase whole = phrase(0);
        if (!peek().kind().equals("end")) throw wrong(peek().at(), "an operator or the end is expected here");
        return whole;
    }

    private Token peek() {
        return tokens.get(at);
    }

    private boolean take(String kind) {
        if (!peek().kind().equals(kind)) return false;
        at++;
        return true;
    }

    private void need(String kind, String why) {
        if (!take(kind)) throw wrong(peek().at(), "\"" + kind + "\" is expected here" + why);
    }

    private IllegalArgumentException wrong(int place, String what) {
        return new IllegalArgumentException(Token.fault(text, place, what));
    }

    private Statement statement(Phrase phrase) {
        if (phrase.statement == null)
            throw wrong(phrase.at, "a statement is expected here, as x < y; this is a number: " + phrase.term);
        return phrase.statement;
    }

    private Linear term(Phrase phrase) {
        if (phrase.term == null) throw wrong(phrase.at, "a number is expected here, not a statement");
        return phrase.term;
    }

    /** Connectives from this level on; ⇒ from the right, the others from the left. */
    private Phrase phrase(int level) {
        if (level == CONNECTIVES.size()) return negation();
        Phrase left = phrase(level + 1);
        String sign = CONNECTIVES.get(level);
        while (take(sign)) {
            Phrase right = phrase(sign.equals("⇒") ? level : level + 1);
            left = new Phrase(new Connected(TABLES[level], statement(left), statement(right)), null, left.at);
        }
        return left;
    }

    private Phrase negation() {
        int from = peek().at();
        if (++depth > DEEPEST) throw wrong(from, "at most " + DEEPEST + " levels are allowed");
        Phrase read;
        if (take("¬")) read = new Phrase(new Negated(statement(negation())), null, from);
        else if (take("∀")) read = quantified(true, from);
        else if (take("∃")) read = quantified(false, from);
        else read = chain(sum());
        depth--;
        return read;
    }

    /** "all x, y: …"; "all n ≥ 1, m &lt; n: …" limits the names by comparisons. */
    private Phrase quantified(boolean all, int from) {
        List<String> own = new ArrayList<>();
        Statement limits = null;
        do {
            Token name = peek();
            if (!take("name")) throw wrong(name.at(), "the name of a variable is expected here");
            if (names.containsKey(name.text())) throw wrong(name.at(), name.text() + " has a meaning already");
            if (!bound.add(name.text())) throw wrong(name.at(), name.text() + " is bound already");
            own.add(name.text());
            Statement limit = chain(new Phrase(null, Linear.of(new Linear.Variable(name.text())), name.at())).statement;
            if (limit != null) limits = limits == null ? limit : new Connected(Relation.AND, limits, limit);
        } while (take(","));
        need(":", " after the names of a quantifier");
        Statement body = statement(phrase(0));
        own.forEach(bound::remove);
        if (limits != null) body = new Connected(all ? Relation.IMPLIES : Relation.AND, limits, body);
        return new Phrase(new Quantified(all, own, body), null, from);
    }

    /** a &lt; b ≤ c means both comparisons. */
    private Phrase chain(Phrase left) {
        Phrase whole = left;
        while (SIGNS.containsKey(peek().kind())) {
            int signs = SIGNS.get(tokens.get(at++).kind());
            Phrase right = sum();
            Statement next = new Compared(term(left), signs, term(right));
            Statement both = whole.statement == null ? next : new Connected(Relation.AND, whole.statement, next);
            whole = new Phrase(both, null, whole.at);
            left = right;
        }
        return whole;
    }

    private Phrase sum() {
        int from = peek().at();
        boolean minus = take("−");
        Phrase left = multiple();
        if (minus) left = new Phrase(null, term(left).times(-1), from);
        while (peek().kind().equals("+") || peek().kind().equals("−")) {
            Token sign = tokens.get(at++);
            Linear right = term(multiple());
            try {
                left = new Phrase(null, term(left).plus(right, sign.kind().equals("+") ? 1 : -1), from);
            } catch (ArithmeticException tooLarge) {
                throw wrong(sign.at(), "a coefficient is too large");
            }
        }
        return left;
    }

    private Phrase multiple() {
        Phrase left = primary();
        for (Token sign = peek(); ; sign = peek()) {
            boolean adjacent = left.term != null && left.term.isConstant() && startsPart(sign);
            if (take("·") || adjacent) {
                left = product(term(left), term(primary()), adjacent ? left.at : sign.at(), left.at);
            } else if (take("mod") || take("div")) {
                Linear by = term(primary());
                if (!by.isConstant() || by.constant().signum() <= 0 || by.constant().bitLength() > 16)
                    throw wrong(sign.at(), "a division is by a number from 1 to 65535 only, not by " + by);
                left = new Phrase(null, Linear.of(new Linear.Division(term(left), by.constant().intValue(),
                        sign.kind().equals("mod"))), left.at);
            } else {
                return left;
            }
        }
    }

    private static boolean startsPart(Token token) {
        return token.kind().equals("name") || token.kind().equals("(");
    }

    private Phrase product(Linear left, Linear right, int place, int from) {
        Linear number = left.isConstant() ? left : right;
        Linear other = left.isConstant() ? right : left;
        if (!number.isConstant()) throw wrong(place, factor(left) + "·" + factor(right)
                + " is not linear: a product needs a number on one side");
        if (other.isConstant())
            return new Phrase(null, Linear.of(number.constant().multiply(other.constant())), from);
        if (number.constant().abs().compareTo(BigInteger.valueOf(LARGEST)) > 0)
            throw wrong(place, "a coefficient is at most " + LARGEST);
        try {
            return new Phrase(null, other.times(number.constant().intValue()), from);
        } catch (ArithmeticException tooLarge) {
            throw wrong(place, "a coefficient is too large");
        }
    }

    private static String factor(Linear term) {
        return term.part() == null ? "(" + term + ")" : term.toString();
    }

    private Phrase primary() {
        Token token = peek();
        if (take("number")) return new Phrase(null, Linear.of(new BigInteger(token.text())), token.at());
        if (take("(")) {
            Phrase inner = phrase(0);
            need(")", "");
            return new Phrase(inner.statement, inner.term, token.at());
        }
        if (!take("name")) throw wrong(token.at(), "a number, a name, a quantifier or \"(\" is expected here");
        if (take("(")) return applied(token);
        if (names.containsKey(token.text()))
            throw wrong(token.at(), names.get(token.text()).head() + " needs its arguments in brackets");
        if (!bound.contains(token.text())) free.putIfAbsent(token.text(), token.at());
        return new Phrase(null, Linear.of(new Linear.Variable(token.text())), token.at());
    }

    private Phrase applied(Token name) {
        Definition definition = names.get(name.text());
        if (definition == null) throw wrong(name.at(), name.text() + " has no meaning here; known are "
                + String.join(", ", names.keySet().stream().sorted().toList()));
        List<Linear> arguments = new ArrayList<>();
        do arguments.add(term(phrase(0))); while (take(","));
        need(")", " after the arguments of " + definition.head());
        if (arguments.size() != definition.parameters().size())
            throw wrong(name.at(), definition.head() + " has " + definition.parameters().size() + " argument"
                    + (definition.parameters().size() == 1 ? "" : "s") + ", not " + arguments.size());
        if (definition.function())
            return new Phrase(null, Linear.of(new Linear.Call(name.text(), arguments)), name.at());
        return new Phrase(new Holds(name.text(), arguments), null, name.at());
    }
}
