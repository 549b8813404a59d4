package nimbook.ledger;

import java.util.ArrayList;
import java.util.List;

/**
 * Plain words with formulas in them, cut into pieces that are set upright, slanted or low: a letter that stands alone
 * is a variable, "_n" and "_{n − 1}" are subscripts. The letters a, A and I before a word are words themselves.
 */
final class MathText {

    /** How a piece is set: "" upright, "i" slanted, "sub" low. */
    record Piece(String tag, String text) {}

    private final String text;
    private final List<Piece> pieces = new ArrayList<>();
    private final StringBuilder upright = new StringBuilder();

    private MathText(String text) {
        this.text = text;
    }

    static List<Piece> of(String text) {
        return new MathText(text).cut();
    }

    private List<Piece> cut() {
        for (int i = 0; i < text.length();) {
            int end = subscript(i);
            if (end > i) {
                boolean braces = text.charAt(i + 1) == '{';
                put("sub", text.substring(braces ? i + 2 : i + 1, braces ? end - 1 : end));
                i = end;
            } else if (isVariable(i)) {
                put("i", text.substring(i, ++i));
            } else {
                upright.append(text.charAt(i++));
            }
        }
        put("", "");
        return pieces;
    }

    private void put(String tag, String piece) {
        if (upright.length() > 0) pieces.add(new Piece("", upright.toString()));
        upright.setLength(0);
        if (!piece.isEmpty()) pieces.add(new Piece(tag, piece));
    }

    /** The end of a subscript that begins here; i where none does. */
    private int subscript(int i) {
        if (text.charAt(i) != '_' || i + 1 == text.length()) return i;
        if (text.charAt(i + 1) == '{') return Math.max(i, text.indexOf('}', i) + 1);
        int end = i + 1;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) end++;
        return end == i + 1 ? i : end;
    }

    private boolean isVariable(int i) {
        char c = text.charAt(i);
        if (!isLatin(c) || isWord(i - 1) || isWord(i + 1)) return false;
        // P-position and N-position are words.
        if ((c == 'P' || c == 'N') && text.startsWith("-", i + 1)) return false;
        if (c != 'a' && c != 'A' && c != 'I') return true;
        boolean beforeWord = i + 2 < text.length() && text.charAt(i + 1) == ' '
                && Character.isLetter(text.charAt(i + 2)) && (isWord(i + 3) || text.startsWith("-", i + 3));
        return !beforeWord && (c == 'a' || i > 0);
    }

    private static boolean isLatin(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** Whether a letter of a word stands there: "n-th" and "Wythoff's" are words. */
    private boolean isWord(int i) {
        if (i < 0 || i >= text.length()) return false;
        char c = text.charAt(i);
        return isLatin(c) || Character.isDigit(c) || c == '\'' || c == '’'
                || c == '.' && i + 1 < text.length() && isLatin(text.charAt(i + 1));
    }
}
