package nimbook.play.game;

import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.play.PlayStyle;

/** A game's position on a sheet: title, picture or words, the verdict, the values in binary, the moves. */
final class GameDrawing<P> {

    private static final int WIDTH = 620;
    private static final int EDGE = 12;
    private static final double MOVE_WIDTH = 192;
    /** Moves that are listed. */
    private static final int LISTED = 12;
    private static final TextStyle TITLE = TextStyle.of(15).withBold();
    private static final TextStyle LARGE = TextStyle.of(20).withBold();
    private static final TextStyle WORDS = TextStyle.of(12.5).color(Color.MUTED);
    private static final TextStyle DIGITS = TextStyle.of(13).withMonospace();

    private final PositionPlay<P> play;
    private final PlayStyle style;
    private final P at;
    private final Drawing picture;

    /** @param picture null where positions are words */
    GameDrawing(PositionPlay<P> play, PlayStyle style, P at, Drawing picture) {
        this.play = play;
        this.style = style;
        this.at = at;
        this.picture = picture;
    }

    Drawing draw(String title) {
        List<PositionRules.PartValue> values = style.verdict() ? play.values(at) : List.of();
        List<String> position = play.text(at).lines().flatMap(line -> LARGE.lines(line, WIDTH - 2 * EDGE).stream())
                .toList();
        List<String> verdict = style.verdict() ? WORDS.lines(play.reason(at) + ".", WIDTH - 2 * EDGE) : List.of();
        List<P> moves = picture == null || style.hint() ? play.moves(at) : List.of();
        double head = style.title().isBlank() ? 8 : 34;
        double below = head + (picture == null ? 26 * position.size() : picture.height());
        double high = below + 18 * verdict.size() + columnsHeight(values) + movesHeight(moves) + 10;
        int wide = picture == null ? WIDTH : Math.max(WIDTH, picture.width());
        Drawing.Builder sheet = Drawing.sheet(wide, (int) Math.ceil(high)).title(title);
        if (!style.title().isBlank()) sheet.text(EDGE, 22, style.title(), TITLE);
        if (picture != null) sheet.drawing(picture, 0, head, target -> target);
        else for (int i = 0; i < position.size(); i++) sheet.text(EDGE, head + 20 + 26 * i, position.get(i), LARGE);
        for (String line : verdict) sheet.text(EDGE, (below += 18) - 4, line, WORDS);
        columns(sheet, values, below);
        moves(sheet, moves, below + columnsHeight(values));
        return sheet.build();
    }

    private static double columnsHeight(List<PositionRules.PartValue> values) {
        return values.size() < 2 ? 0 : 14 + 18 * (values.size() + 1);
    }

    /** The parts' values as binary numbers one below the other; columns with an odd number of ones are marked. */
    private static void columns(Drawing.Builder sheet, List<PositionRules.PartValue> values, double top) {
        if (values.size() < 2) return;
        int sum = values.stream().mapToInt(PositionRules.PartValue::value).reduce(0, (a, b) -> a ^ b);
        int most = values.stream().mapToInt(PositionRules.PartValue::value).max().orElse(0);
        int places = Math.max(1, 32 - Integer.numberOfLeadingZeros(most));
        double names = values.stream().mapToDouble(part -> DIGITS.width(part.part())).max().orElse(0) + 30;
        double y = top + 18;
        for (PositionRules.PartValue part : values) {
            row(sheet, part.part(), part.value(), places, Math.min(names, 400), y, false);
            y += 18;
        }
        double right = EDGE + Math.min(names, 400) + 18 * places + 60;
        sheet.line(EDGE, y - 11, right, y - 11, ShapeStyle.line(Color.MUTED, 1));
        row(sheet, "nim-sum", sum, places, Math.min(names, 400), y + 4, true);
    }

    private static void row(Drawing.Builder sheet, String name, int value, int places, double names, double y,
            boolean sum) {
        sheet.text(EDGE, y, cut(name, names - 10), WORDS);
        for (int place = 0; place < places; place++) {
            boolean one = (value >> places - 1 - place & 1) != 0;
            double x = EDGE + names + 18 * place + 9;
            boolean odd = sum && one;
            if (odd) sheet.round(x - 8, y - 13, 16, 17, 3, ShapeStyle.line(Color.BAD, 1.4));
            sheet.text(x, y, one ? "1" : "0", (odd ? DIGITS.withBold() : DIGITS).centred()
                    .color(odd ? Color.BAD : one ? Color.TEXT : Color.MUTED));
        }
        sheet.text(EDGE + names + 18 * places + 14, y, "= " + value, WORDS);
    }

    private double movesHeight(List<P> moves) {
        if (moves.isEmpty()) return 0;
        return 30 + 24 * ((Math.min(moves.size(), LISTED) + 2) / 3) + (moves.size() > LISTED ? 20 : 0);
    }

    private void moves(Drawing.Builder sheet, List<P> moves, double top) {
        if (moves.isEmpty()) return;
        List<P> winning = style.hint() ? play.winningMoves(at) : List.of();
        int shown = Math.min(moves.size(), LISTED);
        sheet.text(EDGE, top + 22, moves.size() == 1 ? "One move:" : moves.size() + " moves:", WORDS);
        for (int i = 0; i < shown; i++) {
            double x = EDGE + i % 3 * (MOVE_WIDTH + 8);
            double y = top + 30 + i / 3 * 24;
            boolean wins = winning.contains(moves.get(i));
            sheet.round(x, y, MOVE_WIDTH, 20, 4, ShapeStyle.fill(wins ? Color.of("#dff3e4") : Color.of("#f1f3f6"))
                    .outlined(wins ? Color.GOOD : Color.LINE, 0.8));
            sheet.text(x + 8, y + 14.5, cut(play.text(moves.get(i)), MOVE_WIDTH - 16), TextStyle.of(12.5));
        }
        if (moves.size() > shown) sheet.text(EDGE, top + 44 + 24 * ((shown + 2) / 3), "and " + (moves.size() - shown)
                + " more", WORDS);
    }

    private static String cut(String text, double room) {
        String line = text.replace('\n', ' ');
        TextStyle style = TextStyle.of(12.5);
        if (style.width(line) <= room) return line;
        int end = line.length();
        while (end > 1 && style.width(line.substring(0, end) + "…") > room) end--;
        return line.substring(0, end) + "…";
    }
}
