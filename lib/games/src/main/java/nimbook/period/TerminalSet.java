package nimbook.period;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.List;
import java.util.Map;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.terminal.MisereClasses;
import nimbook.terminal.PositionSet;
import nimbook.terminal.WythoffAgreement;

/**
 * Certificate that the misère P-positions of the queen with some terminal cells are those of Wythoff's game in all
 * cells with row ≥ threshold or column ≥ threshold (docs/proofs.md, section 4). {@link TerminalSetChecker} verifies it.
 *
 * @param terminal the terminal cells, with the corner, which has no moves
 * @param core those of them that no P-position attacks ({@link MisereClasses#core})
 * @param threshold the least
 * @param from the first row, beyond all terminal cells, before which both games have used the same columns and
 *     diagonals
 * @param exceptions the cells that are a P-position of one game and not of the other, sorted
 */
public record TerminalSet(Cells terminal, Cells core, int threshold, int from, List<Position> exceptions)
        implements Evidence.Certificate {

    /** Keeps a copy of the exceptions. */
    public TerminalSet {
        nonNull(terminal, "terminal");
        nonNull(core, "core");
        exceptions = copy(exceptions, "exceptions");
    }

    /**
     * The certificate of a comparison.
     *
     * @throws IllegalArgumentException unless the agreement is proved and of misère P-positions
     */
    public static TerminalSet of(WythoffAgreement agreement) {
        refuse(!nonNull(agreement, "agreement").proved() || agreement.set() != PositionSet.MISERE_P, "agreement = ",
                agreement, ": only a proved one of misère P-positions has a certificate");
        return new TerminalSet(agreement.terminal().with(0, 0), MisereClasses.core(agreement.terminal()),
                agreement.threshold(), agreement.from(), agreement.exceptions());
    }

    @Override
    public String kind() {
        return "terminal set";
    }

    @Override
    public Map<String, Object> fields() {
        return new CertificateFields().with("terminal", CertificateFields.cells(terminal.list()))
                .with("core", CertificateFields.cells(core.list())).with("threshold", threshold).with("from", from)
                .with("exceptions", CertificateFields.cells(exceptions)).map();
    }

    @Override
    public String describe() {
        return terminal.name() + ": misère P-positions are Wythoff's P-positions where row ≥ " + threshold
                + " or column ≥ " + threshold + "; used rows, columns and diagonals coincide from row " + from + " on";
    }

    @Override
    public List<String> faults() {
        return TerminalSetChecker.faults(this);
    }
}
