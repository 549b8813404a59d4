package nimbook.logic;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.board.OutcomeTable;
import nimbook.board.PPositions;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.number.Golden;

/**
 * The search for an automaton of a game's P-positions: it is guessed from computed outcomes, and then proved or not. A
 * wrong guess is never a wrong theorem.
 *
 * <p>Of the queen the guess is how far the P-position of each diagonal is from Wythoff's pair, read by the digits of
 * the difference; of other games, the outcome, read by the digits of row and column.
 *
 * @param game the game
 * @param theorem what is proved; empty when nothing was found
 * @param extent how far it looked
 */
public record TheoremSearch(BoardGame game, Optional<GameTheorem> theorem, String extent) {

    /** Digits of the differences that are computed, U(24) = 121 393, and of the longest tail, U(11) = 233. */
    private static final int DIGITS = 24;
    private static final int TAIL = 11;

    /** Rows and columns of the table of outcomes for other games: at most this many. */
    private static final int SIDE = 6000;

    /** The same where a step leads away from an edge: such a table takes far more than a move a cell. */
    private static final int SLOW_SIDE = 600;

    /** Longest tails of two numbers are the words of numbers below this, so that a state has some thousand values. */
    private static final int TAILS = 60;

    /** A diagonal without a P-position that is not terminal. */
    private static final int NO_CELL = Integer.MAX_VALUE;

    /** Parts are needed. */
    public TheoremSearch {
        nonNull(game, "game");
        nonNull(theorem, "theorem");
        nonNull(extent, "extent");
    }

    /**
     * Searches.
     *
     * @throws IllegalArgumentException when the game has forbidden cells or more than 5000 terminal cells
     */
    public static TheoremSearch of(BoardGame game) {
        Theory theory = theory(nonNull(game, "game"));
        LinearGame linear = LinearGame.of(theory, game);
        boolean queen = game.moves().equals(Moves.queen());
        Optional<Relation> guess;
        String extent;
        try {
            guess = queen ? byDiagonals(theory, linear, game) : byCells(theory, game);
            extent = queen ? "differences below " + weight(DIGITS) + ", tails of " + TAIL + " digits"
                    : "rows and columns below " + weight(theory.numeration(), side(game));
            Optional<GameTheorem> proved = guess.map(set -> GameTheorem.of(linear, set));
            if (guess.isEmpty()) extent += ": new states to the last";
            else if (!proved.get().holds()) extent += ": the guess is refuted, " + proved.get().refutation();
            return new TheoremSearch(game, proved.filter(GameTheorem::holds), extent);
        } catch (IllegalStateException tooLarge) {
            return new TheoremSearch(game, Optional.empty(), tooLarge.getMessage());
        }
    }

    /**
     * The same for the positions of Grundy value 1, normal play: the guess is the misère P-positions. They are the
     * P-positions of the game in which the positions of value 0 are none.
     *
     * @throws IllegalArgumentException when the game is misère, has forbidden cells or more than 5000 terminal cells
     */
    public static TheoremSearch valueOne(BoardGame game) {
        refuse(nonNull(game, "game").isMisere(), "game = ", game, ": Grundy values are those of normal play");
        TheoremSearch zero = of(game);
        TheoremSearch misere = of(game.misere());
        if (zero.theorem.isEmpty()) return zero;
        if (misere.theorem.isEmpty()) return new TheoremSearch(game, Optional.empty(), misere.extent);
        Relation zeros = zero.theorem.get().set();
        Relation ones = misere.theorem.get().set();
        Theory theory = LinearGame.of(theory(game), game).theory().with("zero", List.of("x", "y"), zeros, "value 0");
        LinearGame left = LinearGame.of(theory, "move(x, y, u, v) & ~zero(x, y) & ~zero(u, v)", game.title()
                + " without the positions of value 0");
        GameTheorem proved = GameTheorem.of(left.except(" & ~zero(x, y)"), ones);
        boolean apart = zeros.and(ones).isEmpty();
        String extent = apart && proved.holds() ? zero.extent : "the misère P-positions are no guess: "
                + (apart ? proved.refutation() : "one of them has value 0");
        return new TheoremSearch(game, Optional.of(proved).filter(theorem -> apart && theorem.holds()), extent);
    }

