package nimbook.help;

import java.util.List;

/**
 * A public member of a type.
 *
 * @param signature "BoardGame terminal(Cells cells)", "Cells(String name)", "BeattyPair GOLDEN"
 * @param isStatic whether it is called by the type's name; a constructor is
 * @param comment as {@link DocText} reads it
 */
record ApiMember(String signature, boolean isStatic, String comment) {

    /** The name alone; of a constructor the type's. */
    String name() {
        return SignatureText.of(signature).name();
    }

    boolean isMethod() {
        return signature.endsWith(")");
    }

    /** As they are written, "Function&lt;P, R&gt;" or "int..." among them. */
    List<String> parameterTypes() {
        return SignatureText.of(signature).parameterTypes();
    }

    DocText doc() {
        return DocText.of(comment);
    }
}
