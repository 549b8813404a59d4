package nimbook.help;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Markup;

/** Documentation as plain text and as HTML of elements; everything in it is escaped. */
final class HelpText {

    /**
     * What is said of a type or a member.
     *
     * @param signature with the type's name before the member's, as a cell calls it
     */
    record Section(String signature, DocText doc) {

        static Section of(ApiType type) {
            return new Section(type.kind() + " " + type.name(), type.doc());
        }

        static Section of(ApiIndex index, ApiType type, ApiMember member) {
            String signature = member.signature();
            String name = member.name();
            boolean constructor = signature.startsWith(name + "(");
            if (constructor || index.isFrontDoor(type)) return new Section(signature, member.doc());
            int at = signature.indexOf(member.isMethod() ? " " + name + "(" : " " + name) + 1;
            return new Section(signature.substring(0, at) + type.simpleName() + "." + signature.substring(at),
                    member.doc());
        }
    }

    private HelpText() {}

    /** By MIME type: each section whole, or in its first sentence. */
    static Map<String, String> of(List<Section> sections, boolean whole) {
        List<String> plain = new ArrayList<>();
        StringBuilder html = new StringBuilder();
        for (Section section : sections) {
            plain.add(plain(section, whole));
            html.append("<div><code><b>").append(Markup.escape(section.signature)).append("</b></code>")
                    .append(html(section.doc, whole)).append("</div>");
        }
        Map<String, String> bundle = new LinkedHashMap<>();
        bundle.put("text/plain", String.join("\n\n", plain));
        bundle.put("text/html", html.toString());
        return bundle;
    }

    static String plain(Section section, boolean whole) {
        StringBuilder out = new StringBuilder(section.signature);
        DocText doc = section.doc;
        if (!whole) return doc.summary().isEmpty() ? out.toString() : out + "\n    " + bare(doc.summary());
        if (!doc.paragraphs().isEmpty()) out.append("\n\n").append(bare(doc.paragraphs().get(0)));
        if (isOwnExample(doc)) out.append("\n\nExample:\n    ").append(doc.example().replace("\n", "\n    "));
        doc.exceptions().forEach(one -> out.append("\n\nThrows ").append(bare(one)));
        doc.paragraphs().stream().skip(1).forEach(paragraph -> out.append("\n\n").append(bare(paragraph)));
        return out.toString();
    }

    static String html(DocText doc, boolean whole) {
        if (!whole) return doc.summary().isEmpty() ? "" : "<p>" + code(doc.summary()) + "</p>";
        StringBuilder out = new StringBuilder();
        doc.paragraphs().stream().limit(1).forEach(paragraph -> out.append(paragraph(paragraph)));
        if (isOwnExample(doc)) out.append("<p>Example:</p><pre>").append(Markup.escape(doc.example())).append("</pre>");
        for (String tag : doc.tags())
            out.append("<p><i>").append(code(tag.replaceFirst("^@param ", "").replaceFirst("^@return", "Returns")))
                    .append("</i></p>");
        doc.exceptions().forEach(one -> out.append("<p><i>Throws</i> ").append(code(one)).append("</p>"));
        doc.paragraphs().stream().skip(1).forEach(paragraph -> out.append(paragraph(paragraph)));
        return out.toString();
    }

    private static String paragraph(String text) {
        return text.startsWith("    ") ? "<pre>" + Markup.escape(unindented(text)) + "</pre>"
                : "<p>" + code(text) + "</p>";
    }

    /** Whether the example is none of the paragraphs, which show it anyway. */
    private static boolean isOwnExample(DocText doc) {
        return !doc.example().isEmpty()
                && doc.paragraphs().stream().noneMatch(one -> unindented(one).contains(doc.example()));
    }

    static String unindented(String block) {
        return block.replaceAll("(?m)^ {4}", "");
    }

    private static String bare(String text) {
        return text.replace("`", "");
    }

    /** What stands between backquotes as code. */
    static String code(String text) {
        StringBuilder out = new StringBuilder();
        String[] parts = text.split("`", -1);
        for (int i = 0; i < parts.length; i++)
            out.append(i % 2 == 1 ? "<code>" + Markup.escape(parts[i]) + "</code>" : Markup.escape(parts[i]));
        return out.toString();
    }
}
