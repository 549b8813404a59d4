package nimbook.period;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.List;
import java.util.Map;

/** Why a period is believed. */
public sealed interface Evidence {

    /** Whether the period holds for all arguments, not only for those that were looked at. */
    boolean isProved();

    /** The evidence in a sentence. */
    String describe();

    /**
     * The period holds for ever.
     *
     * @param reason the theorem, or which finite state repeated and where
     * @param certificate what a checker needs to verify it
     */
    record Proved(String reason, Certificate certificate) implements Evidence {

        /** @throws IllegalArgumentException when the reason is blank */
        public Proved {
            refuse(nonNull(reason, "reason").isBlank(), "reason: a proof must be named");
            nonNull(certificate, "certificate");
        }

        @Override
        public boolean isProved() {
            return true;
        }

        @Override
        public String describe() {
            return "proved: " + reason;
        }
    }

    /**
     * The period was seen, no more.
     *
     * @param how what was compared
     * @param upTo the last argument for which it was seen to hold
     */
    record Observed(String how, long upTo) implements Evidence {

        /** @throws IllegalArgumentException when it does not say what was compared, or upTo &lt; 0 */
        public Observed {
            refuse(nonNull(how, "how").isBlank(), "how: an observation must say what was compared");
            refuse(upTo < 0, "upTo = ", upTo, ": the last argument looked at is at least 0");
        }

        @Override
        public boolean isProved() {
            return false;
        }

        @Override
        public String describe() {
            return "observed to " + upTo + ": " + how;
        }
    }

    /**
     * What a proof leaves behind, so that it can be checked again without believing the program that found it: one of
     * the kinds of docs/certificates.md. Each has fields, from which {@code nimbook.certificate} makes a file.
     */
    sealed interface Certificate permits Repetition, RookCertificate, HeapRepetition, HeapSaltus, SparseRepetition,
            TerminalSet, QuotientCertificate, AutomatonCertificate {

        /** The name of the kind in a file. */
        String kind();

        /**
         * The fields of a file with this certificate, besides its format and kind, in their order. A value is a Long, a
         * String, a List of values or a Map of further fields.
         *
         * @throws IllegalArgumentException when the format has no name for the game, or the certificate lacks what a
         *         field says
         */
        Map<String, Object> fields();

        /** What is certified, in a sentence. */
        String describe();

        /**
         * What is wrong with it; empty when all that it says is so. Verified by a checker of its kind, which shares no
         * code with the finder.
         *
         * @throws IllegalArgumentException when it needs more than fits into memory
         * @throws nimbook.core.Work.Stopped when the thread is interrupted
         */
        List<String> faults();
    }
}
