package nimbook.survey;

import java.util.List;
import nimbook.certificate.CertificateJson;
import nimbook.terminal.MisereClasses;
import nimbook.terminal.PositionSet;
import nimbook.terminal.TerminalSetComparison;
import nimbook.terminal.WythoffAgreement;

/**
 * All terminal sets with (0, 0) within a square, misère P-positions: question q is the class q of {@link
 * MisereClasses#cores}, whose members have the same P-positions.
 */
final class TerminalMisereSurvey {

    private TerminalMisereSurvey() {}

    /**
     * A class.
     *
     * @param core its smallest member
     * @param sets how many terminal sets are in it
     * @param threshold from which shell on the P-positions are Wythoff's; null when they do not settle
     * @param from the row before which both games have used the same columns and diagonals; null when there is none
     * @param exceptions how many cells are a P-position of one game only; null when they do not settle
     * @param evidence "proved", or how far it was observed
     * @param certificate of the proof, in a line of JSON (docs/certificates.md); null where there is none
     */
    public record Row(String core, long sets, Integer threshold, Integer from, Integer exceptions, String evidence,
            String certificate) {}

    /** The square of a side, and how many rows are looked at. */
    static Survey<Row> of(int side, int rows) {
        List<MisereClasses.Core> cores = MisereClasses.cores(side);
        return new Questions<>("terminal-misere-" + side + "-" + rows, cores.size(), Row.class,
                q -> answer(cores.get(q), rows));
    }

    private static List<Row> answer(MisereClasses.Core core, int rows) {
        WythoffAgreement a = TerminalSetComparison.ofRows(rows).compare(core.cells(), PositionSet.MISERE_P);
        String cells = String.join(" ", core.cells().list().stream().map(p -> "(" + p.row() + ", " + p.column() + ")")
                .toList());
        String evidence = a.proved() ? "proved" : "observed to row " + (rows - 1);
        if (!a.agrees()) return List.of(new Row(cells, core.sets(), null, null, null, evidence, null));
        return List.of(new Row(cells, core.sets(), a.threshold(), a.from(), a.exceptions().size(), evidence,
                a.proved() ? OctalCodes.line(CertificateJson.of(a)) : null));
    }
}
