package nimbook.ledger;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimbook.claim.Ledger;
import nimbook.claim.LedgerText;
import nimbook.claim.Sentence;
import nimbook.drawing.Drawing;
import nimbook.drawing.Svg;
import nimbook.export.DrawnFigure;
import nimbook.export.LatexSource;
import nimbook.export.Tabular;
import nimbook.export.TabularData;
import nimbook.table.DataTable;
import nimbook.widget.model.Component;
import nimbook.widget.model.Json;

/**
 * The claims of a document as cards: the verdict in a word, a symbol and a colour, the statement, the smallest
 * counterexample and what holds instead; how it was decided is folded. Counts on top filter the cards. Immutable.
 *
 * <p>{@link DataTable#of(Ledger)} is the same as a table.
 */
public final class LedgerCards implements DrawnFigure, Tabular, LatexSource {
    private static final Component COMPONENT = new Component("ledger", LedgerCards.class, "/nimbook/front/ledger.js");

    private final Ledger ledger;
    private final List<ClaimCard> cards;
    /** For files. */
    private final DataTable table;
    /** The status whose cards are seen; null for all. */
    private final String only;

    private LedgerCards(Ledger ledger, List<ClaimCard> cards, String only) {
        this.ledger = ledger;
        this.cards = cards;
        this.only = only;
        this.table = DataTable.of(ledger);
    }

    /** The cards of a ledger, in the order of the document. */
    public static LedgerCards of(Ledger ledger) {
        return new LedgerCards(ledger, nonNull(ledger, "ledger").entries().stream().map(ClaimCard::of).toList(), null);
    }

    /** Those that the reader's filter leaves in pictures. */
    List<ClaimCard> cards() {
        return only == null ? cards : cards.stream().filter(card -> card.status().key().equals(only)).toList();
    }

    /** With the filter of the page; a status that no card has filters nothing. Files of rows have all of them. */
    @Override
    public LedgerCards withView(Map<String, Object> view) {
        boolean filters = nonNull(view, "view").get("only") instanceof String status
                && cards.stream().anyMatch(card -> card.status().key().equals(status));
        return filters ? new LedgerCards(ledger, cards, (String) view.get("only")) : this;
    }

    String title() {
        return ledger.document().title() + ": claims and verdicts";
    }

    /** How many cards have which status, in the order of the statuses; only those that occur. */
    Map<ClaimStatus, Integer> counts() {
        Map<ClaimStatus, Integer> counts = new EnumMap<>(ClaimStatus.class);
        for (ClaimCard card : cards) counts.merge(card.status(), 1, Integer::sum);
        return counts;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /**
     * Keys: title, statuses [{key, words, sign, count}], cards [{id, place, status, statement, counterexample,
     * picture, corrected, correctedWords, computed, range, sentence}]; statement and corrected are pieces [tag, text],
     * tag "", "i" or "sub"; picture is SVG, or null; sentence is {language, place, words}, or null.
     */
    @Override
    public Map<String, Object> state() {
        List<Object> statuses = new ArrayList<>();
        counts().forEach((status, count) -> statuses.add(Json.object("key", status.key(), "words", status.words(),
                "sign", status.sign(), "count", count)));
        return Json.object("title", title(), "statuses", statuses, "cards", cards.stream()
                .map(card -> Json.object("id", card.id(), "place", card.place(), "status", card.status().key(),
                        "statement", pieces(card.statement()), "counterexample", card.counterexample(), "picture",
                        card.picture().map(Svg::text).orElse(null), "corrected",
                        pieces(card.corrected()), "correctedWords", card.correctedWords(), "computed",
                        card.computed(), "range", card.range(), "sentence",
                        card.sentence().map(LedgerCards::json).orElse(null)))
                .toList());
    }

    private static Map<String, Object> json(Sentence said) {
        return Json.object("language", said.language(), "place", said.place(), "words", said.words());
    }

    private static List<List<String>> pieces(String text) {
        return MathText.of(text).stream().map(piece -> List.of(piece.tag(), piece.text())).toList();
    }

    @Override
    public Map<String, String> viewSettings() {
        return Map.of("only", "'fails'");
    }

    @Override
    public Drawing drawing() {
        return LedgerDrawing.of(this);
    }

    @Override
    public String markup() {
        return LedgerMarkup.of(this);
    }

    /** The table of the ledger, and what the document says in two columns more. */
    @Override
    public TabularData listing() {
        TabularData rows = table.listing();
        return TabularData.of(rows.title(), extended(rows.heading(), "in the document", "sentence"), rows.rows(),
                i -> cards.get(i).sentence().map(said -> extended(rows.row(i), said.place(), said.words()))
                        .orElseGet(() -> extended(rows.row(i), "", "")), column -> false);
    }

    private static List<String> extended(List<String> row, String... more) {
        return Stream.concat(row.stream(), Stream.of(more)).toList();
    }

    @Override
    public long cells() {
        return table.cells() + 2L * table.rows();
    }

    @Override
    public String latex() {
        return table.latex();
    }

    @Override
    public boolean typesets() {
        return true;
    }

    @Override
    public String text() {
        return LedgerText.table(ledger, 160);
    }

    @Override
    public String toString() {
        return text();
    }
}
