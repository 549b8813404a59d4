package nimbook.certificate;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.MisereClasses;
import nimbook.board.Moves;
import nimbook.board.PositionSet;
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
import nimbook.period.Period;
import nimbook.period.Primes;
import nimbook.period.Repetition;

/**
 * Certificates as JSON in the format {@value #FORMAT}: one object, its fields in a fixed order, one a line; whole
 * numbers, strings, and lists of pairs in ascending order. The same certificate gives the same text. The format has
 * five kinds: rows of a board game ({@link Repetition}), rows of the misère rook ({@link RookCertificate}), heap games
 * without and with a saltus ({@link HeapRepetition}, {@link HeapSaltus}), and terminal sets ({@link WythoffAgreement}).
 */
public final class CertificateJson {

    /** The format's name and version: a file of another one is refused by the checker. */
    public static final String FORMAT = "nimbook certificate 1";

    private final StringBuilder text = new StringBuilder("{\n");

    private CertificateJson(String kind) {
        field("format", quoted(FORMAT)).field("kind", quoted(kind));
    }

    /**
     * The certificate of a proved period.
     *
     * @throws IllegalArgumentException when the period is only observed, or its proof needs no certificate
     */
    public static String of(Period period) {
        if (nonNull(period, "period").evidence() instanceof Evidence.Proved proved) return of(proved.certificate());
        throw new IllegalArgumentException("period = " + period + ": only a proved period has a certificate");
    }

    /**
     * A certificate.
     *
     * @throws IllegalArgumentException for {@link Evidence.Certificate#NONE} and other kinds than those of this library
     */
    public static String of(Evidence.Certificate certificate) {
        if (certificate instanceof Repetition c) return row(c);
        if (certificate instanceof RookCertificate c) return rook(c);
        if (certificate instanceof HeapRepetition c) return heap(c);
        if (certificate instanceof HeapSaltus c) return saltus(c);
        throw new IllegalArgumentException("certificate = " + nonNull(certificate, "certificate").describe()
                + ": the format has board rows, rook rows and heaps");
    }

    /**
     * The certificate that the misère P-positions of the queen with these terminal cells are Wythoff's outside some
     * square. The corner, which has no moves, is listed among the terminal cells.
     *
     * @throws IllegalArgumentException unless the agreement is proved and of misère P-positions
     */
    public static String of(WythoffAgreement agreement) {
        if (!nonNull(agreement, "agreement").proved() || agreement.set() != PositionSet.MISERE_P) {
            throw new IllegalArgumentException(
                    "agreement = " + agreement + ": only a proved one of misère P-positions has a certificate");
        }
        return new CertificateJson("terminal set").field("terminal", cells(agreement.terminal().with(0, 0)))
                .field("core", cells(MisereClasses.core(agreement.terminal())))
                .field("threshold", agreement.threshold())
                .field("from", agreement.from()).field("exceptions", positions(agreement.exceptions())).end();
    }

    private static String row(Repetition c) {
        BoardGame game = c.game();
        Moves moves = game.moves();
        long saltus = moves.rays().contains(Moves.step(0, 1)) ? c.period() : 0;
        String rules = "{\"rays\": " + steps(moves.rays()) + ", \"steps\": " + steps(moves.steps()) + ", \"band\": "
                + moves.diagonalWidth() + ", \"terminal\": " + cells(game.terminalCells()) + ", \"forbidden\": "
                + cells(game.forbiddenCells()) + "}";
        return new CertificateJson("board row").field("game", rules).field("row", c.row())
                .field("preperiod", c.preperiod()).field("period", c.period()).field("saltus", saltus)
                .field("start", c.start()).field("joint", c.commonPeriod())
                .field("witnesses", witnesses(c.period(), c.witnesses())).end();
    }

    private static String rook(RookCertificate c) {
        return new CertificateJson("rook row").field("row", c.row()).field("period", c.period())
                .field("preperiodG", c.preperiodG()).field("preperiodF", c.preperiodF())
                .field("witnesses", witnesses(c.period(), c.witnesses())).end();
    }

    private static String heap(HeapRepetition c) {
        return new CertificateJson("heap").field("game", rules(c.game())).field("preperiod", c.preperiod())
                .field("period", c.period()).field("first", c.from()).field("last", c.to()).end();
    }

    private static String saltus(HeapSaltus c) {
        return new CertificateJson("heap saltus").field("game", rules(c.game())).field("preperiod", c.preperiod())
                .field("period", c.period()).field("saltus", c.saltus()).end();
    }

    private static String rules(HeapGame game) {
        if (game instanceof Octal octal) return "{\"octal\": " + quoted(octal.code()) + "}";
        if (game instanceof SubtractionGame s) return "{\"subtract\": " + s.set() + "}";
        if (game instanceof TakeAndBreak code) return "{\"code\": " + quoted(code.code()) + "}";
        throw new IllegalArgumentException("game " + game.name() + ": the format has codes and subtraction sets");
    }

    private static String witnesses(long period, List<Long> columns) {
        List<Long> primes = Primes.of(period);
        if (primes.size() != columns.size())
            throw new IllegalArgumentException(
                    "witnesses = " + columns + ": one is needed for each of the primes " + primes);
        StringBuilder pairs = new StringBuilder("[");
        for (int i = 0; i < primes.size(); i++)
            pairs.append(i == 0 ? "" : ", ").append(pair(primes.get(i), columns.get(i)));
        return pairs.append(']').toString();
    }

    private static String steps(List<Moves.Step> steps) {
        return steps.stream().map(s -> pair(s.down(), s.left())).toList().toString();
    }

    private static String cells(Cells cells) {
        return positions(cells.list());
    }

    private static String positions(List<Position> cells) {
        return cells.stream().map(p -> pair(p.row(), p.column())).toList().toString();
    }

    private static String pair(long a, long b) {
        return "[" + a + ", " + b + "]";
    }

    /** No text of this format holds a sign that would have to be escaped. */
    private static String quoted(String words) {
        return "\"" + words + "\"";
    }

    private CertificateJson field(String name, Object value) {
        if (text.length() > 2) text.append(",\n");
        text.append("  ").append(quoted(name)).append(": ").append(value);
        return this;
    }

    private String end() {
        return text.append("\n}\n").toString();
    }
}
