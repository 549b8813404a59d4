package nimbook.play;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;

/**
 * What any board that is played on can be given in addition to its game.
 *
 * @param title the words above it; empty for none
 * @param begins who moves first: "you", "computer", or "two" for two people
 * @param errors how often the computer misses a winning move, in per cent, 0 to 100
 * @param verdict whether it is said of each position, unasked, whose it is and why
 * @param hint whether the winning moves of the first position are marked, and it is said why
 * @param line the positions of a play up to the one that is drawn, as the game writes them; empty for the first alone
 */
public record PlayStyle(String title, String begins, double errors, boolean verdict, boolean hint,
        List<Object> line) {

    /** @throws IllegalArgumentException unless 0 ≤ errors ≤ 100 */
    public PlayStyle {
        nonNull(title, "title");
        line = copy(line, "line");
        errors = new Opponent(errors).errors();
    }

    /** The reader begins, the computer never errs, and why a move wins is said when the reader asks. */
    public static PlayStyle of(String title) {
        return new PlayStyle(title, "you", 0, false, false, List.of());
    }

    PlayStyle title(String other) {
        return new PlayStyle(other, begins, errors, verdict, hint, line);
    }

    PlayStyle begins(String other) {
        return new PlayStyle(title, other, errors, verdict, hint, line);
    }

    PlayStyle errors(double other) {
        return new PlayStyle(title, begins, other, verdict, hint, line);
    }

    PlayStyle reasons() {
        return new PlayStyle(title, begins, errors, true, hint, line);
    }

    /** Whether it is said of the first position whose it is and why. */
    public boolean explained() {
        return verdict || hint;
    }

    PlayStyle hinted(boolean other) {
        return new PlayStyle(title, begins, errors, verdict, other, line);
    }

    PlayStyle played(List<?> positions) {
        return new PlayStyle(title, begins, errors, verdict, hint, List.copyOf(positions));
    }

    /** The position that is drawn, as the game writes it; null for the first. */
    public Object at() {
        return line.isEmpty() ? null : line.get(line.size() - 1);
    }

    /** The position before the last move; null where none was made. */
    public Object before() {
        return line.size() < 2 ? null : line.get(line.size() - 2);
    }

    /** Whether the next move is a person's, not the computer's. */
    public boolean isReadersMove() {
        boolean first = line.size() % 2 == 1 || line.isEmpty();
        return begins.equals("two") || first == begins.equals("you");
    }

    /**
     * With what a reader has set next to the board; what is not named stays.
     *
     * @throws IllegalArgumentException when players are not you, computer or two, or errors not 0 to 100
     */
    PlayStyle playing(Map<?, ?> settings) {
        Object players = settings.get("players") == null ? begins : settings.get("players");
        if (!List.of("you", "computer", "two").contains(players))
            throw new IllegalArgumentException("players = " + players + ": you, computer or two");
        double rate = settings.get("errors") instanceof Number n ? n.doubleValue() : errors;
        boolean said = settings.get("verdict") instanceof Boolean on ? on : verdict;
        return new PlayStyle(title, (String) players, rate, said, hint, line);
    }

    /** As JSON values, by the names of the parameters. */
    public Map<String, Object> json() {
        return Json.object("title", title, "begins", begins, "errors", errors, "verdict", verdict, "hint", hint);
    }
}
