package nimbook.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.core.Work;

/**
 * Letters and relations for a monoid that heaps generate. A heap whose element is no product of those of smaller heaps
 * gets the next letter. Among the words of an element the normal one is the shortest, and of those the first in the
 * alphabet. The relations w = v have a word w that is not normal while all its proper parts are, and the normal word v
 * of the same element: the reduced Gröbner basis, so they are determined by the monoid and its letters alone.
 */
final class Presentation {

    private static final String DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private final List<Integer> heaps = new ArrayList<>();
    private final int[][] words;
    private final List<Integer> order = new ArrayList<>(List.of(0));
    private final List<String> relations = new ArrayList<>();
    private final int[] letters;

    Presentation(BipartiteMonoid monoid, int[] images) {
        boolean[] have = new boolean[monoid.order];
        have[0] = true;
        int[] chosen = new int[0];
        for (int n = 0; n < images.length; n++) {
            if (have[images[n]]) continue;
            heaps.add(n);
            chosen = Arrays.copyOf(chosen, chosen.length + 1);
            chosen[chosen.length - 1] = images[n];
            close(monoid, have, chosen);
        }
        letters = chosen;
        words = new int[monoid.order][];
        words[0] = new int[letters.length];
        spell(monoid);
    }

    /** Marks the products of the letters, where those of all but the last are marked. */
    private static void close(BipartiteMonoid monoid, boolean[] have, int[] letters) {
        Work.poll();
        List<Integer> found = new ArrayList<>(List.of(0));
        for (int i = 0; i < found.size(); i++) for (int letter : letters) {
            int y = monoid.product[found.get(i)][letter];
            if (!have[y]) found.add(y);
            have[y] = true;
        }
    }

    /** Words of length 1, 2, …, each in the order of the alphabet, as long as there are normal ones. */
    private void spell(BipartiteMonoid monoid) {
        List<int[]> normal = List.of(words[0]);
        while (!normal.isEmpty()) {
            List<int[]> kept = new ArrayList<>();
            for (int[] word : normal) {
                Work.poll();
                // Each word once: a normal word times a letter that does not come before its last one.
                int last = 0;
                for (int g = 0; g < word.length; g++) if (word[g] > 0) last = g;
                for (int g = last; g < word.length; g++) {
                    int[] w = word.clone();
                    w[g]++;
                    if (!partsAreNormal(w, monoid)) continue;
                    int x = monoid.power(letters, w);
                    if (words[x] == null) {
                        words[x] = w;
                        order.add(x);
                        kept.add(w);
                    } else {
                        relations.add(text(w) + " = " + word(x));
                    }
                }
            }
            normal = kept;
        }
    }

    private boolean partsAreNormal(int[] w, BipartiteMonoid monoid) {
        for (int g = 0; g < w.length; g++) {
            if (w[g] == 0) continue;
            w[g]--;
            boolean isNormal = Arrays.equals(words[monoid.power(letters, w)], w);
            w[g]++;
            if (!isNormal) return false;
        }
        return true;
    }

    /** The heaps with letters of their own, ascending. */
    List<Integer> heaps() {
        return List.copyOf(heaps);
    }

    /** The normal word of an element: "1", "ab²". */
    String word(int x) {
        return text(words[x]);
    }

    /** All elements by length, then by the alphabet. */
    List<Integer> order() {
        return List.copyOf(order);
    }

    List<String> relations() {
        return List.copyOf(relations);
    }

    /** a, …, z, and then a1, …, z1, a2, … */
    static String letter(int g) {
        return (char) ('a' + g % 26) + (g < 26 ? "" : "" + g / 26);
    }

    private static String text(int[] word) {
        StringBuilder text = new StringBuilder();
        for (int g = 0; g < word.length; g++) {
            if (word[g] == 0) continue;
            text.append(letter(g));
            if (word[g] == 1) continue;
            for (char digit : String.valueOf(word[g]).toCharArray()) text.append(DIGITS.charAt(digit - '0'));
        }
        return text.isEmpty() ? "1" : text.toString();
    }
}
