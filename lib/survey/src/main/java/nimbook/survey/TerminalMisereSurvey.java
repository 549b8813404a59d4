package nimbook.survey;

import java.util.List;
import nimbook.board.MisereClasses;
import nimbook.board.PositionSet;
import nimbook.board.TerminalSetComparison;
import nimbook.board.WythoffAgreement;
import nimbook.certificate.CertificateJson;

/**
 * All terminal sets with (0, 0) within a square, misère P-positions: question q is the class q of {@link
 * MisereClasses#cores}, whose members have the same P-positions.
 */
final class TerminalMisereSurvey implements Survey<TerminalMisereSurvey.Row> {

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

    private final int side;
    private final int rows;
    private final List<MisereClasses.Core> cores;

    TerminalMisereSurvey(int side, int rows) {
        this.side = side;
        this.rows = rows;
        this.cores = MisereClasses.cores(side);
    }

    @Override
    public String name() {
        return "terminal-misere-" + side + "-" + rows;
    }

    @Override
    public int size() {
        return cores.size();
    }

    @Override
    public Class<Row> rowType() {
        return Row.class;
    }

    @Override
    public List<Row> answer(int question) {
        MisereClasses.Core core = cores.get(question);
        WythoffAgreement a = TerminalSetComparison.ofRows(rows).compare(core.cells(), PositionSet.MISERE_P);
        String cells = String.join(" ", core.cells().list().stream().map(p -> "(" + p.row() + ", " + p.column() + ")")
                .toList());
        String evidence = a.proved() ? "proved" : "observed to row " + (rows - 1);
        if (!a.agrees()) return List.of(new Row(cells, core.sets(), null, null, null, evidence, null));
        return List.of(new Row(cells, core.sets(), a.threshold(), a.from(), a.exceptions().size(), evidence,
                a.proved() ? OctalCodes.line(CertificateJson.of(a)) : null));
    }
}
