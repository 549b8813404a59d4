package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import nimbook.core.Position;

class BoardProperties {

    @Provide
    Arbitrary<Cells> cells() {
        Arbitrary<Position> position = Combinators
                .combine(Arbitraries.integers().between(0, 9), Arbitraries.integers().between(0, 9)).as(Position::of);
        return position.list().ofMaxSize(8).map(Cells::of);
    }

    @Provide
    Arbitrary<Moves> moves() {
        return Arbitraries.of(Moves.queen(), Moves.rook(), Moves.bishop(), Moves.king(), Moves.knight(),
                Moves.tWythoff(2), Moves.tWythoff(4), Moves.queen().and(Moves.knight()),
                Moves.rays(Moves.step(1, 2), Moves.step(1, 0)));
    }

    @Property(tries = 60, seed = "20260101")
    void theMirroredGameHasTheMirroredTable(@ForAll("moves") Moves moves, @ForAll("cells") Cells terminal,
            @ForAll("cells") Cells forbidden) {
        BoardGame game = BoardGame.of(moves).terminal(terminal).forbidden(forbidden);
        GrundyTable table = game.grundy(12, 14);
        GrundyTable mirror = game.mirror().grundy(14, 12);
        for (int a = 0; a < 12; a++) for (int b = 0; b < 14; b++) assertEquals(table.at(a, b), mirror.at(b, a));
    }

    /** No value comes twice in a row, a column or a diagonal, but the zeros of terminal cells. */
    @Property(tries = 40, seed = "20260101")
    void linesHoldDistinctValues(@ForAll("cells") Cells terminal) {
        GrundyTable table = BoardGame.queen().terminal(terminal).grundy(40, 40);
        Set<String> seen = new java.util.HashSet<>();
        for (int a = 0; a < 40; a++) {
            for (int b = 0; b < 40; b++) {
                if (terminal.contains(a, b)) continue;
                int v = table.at(a, b);
                assertTrue(seen.add("row " + a + ": " + v) && seen.add("column " + b + ": " + v)
                        && seen.add("diagonal " + (a - b) + ": " + v));
            }
        }
    }

    @Property(tries = 300, seed = "20260101")
    void gamesAreLetInExactlyWhenTheyEnd(@ForAll("steps") List<Moves.Step> steps) {
        Weights weights;
        try {
            weights = Weights.of(steps);
        } catch (IllegalArgumentException refused) {
            assertTrue(canGoOnForEver(steps), refused.getMessage());
            return;
        }
        for (Moves.Step s : steps) assertTrue(weights.row() * s.down() + weights.column() * s.left() > 0);
        assertTrue(weights.row() > 0 && weights.column() > 0);
        assertFalse(canGoOnForEver(steps));
    }

    @Provide
    Arbitrary<List<Moves.Step>> steps() {
        Arbitrary<Moves.Step> step =
                Combinators.combine(Arbitraries.integers().between(-4, 4), Arbitraries.integers().between(-4, 4))
                        .as((a, b) -> new int[] {a, b}).filter(s -> s[0] != 0 || s[1] != 0)
                        .map(s -> new Moves.Step(s[0], s[1]));
        return step.list().ofMinSize(1).ofMaxSize(5);
    }

    /**
     * Whether some repetition of one or two of the steps leaves no pile smaller; in the plane two suffice
     * (Carathéodory).
     */
    private static boolean canGoOnForEver(List<Moves.Step> steps) {
        for (Moves.Step s : steps) {
            for (Moves.Step t : steps) {
                for (int i = 1; i <= 16; i++) {
                    for (int j = 0; j <= 16; j++)
                        if (i * s.down() + j * t.down() <= 0 && i * s.left() + j * t.left() <= 0)
                            return true;
                }
            }
        }
        return false;
    }

    @Property(tries = 100, seed = "20260101")
    void toggling(@ForAll("cells") Cells cells, @ForAll @IntRange(max = 9) int row,
            @ForAll @IntRange(max = 9) int column) {
        Cells other = cells.toggle(row, column);
        assertEquals(1, Math.abs(cells.size() - other.size()));
        assertEquals(!cells.contains(row, column), other.contains(row, column));
        assertEquals(cells, other.toggle(row, column));
        List<Position> reversed = new ArrayList<>(cells.list());
        java.util.Collections.reverse(reversed);
        assertEquals(cells, Cells.of(reversed));
        assertEquals(cells.hashCode(), Cells.of(reversed).hashCode());
    }
}
