package nimbook.play.game;

import java.util.List;
import java.util.stream.Stream;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** What is drawn of a game besides the pictures of its positions: their words, values in binary, the moves. */
final class GameDrawing {

    private static final int EDGE = 12;
    private static final double MOVE_WIDTH = 192;
    /** Moves that are listed. */
    private static final int LISTED = 12;
    private static final TextStyle LARGE = TextStyle.of(20).withBold().withMonospace();
    private static final TextStyle WORDS = TextStyle.of(12.5).color(Color.MUTED);
    private static final TextStyle DIGITS = TextStyle.of(13).withMonospace();

    private GameDrawing() {}

    /** A position that has no picture. */
    static Drawing words(String text, double width) {
        List<String> lines = text.lines().flatMap(line -> LARGE.width(line) <= width ? Stream.of(line)
                : LARGE.lines(line, width).stream()).toList();
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(width), 26 * Math.max(1, lines.size()) + 6).title(text);
        for (int i = 0; i < lines.size(); i++) sheet.text(0, 20 + 26 * i, lines.get(i), LARGE);
        return sheet.build();
    }

    /** The parts' values as binary numbers one below the other; columns with an odd number of ones are marked. */
    static Drawing columns(List<PositionRules.PartValue> values) {
        int sum = values.stream().mapToInt(PositionRules.PartValue::value).reduce(0, (a, b) -> a ^ b);
        int most = values.stream().mapToInt(PositionRules.PartValue::value).max().orElse(0);
        int places = Math.max(1, 32 - Integer.numberOfLeadingZeros(most));
        double names = Math.min(400,
                values.stream().mapToDouble(part -> DIGITS.width(part.part())).max().orElse(0) + 30);
        double right = names + 18 * places + 60;
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(right), 14 + 18 * (values.size() + 1));
        double y = 18;
        for (PositionRules.PartValue part : values) {
            row(sheet, part.part(), part.value(), places, names, y, false);
            y += 18;
        }
        sheet.line(0, y - 11, right, y - 11, ShapeStyle.line(Color.MUTED, 1));
        row(sheet, "nim-sum", sum, places, names, y + 4, true);
        return sheet.build();
    }

    private static void row(Drawing.Builder sheet, String name, int value, int places, double names, double y,
            boolean sum) {
        sheet.text(0, y, cut(name, names - 10), WORDS);
        for (int place = 0; place < places; place++) {
            boolean one = (value >> places - 1 - place & 1) != 0;
            double x = names + 18 * place + 9;
            boolean odd = sum && one;
            if (odd) sheet.round(x - 8, y - 13, 16, 17, 3, ShapeStyle.line(Color.BAD, 1.4));
            sheet.text(x, y, one ? "1" : "0", (odd ? DIGITS.withBold() : DIGITS).centred()
                    .color(odd ? Color.BAD : one ? Color.TEXT : Color.MUTED));
        }
        sheet.text(names + 18 * places + 14, y, "= " + value, WORDS);
    }

    /** The first moves, those that win green. */
    static <P> Drawing moves(PositionPlay<P> play, P at, boolean hint, int width) {
        List<P> moves = play.moves(at);
        if (moves.isEmpty()) return null;
        List<P> winning = hint ? play.winningMoves(at) : List.of();
        int shown = Math.min(moves.size(), LISTED);
        int end = 24 * ((shown + 2) / 3);
        Drawing.Builder sheet = Drawing.blank(width, 30 + end + (moves.size() > shown ? 20 : 0));
        sheet.text(EDGE, 16, moves.size() == 1 ? "One move:" : moves.size() + " moves:", WORDS);
        for (int i = 0; i < shown; i++) {
            double x = EDGE + i % 3 * (MOVE_WIDTH + 8);
            double y = 24 + i / 3 * 24;
            boolean wins = winning.contains(moves.get(i));
            sheet.round(x, y, MOVE_WIDTH, 20, 4, ShapeStyle.fill(wins ? Color.of("#dff3e4") : Color.of("#f1f3f6"))
                    .outlined(wins ? Color.GOOD : Color.LINE, 0.8));
            sheet.text(x + 8, y + 14.5, cut(play.line(moves.get(i)), MOVE_WIDTH - 16), TextStyle.of(12.5));
        }
        if (moves.size() > shown) sheet.text(EDGE, 38 + end, "and " + (moves.size() - shown) + " more", WORDS);
        return sheet.build();
    }

    private static String cut(String line, double room) {
        TextStyle style = TextStyle.of(12.5);
        if (style.width(line) <= room) return line;
        int end = line.length();
        while (end > 1 && style.width(line.substring(0, end) + "…") > room) end--;
        return line.substring(0, end) + "…";
    }
}
