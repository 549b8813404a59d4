package nimbook.claim;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import nimbook.core.Work;

/**
 * The claims of one document, each with the verdict that computation gives today.
 *
 * @param document whose claims these are
 * @param entries in the order of the document
 */
public record Ledger(Document document, List<Entry> entries) {

    /** One line for each document whose claims are decided. */
    private static final Map<Document, Supplier<List<Check>>> CHECKS = new EnumMap<>(Document.class);

    static {
        CHECKS.put(Document.WYTHOFF, WythoffClaims::checks);
        CHECKS.put(Document.BEATTY, BeattyClaims::checks);
        CHECKS.put(Document.FIBONACCI, FibonacciClaims::checks);
        CHECKS.put(Document.HOFSTADTER, HofstadterClaims::checks);
        CHECKS.put(Document.DELETIONS, DeletionsClaims::checks);
    }

    /** One line of the ledger. */
    public record Entry(Claim claim, Verdict verdict) {
        /** Both are there. */
        public Entry {
            nonNull(claim, "claim");
            nonNull(verdict, "verdict");
        }
    }

    /** Keeps a copy of the entries. */
    public Ledger {
        nonNull(document, "document");
        entries = copy(entries, "entries");
    }

    /**
     * Decides every claim of the document by computation (seconds, not minutes).
     *
     * @throws IllegalArgumentException when the document's ledger is not written yet
     */
    public static Ledger of(Document document) {
        List<Check> checks = checks(document);
        List<Entry> entries = new ArrayList<>();
        for (Check check : checks) {
            Work.at(entries.size(), checks.size(), "claims");
            entries.add(new Entry(check.claim(), check.decide().get()));
        }
        return new Ledger(document, entries);
    }

    /** The documents that have a ledger. */
    public static List<Document> written() {
        return List.copyOf(CHECKS.keySet());
    }

    /**
     * The entry of one claim.
     *
     * @throws IllegalArgumentException when the ledger has no claim of that name
     */
    public Entry entry(String id) {
        for (Entry entry : entries) if (entry.claim().id().equals(id)) return entry;
        throw new IllegalArgumentException("id " + id + ": the ledger of " + document + " has the claims "
                + entries.get(0).claim().id() + " to " + entries.get(entries.size() - 1).claim().id());
    }

    private static List<Check> checks(Document document) {
        Supplier<List<Check>> checks = CHECKS.get(document);
        if (checks == null) throw new IllegalArgumentException("document " + document
                + ": its ledger is not written yet; there are " + written());
        return checks.get();
    }

    /** The table for a terminal, 160 characters wide: {@link LedgerText#table}. */
    @Override
    public String toString() {
        return LedgerText.table(this, 160);
    }
}
