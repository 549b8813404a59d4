package nimbook.classlib;

import java.util.Locale;
import nimbook.interpreter.NotInPage;

/** The decimal point and the separator of thousands, in the languages that {@link Locale} has constants for. */
final class Separators {

    private Separators() {}

    static char point(Locale locale) {
        return of(locale).charAt(0);
    }

    static char group(Locale locale) {
        return of(locale).charAt(1);
    }

    private static String of(Locale locale) {
        if (locale == null) return ".,";
        switch (locale.toString()) {
            case "", "en", "en_US", "en_GB", "en_CA", "ja", "ja_JP", "ko", "ko_KR", "zh", "zh_CN", "zh_TW":
                return ".,";
            case "de", "de_DE", "it", "it_IT":
                return ",.";
            case "fr", "fr_FR":
                return ",\u202f";
            case "fr_CA":
                return ",\u00a0";
            default:
                if (locale.equals(Locale.getDefault())) return ".,";
                throw new NotInPage("numbers as written in " + locale);
        }
    }
}
