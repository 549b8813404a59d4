package nimbook.logic;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimbook.logic.Linear.Variable;

/**
 * A numeration and names for relations and functions of natural numbers, in which statements are decided.
 *
 * <pre>{@code
 * Theory.fibonacci().decide("all n: n >= 1 => B(n) = A(A(n)) + 1")
 * Theory.fibonacci().define("twice(n)", "A(n) + A(n)").decide("some n: twice(n) = 100")
 * }</pre>
 *
 * <p><b>The language.</b> {@code all x, y: …}, {@code some n >= 1: …}; {@code ~ & | => <=> xor}; {@code = != < <= > >=}
 * in chains; whole numbers, {@code +}, {@code -}, multiples {@code 3n}, {@code n mod 3}, {@code n div 3}; functions and
 * relations by their names; ∀ ∃ ¬ ∧ ∨ ⇒ ⇔ ≠ ≤ ≥ as well. {@code shl(n)} shifts the digits of n by one place to the
 * left, {@code shr(n)} to the right (Σ dⱼ·U(j − 1)). A comparison with a term that has no value, as A(n − 1) for n = 0,
 * is false; where that matters for the verdict, the decision says it.
 *
 * <p>What cannot be said: products of variables, real numbers, relations of two numerations at once. Time and memory
 * depend on the automata; each step is refused beyond 2²⁵ transitions.
 */
public final class Theory {

    /** A move has four numbers, and of 12 digits four at once have more symbols than an automaton may have. */
    private static final int METALLIC = 10;

    private static final Map<Numeration, Theory> KNOWN = Collections.synchronizedMap(new HashMap<>());

    private final Numeration numeration;
    private final Map<String, Definition> definitions;

    private Theory(Numeration numeration, Map<String, Definition> definitions) {
        this.numeration = numeration;
        this.definitions = definitions;
    }

    /**
     * Zeckendorf's numeration with the names of Wythoff's game: {@code A}, {@code B}, {@code G}, {@code fib}, {@code
     * lucas}, {@code leastpart}, {@code queen}, {@code W} and those that {@link #definitions} lists.
     */
    public static Theory fibonacci() {
        return known(Numeration.zeckendorf());
    }

    /**
     * Narayana's numeration with {@code H}, Hofstadter's H(n) = n − H(H(H(n − 1))), {@code narayana} and {@code
     * leastpart}. Its sums have some hundreds of states, so it decides less in the same time than the others.
     */
    public static Theory narayana() {
        return known(Numeration.narayana());
    }

    /**
     * Ostrowski's numeration of θ = [t; t, t, …] with {@code A(n)} = n + ⌊n/θ⌋, {@code B(n)} = A(n) + t·n: the pairs of
     * t-Wythoff (A. S. Fraenkel 1982), {@code move} and {@code W}.
     *
     * @throws IllegalArgumentException unless 2 ≤ t ≤ {@value #METALLIC}
     */
    public static Theory metallic(int t) {
        refuse(t < 2 || t > METALLIC, "t = ", t, ": 2 to ", METALLIC, " are allowed");
        return known(Numeration.ostrowski(t));
    }

    /**
     * Binary digits, with {@code nimsum(x, y)} and {@code power(n)}, the powers of 2.
     */
    public static Theory binary() {
        return known(Numeration.base(2));
    }

    /**
     * A numeration with shifts and without other names.
     */
    public static Theory of(Numeration numeration) {
        return new Theory(nonNull(numeration, "numeration"), Map.of()).shifts();
    }

    private static Theory known(Numeration numeration) {
        // not computeIfAbsent: an interrupted definition must not stay
        if (!KNOWN.containsKey(numeration)) KNOWN.put(numeration, Names.define(of(numeration)));
        return KNOWN.get(numeration);
    }

    private Theory shifts() {
        Theory theory = this;
        for (String name : List.of("shl", "shr")) {
            boolean left = name.equals("shl");
            int[] zero = {0, 0};
            int[] shifted = {1, 0};
            LinearAtom atom = new LinearAtom(numeration, new int[] {0, -1}, left ? shifted : zero,
                    left ? zero : shifted, 0);
            Relation relation = new Relation(numeration, List.of(Definition.track(0), Definition.track(1)),
                    atom.accepting(LinearAtom.EQUAL));
            theory = theory.with(new Definition(name, List.of("n"), true, relation,
                    "the digits of n, one place further to the " + (left ? "left" : "right")));
        }
        return theory;
    }

