package nimbook.logic;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A word, number or operator of a statement.
 *
 * @param kind what it is: "name", "number", "end", or the operator in its one spelling
 * @param text as it was written
 * @param at where it starts
 */
record Token(String kind, String text, int at) {

    /** A statement is a line; a longer one belongs into definitions. */
    private static final int LONGEST = 2000;

    /** Spellings of operators, longer ones first where one begins another, and the one that stands for them. */
    private static final String[][] OPERATORS = {{"<=>", "⇔"}, {"<->", "⇔"}, {"=>", "⇒"}, {"->", "⇒"}, {"<=", "≤"},
            {">=", "≥"}, {"!=", "≠"}, {"==", "="}, {"&&", "∧"}, {"||", "∨"}, {"//", "div"}, {"⇔", "⇔"}, {"↔", "⇔"},
            {"⇒", "⇒"}, {"→", "⇒"}, {"≤", "≤"}, {"≥", "≥"}, {"≠", "≠"}, {"=", "="}, {"<", "<"}, {">", ">"},
            {"&", "∧"}, {"∧", "∧"}, {"|", "∨"}, {"∨", "∨"}, {"⊕", "xor"}, {"~", "¬"}, {"!", "¬"}, {"¬", "¬"},
            {"∀", "∀"}, {"∃", "∃"}, {"+", "+"}, {"-", "−"}, {"−", "−"}, {"*", "·"}, {"·", "·"}, {"%", "mod"},
            {"(", "("}, {")", ")"}, {",", ","}, {":", ":"}, {".", ":"}};

    private static final Map<String, String> WORDS = Map.of("all", "∀", "some", "∃", "and", "∧", "or", "∨", "not", "¬",
            "implies", "⇒", "iff", "⇔", "xor", "xor", "mod", "mod", "div", "div");

    /**
     * The tokens of a text, an end at last.
     *
     * @throws IllegalArgumentException for an empty or long text, and for a character that nothing begins with
     */
    static List<Token> of(String text) {
        refuse(text.isBlank(), "statement: an empty text says nothing");
        refuse(text.length() > LONGEST, "statement of ", text.length(), " characters: at most ", LONGEST,
                " are allowed");
        List<Token> tokens = new ArrayList<>();
        for (int at = 0; at < text.length();) {
            Token token = next(text, at);
            at += Math.max(1, token.text.length());
            if (!token.text.isEmpty()) tokens.add(token);
        }
        tokens.add(new Token("end", "", text.length()));
        return tokens;
    }

    /** The token here; one of an empty text for a blank. */
    private static Token next(String text, int at) {
        char sign = text.charAt(at);
        if (Character.isWhitespace(sign)) return new Token("blank", "", at);
        int to = at;
        if (sign >= '0' && sign <= '9') {
            while (to < text.length() && text.charAt(to) >= '0' && text.charAt(to) <= '9') to++;
            return new Token("number", text.substring(at, to), at);
        }
        if (Character.isLetter(sign)) {
            while (to < text.length() && (Character.isLetterOrDigit(text.charAt(to)) || "_'₀₁₂₃₄₅₆₇₈₉".indexOf(
                    text.charAt(to)) >= 0)) to++;
            String word = text.substring(at, to);
            return new Token(WORDS.getOrDefault(word, "name"), word, at);
        }
        for (String[] spelling : OPERATORS)
            if (text.startsWith(spelling[0], at)) return new Token(spelling[1], spelling[0], at);
        throw new IllegalArgumentException(fault(text, at, "\"" + sign + "\" begins nothing that can be said here"));
    }

    /** A text with a caret under the place, and what is wrong there. */
    static String fault(String text, int at, String what) {
        String line = text.replace('\n', ' ');
        return line + "\n" + " ".repeat(at) + "^ " + what;
    }

    /** The statement in the symbols of mathematics, its blanks as they were written. */
    static String typeset(String text) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (Token token : of(text)) {
            out.append(text, from, token.at);
            from = token.at + token.text.length();
            boolean word = token.kind.equals("name") || token.kind.equals("number") || token.kind.equals("end");
            boolean kept = word || ":".equals(token.kind) || "·".equals(token.kind);
            boolean quantifier = token.kind.equals("∀") || token.kind.equals("∃");
            out.append(kept ? token.text : token.kind);
            if (quantifier && from < text.length() && text.charAt(from) == ' ') from++;
        }
        return out.toString().strip();
    }
}
