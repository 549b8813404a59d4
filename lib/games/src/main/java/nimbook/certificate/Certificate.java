package nimbook.certificate;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.board.PositionSet;
import nimbook.board.TerminalSetComparison;
import nimbook.board.WythoffAgreement;
import nimbook.core.Position;
import nimbook.deletions.RookCertificate;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;
import nimbook.period.Evidence;
import nimbook.period.HeapRepetition;
import nimbook.period.HeapSaltus;
import nimbook.period.Repetition;

/**
 * A certificate that was read from the text of a file in the format {@value CertificateJson#FORMAT}. What it says is
 * not believed: {@link #faults} checks it from the rules of the game.
 */
public final class Certificate {

    private final Object claim;
    private final String json;

    private Certificate(Object claim, String json) {
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
        if (!CertificateJson.FORMAT.equals(fields.get("format")))
            throw new IllegalArgumentException("format is not \"" + CertificateJson.FORMAT + "\"");
        Object claim = claim(new Fields(fields));
        String again = claim instanceof WythoffAgreement a ? CertificateJson.of(a)
                : CertificateJson.of((Evidence.Certificate) claim);
        // So every field is there, no other is, and lists ascend.
        Map<?, ?> right = CertificateReader.read(again);
        if (right.equals(fields)) return new Certificate(claim, again);
        for (Object name : right.keySet()) {
            if (!right.get(name).equals(fields.get(name)))
                throw new IllegalArgumentException("field " + name + " is not as the format has it: " + right.get(name)
                        + " is what it says of the claim");
        }
        throw new IllegalArgumentException("the fields are not " + right.keySet());
    }

    private static Object claim(Fields c) {
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
            case "terminal set" -> new WythoffAgreement(c.cells("terminal"), PositionSet.MISERE_P, true,
                    c.small("threshold"), c.cells("exceptions").list(), true, c.small("from"), c.small("from"));
            default -> throw new IllegalArgumentException(
                    "kind is not board row, rook row, heap, heap saltus or terminal set: " + kind);
        };
    }

    private static BoardGame board(Fields game) {
        Moves moves = new Moves("the moves of a certificate", game.steps("rays"), game.steps("steps"),
                game.small("band"));
        return BoardGame.of(moves).terminal(game.cells("terminal")).forbidden(game.cells("forbidden"));
    }

    private static HeapGame heap(Fields game) {
        if (game.map.containsKey("octal")) return Octal.of(game.string("octal"));
        if (game.map.containsKey("code")) return TakeAndBreak.of(game.string("code"));
        return SubtractionGame.of(game.list("subtract").stream().mapToInt(k -> Fields.small(k, "subtract")).toArray());
    }

    /** The fields of an object, each with the type that is asked for. */
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
                found.add(new long[] {first, second});
            }
            return found;
        }
    }

    /**
     * What is said: a {@link Repetition}, {@link RookCertificate}, {@link HeapRepetition}, {@link HeapSaltus} or
     * {@link WythoffAgreement}.
     */
    public Object claim() {
        return claim;
    }

    /**
     * What is wrong with it; empty when all that it says is so. Rows and periods are verified as
     * {@link Evidence.Certificate#faults} says; a terminal set is found again and compared. Time and memory are those
     * of the kind: {@link nimbook.period.RepetitionChecker}, {@link nimbook.deletions.RookCertificateChecker},
     * {@link nimbook.period.HeapRepetitionChecker}, {@link nimbook.period.HeapPeriods}, {@link TerminalSetComparison}.
     *
     * @throws IllegalArgumentException when it needs more than fits into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public List<String> faults() {
        if (claim instanceof Evidence.Certificate c) return c.faults();
        WythoffAgreement c = (WythoffAgreement) claim;
        WythoffAgreement found = TerminalSetComparison.misere(c.terminal());
        boolean same = found.proved() && CertificateJson.of(found).equals(json);
        return same ? List.of() : List.of("the comparison says: " + found);
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
        return claim instanceof Evidence.Certificate c ? c.describe() : claim.toString();
    }
}
