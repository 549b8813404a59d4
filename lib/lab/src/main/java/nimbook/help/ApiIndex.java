package nimbook.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The public types of the library with what their Javadoc says, from a resource that the build makes of the sources.
 * Read at the first question, about 30 ms. Immutable.
 */
final class ApiIndex {
    private static final String RESOURCE = "index.txt";
    private static final String FRONT_DOOR = "nimbook.notebook.Lab";

    /** Read once a JVM. */
    private static final class Holder {
        static final ApiIndex INDEX = read();
    }

    private final List<ApiType> types;
    private final Map<String, ApiType> byName = new HashMap<>();

    private ApiIndex(List<ApiType> types) {
        this.types = types;
        for (ApiType type : types) {
            byName.put(type.name(), type);
            byName.putIfAbsent(type.simpleName(), type);
            byName.putIfAbsent(type.name().substring(type.name().lastIndexOf('.') + 1), type);
        }
    }

    /** That of this library; empty where the build left it out. */
    static ApiIndex get() {
        return Holder.INDEX;
    }

    static ApiIndex of(List<ApiType> types) {
        return new ApiIndex(List.copyOf(types));
    }

    private static ApiIndex read() {
        try (InputStream in = ApiIndex.class.getResourceAsStream(RESOURCE)) {
            return in == null ? of(List.of()) : parsed(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<ApiType> types() {
        return types;
    }

    /** By its name with or without package: "nimbook.fibonacci.FibonacciNim.Turn", "FibonacciNim.Turn", "Turn". */
    Optional<ApiType> type(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** What a cell calls without a class name. */
    Optional<ApiType> frontDoor() {
        return type(FRONT_DOOR);
    }

    boolean isFrontDoor(ApiType type) {
        return type.name().equals(FRONT_DOOR);
    }

    /** The names of all types above one and itself, as far as they are known here; of others their names alone. */
    Set<String> above(String type) {
        Set<String> all = new LinkedHashSet<>();
        collect(type, all);
        return all;
    }

    private void collect(String type, Set<String> all) {
        ApiType known = byName.get(type);
        if (!all.add(known == null ? type : known.simpleName()) || known == null) return;
        known.above().forEach(one -> collect(one, all));
    }

    /** The members of a type and those that it inherits; the first of each signature. */
    List<ApiMember> members(ApiType type) {
        Map<String, ApiMember> all = new LinkedHashMap<>();
        for (String name : above(type.simpleName()))
            type(name).ifPresent(one -> one.members()
                    .forEach(member -> all.merge(member.name() + member.parameterTypes(), member, ApiIndex::said)));
        return List.copyOf(all.values());
    }

    /** What a type leaves unsaid of a method, the one above says. */
    private static ApiMember said(ApiMember below, ApiMember above) {
        return below.comment().isEmpty() ? new ApiMember(below.signature(), below.isStatic(), above.comment()) : below;
    }

    /** A line for a type, followed by one for each of its members; fields are parted by tabs. */
    static String written(List<ApiType> types) {
        StringBuilder out = new StringBuilder();
        for (ApiType type : types) {
            out.append(String.join("\t", "type", type.name(), type.kind(), String.join(",", type.above()),
                    escaped(type.comment()))).append('\n');
            for (ApiMember member : type.members())
                out.append(String.join("\t", member.isStatic() ? "static" : "member", member.signature(),
                        escaped(member.comment()))).append('\n');
        }
        return out.toString();
    }

    static ApiIndex parsed(String text) {
        List<ApiType> types = new ArrayList<>();
        List<ApiMember> members = new ArrayList<>();
        for (String line : text.split("\n")) {
            String[] field = line.split("\t", -1);
            if (field[0].equals("type")) {
                members = new ArrayList<>();
                List<String> above = field[3].isEmpty() ? List.of() : List.of(field[3].split(","));
                types.add(new ApiType(field[1], field[2], above, members, plain(field[4])));
            } else if (field.length > 2) {
                members.add(new ApiMember(field[1], field[0].equals("static"), plain(field[2])));
            }
        }
        return of(types);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", " ");
    }

    private static String plain(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\' || i + 1 == text.length()) out.append(c);
            else out.append(text.charAt(++i) == 'n' ? '\n' : '\\');
        }
        return out.toString();
    }
}
