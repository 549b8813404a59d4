package nimbook.play.digits;

import java.util.List;
import nimbook.deletions.DigitMove;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.play.PlayStyle;

/**
 * The picture of a row of digits: each with the lower ones below it, the winning ones marked; the two rows of numbers
 * where they are asked for.
 */
final class DigitsDrawing {

    private static final Color TILE = Color.of("#eef1f5");
    private static final double LEFT = 12;
    private static final double WIDTH = 620;
    private static final double HEAD = 62;

    private final Digits digits;
    private final DigitalDeletions at;
    private final List<DigitMove> winning;
    private final double tile;
    private final double step;
    private final int perLine;
    private final double high;

    DigitsDrawing(Digits digits) {
        this.digits = digits;
        at = digits.position();
        winning = digits.style().hint() ? at.winningMoves() : List.of();
        double room = WIDTH - 2 * LEFT - (digits.showsRows() ? HEAD : 0);
        tile = Math.max(26, Math.min(46, room / (at.length() + 1)));
        perLine = Math.max(1, (int) (room / tile) - 1);
        int largest = 1;
        for (int i = 0; i < at.length(); i++) largest = Math.max(largest, at.digit(i));
        step = Math.min(tile * 0.52, 340.0 / largest);
        high = tile + 6 + largest * step + (digits.showsRows() ? 48 : 0) + 16;
    }

    Drawing drawing() {
        PlayStyle style = digits.style();
        TextStyle words = TextStyle.of(12.5).color(Color.MUTED);
        boolean titled = !style.title().isBlank();
        List<String> lines =
                style.verdict() ? words.lines(digits.play().reason(at) + ".", 0.85 * (WIDTH - 2 * LEFT)) : List.of();
        int rows = (at.length() + perLine - 1) / perLine;
        double top = titled ? 34 : 10;
        Drawing.Builder sheet = Drawing.sheet((int) WIDTH, (int) Math.ceil(top + rows * high + lines.size() * 19 + 12))
                .title(digits.text().replace('\n', ';'));
        if (titled) sheet.text(LEFT, 22, style.title(), TextStyle.of(15).withBold());
        for (int i = 0; i < at.length(); i++) {
            int line = i / perLine;
            digit(sheet, i, left(i), top + line * high);
        }
        if (digits.showsRows()) for (int row = 0; row < rows; row++) numbers(sheet, row, top + row * high + tile + 2);
        for (int i = 0; i < lines.size(); i++) sheet.text(LEFT, top + rows * high + 8 + i * 19, lines.get(i), words);
        return sheet.build();
    }

    private double left(int i) {
        return LEFT + (digits.showsRows() ? HEAD : 0) + i % perLine * tile;
    }

    private void digit(Drawing.Builder sheet, int i, double x, double y) {
        int d = at.digit(i);
        sheet.round(x + 2, y, tile - 4, tile, 5, ShapeStyle.fill(TILE).outlined(Color.LINE, 1));
        sheet.centredText(x + tile / 2, y + tile / 2, digits.play().words(d),
                TextStyle.of(tile * (d > 9 && at.base() == 0 ? 0.46 : 0.58)).withBold());
        double below = y + tile + 6 + (digits.showsRows() ? 48 : 0);
        for (int to = d - 1; to >= 0; to--) move(sheet, i, to, digits.play().words(to), x, below + (d - 1 - to) * step);
        if (d == 0) move(sheet, i, DigitMove.DELETE, "delete", x, below);
    }

    private void move(Drawing.Builder sheet, int i, int to, String words, double x, double y) {
        boolean wins = winning.stream().anyMatch(m -> m.place() == i && m.to() == to);
        double size = Math.min(step * 0.74, to < 0 ? tile * 0.26 : tile * 0.38);
        Color color = to < 0 ? Color.BAD : Color.ACCENT;
        if (wins)
            sheet.round(x + 3, y, tile - 6, step - 1, 4,
                    ShapeStyle.fill(Color.GOOD.alpha(0.14)).outlined(Color.GOOD, 1.8));
        sheet.centredText(x + tile / 2, y + step / 2, words,
                wins ? TextStyle.of(size).color(Color.GOOD).withBold() : TextStyle.of(size).color(color));
    }

    private void numbers(Drawing.Builder sheet, int row, double y) {
        int[] values = at.suffixValues();
        int[] needed = at.neededValues();
        sheet.text(LEFT, y + 18, "value", TextStyle.of(12).color(Color.MUTED)).text(LEFT, y + 38, "needed",
                TextStyle.of(12).color(Color.MUTED));
        int end = Math.min(at.length(), (row + 1) * perLine);
        for (int i = row * perLine; i < end + (end == at.length() ? 1 : 0); i++) {
            double x = left(row * perLine) + (i - row * perLine + 0.5) * tile;
            sheet.centredText(x, y + 14, "" + values[i], TextStyle.of(13));
            sheet.centredText(x, y + 34, needed[i] < 0 ? "–" : "" + needed[i], TextStyle.of(13));
        }
    }
}
