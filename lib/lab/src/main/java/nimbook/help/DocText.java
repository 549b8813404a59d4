package nimbook.help;

import java.util.ArrayList;
import java.util.List;

/**
 * What a comment says. Its text has paragraphs between empty lines, code between backquotes, blocks of code indented by
 * four, and at its end a line for each tag.
 *
 * @param summary the first sentence
 * @param paragraphs all of it, the first sentence among them
 * @param tags "@param n …", "@return …"
 * @param exceptions "IllegalArgumentException when …"
 * @param example a line or some of Java; empty for none
 */
record DocText(String summary, List<String> paragraphs, List<String> tags, List<String> exceptions, String example) {

    static DocText of(String comment) {
        List<String> paragraphs = new ArrayList<>(), tags = new ArrayList<>(), exceptions = new ArrayList<>();
        StringBuilder body = new StringBuilder();
        String example = "";
        for (String line : comment.split("\n", -1)) {
            if (line.startsWith("@throws ")) exceptions.add(line.substring(8));
            else if (line.startsWith("@example ")) example = line.substring(9).replace(" ⏎ ", "\n");
            else if (line.startsWith("@")) tags.add(line);
            else body.append(line).append('\n');
        }
        for (String paragraph : body.toString().split("\n\n+"))
            if (!paragraph.isBlank()) paragraphs.add(paragraph.stripTrailing());
        return new DocText(paragraphs.isEmpty() ? "" : firstSentence(paragraphs.get(0)), List.copyOf(paragraphs),
                List.copyOf(tags), List.copyOf(exceptions), example);
    }

    /** Up to a full stop that a blank follows; one in code is none. */
    private static String firstSentence(String paragraph) {
        boolean code = false;
        for (int i = 0; i + 1 < paragraph.length(); i++) {
            if (paragraph.charAt(i) == '`') code = !code;
            if (!code && paragraph.charAt(i) == '.' && Character.isWhitespace(paragraph.charAt(i + 1)))
                return paragraph.substring(0, i + 1);
        }
        return paragraph;
    }
}
