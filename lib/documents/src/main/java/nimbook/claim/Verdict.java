package nimbook.claim;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

/**
 * What computation says of a claim. One rule decides:
 * <ul>
 * <li><i>holds, proved</i>: the claim speaks of finitely many cases, and every case was computed; or a proof carries it
 * to all its cases, and the cases computed agree. {@code computed} then says "Every case", "Proof:" with the argument
 * or its source, or "Decided for all numbers:" with the statements that {@link nimbook.logic.Theory} decides.
 * <li><i>holds, observed</i>: it holds in all cases of {@code range}; no proof is named.
 * <li><i>fails</i>, <i>misprint</i>: a counterexample is shown, which is a proof; a misprint is a slip whose correction
 * is plain.
 * <li><i>ambiguous</i>: the text can be read in more than one way, and the readings differ in truth; each reading is
 * decided.
 * <li><i>not computable</i>: a definition, history, a picture, an open question, or what is said to be known or
 * unknown. No computation refutes or proves it; what was computed about it is said.
 * </ul>
 * The statement of a claim is the document's, no more and no less; a sentence that claims two things of different kinds
 * is two claims.
 */
public sealed interface Verdict {

    /** One word for a table: "holds", "fails", "misprint", "ambiguous", "not computable". */
    String word();

    /** What was computed, in a sentence. */
    String computed();

    /** Over which range; "–" where nothing was to be computed. */
    String range();

    /** The smallest case where the claim fails, or one reading of it; "" where there is none. */
    default String counterexample() {
        return "";
    }

    /** What holds instead; "" where nothing does. */
    default String corrected() {
        return "";
    }

    /**
     * The claim is true as it stands.
     *
     * @param proved whether it is proved for all its cases, or only shown over the range
     */
    record Holds(String computed, String range, boolean proved) implements Verdict {

        /**
         * @throws IllegalArgumentException when it is called proved, and none of "Every case", "Proof:" and "Decided
         *     for all" is in the words
         */
        public Holds {
            boolean named = nonNull(computed, "computed").contains("Every case") || computed.contains("Proof:")
                    || computed.contains("Decided for all");
            refuse(proved && !named, "computed = ", computed, ": a proof must be named");
        }

        @Override
        public String word() {
            return "holds";
        }
    }

    /**
     * The claim is false as it stands.
     *
     * @param counterexample the smallest case where it fails
     * @param corrected the statement that holds over the range instead
     */
    record Fails(String computed, String range, String counterexample, String corrected) implements Verdict {
        @Override
        public String word() {
            return "fails";
        }
    }

    /**
     * Literally false, but evidently a slip of the pen: the intended statement is plain, and holds.
     *
     * @param counterexample the smallest case where the printed form fails
     * @param corrected what was meant
     */
    record Misprint(String computed, String range, String counterexample, String corrected) implements Verdict {
        @Override
        public String word() {
            return "misprint";
        }
    }

    /**
     * True in one reading and false in another.
     *
     * @param counterexample the smallest case where one reading fails
     * @param corrected the reading that holds
     */
    record Ambiguous(String computed, String range, String counterexample, String corrected) implements Verdict {
        @Override
        public String word() {
            return "ambiguous";
        }
    }

    /**
     * Nothing that computation could decide: history, a definition, a picture, an open question.
     *
     * @param computed what is done with it instead
     */
    record NotComputable(String computed) implements Verdict {
        @Override
        public String word() {
            return "not computable";
        }

        @Override
        public String range() {
            return "–";
        }
    }
}
