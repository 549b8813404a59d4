package nimbook.diagram;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.TextStyle;
import nimbook.logic.Decision;
import nimbook.logic.GameTheorem;
import nimbook.logic.Relation;
import nimbook.logic.Slips;
import nimbook.logic.TheoremSearch;
import nimbook.logic.Theory;

/**
 * What was decided of a statement about all natural numbers: the statement typeset, the verdict, the numbers that
 * decide it, and a picture of all that do so. Of a statement with free variables the numbers for which it is true.
 */
public final class StatementCard {

    private static final int WIDTH = 640;
    /** Where there is less room: a telephone. */
    private static final int NARROW = 330;
    private static final int LEFT = 14;
    private static final int LINE = 21;
    /** Differences on a line. */
    private static final int SLIPS = 120;
    private static final TextStyle STATEMENT = TextStyle.of(16);
    private static final TextStyle VERDICT = TextStyle.of(14).withBold();
    private static final TextStyle NOTE = TextStyle.of(13).color(Color.MUTED);

    /** Signs that a voice may not know. */
    private static final Map<String, String> SPOKEN = Map.of("∀", "for all ", "∃", "there is ", "⇒", "implies", "⇔",
            "if and only if", "∧", "and", "∨", "or", "¬", "not ");

    private record Line(String words, TextStyle style) {}

    private final List<Line> lines;
    private CasesDrawing cases;

    private StatementCard(List<Line> first) {
        lines = new ArrayList<>(first);
    }

    private StatementCard(String statement) {
        this(List.of(new Line(Theory.typeset(statement).replaceAll("\\s+", " "), STATEMENT)));
    }

    /** The verdict on a statement, with its least counterexample where it is false. */
    public static Picture of(Decision decision) {
        boolean holds = nonNull(decision, "decision").holds();
        StatementCard card = new StatementCard(decision.statement());
        card.lines.add(new Line(holds ? "✓ Proved for all natural numbers" : "✗ False",
                VERDICT.color(holds ? Color.GOOD : Color.BAD)));
        String example = text(decision.example());
        if (!example.isEmpty())
            card.lines.add(new Line("Least " + (holds ? "example: " : "counterexample: ") + example, VERDICT));
        if (!decision.values().isEmpty()) card.lines.add(new Line(text(decision.values()), TextStyle.of(14)));
        card.lines.add(new Line("Largest automaton: " + NumberText.counted(decision.largest(), "state"), NOTE));
        if (!decision.note().isEmpty()) card.lines.add(new Line(decision.note(), NOTE.color(Color.TEXT)));
        List<String> order = List.copyOf(decision.example().keySet());
        decision.cases().ifPresent(all -> card.cases = CasesDrawing.of(all, order,
                List.copyOf(decision.example().values()), holds ? Color.GOOD : Color.BAD));
        return card.picture(decision.toString(), holds ? "examples" : "counterexamples");
    }

    /** Whether a set is that of a game's P-positions: the three statements that say it, and the set. */
    public static Picture of(GameTheorem theorem) {
        boolean holds = nonNull(theorem, "theorem").holds();
        StatementCard card = new StatementCard(List.of(new Line(theorem.game(), STATEMENT)));
        card.lines.add(new Line(holds ? "✓ P-positions proved for all positions" : "✗ Not the P-positions: "
                + theorem.refutation(), VERDICT.color(holds ? Color.GOOD : Color.BAD)));
        List<BigInteger> refuting = List.of();
        List<String> names = theorem.set().names();
        for (Decision part : List.of(theorem.ends(), theorem.closed(), theorem.absorbing())) {
            card.lines.add(new Line((part.holds() ? "✓ " : "✗ ") + part.typeset(), NOTE));
            if (!part.holds() && refuting.isEmpty() && part.example().keySet().containsAll(names))
                refuting = names.stream().map(part.example()::get).toList();
        }
        card.lines.add(new Line("P: " + NumberText.counted(theorem.set().automaton().states(), "state"), NOTE));
        card.cases = CasesDrawing.of(theorem.set(), names, refuting, holds ? Color.ACCENT : Color.MUTED);
        return card.picture(theorem.toString(), "P:");
    }

    /** What a search for a game's P-positions has proved, or how far it looked. */
    public static Picture of(TheoremSearch search) {
        if (nonNull(search, "search").theorem().isPresent()) return of(search.theorem().get());
        StatementCard card = new StatementCard(List.of(new Line(search.game().title(), STATEMENT), new Line(
                "No automaton of the P-positions was found", VERDICT), new Line(search.extent(), NOTE)));
        return card.picture(search.toString(), "");
    }

