package nimbook.widget.jjava;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands at a place of a cell: a name, or a call with what is in its brackets.
 *
 * @param typed the text whose end the shell documents: up to the name, or up to the opening bracket
 * @param arguments of a call
 * @param closed whether the call is complete
 */
record CallPlace(String typed, List<String> arguments, boolean closed) {

    /**
     * What may be documented at a place, the best first: the call that is open there or has just ended, the name there
     * as a method, the name as a class, the call around it.
     */
    static List<CallPlace> at(String code, int place) {
        int end = Math.max(0, Math.min(place, code.length()));
        while (end > 0 && end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))
                && Character.isJavaIdentifierPart(code.charAt(end - 1))) end++;
        String typed = code.substring(0, end).stripTrailing();
        if (typed.endsWith(";")) typed = typed.substring(0, typed.length() - 1).stripTrailing();
        String bare = withoutLiterals(typed);
        List<CallPlace> places = new ArrayList<>();
        if (typed.isEmpty()) return places;
        char last = bare.charAt(bare.length() - 1);
        if (last == ')') {
            int open = opening(bare, bare.length() - 1);
            if (open > 0) places.add(call(typed, bare, open, bare.length() - 1, true));
        } else if (Character.isJavaIdentifierPart(last) && !Character.isDigit(bare.charAt(nameStart(bare)))) {
            places.add(new CallPlace(typed + "(", List.of(), false));
            places.add(new CallPlace(typed, List.of(), false));
        }
        int around = enclosing(bare);
        if (around > 0) places.add(call(typed, bare, around, bare.length(), false));
        return places;
    }

    private static CallPlace call(String typed, String bare, int open, int end, boolean closed) {
        List<String> arguments = new ArrayList<>();
        int depth = 0, from = open + 1;
        for (int i = from; i <= end; i++) {
            char c = i == end ? ',' : bare.charAt(i);
            if (c == '(' || c == '[' || c == '{') depth++;
            if (c == ')' || c == ']' || c == '}') depth--;
            if (c != ',' || depth != 0) continue;
            if (i > from && !typed.substring(from, i).isBlank()) arguments.add(typed.substring(from, i).strip());
            from = i + 1;
        }
        return new CallPlace(typed.substring(0, open + 1), List.copyOf(arguments), closed);
    }

    /** The expression before the dot before a place: what a completion there is a member of; empty for none. */
    static String receiver(String code, int start) {
        String bare = withoutLiterals(code.substring(0, Math.max(0, Math.min(start, code.length()))));
        int dot = bare.length() - 1;
        if (dot < 0 || bare.charAt(dot) != '.') return "";
        int from = dot;
        while (from > 0) {
            char c = bare.charAt(from - 1);
            if (c == ')' || c == ']') from = Math.max(0, opening(bare, from - 1));
            else if (Character.isJavaIdentifierPart(c) || c == '.' || c == '"') from--;
            else break;
        }
        return code.substring(from, dot).strip();
    }

    private static int nameStart(String bare) {
        int start = bare.length();
        while (start > 0 && Character.isJavaIdentifierPart(bare.charAt(start - 1))) start--;
        return start;
    }

    /** The place of the bracket that the one at a place closes; −1 for none. */
    private static int opening(String bare, int closing) {
        int depth = 0;
        for (int i = closing; i >= 0; i--) {
            char c = bare.charAt(i);
            if (c == ')' || c == ']') depth++;
            if ((c == '(' || c == '[') && --depth == 0) return i;
        }
        return -1;
    }

    /** The place of the last bracket behind a name that nothing closes; −1 for none. */
    private static int enclosing(String bare) {
        int depth = 0;
        for (int i = bare.length() - 1; i > 0; i--) {
            char c = bare.charAt(i);
            if (c == ';' || c == '{' || c == '}') return -1;
            if (c == ')') depth++;
            if (c == '(' && depth-- == 0)
                return Character.isJavaIdentifierPart(bare.charAt(i - 1)) ? i : -1;
        }
        return -1;
    }

    /** The same length, with quotes in the place of what stands in texts and letters. */
    /** Whether what is typed there is part of a string. */
    static boolean isInLiteral(String code, int place) {
        return withoutLiterals(code.substring(0, place) + "n").endsWith("\"");
    }

    private static String withoutLiterals(String code) {
        StringBuilder out = new StringBuilder(code);
        char quote = 0;
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if (quote == 0) {
                if (c == '"' || c == '\'') quote = c;
                continue;
            }
            if (c == quote || c == '\n') {
                quote = 0;
                continue;
            }
            out.setCharAt(i, '"');
            if (c == '\\' && i + 1 < code.length()) out.setCharAt(++i, '"');
        }
        return out.toString();
    }
}
