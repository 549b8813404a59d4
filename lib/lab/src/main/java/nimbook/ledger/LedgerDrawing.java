package nimbook.ledger;

import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** The cards on a sheet, one below the other; how each was decided is left to the page and the table. */
final class LedgerDrawing {
    private static final int WIDTH = 760;
    private static final int LEFT = 14;
    /** Between a card's colour and its words. */
    private static final int PAD = 14;
    private static final int LINE = 20;
    private static final TextStyle TITLE = TextStyle.of(17).withBold();
    private static final TextStyle STATEMENT = TextStyle.of(14);
    private static final TextStyle NOTE = TextStyle.of(12.5).color(Color.MUTED);

    private record Line(String words, TextStyle style) {}

    private LedgerDrawing() {}

    static Drawing of(LedgerCards ledger) {
        double room = WIDTH - 2 * LEFT - 2 * PAD;
        List<List<Line>> cards = ledger.cards().stream().map(card -> lines(card, room)).toList();
        List<String> title = TITLE.lines(ledger.title(), WIDTH - 2 * LEFT);
        int height = 14 + 24 * title.size() + 28;
        List<Drawing> pictures = ledger.cards().stream().map(card -> card.picture().orElse(null)).toList();
        for (int i = 0; i < cards.size(); i++) height += high(cards.get(i), pictures.get(i)) + 8;
        Drawing.Builder sheet = Drawing.sheet(WIDTH, height).title(ledger.title());
        int y = 14;
        for (String line : title) sheet.text(LEFT, (y += 24) - 8, line, TITLE);
        double x = LEFT;
        for (var count : ledger.counts().entrySet()) {
            String words = count.getKey().sign() + " " + count.getValue() + " " + count.getKey().words();
            TextStyle style = TextStyle.of(13).withBold().color(count.getKey().color());
            sheet.text(x, y + 14, words, style);
            x += style.width(words) + 18;
        }
        y += 28;
        for (int i = 0; i < cards.size(); i++) {
            int high = high(cards.get(i), pictures.get(i));
            Color color = ledger.cards().get(i).status().color();
            sheet.round(LEFT, y, WIDTH - 2 * LEFT, high, 4, ShapeStyle.fill(Color.rgb(0xf6f7f9)));
            sheet.rect(LEFT, y, 4, high, ShapeStyle.fill(color));
            double at = y + 4;
            for (Line line : cards.get(i)) sheet.text(LEFT + PAD, (at += LINE) - 2, line.words, line.style);
            if (pictures.get(i) != null) sheet.drawing(pictures.get(i), LEFT + PAD, at + PAD);
            y += high + 8;
        }
        return sheet.build();
    }

    private static int high(List<Line> lines, Drawing picture) {
        return LINE * lines.size() + 16 + (picture == null ? 0 : picture.height() + PAD);
    }

    private static List<Line> lines(ClaimCard card, double room) {
        List<Line> lines = new ArrayList<>();
        ClaimStatus status = card.status();
        lines.add(new Line(status.sign() + " " + status.words() + "   " + card.id(),
                TextStyle.of(13).withBold().color(status.color())));
        for (String line : STATEMENT.lines(plain(card.statement()), room)) lines.add(new Line(line, STATEMENT));
        if (card.corrected().isEmpty()) return lines;
        for (String line : NOTE.lines("Counterexample: " + card.counterexample(), room))
            lines.add(new Line(line, NOTE));
        for (String line : NOTE.lines(card.correctedWords() + ": " + plain(card.corrected()), room))
            lines.add(new Line(line, NOTE.color(Color.TEXT)));
        return lines;
    }

    /** Subscripts are left in the line: "F_n", "F_(n − 1)". */
    private static String plain(String text) {
        StringBuilder out = new StringBuilder();
        for (MathText.Piece piece : MathText.of(text)) {
            boolean low = piece.tag().equals("sub");
            boolean several = piece.text().indexOf(' ') >= 0;
            out.append(low ? several ? "_(" + piece.text() + ")" : "_" + piece.text() : piece.text());
        }
        return out.toString();
    }
}
