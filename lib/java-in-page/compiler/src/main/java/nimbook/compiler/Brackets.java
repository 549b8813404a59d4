package nimbook.compiler;

/** Which brackets of a source that breaks off are open, and whether it breaks off inside a text or a comment. */
final class Brackets {
    private final StringBuilder open = new StringBuilder();
    private boolean text;

    Brackets(String source) {
        for (int at = 0; at < source.length() && !text;) at = next(source, at);
    }

    private int next(String source, int at) {
        char sign = source.charAt(at);
        if (source.startsWith("//", at)) return behind(source, "\n", at + 2);
        if (source.startsWith("/*", at)) return behind(source, "*/", at + 2);
        if (source.startsWith("\"\"\"", at)) return quoted(source, "\"\"\"", at + 3);
        if (sign == '"' || sign == '\'') return quoted(source, String.valueOf(sign), at + 1);
        if (sign == '(') open.append(')');
        else if (sign == '[') open.append(']');
        else if (sign == '{') open.append('}');
        else if ((sign == ')' || sign == ']' || sign == '}') && open.length() > 0) open.setLength(open.length() - 1);
        return at + 1;
    }

    private int behind(String source, String end, int from) {
        int at = source.indexOf(end, from);
        text = at < 0;
        return at + end.length();
    }

    private int quoted(String source, String end, int from) {
        for (int at = from; at < source.length(); at++) {
            if (source.charAt(at) == '\\') at++;
            else if (source.startsWith(end, at)) return at + end.length();
        }
        text = true;
        return source.length();
    }

    boolean isText() {
        return text;
    }

    /** What closes them, from the innermost on; a block's last statement is ended, too. */
    String closing() {
        StringBuilder out = new StringBuilder();
        for (int i = open.length() - 1; i >= 0; i--) {
            if (open.charAt(i) == '}') out.append(';');
            out.append(open.charAt(i));
        }
        return out.toString();
    }
}
