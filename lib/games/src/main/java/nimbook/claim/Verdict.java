package nimbook.claim;

/** What computation says of a claim. */
public sealed interface Verdict {

    /** One word for a table: "holds", "fails", "misprint", "not computable". */
    String word();

    /** What was computed, in a sentence. */
    String computed();

    /** Over which range; "–" where nothing was to be computed. */
    String range();

    /**
     * The claim is true as it stands.
     *
     * @param proved whether the computation proves it for all cases (or only shows it over the range); a proof is named in {@code computed}
     */
    record Holds(String computed, String range, boolean proved) implements Verdict {
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

    /** Nothing that computation could decide: history, a definition, a picture. @param computed what is done with it instead */
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
