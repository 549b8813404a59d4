package nimbook.play.game;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
 * @param note what is added to the reason of an outcome, such as ": its Grundy value is 3"
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

    static <P> PositionRules<P> of(Game<P> game) {
        Function<P, String> note = at -> game.isMisere() ? "" : ": its Grundy value is " + game.value(at);
        nonNull(game, "game");
        return new PositionRules<>(game.name(), game.isMisere(), game::moves, game::outcome, game::winningMoves,
                at -> List.of(), note, at -> List.of());
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
