package nimbook.period;

import static nimbook.core.Arguments.copy;

import java.util.List;
import java.util.Map;

/**
 * Certificate of the period of a row of g and f by the structure of the rows. {@link RookCertificateChecker} verifies
 * it.
 *
 * @param row m, 0 to 17
 * @param period the least period of row m of g and of f
 * @param preperiodG the least preperiod of g's row
 * @param preperiodF the least preperiod of f's row
 * @param witnesses for each prime q dividing the period, in ascending order, the first column n ≥ 4096 (where the
 *        structure was checked) at which g(m, n) − n differs from what it is period/q columns later
 */
public record RookCertificate(int row, long period, int preperiodG, int preperiodF, List<Long> witnesses)
        implements Evidence.Certificate {

    /** Keeps a copy of the witnesses. */
    public RookCertificate {
        witnesses = copy(witnesses, "witnesses");
    }

    @Override
    public String kind() {
        return "rook row";
    }

    @Override
    public Map<String, Object> fields() {
        return new CertificateFields().with("row", row).with("period", period).with("preperiodG", preperiodG)
                .with("preperiodF", preperiodF).with("witnesses", CertificateFields.witnesses(period, witnesses)).map();
    }

    @Override
    public String describe() {
        return "row " + row + ": the token and the slots of each level come back after " + period + " columns";
    }

    @Override
    public List<String> faults() {
        return RookCertificateChecker.faults(this);
    }
}