    /** How numbers are written. */
    public Numeration numeration() {
        return numeration;
    }

    /** The names in scope, ascending. */
    public List<Definition> definitions() {
        return List.copyOf(definitions.values());
    }

    /**
     * This theory with one name more: a relation {@code define("W(x, y)", "some n: x = A(n) & y = B(n)")}, a function
     * by a term {@code define("C(n)", "A(n) + 1")}, or one by its graph {@code define("half(n) = k", "n = 2k")}. That a
     * function has one value for every argument is proved.
     *
     * @param head the name, its arguments in brackets, and for a graph the name of the value
     * @param body a statement or a term in the arguments
     * @throws IllegalArgumentException when either cannot be read, the name has a meaning already, another variable is
     *     free, or a function has no value or several somewhere
     * @throws IllegalStateException when an automaton is too large
     */
    public Theory define(String head, String body) {
        Head read = head(head);
        List<String> parameters = read.parameters;
        String value = read.value;
        String text = nonNull(body, "body").strip();
        StatementParser parser = new StatementParser(text, definitions);
        Linear term = value == null ? parser.termOrNull() : null;
        if (term != null) {
            value = "value'";
            parser.only(parameters);
            Statement graph = new Statement.Compared(Linear.of(new Variable(value)), LinearAtom.EQUAL, term);
            return defined(read.name, parameters, value, graph, text);
        }
        parser = new StatementParser(text, definitions);
        Statement statement = parser.statement();
        List<String> allowed = new ArrayList<>(parameters);
        if (value != null) allowed.add(value);
        parser.only(allowed);
        return defined(read.name, parameters, value, statement, text);
    }

