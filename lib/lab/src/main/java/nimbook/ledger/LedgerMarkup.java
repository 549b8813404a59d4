package nimbook.ledger;

import nimbook.widget.model.Markup;

/** The cards where HTML is shown but no script and no style sheet: the verdict first, then what is claimed. */
final class LedgerMarkup {

    private LedgerMarkup() {}

    static String of(LedgerCards ledger) {
        StringBuilder out = new StringBuilder("<p><b>").append(Markup.escape(ledger.title())).append("</b><br>");
        String between = "";
        for (var count : ledger.counts().entrySet()) {
            out.append(between).append(badge(count.getKey())).append(": ").append(count.getValue());
            between = " · ";
        }
        out.append("</p>");
        for (ClaimCard card : ledger.cards()) {
            out.append("<p>").append(badge(card.status())).append(" <b>").append(Markup.escape(card.id()))
                    .append("</b> ").append(typeset(card.statement()));
            card.sentence().ifPresent(said -> out.append("<br><i lang=\"").append(said.language()).append("\">")
                    .append(Markup.escape(said.words())).append("</i>"));
            if (!card.corrected().isEmpty()) {
                out.append("<br><i>Counterexample:</i> ").append(Markup.escape(card.counterexample())).append("<br><i>")
                        .append(card.correctedWords()).append(":</i> ").append(typeset(card.corrected()));
            }
            out.append("</p><details><summary>").append(Markup.escape(card.place()
                    + card.sentence().map(said -> " (" + said.place() + ")").orElse("")))
                    .append("; how it was decided</summary><p>").append(Markup.escape(card.computed()));
            if (!card.range().equals("–")) out.append(" <i>Range:</i> ").append(Markup.escape(card.range()));
            out.append("</p></details>");
        }
        return out.toString();
    }

    private static String badge(ClaimStatus status) {
        return "<b>" + status.sign() + " " + status.words() + "</b>";
    }

    private static String typeset(String text) {
        StringBuilder out = new StringBuilder();
        for (MathText.Piece piece : MathText.of(text)) {
            String words = Markup.escape(piece.text());
            out.append(piece.tag().isEmpty() ? words : "<" + piece.tag() + ">" + words + "</" + piece.tag() + ">");
        }
        return out.toString();
    }
}
