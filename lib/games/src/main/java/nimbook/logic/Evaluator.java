package nimbook.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import nimbook.core.Work;
import nimbook.logic.Linear.Call;
import nimbook.logic.Linear.Division;
import nimbook.logic.Linear.Part;
import nimbook.logic.Linear.Variable;
import nimbook.logic.Statement.Compared;
import nimbook.logic.Statement.Connected;
import nimbook.logic.Statement.Holds;
import nimbook.logic.Statement.Negated;
import nimbook.logic.Statement.Quantified;

/**
 * Makes relations from statements. A negation is moved inwards as it is made, so that most of them change the sign of a
 * comparison. Each value of a function is a number of its own, which is bound as soon as nothing else names it.
 */
final class Evaluator {

    /** A constant beyond this is read by its digits: in a comparison it would need as many states as its value. */
    private static final BigInteger SMALL = BigInteger.valueOf(40);

    private final Numeration numeration;
    private final Map<String, Definition> names;
    /** Whether a comparison with a term that has no value counts as true; as false otherwise. */
    private final boolean lenient;
    private final Map<Part, Relation> values = new LinkedHashMap<>();
    /** Names of values, by what they are. */
    private final Map<Object, String> fresh = new LinkedHashMap<>();
    private boolean partial;
    private int largest;
    private int largestRaw;

    Evaluator(Numeration numeration, Map<String, Definition> names, boolean lenient) {
        this.numeration = numeration;
        this.names = names;
        this.lenient = lenient;
    }

    /** Whether a term came that has no value for some numbers. */
    boolean partial() {
        return partial;
    }

    /** States of the largest relation so far. */
    int largest() {
        return largest;
    }

    /** States of the largest automaton so far, before it was made minimal. */
    int largestRaw() {
        return largestRaw;
    }

    private Relation note(Relation relation) {
        Work.poll();
        largest = Math.max(largest, relation.automaton().states());
        largestRaw = Math.max(largestRaw, relation.automaton().raw());
        return relation;
    }

    /** The numbers for which a statement is true, or false. */
    Relation relation(Statement statement, boolean wanted) {
        if (statement instanceof Negated negated) return relation(negated.of(), !wanted);
        if (statement instanceof Quantified quantified) return quantified(quantified, wanted);
        if (statement instanceof Connected connected) return connected(connected, wanted);
        if (statement instanceof Holds holds) return holds(holds, wanted);
        return compared((Compared) statement, wanted);
    }

    private Relation quantified(Quantified quantified, boolean wanted) {
        // "for all" is "not: there is one for which not"
        Relation body = relation(quantified.body(), !quantified.all());
        Relation some = note(body.some(quantified.names()));
        return quantified.all() == wanted ? note(some.not()) : some;
    }

    private Relation connected(Connected connected, boolean wanted) {
        int table = connected.table();
        boolean linked = table == Relation.IFF || table == Relation.XOR;
        // a ⇒ b is ¬a ∨ b; a negation goes to both sides and turns ∧ into ∨
        boolean left = linked || (table == Relation.IMPLIES) != wanted;
        boolean right = linked || wanted;
        int joined = linked ? wanted ? table : ~table & 15
                : (table == Relation.AND) == wanted ? Relation.AND : Relation.OR;
        Relation first = relation(connected.left(), left);
        return note(first.combine(relation(connected.right(), right), joined));
    }

    private Relation holds(Holds holds, boolean wanted) {
        List<Relation> inputs = new ArrayList<>();
        List<String> tracks = arguments(holds.arguments(), inputs);
        Relation relation = note(names.get(holds.relation()).relation().named(tracks));
        return bound(relation, inputs, wanted);
    }

    private Relation compared(Compared compared, boolean wanted) {
        Linear difference = compared.left().plus(compared.right(), -1);
        List<Relation> inputs = new ArrayList<>();
        boolean direct = !wanted && difference.constant().abs().compareTo(SMALL) <= 0
                && difference.parts().keySet().stream().allMatch(part -> part instanceof Variable || shift(part) > 0);
        int signs = direct ? ~compared.signs() & 7 : compared.signs();
        return bound(atom(difference, signs, null, inputs), inputs, wanted || direct);
    }

    /** 1 for shl of a variable, 2 for shr, 0 for anything else. */
    private static int shift(Part part) {
        boolean ofVariable = part instanceof Call call && call.arguments().get(0).variable() != null;
        return ofVariable ? List.of("shl", "shr").indexOf(((Call) part).function()) + 1 : 0;
    }

    /** The relation with the values that it names bound: true where all have a value and it holds. */
    private Relation bound(Relation relation, List<Relation> inputs, boolean wanted) {
        Relation result = joined(relation, inputs, null);
        if (lenient && partial && !inputs.isEmpty()) {
            Relation defined = Relation.truth(numeration, true);
            for (Relation input : inputs) defined = note(defined.and(input.some(valueNames(input))));
            result = note(result.or(defined.not()));
        }
        return wanted ? result : note(result.not());
    }

