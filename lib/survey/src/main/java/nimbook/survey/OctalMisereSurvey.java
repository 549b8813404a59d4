package nimbook.survey;

import java.util.List;
import nimbook.certificate.CertificateJson;
import nimbook.heap.Octal;
import nimbook.misere.MisereQuotient;
import nimbook.period.OctalSurvey;
import nimbook.period.Period;

/**
 * The misère quotients of all octal games .d₁d₂…d_k with at most k digits, with at most {@value
 * MisereQuotient#ELEMENTS} elements: question q is code q of {@link OctalSurvey#codes}.
 */
final class OctalMisereSurvey {

    private OctalMisereSurvey() {}

    /**
     * A code and its quotient.
     *
     * @param code without needless zeros
     * @param order how many elements it has; where it is not settled, that of the largest heap reached
     * @param lost how many of them are P
     * @param tame whether that is the quotient of some Nim heaps
     * @param preperiod of the pretending function, the least; null where it is not settled
     * @param period the least; null where it is not settled
     * @param evidence "proved", or "to heap" and the largest of the heaps whose quotient is known
     * @param certificate of the proof, in a line of JSON (docs/certificates.md); null where it is not settled
     */
    public record Row(String code, int order, int lost, boolean tame, Long preperiod, Long period, String evidence,
            String certificate) {}

    /** Codes of k digits, heaps to the largest that is looked at. */
    static Survey<Row> of(int digits, int heaps) {
        List<Octal> codes = OctalSurvey.codes(digits, false);
        return new Questions<>("octal-misere-" + digits + "-" + heaps, codes.size(), Row.class,
                q -> answer(codes.get(q), heaps));
    }

    private static List<Row> answer(Octal game, int heaps) {
        MisereQuotient found = MisereQuotient.search(game, heaps, MisereQuotient.ELEMENTS);
        Period period = found.period().orElse(null);
        boolean proved = period != null;
        return List.of(new Row(game.code(), found.order(), found.pPortion().size(), found.isTame(),
                proved ? period.preperiod() : null, proved ? period.period() : null,
                proved ? "proved" : "to heap " + found.heaps(),
                proved ? OctalCodes.line(CertificateJson.of(found.certificate())) : null));
    }
}
