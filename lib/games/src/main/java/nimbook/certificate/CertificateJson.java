package nimbook.certificate;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.period.Evidence;
import nimbook.period.Period;
import nimbook.period.TerminalSet;
import nimbook.terminal.WythoffAgreement;

/**
 * Certificates as JSON in the format {@value #FORMAT}: one object, its fields in the order of {@link
 * Evidence.Certificate#fields}, one a line; whole numbers, strings, lists and objects. The same certificate gives the
 * same text. The kinds are those that {@link Evidence.Certificate} permits.
 */
public final class CertificateJson {

    /** The format's name and version: a file of another one is refused by the checker. */
    public static final String FORMAT = "nimbook certificate 1";

    private CertificateJson() {}

    /**
     * The certificate of a proved period.
     *
     * @throws IllegalArgumentException when the period is only observed, or as {@link #of(Evidence.Certificate)}
     */
    public static String of(Period period) {
        if (nonNull(period, "period").evidence() instanceof Evidence.Proved proved) return of(proved.certificate());
        throw new IllegalArgumentException("period = " + period + ": only a proved period has a certificate");
    }

    /**
     * A certificate.
     *
     * @throws IllegalArgumentException when the format has no name for its game: it has codes and subtraction sets
     */
    public static String of(Evidence.Certificate certificate) {
        StringBuilder text = new StringBuilder("{\n  \"format\": ");
        write(FORMAT, text);
        text.append(",\n  \"kind\": ");
        write(nonNull(certificate, "certificate").kind(), text);
        certificate.fields().forEach((name, value) -> {
            text.append(",\n  ");
            write(name, text);
            write(value, text.append(": "));
        });
        return text.append("\n}\n").toString();
    }

    /**
     * The certificate that the misère P-positions of the queen with these terminal cells are Wythoff's outside some
     * square. The corner, which has no moves, is listed among the terminal cells.
     *
     * @throws IllegalArgumentException unless the agreement is proved and of misère P-positions
     */
    public static String of(WythoffAgreement agreement) {
        return of(TerminalSet.of(agreement));
    }

    /** No text of this format holds a character that would have to be escaped. */
    private static void write(Object value, StringBuilder text) {
        if (value instanceof String words) {
            text.append('"').append(words).append('"');
        } else if (value instanceof List<?> list) {
            String between = "[";
            for (Object item : list) {
                write(item, text.append(between));
                between = ", ";
            }
            text.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof Map<?, ?> fields) {
            String between = "{";
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                write(field.getKey(), text.append(between));
                write(field.getValue(), text.append(": "));
                between = ", ";
            }
            text.append('}');
        } else {
            text.append(value);
        }
    }
}
