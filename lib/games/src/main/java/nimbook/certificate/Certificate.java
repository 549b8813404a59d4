package nimbook.certificate;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Position;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;
import nimbook.period.AutomatonCertificate;
import nimbook.period.Evidence;
import nimbook.period.HeapRepetition;
import nimbook.period.HeapSaltus;
import nimbook.period.QuotientCertificate;
import nimbook.period.Repetition;
import nimbook.period.RookCertificate;
import nimbook.period.SparseRepetition;
import nimbook.period.TerminalSet;

/**
 * A certificate that was read from the text of a file in the format {@value CertificateJson#FORMAT}. What it says is
 * not believed: {@link #faults} checks it from the rules of the game.
 */
public final class Certificate {

    private final Evidence.Certificate claim;
    private final String json;

    private Certificate(Evidence.Certificate claim, String json) {
        this.claim = claim;
        this.json = json;
    }

    /**
     * Reads a certificate. O(length + √period) time, O(length) memory.
     *
     * @param json the text of a file
     * @throws IllegalArgumentException naming the first fault, when the text is not of the format or names a game that
     *     the library refuses
     */
    public static Certificate parse(String json) {
        nonNull(json, "json");
        Map<?, ?> fields = CertificateReader.read(json);
        refuse(!CertificateJson.FORMAT.equals(fields.get("format")), "format is not \"", CertificateJson.FORMAT, "\"");
        Evidence.Certificate claim = claim(new Fields(fields));
        String again = CertificateJson.of(claim);
        // So every field is there, no other is, and lists ascend.
        Map<?, ?> right = CertificateReader.read(again);
        if (claim instanceof Repetition) right = withGame(right, fields);
        if (right.equals(fields)) return new Certificate(claim, again);
        for (Object name : right.keySet()) {
            if (!right.get(name).equals(fields.get(name))) throw new IllegalArgumentException("field " + name
                    + " is not as the format has it: " + right.get(name) + " is what it says of the claim");
        }
        throw new IllegalArgumentException("the fields are not " + right.keySet());
    }

    /**
     * The same fields with the game of a board row as it was read, which may say the same moves in another way: a band
     * of width 1 is a ray, and a step of a ray is none more.
     */
    private static Map<?, ?> withGame(Map<?, ?> right, Map<?, ?> read) {
        Map<Object, Object> fields = new LinkedHashMap<>(right);
        if (read.get("game") instanceof Map<?, ?> game && right.get("game") instanceof Map<?, ?> own
                && game.keySet().equals(own.keySet())) fields.put("game", game);
        return fields;
    }

    private static Evidence.Certificate claim(Fields c) {
        String kind = String.valueOf(c.map.get("kind"));
        return switch (kind) {
            case "board row" -> new Repetition(board(c.object("game")), c.small("row"), c.number("start"),
                    c.number("joint"), c.number("preperiod"), c.number("period"), c.seconds("witnesses"));
            case "rook row" -> new RookCertificate(c.small("row"), c.number("period"), c.small("preperiodG"),
                    c.small("preperiodF"), c.seconds("witnesses"));
            case "heap" -> new HeapRepetition(heap(c.object("game")), c.number("preperiod"), c.number("period"),
                    c.number("first"), c.number("last"));
            case "heap saltus" -> new HeapSaltus(TakeAndBreak.of(c.object("game").string("code")),
                    c.number("preperiod"), c.number("period"), c.number("saltus"));
            case "sparse heap" -> new SparseRepetition(Octal.of(c.object("game").string("octal")),
                    c.number("preperiod"), c.number("period"), c.number("mask"), c.number("reach"),
                    smalls(c.list("rare"), "rare"));
            case "terminal set" -> new TerminalSet(c.cells("terminal"), c.cells("core"), c.small("threshold"),
                    c.small("from"), c.cells("exceptions").list());
            case "misere quotient" -> new QuotientCertificate(heap(c.object("game")), c.number("preperiod"),
                    c.number("period"), smalls(c.list("generators"), "generators"), rows(c, "products"),
                    smalls(c.list("pPortion"), "pPortion"), smalls(c.list("phi"), "phi"));
            case "automaton" -> new AutomatonCertificate(c.number("misere") == 0 ? board(c.object("game"))
                    : board(c.object("game")).misere(), rows(c, "next"), smalls(c.list("accepting"), "accepting"));
            default -> throw new IllegalArgumentException("kind is none of the format's: " + kind);
        };
    }

