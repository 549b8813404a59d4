package nimbook.game;

import java.util.function.Function;
import nimbook.core.Work;

/** Asks a rule of somebody else for options; what goes wrong is said with the position. */
final class Rules {

    /**
     * The options of so many positions are taken twice: a rule that follows chance or a counter shows itself in the
     * first.
     */
    static final int TWICE = 1000;

    private Rules() {}

    /** What the rule gives for a position. */
    static <T, O> O options(Function<? super T, ? extends O> rule, T at) {
        try {
            return rule.apply(at);
        } catch (Work.Stopped stopped) {
            throw stopped;
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("options of " + Positions.words(at) + ": the rule threw " + e, e);
        } catch (StackOverflowError e) {
            throw new IllegalArgumentException("options of " + Positions.words(at)
                    + ": the rule calls itself without end, or too deep", e);
        }
    }

    /** Refuses a rule that gives other options when it is called again. */
    static <T> void same(Object first, Object second, T at) {
        if (first.equals(second)) return;
        throw new IllegalArgumentException("options of " + Positions.words(at) + ": " + Positions.words(first)
                + " at first and " + Positions.words(second)
                + " when the rule was asked again; it must give the same with each call");
    }
}
