package nimbook.help;

import com.sun.source.doctree.AttributeTree;
import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.ReturnTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.doctree.ThrowsTree;
import java.util.List;
import java.util.Map;

/**
 * Of the build: a Javadoc comment in the form that {@link DocText} reads: paragraphs, code between backquotes, a block
 * of code indented by four, and a line for each tag.
 */
final class DocCommentText {

    private static final Map<String, String> ENTITIES = Map.ofEntries(Map.entry("lt", "<"), Map.entry("gt", ">"),
            Map.entry("amp", "&"), Map.entry("nbsp", " "), Map.entry("le", "≤"), Map.entry("ge", "≥"),
            Map.entry("hellip", "…"), Map.entry("quot", "\""), Map.entry("rarr", "→"), Map.entry("times", "×"));

    private final StringBuilder out = new StringBuilder();
    private boolean block;

    private DocCommentText() {}

    static String of(DocCommentTree comment) {
        DocCommentText body = new DocCommentText();
        body.write(comment.getFullBody());
        StringBuilder all = new StringBuilder(body.text());
        for (DocTree tag : comment.getBlockTags()) {
            if (tag instanceof ParamTree param)
                line(all, "@param " + (param.isTypeParameter() ? "<" + param.getName() + ">" : param.getName()),
                        param.getDescription());
            else if (tag instanceof ReturnTree returned) line(all, "@return", returned.getDescription());
            else if (tag instanceof ThrowsTree thrown)
                line(all, "@throws " + thrown.getExceptionName(), thrown.getDescription());
        }
        return all.toString();
    }

    private static void line(StringBuilder all, String tag, List<? extends DocTree> words) {
        DocCommentText text = new DocCommentText();
        text.write(words);
        all.append('\n').append(tag).append(' ').append(text.text().replaceAll("\\s+", " "));
    }

    private String text() {
        return out.toString().replaceAll("[ \n]*\n\n[\n ]*?(?=    |\\S)", "\n\n").strip();
    }

    private void write(List<? extends DocTree> trees) {
        trees.forEach(this::write);
    }

    private void write(DocTree tree) {
        if (tree instanceof TextTree text) plain(text.getBody());
        else if (tree instanceof LiteralTree literal) literal(literal);
        else if (tree instanceof LinkTree link) link(link);
        else if (tree instanceof EntityTree entity)
            plain(ENTITIES.getOrDefault(entity.getName().toString(), entity.toString()));
        else if (tree instanceof StartElementTree start) start(start.getName().toString());
        else if (tree instanceof EndElementTree end) end(end.getName().toString());
        else if (!(tree instanceof AttributeTree))
            out.append(tree.toString().replaceAll("\\{@\\w+ ?#?|}", "").replace('#', '.'));
    }

    private void literal(LiteralTree literal) {
        String body = literal.getBody().getBody();
        if (block) plain(body);
        else if (literal.getKind() == DocTree.Kind.CODE) out.append('`').append(joined(body)).append('`');
        else out.append(joined(body));
    }

    private void link(LinkTree link) {
        if (!link.getLabel().isEmpty()) {
            write(link.getLabel());
            return;
        }
        String name = link.getReference().getSignature().replaceAll("\\(.*", "").replaceFirst("^#", "");
        out.append('`').append(name.replace('#', '.')).append('`');
    }

    private void start(String element) {
        switch (element) {
            case "p", "ul", "ol" -> out.append("\n\n");
            case "li" -> out.append("\n\n• ");
            case "pre" -> {
                out.append("\n\n    ");
                block = true;
            }
            case "sup" -> out.append('^');
            case "br" -> out.append('\n');
            default -> { }
        }
    }

    private void end(String element) {
        if (!element.equals("pre")) return;
        block = false;
        out.append("\n\n");
    }

    private void plain(String text) {
        if (!block) out.append(joined(text));
        else out.append(text.replaceFirst("^\n ?", "").replaceAll("\n ?", "\n    "));
    }

    /** On one line, with a blank where the source has the end of one. */
    private static String joined(String text) {
        return text.replaceAll("\\s*\n\\s*", " ");
    }
}
