package nimbook.play.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.play.Opponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoardPlayTest {

    private static final int SIDE = 9;

    static List<BoardGame> games() {
        Cells corner = Cells.of(Position.of(0, 0));
        return List.of(BoardGame.queen(), BoardGame.queen().misere(), BoardGame.rook(), BoardGame.rook().misere(),
                BoardGame.of(Moves.king()), BoardGame.of(Moves.bishop()).misere(), BoardGame.of(Moves.tWythoff(2)),
                BoardGame.queen().terminal(Cells.triangle(2)), BoardGame.queen().terminal(Cells.triangle(2)).misere(),
                BoardGame.rook().forbidden(corner), BoardGame.rook().forbidden(corner).misere(),
                BoardGame.queen().forbidden(Cells.of(Position.of(1, 2), Position.of(0, 0)))
                        .terminal(Cells.of(Position.of(3, 3))));
    }

    /** Written from the rules alone: queen-like pieces by their directions, the others by their steps. */
    private static List<Position> byHand(BoardGame game, int row, int column) {
        List<Position> to = new ArrayList<>();
        if (game.terminalCells().contains(row, column)) return to;
        for (int r = 0; r < SIDE; r++) {
            for (int c = 0; c < SIDE; c++) {
                int a = row - r;
                int b = column - c;
                boolean straight = a == 0 ^ b == 0;
                boolean legal = switch (Piece.of(game.moves()).name()) {
                    case "queen" -> straight && a + b > 0
                            || a > 0 && b > 0 && Math.abs(a - b) < Math.max(1, game.moves().diagonalWidth());
                    case "rook" -> straight && a + b > 0;
                    case "bishop" -> a == b && a > 0;
                    case "king" -> a >= 0 && b >= 0 && a <= 1 && b <= 1 && a + b > 0;
                    default -> throw new AssertionError(game);
                };
                if (legal && a >= 0 && b >= 0 && !game.forbiddenCells().contains(r, c)) to.add(Position.of(r, c));
            }
        }
        return to;
    }

    /** Whether the player to move wins, by search. */
    private static boolean wins(BoardGame game, Position at, Map<Position, Boolean> known) {
        Boolean before = known.get(at);
        if (before != null) return before;
        List<Position> to = byHand(game, at.row(), at.column());
        boolean wins = to.isEmpty() ? game.isMisere() : to.stream().anyMatch(p -> !wins(game, p, known));
        known.put(at, wins);
        return wins;
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesOutcomesAndTheComputerAgreeWithSearch(BoardGame game) {
        Map<Position, Boolean> known = new HashMap<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                if (game.forbiddenCells().contains(row, column)) continue;
                Position at = Position.of(row, column);
                BoardPlay play = new BoardPlay(game, at, SIDE, SIDE);
                List<Position> moves = byHand(game, row, column);
                assertEquals(moves, play.moves(at), () -> game + " " + at);
                assertEquals(wins(game, at, known), play.outcome(at) == Outcome.N, () -> game + " " + at);
                assertEquals(play.outcome(at) == Outcome.P,
                        play.reason(at).contains("is a P-position:") || moves.isEmpty() && !game.isMisere(),
                        () -> play.reason(at));
                if (moves.isEmpty()) {
                    assertThrows(IllegalArgumentException.class, () -> Opponent.perfect().choose(play, at, random));
                    continue;
                }
                Opponent.Choice<Position> choice = Opponent.perfect().choose(play, at, random);
                assertTrue(moves.contains(choice.to()));
                assertFalse(choice.slip());
                assertEquals(wins(game, at, known), choice.wins());
                assertEquals(choice.wins(), !wins(game, choice.to(), known));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePerfectComputerWinsEveryPlayFromAnNPosition(BoardGame game) {
        SplittableRandom random = new SplittableRandom(2);
        Map<Position, Boolean> known = new HashMap<>();
        for (int round = 0; round < 200; round++) {
            Position at = Position.of(random.nextInt(SIDE), random.nextInt(SIDE));
            if (game.forbiddenCells().contains(at.row(), at.column()) || byHand(game, at.row(), at.column()).isEmpty()
                    || !wins(game, at, known)) continue;
            BoardPlay play = new BoardPlay(game, at, SIDE, SIDE);
            boolean computer = true;
            while (!play.isOver(at)) {
                List<Position> moves = play.moves(at);
                at = computer ? Opponent.perfect().choose(play, at, random).to()
                        : moves.get(random.nextInt(moves.size()));
                computer = !computer;
            }
            // The last mover is the one who is not to move now.
            assertEquals(game.isMisere(), computer, () -> "who is to move at the end of " + game);
        }
    }

    @Test
    void theErrorRateIsKept() {
        BoardPlay play = new BoardPlay(BoardGame.queen(), Position.of(9, 14), 15, 15);
        SplittableRandom random = new SplittableRandom(3);
        int slips = 0;
        for (int i = 0; i < 4000; i++) {
            Opponent.Choice<Position> choice = new Opponent(25).choose(play, play.start(), random);
            assertEquals(choice.wins(), play.winningMoves(play.start()).contains(choice.to()));
            assertEquals(choice.wins(), !choice.slip());
            if (choice.slip()) slips++;
        }
        // 1000 expected, standard deviation 27; the seed is fixed, so this cannot come out differently another day.
        assertTrue(slips > 860 && slips < 1140, slips + " slips of 4000 at 25 per cent");
        for (int i = 0; i < 200; i++) assertTrue(new Opponent(100).choose(play, play.start(), random).slip());
    }

    @Test
    void whereEveryMoveWinsThereIsNoSlip() {
        // (0, 1) has the one move to (0, 0).
        BoardPlay play = new BoardPlay(BoardGame.queen(), Position.of(0, 1), 8, 8);
        Opponent.Choice<Position> choice = new Opponent(100).choose(play, play.start(), new SplittableRandom(4));
        assertEquals(Position.of(0, 0), choice.to());
        assertTrue(choice.wins());
        assertFalse(choice.slip());
    }

    /** Moves until the end when the winner hurries and the loser delays (Winning Ways, chapter 9), by search. */
    private static int remoteness(BoardGame game, Position at, Map<Position, Boolean> known) {
        List<Position> moves = byHand(game, at.row(), at.column());
        boolean won = !moves.isEmpty() && wins(game, at, known);
        var after = moves.stream().filter(to -> !won || !wins(game, to, known))
                .mapToInt(to -> 1 + remoteness(game, to, known));
        return won ? after.min().orElse(0) : after.max().orElse(0);
    }

    @Test
    void aLostGameLastsAsLongAsItCanAndIsHardToWin() {
        BoardGame game = BoardGame.queen();
        BoardPlay play = new BoardPlay(game, Position.of(3, 5), 8, 8);
        Map<Position, Boolean> known = new HashMap<>();
        int longest = play.moves(play.start()).stream().mapToInt(to -> remoteness(game, to, known)).max().orElseThrow();
        List<Position> delaying =
                play.moves(play.start()).stream().filter(to -> remoteness(game, to, known) == longest).toList();
        assertTrue(delaying.size() < play.moves(play.start()).size(), "some moves lose sooner");
        int fewest = delaying.stream().mapToInt(to -> play.winningMoves(to).size()).min().orElseThrow();
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 100; i++) {
            Position to = Opponent.perfect().choose(play, play.start(), random).to();
            assertTrue(delaying.contains(to), () -> "" + to);
            assertEquals(fewest, play.winningMoves(to).size());
        }
    }

    @Test
    void aKnightNeedsABoardThatItCannotLeave() {
        BoardGame knight = BoardGame.of(Moves.knight());
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> Board.of(knight).start(5, 7).size(8, 8));
        assertTrue(refused.getMessage().contains("can leave the board"), refused.getMessage());
        Board board = Board.of(knight).start(5, 7);
        BoardPlay play = board.play();
        List<Position> open = new ArrayList<>(List.of(play.start()));
        for (int i = 0; i < open.size(); i++) {
            for (Position to : play.moves(open.get(i))) {
                assertTrue(to.row() < board.rows() && to.column() < board.columns());
                if (!open.contains(to)) open.add(to);
            }
        }
        assertTrue(open.size() > 10);
    }

    @Test
    void reasonsNameTheTheorem() {
        // The pair of difference 2 is (3, 5): table of wythoff.txt, n = 2; (4, 7) is n = 3.
        assertEquals("(3, 5) is a P-position: difference 2, and (⌊2φ⌋, ⌊2φ²⌋) = (3, 5)",
                reason(BoardGame.queen(), 3, 5));
        assertTrue(reason(BoardGame.queen(), 5, 8).endsWith("difference 3, but not (⌊3φ⌋, ⌊3φ²⌋)"));
        // Misère play exchanges (0, 0) and (1, 2) for (0, 1) and (2, 2) alone.
        assertEquals(
                "(6, 10) is a P-position: in misère play these are (0, 1), (2, 2) and Wythoff's pairs from (3, 5) on",
                reason(BoardGame.queen().misere(), 6, 10));
        assertTrue(reason(BoardGame.rook(), 5, 3).endsWith("5 ⊕ 3 = 6, not 0"));
        assertEquals("no move is left at (0, 0): whoever moved there has won", reason(BoardGame.queen(), 0, 0));
        assertEquals("(1, 1) is a terminal cell: whoever moved there has lost",
                reason(BoardGame.queen().terminal(Cells.triangle(2)).misere(), 1, 1));
        // Theorem of the document: (0, 1) is a P-position of the rook that may not enter the corner.
        assertTrue(reason(BoardGame.rook().forbidden(Cells.of(Position.of(0, 0))), 0, 1)
                .contains("whoever moved there has won"));
    }

    @Test
    void reasonsCountAsTheBoardDoes() {
        Board board = Board.of(BoardGame.queen()).size(6, 6).labels(1, -1);
        assertEquals("(2, 1) is a P-position: Grundy value 0; every move leads to an N-position",
                board.play().reason(Position.of(1, 2)));
    }

    private static String reason(BoardGame game, int row, int column) {
        return new BoardPlay(game, Position.of(row, column), 16, 16).reason(Position.of(row, column));
    }
}
