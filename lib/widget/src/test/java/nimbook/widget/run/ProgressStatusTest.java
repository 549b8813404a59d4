package nimbook.widget.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ProgressStatusTest {

    @Test
    void progressIsTheSameInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            for (String tag : List.of("en", "de", "ar-EG-u-nu-arab")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertEquals("12\u2009345 of 1\u2009000\u2009000 rows",
                        ProgressStatus.words(12_345, 1_000_000, "rows"));
                assertEquals("9999 of 10\u2009000 rows", ProgressStatus.words(9999, 10_000, "rows"));
            }
        } finally {
            Locale.setDefault(before);
        }
        assertEquals("computing", ProgressStatus.words(0, 0, ""));
    }
}
