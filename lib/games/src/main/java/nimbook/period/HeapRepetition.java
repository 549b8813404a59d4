package nimbook.period;

import java.util.List;
import java.util.Map;
import nimbook.heap.HeapGame;

/**
 * Certificate of the period of a one-pile game: G(n + period) = G(n) for every n of a range that a theorem needs, no
 * more and no less. {@link HeapRepetitionChecker} verifies it.
 *
 * @param game the game
 * @param preperiod the least preperiod
 * @param period the least period
 * @param from where the theorem's range begins: the preperiod, for codes at least 1
 * @param to where it ends ({@link HeapPeriods}); values to {@code to + period} were computed
 */
public record HeapRepetition(HeapGame game, long preperiod, long period, long from, long to)
        implements Evidence.Certificate {

    @Override
    public String kind() {
        return "heap";
    }

    @Override
    public Map<String, Object> fields() {
        return new CertificateFields().with("game", CertificateFields.game(game)).with("preperiod", preperiod)
                .with("period", period).with("first", from).with("last", to).map();
    }

    @Override
    public String describe() {
        return "G(n + " + period + ") = G(n) for n = " + from + " to " + to + " in " + game.name();
    }

    @Override
    public List<String> faults() {
        return HeapRepetitionChecker.faults(this);
    }
}
