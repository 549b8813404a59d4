package nimbook.widget.jjava;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The constructors of records that a cell declares, as the JDK's shell must see them. It makes every class of a cell
 * public; a record's canonical constructor may not be less open than the record, so
 * {@code record P(int x) { P { … } }} would be refused with words about a {@code public} that the cell does not
 * contain. It is written here.
 */
final class RecordConstructors {
    private static final String PUBLIC = "public ";
    /** What is no code: texts and comments. */
    private static final Pattern OTHERS = Pattern.compile("\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\""
            + "|'(?:\\\\.|[^'\\\\\\n])*'|//[^\\n]*|/\\*(?s:.*?)\\*/");
    private static final Pattern RECORD = Pattern.compile("\\brecord\\s+(\\w+)\\s*(?:<[^(){};]*>\\s*)?\\(");
    /** A declaration begins here: a body, behind another one, or behind annotations. */
    private static final Pattern BEGINNING = Pattern.compile("[{};]\\s*(?:@[\\w.]+(?:\\([^()]*\\))?\\s*)*$");

    private final String code;
    private final StringBuilder out;

    private RecordConstructors(String cell) {
        code = OTHERS.matcher(cell).replaceAll(text -> " ".repeat(text.group().length()));
        out = new StringBuilder(cell);
    }

    /** The cell, with {@code public} before those constructors that say nothing. */
    static String opened(String cell) {
        return cell.contains("record") ? new RecordConstructors(cell).opened() : cell;
    }

    private String opened() {
        Matcher record = RECORD.matcher(code);
        int added = 0;
        for (int from = 0; record.find(from);) {
            int header = behind(record.end() - 1), body = code.indexOf('{', header), end = body < 0 ? -1 : behind(body);
            from = record.end();
            if (header < 0 || end < 0 || depth(record.start()) != 0) continue;
            Matcher name = Pattern.compile("\\b" + record.group(1) + "\\s*[({]").matcher(code).region(body, end);
            while (name.find()) {
                if (depth(name.start()) != 1 || !BEGINNING.matcher(code.substring(body, name.start())).find()) continue;
                out.insert(name.start() + added, PUBLIC);
                added += PUBLIC.length();
            }
            from = end;
        }
        return out.toString();
    }

    /** How many braces are open at a place. */
    private int depth(int place) {
        int depth = 0;
        for (int i = 0; i < place; i++) depth += code.charAt(i) == '{' ? 1 : code.charAt(i) == '}' ? -1 : 0;
        return depth;
    }

    /** Behind the bracket that closes the one at a place; −1 for none. */
    private int behind(int opening) {
        int depth = 0;
        for (int i = opening; i < code.length(); i++) {
            char c = code.charAt(i);
            if (c == '(' || c == '{') depth++;
            if ((c == ')' || c == '}') && --depth == 0) return i + 1;
        }
        return -1;
    }
}
