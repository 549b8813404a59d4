package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/**
 * Cells, moves and the helpers of the constructions, against sets and loops that say what they are; and their limits.
 */
class SetsAndMovesTest {

    @Test
    void cellsAreASetOfPositions() {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            TreeSet<Position> set = new TreeSet<>();
            for (int k = random.nextInt(12); k > 0; k--) set.add(Position.of(random.nextInt(6), random.nextInt(8)));
            List<Position> shuffled = new ArrayList<>(set);
            Collections.shuffle(shuffled, random);
            Cells cells = Cells.of(shuffled);
            assertEquals(List.copyOf(set), cells.list());
            boolean symmetric = true;
            for (int row = 0; row < 8; row++) {
                List<Integer> columns = new ArrayList<>();
                for (int column = 0; column < 8; column++) {
                    boolean in = set.contains(Position.of(row, column));
                    assertEquals(in, cells.contains(row, column));
                    symmetric &= in == set.contains(Position.of(column, row));
                    if (in) columns.add(column);
                }
                assertEquals(columns, java.util.Arrays.stream(cells.columnsOf(row)).boxed().toList());
            }
            assertEquals(symmetric, cells.isSymmetric());
            assertEquals(set.stream().mapToInt(Position::row).max().orElse(-1) + 1, cells.rows());
            assertEquals(set.stream().mapToInt(Position::column).max().orElse(-1) + 1, cells.columns());
            TreeSet<Position> mirrored = new TreeSet<>();
            for (Position p : set) mirrored.add(Position.of(p.column(), p.row()));
            assertEquals(List.copyOf(mirrored), cells.mirror().list());
            assertEquals(cells.name(), cells.mirror().name());
        }
    }

    @Test
    void theNamedShapes() {
        for (int k = 0; k < 7; k++) {
            Set<Position> triangle = new TreeSet<>();
            Set<Position> square = new TreeSet<>();
            for (int row = 0; row < 8; row++) {
                for (int column = 0; column < 8; column++) {
                    if (row + column <= k) triangle.add(Position.of(row, column));
                    if (row < k && column < k) square.add(Position.of(row, column));
                }
            }
            assertEquals(List.copyOf(triangle), Cells.triangle(k).list());
            assertEquals(List.copyOf(square), Cells.square(k).list());
            assertEquals(k, Cells.strip(k).size());
        }
        assertEquals("(0, 0) (0, 1) (0, 2) (1, 0) (1, 1) (2, 0)", Cells.of(Cells.triangle(2).list()).name());
        assertEquals("7 cells", Cells.triangle(2).with(5, 5).name());
    }

    /** Of the eight displacements those that lower row + column. */
    @Test
    void leapers() {
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                if (a + b == 0) continue;
                TreeSet<Moves.Step> steps = new TreeSet<>();
                for (int[] d : new int[][] {{a, b}, {a, -b}, {-a, b}, {-a, -b}, {b, a}, {b, -a}, {-b, a}, {-b, -a}}) {
                    if (d[0] + d[1] > 0) steps.add(Moves.step(d[0], d[1]));
                }
                assertEquals(List.copyOf(steps), Moves.leaper(a, b).steps());
            }
        }
    }

    /**
     * Equal things are equal to their twins with the same hash, unequal to everything else, and not all of one hash.
     */
    @Test
    void equality() {
        BoardGame queen = BoardGame.queen();
        List<Object> one = things(queen);
        List<Object> other = things(BoardGame.of(Moves.rook().and(Moves.bishop())));
        for (int i = 0; i < one.size(); i++) {
            for (int j = 0; j < one.size(); j++) {
                if (i == j) assertEquals(one.get(i), other.get(j));
                else assertNotEquals(one.get(i), other.get(j));
            }
            assertEquals(one.get(i).hashCode(), other.get(i).hashCode());
            assertFalse(one.get(i).equals("a text"));
        }
        for (List<?> kind : List.of(List.of(queen, BoardGame.rook()), List.of(Cells.square(2), Cells.square(3)),
                List.of(Moves.queen(), Moves.king()), List.of(queen.grundy(2, 3), queen.grundy(3, 2)),
                List.of(queen.outcomes(2, 3), queen.outcomes(3, 2)), List.of(queen.pPositions(3), queen.pPositions(4)),
                List.of(NimSum.of(queen), NimSum.of(BoardGame.rook())))) {
            Set<Integer> hashes = new HashSet<>();
            for (Object thing : kind) hashes.add(thing.hashCode());
            assertEquals(2, hashes.size(), kind.toString());
        }
    }

    private static List<Object> things(BoardGame game) {
        BoardGame terminal = game.terminal(Cells.square(1));
        return List.of(game, game.misere(), terminal, game.forbidden(Cells.square(1)), game.terminal(Cells.strip(2)),
                game.moves(), Moves.tWythoff(2), Moves.king(), Cells.square(1), Cells.square(2), game.grundy(4, 5),
                game.grundy(5, 4), game.grundy(4, 4), terminal.grundy(4, 5), game.outcomes(4, 5), game.outcomes(5, 4),
                game.outcomes(4, 4), terminal.outcomes(4, 5), game.pPositions(4), game.pPositions(5),
                terminal.pPositions(4), NimSum.of(game), NimSum.of(terminal));
    }

    /** The least number, or column, that a plain search finds. */
    @Test
    void freeNumbersAndTheGreedyChoice() {
        Random random = new Random(17);
        NextFreeIndex free = new NextFreeIndex();
        BitSet used = new BitSet();
        for (int i = 0; i < 3000; i++) {
            int n = random.nextInt(1 + i);
            free.use(n);
            used.set(n);
            int from = random.nextInt(2 + 2 * i);
            assertEquals(used.nextClearBit(from), free.from(from));
            assertEquals(used.nextClearBit(0), free.from(0));
        }
        for (boolean diagonals : new boolean[] {false, true}) {
            int rows = 60;
            GreedyRowConstruction greedy = new GreedyRowConstruction(rows, diagonals);
            BitSet columns = new BitSet();
            BitSet differences = new BitSet();
            for (int row = 0; row < rows; row++) {
                for (int from = 0; from < 80; from += 1 + random.nextInt(9)) {
                    int b = from;
                    while (columns.get(b) || diagonals && differences.get(b - row + rows)) b++;
                    assertEquals(b, greedy.least(row, from));
                }
                for (int k = 0; k < 2; k++) {
                    int column = random.nextInt(70);
                    greedy.useColumn(column);
                    greedy.useDiagonal(column - row);
                    columns.set(column);
                    differences.set(column - row + rows);
                }
            }
            // left of the first diagonal that the rows meet: nothing to remember
            greedy.useDiagonal(-rows);
        }
    }
}
