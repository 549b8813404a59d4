package nimbook.play.game;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimbook.core.Outcome;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;

/**
 * The rules of a game from any of its positions, and what is known of who wins.
 *
 * @param name of the game, or ""
 * @param misere whether the last player to move loses
 * @param moves the positions after one move
 * @param outcome who wins; null where it is not decided
 * @param winning the moves that are known to win
 * @param undecided the moves of which it is not known
 * @param note what is added to the reason of an outcome, such as ": its Grundy value is 3 = mex {0, 1, 2}"
 * @param values the parts of a position and their values; empty where it is one game
 */
record PositionRules<P>(String name, boolean misere, Function<P, List<P>> moves, Function<P, Outcome> outcome,
        Function<P, List<P>> winning, Function<P, List<P>> undecided, Function<P, String> note,
        Function<P, List<PartValue>> values) {

    /**
     * A part of a sum.
     *
     * @param part its words
     * @param value its Grundy value
     */
    record PartValue(String part, int value) {}

    /**
     * A rule is gone through as a whole up to so many positions: some tenths of a second, when the figure is made.
     */
    static final int SOLVED = 100_000;
    /** So many values of moves are listed. */
    private static final int LISTED = 12;

    static <P> PositionRules<P> of(Game<P> game) {
        return new PositionRules<>(nonNull(game, "game").name(), game.isMisere(), game::moves, game::outcome,
                game::winningMoves, at -> List.of(), at -> reason(game, at), at -> List.of());
    }

    /** From the values of the moves; in misère play from how many of them win. */
    private static <P> String reason(Game<P> game, P at) {
        List<P> moves = game.moves(at);
        if (game.isMisere()) {
            int winning = game.winningMoves(at).size();
            String all = moves.size() + (moves.size() == 1 ? " move" : " moves");
            return winning == 0 ? ": none of its " + all + " leads to another"
                    : ": " + winning + " of its " + all + (winning == 1 ? " leads" : " lead") + " to a P-position";
        }
        return ": its Grundy value is " + game.value(at)
                + mex(game.value(at), moves.stream().map(game::value).distinct().sorted().toList());
    }

    /** The values of the moves; of the many below the value the first two and the last. */
    private static String mex(int value, List<Integer> values) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < values.size() && shown.size() < LISTED; i++) {
            if (value > 6 && i == 2) {
                shown.add("…");
                i = value - 1;
            }
            shown.add(String.valueOf(values.get(i)));
        }
        if (shown.size() == LISTED) shown.add("…");
        return shown.stream().collect(Collectors.joining(", ", " = mex {", "}"));
    }

    static <P> PositionRules<P> of(GameSearch<P> search) {
        Optional<Game<P>> solved = nonNull(search, "search").solved(SOLVED);
        if (solved.isPresent()) return of(solved.get());
        return new PositionRules<>("", search.isMisere(), search::moves,
                at -> search.result(at).outcome().orElse(null), search::winningMoves, search::undecidedMoves,
                at -> searched(search, at), at -> List.of());
    }

    private static <P> String searched(GameSearch<P> search, P at) {
        GameSearch.Result result = search.result(at);
        if (result.outcome().isPresent()) return ", found by search";
        return result.moves() == 1 ? ": a search of one move does not decide it"
                : ": a search of " + result.moves() + " moves does not decide it";
    }

    /** In misère play no rule is known, so all sums are gone through, or searched. */
    static PositionRules<Sum> of(Sum sum) {
        if (sum.isMisere()) return of(GameSearch.of(sum, Sum::options).misere());
        return new PositionRules<>("", false, Sum::options, Sum::outcome, Sum::winningMoves, at -> List.of(),
                PositionRules::nimSum, PositionRules::parts);
    }

    private static List<PartValue> parts(Sum sum) {
        return sum.parts().stream().map(part -> new PartValue(part.toString(), part.value())).toList();
    }

    private static String nimSum(Sum sum) {
        if (sum.parts().isEmpty()) return "";
        if (sum.parts().size() == 1) return ": its Grundy value is " + sum.value();
        StringBuilder out = new StringBuilder(": the nim-sum of its values is ");
        String between = "";
        for (int value : sum.values()) {
            out.append(between).append(value);
            between = " ⊕ ";
        }
        return out.append(" = ").append(sum.value()).toString();
    }
}
