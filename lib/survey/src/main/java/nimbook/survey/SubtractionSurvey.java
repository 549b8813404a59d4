package nimbook.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimbook.certificate.CertificateJson;
import nimbook.heap.SubtractionGame;
import nimbook.period.HeapPeriods;
import nimbook.period.Period;

/**
 * The periods of the games of all nonempty subtraction sets within {1, …, most}: question q is the set of the numbers i
 * + 1 with bit i of q + 1.
 */
final class SubtractionSurvey {

    private SubtractionSurvey() {}

    /**
     * A set and its period.
     *
     * @param set its numbers, ascending
     * @param preperiod the least; null where no period shows itself
     * @param period the least; null where none shows itself
     * @param heaps the largest heap that was looked at
     * @param certificate of the proof, in a line of JSON (docs/certificates.md); null where there is none
     */
    public record Row(String set, Long preperiod, Long period, int heaps, String certificate) {}

    /** Sets to the largest number of coins, heaps to the largest that is looked at. */
    static Survey<Row> of(int most, int heaps) {
        return new Questions<>("subtraction-" + most + "-" + heaps, (1 << most) - 1, Row.class,
                q -> answer(q, most, heaps));
    }

    private static List<Row> answer(int question, int most, int heaps) {
        List<Integer> set = new ArrayList<>();
        for (int i = 0; i < most; i++) if ((question + 1 >> i & 1) != 0) set.add(i + 1);
        Optional<Period> found = HeapPeriods.find(SubtractionGame.of(set.stream().mapToInt(Integer::intValue)
                .toArray()), heaps);
        String text = String.join(" ", set.stream().map(String::valueOf).toList());
        if (found.isEmpty()) return List.of(new Row(text, null, null, heaps, null));
        Period period = found.get();
        String certificate = period.isProved() ? OctalCodes.line(CertificateJson.of(period)) : null;
        return List.of(new Row(text, period.preperiod(), period.period(), heaps, certificate));
    }
}
