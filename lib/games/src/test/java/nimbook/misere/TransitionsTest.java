package nimbook.misere;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TransitionsTest {

    /** T₂ = ⟨a, b | a² = 1, b³ = b⟩ with P = {a, b²}, the quotient of Nim heaps of 1 and 2: 1, a, b, ab, b², ab². */
    private static BipartiteMonoid nim() {
        int[] power = {0, 0, 1, 1, 2, 2};
        int[][] product = new int[6][6];
        for (int x = 0; x < 6; x++) for (int y = 0; y < 6; y++) {
            int b = power[x] + power[y];
            product[x][y] = 2 * (b > 2 ? b - 2 : b) + ((x ^ y) & 1);
        }
        return new BipartiteMonoid(product, new boolean[] {false, true, false, false, true, false});
    }

    /**
     * A heap that can only become a heap of 2 has the genus 0⁰² of two of these (Winning Ways, chapter 13). As a it
     * would be lost, too, but two like it are not what a² says; that it was tried leaves nothing behind.
     */
    @Test
    void whatFailsChangesNothing() {
        Transitions proof = new Transitions(nim());
        assertEquals(1, proof.place(1, proof.reach(new int[] {0})));
        assertEquals(2, proof.place(2, proof.reach(new int[] {0, 1})));
        long[] d = proof.reach(new int[] {2});
        assertTrue(proof.isDisjoint(1, d));
        assertNotNull(proof.add(3, 1, d));
        assertNull(proof.add(3, 4, d));
        assertEquals(4, proof.place(4, d));
        assertEquals(3, proof.place(5, proof.reach(new int[] {0, 1, 2})));
    }

    @Test
    void longWorkIsStopped() {
        Transitions proof = new Transitions(nim());
        stopped(() -> proof.add(1, 1, proof.reach(new int[] {0})));
    }
}
