package nimbook.help;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimbook.widget.jjava.Spelling;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.model.Component;
import nimbook.widget.model.Json;
import nimbook.widget.model.Markup;
import nimbook.widget.model.Still;

/**
 * The documentation of a type, or of all that has a name: what it is, and each member with its first sentence, folded
 * out to the whole. Names of the library's types lead to their documentation in the same figure. Immutable.
 */
public final class HelpFigure implements Figure {
    private static final Component COMPONENT = new Component("help", HelpFigure.class, "/nimbook/front/help.js");
    /** Members that one name or word finds. */
    private static final int MOST = 60;

    private final ApiIndex index;
    private final String title;
    private final DocText doc;
    private final List<HelpText.Section> members;

    private HelpFigure(ApiIndex index, String title, DocText doc, List<HelpText.Section> members) {
        this.index = index;
        this.title = title;
        this.doc = doc;
        this.members = List.copyOf(members);
    }

    /**
     * What the documentation says of a class: of the nearest one above it that is public in the library.
     *
     * @throws IllegalArgumentException when the library documents neither it nor any class above it
     */
    public static HelpFigure of(Class<?> type) {
        ApiIndex index = ApiIndex.get();
        for (Class<?> c = nonNull(type, "type"); c != null; c = c.getSuperclass()) {
            Optional<ApiType> known = Stream.concat(Stream.of(c), Arrays.stream(c.getInterfaces()))
                    .map(Class::getCanonicalName).filter(Objects::nonNull)
                    .flatMap(name -> index.type(name).stream()).findFirst();
            if (known.isPresent()) return of(index, known.get());
        }
        throw new IllegalArgumentException("type = " + type.getName()
                + ": the library documents its own types; help(\"queen\") looks for a word");
    }

    /**
     * The type of this name, else every member of this name, else what has the word in its name or first sentence;
     * before the members what the glossary says of the word (docs/glossary.md).
     *
     * @throws IllegalArgumentException when nothing has, with the name that is nearest
     */
    public static HelpFigure of(String word) {
        ApiIndex index = ApiIndex.get();
        String name = nonNull(word, "word").strip().replaceAll("\\(.*", "");
        if (name.isEmpty())
            throw new IllegalArgumentException(
                    "word = \"" + word + "\": a name or a word is needed; help() lists some");
        Optional<ApiType> type = index.type(name);
        if (type.isPresent()) return of(index, type.get());
        String member = name.substring(name.lastIndexOf('.') + 1);
        String owner = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        List<HelpText.Section> found = found(index,
                (one, of) -> one.name().equalsIgnoreCase(member) && (owner.isEmpty() || of.simpleName().equals(owner)));
        if (found.isEmpty() && name.length() > 1) found = mentioning(index, name);
        Optional<DocText> term = Glossary.of(word.strip());
        if (found.isEmpty() && term.isEmpty())
            throw new IllegalArgumentException("word = \"" + word + "\": nothing in the library has this name"
                    + Spelling.nearest(name, names(index)).map(near -> "; did you mean \"" + near + "\"?").orElse(""));
        return new HelpFigure(index, "\"" + word.strip() + "\"", term.orElse(DocText.of("")), found);
    }

    /** What a cell calls without a class name. */
    public static HelpFigure frontDoor() {
        ApiIndex index = ApiIndex.get();
        return index.frontDoor().map(type -> of(index, type))
                .orElseGet(() -> new HelpFigure(index, "The library was built without its documentation",
                        DocText.of(""), List.of()));
    }

    private static HelpFigure of(ApiIndex index, ApiType type) {
        List<HelpText.Section> members = index.members(type).stream().filter(one -> !one.comment().isEmpty())
                .map(one -> HelpText.Section.of(index, type, one)).toList();
        return new HelpFigure(index, type.kind() + " " + type.name(), type.doc(), members);
    }

    /** Whether a member of a type is meant. */
    private interface Test {
        boolean holds(ApiMember member, ApiType of);
    }

    private static List<HelpText.Section> found(ApiIndex index, Test test) {
        return index.types().stream().flatMap(type -> type.members().stream()
                .filter(one -> !one.comment().isEmpty() && test.holds(one, type))
                .map(one -> HelpText.Section.of(index, type, one))).limit(MOST).toList();
    }

    /** What has a word that begins so in its name or first sentence; types first. */
    private static List<HelpText.Section> mentioning(ApiIndex index, String beginning) {
        Pattern word = Pattern.compile("(?iu)(?<!\\p{L})" + Pattern.quote(beginning));
        List<HelpText.Section> found = new ArrayList<>();
        for (ApiType type : index.types())
            if (word.matcher(type.simpleName() + " " + type.doc().summary()).find())
                found.add(HelpText.Section.of(type));
        found.addAll(found(index, (one, of) -> word.matcher(one.name() + " " + one.doc().summary()).find()));
        return found.subList(0, Math.min(MOST, found.size()));
    }

    private static Set<String> names(ApiIndex index) {
        Set<String> names = new TreeSet<>();
        for (ApiType type : index.types()) {
            names.add(type.simpleName());
            type.members().forEach(member -> names.add(member.name()));
        }
        Glossary.words().forEach(names::add);
        return names;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /**
     * Keys: title, doc, members [{signature, doc}], types (those that lead further); a doc is {summary, paragraphs,
     * example, tags, exceptions}, code in it between backquotes and blocks of code indented by four.
     */
    @Override
    public Map<String, Object> state() {
        Set<String> types = new LinkedHashSet<>();
        StringBuilder all = new StringBuilder(title).append(doc);
        members.forEach(member -> all.append(' ').append(member));
        for (String word : all.toString().split("[^\\w.]+|\\.(?!\\w)"))
            if (!word.isEmpty() && Character.isUpperCase(word.charAt(0)))
                index.type(word).ifPresent(type -> types.add(word));
        return Json.object("title", title, "doc", json(doc), "members", members.stream()
                .map(one -> Json.object("signature", one.signature(), "doc", json(one.doc()))).toList(), "types",
                List.copyOf(types));
    }

    private static Map<String, Object> json(DocText doc) {
        return Json.object("summary", doc.summary(), "paragraphs", doc.paragraphs(), "example", doc.example(), "tags",
                doc.tags(), "exceptions", doc.exceptions());
    }

    @Override
    public boolean answers() {
        return true;
    }

    /** {do: "open", name: "Cells"}: the state of that type's documentation. */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        if (!"open".equals(nonNull(question, "question").get("do"))) return Figure.super.answer(question);
        Object name = question.get("name");
        return index.type(String.valueOf(name)).map(type -> of(index, type)).orElseThrow(
                () -> new IllegalArgumentException("name = " + name + ": no type of the library")).state();
    }

    @Override
    public Still still() {
        return Figures.of(text()).still();
    }

    @Override
    public String markup() {
        StringBuilder out = new StringBuilder("<p><code><b>").append(Markup.escape(title))
                .append("</b></code></p>").append(HelpText.html(doc, true));
        for (HelpText.Section member : members)
            out.append("<details><summary><code>").append(Markup.escape(member.signature()))
                    .append("</code> ").append(HelpText.code(member.doc().summary())).append("</summary>")
                    .append(HelpText.html(member.doc(), true)).append("</details>");
        return out.toString();
    }

    @Override
    public String text() {
        List<String> parts = new ArrayList<>();
        parts.add(HelpText.plain(new HelpText.Section(title, doc), true));
        members.forEach(member -> parts.add(HelpText.plain(member, false)));
        return String.join("\n\n", parts);
    }

    @Override
    public String toString() {
        return text();
    }
}
