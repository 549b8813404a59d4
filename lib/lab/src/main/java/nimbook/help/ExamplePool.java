package nimbook.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Of the build: an example for each type and member, of its own comment, else of the lines of a document whose lines
 * all run, as docs/library.md.
 */
final class ExamplePool {
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    /** Lines of a block that are shown. */
    private static final int LINES = 4;
    /** The front door: its members are called without its name. */
    private static final String FRONT_DOOR = "nimbook.notebook.Lab";

    private final Set<String> lines = new LinkedHashSet<>();

    static ExamplePool read(Path document) throws IOException {
        ExamplePool pool = new ExamplePool();
        Matcher block = BLOCK.matcher(Files.readString(document));
        while (block.find()) block.group(1).lines().filter(line -> !line.isBlank()).forEach(pool.lines::add);
        return pool;
    }

    /** The type with an "@example" line in its comment and in those of its members, where one is known. */
    ApiType with(ApiType type) {
        List<ApiMember> members = new ArrayList<>();
        for (ApiMember member : type.members())
            members.add(new ApiMember(member.signature(), member.isStatic(),
                    with(member.comment(), of(type, member))));
        String simple = type.simpleName();
        Optional<String> example = block(type.doc()).or(() -> shortest(Pattern.compile("\\b" + simple + "\\."), ""));
        return new ApiType(type.name(), type.kind(), type.above(), members, with(type.comment(), example));
    }

    private static String with(String comment, Optional<String> example) {
        return comment + example.map(line -> "\n@example " + line.replace("\n", " ⏎ ")).orElse("");
    }

    private Optional<String> of(ApiType type, ApiMember member) {
        String name = Pattern.quote(member.name());
        String before = type.name().equals(FRONT_DOOR) ? "(?<![.\\w])"
                : member.isStatic() ? "\\b" + type.simpleName() + "\\." : "\\b" + type.simpleName() + "\\b.*\\.";
        Pattern call = Pattern.compile(before + name + (member.isMethod() ? "\\(" : "\\b"));
        Pattern own = Pattern.compile("\\b" + name + (member.isMethod() ? "\\(" : "\\b"));
        boolean one = type.named(member.name()).size() == 1;
        return block(member.doc()).or(() -> span(member, own))
                .or(() -> member.parameterTypes().stream().map(SignatureText::erased)
                        .filter(parameter -> Character.isUpperCase(parameter.charAt(0)) && parameter.length() > 1)
                        .flatMap(parameter -> shortest(call, parameter).stream()).findFirst())
                .or(() -> one ? shortest(call, "") : Optional.empty());
    }

    /** The first block of code, if it is short. */
    private static Optional<String> block(DocText doc) {
        return doc.paragraphs().stream().filter(paragraph -> paragraph.startsWith("    "))
                .map(paragraph -> paragraph.lines().map(line -> line.replaceFirst("^ {4}", ""))
                        .reduce((a, b) -> a + "\n" + b).orElse(""))
                .filter(block -> block.lines().count() <= LINES && !block.contains("⏎")).findFirst();
    }

    /** Code in the comment's sentences that calls the member. */
    private static Optional<String> span(ApiMember member, Pattern call) {
        return CODE.matcher(String.join("\n", member.doc().paragraphs())).results().map(found -> found.group(1))
                .filter(code -> !code.startsWith(".") && call.matcher(code).find() && !code.endsWith("()"))
                .findFirst();
    }

    private Optional<String> shortest(Pattern call, String within) {
        return lines.stream().filter(line -> {
            Matcher at = call.matcher(line);
            return at.find() && line.indexOf(within, at.end()) >= 0;
        }).min(Comparator.comparingInt(String::length));
    }
}
