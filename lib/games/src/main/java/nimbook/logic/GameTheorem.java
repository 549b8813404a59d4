package nimbook.logic;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Work;
import nimbook.period.AutomatonCertificate;

/**
 * That a set of positions is the set of P-positions, for all natural numbers. Three statements together say it: the
 * positions without a move are in the set (normal play) or outside (misère play); no move leads from the set into the
 * set; from every other position that has a move, one leads into the set. By induction on the length of play they
 * determine who wins.
 *
 * @param game the game, in words
 * @param board the game, where it is one on the board
 * @param set the set: a relation of x and y, or of x alone
 * @param ends the first statement
 * @param closed the second
 * @param absorbing the third
 */
public record GameTheorem(String game, Optional<BoardGame> board, Relation set, Decision ends, Decision closed,
        Decision absorbing) {

    private static final int STATEMENTS = 3;

    /** Parts are needed. */
    public GameTheorem {
        nonNull(game, "game");
        nonNull(board, "board");
        nonNull(set, "set");
        nonNull(ends, "ends");
        nonNull(closed, "closed");
        nonNull(absorbing, "absorbing");
    }

    /**
     * Decides it for a game on the board; x is the row and y the column.
     *
     * @param theory in whose names the set is said
     * @param set a statement in x and y, as "W(x, y)"
     * @throws IllegalArgumentException when the set cannot be read, or the game has forbidden cells or more than 5000
     *     terminal cells
     * @throws IllegalStateException when an automaton is too large
     */
    public static GameTheorem of(Theory theory, BoardGame game, String set) {
        return of(LinearGame.of(nonNull(theory, "theory"), nonNull(game, "game")), theory.relation(set));
    }

    /** {@link #of(Theory, BoardGame, String)} in the numeration of the game's moves: {@link TheoremSearch#theory}. */
    public static GameTheorem of(BoardGame game, String set) {
        return of(TheoremSearch.theory(nonNull(game, "game")), game, set);
    }

    /**
     * Decides it for a game by the words of its moves, normal play: of two numbers, a statement in x, y (the position)
     * and u, v (the option); of one number, in x and u.
     *
     * <pre>{@code
     * GameTheorem.of(Theory.binary(), "u < x <= u + 3", "x mod 4 = 0")
     * GameTheorem.of(Theory.fibonacci(), "some s >= 1: s <= y & x = u + s & v = 2s", "y < leastpart(x) | x = 0")
     * }</pre>
     *
     * @param theory in whose names both are said
     * @throws IllegalArgumentException when one cannot be read or has another variable
     * @throws IllegalStateException when an automaton is too large
     */
    public static GameTheorem of(Theory theory, String move, String set) {
        String name = "the move " + Token.typeset(nonNull(move, "move"));
        LinearGame game = LinearGame.of(nonNull(theory, "theory"), move, name);
        return of(game, theory.relation(set));
    }

    static GameTheorem of(LinearGame game, Relation set) {
        List<String> names = game.numbers() == 2 ? List.of("x", "y") : List.of("x");
        refuse(!names.containsAll(set.names()), "set: a statement in ", String.join(" and ", names),
                " is needed, not in ", set.names());
        Theory theory = game.theory().with("P", names, set, "the set");
        String x = String.join(", ", names);
        String in = "P(" + x + ")";
        String end = "end(" + x + ")";
        String u = game.numbers() == 2 ? "u, v" : "u";
        String move = "move(" + x + ", " + u + ")";
        String side = (game.misere() ? "~" : "") + in;
        Decision ends = theory.decide("all " + x + ": " + end + game.except() + " => " + side);
        Work.at(1, STATEMENTS, "statements");
        Decision closed = theory.decide("all " + x + ", " + u + ": " + in + " & " + move + " => ~P(" + u + ")");
        Work.at(2, STATEMENTS, "statements");
        Decision absorbing = theory.decide("all " + x + ": ~" + in + " & ~" + end + " => (some " + u + ": " + move
                + " & P(" + u + "))");
        return new GameTheorem(game.name(), game.board(), set, ends, closed, absorbing);
    }

    /** Searches for the set, and proves it: {@link TheoremSearch#of}. */
    public static TheoremSearch find(BoardGame game) {
        return TheoremSearch.of(game);
    }

    /** Whether the set is that of the P-positions. */
    public boolean holds() {
        return ends.holds() && closed.holds() && absorbing.holds();
    }

    /** What refutes it, with the least position; empty when it holds. */
    public String refutation() {
        if (!ends.holds()) return "at " + ends.exampleText() + " there is no move, and it is on the wrong side";
        if (!closed.holds()) return "a move leads from the set into the set: " + closed.exampleText();
        if (!absorbing.holds()) return "outside the set, and no move leads into it: " + absorbing.exampleText();
        return "";
    }

    /**
     * The certificate: with {@code CertificateJson.of} a file that {@code ./lab certify} checks.
     *
     * @throws IllegalStateException when it does not hold, or is not of the queen with terminal cells in Zeckendorf's
     *     numeration
     */
    public AutomatonCertificate certificate() {
        if (!holds()) throw new IllegalStateException(this + "; only what is proved has a certificate");
        boolean queen = board.isPresent() && board.get().moves().equals(Moves.queen());
        boolean cells = set.names().equals(List.of("x", "y")) && set.numeration().equals(Numeration.zeckendorf());
        if (!queen || !cells) throw new IllegalStateException(game + ", " + set.numeration()
                + ": certificates are of the queen with terminal cells, in Zeckendorf's numeration");
        Automaton automaton = set.automaton();
        List<List<Integer>> next = IntStream.range(0, automaton.states()).mapToObj(q -> IntStream.range(0, 4)
                .mapToObj(s -> automaton.next(q, s)).toList()).toList();
        List<Integer> accepting = IntStream.range(0, next.size()).filter(automaton::accepts).boxed().toList();
        return new AutomatonCertificate(board.get(), next, accepting);
    }

    /** "Wythoff's game (queen): P-positions proved for all positions, 25 states". */
    @Override
    public String toString() {
        return game + (holds() ? ": P-positions proved for all positions, " + set.automaton().states() + " states"
                : ": these are not the P-positions; " + refutation());
    }
}
