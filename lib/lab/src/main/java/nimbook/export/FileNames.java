package nimbook.export;

import java.text.Normalizer;
import java.util.Locale;

/** Sizes and names in words. */
final class FileNames {
    private FileNames() {}

    /** "812 bytes", "12 kB", "3.4 MB"; 1 kB = 1000 bytes, as file managers count. */
    static String bytes(long bytes) {
        if (bytes < 1000) return bytes + (bytes == 1 ? " byte" : " bytes");
        if (bytes < 999_500) return (bytes + 500) / 1000 + " kB";
        long tenths = (bytes + 50_000) / 100_000;
        return tenths / 10 + "." + tenths % 10 + " MB";
    }

    /** A file's name made of a title: small letters, digits and hyphens, at most 48; "figure" where nothing is left. */
    static String name(String title) {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}", "").replaceAll("[^a-z0-9]+", "-");
        if (plain.length() > 48) plain = plain.substring(0, 48);
        plain = plain.replaceAll("^-+|-+$", "");
        return plain.isEmpty() ? "figure" : plain;
    }
}
