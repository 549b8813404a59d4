package nimbook.help;

import static nimbook.core.Arguments.nonNull;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimbook.logic.Definition;
import nimbook.logic.Theory;

/** The names that a statement about natural numbers may have, where a text of a cell is one. */
final class StatementNames {

    /** A call whose texts are statements, open at the end. */
    private static final Pattern CALL = Pattern.compile(
            "\\b(decide|automaton|relation|variables|value|define)\\s*\\((?:[^()\"]++|\\([^()]*+\\)|\"[^\"]*+\")*+$");
    private static final Pattern THEORY = Pattern.compile("\\bTheory\\.(binary|narayana|metallic\\((\\d+)|fibonacci)");
    /** A name of the cell's own. */
    private static final Pattern DEFINED = Pattern.compile("\\b(?:define|digits)\\(\"((\\w+)\\([^)\"]*\\))");

    private StatementNames() {}

    /** The names with their meanings; empty where the place is in no statement. */
    static Map<String, String> at(String code, int place) {
        int quote = quote(nonNull(code, "code"), Math.max(0, Math.min(place, code.length())));
        if (quote < 0 || !CALL.matcher(code.substring(0, quote)).find()) return Map.of();
        Map<String, String> names = new LinkedHashMap<>();
        for (Definition one : theory(code.substring(0, quote)).definitions()) names.put(one.name(), one.toString());
        Matcher own = DEFINED.matcher(code.substring(0, quote));
        while (own.find()) names.put(own.group(2), own.group(1) + ": defined in this cell");
        names.put("all", "all n: …, all x, y: …: for all natural numbers");
        names.put("some", "some n: …, some n >= 1: …: there is a natural number");
        names.put("xor", "a xor b: one of the two, not both");
        names.put("mod", "n mod 3: the remainder");
        names.put("div", "n div 3: the quotient without the remainder");
        return names;
    }

    /** Where the text begins that is open at a place; −1 in no text. */
    private static int quote(String code, int place) {
        int open = -1;
        for (int i = 0; i < place; i++) {
            char c = code.charAt(i);
            if (open >= 0 && c == '\\') i++;
            else if (c == '"') open = open < 0 ? i : -1;
            else if (open >= 0 && c == '\n') open = -1;
            else if (open < 0 && code.startsWith("//", i)) i = Math.max(i, code.indexOf('\n', i) < 0 ? place
                    : code.indexOf('\n', i));
        }
        return open;
    }

    /** The last that is named before. */
    private static Theory theory(String code) {
        Theory theory = Theory.fibonacci();
        Matcher named = THEORY.matcher(code);
        while (named.find()) {
            boolean metallic = named.group(2) != null && named.group(2).matches("[2-9]|10");
            theory = named.group(1).equals("binary") ? Theory.binary()
                    : named.group(1).equals("narayana") ? Theory.narayana()
                    : metallic ? Theory.metallic(Integer.parseInt(named.group(2))) : Theory.fibonacci();
        }
        return theory;
    }
}
