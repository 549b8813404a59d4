package nimbook.period;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;

/**
 * Certificate that an automaton accepts the P-positions of the queen with terminal cells, and nothing else
 * (docs/proofs.md, section 6.1). It reads the digits of row and column in Zeckendorf's numeration, in parallel, most
 * significant first, and starts in state 0. {@link AutomatonChecker} verifies it.
 *
 * @param game the queen with terminal cells, normal or misère play
 * @param next for each state the states after the digits (0, 0), (1, 0), (0, 1), (1, 1) of (row, column); states are
 *     numbered as they first come in this list
 * @param accepting the states in which the digits of a P-position end, ascending
 */
public record AutomatonCertificate(BoardGame game, List<List<Integer>> next, List<Integer> accepting)
        implements Evidence.Certificate {

    /** Keeps copies of the lists. */
    public AutomatonCertificate {
        nonNull(game, "game");
        List<List<Integer>> rows = new ArrayList<>();
        for (List<Integer> row : nonNull(next, "next")) rows.add(copy(row, "next"));
        next = List.copyOf(rows);
        accepting = copy(accepting, "accepting");
    }

    @Override
    public String kind() {
        return "automaton";
    }

    @Override
    public Map<String, Object> fields() {
        return new CertificateFields().with("numeration", "Zeckendorf").with("game", CertificateFields.game(game))
                .with("misere", game.isMisere() ? 1 : 0).with("next", next.stream().map(CertificateFields::numbers)
                .toList()).with("accepting", CertificateFields.numbers(accepting)).map();
    }

    @Override
    public String describe() {
        return "an automaton of " + next.size() + " states accepts the P-positions of " + game.name()
                + ", in Zeckendorf's digits";
    }

    @Override
    public List<String> faults() {
        return AutomatonChecker.faults(this);
    }
}
