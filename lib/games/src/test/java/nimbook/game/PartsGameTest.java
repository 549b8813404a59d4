package nimbook.game;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.core.Outcome;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;

/** Positions that fall apart, against games without parts and against the engines of heaps. */
class PartsGameTest {

    /** Kayles on a row: a throw takes one pin or two neighbours. */
    private static List<List<Integer>> throwsAt(int pins) {
        List<List<Integer>> options = new ArrayList<>();
        for (int taken = 1; taken <= 2; taken++)
            for (int left = 0; left + taken <= pins; left++) options.add(List.of(left, pins - taken - left));
        return options;
    }

    @Test
    void kaylesOnARowIsTheOctalGame() {
        PartsGame<Integer> kayles = Game.parts(100, PartsGameTest::throwsAt).named("Kayles");
        int[] values = Octal.kayles().grundy(100).toArray();
        for (int n = 0; n <= 100; n++) assertEquals(values[n], kayles.value(n), "row of " + n);
        assertEquals(101, kayles.size());
        assertEquals("Kayles 100", kayles.toString());
        assertEquals(kayles.value(7), kayles.sequence("Kayles", n -> n).termAsLong(7));
    }

    @Test
    void movesArePlayedAsSums() {
        PartsGame<Integer> kayles = Game.parts(5, PartsGameTest::throwsAt);
        // 4, 1 + 3, 2 + 2; 3, 1 + 2; and a row of no pins where a throw is at the end
        assertEquals(5, kayles.options().size());
        assertEquals(Outcome.N, kayles.outcome());
        assertEquals(List.of(Sum.of(kayles.at(2), kayles.at(2))), kayles.winningMoves());
        assertEquals(kayles.value() ^ 9, Sum.of(kayles).plus(HeapGame.nim(), 9).value());
        assertEquals(Outcome.P, Sum.of(kayles, kayles.at(5)).outcome());
        assertEquals(kayles, kayles.at(3).at(5));
        assertNotEquals(kayles, Game.parts(5, PartsGameTest::throwsAt));
        assertEquals(0, Game.parts("nothing", word -> List.of()).value());
        // The last part may be gone: an option without parts.
        assertEquals(1, Game.parts("coin", word -> List.of(List.of())).value());
    }

    /** Node-Kayles: a vertex and its neighbours go; the parts are the components of what is left. */
    private static List<List<Set<Integer>>> nodes(Set<Integer> left, List<Set<Integer>> edges, boolean apart) {
        List<List<Set<Integer>>> options = new ArrayList<>();
        for (int v : left) {
            Set<Integer> rest = new TreeSet<>(left);
            rest.remove(v);
            rest.removeAll(edges.get(v));
            List<Set<Integer>> parts = new ArrayList<>();
            while (apart && !rest.isEmpty()) {
                Set<Integer> part = new TreeSet<>();
                List<Integer> open = new ArrayList<>(List.of(rest.iterator().next()));
                while (!open.isEmpty()) {
                    int at = open.remove(open.size() - 1);
                    if (!rest.remove(at)) continue;
                    part.add(at);
                    open.addAll(edges.get(at));
                }
                parts.add(part);
            }
            if (!apart && !rest.isEmpty()) parts.add(rest);
            options.add(parts);
        }
        return options;
    }

    @Property(tries = 100, seed = "20260101")
    void nodeKaylesOfAnyGraphIsThatWithoutParts(@ForAll @IntRange(max = (1 << 28) - 1) int drawn) {
        List<Set<Integer>> edges = new ArrayList<>();
        for (int v = 0; v < 8; v++) edges.add(new HashSet<>());
        int bit = 0;
        for (int a = 0; a < 8; a++) for (int b = 0; b < a; b++) if ((drawn >> bit++ & 1) == 1) {
            edges.get(a).add(b);
            edges.get(b).add(a);
        }
        Set<Integer> all = Set.of(0, 1, 2, 3, 4, 5, 6, 7);
        Game<Set<Integer>> whole = Game.of(all, left -> nodes(left, edges, false).stream()
                .map(parts -> parts.isEmpty() ? Set.<Integer>of() : parts.get(0)).toList());
        assertEquals(whole.value(), Game.parts(all, left -> nodes(left, edges, true)).value());
    }

    /** On a path of n vertices Node-Kayles is Dawson's Kayles, .07, with one pin more (Winning Ways, chapter 4). */
    @Test
    void nodeKaylesOnAPath() {
        int[] dawson = Octal.of(".07").grundy(31).toArray();
        for (int n = 1; n <= 30; n++) {
            List<Set<Integer>> edges = new ArrayList<>();
            Set<Integer> all = new TreeSet<>();
            for (int v = 0; v < n; v++) {
                edges.add(v == 0 ? n == 1 ? Set.of() : Set.of(1) : v == n - 1 ? Set.of(v - 1) : Set.of(v - 1, v + 1));
                all.add(v);
            }
            assertEquals(dawson[n + 1], Game.parts(all, left -> nodes(left, edges, true)).value(), "path of " + n);
        }
    }

    @Test
    void whatIsNoGameIsRefused() {
        PartsGame<Integer> kayles = Game.parts(40, PartsGameTest::throwsAt);
        refused("may reach", () -> Sum.of(kayles).misere().outcome());
        assertFalse(kayles.equals("Kayles"));
    }
}
