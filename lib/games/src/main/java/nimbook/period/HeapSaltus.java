package nimbook.period;

import java.util.List;
import java.util.Map;
import nimbook.heap.TakeAndBreak;

/**
 * Certificate of an arithmetic period of a taking-and-breaking game: G(n + period) = G(n) + saltus for all n ≥
 * preperiod, by the theorem of docs/proofs.md, section 2, for sums of up to three heaps. It states only what is proved:
 * a checker finds the values and the theorem's conditions again.
 *
 * @param game the game
 * @param preperiod the least preperiod
 * @param period the least period
 * @param saltus ≥ 1
 */
public record HeapSaltus(TakeAndBreak game, long preperiod, long period, long saltus) implements Evidence.Certificate {

    /** To where periods of taking-and-breaking games are looked for: so far the checker in Python goes, too. */
    private static final int HEAPS = 1 << 13;

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

    /** It is found again, to {@value #HEAPS} heaps, and compared. */
    @Override
    public List<String> faults() {
        Period found = HeapPeriods.find(game, HEAPS).orElse(null);
        boolean same = found != null && found.evidence() instanceof Evidence.Proved p && p.certificate().equals(this);
        return same ? List.of() : List.of("the period that is proved to heap " + HEAPS + " is " + found);
    }
}
