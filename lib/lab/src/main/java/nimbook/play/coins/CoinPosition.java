package nimbook.play.coins;

import static nimbook.core.Arguments.copy;

import java.util.List;

/**
 * Piles of coins and what may be taken: one quota for each pile, one for all, or none where the rules alone decide.
 *
 * @param piles their sizes
 * @param quotas as many as there are piles, or one, or none
 */
public record CoinPosition(List<Integer> piles, List<Integer> quotas) {

    /** Keeps copies. */
    public CoinPosition {
        piles = copy(piles, "piles");
        quotas = copy(quotas, "quotas");
    }

    /** "17 (quota 16)", "5 (quota 4) · 8 (quota 7)", "5 · 8 (quota 8)", "30". */
    @Override
    public String toString() {
        StringBuilder words = new StringBuilder();
        boolean each = quotas.size() == piles.size();
        for (int i = 0; i < piles.size(); i++) {
            words.append(i == 0 ? "" : " · ").append(piles.get(i));
            if (each) words.append(" (quota ").append(quotas.get(i)).append(')');
        }
        if (!each && !quotas.isEmpty()) words.append(" (quota ").append(quotas.get(0)).append(')');
        return words.toString();
    }
}
