package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.nonNull;

/** Text in HTML and XML. */
public final class Markup {

    private Markup() {}

    /**
     * The text for an element or a quoted attribute: {@code & < > "} as entities; a character that XML 1.0 does not
     * allow, a lone surrogate among them, as U+FFFD.
     */
    public static String escape(String text) {
        StringBuilder out = new StringBuilder(nonNull(text, "text").length() + 8);
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> {
                    boolean allowed = c == '\t' || c == '\n' || c == '\r' || c >= 0x20 && c < 0xd800
                            || c >= 0xe000 && c < 0xfffe || c > 0xffff;
                    out.appendCodePoint(allowed ? c : 0xfffd);
                }
            }
        }
        return out.toString();
    }
}