    private static List<String> valueNames(Relation relation) {
        return relation.names().stream().filter(name -> name.charAt(0) == '#').toList();
    }

    /** The names of the arguments' tracks; a value gets a name, and its relation is added to the inputs. */
    private List<String> arguments(List<Linear> arguments, List<Relation> inputs) {
        List<String> tracks = new ArrayList<>();
        for (Linear argument : arguments) {
            String name = argument.variable();
            if (name == null) {
                name = fresh(argument);
                if (!tracks.contains(name)) inputs.add(value(argument, name));
            }
            tracks.add(name);
        }
        return tracks;
    }

    private String fresh(Object of) {
        return fresh.computeIfAbsent(of, key -> "#" + fresh.size());
    }

    /** "name = term", of the term's variables and the name. */
    private Relation value(Linear term, String name) {
        if (term.part() != null) return value(term.part(), name);
        if (term.isDifference()) partial = true;
        List<Relation> inputs = new ArrayList<>();
        return joined(atom(term, LinearAtom.EQUAL, name, inputs), inputs, name);
    }

    /** The relation with the values that it names bound, but for this one. */
    private Relation joined(Relation relation, List<Relation> inputs, String kept) {
        Relation result = relation;
        for (Relation input : inputs) {
            List<String> inner = new ArrayList<>(valueNames(input));
            inner.remove(kept);
            result = note(note(result.and(input)).some(inner));
        }
        return result;
    }

    private Relation value(Part part, String name) {
        Relation known = values.get(part);
        if (known == null) {
            known = part instanceof Call call ? call(call, fresh(part)) : division((Division) part, fresh(part));
            values.put(part, known);
        }
        List<String> renamed = new ArrayList<>(known.names());
        renamed.replaceAll(n -> n.equals(fresh(part)) ? name : n);
        return known.named(renamed);
    }

    private Relation call(Call call, String name) {
        List<Relation> inputs = new ArrayList<>();
        List<String> tracks = arguments(call.arguments(), inputs);
        tracks.add(name);
        return joined(note(names.get(call.function()).relation().named(tracks)), inputs, name);
    }

    /** t = m·q + r with r &lt; m. */
    private Relation division(Division division, String name) {
        String quotient = division.remainder() ? fresh(List.of(division)) : name;
        String remainder = division.remainder() ? name : fresh(List.of(division));
        if (division.of().isDifference()) partial = true;
        Linear rest = division.of().plus(Linear.of(new Variable(quotient)), -division.by())
                .plus(Linear.of(new Variable(remainder)), -1);
        List<Relation> inputs = new ArrayList<>();
        Relation whole = atom(rest, LinearAtom.EQUAL, null, inputs);
        Linear limit = Linear.of(new Variable(remainder)).plus(Linear.of(BigInteger.valueOf(division.by())), -1);
        whole = note(whole.and(atom(limit, LinearAtom.LESS, null, new ArrayList<>())));
        return joined(note(whole.some(List.of(division.remainder() ? quotient : remainder))), inputs, name);
    }

    /**
     * A comparison of a term with 0, or with a name where one is given. Values of functions get a name, and their
     * relations are added to the inputs; shifts of a variable need none.
     */
    private Relation atom(Linear term, int signs, String name, List<Relation> inputs) {
        Map<String, int[]> coefficients = new TreeMap<>();
        Set<Part> named = new LinkedHashSet<>();
        term.parts().forEach((part, c) -> {
            int shift = shift(part);
            String track = part instanceof Variable v ? v.name()
                    : shift > 0 ? ((Call) part).arguments().get(0).variable() : fresh(part);
            coefficients.computeIfAbsent(track, key -> new int[3])[shift] += c;
            if (!(part instanceof Variable) && shift == 0) named.add(part);
        });
        if (name != null) coefficients.computeIfAbsent(name, key -> new int[3])[0] -= 1;
        for (Part part : named) inputs.add(value(part, fresh(part)));
        BigInteger constant = term.constant();
        if (constant.abs().compareTo(SMALL) > 0) {
            String track = fresh(constant);
            coefficients.put(track, new int[] {constant.signum(), 0, 0});
            inputs.add(Relation.constant(numeration, track, constant.abs()));
            constant = BigInteger.ZERO;
        }
        int[][] columns = new int[3][];
        for (int kind = 0; kind < 3; kind++) {
            int index = kind;
            columns[kind] = coefficients.values().stream().mapToInt(c -> c[index]).toArray();
        }
        LinearAtom atom = new LinearAtom(numeration, columns[0], columns[1], columns[2], constant.intValueExact());
        return note(new Relation(numeration, List.copyOf(coefficients.keySet()), atom.accepting(signs)));
    }
}