    private static BoardGame board(Fields game) {
        Moves moves = new Moves("the moves of a certificate", game.steps("rays"), game.steps("steps"),
                game.small("band"));
        Cells terminal = game.cells("terminal");
        Cells forbidden = game.cells("forbidden");
        for (Position cell : forbidden.list()) {
            refuse(terminal.contains(cell.row(), cell.column()), "cell ", cell, " is terminal and forbidden");
        }
        return BoardGame.of(moves).terminal(terminal).forbidden(forbidden);
    }

    private static HeapGame heap(Fields game) {
        if (game.map.containsKey("octal")) return Octal.of(game.string("octal"));
        if (game.map.containsKey("code")) return TakeAndBreak.of(game.string("code"));
        return SubtractionGame.of(smalls(game.list("subtract"), "subtract").stream().mapToInt(k -> k).toArray());
    }

    private static List<List<Integer>> rows(Fields c, String name) {
        return c.list(name).stream().map(row -> smalls(row, name)).toList();
    }

    private static List<Integer> smalls(Object numbers, String name) {
        if (numbers instanceof List<?> list) return list.stream().map(k -> Fields.small(k, name)).toList();
        throw new IllegalArgumentException("field " + name + ": a list of numbers is needed, not " + numbers);
    }

    /** The fields of an object, each with the type that is requested. */
    private record Fields(Map<?, ?> map) {

        private <T> T get(String name, Class<T> type, String words) {
            Object value = map.get(name);
            if (type.isInstance(value)) return type.cast(value);
            throw new IllegalArgumentException("field " + name + ": " + words + " is needed, not " + value);
        }

        long number(String name) {
            return get(name, Long.class, "a whole number");
        }

        int small(String name) {
            return small(number(name), name);
        }

        static int small(Object value, String name) {
            if (value instanceof Long number && number <= Integer.MAX_VALUE) return number.intValue();
            throw new IllegalArgumentException("field " + name + ": a whole number below 2³¹ is needed, not " + value);
        }

        String string(String name) {
            return get(name, String.class, "a string");
        }

        Fields object(String name) {
            return new Fields(get(name, Map.class, "an object"));
        }

        List<?> list(String name) {
            return get(name, List.class, "a list");
        }

        /** The second numbers of pairs. */
        List<Long> seconds(String name) {
            return pairs(name).stream().map(p -> p[1]).toList();
        }

        List<Moves.Step> steps(String name) {
            return pairs(name).stream().map(p -> Moves.step(small(p[0], name), small(p[1], name))).toList();
        }

        Cells cells(String name) {
            return Cells.of(pairs(name).stream().map(p -> Position.of(small(p[0], name), small(p[1], name))).toList());
        }

        private List<long[]> pairs(String name) {
            List<long[]> found = new ArrayList<>();
            for (Object item : list(name)) {
                if (!(item instanceof List<?> pair && pair.size() == 2 && pair.get(0) instanceof Long first
                        && pair.get(1) instanceof Long second))
                    throw new IllegalArgumentException("field " + name + ": a list of pairs is needed, not " + item);
                long[] last = found.isEmpty() ? new long[] {-1, 0} : found.get(found.size() - 1);
                refuse(last[0] > first || last[0] == first
                        && last[1] >= second, "field ", name, ": the pairs do not ascend at ", item);
                found.add(new long[] {first, second});
            }
            return found;
        }
    }

    /** What is said. */
    public Evidence.Certificate claim() {
        return claim;
    }

    /**
     * What is wrong with it; empty when all that it says is so: {@link Evidence.Certificate#faults}. Time and memory
     * are those of the kind: {@link nimbook.period.RepetitionChecker}, {@link nimbook.period.RookCertificateChecker},
     * {@link nimbook.period.HeapRepetitionChecker}, {@link nimbook.period.HeapSaltusChecker}, {@link
     * nimbook.period.SparseRepetitionChecker}, {@link nimbook.period.TerminalSetChecker}, {@link
     * nimbook.period.QuotientChecker}, {@link nimbook.period.AutomatonChecker}.
     *
     * @throws IllegalArgumentException when it needs more than fits into memory, or more work than its kind's bound
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public List<String> faults() {
        return claim.faults();
    }

    /** Whether all that it says is so: no {@link #faults}. */
    public boolean check() {
        return faults().isEmpty();
    }

    /** The text of a file with this certificate, its fields in the order of the format. */
    public String json() {
        return json;
    }

    /** Certificates that say the same are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Certificate c && json.equals(c.json);
    }

    @Override
    public int hashCode() {
        return json.hashCode();
    }

    /** What is certified, in a sentence. */
    @Override
    public String toString() {
        return claim.describe();
    }
}
