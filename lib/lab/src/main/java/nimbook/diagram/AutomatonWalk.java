package nimbook.diagram;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.logic.Automaton;
import nimbook.logic.Numeration;

/**
 * Numbers on their way through an automaton.
 *
 * @param figure whose automaton it is
 * @param numbers as they were given
 * @param words their digits, of one length, by the order of the variables
 * @param states before the first digit and after each that is read; −1 where nothing more is accepted
 */
record AutomatonWalk(AutomatonGraph figure, List<BigInteger> numbers, int[][] words, List<Integer> states) {

    private static final double CELL = 32;
    private static final double ROW = 26;
    private static final TextStyle VERDICT = TextStyle.of(13).withBold();
    private static final TextStyle NOTE = TextStyle.of(13).color(Color.MUTED);

    static AutomatonWalk of(AutomatonGraph figure, List<BigInteger> numbers, int after) {
        Numeration numeration = figure.relation().numeration();
        Automaton automaton = figure.relation().automaton();
        int length = 0;
        for (BigInteger number : numbers) length = Math.max(length, numeration.word(number).length);
        int[][] words = new int[numbers.size()][length];
        for (int i = 0; i < words.length; i++) {
            int[] word = numeration.word(numbers.get(i));
            System.arraycopy(word, 0, words[i], length - word.length, word.length);
        }
        List<Integer> states = new ArrayList<>(List.of(0));
        for (int at = 0; at < Math.min(length, after); at++) {
            int symbol = 0;
            for (int track = words.length - 1; track >= 0; track--) {
                int variable = figure.variables().indexOf(figure.relation().names().get(track));
                symbol = symbol * numeration.digits() + words[variable][at];
            }
            int from = states.get(at);
            int to = from < 0 ? automaton.dead() : automaton.next(from, symbol);
            states.add(to == automaton.dead() ? -1 : to);
        }
        return new AutomatonWalk(figure, numbers, words, states);
    }

    private int length() {
        return words[0].length;
    }

    /** The state now; −1 where nothing more is accepted. */
    int state() {
        return states.get(states.size() - 1);
    }

    /** "n = 20 is accepted", or how far it was read. */
    String verdict() {
        List<String> given = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++)
            given.add(figure.variables().get(i) + " = " + NumberText.of(numbers.get(i).toString()));
        String named = String.join(", ", given);
        int read = states.size() - 1;
        if (read < length())
            return named + ": " + read + " of " + NumberText.counted(length(), "digit") + " read";
        boolean accepted = state() >= 0 && figure.relation().automaton().accepts(state());
        return named + (accepted ? ": accepted, the statement is true" : ": not accepted, the statement is false");
    }

    /** "n = 20: accepted …: 0 →1 1 →0 2 …". */
    String text() {
        StringBuilder out = new StringBuilder(verdict()).append("\nstates 0");
        for (int at = 1; at < states.size(); at++) {
            out.append(" –");
            for (int[] word : words) out.append(Character.forDigit(word[at - 1], 36));
            out.append("→ ").append(figure.number(states.get(at)));
        }
        return out.toString();
    }

    /** The digits below their weights, and below them the states. */
    Drawing drawing() {
        Numeration numeration = figure.relation().numeration();
        double left = 14 + figure.variables().stream().mapToDouble(NOTE::width).max().orElse(0);
        left = Math.max(left, 46);
        int rows = words.length;
        int width = (int) Math.ceil(Math.max(left + (length() + 1) * CELL, VERDICT.width(verdict()) + 24));
        Drawing.Builder sheet = Drawing.blank(width, (int) (26 + 20 + ROW * rows + 34));
        boolean full = states.size() > length();
        boolean accepted = full && state() >= 0 && figure.relation().automaton().accepts(state());
        sheet.text(0, 14, (full ? accepted ? "✓ " : "✗ " : "") + verdict(), VERDICT.color(full
                ? accepted ? Color.GOOD : Color.BAD : Color.TEXT));
        double top = 46;
        for (int i = 0; i < rows; i++)
            sheet.text(left - 12, top + ROW * i + 18, figure.variables().get(i), TextStyle.of(13).alignEnd());
        for (int at = 0; at < length(); at++) {
            double x = left + CELL * at + CELL / 2;
            int[] one = new int[length() - at];
            one[0] = 1;
            boolean read = at < states.size() - 1;
            String weight = NumberText.of(numeration.value(one).toString());
            if (NOTE.width(weight) < CELL) sheet.text(x + CELL / 2, top - 6, weight, NOTE.centred());
            for (int i = 0; i < rows; i++) {
                sheet.rect(x + 1, top + ROW * i + 1, CELL - 2, ROW - 2, read ? ShapeStyle.fill(Color.ACCENT)
                        : ShapeStyle.line(Color.LINE, 1));
                sheet.centredText(x + CELL / 2, top + ROW * (i + 0.5), "" + Character.forDigit(words[i][at], 36),
                        TextStyle.of(14).withBold().color(read ? Color.ACCENT.letters() : Color.MUTED));
            }
        }
        double line = top + ROW * rows + 17;
        sheet.text(0, line, "state", NOTE);
        for (int at = 0; at < states.size(); at++) {
            boolean last = at == states.size() - 1;
            TextStyle style = TextStyle.of(13).color(last ? Color.ACCENT : Color.MUTED).centred();
            sheet.text(left + CELL * at, line, figure.number(states.get(at)),
                    last ? style.withBold() : style);
        }
        return sheet.build();
    }
}