    /**
     * This theory with a relation by a regular expression on the digits of its numbers, read in parallel: {@code
     * digits("fib(n)", "0*10*")}, {@code digits("same(x, y)", "([00]|[11])*")}.
     *
     * @throws IllegalArgumentException when head or pattern cannot be read, or the name has a meaning already
     */
    public Theory digits(String head, String pattern) {
        Head read = head(head);
        List<String> parameters = read.parameters;
        List<String> tracks = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) tracks.add(Definition.track(i));
        Relation relation = new Relation(numeration, tracks,
                DigitPattern.of(numeration, parameters.size(), nonNull(pattern, "pattern")));
        String text = "the digits of " + String.join(", ", parameters) + " are " + pattern;
        return with(new Definition(read.name, parameters, false, relation, text));
    }

    /** This theory with another text for a name. */
    Theory says(String name, String text) {
        Definition old = definitions.get(name);
        return with(new Definition(name, old.parameters(), old.function(), old.relation(), text));
    }

    /** This theory without a name that only helped to define others. */
    Theory without(String name) {
        Map<String, Definition> fewer = new TreeMap<>(definitions);
        fewer.remove(name);
        return new Theory(numeration, fewer);
    }

    /** @param value the name of a function's value, or null */
    private record Head(String name, List<String> parameters, String value) {}

    /** Reads "W(x, y)" or "half(n) = k". */
    private Head head(String head) {
        List<String> names = new ArrayList<>();
        StringBuilder shape = new StringBuilder();
        for (Token token : Token.of(nonNull(head, "head"))) {
            boolean name = token.kind().equals("name");
            shape.append(name ? "n" : token.text());
            if (!name) continue;
            refuse(definitions.containsKey(token.text()), "head = ", head, ": ", token.text(),
                    " has a meaning already");
            refuse(names.contains(token.text()), "head = ", head, ": ", token.text(), " stands twice");
            names.add(token.text());
        }
        refuse(!shape.toString().matches("n\\(n(,n)*\\)(=n)?"), "head = ", head,
                ": a name and its arguments are needed, as W(x, y) or half(n) = k");
        boolean graph = shape.indexOf("=") > 0;
        int end = names.size() - (graph ? 1 : 0);
        return new Head(names.get(0), names.subList(1, end), graph ? names.get(end) : null);
    }

    private Theory defined(String name, List<String> parameters, String value, Statement statement, String text) {
        Relation relation = new Evaluator(numeration, definitions, false).relation(statement, true);
        List<String> order = new ArrayList<>(parameters);
        if (value != null) order.add(value);
        relation = ordered(relation, order);
        if (value != null) requireFunction(name, parameters, relation);
        return with(new Definition(name, parameters, value != null, relation, text));
    }

    /** The relation with these names, too: those that are new may be any numbers. */
    private static Relation with(Relation relation, List<String> names) {
        Relation whole = relation;
        for (String missing : names) if (!whole.names().contains(missing)) {
            Relation anything = Relation.constant(relation.numeration(), missing, BigInteger.ZERO);
            whole = whole.and(anything.or(anything.not()));
        }
        return whole;
    }

    /** The relation of these names, with tracks named by their places. */
    static Relation ordered(Relation relation, List<String> order) {
        Relation whole = with(relation, order);
        List<String> tracks = new ArrayList<>();
        for (String own : whole.names()) tracks.add(Definition.track(order.indexOf(own)));
        return whole.named(tracks);
    }

    private static void requireFunction(String name, List<String> parameters, Relation graph) {
        String value = Definition.track(parameters.size());
        Relation none = graph.some(List.of(value)).not();
        if (!none.isEmpty()) throw new IllegalArgumentException(name + " has no value at " + at(parameters, none));
        List<String> second = new ArrayList<>(graph.names());
        second.set(parameters.size(), "z" + value);
        LinearAtom differ = new LinearAtom(graph.numeration(), new int[] {1, -1}, new int[2], new int[2], 0);
        Relation two = new Relation(graph.numeration(), List.of(value, "z" + value), differ.accepting(5));
        Relation several = graph.and(graph.named(second)).and(two).some(List.of(value, "z" + value));
        if (!several.isEmpty())
            throw new IllegalArgumentException(name + " has several values at " + at(parameters, several));
    }

    private static String at(List<String> parameters, Relation relation) {
        List<String> parts = new ArrayList<>();
        Map<String, BigInteger> least = relation.least(relation.names()).orElseThrow();
        for (int i = 0; i < parameters.size(); i++)
            parts.add(parameters.get(i) + " = " + least.get(Definition.track(i)));
        return String.join(", ", parts);
    }

    /** This theory with a relation of other making; a name that has a meaning gets this one. */
    Theory with(String name, List<String> parameters, Relation relation, String text) {
        return with(new Definition(name, parameters, false, ordered(relation, parameters), text));
    }

    private Theory with(Definition definition) {
        Map<String, Definition> more = new TreeMap<>(definitions);
        more.put(definition.name(), definition);
        return new Theory(numeration, more);
    }

    /**
     * The free variables of a statement, in the order in which they come.
     *
     * @throws IllegalArgumentException when it cannot be read; the message has a caret at the place
     */
    public List<String> variables(String statement) {
        StatementParser parser = new StatementParser(nonNull(statement, "statement"), definitions);
        parser.statement();
        return parser.free();
    }

    /** A statement in the symbols of mathematics, {@code ∀n: n ≥ 1 ⇒ …}. */
    public static String typeset(String statement) {
        return Token.typeset(nonNull(statement, "statement"));
    }

    /**
     * The numbers for which a statement is true, by the names of its free variables.
     *
     * @throws IllegalArgumentException when it cannot be read; the message has a caret at the place
     * @throws IllegalStateException when an automaton is too large
     */
    public Relation relation(String statement) {
        StatementParser parser = new StatementParser(nonNull(statement, "statement"), definitions);
        Statement read = parser.statement();
        return with(new Evaluator(numeration, definitions, false).relation(read, true), parser.free());
    }

    /**
     * Decides a statement without free variables, for all natural numbers.
     *
     * @throws IllegalArgumentException when it cannot be read, or has a free variable; the message has a caret at the
     *     place
     * @throws IllegalStateException when an automaton is too large
     */
    public Decision decide(String statement) {
        StatementParser parser = new StatementParser(nonNull(statement, "statement"), definitions);
        Statement read = parser.statement();
        parser.only(List.of());
        return new Decider(numeration, definitions, statement.strip()).decide(read);
    }

    /**
     * The value of a term without variables, as {@code value("A(100)")}; null where it has none.
     *
     * @throws IllegalArgumentException when it cannot be read, or has a variable
     */
    public BigInteger value(String term) {
        StatementParser parser = new StatementParser(nonNull(term, "term"), definitions);
        Linear read = parser.term();
        parser.only(List.of());
        return new Decider(numeration, definitions, term).value(read, new LinkedHashMap<>());
    }

    /** "Zeckendorf: A(n), B(n), …". */
    @Override
    public String toString() {
        return numeration + ": " + String.join(", ", definitions.values().stream().map(Definition::head).toList());
    }
}
