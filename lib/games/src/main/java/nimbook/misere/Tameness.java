package nimbook.misere;

/**
 * How a position behaves in misère play (J. H. Conway, <i>On Numbers and Games</i>, 1976, chapter 12; Winning Ways,
 * chapter 13). Decided by the genus of the position and by its options: no option is left out because it can be
 * reversed, so a position that is wild here may still equal a tame one.
 */
public enum Tameness {
    /**
     * All options are tame, and the genus is that of a sum of Nim heaps: in sums with tame positions it is played as
     * such a sum.
     */
    TAME,
    /** All options are tame, the genus is not, and G⁺ is 0 or 1 (so that G⁻ ≥ 2). */
    RESTIVE,
    /** All options are tame, the genus is not, and G⁻ is 0 or 1 (so that G⁺ ≥ 2). */
    RESTLESS,
    /** Some option is not tame. */
    WILD
}
