package nimbook.help;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A signature as source and shell write it: "Live nimbook.notebook.Lab.&lt;A&gt;live(Parameter&lt;A&gt; a)".
 *
 * @param owner the type before the name, without type arguments: "nimbook.notebook.Lab"; empty for none
 * @param name the member, or the type of a constructor
 * @param parameters each with its name, as written; null where there are no brackets
 */
record SignatureText(String owner, String name, List<String> parameters) {

    static SignatureText of(String signature) {
        int open = openBracket(signature);
        String head = withoutTypeArguments(open < 0 ? signature : signature.substring(0, open)).strip();
        String qualified = head.substring(head.lastIndexOf(' ') + 1);
        int dot = qualified.lastIndexOf('.');
        List<String> parameters =
                open < 0 ? null : parts(signature.substring(open + 1, signature.lastIndexOf(')')));
        return new SignatureText(dot < 0 ? "" : qualified.substring(0, dot), qualified.substring(dot + 1), parameters);
    }

    private static int openBracket(String signature) {
        return signature.endsWith(")") ? signature.indexOf('(') : -1;
    }

    /** The names of the parameters in brackets: "(rows, columns)". */
    String parameterNames() {
        return parameters.stream().map(one -> one.substring(one.lastIndexOf(' ') + 1))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** Without names: "int..." of "int... piles". */
    List<String> parameterTypes() {
        return parameters == null ? List.of()
                : parameters.stream().map(one -> one.substring(0, Math.max(0, one.lastIndexOf(' ')))).toList();
    }

    /** Without type arguments, annotations' blanks and package: "Map.Entry" of "java.util.Map.Entry&lt;K, V&gt;". */
    static String erased(String type) {
        String plain = withoutTypeArguments(type).strip();
        int at = 0;
        while (at < plain.length() && Character.isLowerCase(plain.charAt(at)) && plain.indexOf('.', at) > 0
                && !plain.startsWith("...", plain.indexOf('.', at))) at = plain.indexOf('.', at) + 1;
        return plain.substring(at);
    }

    /** The same without the types around it: "Entry". */
    static String unqualified(String type) {
        return erased(type).replaceAll("^.*\\.(?=\\w)", "");
    }

    private static String withoutTypeArguments(String text) {
        StringBuilder out = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '<') depth++;
            if (depth == 0) out.append(c);
            if (c == '>') depth--;
        }
        return out.toString();
    }

    /** What commas part, where no bracket is open. */
    static List<String> parts(String list) {
        List<String> parts = new ArrayList<>();
        int depth = 0, from = 0;
        for (int i = 0; i < list.length(); i++) {
            char c = list.charAt(i);
            if (c == '<' || c == '(' || c == '[' || c == '{') depth++;
            if (c == '>' || c == ')' || c == ']' || c == '}') depth--;
            if (c == ',' && depth == 0) {
                parts.add(list.substring(from, i).strip());
                from = i + 1;
            }
        }
        if (!list.substring(from).isBlank()) parts.add(list.substring(from).strip());
        return parts;
    }
}
