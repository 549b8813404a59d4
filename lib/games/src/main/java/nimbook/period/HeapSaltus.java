package nimbook.period;

import java.util.List;
import java.util.Map;
import nimbook.heap.TakeAndBreak;

/**
 * Certificate of an arithmetic period of a taking-and-breaking game: G(n + period) = G(n) + saltus for all n ≥
 * preperiod, by the theorem of docs/proofs.md, section 2, for sums of up to three heaps. It states only what is proved:
 * {@link HeapSaltusChecker} finds the values and the theorem's conditions again.
 *
 * @param game the game
 * @param preperiod the least preperiod
 * @param period the least period
 * @param saltus ≥ 1
 */
public record HeapSaltus(TakeAndBreak game, long preperiod, long period, long saltus) implements Evidence.Certificate {

    @Override
    public String kind() {
        return "heap saltus";
    }

    @Override
    public Map<String, Object> fields() {
        return new CertificateFields().with("game", CertificateFields.game(game)).with("preperiod", preperiod)
                .with("period", period).with("saltus", saltus).map();
    }

    @Override
    public String describe() {
        return "G(n + " + period + ") = G(n) + " + saltus + " for n ≥ " + preperiod + " in " + game.name();
    }

    @Override
    public List<String> faults() {
        return HeapSaltusChecker.faults(this);
    }
}
