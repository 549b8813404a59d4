package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.claim.Ledger;
import nimbook.claim.Verdict;

/** The claims of a document as a table. */
final class LedgerRows {
    private LedgerRows() {}

    static DataTable table(Ledger ledger) {
        List<DataColumn> columns = List.of(DataColumn.text("claim"), DataColumn.text("statement"),
                DataColumn.text("verdict"), DataColumn.text("correction"), DataColumn.text("computed"),
                DataColumn.text("range"), DataColumn.text("place"));
        List<List<Object>> rows = new ArrayList<>();
        for (Ledger.Entry entry : nonNull(ledger, "ledger").entries()) {
            Verdict verdict = entry.verdict();
            rows.add(List.of(entry.claim().id(), entry.claim().statement(), word(verdict), correction(verdict),
                    verdict.computed(), verdict.range(), entry.claim().place()));
        }
        return DataTable.of(columns, DataRows.of(rows)).title(ledger.document().title() + ": claims and verdicts")
                .page(30);
    }

    /** The verdict's word, and for a claim that holds whether that is proved or observed over the range. */
    private static String word(Verdict verdict) {
        return verdict instanceof Verdict.Holds holds ? holds.proved() ? "holds (proved)" : "holds (observed)"
                : verdict.word();
    }

    /** The smallest counterexample and what is true instead; empty where the claim holds. */
    private static String correction(Verdict verdict) {
        return verdict.counterexample().isEmpty() ? "" : verdict.counterexample() + ". → " + verdict.corrected();
    }
}
