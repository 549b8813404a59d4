package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Collection;
import java.util.Optional;

/** The known name nearest to a misspelt one: by the fewest letters that differ. */
public final class Spelling {

    private Spelling() {}

    /**
     * The candidate that is nearest by Damerau–Levenshtein distance; of two as near the first by name. None where more
     * than a third of the letters would change, or where nothing is misspelt.
     */
    public static Optional<String> nearest(String written, Collection<String> candidates) {
        String best = null;
        int fewest = Math.max(1, nonNull(written, "written").length() / 3) + 1;
        for (String candidate : copy(candidates, "candidates")) {
            if (Math.abs(candidate.length() - written.length()) >= fewest) continue;
            int distance = distance(written, candidate);
            if (distance == 0) return Optional.empty();
            boolean first = distance == fewest && best != null && candidate.compareTo(best) < 0;
            if (distance < fewest || first) best = candidate;
            fewest = Math.min(fewest, distance);
        }
        return Optional.ofNullable(best);
    }

    /** Letters put in, left out, changed, and neighbours exchanged; in any case. */
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++)
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(d[i - 1][j - 1] + change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1))
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
            }
        return d[a.length()][b.length()];
    }
}
