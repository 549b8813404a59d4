package nimbook.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimbook.logic.Linear.Call;
import nimbook.logic.Linear.Division;
import nimbook.logic.Linear.Part;
import nimbook.logic.Linear.Variable;
import nimbook.logic.Statement.Compared;
import nimbook.logic.Statement.Connected;
import nimbook.logic.Statement.Holds;
import nimbook.logic.Statement.Negated;
import nimbook.logic.Statement.Quantified;

/** Decides one statement and finds the case that shows it. */
final class Decider {

    private final Numeration numeration;
    private final Map<String, Definition> names;
    private final String text;
    /** All numbers of which the example is the least. */
    private Relation cases;

    Decider(Numeration numeration, Map<String, Definition> names, String text) {
        this.numeration = numeration;
        this.names = names;
        this.text = text;
    }

    Decision decide(Statement statement) {
        Evaluator evaluator = new Evaluator(numeration, names, false);
        Map<String, BigInteger> example = new LinkedHashMap<>();
        boolean holds = holds(statement, evaluator, example);
        String note = "";
        if (evaluator.partial()) {
            Decider lenient = new Decider(numeration, names, text);
            boolean other = lenient.holds(statement, new Evaluator(numeration, names, true), new LinkedHashMap<>());
            if (other != holds) note = "A term has no value somewhere, and a comparison with it is false; were it "
                    + "true, the statement would be " + other + ".";
        }
        Map<String, BigInteger> values = new LinkedHashMap<>();
        if (!example.isEmpty()) collect(statement, example, values);
        Optional<Relation> ofExample = Optional.ofNullable(cases)
                .filter(relation -> example.keySet().equals(new HashSet<>(relation.names())));
        return new Decision(text, holds, example, values, ofExample, evaluator.largest(), evaluator.largestRaw(), note);
    }

    /** Whether it is true; the outermost quantifiers of one kind are not eliminated but searched for their case. */
    private boolean holds(Statement statement, Evaluator evaluator, Map<String, BigInteger> example) {
        if (statement instanceof Connected both && both.table() == Relation.AND) {
            if (!holds(both.left(), evaluator, example)) return false;
            Map<String, BigInteger> ofRight = new LinkedHashMap<>();
            boolean right = holds(both.right(), evaluator, ofRight);
            // a case of a true "some" on the left is none against the right
            if (!right) example.clear();
            example.putAll(ofRight);
            return right;
        }
        if (!(statement instanceof Quantified outer)) return !evaluator.relation(statement, true).isEmpty();
        List<String> bound = new ArrayList<>();
        Statement body = statement;
        while (body instanceof Quantified inner && inner.all() == outer.all()) {
            bound.addAll(inner.names());
            body = inner.body();
        }
        Relation found = evaluator.relation(body, !outer.all());
        Optional<Map<String, BigInteger>> least = found.least(bound);
        least.ifPresent(case_ -> {
            cases = found;
            // a name that the body does not have: any number will do
            for (String name : bound) example.put(name, case_.getOrDefault(name, BigInteger.ZERO));
        });
        return least.isPresent() != outer.all();
    }

    /** The values of all calls whose variables are in the example. */
    private void collect(Statement statement, Map<String, BigInteger> example, Map<String, BigInteger> values) {
        if (statement instanceof Negated negated) collect(negated.of(), example, values);
        if (statement instanceof Quantified quantified) collect(quantified.body(), example, values);
        if (statement instanceof Connected connected) {
            collect(connected.left(), example, values);
            collect(connected.right(), example, values);
        }
        if (statement instanceof Holds holds) holds.arguments().forEach(term -> collect(term, example, values));
        if (statement instanceof Compared compared) {
            collect(compared.left(), example, values);
            collect(compared.right(), example, values);
        }
    }

    private void collect(Linear term, Map<String, BigInteger> example, Map<String, BigInteger> values) {
        for (Part part : term.parts().keySet()) {
            if (part instanceof Call call) call.arguments().forEach(inner -> collect(inner, example, values));
            if (part instanceof Division division) collect(division.of(), example, values);
            if (!(part instanceof Variable) && known(Linear.of(part), example))
                values.put(part.toString(), value(Linear.of(part), example));
        }
    }

    private static boolean known(Linear term, Map<String, BigInteger> example) {
        return term.parts().keySet().stream().allMatch(part -> part instanceof Variable variable
                ? example.containsKey(variable.name())
                : part instanceof Call call ? call.arguments().stream().allMatch(inner -> known(inner, example))
                : known(((Division) part).of(), example));
    }

    /** The value of a term; null where it has none. */
    BigInteger value(Linear term, Map<String, BigInteger> example) {
        BigInteger sum = term.constant();
        for (Map.Entry<Part, Integer> entry : term.parts().entrySet()) {
            BigInteger value = value(entry.getKey(), example);
            if (value == null) return null;
            sum = sum.add(value.multiply(BigInteger.valueOf(entry.getValue())));
        }
        return sum;
    }

    private BigInteger value(Part part, Map<String, BigInteger> example) {
        if (part instanceof Variable variable) return example.get(variable.name());
        if (part instanceof Division division) {
            BigInteger of = value(division.of(), example);
            if (of == null || of.signum() < 0) return null;
            BigInteger by = BigInteger.valueOf(division.by());
            return division.remainder() ? of.mod(by) : of.divide(by);
        }
        Call call = (Call) part;
        Relation graph = names.get(call.function()).relation();
        for (int i = 0; i < call.arguments().size(); i++) {
            BigInteger argument = value(call.arguments().get(i), example);
            if (argument == null || argument.signum() < 0) return null;
            String track = Definition.track(i);
            graph = graph.and(Relation.constant(numeration, track, argument)).some(List.of(track));
        }
        return graph.least(graph.names()).map(least -> least.values().iterator().next()).orElse(null);
    }
}
