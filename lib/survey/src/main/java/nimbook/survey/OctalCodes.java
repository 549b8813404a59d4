package nimbook.survey;

import java.util.List;
import nimbook.certificate.CertificateJson;
import nimbook.heap.Octal;
import nimbook.period.OctalSurvey;
import nimbook.period.Period;

/**
 * The periods of all octal games .d₁d₂…d_k with at most k digits: question q is code q of {@link OctalSurvey#codes}.
 */
final class OctalCodes {

    private OctalCodes() {}

    /**
     * A code and its period.
     *
     * @param code without needless zeros
     * @param preperiod the least; null where no period shows itself
     * @param period the least; null where no period shows itself
     * @param evidence "proved", or "none to heap" and the largest that was looked at
     * @param largest the greatest value of the heaps that were looked at
     * @param rare how many of these heaps have a value outside the sparse space; null where no move splits a heap
     * @param certificate of the proof, in a line of JSON (docs/certificates.md); null where there is none
     */
    public record Row(String code, Long preperiod, Long period, String evidence, int largest, Integer rare,
            String certificate) {}

    /** Codes of k digits, heaps to the largest that is looked at. */
    static Survey<Row> of(int digits, int heaps) {
        List<Octal> codes = OctalSurvey.codes(digits, false);
        return new Questions<>("octal-" + digits + "-" + heaps, codes.size(), Row.class,
                q -> answer(codes.get(q), heaps));
    }

    private static List<Row> answer(Octal game, int heaps) {
        OctalSurvey found = OctalSurvey.of(game, heaps);
        Period period = found.period().orElse(null);
        Integer rare = found.sparse().map(space -> space.count()).orElse(null);
        String code = found.game().code();
        if (period == null) return List.of(new Row(code, null, null, "none to heap " + heaps, found.largest(), rare,
                null));
        return List.of(new Row(code, period.preperiod(), period.period(), "proved", found.largest(), rare,
                line(CertificateJson.of(period))));
    }

    /** A certificate in one line; none of its texts has a line's end. */
    static String line(String json) {
        return json.strip().replaceAll("\\s*\n\\s*", " ");
    }
}
