package nimbook.play.digits;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimbook.deletions.DigitMove;
import nimbook.deletions.DigitRows;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.play.PlayMove;
import nimbook.play.PlayPicture;

/**
 * The picture of a row of digits: a tile each, below it what it may become; what was deleted last is struck out, and
 * what was lowered has its former digit in the corner.
 */
final class DigitsPicture {

    private static final Color TILE = Color.of("#eef1f5");
    private static final ShapeStyle FORMER = ShapeStyle.line(Color.MUTED, 1).dashed(3, 3);
    private static final ShapeStyle CLEAR = ShapeStyle.fill(Color.ACCENT.alpha(0));
    private static final TextStyle NOTE = TextStyle.of(12).color(Color.MUTED);
    private static final TextStyle NUMBER = TextStyle.of(13);
    private static final double LARGEST = 46;
    private static final double SMALLEST = 26;
    /** A lower digit is at least so high that it can be hit. */
    private static final double LOWEST = 15;
    /** Thirty-five lower digits are as high as twelve, as far as they can be hit then. */
    private static final double LADDER = 340;
    /** The words before the two rows of numbers, and their height. */
    private static final double HEAD = 62;
    private static final double ROWS = 48;
    /** Sentences next to the picture are as wide as it is. */
    private static final double LEAST = 240;
    /** A longer row is not repeated in a sentence. */
    private static final int SAID = 30;

    private final DigitPlay play;
    private final boolean rows;
    private final double left;
    private final double tile;
    private final double step;
    private final int perLine;
    private final double high;
    private final double width;
    private final double height;

    /** @param first the play's first position: no digit moves when others are deleted */
    DigitsPicture(DigitPlay play, DigitalDeletions first, double room, boolean rows) {
        this.play = play;
        this.rows = rows;
        left = rows ? HEAD : 0;
        int end = rows ? 1 : 0;
        int n = Math.max(1, first.length());
        double across = Math.max(room, LEAST + left + end * SMALLEST) - left;
        tile = Math.max(SMALLEST, Math.min(LARGEST, across / (n + end)));
        perLine = Math.min(n, (int) (across / tile) - end);
        int largest = IntStream.range(0, first.length()).map(first::digit).reduce(1, Math::max);
        step = Math.max(LOWEST, Math.min(tile * 0.52, LADDER / largest));
        high = tile + (rows ? ROWS : 0) + 6 + largest * step + 16;
        width = Math.max(LEAST, left + (perLine + end) * tile);
        height = Math.floorDiv(n + perLine - 1, perLine) * high;
    }

    /** The id of a digit, and of what it may become. */
    static String id(int place) {
        return "digit " + (place + 1);
    }

    private static String id(DigitMove move) {
        return id(move.place()) + (move.isDeletion() ? " deleted" : " to " + move.to());
    }

