package nimbook.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.claim.Ledger;
import nimbook.claim.Verdict;

/** The claims of a document as a table. */
final class LedgerRows {
    private LedgerRows() {}

    static DataTable table(Ledger ledger) {
        List<DataColumn> columns = List.of(DataColumn.text("claim"), DataColumn.text("statement"), DataColumn.text("verdict"), DataColumn.text("range"),
                DataColumn.text("computed"), DataColumn.text("counterexample"), DataColumn.text("corrected"), DataColumn.truth("proved"), DataColumn.text("place"));
        List<List<Object>> rows = new ArrayList<>();
        for (Ledger.Entry entry : ledger.entries()) {
            Verdict verdict = entry.verdict();
            Boolean proved = verdict instanceof Verdict.Holds holds ? (Boolean) holds.proved() : null;
            String counterexample = "";
            String corrected = "";
            if (verdict instanceof Verdict.Fails fails) {
                counterexample = fails.counterexample();
                corrected = fails.corrected();
            } else if (verdict instanceof Verdict.Misprint misprint) {
                counterexample = misprint.counterexample();
                corrected = misprint.corrected();
            }
            rows.add(Arrays.asList(entry.claim().id(), entry.claim().statement(), verdict.word(), verdict.range(), verdict.computed(), counterexample, corrected,
                    proved, entry.claim().place()));
        }
        return DataTable.of(columns, DataRows.of(rows)).title(ledger.document().title() + ": claims and verdicts");
    }
}
