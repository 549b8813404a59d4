package nimbook.board;

import static nimbook.core.Arguments.refuse;

import java.util.List;

/**
 * Weights p, q &gt; 0 such that p·row + q·column falls with every move of a game: the proof that every play of it is
 * finite.
 *
 * @param row p
 * @param column q
 */
record Weights(long row, long column) {

    /**
     * The weights of the simplest ratio at hand. A displacement (a, b) with a &gt; 0 &gt; b requires p/q &gt; −b/a, one
     * with a &lt; 0 &lt; b for p/q &lt; −b/a; the rest allow every positive ratio, or none.
     *
     * @throws IllegalArgumentException when there are none, so that a play can go on for ever
     */
    static Weights of(List<Moves.Step> steps) {
        long lowUp = 0, lowDown = 1;
        long highUp = 1, highDown = 0;
        Moves.Step lowest = null;
        Moves.Step highest = null;
        for (Moves.Step s : steps) {
            refuse(s.down() <= 0 && s.left() <= 0, "step ", s,
                    " leads away from the corner: it can be repeated for ever, so the game would not end");
            if (s.left() < 0 && -(long) s.left() * lowDown >= lowUp * s.down()) {
                lowUp = -(long) s.left();
                lowDown = s.down();
                lowest = s;
            }
            if (s.down() < 0 && (highDown == 0 || (long) s.left() * highDown <= highUp * -(long) s.down())) {
                highUp = s.left();
                highDown = -(long) s.down();
                highest = s;
            }
        }
        refuse(highDown > 0 && lowest != null && lowUp * highDown >= highUp * lowDown, "steps ", lowest, " and ",
                highest, " can be repeated in turn without coming nearer to the corner, so the game would not end");
        // The mediant of two fractions lies strictly between them; 1/0 stands for no upper limit.
        long up = lowUp + highUp;
        long down = lowDown + highDown;
        long common = gcd(up, down);
        return new Weights(up / common, down / common);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
