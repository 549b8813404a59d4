package nimbook.period;

import static nimbook.core.Arguments.copy;

import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Moves;

/**
 * Certificate of a row's period by repetition: from column {@code start} on, as many columns of rows 0..row as decide
 * all that follows equal those {@code commonPeriod} columns later (values less the column in games where values grow
 * along the row). {@link RepetitionChecker} verifies it.
 *
 * @param game normal play
 * @param row the row whose period is certified
 * @param start the first column of the repeated block
 * @param commonPeriod a common period of rows 0..row, not always the least
 * @param preperiod the row's least preperiod
 * @param period the row's least period, a divisor of {@code commonPeriod}
 * @param witnesses for each prime q dividing the period, in ascending order, the first column n ≥ preperiod where
 *     period/q fails between n and n + period/q
 */
public record Repetition(BoardGame game, int row, long start, long commonPeriod, long preperiod, long period,
        List<Long> witnesses) implements Evidence.Certificate {

    /** Keeps a copy of the witnesses. */
    public Repetition {
        witnesses = copy(witnesses, "witnesses");
    }

    @Override
    public String kind() {
        return "board row";
    }

    @Override
    public Map<String, Object> fields() {
        long saltus = game.moves().rays().contains(Moves.step(0, 1)) ? period : 0;
        return new CertificateFields().with("game", CertificateFields.game(game)).with("row", row)
                .with("preperiod", preperiod).with("period", period).with("saltus", saltus).with("start", start)
                .with("joint", commonPeriod).with("witnesses", CertificateFields.witnesses(period, witnesses)).map();
    }

    @Override
    public String describe() {
        return "rows 0.." + row + " of " + game.name() + " repeat from column " + start + " at column "
                + Math.addExact(start, commonPeriod);
    }

    @Override
    public List<String> faults() {
        return RepetitionChecker.faults(this);
    }
}