    /** The slips of Wythoff's game with the terminal cells x + y ≤ k, and that they are proved. */
    public static Picture of(Slips slips) {
        int k = nonNull(slips, "slips").k();
        StatementCard card = new StatementCard(List.of(
                new Line("Wythoff's game, terminal x + y ≤ " + k, STATEMENT),
                new Line("✓ P-positions proved for all differences d = y − x", VERDICT.color(Color.GOOD)),
                new Line("(A(d) − " + k + " + ε, B(d) − " + k + " + ε) for d > " + k + ", with ε = 0 but for the slips",
                        TextStyle.of(14)),
                new Line(slips.toString().replaceFirst("^[^:]*: ", ""), VERDICT)));
        if (!slips.where().isEmpty())
            card.lines.add(new Line("blue: ε > 0; orange: ε < 0" + (slips.calmFrom() == 0 ? ""
                    : "; at most 1 step from d = " + slips.calmFrom() + " on"), NOTE));
        card.cases = CasesDrawing.of("d", SLIPS, d -> d <= k || slips.slip(d) == 0 ? null
                : slips.slip(d) > 0 ? Color.ACCENT : NumberLine.SECOND);
        return card.picture(slips.toString(), "slips at");
    }

    /**
     * The numbers for which a statement with free variables is true.
     *
     * @param variables the names of the relation's numbers in the order in which they are shown
     * @throws IllegalArgumentException unless they are the relation's
     */
    public static Picture of(String statement, List<String> variables, Relation relation) {
        nonNull(relation, "relation");
        if (!copy(variables, "variables").stream().sorted().toList().equals(relation.names()))
            throw new IllegalArgumentException("variables = " + variables + ": the relation has " + relation.names());
        StatementCard card = new StatementCard(nonNull(statement, "statement"));
        String names = String.join(", ", variables);
        String what = relation.isEmpty() ? "True for no " + names : relation.isAll() ? "True for every " + names
                : "True for some " + names;
        Map<String, BigInteger> least = relation.least(variables).orElse(Map.of());
        if (!relation.isEmpty() && !relation.isAll()) what += "; least: " + text(least);
        card.lines.add(new Line(what, VERDICT));
        card.lines.add(new Line("Automaton: " + NumberText.counted(relation.automaton().states(), "state"), NOTE));
        if (!relation.isEmpty()) card.cases = CasesDrawing.of(relation, variables, List.of(), Color.ACCENT);
        return card.picture(card.lines.get(0).words + "\n" + what, "true for");
    }

    /** A question and what is said of its answer; of one that is open nothing. */
    public static Picture question(String question, String verdict, boolean right) {
        StatementCard card = new StatementCard(List.of(new Line(nonNull(question, "question"), STATEMENT)));
        if (!nonNull(verdict, "verdict").isEmpty())
            card.lines.add(new Line(verdict, VERDICT.color(right ? Color.GOOD : Color.TEXT)));
        return card.picture(question + (verdict.isEmpty() ? "" : "\n" + verdict), "");
    }

    /** "n = 1, B(n) = 2, A(n − 1) has no value", digits in groups. */
    private static String text(Map<String, BigInteger> numbers) {
        return numbers.entrySet().stream().map(one -> one.getKey() + (one.getValue() == null ? " has no value"
                : " = " + NumberText.of(one.getValue().toString()))).collect(Collectors.joining(", "));
    }

    /** @param seen what the numbers of the picture are, for its text */
    private Picture picture(String text, String seen) {
        return Picture.of(drawing(WIDTH), List.of(drawing(NARROW)),
                cases == null ? text : text + "\n" + seen + " " + cases.text());
    }

    /** The picture below the words; cells next to them where there is room. */
    private Drawing drawing(int width) {
        Drawing picture = cases == null ? null : cases.drawing(width - 2 * LEFT);
        boolean wide = picture != null && cases.isOfCells() && width == WIDTH;
        double room = width - 2 * LEFT - (wide ? picture.width() + LEFT : 0);
        List<Line> broken = new ArrayList<>();
        for (Line line : lines)
            for (String words : line.style.lines(line.words, room)) broken.add(new Line(words, line.style));
        int high = 12 + LINE * broken.size();
        int height = picture == null ? high + 8 : wide ? Math.max(high, picture.height()) + 12
                : high + picture.height() + 12;
        Drawing.Builder sheet = Drawing.sheet(width, height).title(spoken());
        double y = 8;
        for (Line line : broken) sheet.text(LEFT, (y += LINE) - 3, line.words, line.style);
        if (picture != null)
            sheet.drawing(picture, wide ? width - LEFT - picture.width() : LEFT, wide ? 8 : y + 10);
        return sheet.build();
    }

    private String spoken() {
        String said = lines.stream().map(Line::words).collect(Collectors.joining(". ")).replaceAll("[✓✗] ", "");
        for (Map.Entry<String, String> sign : SPOKEN.entrySet()) said = said.replace(sign.getKey(), sign.getValue());
        return said;
    }
}