    /** @param before the position before the last move, or null */
    PlayPicture<DigitalDeletions> picture(DigitalDeletions before, DigitalDeletions at) {
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(width), (int) Math.ceil(height)).title(at.toString());
        for (int i = 0; i < at.length(); i++) {
            int place = i;
            boolean lowered = before != null && i < before.length() && before.digit(i) != at.digit(i);
            sheet.part(id(i), "", digit -> {
                ShapeStyle ground = ShapeStyle.fill(TILE).outlined(lowered ? Color.MUTED : Color.LINE, 1);
                digit.round(x(place) + 2, y(place), tile - 4, tile, 5, lowered ? ground.dashed(3, 3) : ground);
                digit(digit, place, at.digit(place), Color.TEXT);
                if (lowered) digit.text(x(place) + tile - 5, y(place) + 12, play.words(before.digit(place)),
                        NOTE.alignEnd());
            });
        }
        for (int i = at.length(); before != null && i < before.length(); i++) {
            sheet.round(x(i) + 2, y(i), tile - 4, tile, 5, FORMER);
            digit(sheet, i, before.digit(i), Color.MUTED);
            sheet.line(x(i), y(i) + tile / 2, x(i) + tile, y(i) + tile / 2, ShapeStyle.line(Color.MUTED, 2));
        }
        DigitRows numbers = at.worked();
        List<PlayMove<DigitalDeletions>> moves = new ArrayList<>();
        for (DigitMove move : at.moves()) {
            Color color = move.isDeletion() ? Color.BAD : Color.ACCENT;
            sheet.part(id(move), "", choice -> choice(choice, move, CLEAR, color));
            moves.add(move(move, numbers));
        }
        for (DigitMove move : numbers.winning()) sheet.part(id(move), Drawing.Part.HINT, choice -> {
            choice(choice, move, ShapeStyle.fill(Color.GOOD.alpha(0.14)).outlined(Color.GOOD, 1.8), Color.GOOD);
            if (rows) choice.round(x(move.place()) + 3, y(move.place()) + tile + 5, tile - 6, ROWS - 6, 4,
                    ShapeStyle.line(Color.GOOD, 1.8));
        });
        if (rows) numbers(sheet, numbers);
        String digits = at.length() == 0 ? "No digit is left" : "The digits are " + IntStream.range(0, at.length())
                .mapToObj(i -> play.words(at.digit(i))).collect(Collectors.joining(" "));
        return new PlayPicture<>(sheet.build(), play.name() + ". " + digits
                + ". Arrow keys choose a digit and what becomes of it, Enter moves.", moves);
    }

    private PlayMove<DigitalDeletions> move(DigitMove move, DigitRows numbers) {
        DigitalDeletions at = numbers.position();
        String step = play.step(move);
        String says = Character.toUpperCase(step.charAt(0)) + step.substring(1) + "."
                + (at.length() > SAID ? "" : " That leaves " + move.after() + ".")
                + (rows ? " Its value is " + numbers.after(move)[0] + "." : "");
        boolean deletion = move.isDeletion();
        return new PlayMove<>(move.after(), List.of(id(move)), deletion ? id(move.place()) : id(move),
                deletion ? id(at.length() - 1) : id(move),
                List.of(move.place(), deletion ? 0 : at.digit(move.place()) - 1 - move.to()),
                deletion ? "Delete" : move.to() < 10 ? "" + move.to() : "", step, says);
    }

    private double x(int i) {
        return left + i % perLine * tile;
    }

    private double y(int i) {
        return Math.floorDiv(i, perLine) * high;
    }

    private void digit(Drawing.Builder sheet, int i, int d, Color color) {
        double size = tile * (play.words(d).length() > 1 ? 0.46 : 0.58);
        sheet.centredText(x(i) + tile / 2, y(i) + tile / 2, play.words(d), TextStyle.of(size).color(color).withBold());
    }

    private void choice(Drawing.Builder sheet, DigitMove move, ShapeStyle ground, Color color) {
        int i = move.place();
        boolean deletion = move.isDeletion();
        int row = deletion ? 0 : move.from().digit(i) - 1 - move.to();
        double y = y(i) + tile + (rows ? ROWS : 0) + 6 + row * step;
        String words = deletion ? "del" : play.words(move.to());
        TextStyle style = TextStyle.of(Math.min(step * 0.74, tile * (words.length() > 3 ? 0.26 : 0.38))).color(color);
        sheet.round(x(i) + 3, y, tile - 6, step - 1, 4, ground);
        sheet.centredText(x(i) + tile / 2, y + step / 2, words, color.equals(Color.GOOD) ? style.withBold() : style);
    }

    /** The value of what stands from each digit on, and the needed one; behind the last digit the value of nothing. */
    private void numbers(Drawing.Builder sheet, DigitRows numbers) {
        int n = numbers.position().length();
        for (int i = 0; i <= n; i++) {
            boolean end = i == n && n > 0 && i % perLine == 0;
            double x = (end ? x(i - 1) + tile : x(i)) + tile / 2;
            double y = y(end ? i - 1 : i) + tile + 2;
            if (i % perLine == 0 && !end) sheet.text(0, y + 18, "value", NOTE).text(0, y + 38, "needed", NOTE);
            int needed = numbers.needed()[i];
            sheet.centredText(x, y + 14, "" + numbers.values()[i], NUMBER);
            sheet.centredText(x, y + 34, needed < 0 ? "–" : "" + needed, NUMBER);
        }
    }
}
