package nimbook.help;

import java.util.List;

/**
 * A public type.
 *
 * @param name with its package: "nimbook.board.BoardGame"
 * @param kind "class", "interface", "record", "enum"
 * @param above the simple names of what it extends and implements
 * @param members in the order of the source
 * @param comment as {@link DocText} reads it
 */
record ApiType(String name, String kind, List<String> above, List<ApiMember> members, String comment) {

    /** Without the package: "BoardGame", "FibonacciNim.Turn". */
    String simpleName() {
        for (int at = 0; at < name.length(); at = name.indexOf('.', at) + 1)
            if (Character.isUpperCase(name.charAt(at))) return name.substring(at);
        return name;
    }

    DocText doc() {
        return DocText.of(comment);
    }

    /** Those of this name, in the order of the source. */
    List<ApiMember> named(String member) {
        return members.stream().filter(one -> one.name().equals(member)).toList();
    }
}
