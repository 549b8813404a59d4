package nimbook.logic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A regular expression on digits: {@code 0*10*} for one number, {@code ([00]|[10])*[11][00]*} for two that are read in
 * parallel. {@code |}, {@code *}, {@code +}, {@code ?} and brackets as usual; blanks are ignored. A number belongs to
 * it when its canonical word with any number of leading zeros does.
 */
final class DigitPattern {

    private final Numeration numeration;
    private final Tracks tracks;
    private final String text;
    private int at;
    /** Symbol of a position of the expression, −1 for a state that only leads on; and where each leads. */
    private final List<Integer> symbol = new ArrayList<>();
    private final List<List<Integer>> leads = new ArrayList<>();

    private DigitPattern(Numeration numeration, int numbers, String text) {
        this.numeration = numeration;
        this.text = text;
        tracks = new Tracks(numeration, numbers);
    }

    /**
     * The automaton of an expression.
     *
     * @throws IllegalArgumentException when it is none, with the place of the error
     */
    static Automaton of(Numeration numeration, int numbers, String text) {
        DigitPattern pattern = new DigitPattern(numeration, numbers, text);
        int[] whole = pattern.choice();
        if (pattern.peek() != 0) throw pattern.wrong("a digit, an operator or the end");
        return pattern.determine(whole[0], whole[1]);
    }

    private int state(int read) {
        symbol.add(read);
        leads.add(new ArrayList<>());
        return symbol.size() - 1;
    }

    private void lead(int from, int to) {
        leads.get(from).add(to);
    }

    /** First and last state of what stands here. */
    private int[] choice() {
        int[] first = sequence();
        while (peek() == '|') {
            at++;
            int[] other = sequence();
            int[] both = {state(-1), state(-1)};
            for (int[] part : List.of(first, other)) {
                lead(both[0], part[0]);
                lead(part[1], both[1]);
            }
            first = both;
        }
        return first;
    }

    private int[] sequence() {
        int start = state(-1);
        int end = start;
        while (peek() != 0 && peek() != '|' && peek() != ')') {
            int[] part = repeated();
            lead(end, part[0]);
            end = part[1];
        }
        return new int[] {start, end};
    }

    private int[] repeated() {
        int[] part = single();
        for (char sign = peek(); sign == '*' || sign == '+' || sign == '?'; sign = peek()) {
            at++;
            int[] around = {state(-1), state(-1)};
            lead(around[0], part[0]);
            lead(part[1], around[1]);
            if (sign != '+') lead(around[0], around[1]);
            if (sign != '?') lead(part[1], part[0]);
            part = around;
        }
        return part;
    }

    private int[] single() {
        char sign = peek();
        if (sign == '(') {
            at++;
            int[] inner = choice();
            if (peek() != ')') throw wrong("\")\"");
            at++;
            return inner;
        }
        int read = 0;
        boolean tuple = sign == '[';
        if (tuple) at++;
        int factor = 1;
        for (int i = 0; i < tracks.count(); i++, at++, factor *= numeration.digits()) {
            int digit = Character.digit(peek(), 36);
            if (digit < 0 || digit >= numeration.digits() || !tuple && tracks.count() > 1)
                throw wrong(tracks.count() == 1 ? "a digit" : tracks.count() + " digits in [ ]");
            read += factor * digit;
        }
        if (tuple && peek() != ']') throw wrong("\"]\"");
        if (tuple) at++;
        int from = state(read);
        int to = state(-1);
        lead(from, to);
        return new int[] {from, to};
    }

    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') at++;
        return at < text.length() ? text.charAt(at) : 0;
    }

    private IllegalArgumentException wrong(String expected) {
        return new IllegalArgumentException("digits " + text + ": " + expected + " is expected at character "
                + (at + 1) + "; the digits are 0 to " + (numeration.digits() - 1));
    }

    /** Subsets of states that read, together with the check of the digits; the start stays where zeros are read. */
    private Automaton determine(int start, int end) {
        TupleIndex sets = new TupleIndex();
        BitSet first = closure(List.of(start));
        int zeros = -1;
        while (zeros != first.cardinality()) {
            zeros = first.cardinality();
            first.or(after(first, 0));
        }
        int[] tuple = new int[symbol.size() + 1];
        add(sets, first, 0, tuple);
        int symbols = tracks.symbols();
        Automaton.Builder built = new Automaton.Builder(symbols);
        int[] targets = new int[symbols];
        for (int i = 0; i < sets.size(); i++) {
            BitSet set = set(sets, i);
            for (int s = 0; s < symbols; s++) {
                int check = sets.get(i, 0) < 0 ? -1 : tracks.after(sets.get(i, 0), s);
                boolean stays = i == 0 && s == 0;
                targets[s] = stays ? 0 : add(sets, check < 0 ? new BitSet() : after(set, s), check, tuple);
            }
            built.add(targets);
        }
        boolean[] accepting = new boolean[sets.size()];
        for (int i = 0; i < accepting.length; i++)
            accepting[i] = sets.get(i, 0) >= 0 && tracks.ends(sets.get(i, 0)) && set(sets, i).get(end);
        return built.build(accepting);
    }

    private int add(TupleIndex sets, BitSet set, int check, int[] tuple) {
        tuple[0] = check;
        int length = 1;
        for (int s = set.nextSetBit(0); s >= 0; s = set.nextSetBit(s + 1)) tuple[length++] = s;
        return sets.add(tuple, length);
    }

    private static BitSet set(TupleIndex sets, int i) {
        BitSet set = new BitSet();
        for (int m = 1; m < sets.length(i); m++) set.set(sets.get(i, m));
        return set;
    }

    private BitSet after(BitSet set, int read) {
        List<Integer> reached = new ArrayList<>();
        for (int s = set.nextSetBit(0); s >= 0; s = set.nextSetBit(s + 1))
            if (symbol.get(s) == read) reached.addAll(leads.get(s));
        return closure(reached);
    }

    /** The states, and those that they lead on to without reading. */
    private BitSet closure(List<Integer> states) {
        BitSet set = new BitSet();
        List<Integer> open = new ArrayList<>(states);
        for (int i = 0; i < open.size(); i++) {
            int s = open.get(i);
            if (!set.get(s) && symbol.get(s) < 0) open.addAll(leads.get(s));
            set.set(s);
        }
        return set;
    }
}
