package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

/**
 * The order of texts in which "W2" comes before "W10": runs of the digits 0–9 compare as numbers of any length, other
 * characters by their UTF-16 code units. Texts that differ in leading zeros only are ordered as plain text, so that
 * different texts never compare as equal. The front end's table/rules.js does the same, step by step.
 */
public final class NaturalOrder {
    private NaturalOrder() {}

    /** Negative, zero or positive. O(length). */
    public static int compare(String a, String b) {
        nonNull(a, "a");
        nonNull(b, "b");
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            if (digit(a.charAt(i)) && digit(b.charAt(j))) {
                int endA = end(a, i);
                int endB = end(b, j);
                int fromA = significant(a, i, endA);
                int fromB = significant(b, j, endB);
                if (endA - fromA != endB - fromB) return Integer.compare(endA - fromA, endB - fromB);
                for (; fromA < endA; fromA++, fromB++) {
                    if (a.charAt(fromA) != b.charAt(fromB)) return Character.compare(a.charAt(fromA), b.charAt(fromB));
                }
                i = endA;
                j = endB;
            } else {
                if (a.charAt(i) != b.charAt(j)) return Character.compare(a.charAt(i), b.charAt(j));
                i++;
                j++;
            }
        }
        int rest = Integer.compare(a.length() - i, b.length() - j);
        return rest != 0 ? rest : a.compareTo(b);
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    private static int end(String text, int from) {
        int end = from;
        while (end < text.length() && digit(text.charAt(end))) end++;
        return end;
    }

    private static int significant(String text, int from, int end) {
        int start = from;
        while (start < end && text.charAt(start) == '0') start++;
        return start;
    }
}