    /** Zeckendorf's numeration for the queen, Ostrowski's for t-Wythoff with t ≤ 6, binary digits for the others. */
    public static Theory theory(BoardGame game) {
        Moves moves = nonNull(game, "game").moves();
        if (moves.diagonalWidth() >= 2 && moves.diagonalWidth() <= 6) return Theory.metallic(moves.diagonalWidth());
        boolean diagonal = moves.rays().contains(Moves.step(1, 1)) || moves.diagonalWidth() == 1;
        return diagonal ? Theory.fibonacci() : Theory.binary();
    }

    private static long weight(int digits) {
        return DigitLearner.weight(Numeration.zeckendorf(), digits);
    }

    /** The largest weight that is at most a side. */
    private static int weight(Numeration numeration, int side) {
        return (int) DigitLearner.weight(numeration, digits(numeration, side));
    }

    private static int digits(Numeration numeration, int side) {
        return numeration.word(side).length - 1;
    }

    private static int side(BoardGame game) {
        boolean slow = game.moves().steps().stream().anyMatch(step -> step.down() < 0 || step.left() < 0);
        return slow ? SLOW_SIDE : SIDE;
    }

    private static Optional<Relation> byCells(Theory theory, BoardGame game) {
        Numeration numeration = theory.numeration();
        int side = weight(numeration, side(game));
        OutcomeTable table = game.outcomes(side, side);
        Map<Integer, Relation> learnt = new DigitLearner(numeration, 2, digits(numeration, side(game)),
                digits(numeration, TAILS), cell -> table.outcome(cell[0], cell[1]) == Outcome.P ? 1 : 0)
                .learn(List.of("x", "y"));
        return Optional.ofNullable(learnt).map(values -> values.get(1));
    }

    private static Optional<Relation> byDiagonals(Theory theory, LinearGame linear, BoardGame game) {
        Optional<Relation> above = diagonals(theory, game);
        Optional<Relation> below = game.isSymmetric() ? above : diagonals(theory, game.terminal(game.terminalCells()
                .mirror()));
        if (above.isEmpty() || below.isEmpty()) return Optional.empty();
        Relation set = above.get().or(below.get().named(List.of("y", "x")));
        return Optional.of(linear.misere() ? set : set.or(linear.theory().relation("end(x, y)")));
    }

    /** The P-positions (x, y) with x ≤ y that are not terminal, by the slips of {@link #slips}. */
    private static Optional<Relation> diagonals(Theory theory, BoardGame game) {
        Map<Integer, Relation> learnt = learn(slips(game));
        if (learnt == null) return Optional.empty();
        Relation set = Relation.truth(theory.numeration(), false);
        for (Map.Entry<Integer, Relation> slip : learnt.entrySet()) {
            if (slip.getKey() == NO_CELL) continue;
            String cell = slip.getKey() < 0 ? "x + " + -slip.getKey() + " = A(d)" : "x = A(d) + " + slip.getKey();
            Relation cells = theory.relation(cell + " & y = x + d");
            set = set.or(slip.getValue().and(cells).some(List.of("d")));
        }
        return Optional.of(set);
    }

    static Map<Integer, Relation> learn(int[] slips) {
        return new DigitLearner(Numeration.zeckendorf(), 1, DIGITS, TAIL, d -> slips[d[0]]).learn(List.of("d"));
    }

    /**
     * x − A(d) for the P-position (x, x + d) that is not terminal, d = 0, 1, …; {@link #NO_CELL} where the diagonal has
     * none.
     */
    static int[] slips(BoardGame game) {
        int count = (int) weight(DIGITS);
        int rows = (int) weight(DIGITS + 1) + game.terminalCells().rows() + game.terminalCells().columns() + 1;
        PPositions found = game.pPositions(rows);
        int[] slips = new int[count];
        Arrays.fill(slips, NO_CELL);
        for (int row = 0; row < rows; row++) {
            int column = found.column(row);
            if (column == Grid.NONE || column < row || column - row >= count) continue;
            slips[column - row] = row - (int) Golden.floorPhi(column - row);
        }
        return slips;
    }

    /**
     * "Wythoff's game (queen), …: P-positions proved for all positions, 25 states", or that nothing was found and how
     * far it looked.
     */
    @Override
    public String toString() {
        return theorem.map(GameTheorem::toString).orElse(game.title() + ": no automaton found; " + extent);
    }
}
