package nimbook.period;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.heap.HeapGame;

/**
 * Certificate of a misère quotient (Plambeck and Siegel 2008; docs/misere.md): the elements 0, 1, … with 0 the
 * identity, their products with the generators, the P-portion and the pretending function Φ. {@link QuotientChecker}
 * verifies it.
 *
 * <p>The form is determined by the quotient: the generators are the heaps whose element is no product of those of
 * smaller heaps; the elements are numbered as they come when 0, 1, … are multiplied by each generator in turn.
 *
 * @param game the game
 * @param preperiod Φ(n + period) = Φ(n) for all n ≥ preperiod, the least; where period is 0, how many heaps are meant
 * @param period the least; 0 where only the quotient of the heaps 0, …, preperiod − 1 is certified
 * @param generators the heaps that generate
 * @param products for each element its products with the generators
 * @param pPortion the elements of P-positions, ascending
 * @param phi Φ(0), …, Φ(preperiod + period − 1)
 */
public record QuotientCertificate(HeapGame game, long preperiod, long period, List<Integer> generators,
        List<List<Integer>> products, List<Integer> pPortion, List<Integer> phi) implements Evidence.Certificate {

    /** Keeps copies of the lists. */
    public QuotientCertificate {
        nonNull(game, "game");
        generators = copy(generators, "generators");
        List<List<Integer>> rows = new ArrayList<>();
        for (List<Integer> row : nonNull(products, "products")) rows.add(copy(row, "products"));
        products = List.copyOf(rows);
        pPortion = copy(pPortion, "pPortion");
        phi = copy(phi, "phi");
    }

    @Override
    public String kind() {
        return "misere quotient";
    }

    @Override
    public Map<String, Object> fields() {
        return new CertificateFields().with("game", CertificateFields.game(game)).with("preperiod", preperiod)
                .with("period", period).with("generators", CertificateFields.numbers(generators))
                .with("products", products.stream().map(CertificateFields::numbers).toList()).with("pPortion",
                CertificateFields.numbers(pPortion)).with("phi", CertificateFields.numbers(phi)).map();
    }

    @Override
    public String describe() {
        return "the misère quotient of " + game.name() + " has " + products.size() + " elements" + (period == 0
                ? " for the heaps to " + (preperiod - 1) : ", and Φ(n + " + period + ") = Φ(n) for n ≥ " + preperiod);
    }

    @Override
    public List<String> faults() {
        return QuotientChecker.faults(this);
    }
}
