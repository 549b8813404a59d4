package nimbook.help;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimbook.widget.model.Json;

/**
 * What {@link CodeAnswers} says of each type and member, written for a kernel in a page, whose compiler knows what
 * stands at a place but not what the documentation says of it. The form is that of {@code help.js} in
 * lib/java-in-page/kernel.
 */
final class PageTexts {

    private PageTexts() {}

    /** The file to write. */
    public static void main(String[] arguments) throws IOException {
        Files.write(Path.of(arguments[0]), Json.write(of(ApiIndex.get())).getBytes(StandardCharsets.UTF_8));
    }

    /** Of two types with the same name, the first. */
    static Map<String, Object> of(ApiIndex index) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (ApiType type : index.types()) {
            Map<String, Object> members = new LinkedHashMap<>();
            for (ApiMember member : index.members(type))
                members.put(key(member), texts(HelpText.Section.of(index, type, member)));
            all.putIfAbsent(type.simpleName(), Json.object("name", type.name(),
                    "texts", texts(HelpText.Section.of(type)), "members", members));
        }
        return all;
    }

    /** Whole as plain text and as HTML, then both in the first sentence. */
    private static List<String> texts(HelpText.Section section) {
        Map<String, String> whole = HelpText.of(List.of(section), true), brief = HelpText.of(List.of(section), false);
        return List.of(whole.get("text/plain"), whole.get("text/html"), brief.get("text/plain"),
                brief.get("text/html"));
    }

    /** "terminal(Cells)", "GOLDEN". */
    private static String key(ApiMember member) {
        return member.isMethod() ? member.parameterTypes().stream().map(SignatureText::unqualified)
                .collect(Collectors.joining(",", member.name() + "(", ")")) : member.name();
    }
}
