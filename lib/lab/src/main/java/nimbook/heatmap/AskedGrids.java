package nimbook.heatmap;

import nimbook.core.Asked;
import nimbook.core.Grid;
import nimbook.deletions.MisereRook;
import nimbook.fibonacci.GlobalNim;
import nimbook.fibonacci.QuotaValues;
import nimbook.wythoff.Construction;

/** The tables that are asked for by a name and numbers. */
final class AskedGrids {

    private AskedGrids() {}

    static boolean has(String name) {
        return switch (name) {
            case "misere rook g", "misere rook f", "fibonacci nim values", "fibonacci nim least quotas",
                    "wythoff construction" -> true;
            default -> false;
        };
    }

    static Grid grid(Asked asked) {
        return switch (asked.name()) {
            case "misere rook g" -> MisereRook.tableOfG(asked.whole(0), asked.whole(1));
            case "misere rook f" -> MisereRook.tableOfF(asked.whole(0), asked.whole(1));
            case "fibonacci nim values" ->
                    QuotaValues.upTo(Math.max(1, asked.whole(0) - 1)).grid(asked.whole(0), asked.whole(1));
            case "fibonacci nim least quotas" -> {
                int[] others = new int[asked.numbers().size() - 2];
                for (int i = 0; i < others.length; i++) others[i] = asked.whole(i + 2);
                yield GlobalNim.of(asked.whole(0), asked.whole(1)).grid(others);
            }
            case "wythoff construction" -> Construction.board(asked.whole(0), asked.whole(1));
            default -> throw new IllegalArgumentException("table \"" + asked.name() + "\": unknown");
        };
    }
}
