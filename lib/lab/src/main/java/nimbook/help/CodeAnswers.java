package nimbook.help;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimbook.widget.jjava.CodeReference;

/** The answers to Tab and Shift+Tab, of the index. */
public final class CodeAnswers implements CodeReference {
    /** So many overloads are shown whole; of more, each by its first sentence. */
    private static final int WHOLE = 2;

    @Override
    public Map<String, String> describe(List<String> signatures, List<String> arguments, List<String> types,
            boolean closed) {
        ApiIndex index = ApiIndex.get();
        copy(signatures, "signatures");
        List<String> known = signatures.stream().filter(one -> entry(index, one).isPresent()).toList();
        if (known.isEmpty()) return Map.of();
        List<Entry> fitting = new Overloads(index).fitting(known, arguments, types, closed).stream()
                .map(one -> entry(index, one).orElseThrow()).distinct().toList();
        return HelpText.of(fitting.stream().map(Entry::section).toList(), fitting.size() <= WHOLE);
    }

    /** A type, or a member of it. */
    private record Entry(ApiIndex index, ApiType type, ApiMember member) {
        HelpText.Section section() {
            return member == null ? HelpText.Section.of(type) : HelpText.Section.of(index, type, member);
        }
    }

    private static Optional<Entry> entry(ApiIndex index, String signature) {
        if (nonNull(signature, "signature").endsWith(")")) return member(index, signature);
        // A type, a field "nimbook.number.BeattyPair.GOLDEN:nimbook.number.BeattyPair", or a variable "g:BoardGame".
        int colon = signature.indexOf(':');
        if (colon < 0) return index.type(signature).map(type -> new Entry(index, type, null));
        return member(index, signature.substring(0, colon))
                .or(() -> index.type(SignatureText.erased(signature.substring(colon + 1)))
                        .map(type -> new Entry(index, type, null)));
    }

    private static Optional<Entry> member(ApiIndex index, String signature) {
        SignatureText text = SignatureText.of(signature);
        String owner = text.owner().isEmpty() ? text.name() : text.owner();
        return index.type(owner).flatMap(type -> index.members(type).stream()
                .filter(one -> one.name().equals(text.name())
                        && one.isMethod() == (text.parameters() != null) && same(one, text))
                .findFirst().map(member -> new Entry(index, type, member)));
    }

    /** Whether the types are the same but for their packages, blanks and arguments. */
    private static boolean same(ApiMember member, SignatureText text) {
        return erased(member.parameterTypes()).equals(erased(text.parameterTypes()));
    }

    private static List<String> erased(List<String> types) {
        return types.stream().map(SignatureText::unqualified).toList();
    }

    @Override
    public String annotation(String receiver, String completion) {
        ApiIndex index = ApiIndex.get();
        String name = nonNull(completion, "completion").replaceAll("\\(.*", "");
        nonNull(receiver, "receiver");
        Optional<ApiType> owner = receiver.isEmpty() ? index.frontDoor() : index.type(SignatureText.erased(receiver));
        List<ApiMember> members = new ArrayList<>();
        owner.ifPresent(type -> index.members(type).stream().filter(one -> one.name().equals(name)
                && one.isMethod() == completion.contains("(")).forEach(members::add));
        if (members.isEmpty())
            return receiver.isEmpty() ? index.type(name).map(ApiType::kind).orElse("") : "";
        if (!members.get(0).isMethod()) return "field";
        String others = members.size() == 1 ? "" : " +" + (members.size() - 1);
        return "method " + SignatureText.of(members.get(0).signature()).parameterNames() + others;
    }

    @Override
    public Map<String, String> inText(String code, int place) {
        return StatementNames.at(code, place);
    }
}
