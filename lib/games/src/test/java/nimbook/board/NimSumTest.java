package nimbook.board;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Outcome;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

class NimSumTest {

    /** The sum as it is played: outcome by search, no Grundy values. */
    private static boolean isP(BoardGame game, NimSum.Place place, Map<NimSum.Place, Boolean> known) {
        Boolean there = known.get(place);
        if (there != null) return there;
        boolean p = moves(game, place).stream().noneMatch(to -> isP(game, to, known));
        known.put(place, p);
        return p;
    }

    private static List<NimSum.Place> moves(BoardGame game, NimSum.Place place) {
        List<NimSum.Place> to = new ArrayList<>();
        for (Position cell : new RecursiveBoard(game).options(place.cell()).stream().sorted().toList())
            to.add(new NimSum.Place(cell, place.heaps()));
        for (int i = 0; i < place.heaps().size(); i++) {
            for (int less = 0; less < place.heaps().get(i); less++) {
                List<Integer> heaps = new ArrayList<>(place.heaps());
                heaps.set(i, less);
                to.add(new NimSum.Place(place.cell(), heaps));
            }
        }
        return to;
    }

    @Test
    void againstPlay() {
        for (BoardGame game : List.of(BoardGame.queen(), BoardGame.queen().terminal(Cells.triangle(2)),
                BoardGame.of(Moves.king()).forbidden(Cells.of(Position.of(1, 1))))) {
            NimSum sum = NimSum.of(game);
            Map<NimSum.Place, Boolean> known = new HashMap<>();
            for (int x = 0; x < 6; x++) {
                for (int y = 0; y < 6; y++) {
                    if (game.forbiddenCells().contains(x, y)) continue;
                    for (int z = 0; z < 7; z++) {
                        NimSum.Place place = NimSum.Place.of(x, y, z, 2);
                        assertEquals(isP(game, place, known) ? Outcome.P : Outcome.N, sum.outcome(x, y, z, 2),
                                place.toString());
                        List<NimSum.Place> winning =
                                moves(game, place).stream().filter(to -> isP(game, to, known)).toList();
                        assertEquals(winning, sum.winningMoves(x, y, z, 2), place.toString());
                    }
                }
            }
        }
    }

    /** P-positions with a heap in a corner that is smaller than the game's cells reach; and what is no position. */
    @Test
    void cornersAndRefusals() {
        BoardGame game = BoardGame.queen().terminal(Cells.of(Position.of(5, 1))).forbidden(Cells.of(Position.of(1, 6)));
        NimSum sum = NimSum.of(game);
        assertEquals(game, sum.game());
        RecursiveBoard slow = new RecursiveBoard(game);
        for (int rows = 1; rows < 8; rows++) {
            for (int columns = 1; columns < 8; columns++) {
                for (int heap = 0; heap < 4; heap++) {
                    List<NimSum.Place> places = new ArrayList<>();
                    for (int x = 0; x < rows; x++) {
                        for (int y = 0; y < columns; y++)
                            if (slow.value(Position.of(x, y)) == heap)
                                places.add(NimSum.Place.of(x, y, heap));
                    }
                    assertEquals(places, sum.pPositions(rows, columns, heap));
                }
            }
        }
        assertEquals(0 ^ 6 ^ 3, sum.value(5, 1, 6, 3));
        for (Runnable bad : List.<Runnable>of(() -> sum.value(1, 6), () -> sum.outcome(1, 6, 2),
                () -> sum.winningMoves(1, 6))) refused("cell (1, 6) is forbidden", bad::run);
    }
}
