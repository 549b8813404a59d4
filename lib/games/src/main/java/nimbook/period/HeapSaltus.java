package nimbook.period;

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
 * @param last the equation was seen for n = preperiod to last
 */
public record HeapSaltus(TakeAndBreak game, long preperiod, long period, long saltus,
        long last) implements Evidence.Certificate {

    @Override
    public String describe() {
        return "G(n + " + period + ") = G(n) + " + saltus + " for n = " + preperiod + " to " + last + " in "
                + game.name();
    }
}
